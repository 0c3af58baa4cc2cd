//! Commands for playing: opening tables, playing, and finding matches.

pub(crate) mod hand;
pub(crate) mod lists;
pub(crate) mod play;
pub(crate) mod resign;
pub(crate) mod start;
pub(crate) mod table;
mod tournament;

use super::definition::SlashCommand;

/// The commands of this folder, in the order in which Discord lists them.
pub(crate) fn commands() -> Vec<SlashCommand> {
    vec![
        start::command(),
        play::command(),
        hand::command(),
        table::command(),
        lists::matches(),
        lists::tables(),
        resign::command(),
        tournament::command(),
    ]
}
