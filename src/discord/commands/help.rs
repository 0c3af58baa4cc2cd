//! `/claim help`: what the bot does, and how to start.

use super::respond::respond;
use crate::discord::reply::Reply;
use crate::discord::state::{Context, Error};
use crate::ui;

#[poise::command(slash_command)]
pub(super) async fn help(context: Context<'_>) -> Result<(), Error> {
    respond(context, async |_, interaction| {
        Ok(Reply::ephemeral(ui::help(interaction.locale)))
    })
    .await
}
