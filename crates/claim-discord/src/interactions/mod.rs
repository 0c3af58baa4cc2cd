//! One interaction, from its JSON to its answer: what was used or pressed, by whom, and how it is answered in time.

pub(crate) mod context;
pub(crate) mod dispatch;
pub(crate) mod incoming;
pub(crate) mod reply;
