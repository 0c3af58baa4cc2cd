//! The board in sentences, the stones of a turn, and the standings.

use claim_rules::cards::Seat;
use claim_rules::claim_it::{Awaiting, Face, PublicView, Space};

use super::space_name::space_name;
use crate::i18n::keys::claim_it as keys;
use crate::text::narrator::Narrator;

/// What follows the letter of a player's gold claim.
pub(super) const GOLD_SIGN: &str = "*";

/// What follows the letter of a player's owner stone of this turn.
pub(super) const OWNER_SIGN: &str = "+";

/// The emoji of owner stones on buttons.
pub(super) const OWNER_STONE: &str = "⭐";

/// The board in sentences: the stones by row from the top. Rows without stones are left out.
pub(super) fn lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let row = |row: Face| {
        let stone = |column: Face| {
            let stone = stone(narrator, view, Space { row, column })?;
            Some(narrator.say(&keys::claim_it_column(column.number(), stone)))
        };
        let stones: Vec<_> = Face::ALL.into_iter().filter_map(stone).collect();
        let stones = (!stones.is_empty()).then(|| stones.join(", "))?;
        Some(narrator.say(&keys::claim_it_row(row.number(), stones)))
    };
    let rows: Vec<_> = Face::ALL.into_iter().rev().filter_map(row).collect();
    if rows.is_empty() {
        return vec![narrator.say(&keys::claim_it_no_stones())];
    }
    rows
}

/// What lies on a space.
fn stone(narrator: Narrator, view: &PublicView, space: Space) -> Option<String> {
    let below = owner(view, space).map(|seat| narrator.info.short_name(seat));
    let is_here = |number: &Face| view.placed.claim_stones[*number] == Some(space);
    let claim = Face::ALL.into_iter().find(is_here).map(Face::number);
    let message = if view.placed.owner_stones.contains(space) {
        keys::claim_it_stone_owner(narrator.info.short_name(actor(view)?))
    } else if view.gold.contains(space) {
        keys::claim_it_space_gold(below?)
    } else {
        match (claim, below) {
            (Some(number), Some(below)) => keys::claim_it_alt_claim_on(below, number),
            (Some(number), None) => keys::claim_it_alt_claim(number),
            (None, below) => return below,
        }
    };
    Some(narrator.say(&message))
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

/// The goal, before the first stone, and the stones of this turn.
pub(super) fn moment(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let begins = view.last_turn.is_none() && view.placed.last.is_none();
    let goal = keys::claim_it_goal(view.setup.gold_for_last_round());
    let turn = this_turn(narrator, view).map(keys::claim_it_placed);
    let lines = begins.then_some(goal).into_iter().chain(turn);
    lines.map(|line| narrator.say(&line)).collect()
}

/// The stones that this turn has placed; `None` if there are none.
fn this_turn(narrator: Narrator, view: &PublicView) -> Option<String> {
    let claims = Face::ALL.into_iter().filter_map(|it| {
        let space = view.placed.claim_stones[it]?;
        // An owner stone lies on it.
        let is_top = !view.placed.owner_stones.contains(space);
        is_top.then(|| {
            let space = space_with_owner(narrator, view, space);
            narrator.say(&keys::claim_it_placed_claim(it.number(), space))
        })
    });
    let owners = view.placed.owner_stones.into_iter().map(|space| {
        let space = space_with_owner(narrator, view, space);
        narrator.say(&keys::claim_it_placed_owner(space))
    });
    let stones: Vec<_> = claims.chain(owners).collect();
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
