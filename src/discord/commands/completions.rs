//! Completions of options that several commands have.

use serenity::all::CreateAutocompleteResponse;

use super::autocomplete::matching_choices;
use super::setup_request::SetupRequest;
use super::which_match::running_choices;
use crate::discord::state::Context;
use crate::i18n::Locale;
use crate::ids::UserId;

/// Completes the option `game`.
pub(super) async fn complete_game(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = SetupRequest::from_partial(context.interaction);
    matching_choices(request.game_choices(), typed)
}

/// Completes the option `match` with the user's running matches.
pub(super) async fn complete_match(
    context: Context<'_>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let user = UserId(context.interaction.user.id.get());
    let locale = Locale::from_tag(&context.interaction.locale);
    let choices = running_choices(context.data(), user, locale).await;
    matching_choices(choices.unwrap_or_default(), typed)
}
