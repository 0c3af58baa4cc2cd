//! What a player may know, by example. That nothing else is known is tested for all matches in
//! `tests/rules/kingdoms`.

use super::*;
use crate::kingdoms::{CardCounts, Private};

fn own(scene: &Scene, seat: Seat) -> Private {
    scene.state().view(seat).own
}

/// The hands that a seat considers possible for the opponent's hidden cards.
fn possible(scene: &Scene, seat: Seat) -> Vec<CardCounts> {
    let view = scene.state().view(seat);
    let hidden = view.public.hidden_size(seat.next(2));
    view.own.opponent_hands.hands(hidden).collect()
}

#[test]
fn display_card_is_known_until_it_is_played() {
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
fn played_card_equal_to_an_open_one_is_the_open_one() {
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
fn card_drawn_unseen_is_known_only_to_its_owner() {
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
fn seers_cards_are_known_only_to_their_owner() {
    let mut scene = Scene::new("goblin", "seer dwarf gnome knight", "goblin goblin troll");
    scene.act("place seer 0,1").act("power use");
    assert_eq!(
        own(&scene, S0).drawn,
        ["gnome", "troll", "knight"].map(|it| Some(faction(it)))
    );
    assert_eq!(own(&scene, S1).drawn, [None; 3]);
    // Whichever cards it keeps, the same cards stay unseen by the opponent.
    let before = scene.state().view(S1).unseen();
    scene.act("keep gnome knight");
    assert_eq!(scene.state().view(S1).unseen(), before);
    assert_eq!(own(&scene, S0).drawn, [None; 3]);
}

#[test]
fn opponent_does_not_know_whether_seer_kept_an_open_card() {
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
    assert!(hands.iter().any(|hand| hand.contains(faction("gnome"))));
    assert!(hands.iter().any(|hand| !hand.contains(faction("gnome"))));
}

#[test]
fn open_card_is_known_to_be_kept_if_nothing_was_returned() {
    let display = "troll gnome dwarf";
    let mut scene = Scene::with_display("goblin", display, "dwarf seer", "goblin goblin");
    scene
        .act("place dwarf 0,1")
        .act("power none")
        .act("draw display-2");
    scene
        .turn("goblin 1,0", "none")
        .set_display_and_pile("troll troll dwarf", "knight");
    scene
        .act("place seer 0,2")
        .act("power use")
        .act("keep gnome knight");
    scene.open_hand(S0, "gnome");
    assert_eq!(possible(&scene, S1), [cards_of("knight")]);
}

#[test]
fn returned_cards_are_not_in_the_opponents_hand() {
    // The Seer's owner sees the whole pile and so knows the opponent's hand.
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin troll");
    scene
        .set_display_and_pile("troll seer dwarf", "gnome knight troll")
        .act("place seer 0,1");
    scene.act("power use").act("keep dwarf gnome");
    assert_eq!(possible(&scene, S0), [cards_of("goblin troll")]);
    // The opponent plays one of its two cards and draws one of the returned ones.
    scene
        .act("place goblin 1,0")
        .act("power none")
        .act("draw top");
    let expected = [cards_of("knight troll"), cards_of("troll troll")];
    assert_eq!(possible(&scene, S0), expected);
}

#[test]
fn equal_display_that_stays_reveals_the_pile() {
    let mut scene = Scene::new("goblin", "dwarf seer", "goblin knight");
    scene.act("place dwarf 0,1").act("power none");
    scene.set_display_and_pile("troll gnome troll", "troll troll");
    // Goblin, Knight and two Trolls are unseen, which makes four different hands.
    assert_eq!(possible(&scene, S0).len(), 4);
    scene.act("draw display-2").display("troll troll troll");
    assert_eq!(possible(&scene, S0), [cards_of("goblin knight")]);
}
