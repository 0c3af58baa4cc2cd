//! `/claim vacation`: stops the user's clocks in matches with days per turn.

use crate::actions::personal::vacation;
use crate::commands::definition::SlashCommand;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("vacation", |ctx| Box::pin(vacation::show(ctx)))
}
