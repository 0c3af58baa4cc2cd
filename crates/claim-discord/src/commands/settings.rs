//! `/claim settings`: shows the user's settings, with a button for each.

use super::definition::SlashCommand;
use crate::actions::settings;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("settings", |call| {
        Box::pin(settings::show(call.app, call.interaction))
    })
}
