//! The limits of the supply (RULES.md 3.1).

use super::*;

/// It is the turn of seat 0, which has all its 24 stones on the board.
fn all_stones_placed() -> Scene {
    let mut scene = Scene::new(2);
    for row in 1..=4 {
        scene.turn(&stone_row(row)).idle();
    }
    scene.turn_of(S0).supply(S0, 0, 30);
    scene
}

/// It is the turn of seat 0. Each seat has 12 gold claims, and seat 0 has six plain stones in row
/// 5.
fn six_owner_stones_left() -> Scene {
    let mut scene = Scene::new(2);
    for row in 1..=4 {
        scene.turn(&gold_row(row));
    }
    scene
        .turn(&stone_row(5))
        .idle()
        .turn_of(S0)
        .supply(S0, 6, 6);
    scene
}

#[test]
fn supply_starts_with_24_stones_per_player_and_30_owner_stones() {
    for players in 2..=5 {
        let mut scene = Scene::new(players);
        for seat in Seat::of(players) {
            scene.supply(seat, 24, 30);
        }
    }
}

#[test]
fn nothing_can_be_claimed_without_own_stones_left() {
    let mut scene = all_stones_placed();
    scene.rolls("5 5 1").may(&["use 1,5"]);
    scene.refuses("use 5,5", IllegalAction::NoStonesLeft);
    scene.refuses("use 5,1", IllegalAction::NoStonesLeft);
    all_stones_placed().rolls("5 5 6").turn_of(S1);
}

#[test]
fn own_stones_become_gold_without_own_stones_left() {
    all_stones_placed()
        .turn("1,5/5")
        .gold("1,5")
        .supply(S0, 0, 29);
}

#[test]
fn returned_stone_can_be_placed_again() {
    let mut scene = all_stones_placed();
    scene
        .turn("1,1/1")
        .turn("4,6/6")
        .supply(S0, 1, 29)
        .uses("5,5/1")
        .claim_stones("1@5,5")
        .supply(S0, 0, 29)
        .rolls("6 6 5")
        .turn_of(S1);
}

#[test]
fn spaces_claimed_this_turn_count_against_the_supply() {
    let mut scene = Scene::new(2);
    for row in 1..=3 {
        scene.turn(&stone_row(row)).idle();
    }
    scene.turn("4,1/1 4,2/2").idle().supply(S0, 4, 30);
    scene
        .uses("5,1/1 5,2/2 5,3/3 5,4/4")
        .supply(S0, 0, 30)
        .rolls("5 5 1");
    scene.may(&["use 1,5", "use 5,1"]);
    scene.refuses("use 5,5", IllegalAction::NoStonesLeft);
    scene.act("use 5,1").act("stop").supply(S0, 0, 29);
}

#[test]
fn bust_frees_stones_of_claimed_spaces() {
    let mut scene = all_stones_placed();
    scene.turn("1,1/1").turn("4,6/6").uses("5,5/1 5,5/5");
    scene.rolls("5 5 5").turn_of(S1).supply(S0, 1, 29);
}

#[test]
fn nothing_becomes_gold_without_owner_stones_left() {
    let mut scene = six_owner_stones_left();
    scene
        .uses(&stone_row(5))
        .owner_stones("5,1 5,2 5,3 5,4 5,5 5,6")
        .supply(S0, 6, 0)
        .uses("6,2/1")
        .rolls("6 2 3");
    scene.may(&["use 6,3"]);
    scene.refuses("use 6,2", IllegalAction::NoOwnerStonesLeft);
    let mut scene = six_owner_stones_left();
    scene.uses(&stone_row(5)).uses("6,2/1");
    scene.rolls("6 2 2").turn_of(S1).supply(S0, 6, 6);
}

#[test]
fn there_is_one_claim_stone_of_each_number() {
    let mut scene = Scene::new(2);
    scene.uses(&stone_row(1));
    scene.rolls("2 2 3").turn_of(S1);
    let mut scene = Scene::new(2);
    scene.uses("1,1/1 1,2/2 1,3/3 1,4/4 1,5/5").rolls("2 3 6");
    scene.may(&["use 2,3", "use 3,2"]);
}
