//! `/claim leaderboard`: shows the server's leaderboard.

use super::definition::SlashCommand;
use crate::discord::lists;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("leaderboard", |call| {
        Box::pin(lists::leaderboard(call.app, call.interaction, 0))
    })
}
