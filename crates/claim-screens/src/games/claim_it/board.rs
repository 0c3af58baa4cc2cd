//! The board as rows of letters, its legend, and the standings.

use claim_rules::cards::Seat;
use claim_rules::claim_it::{Awaiting, Face, PublicView, Space};

use super::space_name::space_name;
use crate::emoji::seat_letter;
use crate::i18n::keys::claim_it as keys;
use crate::text::narrator::Narrator;

/// A free space.
const FREE: &str = ".";

/// What follows the letter of a player's gold claim.
pub(super) const GOLD_SIGN: &str = "*";

/// What follows the letter of a player's owner stone of this turn.
pub(super) const OWNER_SIGN: &str = "+";

/// An owner stone of this turn, in lists of spaces.
pub(super) const OWNER_STONE: &str = "⭐";

/// The number of characters per column.
const WIDTH: usize = 3;

/// The board in letters: numbers of rows on the left, of columns below.
pub(super) fn grid(view: &PublicView) -> String {
    let line = |name: &str, cells: [String; 6]| {
        let cells = cells.map(|cell| format!("{cell:WIDTH$}")).concat();
        format!("{name} {}", cells.trim_end())
    };
    let row = |row: Face| {
        let signs = Face::ALL.map(|column| sign(view, Space { row, column }));
        line(&row.to_string(), signs)
    };
    let rows = Face::ALL.into_iter().rev().map(row);
    let columns = line(" ", Face::ALL.map(|column| column.to_string()));
    let lines: Vec<_> = rows.chain([columns]).collect();
    format!("```\n{}\n```", lines.join("\n"))
}

/// What is on a space. The stone of a player below a stone of this turn is told in words.
fn sign(view: &PublicView, space: Space) -> String {
    if view.placed.owner_stones.contains(space) {
        return actor(view).map_or("", seat_letter).to_owned() + OWNER_SIGN;
    }
    let is_here = |number: &Face| view.placed.claim_stones[*number] == Some(space);
    if let Some(claim) = Face::ALL.into_iter().find(is_here) {
        return claim.to_string();
    }
    match owner(view, space).map(seat_letter) {
        Some(letter) if view.gold.contains(space) => letter.to_owned() + GOLD_SIGN,
        Some(letter) => letter.into(),
        None => FREE.into(),
    }
}

/// The player whose stone is on a space, possibly below a stone of this turn.
pub(super) fn owner(view: &PublicView, space: Space) -> Option<Seat> {
    let mut seats = view.setup.seats();
    seats.find(|&seat| view.stones[seat].contains(space))
}

/// A number: of a row, a column or a claim stone.
pub(super) const fn number(face: Face) -> &'static str {
    ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"][face.index()]
}

/// The seat whose turn it is, also while its dice are being rolled.
pub(super) const fn actor(view: &PublicView) -> Option<Seat> {
    match view.awaiting {
        Awaiting::Dice { seat } => Some(seat),
        _ => view.to_act(),
    }
}

/// What players aim at until the last round begins, how to read the board, and the stones of this turn.
pub(super) fn legend(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let turn = this_turn(narrator, view).map(keys::claim_it_placed);
    let goal = keys::claim_it_goal(view.setup.gold_for_last_round());
    let goal = view.last_round.is_none().then_some(goal);
    let lines = goal.into_iter().chain([keys::claim_it_legend()]);
    lines.chain(turn).map(|line| narrator.say(&line)).collect()
}

/// The stones that this turn has placed; `None` if there are none.
fn this_turn(narrator: Narrator, view: &PublicView) -> Option<String> {
    let claims = Face::ALL.into_iter().filter_map(|it| {
        let space = view.placed.claim_stones[it]?;
        // An owner stone lies on it.
        let is_top = !view.placed.owner_stones.contains(space);
        is_top.then(|| (number(it), space))
    });
    let owners = view.placed.owner_stones.into_iter();
    let stones = claims.chain(owners.map(|space| (OWNER_STONE, space)));
    let stones: Vec<_> = stones
        .map(|(sign, space)| format!("{sign} {}", space_with_owner(narrator, view, space)))
        .collect();
    (!stones.is_empty()).then(|| stones.join(" · "))
}

/// A space, and whose stone of another player is on it.
pub(super) fn space_with_owner(narrator: Narrator, view: &PublicView, space: Space) -> String {
    let name = space_name(narrator.locale, space);
    let opponent = owner(view, space).filter(|&owner| Some(owner) != actor(view));
    match opponent {
        Some(owner) => narrator.say(&keys::claim_it_space_of(
            narrator.name_with_sign(owner),
            name,
        )),
        None => name,
    }
}

/// Whether so many gold claims begin the last round, for texts: a goal that is reached is not shown.
pub(super) fn stage(gold: u8, goal: u8) -> &'static str {
    if gold < goal { "open" } else { "reached" }
}

/// One line per player: their signs, largest group, gold and spaces.
pub(super) fn standings(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let goal = view.setup.gold_for_last_round();
    let line = |seat: Seat| {
        let standing = view.standing(seat);
        narrator.say(&keys::claim_it_standing(
            goal,
            format!("**{}**", standing.gold),
            standing.group,
            narrator.name_with_sign(seat),
            standing.spaces,
            stage(standing.gold, goal),
        ))
    };
    view.setup.seats().map(line).collect()
}
