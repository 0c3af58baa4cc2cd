//! Screens as messages: their JSON, pictures and emoji, and how they are posted, edited and deleted.

pub(crate) mod artwork;
mod components;
pub(crate) mod expected;
pub(crate) mod message;
pub(crate) mod messenger;
pub(crate) mod posted_message;
pub(crate) mod shown_messages;
