//! Step 3 and the display (RULES.md 2.2).

use super::*;
use crate::rules::kingdoms::{Awaiting, Source};

fn drawing(display: &str) -> Scene {
    let mut scene = Scene::with_display("goblin", display, "dwarf seer knight", "goblin goblin");
    scene.act("place dwarf 0,1").act("power none");
    scene
}

#[test]
fn a_card_of_the_display_is_replaced_at_once_and_in_its_place() {
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
fn the_top_card_leaves_the_display_as_it_is() {
    let mut scene = drawing("troll gnome troll");
    scene
        .act("draw top")
        .display("troll gnome troll")
        .hand(S0, "seer knight");
}

#[test]
fn with_nothing_to_refill_from_the_later_cards_move_up() {
    let mut scene = drawing("troll gnome troll");
    scene.leave("troll gnome seer", "");
    scene
        .may(&["draw display-1", "draw display-2", "draw display-3"])
        .refuses("draw top", IllegalAction::NothingThere(Source::Top))
        .act("draw display-1")
        .display("gnome seer");
    scene.act("place goblin 1,0").act("power none");
    scene.may(&["draw display-1", "draw display-2"]).refuses(
        "draw display-3",
        IllegalAction::NothingThere(Source::Display3),
    );
}

#[test]
fn with_only_the_pile_left_one_draws_from_it() {
    let mut scene = drawing("troll gnome troll");
    scene.leave("", "seer").may(&["draw top"]);
}

#[test]
fn with_nothing_to_draw_the_step_is_skipped() {
    let mut scene = Scene::new("goblin", "dwarf seer", "goblin goblin");
    scene.leave("", "").act("place dwarf 0,1").act("power none");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    scene.hand(S0, "seer");
}

#[test]
fn of_three_equal_cards_the_last_two_go_back_and_are_replaced() {
    let mut scene = drawing("troll gnome troll");
    scene.leave("troll gnome troll", "troll seer dwarf");
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
fn that_happens_again_until_they_are_not_all_equal() {
    let mut scene = drawing("troll gnome troll");
    scene.leave("troll gnome troll", "troll seer dwarf");
    scene
        .act_alone("draw display-2")
        .shuffle("troll troll seer");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    scene.pile("seer dwarf troll troll");
    scene.shuffle("seer dwarf").display("troll seer dwarf");
}

#[test]
fn three_equal_cards_stay_when_the_pile_has_no_other() {
    let mut scene = drawing("troll gnome troll");
    scene.leave("troll gnome troll", "troll troll");
    scene
        .act_alone("draw display-2")
        .display("troll troll troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    let mut empty = drawing("troll gnome troll");
    empty
        .leave("troll gnome troll", "troll")
        .act_alone("draw display-2");
    assert_eq!(empty.state().awaiting(), Awaiting::Place(S1));
}

#[test]
fn three_equal_cards_are_not_looked_for_after_a_seer_but_after_the_next_draw() {
    let mut scene = Scene::new("goblin", "seer dwarf", "goblin goblin");
    scene
        .act("place seer 0,1")
        .leave("troll troll troll", "troll troll");
    scene.act("power use").act_alone("keep troll troll");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleSeer);
    scene.shuffle("dwarf").display("troll troll troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    // Nor is the next draw one that changes the display.
    scene.leave("troll troll troll", "dwarf gnome");
    scene
        .act("place goblin 1,0")
        .act("power none")
        .act_alone("draw top");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    scene.pile("gnome troll troll");
}

#[test]
fn three_equal_cards_are_looked_for_at_set_up() {
    let mut scene = Scene::with_display("goblin", "troll troll troll", "dwarf seer gnome", "");
    assert_eq!(scene.state().awaiting(), Awaiting::ShuffleDisplay);
    assert_eq!(scene.public().pile_size, 43);
    assert_eq!(scene.state().pile.cards()[41..], [held("troll"); 2]);
    scene.shuffle("gnome troll").display("troll gnome troll");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S0));
    assert_eq!(scene.public().turn_number, 1);
}

#[test]
fn a_shuffle_has_exactly_the_cards_of_the_pile() {
    use crate::rules::kingdoms::Chance;
    use crate::rules::{Game, ImpossibleChance};
    let mut scene = drawing("troll gnome troll");
    scene.leave("troll gnome troll", "troll seer dwarf");
    scene.act_alone("draw display-2");
    let mut state = *scene.state();
    for wrong in [
        "seer dwarf troll",
        "seer dwarf troll seer",
        "seer dwarf troll troll troll",
    ] {
        let order = wrong.split(' ').map(held).collect();
        assert_eq!(
            Game::settle(&mut state, &Chance::Shuffle(order)),
            Err(ImpossibleChance)
        );
    }
    assert_eq!(state, *scene.state());
    scene.shuffle("seer dwarf troll troll");
    let order = vec![held("troll"); 2];
    let again = Game::settle(&mut state.clone(), &Chance::Shuffle(order));
    assert_eq!(again, Err(ImpossibleChance));
}
