//! The messages of matches: which there should be, what they show, and how they are brought up to date.

pub(crate) mod hand_copy;
pub(crate) mod lost_channel;
pub(crate) mod lost_posts;
pub(crate) mod match_thread;
pub(crate) mod message_deletion;
pub(crate) mod message_links;
pub(crate) mod message_slots;
pub(crate) mod message_update;
pub(crate) mod messenger;
pub(crate) mod refused_deletions;
pub(crate) mod screens;
pub(crate) mod stop_notice;
pub(crate) mod table_calls;
pub(crate) mod update_outcome;
pub(crate) mod updating;
pub(crate) mod wanted_messages;
