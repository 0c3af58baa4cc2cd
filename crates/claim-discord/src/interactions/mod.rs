//! One interaction, from its JSON to its answer: what was used or pressed, by whom, and how it is answered in time.

pub(crate) mod dispatch;
pub(crate) mod held_message;
pub(crate) mod incoming;
pub(crate) mod pending;
pub(crate) mod refusal;
pub(crate) mod reply;
pub(crate) mod responder;
pub(crate) mod token;
