//! The Seer (RULES.md 2.3).

use super::*;
use crate::kingdoms::Awaiting;

/// A Seer of seat 0 has drawn a Gnome, a Troll and a Gnome. A Dwarf is in the hand.
fn choosing() -> Scene {
    let mut scene = Scene::new("goblin", "seer dwarf gnome gnome", "goblin goblin troll");
    scene
        .act("place seer 0,1")
        .may(&["power none", "power use"]);
    scene.act("power use");
    scene
}

#[test]
fn two_of_the_drawn_cards_and_the_hand_card_are_kept() {
    let mut scene = choosing();
    assert_eq!(scene.public().pile_size, 38);
    scene
        .may(&[
            "keep dwarf gnome",
            "keep dwarf troll",
            "keep gnome gnome",
            "keep gnome troll",
        ])
        .refuses(
            "keep dwarf dwarf",
            IllegalAction::NotAmongChoices(faction("dwarf"), faction("dwarf")),
        )
        .act("keep gnome troll")
        .hand(S0, "gnome troll");
    assert_eq!(scene.public().pile_size, 40);
}

#[test]
fn seer_replaces_the_draw() {
    let mut scene = choosing();
    scene.act("keep gnome troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    assert_eq!(scene.public().hand_size[S0], 2);
}

#[test]
fn returned_cards_go_below_the_pile_in_order_of_drawing() {
    let mut scene = choosing();
    scene.set_display_and_pile("goblin goblin seer", "undead");
    // Of equal cards the first one is kept.
    scene
        .act_alone("keep gnome troll")
        .pile("undead gnome dwarf");
    let mut scene = choosing();
    scene.set_display_and_pile("goblin goblin seer", "undead");
    scene
        .act_alone("keep dwarf gnome")
        .pile("undead troll gnome");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleSeer);
    scene
        .shuffle("gnome undead troll")
        .pile("gnome undead troll");
}

#[test]
fn seer_is_unusable_with_an_empty_pile() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .set_display_and_pile("goblin troll seer", "")
        .act("place seer 0,1");
    scene.may(&["draw display-1", "draw display-2", "draw display-3"]);
}

#[test]
fn nothing_is_returned_with_one_card_in_the_pile() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .set_display_and_pile("goblin troll seer", "gnome")
        .act("place seer 0,1");
    scene
        .act("power use")
        .may(&["keep dwarf gnome"])
        .act_alone("keep dwarf gnome");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
}

#[test]
fn pile_of_one_returned_card_is_shuffled() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .set_display_and_pile("goblin troll seer", "gnome undead")
        .act("place seer 0,1");
    scene
        .act("power use")
        .may(&["keep dwarf gnome", "keep dwarf undead", "keep gnome undead"])
        .act_alone("keep gnome undead");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleSeer);
    scene.shuffle("dwarf");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
}

#[test]
fn declined_seer_draws_as_usual() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .act("place seer 0,1")
        .act("power none")
        .act("draw top");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
}
