//! `/claim hand`: shows the user their hand.

use super::completions::complete_match;
use super::respond::respond;
use super::which_match::find_running;
use crate::discord::hand;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command, rename = "hand")]
pub(super) async fn hand_command(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_match"]
    r#match: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let table = find_running(app, interaction, r#match.as_deref(), true).await?;
        hand::show(app, interaction, table.id()).await
    })
    .await
}
