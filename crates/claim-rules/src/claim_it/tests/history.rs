//! What a view shows of earlier actions.

use super::*;
use crate::cards::BySeat;
use crate::claim_it::{Dice, LastTurn, Spaces, TurnEnd, Use};

fn dice(text: &str) -> Dice {
    text.parse().expect("three dice")
}

#[test]
fn view_shows_last_roll_and_its_use() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.public().dice(), None);
    scene.rolls("1 5 3");
    assert_eq!(scene.public().dice(), Some(dice("1 5 3")));
    assert_eq!(scene.public().placed.last, None);
    scene.act("use 3,5");
    let used = Use {
        dice: dice("1 5 3"),
        space: space("3,5"),
        stone: Stone::Claim(face("1")),
    };
    assert_eq!(scene.public().placed.last, Some(used));
    assert_eq!(scene.public().dice(), Some(dice("1 5 3")));
    scene.rolls("3 5 6").act("use 3,5");
    let used = Use {
        dice: dice("3 5 6"),
        space: space("3,5"),
        stone: Stone::Owner,
    };
    assert_eq!(scene.public().placed.last, Some(used));
    scene.act("stop");
    assert_eq!(scene.public().dice(), None);
}

#[test]
fn view_shows_stones_lost_in_a_bust() {
    let mut scene = Scene::new(2);
    scene.uses("2,4/6 3,3/3 3,3/3");
    let placed = scene.public().placed;
    scene.rolls("3 3 3");
    let last = LastTurn {
        seat: S0,
        placed,
        end: TurnEnd::Bust(dice("3 3 3")),
    };
    assert_eq!(scene.public().last_turn, Some(last));
    assert_eq!(placed.claimed, spaces("2,4 3,3"));
    assert_eq!(placed.owner_stones, spaces("3,3"));
}

#[test]
fn view_shows_stones_gained_and_taken_by_stopping() {
    let mut scene = Scene::new(3);
    scene.turn("2,2/1 2,3/2").turn("5,5/1");
    scene.uses("2,2/2 2,2/2 5,5/1 6,6/6");
    let placed = scene.public().placed;
    scene.act("stop");
    let mut taken = BySeat::<Spaces>::default();
    taken[S0] = spaces("2,2");
    taken[S1] = spaces("5,5");
    let last = LastTurn {
        seat: S2,
        placed,
        end: TurnEnd::Stop { taken },
    };
    assert_eq!(scene.public().last_turn, Some(last));
    assert_eq!(placed.claimed, spaces("2,2 5,5 6,6"));
    assert_eq!(placed.owner_stones, spaces("2,2"));
}

#[test]
fn previous_turn_is_shown_until_current_turn_ends() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.public().last_turn, None);
    scene.turn("2,2/1").uses("3,3/1");
    assert_eq!(scene.public().last_turn.map(|last| last.seat), Some(S0));
    scene.act("stop");
    assert_eq!(scene.public().last_turn.map(|last| last.seat), Some(S1));
}

#[test]
fn no_stone_is_shown_for_unusable_spaces() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.public().stone_for(space("3,5")), None);
    scene.rolls("3 5 1");
    for used in spaces("3,3 5,5 6,6 2,4") {
        assert_eq!(scene.public().stone_for(used), None);
    }
    scene.act("use 3,5");
    assert_eq!(scene.public().stone_for(space("3,1")), None);
}
