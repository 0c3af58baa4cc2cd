//! One interaction, from its JSON to its answer: what was used or pressed, by whom, and how it is answered in time.

pub(in crate::discord) mod dispatch;
pub(in crate::discord) mod held_message;
pub(in crate::discord) mod incoming;
pub(in crate::discord) mod pending;
pub(in crate::discord) mod refusal;
pub(in crate::discord) mod reply;
pub(in crate::discord) mod responder;
pub(in crate::discord) mod token;
