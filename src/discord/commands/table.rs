//! `/claim table`: shows the user a match as everybody sees it.

use super::completions::complete_match;
use super::respond::respond;
use super::which_match::find_running;
use crate::discord::reply::Reply;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command)]
pub(super) async fn table(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_match"]
    r#match: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let table = find_running(app, interaction, r#match.as_deref(), true).await?;
        let screen = app.host.public_screen(&table, interaction.locale).await?;
        Ok(Reply::ephemeral(screen))
    })
    .await
}
