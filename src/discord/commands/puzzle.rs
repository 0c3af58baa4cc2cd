//! `/claim puzzle`: shows the daily puzzle.

use super::respond::respond;
use crate::discord::puzzle;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command, rename = "puzzle")]
pub(super) async fn puzzle_command(context: Context<'_>) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        puzzle::show(app, interaction).await
    })
    .await
}
