//! Giants (RULES.md 1.5).

use super::scene::set;
use super::*;
use crate::claim::IllegalAction;

/// The picture in `claim2-and-combined-de`: the Gnome 7 goes, the Gnome 3 stays.
#[test]
fn giant_removes_opponents_gnome_of_equal_value() {
    let hands = ["giant-7 seer-0 seer-1 !gnome", "gnome-3 gnome-7 giant-1"];
    let mut scene = Scene::gather(claim_2(), S1, &hands);
    scene
        .trick("gnome-3 seer-0")
        .trick("gnome-7 seer-1")
        .row(S1, "gnome-3 gnome-7");
    scene
        .trick("giant-1 giant-7")
        .row(S1, "gnome-3")
        .scored(S0, "giant-1 giant-7");
    assert_eq!(scene.public().removed, set("gnome-7"));
}

/// The example for Giants: A plays Giant 3, B plays Giant 5 and wins; A has two Gnomes 3 and a
/// Gnome 7, and loses one Gnome 3.
#[test]
fn every_giant_of_the_trick_removes_a_gnome_for_the_winner() {
    let hands = [
        "gnome-3 gnome-3 gnome-7 giant-3",
        "giant-5 seer-0 seer-1 seer-2 !gnome",
    ];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene.trick("gnome-3 seer-0").trick("gnome-3 seer-1");
    scene
        .trick("gnome-7 seer-2")
        .row(S0, "gnome-3 gnome-3 gnome-7");
    scene
        .trick("giant-3 giant-5")
        .row(S0, "gnome-3 gnome-7")
        .scored(S1, "giant-3 giant-5");
}

#[test]
fn two_equal_giants_remove_two_equal_gnomes() {
    let hands = [
        "giant-3 seer-9 troll-0 troll-1 !gnome",
        "gnome-3 gnome-3 giant-3 seer-0",
    ];
    let mut scene = Scene::gather(claim_2(), S1, &hands);
    scene.trick("gnome-3 troll-0").trick("gnome-3 troll-1");
    scene.trick("seer-0 seer-9").row(S1, "gnome-3 gnome-3");
    scene.trick("giant-3 giant-3").row(S1, "");
    assert_eq!(scene.public().removed, set("gnome-3 gnome-3"));
}

#[test]
fn giant_without_matching_gnome_is_only_scored() {
    let hands = ["gnome-3 giant-1", "giant-5 seer-0 !gnome"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene.trick("gnome-3 seer-0");
    scene
        .trick("giant-1 giant-5")
        .row(S0, "gnome-3")
        .scored(S1, "giant-1 giant-5");
}

#[test]
fn giant_spares_the_winners_own_row() {
    let hands = ["gnome-3 giant-3", "giant-1 seer-0 !gnome"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene.trick("gnome-3 seer-0").trick("giant-3 giant-1");
    scene.row(S0, "gnome-3");
    let hands = ["seer-9 giant-3", "seer-0 giant-1", "gnome-3 giant-1 !seer"];
    let mut scene = Scene::gather(with_giants(3), S0, &hands);
    scene.trick("seer-9 seer-0 gnome-3").row(S0, "gnome-3");
    scene.trick("giant-3 giant-1 giant-1").row(S0, "gnome-3");
}

#[test]
fn giant_spares_gnomes_of_the_same_trick() {
    let hands = ["giant-3", "gnome-3 !giant"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene.trick("giant-3 gnome-3").row(S0, "gnome-3");
    assert_eq!(scene.public().removed, set(""));
}

#[test]
fn doppelganger_after_giant_removes_nothing() {
    let hands = [
        "seer-9 giant-1",
        "seer-0 giant-1",
        "gnome-3 doppelganger-3 !seer !giant",
    ];
    let mut scene = Scene::gather(with_giants(3), S0, &hands);
    scene.trick("seer-9 seer-0 gnome-3");
    scene
        .trick("giant-1 giant-1 doppelganger-3")
        .turn_of(S2)
        .row(S0, "gnome-3");
}

/// Seats 0 and 1 have a Gnome 3 each, and seat 2 wins with a Giant 3.
fn three_with_gnomes() -> Scene {
    let hands = [
        "seer-9 seer-1 giant-1",
        "seer-0 seer-8 giant-1",
        "gnome-3 gnome-3 giant-3 !seer",
    ];
    let mut scene = Scene::gather(with_giants(3), S0, &hands);
    scene
        .trick("seer-9 seer-0 gnome-3")
        .trick("seer-1 seer-8 gnome-3")
        .row(S0, "gnome-3")
        .row(S1, "gnome-3");
    scene.trick("giant-1 giant-3 giant-1");
    scene
}

#[test]
fn winner_chooses_victim_or_declines_with_three_players() {
    for (answer, rows) in [
        ("remove 0", ["", "gnome-3"]),
        ("remove 1", ["gnome-3", ""]),
        ("remove none", ["gnome-3", "gnome-3"]),
    ] {
        let mut scene = three_with_gnomes();
        scene
            .turn_of(S2)
            .may(&["remove 0", "remove 1", "remove none"])
            .scored(S2, "");
        scene
            .act(answer)
            .row(S0, rows[0])
            .row(S1, rows[1])
            .scored(S2, "giant-1 giant-1 giant-3")
            .turn_of(S2);
    }
    let mut state = *three_with_gnomes().state();
    let own = "remove 2".parse().expect("an action");
    assert_eq!(state.play(own), Err(IllegalAction::NoVictim));
    let card = "play giant-3".parse().expect("an action");
    assert_eq!(state.play(card), Err(IllegalAction::RemoveExpected));
}

#[test]
fn giants_resolve_in_order_of_play_with_three_players() {
    let hands = [
        "seer-9 seer-8 giant-3",
        "seer-0 seer-1 giant-5",
        "gnome-3 gnome-5 giant-1 !seer",
    ];
    let mut scene = Scene::gather(with_giants(3), S0, &hands);
    scene
        .trick("seer-9 seer-0 gnome-3")
        .trick("seer-8 seer-1 gnome-5")
        .trick("giant-3 giant-5 giant-1")
        .turn_of(S1)
        .may(&["remove 0", "remove none"]);
    scene
        .act("remove none")
        .row(S0, "gnome-3 gnome-5")
        .turn_of(S1)
        .may(&["remove 0", "remove none"]);
    scene.act("remove 0").row(S0, "gnome-3").turn_of(S1);
    assert_eq!(scene.public().removed, set("gnome-5"));
}

/// Seats 0, 1 and 2 have a Gnome 5 each; seat 2 leads.
fn teams_with_gnomes() -> Scene {
    let hands = [
        "seer-9 seer-2 seer-6 giant-3",
        "seer-0 seer-8 seer-4 dwarf-0 !gnome !giant !doppelganger",
        "seer-1 seer-3 seer-7 giant-5 giant-1",
        "gnome-5 gnome-5 gnome-5 giant-5 giant-3 !seer",
    ];
    let mut scene = Scene::gather(with_giants(4), S0, &hands);
    scene
        .trick("seer-9 seer-0 seer-1 gnome-5")
        .trick("seer-2 seer-8 seer-3 gnome-5")
        .trick("seer-4 seer-7 gnome-5 seer-6")
        .row(S0, "gnome-5")
        .row(S1, "gnome-5")
        .row(S2, "gnome-5")
        .turn_of(S2);
    scene
}

#[test]
fn giant_spares_winner_and_partner_with_teams() {
    teams_with_gnomes()
        .trick("giant-5 giant-3 giant-3 dwarf-0")
        .row(S0, "gnome-5")
        .row(S1, "")
        .row(S2, "gnome-5")
        .turn_of(S2);
}

#[test]
fn lower_of_two_victims_loses_its_gnome_with_teams() {
    teams_with_gnomes()
        .trick("giant-1 giant-5 giant-3 dwarf-0")
        .row(S0, "")
        .row(S1, "gnome-5")
        .row(S2, "gnome-5")
        .turn_of(S3);
}

#[test]
fn giants_are_plain_in_phase_one() {
    let mut scene = Scene::recruit(claim_2(), S0, &["giant-3", "giant-5"], "");
    scene.trick("giant-3 giant-5").discarded("giant-3 giant-5");
}
