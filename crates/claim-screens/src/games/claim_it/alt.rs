//! The board described in words, for those who cannot see its picture.

use claim_rules::cards::Seat;
use claim_rules::claim_it::{Awaiting, Dice, Face, PublicView, Space, Spaces, Stone};

use super::board::{GOLD_SIGN, OWNER_SIGN, actor, owner, stage};
use crate::emoji::seat_letter;
use crate::i18n::keys::claim_it as keys;
use crate::text::narrator::Narrator;

/// The players, whose turn it is, the stones by row from the top, what the dice can be used for, and
/// how the players stand.
pub(super) fn sentences(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
    let player = |seat: Seat| {
        let name = narrator.info.plain_name(seat);
        narrator.say(&keys::claim_it_alt_player(seat_letter(seat), name))
    };
    let title = narrator.say(&keys::claim_it_alt_title());
    let act = actor(view).map(|seat| narrator.say(&keys::claim_it_alt_act(seat_letter(seat))));
    let rows = Face::ALL
        .into_iter()
        .rev()
        .map(|it| row(narrator, view, it));
    let goal = view.setup.gold_for_last_round();
    let standing = |seat: Seat| {
        let standing = view.standing(seat);
        let (group, gold) = (standing.group, standing.gold);
        vec![narrator.say(&keys::claim_it_alt_standing(
            goal,
            gold,
            group,
            seat_letter(seat),
            stage(gold, goal),
        ))]
    };
    let before = [
        vec![title],
        view.setup.seats().map(player).collect(),
        act.into_iter().chain(dice(narrator, view)).collect(),
        vec![narrator.say(&keys::claim_it_alt_signs())],
    ];
    let after = [uses(narrator, view)].into_iter();
    let after = after.chain(view.setup.seats().map(standing));
    before.into_iter().chain(rows).chain(after).collect()
}

fn dice(narrator: Narrator, view: &PublicView) -> Option<String> {
    let Dice(dice) = view.dice()?;
    let dice = dice.map(|face| face.to_string()).join(" ");
    Some(narrator.say(&keys::claim_it_alt_dice(dice)))
}

/// The stones of a row, each after the number of its column.
fn row(narrator: Narrator, view: &PublicView, row: Face) -> Vec<String> {
    let stone = |column: Face| {
        let stone = stone(narrator, view, Space { row, column })?;
        Some(format!("{column} {stone}"))
    };
    let mut stones: Vec<_> = Face::ALL.into_iter().filter_map(stone).collect();
    if let Some(first) = stones.first_mut() {
        *first = narrator.say(&keys::claim_it_alt_row(first.as_str(), row.number()));
    }
    stones
}

fn stone(narrator: Narrator, view: &PublicView, space: Space) -> Option<String> {
    let below = owner(view, space).map(seat_letter);
    if view.gold.contains(space) {
        return below.map(|letter| format!("{letter}{GOLD_SIGN}"));
    }
    if view.placed.owner_stones.contains(space) {
        return actor(view).map(|seat| format!("{}{OWNER_SIGN}", seat_letter(seat)));
    }
    let is_here = |number: &Face| view.placed.claim_stones[*number] == Some(space);
    let Some(claim) = Face::ALL.into_iter().find(is_here) else {
        return below.map(Into::into);
    };
    Some(narrator.say(&match below {
        Some(below) => keys::claim_it_alt_claim_on(below, claim.number()),
        None => keys::claim_it_alt_claim(claim.number()),
    }))
}

/// The spaces that the dice can be used for.
fn uses(narrator: Narrator, view: &PublicView) -> Vec<String> {
    if !matches!(view.awaiting, Awaiting::Use { .. }) {
        return Vec::new();
    }
    let describe = |space: Space| {
        let (row, column) = (space.row.number(), space.column.number());
        Some(match view.stone_for(space)? {
            Stone::Claim(number) => {
                narrator.say(&keys::claim_it_alt_use_claim(column, number.number(), row))
            }
            Stone::Owner => narrator.say(&keys::claim_it_alt_use_owner(column, row)),
        })
    };
    let mut uses: Vec<_> = Spaces::BOARD.into_iter().filter_map(describe).collect();
    if let Some(first) = uses.first_mut() {
        *first = narrator.say(&keys::claim_it_alt_uses(first.as_str()));
    }
    uses
}
