//! Words that many screens need: games, factions, cards, lists of things.

use crate::cards::{Card, Faction};
use crate::i18n::{Locale, Message, keys::words as keys};
use crate::ids::UserId;
use crate::rules::GameKind;

/// The picture of a faction.
#[must_use]
pub const fn icon(faction: Faction) -> &'static str {
    match faction {
        Faction::Goblin => "👺",
        Faction::Knight => "⚔️",
        Faction::Undead => "💀",
        Faction::Dwarf => "⛏️",
        Faction::Doppelganger => "🎭",
        Faction::Gnome => "🍄",
        Faction::Giant => "🗿",
        Faction::Troll => "🧌",
        Faction::Dragon => "🐉",
        Faction::Seer => "🔮",
    }
}

/// A game's name.
#[must_use]
pub fn game(locale: Locale, game: GameKind) -> String {
    locale.say(&keys::game(game.id()))
}

/// What an id is called that somebody can choose: a game, a faction, a variant; nothing for any
/// other.
#[must_use]
pub fn choice(locale: Locale, id: &str) -> Option<String> {
    if let Some(kind) = GameKind::from_id(id) {
        return Some(game(locale, kind));
    }
    if let Ok(faction) = id.parse::<Faction>() {
        return Some(faction_many(locale, faction));
    }
    locale.look_up(&format!("choice_{}", id.replace('-', "_")))
}

/// What one of a faction is called.
#[must_use]
pub fn faction_one(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::faction_one(faction.id()))
}

/// What all of a faction are called.
#[must_use]
pub fn faction_many(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::faction_many(faction.id()))
}

/// A card's name.
#[must_use]
pub fn plain_card(locale: Locale, card: Card) -> String {
    locale.say(&keys::card(card.faction().id(), card.value()))
}

/// A card's picture and name.
#[must_use]
pub fn card(locale: Locale, card: Card) -> String {
    format!("{} {}", icon(card.faction()), plain_card(locale, card))
}

/// A faction's picture and the name of all of it.
pub(super) fn faction(locale: Locale, faction: Faction) -> String {
    format!("{} {}", icon(faction), faction_many(locale, faction))
}

/// A headline: the game, and what of it.
pub(super) fn titled(locale: Locale, kind: GameKind, what: &str) -> String {
    locale.say(&keys::titled(game(locale, kind), what))
}

/// Mentions a user.
pub(super) fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

/// 'a, b and c'.
pub(super) fn list(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    joined(locale, items, keys::and)
}

/// 'a, b or c'.
pub(super) fn either(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    joined(locale, items, keys::or)
}

/// Things with commas between, and before the last what `end` says.
fn joined(
    locale: Locale,
    items: impl DoubleEndedIterator<Item = String>,
    end: fn(String, String) -> Message,
) -> String {
    let mut items = items.rev();
    let Some(last) = items.next() else {
        return String::new();
    };
    let Some(before) = items.next() else {
        return last;
    };
    let end = locale.say(&end(before, last));
    items.fold(end, |rest, first| locale.say(&keys::comma(first, rest)))
}

/// 'a – b – c'.
pub(super) fn versus(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    items
        .rev()
        .reduce(|rest, first| locale.say(&keys::versus(first, rest)))
        .unwrap_or_default()
}

/// How long a turn may take, in the largest whole unit.
pub(super) fn duration(locale: Locale, seconds: u32) -> String {
    let minutes = seconds / 60;
    locale.say(&match minutes {
        m if m >= 1440 && m % 1440 == 0 => keys::days(m / 1440),
        m if m >= 60 && m % 60 == 0 => keys::hours(m / 60),
        m => keys::minutes(m),
    })
}
