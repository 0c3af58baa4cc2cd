//! `/claim rules`: explains a game, or one of its factions.

use serenity::all::CreateAutocompleteResponse;

use super::start::complete_game;
use super::wishes::Wishes;
use super::{answer, choose};
use crate::discord::answer::Answer;
use crate::discord::{Context, Error};
use crate::rules::GameKind;
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
    answer!(context, |_app, asked| {
        let locale = asked.locale;
        let wishes = Wishes {
            locale,
            game,
            ..Wishes::default()
        };
        let kind = wishes.kind()?.unwrap_or(GameKind::Claim);
        let faction = faction
            .map(|typed| ui::faction_named(locale, kind, &typed).ok_or(Notice::NoSuchFaction))
            .transpose()?;
        Ok(Answer::private(ui::rules(locale, kind, faction)))
    })
}

#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn complete_faction(context: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let wishes = Wishes::so_far(context.interaction);
    let kind = wishes.kind().ok().flatten().unwrap_or(GameKind::Claim);
    let factions = ui::factions(wishes.locale, kind).into_iter();
    choose::matching(
        factions.map(|(faction, name)| (name, faction.id().to_owned())),
        partial,
    )
}
