//! Stopping (RULES.md 3.2).

use super::*;

#[test]
fn claim_stones_are_replaced_by_own_stones() {
    Scene::new(2)
        .turn("3,5/1 2,2/6")
        .stones(S0, "2,2 3,5")
        .gold("")
        .claim_stones("")
        .supply(S0, 22, 30);
}

#[test]
fn owner_stones_become_gold_claims() {
    Scene::new(2)
        .turn("3,5/1 2,2/6 3,5/1")
        .stones(S0, "2,2 3,5")
        .gold("3,5")
        .owner_stones("")
        .supply(S0, 22, 29)
        .idle()
        .turn("2,2/1")
        .stones(S0, "2,2 3,5")
        .gold("2,2 3,5")
        .supply(S0, 22, 28);
}

#[test]
fn opponents_stones_go_back() {
    Scene::new(3)
        .turn("3,5/1 3,6/2")
        .turn("2,2/1")
        .turn("3,5/1 2,2/3 2,2/3")
        .stones(S0, "3,6")
        .stones(S1, "")
        .stones(S2, "2,2 3,5")
        .gold("2,2")
        .supply(S0, 23, 29)
        .supply(S1, 24, 29)
        .supply(S2, 22, 29);
}

#[test]
fn turns_go_round_by_seat() {
    let mut scene = Scene::new(5);
    for (seat, used) in [
        (S0, "1,1"),
        (S1, "2,2"),
        (S2, "3,3"),
        (S3, "4,4"),
        (S4, "5,5"),
    ] {
        scene.turn_of(seat).turn(&format!("{used}/6"));
    }
    scene.turn_of(S0);
}

#[test]
fn plain_stone_can_be_taken_and_retaken() {
    Scene::new(2)
        .turn("3,5/1")
        .turn("3,5/1")
        .stones(S0, "")
        .stones(S1, "3,5")
        .turn("3,5/1")
        .stones(S0, "3,5")
        .stones(S1, "")
        .supply(S0, 23, 30)
        .supply(S1, 24, 30);
}
