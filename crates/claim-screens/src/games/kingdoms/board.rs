//! The board as a text grid with the names of its columns and rows, and what lies beside it.

use std::ops::RangeInclusive;

use claim_rules::Chapter;
use claim_rules::cards::{BySeat, Faction, Seat};
use claim_rules::kingdoms::{BoardCard, PublicView, Space, control_value};
use claim_table::locale::Locale;

use super::label;
use super::space_name::{column_name, row_name};
use crate::i18n::Translate;
use crate::i18n::keys::kingdoms as keys;
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The maximum number of characters in a line of the board. Phones would wrap longer lines.
const MAX_LINE: usize = 36;

/// The number of characters per column, and where the board would be too wide, without a gap.
const WIDTHS: [usize; 2] = [3, 2];

/// How the players stand, and the board: see [`lines`].
pub(super) fn text(narrator: Narrator, view: &PublicView, numbered: &[Space]) -> Vec<String> {
    let standings = standings(narrator, view).into_iter();
    standings.chain(lines(narrator, view, numbered)).collect()
}

/// The board, what its signs mean, and who controls what. `numbered` are the free spaces to choose from.
pub(super) fn lines(narrator: Narrator, view: &PublicView, numbered: &[Space]) -> Vec<String> {
    vec![
        grid(narrator.locale, view, numbered),
        legend(narrator, view),
        control(narrator, view).to_text(),
    ]
}

/// How far the match is, and who leads by how much.
pub(super) fn small(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let score = view.score();
    let points = |points: BySeat<u16>| narrator.standing(|seat| points[seat].into());
    let turn = words::chapter(narrator.locale, Chapter::Turn(view.turn_number.into()));
    let standing = points(score.points).map(|points| narrator.say(&keys::kingdoms_now(points)));
    let turn = (view.turn_number > 0).then_some(turn);
    let small = turn.into_iter().chain(standing).collect::<Vec<_>>();
    Vec::from_iter((!small.is_empty()).then(|| small.join(" · ")))
}

/// The cards and the free spaces around them, with the names of the rows on the left and those of
/// the columns below; those in `numbered` show their numbers. A board that is too wide is split into parts, the left one
/// first.
fn grid(locale: Locale, view: &PublicView, numbered: &[Space]) -> String {
    let cards = view.board.cards().map(|card| card.space);
    let spaces: Vec<_> = cards
        .chain(view.placeable_spaces().iter().copied())
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
    let margin = longest((bottom..=top).map(row_name)) + 1;
    // The last column needs no gap after it.
    let fitting = WIDTHS.map(|width| (width, (MAX_LINE - margin + width - 2) / width));
    let fits = |&(_, max): &(usize, usize)| columns.len() <= max;
    let (width, max) = fitting.into_iter().find(fits).unwrap_or(fitting[0]);
    let part = |columns: &[i8]| {
        let part = Part {
            locale,
            view,
            numbered,
            columns,
            margin,
            width,
        };
        part.text(bottom..=top)
    };
    let parts = columns.len().div_ceil(max);
    let parts = columns.chunks(columns.len().div_ceil(parts)).map(part);
    format!("```\n{}\n```", parts.collect::<Vec<_>>().join("\n\n"))
}

/// The length of the longest name.
fn longest(names: impl Iterator<Item = String>) -> usize {
    let lengths = names.map(|name| name.chars().count());
    lengths.max().unwrap_or_default()
}

/// Some columns of the board.
struct Part<'a> {
    locale: Locale,
    view: &'a PublicView,
    /// The free spaces that show their numbers.
    numbered: &'a [Space],
    columns: &'a [i8],
    /// The number of characters before the first column.
    margin: usize,
    /// The number of characters per column.
    width: usize,
}

impl Part<'_> {
    fn text(&self, rows: RangeInclusive<i8>) -> String {
        let rows = rows.rev().map(|y| {
            let cells = self.columns.iter().map(|&x| self.cell(x, y));
            self.line(&row_name(y), &cells.collect::<String>())
        });
        let lines: Vec<_> = rows.chain([self.line("", &self.names())]).collect();
        lines.join("\n")
    }

    fn line(&self, name: &str, cells: &str) -> String {
        let margin = self.margin - 1;
        let line = format!("{name:>margin$} {cells}");
        line.trim_end().to_owned()
    }

    /// A space: the letter of its card and the figures on it.
    fn cell(&self, x: i8, y: i8) -> String {
        let width = self.width;
        let cell = Space::new(x, y).map_or_else(String::new, |space| self.content(space));
        format!("{cell:width$}")
    }

    fn content(&self, space: Space) -> String {
        match self.view.board.card_at(space) {
            Some(card) if card.face_up => {
                let letter = letter(self.locale, card.faction);
                [&letter, figures(card)].concat()
            }
            Some(_) => "##".into(),
            None if self.numbered.contains(&space) => {
                label::number_among(self.numbered, space).to_string()
            }
            None if self.view.placeable_spaces().contains(&space) => ".".into(),
            None => String::new(),
        }
    }

    /// The names of the columns; every second one where names are longer than columns.
    fn names(&self) -> String {
        let every = longest(self.columns.iter().map(|&x| column_name(x))) / self.width + 1;
        let width = self.width * every;
        let names = self.columns.chunks(every);
        let names = names.map(|columns| format!("{:width$}", column_name(columns[0])));
        names.collect()
    }
}

fn figures(card: BoardCard) -> &'static str {
    match (card.figures[Seat::First], card.figures[Seat::Second]) {
        (true, true) => "+",
        (true, false) => seat_letter(Seat::First),
        (false, true) => seat_letter(Seat::Second),
        (false, false) => "",
    }
}

/// The letter of a player's figures on a board of text.
const fn seat_letter(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "a",
        _ => "b",
    }
}

fn letter(locale: Locale, faction: Faction) -> String {
    locale.say(&keys::kingdoms_letter(faction.id()))
}

/// The emoji and name of a card.
pub(super) fn card(locale: Locale, faction: Faction) -> String {
    words::beside(words::icon(faction), &words::faction_one(locale, faction))
}

/// The letter on a board of text, emoji and name of a faction.
fn faction(locale: Locale, faction: Faction) -> String {
    let letter = letter(locale, faction);
    format!("`{letter}` {}", words::faction(locale, faction))
}

/// What the signs on a board of text mean, apart from the letters of factions.
fn legend(narrator: Narrator, view: &PublicView) -> String {
    let has_free = !view.placeable_spaces().is_empty();
    let letters = view
        .setup
        .seats()
        .map(|seat| format!("`{}` {}", seat_letter(seat), narrator.info.name(seat)));
    let has_face_down = view.board.cards().any(|card| !card.face_up);
    let signs = [
        Some(keys::kingdoms_legend(
            letters.collect::<Vec<_>>().join(", "),
        )),
        has_free.then(keys::kingdoms_legend_free),
        has_face_down.then(keys::kingdoms_legend_face_down),
    ];
    let signs = signs.iter().flatten().map(|sign| narrator.say(sign));
    signs.collect::<Vec<_>>().join(" · ")
}

/// The players with their figures.
pub(super) fn players(narrator: Narrator, view: &PublicView) -> String {
    let players = view.setup.seats().map(|seat| narrator.name_with_sign(seat));
    players.collect::<Vec<_>>().join(" · ")
}

/// One line per player: points, figures, hand size, and cards of the hand that both players know.
fn standings(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let text = |seat: Seat| {
        let line = narrator.say(&keys::kingdoms_standing(
            view.hand_size[seat],
            narrator.name_with_sign(seat),
            i64::from(view.points[seat]),
            view.supply[seat],
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

/// Each player's figures per faction: one line per faction.
pub(super) fn control(narrator: Narrator, view: &PublicView) -> Paragraph {
    let line = |&it: &Faction| {
        narrator.say(&keys::kingdoms_control_line(
            counts(narrator, view, it),
            faction(narrator.locale, it),
            control_value(it).to_string(),
        ))
    };
    let letters = narrator.per_side(|seat| seat_letter(seat).into());
    let lines = view.setup.sorted_factions();
    let lines: Vec<_> = lines.iter().map(line).collect();
    Paragraph {
        heading: narrator.say(&keys::kingdoms_control(letters)),
        text: lines.join("\n"),
    }
}

/// Each player's number of figures on a faction; the larger one, which controls it, in bold.
pub(super) fn counts(narrator: Narrator, view: &PublicView, faction: Faction) -> String {
    let figures = view.board.figures_on(faction);
    narrator.per_side(|seat| {
        let count = figures[seat];
        let is_ahead = view
            .setup
            .seats()
            .all(|it| it == seat || figures[it] < count);
        if is_ahead {
            format!("**{count}**")
        } else {
            count.to_string()
        }
    })
}
