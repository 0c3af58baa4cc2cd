//! The last round (RULES.md 3.3).

use super::*;
use crate::claim_it::Awaiting;

/// Seat 0 has made `count` gold claims, one per turn, and the other seats none. It is the turn of
/// seat 1.
fn with_gold(players: u8, count: u8) -> Scene {
    let mut scene = Scene::new(players);
    for n in 0..count {
        if n > 0 {
            for _ in 1..players {
                scene.idle();
            }
        }
        let (row, column) = (n / 6 + 1, n % 6 + 1);
        let used = format!("{row},{column}/1");
        scene.turn_of(S0).turn(&format!("{used} {used}"));
    }
    scene
}

#[test]
fn last_round_begins_with_13_9_7_or_6_gold_claims() {
    for (players, count) in [(2, 13), (3, 9), (4, 7), (5, 6)] {
        let scene = with_gold(players, count - 1);
        assert_eq!(scene.public().last_round, None, "{players} players");
        let scene = with_gold(players, count);
        assert_eq!(scene.public().last_round, Some(S0), "{players} players");
    }
}

#[test]
fn gold_claims_need_not_be_joined() {
    let mut scene = Scene::new(5);
    for used in ["1,1", "1,3", "1,5", "3,1", "3,3", "3,5"] {
        assert_eq!(scene.public().last_round, None);
        scene.turn_of(S0).turn(&format!("{used}/1 {used}/1"));
        if used != "3,5" {
            scene.idle().idle().idle().idle();
        }
    }
    assert_eq!(scene.public().last_round, Some(S0));
}

#[test]
fn gold_claims_count_at_the_end_of_the_turn() {
    let mut scene = with_gold(5, 5);
    scene.idle().idle().idle().idle().uses("5,5/5 5,5/5");
    assert_eq!(scene.public().last_round, None);
    scene.rolls("5 5 5").turn_of(S1);
    assert_eq!(scene.public().last_round, None);
}

#[test]
fn every_player_has_one_more_turn_and_the_initiator_the_last() {
    let mut scene = with_gold(3, 9);
    scene.turn_of(S1).turn("5,5/5").turn_of(S2).idle();
    scene.turn_of(S0).turn("6,6/6");
    assert_eq!(scene.public().awaiting, Awaiting::Over);
    scene.may(&[]).refuses("roll", IllegalAction::NoActionDue);
}

#[test]
fn last_turn_can_be_a_bust() {
    let mut scene = with_gold(3, 9);
    scene.idle().idle();
    assert_eq!(scene.state().score(), None);
    scene.idle();
    assert_eq!(scene.public().awaiting, Awaiting::Over);
    assert!(scene.state().score().is_some());
}

#[test]
fn second_player_reaching_the_goal_does_not_restart_the_last_round() {
    let mut scene = with_gold(5, 6);
    scene.turn(&gold_row(6));
    assert_eq!(scene.public().last_round, Some(S0));
    scene.idle().idle().idle().turn_of(S0).idle();
    assert_eq!(scene.public().awaiting, Awaiting::Over);
}

#[test]
fn any_seat_can_begin_the_last_round() {
    let mut scene = Scene::new(5);
    scene.idle().idle().turn_of(S2).turn(&gold_row(6));
    assert_eq!(scene.public().last_round, Some(S2));
    scene.idle().idle().idle().idle().turn_of(S2).idle();
    assert_eq!(scene.public().awaiting, Awaiting::Over);
}
