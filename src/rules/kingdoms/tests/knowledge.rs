//! What a player may know, by scenarios. That nothing more is known is a law, tested in
//! `tests/rules/kingdoms`.

use super::*;
use crate::rules::kingdoms::{Cards, Private};

fn own(scene: &Scene, seat: Seat) -> Private {
    scene.state().view(seat).own
}

/// The hidden hands that a seat thinks the other can have.
fn possible(scene: &Scene, seat: Seat) -> Vec<Cards> {
    let view = scene.state().view(seat);
    let hidden = view.public.hidden_size(seat.next(2));
    view.own.other.hands(hidden).collect()
}

#[test]
fn a_card_of_the_display_is_known_until_it_is_played() {
    let display = "troll gnome dwarf";
    let mut scene = Scene::with_display("goblin", display, "dwarf seer", "goblin goblin");
    scene
        .act("place dwarf 0,1")
        .act("power none")
        .act("draw display-2");
    scene.open_hand(S0, "gnome").open_hand(S1, "");
    scene.turn("goblin 1,0", "none").open_hand(S0, "gnome");
    scene.turn("seer 0,2", "none").open_hand(S0, "gnome");
    scene.turn("goblin 2,0", "none");
    scene.turn("gnome 3,0", "none").open_hand(S0, "");
}

#[test]
fn a_card_that_is_like_an_open_one_is_the_open_one() {
    let display = "dwarf gnome troll";
    let mut scene = Scene::with_display("goblin", display, "seer dwarf", "goblin goblin");
    scene
        .act("place seer 0,1")
        .act("power none")
        .act("draw display-1");
    scene.turn("goblin 1,0", "none").open_hand(S0, "dwarf");
    scene
        .act("place dwarf 0,2")
        .open_hand(S0, "")
        .hand(S0, "dwarf");
}

#[test]
fn a_card_drawn_unseen_is_known_to_its_owner_alone() {
    let mut scene = Scene::new("goblin", "dwarf seer knight", "goblin goblin");
    scene
        .turn("dwarf 0,1", "none")
        .hand(S0, "seer knight")
        .open_hand(S0, "");
    let hands = possible(&scene, S1);
    assert!(hands.contains(&cards_of("seer knight")));
    assert!(hands.contains(&cards_of("goblin goblin")));
}

#[test]
fn a_seers_owner_alone_knows_the_drawn_cards() {
    let mut scene = Scene::new("goblin", "seer dwarf gnome knight", "goblin goblin troll");
    scene.act("place seer 0,1").act("power use");
    assert_eq!(
        own(&scene, S0).drawn,
        ["gnome", "troll", "knight"].map(|it| Some(held(it)))
    );
    assert_eq!(own(&scene, S1).drawn, [None; 3]);
    // Whatever it keeps, the other sees as many of them as before.
    let before = scene.state().view(S1).unseen();
    scene.act("keep gnome knight");
    assert_eq!(scene.state().view(S1).unseen(), before);
    assert_eq!(own(&scene, S0).drawn, [None; 3]);
}

#[test]
fn after_a_seer_nobody_else_knows_whether_an_open_card_was_kept() {
    let display = "troll gnome dwarf";
    let mut scene = Scene::with_display("goblin", display, "dwarf seer", "goblin goblin");
    scene
        .act("place dwarf 0,1")
        .act("power none")
        .act("draw display-2");
    scene.turn("goblin 1,0", "none");
    scene
        .act("place seer 0,2")
        .open_hand(S0, "gnome")
        .act("power use");
    let keep = scene.legal().into_iter().find(|it| it.contains("gnome"));
    scene
        .act(&keep.expect("the Gnome can be kept"))
        .open_hand(S0, "");
    let hands = possible(&scene, S1);
    assert!(hands.iter().any(|hand| hand.contains(held("gnome"))));
    assert!(hands.iter().any(|hand| !hand.contains(held("gnome"))));
}

#[test]
fn who_returned_nothing_has_kept_the_open_card() {
    let display = "troll gnome dwarf";
    let mut scene = Scene::with_display("goblin", display, "dwarf seer", "goblin goblin");
    scene
        .act("place dwarf 0,1")
        .act("power none")
        .act("draw display-2");
    scene
        .turn("goblin 1,0", "none")
        .leave("troll troll dwarf", "knight");
    scene
        .act("place seer 0,2")
        .act("power use")
        .act("keep gnome knight");
    scene.open_hand(S0, "gnome");
    assert_eq!(possible(&scene, S1), [cards_of("knight")]);
}

#[test]
fn what_is_seen_to_go_back_the_other_does_not_hold() {
    // The Seer's owner sees the whole pile, and so what the other holds.
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin troll");
    scene
        .leave("troll seer dwarf", "gnome knight troll")
        .act("place seer 0,1");
    scene.act("power use").act("keep dwarf gnome");
    assert_eq!(possible(&scene, S0), [cards_of("goblin troll")]);
    // The other plays one of its two, and draws one of those that went back.
    scene
        .act("place goblin 1,0")
        .act("power none")
        .act("draw top");
    let expected = [cards_of("knight troll"), cards_of("troll troll")];
    assert_eq!(possible(&scene, S0), expected);
}

#[test]
fn three_equal_cards_that_stay_tell_what_is_in_the_pile() {
    let mut scene = Scene::new("goblin", "dwarf seer", "goblin knight");
    scene.act("place dwarf 0,1").act("power none");
    scene.leave("troll gnome troll", "troll troll");
    // Goblin, Knight and two of three Trolls: one of four cards the other may hold of them.
    assert_eq!(possible(&scene, S0).len(), 4);
    scene.act("draw display-2").display("troll troll troll");
    assert_eq!(possible(&scene, S0), [cards_of("goblin knight")]);
}
