//! `/claim leaderboard`: shows the server's leaderboard, and the way to the others.

use claim_screens::LeaderboardPage;

use super::definition::SlashCommand;
use crate::actions::ratings;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("leaderboard", |call| {
        let board = LeaderboardPage::default();
        Box::pin(ratings::leaderboard(call.app, call.interaction, board))
    })
}
