//! `/claim matches`: the asker's running matches, with links.

use super::answer;
use crate::discord::{Context, Error, lists};

#[poise::command(slash_command)]
pub(super) async fn matches(context: Context<'_>) -> Result<(), Error> {
    answer!(context, |app, asked| lists::matches(app, asked, 0).await)
}
