//! The powers that score: Goblin, Dwarf, Dragon, Troll (RULES.md 2.3).

use super::*;
use crate::kingdoms::Line;

#[test]
fn goblin_scores_every_goblin_with_the_players_figure() {
    // The example of the rulebook: two points. Goblins of the opponent and without a figure do not
    // count.
    let mut scene = Scene::new("goblin", "goblin goblin", "goblin seer");
    scene.turns(&["goblin 0,1", "goblin 0,2"]);
    scene
        .act("place goblin 1,0")
        .may(&["power none", "power use"]);
    scene.act("power use").points([2, 0]);
}

#[test]
fn goblin_counts_itself() {
    let mut scene = Scene::new("troll", "goblin seer", "seer seer");
    scene.turn("goblin 0,1", "use").points([1, 0]);
}

#[test]
fn power_can_be_declined() {
    let mut scene = Scene::new("goblin", "goblin goblin", "seer seer");
    scene.turn("goblin 0,1", "none").points([0, 0]);
}

#[test]
fn dwarf_scores_row_and_column_and_itself_once() {
    // The example of the rulebook: four points. Two Dwarves to the left, one above.
    let mut scene = Scene::new("dwarf", "dwarf goblin dwarf", "goblin dwarf");
    scene.turns(&["dwarf 1,0", "goblin 1,1", "goblin -1,0", "dwarf 2,1"]);
    scene.turn("dwarf 2,0", "use").points([4, 0]);
}

#[test]
fn other_cards_do_not_end_a_line() {
    let mut scene = Scene::new("dwarf", "goblin dwarf", "seer seer");
    scene.turns(&["goblin 1,0", "seer 2,0"]);
    scene.turn("dwarf 3,0", "use").points([2, 0]);
}

#[test]
fn gap_ends_a_line() {
    let mut scene = Scene::new("dwarf", "seer dwarf dwarf", "seer seer");
    scene.turns(&["seer 0,1", "seer 1,1", "dwarf 2,1", "seer 3,1"]);
    // The row has a Dwarf at 0,0 but a gap at 1,0.
    scene.turn("dwarf 2,0", "use").points([2, 0]);
}

#[test]
fn face_down_dwarf_ends_the_line_and_does_not_count() {
    let mut scene = Scene::new("dwarf", "dwarf giant dwarf", "seer seer");
    scene.turns(&["dwarf 1,0", "seer 2,0"]);
    scene.turn("giant 1,1", "flip 1,0").turn("seer 3,0", "none");
    // The row has a Dwarf at 0,0, a face-down one at 1,0, and then Seers.
    scene.turn("dwarf 4,0", "use").points([1, 0]);
}

#[test]
fn dragon_scores_the_eight_surrounding_spaces() {
    // The example of the rulebook: three points.
    let mut scene = Scene::new("troll", "goblin dragon", "seer knight");
    scene.turns(&["goblin 1,0", "seer 2,0"]);
    scene.turn("dragon 1,1", "use").points([3, 0]);
}

#[test]
fn dragon_does_not_score_face_down_cards() {
    let mut scene = Scene::new("troll", "giant dragon", "seer knight");
    scene.turn("giant 1,0", "flip 0,0").turn("seer 2,0", "none");
    scene.turn("dragon 1,1", "use").points([2, 0]);
}

#[test]
fn troll_scores_the_factions_of_the_chosen_line() {
    // The example of the rulebook: three points for the row, one for the column. The Troll's own
    // faction counts.
    let mut scene = Scene::new("goblin", "seer troll", "goblin knight");
    scene.turns(&["seer 1,0", "goblin 2,0"]);
    scene
        .act("place troll 3,0")
        .may(&["power none", "power row", "power column"]);
    let mut column = Scene::new("goblin", "seer troll", "goblin knight");
    column.turns(&["seer 1,0", "goblin 2,0"]);
    column.turn("troll 3,0", "column").points([1, 0]);
    scene.act("power row").points([3, 0]);
}

#[test]
fn line_with_another_troll_cannot_be_scored() {
    let mut scene = Scene::new("troll", "troll goblin", "seer knight");
    scene
        .act("place troll 0,1")
        .may(&["power none", "power row"])
        .refuses("power column", IllegalAction::LineHasTroll(Line::Column))
        .refuses("power use", IllegalAction::WrongPower(faction("troll")))
        .act("power row")
        .points([1, 0]);
}

#[test]
fn troll_is_unusable_with_trolls_in_both_lines() {
    let mut scene = Scene::new("troll", "goblin troll", "troll knight");
    scene.turns(&["goblin 0,1", "troll 1,1"]);
    scene.act("place troll 1,0").may(&[
        "draw display-1",
        "draw display-2",
        "draw display-3",
        "draw top",
    ]);
}

#[test]
fn face_down_troll_does_not_block_a_line() {
    let mut scene = Scene::new("troll", "giant troll", "seer knight");
    scene.turn("giant 1,0", "flip 0,0").turn("seer 1,1", "none");
    scene.act("place troll 2,0");
    scene.may(&["power none", "power row", "power column"]);
    scene.act("power row").points([2, 0]);
}
