//! Seers in phase one (RULES.md 1.4).

use super::scene::card;
use super::*;
use crate::rules::claim::IllegalAction;

/// The picture in `claim2-and-combined-de`: a Seer wins, a Giant 5 lies in the middle.
fn two_with_a_seer() -> Scene {
    let hands = ["seer-8", "seer-2"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "giant-5 dragon-9 gnome-1");
    scene.trick("seer-8 seer-2");
    scene.turn_of(S0).may(&["take middle-1", "take top"]);
    scene
}

#[test]
fn a_winning_seer_may_take_the_top_card_and_the_loser_gets_the_revealed_one() {
    two_with_a_seer()
        .act("take top")
        .followers(S0, "dragon-9")
        .followers(S1, "giant-5")
        .turn_of(S0);
}

#[test]
fn a_peeked_card_that_is_not_taken_goes_to_the_loser() {
    two_with_a_seer()
        .act("take middle-1")
        .followers(S0, "giant-5")
        .followers(S1, "dragon-9")
        .turn_of(S0);
}

#[test]
fn the_next_card_is_revealed_only_after_the_choice() {
    let mut scene = two_with_a_seer();
    assert_eq!(scene.public().middle, [Some(card("giant-5")), None]);
    scene.act("take top");
    assert_eq!(scene.public().middle, [Some(card("gnome-1")), None]);
}

#[test]
fn a_seer_that_lost_sees_nothing() {
    let hands = ["troll-8", "seer-9 !troll"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "giant-5 dragon-9");
    scene.trick("troll-8 seer-9").followers(S0, "giant-5");
}

#[test]
fn a_doppelganger_on_a_seer_sees_nothing() {
    let hands = ["seer-2", "doppelganger-5", "seer-1"];
    let mut scene = Scene::recruit(with_giants(3), S0, &hands, "");
    scene
        .trick("seer-2 doppelganger-5 seer-1")
        .turn_of(S1)
        .may(&["take middle-1", "take middle-2"]);
    assert_eq!(scene.state().view(S1).own.peeked, None);
}

#[test]
fn with_three_the_second_then_chooses_and_the_third_takes_the_other() {
    let hands = ["seer-8", "seer-2", "seer-5"];
    let pile = "giant-5 gnome-9 dwarf-9 troll-1";
    let mut scene = Scene::recruit(with_giants(3), S0, &hands, pile);
    scene
        .trick("seer-8 seer-2 seer-5")
        .may(&["take middle-1", "take middle-2", "take top"]);
    scene
        .act("take top")
        .turn_of(S2)
        .may(&["take middle-1", "take middle-2"])
        .followers(S0, "dwarf-9");
    scene
        .act("take middle-2")
        .followers(S2, "gnome-9")
        .followers(S1, "giant-5")
        .turn_of(S0);
}

#[test]
fn with_three_a_seer_that_takes_a_revealed_card_leaves_the_rest_as_usual() {
    let hands = ["seer-8", "seer-2", "seer-5"];
    let pile = "giant-5 gnome-9 dwarf-9 troll-1";
    let mut scene = Scene::recruit(with_giants(3), S0, &hands, pile);
    scene
        .trick("seer-8 seer-2 seer-5")
        .act("take middle-1")
        .followers(S0, "giant-5")
        .followers(S2, "gnome-9")
        .followers(S1, "dwarf-9");
}

#[test]
fn with_four_the_last_draws_the_next_card() {
    let hands = ["seer-8", "seer-2", "seer-5", "seer-4"];
    let pile = "giant-5 gnome-9 dwarf-9 troll-1";
    let mut scene = Scene::recruit(with_giants(4), S0, &hands, pile);
    scene
        .trick("seer-8 seer-2 seer-5 seer-4")
        .act("take top")
        .turn_of(S2);
    scene
        .act("take middle-1")
        .followers(S0, "dwarf-9")
        .followers(S2, "giant-5")
        .followers(S3, "gnome-9")
        .followers(S1, "troll-1");
}

#[test]
fn what_is_not_there_cannot_be_taken() {
    let mut state = *two_with_a_seer().state();
    for (action, refusal) in [
        ("take middle-2", IllegalAction::NothingThere),
        ("remove none", IllegalAction::TakeExpected),
        ("play seer-2", IllegalAction::TakeExpected),
    ] {
        let action = action.parse().expect("an action");
        assert_eq!(state.play(action), Err(refusal));
    }
}
