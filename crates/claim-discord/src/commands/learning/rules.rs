//! `/claim rules`: explains a game, or one of its factions.

use std::future::ready;

use claim_rules::GameKind;
use claim_screens::i18n::keys::notices;

use crate::commands::arguments::autocomplete::{Choice, matching_choices};
use crate::commands::arguments::completions::game_option;
use crate::commands::arguments::setup_request::SetupRequest;
use crate::commands::definition::{Choices, CommandOption, OptionKind, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let faction = CommandOption::new("faction", OptionKind::Text)
        .completed(|ctx, typed| Box::pin(ready(complete_faction(ctx, typed))));
    SlashCommand::new("rules", |ctx| Box::pin(run(ctx)))
        .option(game_option())
        .option(faction)
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let locale = ctx.locale;
    let kinds = match SetupRequest::of(ctx).game_kind()? {
        Some(kind) => vec![kind],
        None => games_channel_first(ctx).await?,
    };
    let Some(typed) = ctx.options.text("faction") else {
        return Ok(Reply::ephemeral(claim_screens::rules(
            locale, kinds[0], None,
        )));
    };
    let find = |&kind: &GameKind| Some((kind, claim_screens::find_faction(locale, kind, typed)?));
    let (kind, faction) = kinds
        .iter()
        .find_map(find)
        .ok_or_else(notices::unknown_faction)?;
    Ok(Reply::ephemeral(claim_screens::rules(
        locale,
        kind,
        Some(faction),
    )))
}

/// All games, beginning with the one that is being played in the user's channel.
async fn games_channel_first(ctx: &Context<'_>) -> Result<Vec<GameKind>, ReplyError> {
    let user = ctx.user();
    // A thread without a match of its own counts as its channel.
    let mut table = ctx
        .host
        .lists()
        .unfinished_match_in(ctx.channel, user)
        .await?;
    if let (None, Some(parent)) = (&table, ctx.place.parent) {
        table = ctx.host.lists().unfinished_match_in(parent, user).await?;
    }
    let played = table.map(|table| table.game());
    let mut kinds = GameKind::ALL.to_vec();
    kinds.sort_by_key(|&kind| Some(kind) != played);
    Ok(kinds)
}

fn complete_faction(ctx: &Context<'_>, typed: &str) -> Choices {
    matching_choices(faction_choices(&SetupRequest::of(ctx)), typed)
}

/// The factions of the requested game, or else of all games.
pub(crate) fn faction_choices(request: &SetupRequest) -> Vec<Choice> {
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
