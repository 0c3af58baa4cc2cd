//! `/claim tables`: lists the open tables of the server.

use super::definition::SlashCommand;
use crate::actions::lists;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("tables", |call| {
        Box::pin(lists::tables(call.app, call.interaction))
    })
}
