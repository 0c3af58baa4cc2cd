//! The options of commands: what completes them, and what a user means by them.

pub(crate) mod autocomplete;
pub(crate) mod completions;
pub(crate) mod setup_request;
pub(crate) mod which_match;
