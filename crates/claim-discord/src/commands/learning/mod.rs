//! Commands that explain the games.

pub(crate) mod rules;
pub(crate) mod tutorial;

use super::definition::SlashCommand;

/// The commands of this folder, in the order in which Discord lists them.
pub(crate) fn commands() -> Vec<SlashCommand> {
    vec![tutorial::command(), rules::command()]
}
