//! The messages of matches: which there should be, what they show, and how they are brought up to date.

pub(in crate::host) mod hand_copy;
pub(in crate::host) mod lost_channel;
pub(in crate::host) mod lost_posts;
pub(in crate::host) mod match_thread;
pub(in crate::host) mod message_deletion;
pub(in crate::host) mod message_links;
pub(in crate::host) mod message_slots;
pub(in crate::host) mod message_update;
pub(in crate::host) mod messenger;
pub(in crate::host) mod refused_deletions;
pub(in crate::host) mod screens;
pub(in crate::host) mod stop_notice;
pub(in crate::host) mod table_calls;
pub(in crate::host) mod update_outcome;
pub(in crate::host) mod updating;
pub(in crate::host) mod wanted_messages;
