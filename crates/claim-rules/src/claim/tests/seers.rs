//! Seers in phase one (RULES.md 1.4).

use super::scene::card;
use super::*;
use crate::claim::IllegalAction;

/// The picture in `claim2-and-combined-de`: a Seer wins, a Giant 5 lies in the middle.
fn two_with_a_seer() -> Scene {
    let hands = ["seer-8", "seer-2"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "giant-5 dragon-9 gnome-1");
    scene.trick("seer-8 seer-2");
    scene.turn_of(S0).may(&["take middle-1", "take top"]);
    scene
}

#[test]
fn loser_gets_revealed_card_if_seer_takes_top_card() {
    two_with_a_seer()
        .act("take top")
        .followers(S0, "dragon-9")
        .followers(S1, "giant-5")
        .turn_of(S0);
}

#[test]
fn loser_gets_peeked_card_if_seer_takes_revealed_card() {
    two_with_a_seer()
        .act("take middle-1")
        .followers(S0, "giant-5")
        .followers(S1, "dragon-9")
        .turn_of(S0);
}

#[test]
fn next_card_is_revealed_after_the_choice() {
    let mut scene = two_with_a_seer();
    assert_eq!(scene.public().middle, [Some(card("giant-5")), None]);
    scene.act("take top");
    assert_eq!(scene.public().middle, [Some(card("gnome-1")), None]);
}

#[test]
fn losing_seer_has_no_power() {
    let hands = ["troll-8", "seer-9 !troll"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "giant-5 dragon-9");
    scene.trick("troll-8 seer-9").followers(S0, "giant-5");
}

#[test]
fn doppelganger_after_seer_has_no_power() {
    let hands = ["seer-2", "doppelganger-5", "seer-1"];
    let mut scene = Scene::recruit(with_giants(3), S0, &hands, "");
    scene
        .trick("seer-2 doppelganger-5 seer-1")
        .turn_of(S1)
        .may(&["take middle-1", "take middle-2"]);
    assert_eq!(scene.state().view(S1).own.peeked, None);
}

#[test]
fn second_chooses_after_seer_took_top_card_with_three_players() {
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
fn second_takes_other_card_after_seer_took_revealed_card() {
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
fn fourth_draws_the_next_card_with_four_players() {
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
fn unavailable_card_cannot_be_taken() {
    let mut state = *two_with_a_seer().state();
    for (action, refusal) in [
        ("take middle-2", IllegalAction::NotAvailable),
        ("remove none", IllegalAction::TakeExpected),
        ("play seer-2", IllegalAction::TakeExpected),
    ] {
        let action = action.parse().expect("an action");
        assert_eq!(state.play(action), Err(refusal));
    }
}
