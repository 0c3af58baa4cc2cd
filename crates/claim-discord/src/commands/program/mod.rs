//! Commands that explain the bot.

pub(crate) mod about;
pub(crate) mod help;

use super::definition::SlashCommand;

/// The commands of this folder, in the order in which Discord lists them.
pub(crate) fn commands() -> Vec<SlashCommand> {
    vec![help::command(), about::command()]
}
