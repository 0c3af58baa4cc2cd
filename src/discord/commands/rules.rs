//! `/claim rules`: explains a game, or one of its factions.

use super::answer;
use super::start::Game;
use crate::cards;
use crate::discord::answer::Answer;
use crate::discord::{Context, Error};
use crate::ui;

/// The factions of the games that can be played.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Faction {
    #[name = "goblin"]
    Goblin,
    #[name = "knight"]
    Knight,
    #[name = "undead"]
    Undead,
    #[name = "dwarf"]
    Dwarf,
    #[name = "doppelganger"]
    Doppelganger,
}

impl Faction {
    const fn faction(self) -> cards::Faction {
        match self {
            Self::Goblin => cards::Faction::Goblin,
            Self::Knight => cards::Faction::Knight,
            Self::Undead => cards::Faction::Undead,
            Self::Dwarf => cards::Faction::Dwarf,
            Self::Doppelganger => cards::Faction::Doppelganger,
        }
    }
}

#[poise::command(slash_command)]
pub(super) async fn rules(
    context: Context<'_>,
    #[description = ""] game: Option<Game>,
    #[description = ""] faction: Option<Faction>,
) -> Result<(), Error> {
    answer!(context, |_app, asked| {
        let game = game.unwrap_or_default().kind();
        let faction = faction.map(Faction::faction);
        Ok(Answer::private(ui::rules(asked.locale, game, faction)))
    })
}
