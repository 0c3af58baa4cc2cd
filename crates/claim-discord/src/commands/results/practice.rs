//! `/claim practice`: shows a mistake of the user as an exercise.

use crate::actions::practice;
use crate::commands::definition::SlashCommand;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("practice", |ctx| Box::pin(practice::show(ctx)))
}
