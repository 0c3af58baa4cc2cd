//! A screen as plain data, and the parts that many screens share.

pub(crate) mod alt_text;
pub(crate) mod info_buttons;
pub(crate) mod model;
pub(crate) mod picture;
pub(crate) mod picture_request;
pub(crate) mod share;
pub(crate) mod starts;
pub(crate) mod with_presses;
