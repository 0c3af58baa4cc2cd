//! What the bot keeps of its own: messages, processes, outages, deletions, emoji, and counts.

pub(in crate::sql) mod counts;
pub(in crate::sql) mod deletions;
pub(in crate::sql) mod emoji;
pub(in crate::sql) mod messages;
mod operator;
pub(in crate::sql) mod outages;
pub(in crate::sql) mod work;
