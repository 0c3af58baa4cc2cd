//! Lists: tables, matches, leaderboards, and the profile of a player.

pub(in crate::ui) mod leaderboard;
pub(in crate::ui) mod my_matches;
pub(in crate::ui) mod open_tables;
pub(in crate::ui) mod paging;
pub(in crate::ui) mod profile;
pub(in crate::ui) mod ranking;
