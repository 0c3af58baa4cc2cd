//! `/claim matches`: lists the user's running matches.

use super::respond::respond;
use crate::discord::lists;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command)]
pub(super) async fn matches(context: Context<'_>) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        lists::matches(app, interaction, 0).await
    })
    .await
}
