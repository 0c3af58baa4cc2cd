//! Validation of what a bot sends, with Discord's error codes.

pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod emojis;
pub(crate) mod form;
mod interactive;
pub(crate) mod message;
