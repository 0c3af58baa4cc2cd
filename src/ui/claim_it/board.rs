//! The board as a text grid that lines up on every screen, and how the players stand.

use std::fmt::Write;

use crate::cards::Seat;
use crate::i18n::keys::claim_it as keys;
use crate::rules::claim_it::{Awaiting, Face, PublicView, Space};
use crate::ui::Teller;

/// The board: rows up the left side, columns along the bottom, two characters a space.
pub(super) fn grid(view: &PublicView) -> String {
    let mut grid = String::from("```\n");
    for row in Face::ALL.into_iter().rev() {
        let cells = Face::ALL.map(|column| cell(view, Space { row, column }));
        // Writing to a string does not fail.
        let _ = writeln!(grid, "{row} {}", cells.join(" "));
    }
    let columns = Face::ALL.map(|column| format!(" {column}"));
    let _ = write!(grid, "  {}\n```", columns.join(" "));
    grid
}

/// A space: what lies on top, and whose stone is below.
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

/// Whose turn it is.
pub(super) const fn actor(view: &PublicView) -> Option<Seat> {
    match view.awaiting {
        Awaiting::Dice { seat } => Some(seat),
        _ => view.to_act(),
    }
}

/// What a seat's stones are called on the board.
pub(super) fn letter(seat: Seat) -> char {
    ['a', 'b', 'c', 'd', 'e'][seat.index()]
}

/// What the signs on the board mean, and how spaces are called; during a turn, what lies there for
/// the time being.
pub(super) fn legend(teller: Teller, view: &PublicView) -> Vec<String> {
    let turn = actor(view).map(|seat| keys::claim_it_legend_turn(letter(seat).to_string()));
    let lines = [keys::claim_it_legend()].into_iter().chain(turn);
    lines.map(|line| teller.say(&line)).collect()
}

/// How each player stands, and which letter is theirs.
pub(super) fn standings(teller: Teller, view: &PublicView) -> Vec<String> {
    let tell = |seat: Seat| {
        let standing = view.standing(seat);
        teller.say(&keys::claim_it_standing(
            letter(seat).to_string(),
            teller.caption.name(seat),
            standing.group,
            standing.gold,
            standing.spaces,
        ))
    };
    view.setup.seats().map(tell).collect()
}
