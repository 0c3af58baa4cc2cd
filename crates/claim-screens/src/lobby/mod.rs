//! The screens of a table before its match.

pub(crate) mod bot_match;
pub(crate) mod fairness;
pub(crate) mod open_table;
pub(crate) mod opening;
pub(crate) mod series;
pub(crate) mod table_call;
pub(crate) mod table_options;
