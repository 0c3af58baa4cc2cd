//! The matches: loading, opening, playing and ending them, and reading about them.

pub(crate) mod forced_plays;
pub(crate) mod leaving;
pub(crate) mod limits;
pub(crate) mod lists;
pub(crate) mod loading;
pub(crate) mod lobby;
pub(crate) mod lru_cache;
pub(crate) mod match_info;
pub(crate) mod opening;
pub(crate) mod playing_on;
pub(crate) mod queries;
pub(crate) mod registry;
pub(crate) mod timers;
pub(crate) mod tutorial;
