//! `/claim vacation`: stops the user's clocks in matches with days per turn.

use super::definition::SlashCommand;
use crate::actions::vacation;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("vacation", |call| {
        Box::pin(vacation::show(call.app, call.interaction))
    })
}
