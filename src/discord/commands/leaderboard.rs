//! `/claim leaderboard`: who is ahead on the server.

use super::answer;
use crate::discord::{Context, Error, lists};

#[poise::command(slash_command)]
pub(super) async fn leaderboard(context: Context<'_>) -> Result<(), Error> {
    answer!(context, |app, asked| lists::leaderboard(app, asked, 0)
        .await)
}
