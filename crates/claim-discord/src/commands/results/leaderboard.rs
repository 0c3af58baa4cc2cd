//! `/claim leaderboard`: shows the server's leaderboard, and the way to the others.

use claim_screens::LeaderboardPage;

use crate::actions::lists::ratings;
use crate::commands::definition::SlashCommand;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("leaderboard", |ctx| {
        let board = LeaderboardPage::default();
        Box::pin(ratings::leaderboard(ctx, board))
    })
}
