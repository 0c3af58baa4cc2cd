//! The board as a labelled text grid, and what lies beside it.

use std::ops::RangeInclusive;

use crate::cards::{Faction, Seat};
use crate::i18n::Locale;
use crate::i18n::keys::kingdoms as keys;
use crate::rules::kingdoms::{BoardCard, PublicView, Space, control_value};
use crate::ui::{Section, Teller, words};

/// The most columns side by side: a phone breaks longer lines, and the grid with them.
const MOST_COLUMNS: usize = 11;

/// The board: the cards and the free spaces around them, three characters a column. Columns are
/// numbered along the bottom and rows up the left side, both from the start card. What is too broad
/// comes in parts, the left one first.
pub(super) fn grid(locale: Locale, view: &PublicView) -> String {
    let cards = view.board.cards().map(|card| card.space);
    let spaces: Vec<_> = cards
        .chain(view.board.open_spaces().iter().copied())
        .collect();
    let (Some(left), Some(right), Some(bottom), Some(top)) = (
        spaces.iter().map(|space| space.x()).min(),
        spaces.iter().map(|space| space.x()).max(),
        spaces.iter().map(|space| space.y()).min(),
        spaces.iter().map(|space| space.y()).max(),
    ) else {
        return String::new();
    };
    let columns: Vec<_> = (left..=right).collect();
    let parts = columns.len().div_ceil(MOST_COLUMNS);
    let parts = columns.chunks(columns.len().div_ceil(parts));
    let parts: Vec<_> = parts
        .map(|columns| part(locale, view, columns, bottom..=top))
        .collect();
    format!("```\n{}\n```", parts.join("\n\n"))
}

/// Some columns of the board.
fn part(locale: Locale, view: &PublicView, columns: &[i8], rows: RangeInclusive<i8>) -> String {
    let row = |y: i8| {
        let cells = columns.iter().map(|&x| cell(locale, view, x, y));
        let row = format!("{y:>3}{}", cells.collect::<String>());
        row.trim_end().to_owned()
    };
    let numbers = columns.iter().map(|x| format!("{x:>3}"));
    let numbers = format!("   {}", numbers.collect::<String>());
    let lines: Vec<_> = rows.rev().map(row).chain([numbers]).collect();
    lines.join("\n")
}

/// A space: the card's letter and the figures on it.
fn cell(locale: Locale, view: &PublicView, x: i8, y: i8) -> String {
    let Some(space) = Space::new(x, y) else {
        return "   ".into();
    };
    match view.board.card_at(space) {
        Some(card) if card.face_up => {
            format!(" {}{}", letter(locale, card.faction), figures(card))
        }
        Some(_) => " ##".into(),
        None if view.board.is_open(space) => "  .".into(),
        None => "   ".into(),
    }
}

fn figures(card: BoardCard) -> char {
    match (card.figures[Seat::First], card.figures[Seat::Second]) {
        (true, true) => '+',
        (true, false) => 'a',
        (false, true) => 'b',
        (false, false) => ' ',
    }
}

fn letter(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::kingdoms_letter(faction.id()))
}

/// A card's picture and name.
pub(super) fn card(locale: Locale, faction: Faction) -> String {
    let name = words::faction_one(locale, faction);
    format!("{} {name}", words::icon(faction))
}

/// Which letter is which faction.
pub(super) fn letters(locale: Locale, view: &PublicView) -> String {
    let tell = |&faction: &Faction| {
        let name = words::faction_one(locale, faction);
        format!("`{}` {name}", letter(locale, faction))
    };
    let letters: Vec<_> = view.setup.factions().iter().map(tell).collect();
    letters.join(" · ")
}

/// Whose figures are whose, and what the other signs mean.
pub(super) fn legend(teller: Teller) -> String {
    let [first, second] = [Seat::First, Seat::Second].map(|seat| teller.caption.name(seat));
    teller.say(&keys::kingdoms_legend(first, second))
}

/// How the players stand, with the cards of their hands that all have seen.
pub(super) fn standings(teller: Teller, view: &PublicView) -> Vec<String> {
    let tell = |seat: Seat| {
        let letter = if seat == Seat::First { "a" } else { "b" };
        let line = teller.say(&keys::kingdoms_standing(
            letter,
            teller.caption.name(seat),
            i64::from(view.points[seat]),
            view.supply[seat],
            view.hand_size[seat],
        ));
        let seen = view.open_hand[seat].iter();
        let seen: Vec<_> = seen.map(|it| card(teller.locale, it)).collect();
        if seen.is_empty() {
            return line;
        }
        let seen = words::list(teller.locale, seen.into_iter());
        format!("{line} ({})", teller.say(&keys::kingdoms_open_hand(seen)))
    };
    view.setup.seats().map(tell).collect()
}

/// The cards that lie open to be drawn, and how many lie face down.
pub(super) fn display(teller: Teller, view: &PublicView) -> String {
    let cards = view.display.iter().flatten();
    let cards: Vec<_> = cards.map(|&it| card(teller.locale, it)).collect();
    teller.say(&if cards.is_empty() {
        keys::kingdoms_display_empty(view.pile_size)
    } else {
        keys::kingdoms_display(cards.join(", "), view.pile_size)
    })
}

/// How many figures each player has on each faction.
pub(super) fn control(teller: Teller, view: &PublicView) -> Section {
    let line = |&faction: &Faction| {
        teller.say(&keys::kingdoms_control_line(
            words::faction(teller.locale, faction),
            control_value(faction).to_string(),
            counts(teller, view, faction),
        ))
    };
    let lines: Vec<_> = view.setup.factions().iter().map(line).collect();
    Section {
        heading: teller.say(&keys::kingdoms_control()),
        text: lines.join("\n"),
    }
}

/// How many figures each player has on a faction.
pub(super) fn counts(teller: Teller, view: &PublicView, faction: Faction) -> String {
    let figures = view.board.figures_on(faction);
    teller.per_side(|seat| figures[seat].to_string())
}
