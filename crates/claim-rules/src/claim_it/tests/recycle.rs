//! The variant in which claim stones can be used again in the same turn (RULES.md 3.2).

use super::*;

fn recycle(players: u8) -> Scene {
    Scene::of(players, Variant::Recycle)
}

#[test]
fn claim_stone_under_owner_stone_can_be_used_again_in_the_turn() {
    recycle(2)
        .uses("3,5/1 3,5/2")
        .claim_stones("")
        .owner_stones("3,5")
        .uses("2,4/1")
        .claim_stones("1@2,4")
        .act("stop")
        .stones(S0, "2,4 3,5")
        .gold("3,5")
        .supply(S0, 22, 29);
}

#[test]
fn only_the_claim_stone_under_the_owner_stone_comes_off() {
    recycle(2)
        .uses("3,5/1 2,2/2 4,4/4 2,2/6")
        .claim_stones("1@3,5 4@4,4");
}

#[test]
fn owner_stone_on_own_stone_removes_no_claim_stone() {
    recycle(2)
        .turn("3,5/1")
        .idle()
        .uses("2,2/2 3,5/1")
        .owner_stones("3,5")
        .claim_stones("2@2,2");
}

#[test]
fn space_with_owner_stone_cannot_be_used_again() {
    let mut scene = recycle(2);
    scene.uses("3,5/1 3,5/2").rolls("3 5 5");
    scene.may(&["use 5,3", "use 5,5"]);
    let why = IllegalAction::HasOwnerStone(space("3,5"));
    scene.refuses("use 3,5", why);
}

#[test]
fn bust_removes_owner_stone_without_claim_stone() {
    recycle(2)
        .turn("3,5/1")
        .uses("3,5/1 3,5/1 4,4/4 4,4/4")
        .supply(S1, 22, 28)
        .rolls("4 4 4")
        .turn_of(S0)
        .stones(S0, "3,5")
        .stones(S1, "")
        .gold("")
        .owner_stones("")
        .supply(S1, 24, 30);
}

#[test]
fn opponents_stone_goes_back_when_the_turn_is_stopped() {
    recycle(2)
        .turn("3,5/1")
        .uses("3,5/1 3,5/1")
        .stones(S0, "3,5")
        .act("stop")
        .stones(S0, "")
        .stones(S1, "3,5")
        .gold("3,5")
        .supply(S0, 24, 29);
}

/// With recycling, a turn can claim more spaces than there are claim stones.
#[test]
fn spaces_with_recycled_claim_stone_count_as_claimed() {
    let mut scene = recycle(2);
    for row in 1..=4 {
        scene.uses(&gold_row(row));
    }
    scene.supply(S0, 0, 6).rolls("5 5 1");
    scene.turn_of(S1).supply(S0, 24, 30);
}

#[test]
fn claim_stone_stays_in_the_standard_variant() {
    let mut scene = Scene::new(2);
    scene
        .uses("3,5/1 3,5/2")
        .claim_stones("1@3,5")
        .rolls("2 4 1");
    scene.refuses("use 2,4", IllegalAction::ClaimStonePlaced(face("1")));
}
