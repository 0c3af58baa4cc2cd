//! The board as a text grid, its legend, and the standings.

use std::fmt::Write;

use claim_rules::cards::Seat;
use claim_rules::claim_it::{Awaiting, Face, PublicView, Space};

use crate::i18n::keys::claim_it as keys;
use crate::ui::narrator::Narrator;

/// The board: rows up the left side, columns along the bottom, two characters per space.
pub(super) fn grid(view: &PublicView) -> String {
    let mut grid = String::from("```\n");
    for row in Face::ALL.into_iter().rev() {
        let cells = Face::ALL.map(|column| cell(view, Space { row, column }));
        // Writing to a `String` cannot fail.
        let _ = writeln!(grid, "{row} {}", cells.join(" "));
    }
    let columns = Face::ALL.map(|column| format!(" {column}"));
    let _ = write!(grid, "  {}\n```", columns.join(" "));
    grid
}

/// A space: the piece on top and the owner of the stone below.
fn cell(view: &PublicView, space: Space) -> String {
    let owner = view
        .setup
        .seats()
        .find(|&seat| view.stones[seat].contains(space));
    let below = owner.map(letter);
    if view.gold.contains(space) {
        return format!("*{}", below.unwrap_or(' '));
    }
    if view.placed.owner_stones.contains(space) {
        return format!("+{}", actor(view).map_or(' ', letter));
    }
    let claim = Face::ALL
        .into_iter()
        .find(|&number| view.placed.claim_stones[number] == Some(space));
    match (claim, below) {
        (Some(number), Some(below)) => format!("{number}{below}"),
        (Some(number), None) => format!(" {number}"),
        (None, Some(below)) => format!(" {below}"),
        (None, None) => " .".into(),
    }
}

/// The seat whose turn it is, also while its dice are being rolled.
pub(super) const fn actor(view: &PublicView) -> Option<Seat> {
    match view.awaiting {
        Awaiting::Dice { seat } => Some(seat),
        _ => view.to_act(),
    }
}

/// The letter of a seat's stones on the board.
pub(super) fn letter(seat: Seat) -> char {
    ['a', 'b', 'c', 'd', 'e'][seat.index()]
}

/// The meaning of the symbols on the board, including a turn's temporary stones.
pub(super) fn legend(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let turn = actor(view).map(|seat| keys::claim_it_legend_turn(letter(seat).to_string()));
    let lines = [keys::claim_it_legend()].into_iter().chain(turn);
    lines.map(|line| narrator.say(&line)).collect()
}

/// One line per player: letter, largest group, gold and spaces.
pub(super) fn standings(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let line = |seat: Seat| {
        let standing = view.standing(seat);
        narrator.say(&keys::claim_it_standing(
            letter(seat).to_string(),
            narrator.info.name(seat),
            standing.group,
            standing.gold,
            standing.spaces,
        ))
    };
    view.setup.seats().map(line).collect()
}
