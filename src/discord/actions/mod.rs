//! What presses do: a file per feature, and `press.rs`, which calls them.

pub(in crate::discord) mod analysis;
pub(in crate::discord) mod bot_match;
pub(in crate::discord) mod clock;
pub(in crate::discord) mod finished;
pub(in crate::discord) mod hand;
pub(in crate::discord) mod lists;
pub(in crate::discord) mod lobby;
pub(in crate::discord) mod offers;
pub(in crate::discord) mod personal_data;
pub(in crate::discord) mod press;
pub(in crate::discord) mod puzzle;
pub(in crate::discord) mod ratings;
pub(in crate::discord) mod resign;
pub(in crate::discord) mod settings;
pub(in crate::discord) mod share;
pub(in crate::discord) mod table_options;
pub(in crate::discord) mod tutorial;
pub(in crate::discord) mod vacation;
pub(in crate::discord) mod watch;
