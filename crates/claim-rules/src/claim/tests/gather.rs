//! Phase two (RULES.md 1.5): scored cards, Dwarves and Gnomes.

use super::scene::{card, set};
use super::*;
use crate::claim::{Awaiting, IllegalAction, Phase};

#[test]
fn followers_become_the_hand() {
    let mut scene = Scene::recruit(claim(), S0, &["", ""], "");
    scene.go_to_last_trick();
    let before = [S0, S1].map(|seat| scene.state().view(seat).own.followers);
    scene.finish_phase();
    assert_eq!(scene.public().phase, Phase::Gather);
    for (seat, before) in [S0, S1].into_iter().zip(before) {
        let own = scene.state().view(seat).own;
        assert_eq!((before.len(), own.hand.len()), (12, 13));
        assert_eq!(
            before
                .into_iter()
                .filter(|&c| !own.hand.contains(c))
                .count(),
            0
        );
        assert!(own.followers.is_empty());
    }
}

#[test]
fn winner_of_last_recruiting_trick_leads_phase_two() {
    let mut scene = Scene::recruit(claim(), S0, &["", ""], "");
    scene.finish_phase();
    let last = scene.public().last.expect("thirteen tricks were played");
    scene.turn_of(last.trick.winner());
}

#[test]
fn winner_scores_both_cards() {
    let mut scene = Scene::gather(claim(), S0, &["goblin-5", "goblin-7"]);
    scene
        .trick("goblin-5 goblin-7")
        .scored(S0, "")
        .scored(S1, "goblin-5 goblin-7")
        .turn_of(S1);
}

#[test]
fn undead_and_seers_are_plain_in_phase_two() {
    let mut scene = Scene::gather(claim(), S0, &["undead-5", "undead-2"]);
    scene
        .trick("undead-5 undead-2")
        .scored(S0, "undead-2 undead-5");
    let mut scene = Scene::gather(claim_2(), S0, &["seer-5", "seer-2"]);
    scene
        .trick("seer-5 seer-2")
        .scored(S0, "seer-2 seer-5")
        .turn_of(S0);
    assert!(matches!(scene.public().awaiting, Awaiting::Play(_)));
}

#[test]
fn loser_scores_dwarves_with_two_players() {
    let mut scene = Scene::gather(claim(), S0, &["dwarf-5", "dwarf-2"]);
    scene
        .trick("dwarf-5 dwarf-2")
        .scored(S0, "")
        .scored(S1, "dwarf-2 dwarf-5");
    assert_eq!(
        scene.public().last.and_then(|last| last.dwarf_taker()),
        Some(S1)
    );
}

#[test]
fn winner_scores_cards_other_than_dwarves() {
    let mut scene = Scene::gather(claim(), S0, &["dwarf-5", "knight-9 !dwarf"]);
    scene
        .trick("dwarf-5 knight-9")
        .scored(S0, "knight-9")
        .scored(S1, "dwarf-5");
    let mut scene = Scene::gather(claim(), S0, &["goblin-5", "dwarf-9 !goblin"]);
    scene
        .trick("goblin-5 dwarf-9")
        .scored(S0, "goblin-5")
        .scored(S1, "dwarf-9");
}

#[test]
fn doppelganger_after_dwarf_does_not_score_as_dwarf() {
    let mut scene = Scene::gather(claim(), S0, &["dwarf-5", "doppelganger-7"]);
    scene
        .trick("dwarf-5 doppelganger-7")
        .scored(S0, "dwarf-5")
        .scored(S1, "doppelganger-7");
}

#[test]
fn lowest_value_of_any_faction_takes_dwarves_with_three_players() {
    let hands = ["dwarf-7", "dwarf-9", "undead-2 !dwarf"];
    let mut scene = Scene::gather(with_knights(3), S0, &hands);
    scene
        .trick("dwarf-7 dwarf-9 undead-2")
        .scored(S0, "")
        .scored(S1, "undead-2")
        .scored(S2, "dwarf-7 dwarf-9");
}

#[test]
fn last_played_of_equal_lowest_values_takes_dwarves() {
    let hands = ["dwarf-9", "undead-2 !dwarf", "dwarf-2", "seer-4 !dwarf"];
    let mut scene = Scene::gather(with_knights(4), S0, &hands);
    scene
        .trick("dwarf-9 undead-2 dwarf-2 seer-4")
        .scored(S2, "dwarf-2 dwarf-9");
    let hands = ["dwarf-9", "dwarf-2", "undead-2 !dwarf", "seer-4 !dwarf"];
    let mut scene = Scene::gather(with_knights(4), S0, &hands);
    scene
        .trick("dwarf-9 dwarf-2 undead-2 seer-4")
        .scored(S2, "dwarf-2 dwarf-9")
        .scored(S0, "seer-4 undead-2");
}

#[test]
fn winner_can_take_the_dwarves() {
    let hands = [
        "goblin-9 !doppelganger",
        "dwarf-8 !goblin !doppelganger",
        "knight-2 !goblin",
    ];
    let mut scene = Scene::gather(with_knights(3), S0, &hands);
    scene
        .trick("goblin-9 dwarf-8 knight-2")
        .scored(S2, "dwarf-8 goblin-9 knight-2");
}

#[test]
fn gnomes_go_to_the_winners_gnome_row() {
    let hands = ["gnome-5", "gnome-3"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene
        .trick("gnome-5 gnome-3")
        .row(S0, "gnome-3 gnome-5")
        .scored(S0, "");
}

#[test]
fn losing_gnome_goes_to_the_winners_gnome_row() {
    let hands = ["seer-5", "gnome-3 !seer"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene
        .trick("seer-5 gnome-3")
        .row(S0, "gnome-3")
        .row(S1, "")
        .scored(S0, "seer-5");
}

#[test]
fn gnome_rows_join_score_piles_at_the_end() {
    let mut scene = Scene::gather(claim_2(), S0, &["gnome-5", "gnome-3"]);
    scene.trick("gnome-5 gnome-3").go_to_last_trick();
    let rows = scene.public().gnomes;
    let removed = scene.public().removed.len();
    scene.finish_phase();
    assert_eq!(scene.public().phase, Phase::Over);
    let mut scored = 0;
    for seat in [S0, S1] {
        let gnomes = scene.public().score[seat].of(Faction::Gnome);
        scored += gnomes.len();
        assert!(gnomes.len() >= rows[seat].len() || scene.public().removed.len() > removed);
        assert!(scene.public().gnomes[seat].is_empty());
    }
    let gone = scene.public().removed.len() + scene.public().discarded.of(Faction::Gnome).len();
    assert_eq!(scored + gone, 13);
}

#[test]
fn no_action_is_accepted_after_the_end() {
    let mut scene = Scene::gather(claim(), S0, &["", ""]);
    scene.finish_phase();
    let mut state = *scene.state();
    assert_eq!((state.to_act(), scene.legal()), (None, Vec::new()));
    let action = "play goblin-0".parse().expect("an action");
    assert_eq!(state.play(action), Err(IllegalAction::NoActionDue));
    assert!(state.score().is_some());
}

#[test]
fn scene_deals_requested_cards() {
    let scene = Scene::gather(with_giants(3), S2, &["gnome-9", "giant-9", "troll-0 !seer"]);
    scene.turn_of(S2);
    for (seat, wanted) in [(S0, "gnome-9"), (S1, "giant-9"), (S2, "troll-0")] {
        assert!(scene.state().view(seat).own.hand.contains(card(wanted)));
    }
    let own = scene.state().view(S2).own;
    assert_eq!(own.hand.of(Faction::Seer), set(""));
}
