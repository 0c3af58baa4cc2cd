//! `/claim settings`: shows the user's settings, with a button for each.

use crate::actions::personal::settings;
use crate::commands::definition::SlashCommand;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("settings", |ctx| Box::pin(settings::show(ctx)))
}
