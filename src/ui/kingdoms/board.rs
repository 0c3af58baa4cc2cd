//! The board as a text grid with coordinates, its legend, and what lies beside it.

use std::ops::RangeInclusive;

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{BoardCard, PublicView, Space, control_value};

use crate::i18n::Locale;
use crate::i18n::keys::kingdoms as keys;
use crate::ui::narrator::Narrator;
use crate::ui::screen::Section;
use crate::ui::words;

/// The maximum number of columns side by side. Phones would wrap longer lines.
const MAX_COLUMNS: usize = 11;

/// The cards and the free spaces around them, three characters per column, with coordinates along the
/// bottom and up the left side. A board that is too wide is split into parts, the left one first.
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
    let parts = columns.len().div_ceil(MAX_COLUMNS);
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

/// A space: the letter of its card and the figures on it.
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

/// The emoji and name of a card.
pub(super) fn card(locale: Locale, faction: Faction) -> String {
    let name = words::faction_one(locale, faction);
    format!("{} {name}", words::icon(faction))
}

/// The legend of the faction letters.
pub(super) fn letters(locale: Locale, view: &PublicView) -> String {
    let text = |&faction: &Faction| {
        let name = words::faction_one(locale, faction);
        format!("`{}` {name}", letter(locale, faction))
    };
    let letters: Vec<_> = view.setup.factions().iter().map(text).collect();
    letters.join(" · ")
}

/// The legend of the figures and other symbols.
pub(super) fn legend(narrator: Narrator) -> String {
    let [first, second] = [Seat::First, Seat::Second].map(|seat| narrator.info.name(seat));
    narrator.say(&keys::kingdoms_legend(first, second))
}

/// One line per player: points, figures, hand size, and cards of the hand that both players know.
pub(super) fn standings(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let text = |seat: Seat| {
        let letter = if seat == Seat::First { "a" } else { "b" };
        let line = narrator.say(&keys::kingdoms_standing(
            letter,
            narrator.info.name(seat),
            i64::from(view.points[seat]),
            view.supply[seat],
            view.hand_size[seat],
        ));
        let seen = view.open_hand[seat].iter();
        let seen: Vec<_> = seen.map(|it| card(narrator.locale, it)).collect();
        if seen.is_empty() {
            return line;
        }
        let seen = words::list(narrator.locale, seen.into_iter());
        format!("{line} ({})", narrator.say(&keys::kingdoms_open_hand(seen)))
    };
    view.setup.seats().map(text).collect()
}

/// The cards on display and the size of the draw pile.
pub(super) fn display(narrator: Narrator, view: &PublicView) -> String {
    let cards = view.display.iter().flatten();
    let cards: Vec<_> = cards.map(|&it| card(narrator.locale, it)).collect();
    narrator.say(&if cards.is_empty() {
        keys::kingdoms_display_empty(view.pile_size)
    } else {
        keys::kingdoms_display(cards.join(", "), view.pile_size)
    })
}

/// The section with each player's figures per faction.
pub(super) fn control(narrator: Narrator, view: &PublicView) -> Section {
    let line = |&faction: &Faction| {
        narrator.say(&keys::kingdoms_control_line(
            words::faction(narrator.locale, faction),
            control_value(faction).to_string(),
            counts(narrator, view, faction),
        ))
    };
    let lines: Vec<_> = view.setup.factions().iter().map(line).collect();
    Section {
        heading: narrator.say(&keys::kingdoms_control()),
        text: lines.join("\n"),
    }
}

/// Each player's number of figures on a faction.
pub(super) fn counts(narrator: Narrator, view: &PublicView, faction: Faction) -> String {
    let figures = view.board.figures_on(faction);
    narrator.per_side(|seat| figures[seat].to_string())
}
