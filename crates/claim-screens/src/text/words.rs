//! Names of games, factions and cards, and how lists and durations are written.

use std::time::Duration;

use claim_ai::Level;
use claim_rules::cards::{Card, CardSet, Faction};
use claim_rules::{Chapter, GameKind};
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::names;
use crate::emoji::Emoji;
use crate::i18n::{Message, Translate, keys::words as keys};

/// The emoji of a faction: see [`crate::emoji`].
#[must_use]
pub fn icon(faction: Faction) -> &'static str {
    Emoji::Tile(faction).as_str()
}

/// A rating, as it is shown: rounded, with a question mark while it is provisional.
#[must_use]
pub(crate) fn rating(shown: f64, is_provisional: bool) -> String {
    let mark = if is_provisional { "?" } else { "" };
    format!("{shown:.0}{mark}")
}

/// An emoji and what it stands for, which no end of a line parts.
pub(crate) fn beside(emoji: &str, name: &str) -> String {
    format!("{emoji}\u{a0}{name}")
}

/// The name of a game.
#[must_use]
pub fn game(locale: Locale, game: GameKind) -> String {
    locale.say(&keys::game(game.id()))
}

/// The name of a choice by its id: a game, a faction, a time control, or a key `choice_…` of the
/// catalogs. `None` for other ids.
#[must_use]
pub fn choice(locale: Locale, id: &str) -> Option<String> {
    if let Some(kind) = GameKind::from_id(id) {
        return Some(game(locale, kind));
    }
    if let Ok(faction) = id.parse::<Faction>() {
        return Some(faction_many(locale, faction));
    }
    if let Ok(control) = id.parse::<TimeControl>() {
        return Some(time_control(locale, control));
    }
    locale.look_up(&format!("choice_{}", id.replace('-', "_")))
}

/// How bots of a level play, and their names.
pub(crate) fn bots_of_level(locale: Locale, level: Level) -> String {
    let names = level.characters().map(|bot| bot.name.to_owned());
    locale.say(&keys::bots_of_level(
        level.id(),
        series(locale, names.into_iter()),
    ))
}

/// The name of a faction in the singular.
#[must_use]
pub fn faction_one(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::faction_one(faction.id()))
}

/// The name of a faction in the plural.
#[must_use]
pub fn faction_many(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::faction_many(faction.id()))
}

/// The name of a card, without emoji.
#[must_use]
pub fn plain_card(locale: Locale, card: Card) -> String {
    locale.say(&keys::card(card.faction().id(), card.value()))
}

/// The emoji and name of a card, all in one line.
#[must_use]
pub fn card(locale: Locale, card: Card) -> String {
    let name = plain_card(locale, card).replace(' ', "\u{a0}");
    beside(icon(card.faction()), &name)
}

/// As [`card`], as the object of a sentence.
pub(crate) fn card_object(locale: Locale, card: Card) -> String {
    let name = plain_card_object(locale, card).replace(' ', "\u{a0}");
    beside(icon(card.faction()), &name)
}

/// As [`plain_card`], as the object of a sentence.
pub(crate) fn plain_card_object(locale: Locale, card: Card) -> String {
    locale.say(&keys::card_object(card.faction().id(), card.value()))
}

/// As [`faction_one`], as the object of a sentence.
pub(crate) fn faction_object(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::faction_object(faction.id()))
}

/// The faces of cards whose faction is named before them; those not in `playable` are hollow.
pub(crate) fn faces(cards: CardSet, playable: CardSet) -> String {
    let face = |card| {
        if playable.contains(card) {
            Emoji::Card(card).to_string()
        } else {
            Emoji::Unplayable(card).to_string()
        }
    };
    cards.into_iter().map(face).collect::<Vec<_>>().join(" ")
}

/// The emoji and plural name of a faction.
pub(crate) fn faction(locale: Locale, faction: Faction) -> String {
    beside(icon(faction), &faction_many(locale, faction))
}

/// Factions with their emoji in one line.
pub(crate) fn factions(locale: Locale, factions: impl IntoIterator<Item = Faction>) -> String {
    let names = factions.into_iter().map(|it| faction(locale, it));
    names.collect::<Vec<_>>().join(" · ")
}

/// A headline with the game in front.
pub(crate) fn titled(locale: Locale, kind: GameKind, what: &str) -> String {
    locale.say(&keys::titled(game(locale, kind), what))
}

/// The markup that mentions a user. Discord shows their name for it, which may be written from right to left.
pub(crate) fn mention(user: UserId) -> String {
    names::always_isolated(&format!("<@{user}>"))
}

/// "a, b and c".
#[must_use]
pub fn list(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    joined(locale, items, keys::and)
}

/// "a, b or c".
#[must_use]
pub fn either(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    joined(locale, items, keys::or)
}

/// "a, b, c".
pub(crate) fn series(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    let mut items = items.rev();
    let last = items.next().unwrap_or_default();
    items.fold(last, |rest, first| locale.say(&keys::comma(first, rest)))
}

/// Items separated by commas, the last two joined by `end`.
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

/// "a – b – c".
pub(crate) fn versus(locale: Locale, items: impl DoubleEndedIterator<Item = String>) -> String {
    items
        .rev()
        .reduce(|rest, first| locale.say(&keys::versus(first, rest)))
        .unwrap_or_default()
}

/// The name of a trick or turn.
pub(crate) fn chapter(locale: Locale, chapter: Chapter) -> String {
    locale.say(&match chapter {
        Chapter::Trick { phase, number } => keys::chapter_trick(number, phase),
        Chapter::Turn(number) => keys::chapter_turn(number),
    })
}

/// A share in hundredths of a per cent, with two decimals.
pub(crate) fn percent(locale: Locale, hundredths: i64) -> String {
    let decimals = format!("{:02}", hundredths % 100);
    locale.say(&keys::percent(decimals, (hundredths / 100).to_string()))
}

/// A duration of whole seconds in the largest unit that divides it.
pub(crate) fn duration(locale: Locale, duration: Duration) -> String {
    let seconds = u32::try_from(duration.as_secs()).unwrap_or(u32::MAX);
    locale.say(&match seconds {
        s if s >= 86_400 && s.is_multiple_of(86_400) => keys::days(s / 86_400),
        s if s >= 3_600 && s.is_multiple_of(3_600) => keys::hours(s / 3_600),
        s if s >= 60 && s.is_multiple_of(60) => keys::minutes(s / 60),
        s => keys::seconds(s),
    })
}

/// A time control as a choice: no markdown.
#[must_use]
pub fn time_control(locale: Locale, control: TimeControl) -> String {
    locale.say(&match control {
        TimeControl::Unlimited => keys::time_unlimited(),
        TimeControl::PerTurn(limit) => keys::time_per_turn(duration(locale, limit)),
        TimeControl::Reserve { initial, increment } => {
            keys::time_reserve(duration(locale, increment), duration(locale, initial))
        }
    })
}

/// Marks a text as a spoiler, which Discord hides until the reader presses it.
pub(crate) fn spoiler(mut text: String) -> String {
    text.insert_str(0, "||");
    text.push_str("||");
    text
}

/// The text, as a spoiler if it is to be hidden.
pub(crate) fn spoiler_if(is_hidden: bool, text: String) -> String {
    if is_hidden { spoiler(text) } else { text }
}
