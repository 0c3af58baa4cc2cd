//! The screens of a table before its match.

pub(in crate::ui) mod bot_match;
pub(in crate::ui) mod fairness;
pub(in crate::ui) mod open_table;
pub(in crate::ui) mod series;
pub(in crate::ui) mod table_call;
pub(in crate::ui) mod table_options;
