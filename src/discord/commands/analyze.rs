//! `/claim analyze`: analyses a finished match.

use serenity::all::CreateAutocompleteResponse;

use super::autocomplete::matching_choices;
use super::respond::respond;
use super::which_match::{find_finished, finished_choices};
use crate::discord::analysis;
use crate::discord::state::{Context, Error};
use crate::i18n::Locale;
use crate::ids::UserId;

#[poise::command(slash_command)]
pub(super) async fn analyze(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_finished_match"]
    r#match: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let id = find_finished(app, interaction, r#match.as_deref()).await?;
        analysis::analyse(app, interaction, id).await
    })
    .await
}

async fn complete_finished_match(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let user = UserId(context.interaction.user.id.get());
    let locale = Locale::from_tag(&context.interaction.locale);
    let choices = finished_choices(context.data(), user, locale).await;
    matching_choices(choices.unwrap_or_default(), typed)
}
