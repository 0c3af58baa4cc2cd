//! The rules screens: a game, or one of its factions.

use claim_rules::GameKind;
use claim_rules::cards::Faction;

use super::screen::{Press, Row, Screen, Select};
use super::{game, words};
use crate::i18n::Locale;
use crate::i18n::keys::rules as keys;

/// Explains a game, or one of its factions, with a menu for the others.
#[must_use]
pub fn rules(locale: Locale, kind: GameKind, faction: Option<Faction>) -> Screen {
    let mut screen = match faction {
        Some(faction) => game::faction_rules(locale, kind, faction),
        None => game::game_rules(locale, kind),
    };
    if !game::factions(kind).is_empty() {
        screen.rows = vec![Row::Select(choices(locale, kind))];
    }
    screen
}

/// The factions of a game with their names.
#[must_use]
pub fn factions(locale: Locale, kind: GameKind) -> Vec<(Faction, String)> {
    let named = |faction| (faction, words::faction_many(locale, faction));
    game::factions(kind).iter().map(named).collect()
}

/// Finds a faction of a game by typed id or name, ignoring case.
#[must_use]
pub fn find_faction(locale: Locale, kind: GameKind, typed: &str) -> Option<Faction> {
    let typed = typed.trim().to_lowercase();
    factions(locale, kind)
        .into_iter()
        .find_map(|(faction, name)| {
            (faction.id() == typed || name.to_lowercase() == typed).then_some(faction)
        })
}

/// The menu: the whole game, then each faction.
fn choices(locale: Locale, kind: GameKind) -> Select {
    let whole = locale.say(&keys::rules_whole());
    let factions = game::factions(kind);
    let factions = factions.iter().map(|faction| {
        let name = words::faction_many(locale, faction);
        let press = Press::Rules(kind, Some(faction));
        (name, Some(words::icon(faction)), press)
    });
    Select {
        placeholder: locale.say(&keys::rules_choose()),
        choices: [(whole, None, Press::Rules(kind, None))]
            .into_iter()
            .chain(factions)
            .collect(),
    }
}
