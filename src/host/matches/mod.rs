//! The matches: loading, opening, playing and ending them, and reading about them.

pub(in crate::host) mod forced_plays;
pub(in crate::host) mod leaving;
pub(in crate::host) mod limits;
pub(in crate::host) mod lists;
pub(in crate::host) mod loading;
pub(in crate::host) mod lobby;
pub(in crate::host) mod lru_cache;
pub(in crate::host) mod match_info;
pub(in crate::host) mod opening;
pub(in crate::host) mod playing_on;
pub(in crate::host) mod queries;
pub(in crate::host) mod registry;
pub(in crate::host) mod timers;
pub(in crate::host) mod tutorial;
