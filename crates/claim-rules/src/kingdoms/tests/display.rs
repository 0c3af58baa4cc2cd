//! Step 3 and the display (RULES.md 2.2).

use super::*;
use crate::kingdoms::{Awaiting, Source};

fn drawing(display: &str) -> Scene {
    let mut scene = Scene::with_display("goblin", display, "dwarf seer knight", "goblin goblin");
    scene.act("place dwarf 0,1").act("power none");
    scene
}

#[test]
fn taken_display_card_is_replaced_in_its_position() {
    let mut scene = drawing("troll gnome troll");
    scene
        .may(&[
            "draw display-1",
            "draw display-2",
            "draw display-3",
            "draw top",
        ])
        .act("draw display-2")
        .display("troll knight troll")
        .hand(S0, "seer gnome");
    assert_eq!(scene.public().pile_size, 40);
}

#[test]
fn drawing_the_top_card_keeps_the_display() {
    let mut scene = drawing("troll gnome troll");
    scene
        .act("draw top")
        .display("troll gnome troll")
        .hand(S0, "seer knight");
}

#[test]
fn later_display_cards_move_up_when_the_pile_is_empty() {
    let mut scene = drawing("troll gnome troll");
    scene.set_display_and_pile("troll gnome seer", "");
    scene
        .may(&["draw display-1", "draw display-2", "draw display-3"])
        .refuses("draw top", IllegalAction::NothingToDraw(Source::Top))
        .act("draw display-1")
        .display("gnome seer");
    scene.act("place goblin 1,0").act("power none");
    scene.may(&["draw display-1", "draw display-2"]).refuses(
        "draw display-3",
        IllegalAction::NothingToDraw(Source::Display3),
    );
}

#[test]
fn only_the_top_card_can_be_drawn_without_a_display() {
    let mut scene = drawing("troll gnome troll");
    scene.set_display_and_pile("", "seer").may(&["draw top"]);
}

#[test]
fn draw_is_skipped_when_nothing_is_left() {
    let mut scene = Scene::new("goblin", "dwarf seer", "goblin goblin");
    scene
        .set_display_and_pile("", "")
        .act("place dwarf 0,1")
        .act("power none");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    scene.hand(S0, "seer");
}

#[test]
fn last_two_of_three_equal_display_cards_are_returned_and_replaced() {
    let mut scene = drawing("troll gnome troll");
    scene.set_display_and_pile("troll gnome troll", "troll seer dwarf");
    scene.act_alone("draw display-2");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    scene.pile("seer dwarf troll troll").display("troll");
    scene
        .shuffle("dwarf troll seer troll")
        .display("troll dwarf troll");
    scene.pile("seer troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
}

#[test]
fn equal_display_is_replaced_again_until_it_differs() {
    let mut scene = drawing("troll gnome troll");
    scene.set_display_and_pile("troll gnome troll", "troll seer dwarf");
    scene
        .act_alone("draw display-2")
        .shuffle("troll troll seer");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    scene.pile("seer dwarf troll troll");
    scene.shuffle("seer dwarf").display("troll seer dwarf");
}

#[test]
fn equal_display_stays_when_the_pile_has_no_other_faction() {
    let mut scene = drawing("troll gnome troll");
    scene.set_display_and_pile("troll gnome troll", "troll troll");
    scene
        .act_alone("draw display-2")
        .display("troll troll troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    let mut empty = drawing("troll gnome troll");
    empty
        .set_display_and_pile("troll gnome troll", "troll")
        .act_alone("draw display-2");
    assert_eq!(empty.state().awaiting(), Awaiting::Place(S1));
}

#[test]
fn display_is_checked_after_draws_but_not_after_a_seer() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .act("place seer 0,1")
        .set_display_and_pile("troll troll troll", "troll troll");
    scene.act("power use").act_alone("keep troll troll");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleSeer);
    scene.shuffle("dwarf").display("troll troll troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    // The next draw triggers the check although it does not change the display.
    scene.set_display_and_pile("troll troll troll", "dwarf gnome");
    scene
        .act("place goblin 1,0")
        .act("power none")
        .act_alone("draw top");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    scene.pile("gnome troll troll");
}

#[test]
fn display_is_checked_at_setup() {
    let mut scene = Scene::with_display("goblin", "troll troll troll", "dwarf seer gnome", "");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    assert_eq!(scene.public().pile_size, 43);
    assert_eq!(scene.state().pile.cards()[41..], [faction("troll"); 2]);
    scene.shuffle("gnome troll").display("troll gnome troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S0));
    assert_eq!(scene.public().turn_number, 1);
}

#[test]
fn shuffle_must_have_exactly_the_cards_of_the_pile() {
    use crate::kingdoms::Chance;
    use crate::{Game, IllegalChance};
    let mut scene = drawing("troll gnome troll");
    scene.set_display_and_pile("troll gnome troll", "troll seer dwarf");
    scene.act_alone("draw display-2");
    let mut state = *scene.state();
    for wrong in [
        "seer dwarf troll",
        "seer dwarf troll seer",
        "seer dwarf troll troll troll",
    ] {
        let order = wrong.split(' ').map(faction).collect();
        assert_eq!(
            Game::apply_chance(&mut state, &Chance::Shuffle(order)),
            Err(IllegalChance)
        );
    }
    assert_eq!(state, *scene.state());
    scene.shuffle("seer dwarf troll troll");
    let order = vec![faction("troll"); 2];
    let again = Game::apply_chance(&mut state.clone(), &Chance::Shuffle(order));
    assert_eq!(again, Err(IllegalChance));
}
