//! Trolls (RULES.md 1.5).

use super::scene::set;
use super::*;

#[test]
fn higher_of_two_trolls_is_scored_and_the_other_waits() {
    let mut scene = Scene::gather(claim_2(), S0, &["troll-5", "troll-3"]);
    scene.trick("troll-5 troll-3").scored(S0, "troll-5");
    assert_eq!(scene.public().waiting, set("troll-3"));
    let last = scene.public().last.expect("a trick was played");
    assert_eq!(last.trolls, set("troll-5"));
}

#[test]
fn single_troll_is_scored_immediately() {
    let mut scene = Scene::gather(claim_2(), S0, &["troll-5", "seer-3 !troll"]);
    scene.trick("troll-5 seer-3").scored(S0, "seer-3 troll-5");
    assert_eq!(scene.public().waiting, set(""));
}

#[test]
fn highest_troll_is_scored_even_from_an_earlier_trick() {
    let hands = ["troll-8 troll-4 troll-2", "troll-6 troll-3 troll-9"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene.trick("troll-8 troll-6").scored(S0, "troll-8");
    // The waiting Troll 6 is higher than both Trolls of the next trick.
    scene.trick("troll-4 troll-3").scored(S0, "troll-6 troll-8");
    assert_eq!(scene.public().waiting, set("troll-3 troll-4"));
    scene.trick("troll-2 troll-9").scored(S1, "troll-9");
    assert_eq!(scene.public().waiting, set("troll-2 troll-3 troll-4"));
}

#[test]
fn waiting_troll_goes_to_winner_of_trick_without_trolls() {
    let hands = ["troll-5 seer-1", "troll-3 seer-8"];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene.trick("troll-5 troll-3").trick("seer-1 seer-8");
    scene.scored(S1, "seer-1 seer-8 troll-3");
    assert_eq!(scene.public().waiting, set(""));
}

#[test]
fn winner_of_last_trick_takes_all_waiting_trolls() {
    // The Trolls are played last, so several are waiting in the last trick.
    let seers = "seer-0 seer-1 seer-2 seer-3 seer-4 seer-5 seer-6 seer-7 seer-8 seer-9";
    let hands = [
        "troll-8 troll-6 troll-4 gnome-9 giant-9",
        "troll-7 troll-5 troll-3 gnome-7 giant-7",
    ];
    let [own, other]: [Vec<&str>; 2] = {
        let seers: Vec<_> = seers.split(' ').collect();
        [seers[5..].to_vec(), seers[..5].to_vec()]
    };
    let hands = [
        format!("{} {} giant-5 gnome-5 gnome-3", hands[0], own.join(" ")),
        format!("{} {} giant-3 gnome-3 gnome-1", hands[1], other.join(" ")),
    ];
    let hands = [hands[0].as_str(), hands[1].as_str()];
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    for (higher, lower) in own.iter().zip(&other) {
        scene.trick(&format!("{higher} {lower}"));
    }
    scene.trick("giant-9 giant-7").trick("gnome-9 gnome-7");
    scene.trick("giant-5 giant-3").trick("gnome-5 gnome-3");
    scene.trick("gnome-3 gnome-1");
    let before = scene.public().score[S0];
    scene.trick("troll-8 troll-7").trick("troll-6 troll-5");
    assert_eq!(scene.public().waiting, set("troll-5 troll-6"));
    scene.trick("troll-4 troll-3");
    assert_eq!(scene.public().waiting, set(""));
    let trolls = scene.public().score[S0].of(Faction::Troll);
    assert_eq!(before.of(Faction::Troll), set(""));
    assert_eq!(
        trolls,
        set("troll-3 troll-4 troll-5 troll-6 troll-7 troll-8")
    );
}

#[test]
fn doppelganger_after_troll_does_not_wait() {
    let hands = ["troll-3", "doppelganger-9", "seer-1 !troll !doppelganger"];
    let mut scene = Scene::gather(with_giants(3), S0, &hands);
    scene
        .trick("troll-3 doppelganger-9 seer-1")
        .scored(S1, "doppelganger-9 seer-1 troll-3");
    assert_eq!(scene.public().waiting, set(""));
}
