//! The server's calendar: its daily post, and the settings of that.

pub(crate) mod post;
pub(crate) mod post_settings;
