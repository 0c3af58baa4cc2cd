//! A screen as plain data, and the parts that many screens share.

pub(in crate::ui) mod alt_text;
pub(in crate::ui) mod info_buttons;
pub(in crate::ui) mod model;
pub(in crate::ui) mod picture;
pub(in crate::ui) mod share;
