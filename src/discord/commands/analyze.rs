//! `/claim analyze`: what each decision of a finished match was worth.

use serenity::all::CreateAutocompleteResponse;

use super::{answer, choose};
use crate::discord::{Context, Error, analysis};
use crate::i18n::Locale;
use crate::ids::UserId;

#[poise::command(slash_command)]
pub(super) async fn analyze(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_ended"]
    r#match: Option<String>,
) -> Result<(), Error> {
    answer!(context, |app, asked| {
        let user = asked.person.user;
        let id = choose::ended(app, user, r#match.as_deref()).await?;
        analysis::analyse(app, asked, id).await
    })
}

/// Completes the option that names a match that is over.
async fn complete_ended(context: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let user = UserId(context.interaction.user.id.get());
    let locale = Locale::from_tag(&context.interaction.locale);
    choose::complete_ended(context.data(), user, locale, partial).await
}
