//! Commands for what comes after matches, and beside them: analyses, practice, rankings, puzzles.

pub(crate) mod analyze;
pub(crate) mod daily;
pub(crate) mod leaderboard;
pub(crate) mod practice;
pub(crate) mod profile;
pub(crate) mod puzzle;

use super::definition::SlashCommand;

/// The commands of this folder, in the order in which Discord lists them.
pub(crate) fn commands() -> Vec<SlashCommand> {
    vec![
        analyze::command(),
        practice::command(),
        leaderboard::command(),
        profile::command(),
        daily::command(),
        puzzle::command(),
    ]
}
