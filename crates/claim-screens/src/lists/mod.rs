//! Lists: tables, matches, leaderboards, and the profile of a player.

pub(crate) mod achievements;
pub(crate) mod finished_matches;
pub(crate) mod leaderboard;
pub(crate) mod my_matches;
pub(crate) mod open_tables;
pub(crate) mod paging;
pub(crate) mod profile;
pub(crate) mod ranking;
