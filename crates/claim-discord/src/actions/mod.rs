//! What presses do: a file per feature, and `press.rs`, which calls them.

pub(crate) mod analysis;
pub(crate) mod bot_match;
pub(crate) mod clock;
pub(crate) mod finished;
pub(crate) mod hand;
pub(crate) mod lists;
pub(crate) mod lobby;
pub(crate) mod offers;
pub(crate) mod personal_data;
pub(crate) mod press;
pub(crate) mod puzzle;
pub(crate) mod ratings;
pub(crate) mod resign;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod table_options;
pub(crate) mod tutorial;
pub(crate) mod vacation;
pub(crate) mod watch;
