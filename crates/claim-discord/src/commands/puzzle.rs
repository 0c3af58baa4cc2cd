//! `/claim puzzle`: shows the daily puzzle.

use super::definition::SlashCommand;
use crate::actions::puzzle;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("puzzle", |call| {
        Box::pin(puzzle::show(call.app, call.interaction))
    })
}
