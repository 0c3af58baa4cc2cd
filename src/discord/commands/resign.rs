//! `/claim resign`: asks the user to confirm that they resign a match.

use super::completions::complete_match;
use super::respond::respond;
use super::which_match::find_running;
use crate::discord::resign;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command, rename = "resign")]
pub(super) async fn resign_command(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_match"]
    r#match: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let table = find_running(app, interaction, r#match.as_deref(), false).await?;
        resign::ask(app, interaction, &table).await
    })
    .await
}
