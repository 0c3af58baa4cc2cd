//! The Seer (RULES.md 2.3).

use super::*;
use crate::rules::kingdoms::Awaiting;

/// A Seer of seat 0's is laid, and draws a Gnome, a Troll and a Gnome; a Dwarf is in its hand.
fn looking() -> Scene {
    let mut scene = Scene::new("goblin", "seer dwarf gnome gnome", "goblin goblin troll");
    scene
        .act("place seer 0,1")
        .may(&["power none", "power use"]);
    scene.act("power use");
    scene
}

#[test]
fn two_of_three_drawn_cards_and_the_hand_card_are_kept() {
    let mut scene = looking();
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
            IllegalAction::NotAmongThem(held("dwarf"), held("dwarf")),
        )
        .act("keep gnome troll")
        .hand(S0, "gnome troll");
    assert_eq!(scene.public().pile_size, 40);
}

#[test]
fn there_is_no_draw_after_it() {
    let mut scene = looking();
    scene.act("keep gnome troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    assert_eq!(scene.public().hand_size[S0], 2);
}

#[test]
fn what_is_not_kept_goes_below_the_pile_as_drawn_and_then_the_hand_card() {
    let mut scene = looking();
    scene.leave("goblin goblin seer", "undead");
    // Of equal cards the first is the kept one.
    scene
        .act_alone("keep gnome troll")
        .pile("undead gnome dwarf");
    let mut scene = looking();
    scene.leave("goblin goblin seer", "undead");
    scene
        .act_alone("keep dwarf gnome")
        .pile("undead troll gnome");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleSeer);
    scene
        .shuffle("gnome undead troll")
        .pile("gnome undead troll");
}

#[test]
fn with_an_empty_pile_it_has_no_use() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene.leave("goblin troll seer", "").act("place seer 0,1");
    scene.may(&["draw display-1", "draw display-2", "draw display-3"]);
}

#[test]
fn of_a_single_card_in_the_pile_nothing_goes_back() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .leave("goblin troll seer", "gnome")
        .act("place seer 0,1");
    scene
        .act("power use")
        .may(&["keep dwarf gnome"])
        .act_alone("keep dwarf gnome");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
}

#[test]
fn a_pile_of_the_one_card_that_went_back_is_shuffled() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .leave("goblin troll seer", "gnome undead")
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
fn a_declined_seer_draws_like_any_card() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .act("place seer 0,1")
        .act("power none")
        .act("draw top");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
}
