//! Screens as messages: their JSON, pictures and emoji, and how they are posted, edited and deleted.

pub(in crate::discord) mod artwork;
pub(in crate::discord) mod drawn_screen;
pub(in crate::discord) mod emoji;
pub(in crate::discord) mod emoji_upload;
pub(in crate::discord) mod message;
pub(in crate::discord) mod messenger;
pub(in crate::discord) mod pictures;
pub(in crate::discord) mod posted_message;
pub(in crate::discord) mod shown_messages;
