//! `/claim rules`: explains a game, or one of its factions.

use claim_rules::GameKind;
use serenity::all::CreateAutocompleteResponse;

use super::autocomplete::matching_choices;
use super::completions::complete_game;
use super::respond::respond;
use super::setup_request::SetupRequest;
use crate::discord::interaction::PendingInteraction;
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::state::{AppState, Context, Error};
use crate::ui::{self, Notice};

#[poise::command(slash_command)]
pub(super) async fn rules(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_game"]
    game: Option<String>,
    #[description = ""]
    #[autocomplete = "complete_faction"]
    faction: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let locale = interaction.locale;
        let request = SetupRequest {
            locale,
            game,
            ..SetupRequest::default()
        };
        let kinds = match request.game_kind()? {
            Some(kind) => vec![kind],
            None => kinds_by_channel(app, interaction).await?,
        };
        let Some(typed) = faction else {
            return Ok(Reply::ephemeral(ui::rules(locale, kinds[0], None)));
        };
        let find = |&kind: &GameKind| Some((kind, ui::find_faction(locale, kind, &typed)?));
        let (kind, faction) = kinds.iter().find_map(find).ok_or(Notice::UnknownFaction)?;
        Ok(Reply::ephemeral(ui::rules(locale, kind, Some(faction))))
    })
    .await
}

/// All games; first the one that is played in the user's channel, if any is.
async fn kinds_by_channel(
    app: &AppState,
    interaction: &PendingInteraction<'_>,
) -> Result<Vec<GameKind>, ReplyError> {
    let (channel, user) = (interaction.channel, interaction.person.user);
    let table = app.host.open_match_in(channel, user).await?;
    let played = table.map(|table| table.game());
    let mut kinds = GameKind::ALL.to_vec();
    kinds.sort_by_key(|&kind| Some(kind) != played);
    Ok(kinds)
}

#[expect(clippy::unused_async, reason = "poise requires it")]
async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = SetupRequest::from_partial(context.interaction);
    let kinds = match request.game_kind() {
        Ok(Some(kind)) => vec![kind],
        _ => GameKind::ALL.to_vec(),
    };
    let mut choices = Vec::new();
    for kind in kinds {
        for (faction, name) in ui::factions(request.locale, kind) {
            let choice = (name, faction.id().to_owned());
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
    matching_choices(choices, typed)
}
