//! `/claim leaderboard`: shows the server's leaderboard.

use super::respond::respond;
use crate::discord::lists;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command)]
pub(super) async fn leaderboard(context: Context<'_>) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        lists::leaderboard(app, interaction, 0).await
    })
    .await
}
