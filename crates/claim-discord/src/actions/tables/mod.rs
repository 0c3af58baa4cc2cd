//! Tables before their match: how they are opened, changed and filled.

pub(crate) mod bot_match;
pub(crate) mod lobby;
pub(crate) mod opening;
pub(crate) mod refused_seat;
pub(crate) mod table_options;
pub(crate) mod tutorial;
