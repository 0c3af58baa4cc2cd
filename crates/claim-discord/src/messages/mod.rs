//! Screens as messages: their JSON, pictures and emoji, and how they are posted, edited and deleted.

pub(crate) mod artwork;
pub(crate) mod drawn_screen;
pub(crate) mod emoji;
pub(crate) mod emoji_upload;
pub(crate) mod message;
pub(crate) mod messenger;
pub(crate) mod pictures;
pub(crate) mod posted_message;
pub(crate) mod shown_messages;
