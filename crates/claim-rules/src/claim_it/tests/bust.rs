//! Rolls that cannot be used (RULES.md 3.2).

use super::*;

#[test]
fn bust_ends_the_turn() {
    Scene::new(3)
        .uses("3,3/3 3,3/3")
        .rolls("3 3 3")
        .turn_of(S1)
        .may(&["roll"]);
}

#[test]
fn first_roll_of_a_turn_can_be_a_bust() {
    Scene::new(3)
        .turn("3,3/3 3,3/3")
        .rolls("3 3 3")
        .turn_of(S2)
        .stones(S0, "3,3")
        .gold("3,3");
}

#[test]
fn bust_removes_claim_and_owner_stones_of_the_turn() {
    Scene::new(2)
        .uses("2,4/1 3,3/3 3,3/3")
        .supply(S0, 22, 29)
        .rolls("3 3 3")
        .claim_stones("")
        .owner_stones("")
        .stones(S0, "")
        .gold("")
        .supply(S0, 24, 30);
}

#[test]
fn bust_keeps_stones_of_earlier_turns() {
    Scene::new(2)
        .turn("1,1/1 1,2/2 1,1/1")
        .turn("2,1/1 2,2/2 2,2/2")
        .uses("1,2/1 2,1/3 2,1/3 5,5/5 5,5/5")
        .supply(S0, 20, 25)
        .rolls("5 5 5")
        .turn_of(S1)
        .stones(S0, "1,1 1,2")
        .stones(S1, "2,1 2,2")
        .gold("1,1 2,2")
        .supply(S0, 22, 28)
        .supply(S1, 22, 28);
}

#[test]
fn lost_space_can_be_claimed_again() {
    Scene::new(2)
        .uses("3,3/3 3,3/3")
        .rolls("3 3 3")
        .uses("3,3/3")
        .claim_stones("3@3,3");
}
