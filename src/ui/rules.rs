//! The rules of a game, or of one of its factions.

use crate::cards::Faction;
use crate::i18n::Locale;
use crate::i18n::keys::rules as keys;
use crate::rules::GameKind;

use super::{Press, Row, Screen, Select, claim, words};

/// Explains a game, or one of its factions, with a list to jump to the others.
#[must_use]
pub fn rules(locale: Locale, game: GameKind, faction: Option<Faction>) -> Screen {
    let mut screen = match (game, faction) {
        (_, Some(faction)) => claim::faction_rules(locale, faction),
        (GameKind::Claim | GameKind::Claim2 | GameKind::ClaimMix, None) => {
            claim::game_rules(locale, game)
        }
    };
    screen.rows = vec![Row::Select(choices(locale, game))];
    screen
}

/// The whole game, and each of its factions.
fn choices(locale: Locale, game: GameKind) -> Select {
    let whole = locale.say(&keys::rules_whole());
    let factions = claim::factions(game).iter().map(|faction| {
        let name = words::faction_many(locale, faction);
        let press = Press::Rules(game, Some(faction));
        (name, Some(words::icon(faction)), press)
    });
    Select {
        placeholder: locale.say(&keys::rules_choose()),
        choices: [(whole, None, Press::Rules(game, None))]
            .into_iter()
            .chain(factions)
            .collect(),
    }
}
