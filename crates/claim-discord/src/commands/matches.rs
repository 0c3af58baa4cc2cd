//! `/claim matches`: lists the user's running matches.

use super::definition::SlashCommand;
use crate::actions::lists;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("matches", |call| {
        Box::pin(lists::matches(call.app, call.interaction, 0))
    })
}
