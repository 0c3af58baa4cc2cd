//! What a turn's account says (RULES.md 2.2, 2.3).

use super::*;
use crate::cards::BySeat;
use crate::rules::kingdoms::{Drew, Line, PowerUsed, TurnTaken};

fn last(scene: &Scene) -> TurnTaken {
    scene.public().last.expect("a turn was taken")
}

#[test]
fn a_turn_is_told_step_by_step() {
    let display = "troll gnome dwarf";
    let mut scene = Scene::with_display("goblin", display, "goblin seer", "knight goblin");
    assert_eq!((scene.public().turn, scene.public().last), (None, None));
    scene.act("place goblin 0,1");
    let mut told = TurnTaken {
        seat: S0,
        card: held("goblin"),
        space: space("0,1"),
        copied: None,
        power: PowerUsed::Undecided,
        drew: Drew::Undecided,
        reshuffled: None,
    };
    assert_eq!(scene.public().turn, Some(told));
    scene.act("power use");
    told.power = PowerUsed::Scored(1);
    assert_eq!(scene.public().turn, Some(told));
    scene.act("draw display-2");
    told.drew = Drew::FromDisplay(held("gnome"));
    assert_eq!(
        (scene.public().turn, scene.public().last),
        (None, Some(told))
    );
}

#[test]
fn each_power_is_told() {
    let mut scene = Scene::new("goblin", "goblin troll gnome", "knight undead giant");
    scene.turn("goblin 0,1", "none");
    assert_eq!(last(&scene).power, PowerUsed::Declined);
    assert_eq!(last(&scene).drew, Drew::FromPile);
    scene.turn("knight 0,2", "remove 0,1");
    assert_eq!(last(&scene).power, PowerUsed::Removed(space("0,1"), None));
    scene.turn("troll 1,1", "row");
    assert_eq!(last(&scene).power, PowerUsed::ScoredLine(Line::Row, 2));
    scene.turn("undead 2,1", "swap 1,1");
    assert_eq!(last(&scene).power, PowerUsed::Swapped(space("1,1")));
    scene.turn("gnome 1,2", "figure 1,1");
    assert_eq!(last(&scene).power, PowerUsed::Settled(Some(space("1,1"))));
    scene.turn("giant 1,0", "flip 1,1");
    let mut figures = BySeat::default();
    (figures[S0], figures[S1]) = (true, true);
    let space = space("1,1");
    assert_eq!(last(&scene).power, PowerUsed::Flipped { space, figures });
}

#[test]
fn a_power_without_use_is_told_apart_from_a_declined_one() {
    let mut scene = Scene::new("goblin", "knight", "seer");
    scene.turn("knight 0,1", "none");
    assert_eq!(last(&scene).power, PowerUsed::Useless);
}

#[test]
fn a_copied_power_is_told_with_its_card() {
    let mut scene = Scene::new("dragon", "doppelganger", "seer");
    scene.turn("doppelganger 0,1", "copy 0,0 / use");
    assert_eq!(last(&scene).copied, Some((held("dragon"), space("0,0"))));
    assert_eq!(last(&scene).power, PowerUsed::Scored(1));
}

#[test]
fn of_a_seer_all_see_how_many_cards_it_looked_at_and_returned() {
    let mut scene = Scene::new("dragon", "seer goblin gnome dwarf", "goblin goblin troll");
    scene
        .act("place seer 0,1")
        .act("power use")
        .act("keep gnome troll");
    assert_eq!(last(&scene).power, PowerUsed::Looked(3));
    assert_eq!(last(&scene).drew, Drew::Kept { returned: 2 });
}

#[test]
fn three_equal_cards_that_went_back_are_told() {
    let mut scene = Scene::new("goblin", "goblin dwarf", "seer");
    scene.act("place goblin 0,1").act("power none");
    scene
        .leave("troll gnome troll", "troll seer dwarf")
        .act("draw display-2");
    assert_eq!(last(&scene).reshuffled, Some(held("troll")));
}

#[test]
fn nothing_to_draw_is_told() {
    let mut scene = Scene::new("goblin", "goblin dwarf", "seer");
    scene
        .leave("", "")
        .act("place goblin 0,1")
        .act("power none");
    assert_eq!(last(&scene).drew, Drew::Nothing);
}
