//! `/claim rules`: explains a game, or one of its factions.

use std::future::ready;

use claim_rules::GameKind;
use claim_screens::Notice;

use super::autocomplete::{Choice, matching_choices};
use super::completions::game_option;
use super::definition::{Call, Choices, CommandOption, OptionKind, SlashCommand};
use super::setup_request::SetupRequest;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    let faction = CommandOption::new("faction", OptionKind::Text)
        .completed(|call, typed| Box::pin(ready(complete_faction(call, typed))));
    SlashCommand::new("rules", |call| Box::pin(run(call)))
        .option(game_option())
        .option(faction)
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let locale = call.locale();
    let kinds = match SetupRequest::of(call).game_kind()? {
        Some(kind) => vec![kind],
        None => games_channel_first(call).await?,
    };
    let Some(typed) = call.options.text("faction") else {
        return Ok(Reply::ephemeral(claim_screens::rules(
            locale, kinds[0], None,
        )));
    };
    let find = |&kind: &GameKind| Some((kind, claim_screens::find_faction(locale, kind, typed)?));
    let (kind, faction) = kinds.iter().find_map(find).ok_or(Notice::UnknownFaction)?;
    Ok(Reply::ephemeral(claim_screens::rules(
        locale,
        kind,
        Some(faction),
    )))
}

/// All games, beginning with the one that is being played in the user's channel.
async fn games_channel_first(call: &Call<'_>) -> Result<Vec<GameKind>, ReplyError> {
    let (interaction, user) = (call.interaction, call.user());
    // A thread without a match of its own counts as its channel.
    let mut table = call
        .app
        .host
        .unfinished_match_in(interaction.channel, user)
        .await?;
    if let (None, Some(parent)) = (&table, interaction.place.parent) {
        table = call.app.host.unfinished_match_in(parent, user).await?;
    }
    let played = table.map(|table| table.game());
    let mut kinds = GameKind::ALL.to_vec();
    kinds.sort_by_key(|&kind| Some(kind) != played);
    Ok(kinds)
}

fn complete_faction(call: &Call<'_>, typed: &str) -> Choices {
    matching_choices(faction_choices(&SetupRequest::of(call)), typed)
}

/// The factions of the requested game, or else of all games.
pub(super) fn faction_choices(request: &SetupRequest) -> Vec<Choice> {
    let kinds = match request.game_kind() {
        Ok(Some(kind)) => vec![kind],
        _ => GameKind::ALL.to_vec(),
    };
    let mut choices = Vec::new();
    for kind in kinds {
        for (faction, name) in claim_screens::factions(request.locale, kind) {
            let choice = (name, faction.id().to_owned());
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
    choices
}
