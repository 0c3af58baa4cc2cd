//! `/claim puzzle`: shows the daily puzzle.

use crate::actions::puzzle;
use crate::commands::definition::SlashCommand;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("puzzle", |ctx| Box::pin(puzzle::show(ctx)))
}
