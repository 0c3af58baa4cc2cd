//! `/claim tutorial`: starts a match that explains a game as it is played.

use claim_rules::GameKind;
use serenity::all::CreateAutocompleteResponse;

use super::autocomplete::matching_choices;
use super::respond::respond;
use super::setup_request::SetupRequest;
use crate::discord::state::{Context, Error};
use crate::discord::{permissions, tutorial as tutorials};
use crate::host::TutorialRequest;
use crate::i18n::Locale;
use crate::ui::{self, Notice};

#[poise::command(slash_command)]
pub(super) async fn tutorial(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_tutorial"]
    game: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
        let missing = permissions::missing(context.interaction);
        if !missing.is_empty() {
            return Err(Notice::MissingPermissions(missing).into());
        }
        let request = SetupRequest {
            locale: interaction.locale,
            game,
            ..SetupRequest::default()
        };
        let request = TutorialRequest {
            kind: request.game_kind()?.unwrap_or(GameKind::ALL[0]),
            guild: Some(guild),
            channel: interaction.channel,
            locale: context.interaction.guild_locale.clone().unwrap_or_default(),
        };
        tutorials::start(app, interaction, request).await
    })
    .await
}

/// Completes the option `game` with the games that have a tutorial.
#[expect(clippy::unused_async, reason = "poise requires it")]
async fn complete_tutorial(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let locale = Locale::from_tag(&context.interaction.locale);
    let name = |kind: GameKind| (ui::game(locale, kind), kind.id().to_owned());
    matching_choices(ui::tutorials().map(name), typed)
}
