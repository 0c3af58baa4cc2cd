//! The summary of a turn (RULES.md 2.2, 2.3).

use super::*;
use crate::cards::BySeat;
use crate::kingdoms::{DrawOutcome, Line, PowerOutcome, TurnSummary};

fn last(scene: &Scene) -> TurnSummary {
    scene.public().last.expect("a turn was taken")
}

#[test]
fn summary_grows_with_each_step() {
    let display = "troll gnome dwarf";
    let mut scene = Scene::with_display("goblin", display, "goblin seer", "knight goblin");
    assert_eq!((scene.public().turn, scene.public().last), (None, None));
    scene.act("place goblin 0,1");
    let mut expected = TurnSummary {
        seat: S0,
        card: faction("goblin"),
        space: space("0,1"),
        copied: None,
        power: PowerOutcome::Pending,
        draw: DrawOutcome::Pending,
        reshuffled: None,
    };
    assert_eq!(scene.public().turn, Some(expected));
    scene.act("power use");
    expected.power = PowerOutcome::Scored(1);
    assert_eq!(scene.public().turn, Some(expected));
    scene.act("draw display-2");
    expected.draw = DrawOutcome::FromDisplay(faction("gnome"));
    assert_eq!(
        (scene.public().turn, scene.public().last),
        (None, Some(expected))
    );
}

#[test]
fn summary_has_every_power_outcome() {
    let mut scene = Scene::new("goblin", "goblin troll gnome", "knight undead giant");
    scene.turn("goblin 0,1", "none");
    assert_eq!(last(&scene).power, PowerOutcome::Declined);
    assert_eq!(last(&scene).draw, DrawOutcome::FromPile);
    scene.turn("knight 0,2", "remove 0,1");
    assert_eq!(
        last(&scene).power,
        PowerOutcome::Removed(space("0,1"), None)
    );
    scene.turn("troll 1,1", "row");
    assert_eq!(last(&scene).power, PowerOutcome::ScoredLine(Line::Row, 2));
    scene.turn("undead 2,1", "swap 1,1");
    assert_eq!(last(&scene).power, PowerOutcome::Swapped(space("1,1")));
    scene.turn("gnome 1,2", "figure 1,1");
    assert_eq!(
        last(&scene).power,
        PowerOutcome::SecondFigure(Some(space("1,1")))
    );
    scene.turn("giant 1,0", "flip 1,1");
    let mut figures = BySeat::default();
    (figures[S0], figures[S1]) = (true, true);
    let space = space("1,1");
    assert_eq!(last(&scene).power, PowerOutcome::Flipped { space, figures });
}

#[test]
fn unusable_power_differs_from_declined_power() {
    let mut scene = Scene::new("goblin", "knight", "seer");
    scene.turn("knight 0,1", "none");
    assert_eq!(last(&scene).power, PowerOutcome::Unusable);
}

#[test]
fn copied_power_names_its_card() {
    let mut scene = Scene::new("dragon", "doppelganger", "seer");
    scene.turn("doppelganger 0,1", "copy 0,0 / use");
    assert_eq!(last(&scene).copied, Some((faction("dragon"), space("0,0"))));
    assert_eq!(last(&scene).power, PowerOutcome::Scored(1));
}

#[test]
fn seer_summary_counts_drawn_and_returned_cards() {
    let mut scene = Scene::new("dragon", "seer goblin gnome dwarf", "goblin goblin troll");
    scene
        .act("place seer 0,1")
        .act("power use")
        .act("keep gnome troll");
    assert_eq!(last(&scene).power, PowerOutcome::Peeked(3));
    assert_eq!(last(&scene).draw, DrawOutcome::Kept { returned: 2 });
}

#[test]
fn summary_has_reshuffled_faction() {
    let mut scene = Scene::new("goblin", "goblin dwarf", "seer");
    scene.act("place goblin 0,1").act("power none");
    scene
        .set_display_and_pile("troll gnome troll", "troll seer dwarf")
        .act("draw display-2");
    assert_eq!(last(&scene).reshuffled, Some(faction("troll")));
}

#[test]
fn summary_has_missing_draw() {
    let mut scene = Scene::new("goblin", "goblin dwarf", "seer");
    scene
        .set_display_and_pile("", "")
        .act("place goblin 0,1")
        .act("power none");
    assert_eq!(last(&scene).draw, DrawOutcome::Nothing);
}
