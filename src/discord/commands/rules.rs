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
        let kinds = kinds(wishes.kind()?);
        let Some(typed) = faction else {
            return Ok(Answer::private(ui::rules(locale, kinds[0], None)));
        };
        let named = |&kind: &GameKind| Some((kind, ui::faction_named(locale, kind, &typed)?));
        let (kind, faction) = kinds.iter().find_map(named).ok_or(Notice::NoSuchFaction)?;
        Ok(Answer::private(ui::rules(locale, kind, Some(faction))))
    })
}

/// The game asked about, or all of them.
fn kinds(asked: Option<GameKind>) -> Vec<GameKind> {
    asked.map_or_else(|| GameKind::ALL.to_vec(), |kind| vec![kind])
}

#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn complete_faction(context: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let wishes = Wishes::so_far(context.interaction);
    let mut choices = Vec::new();
    for kind in kinds(wishes.kind().ok().flatten()) {
        for (faction, name) in ui::factions(wishes.locale, kind) {
            let choice = (name, faction.id().to_owned());
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
    choose::matching(choices.into_iter(), partial)
}
