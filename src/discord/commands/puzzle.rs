//! `/claim puzzle`: the puzzle of the day.

use super::answer;
use crate::discord::{Context, Error, puzzle};

#[poise::command(slash_command)]
pub(super) async fn puzzle(context: Context<'_>) -> Result<(), Error> {
    answer!(context, |app, asked| puzzle::show(app, asked).await)
}
