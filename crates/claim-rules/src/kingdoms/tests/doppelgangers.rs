//! The Doppelgänger (RULES.md 2.3).

use super::*;

const DRAWS: [&str; 4] = [
    "draw display-1",
    "draw display-2",
    "draw display-3",
    "draw top",
];

#[test]
fn copied_power_is_chosen_then_used_or_declined() {
    let mut scene = Scene::new("troll", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 0,1", "seer 1,0"]);
    scene
        .act("place doppelganger 1,1")
        .may(&["power none", "power copy 0,1", "power copy 1,0"])
        .refuses(
            "power use",
            IllegalAction::WrongPower(faction("doppelganger")),
        )
        .refuses("power copy 0,0", IllegalAction::NotAdjacent(space("0,0")))
        .act("power copy 0,1")
        .may(&["power none", "power use"])
        .refuses(
            "power copy 1,0",
            IllegalAction::WrongPower(faction("goblin")),
        )
        .act("power none")
        .points([0, 0])
        .may(&DRAWS);
}

#[test]
fn doppelganger_does_not_count_as_goblin() {
    let mut scene = Scene::new("troll", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 0,1", "seer 1,0"]);
    scene
        .turn("doppelganger 0,2", "copy 0,1 / use")
        .points([1, 0]);
}

#[test]
fn copied_goblin_can_score_nothing() {
    let mut scene = Scene::new("goblin", "doppelganger seer", "seer knight");
    scene
        .turn("doppelganger 0,1", "copy 0,0 / use")
        .points([0, 0]);
}

#[test]
fn doppelganger_does_not_count_as_dwarf() {
    let mut scene = Scene::new("dwarf", "dwarf doppelganger", "seer knight");
    scene.turns(&["dwarf 1,0", "seer 0,1"]);
    scene
        .turn("doppelganger 2,0", "copy 1,0 / use")
        .points([2, 0]);
}

#[test]
fn copied_troll_scores_a_line_with_one_troll() {
    let mut scene = Scene::new("troll", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 1,0", "seer -1,0"]);
    scene
        .act("place doppelganger 0,1")
        .act("power copy 0,0")
        .may(&["power none", "power row", "power column"])
        .act("power column")
        // The line has a Troll and a Doppelgänger, which counts as its own faction.
        .points([2, 0]);
}

#[test]
fn copied_troll_cannot_score_a_line_with_two_trolls() {
    let mut scene = Scene::new("troll", "troll doppelganger", "seer knight");
    scene.turns(&["troll 0,1", "seer 1,1"]);
    scene
        .act("place doppelganger 0,2")
        .act("power copy 0,1")
        .may(&["power none", "power row"])
        .act("power row")
        .points([1, 0]);
}

#[test]
fn troll_without_a_scorable_line_cannot_be_copied() {
    // Two Trolls below, two to the right.
    let mut scene = Scene::new("troll", "troll troll doppelganger", "seer troll");
    scene.turns(&["troll 0,1", "seer 1,1", "troll 1,2", "troll 2,2"]);
    scene.act("place doppelganger 0,2").may(&DRAWS);
}

#[test]
fn power_without_a_use_cannot_be_copied() {
    for start in ["undead", "knight"] {
        let mut scene = Scene::new(start, "doppelganger seer", "seer goblin");
        scene.act("place doppelganger 0,1").may(&DRAWS);
    }
}

#[test]
fn copied_knight_removes_figures_next_to_the_doppelganger() {
    let mut scene = Scene::new("knight", "goblin doppelganger", "goblin seer");
    scene.turns(&["goblin 0,1", "goblin 1,1"]);
    scene
        .act("place doppelganger 1,0")
        .may(&["power none", "power copy 0,0", "power copy 1,1"])
        .act("power copy 0,0")
        .may(&["power none", "power remove 1,1"])
        .act("power remove 1,1")
        .supply([13, 15]);
}

#[test]
fn doppelganger_cannot_be_copied() {
    let mut scene = Scene::new("doppelganger", "doppelganger seer", "seer knight");
    scene.act("place doppelganger 0,1").may(&DRAWS);
    let mut scene = Scene::new("doppelganger", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 1,0", "seer 1,1"]);
    scene
        .act("place doppelganger 0,1")
        .may(&["power none", "power copy 1,1"])
        .refuses("power copy 0,0", IllegalAction::NothingToCopy(space("0,0")));
}

#[test]
fn copied_dragon_scores_around_the_doppelganger() {
    let mut scene = Scene::new("dragon", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 1,0", "seer -1,0"]);
    scene
        .turn("doppelganger 0,1", "copy 0,0 / use")
        .points([3, 0]);
}

#[test]
fn copied_gnome_places_the_figure_next_to_the_doppelganger() {
    let mut scene = Scene::new("gnome", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 1,0", "seer 1,1"]);
    scene
        .act("place doppelganger 0,1")
        .act("power copy 0,0")
        .may(&[
            "power none",
            "power use",
            "power figure 0,0",
            "power figure 1,1",
        ])
        .act("power figure 1,1")
        .points([1, 0])
        .supply([12, 14])
        .figures("1,1", &[S0, S1]);
}

#[test]
fn copied_undead_swaps_the_figure_on_the_doppelganger() {
    let mut scene = Scene::new("undead", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 1,0", "seer 2,0"]);
    scene.turn("doppelganger 0,1", "copy 0,0 / swap 2,0");
    scene.figures("0,1", &[S1]).figures("2,0", &[S0]);
}

#[test]
fn copied_giant_can_flip_the_giant_itself() {
    let mut scene = Scene::new("giant", "goblin doppelganger", "seer knight");
    scene.turns(&["goblin 1,0", "seer 2,0"]);
    scene
        .act("place doppelganger 0,1")
        .act("power copy 0,0")
        .may(&["power none", "power flip 0,0"])
        .act("power flip 0,0");
    assert!(
        scene
            .board()
            .card_at(space("0,0"))
            .is_some_and(|it| !it.face_up)
    );
}

#[test]
fn copied_seer_replaces_the_draw() {
    let mut scene = Scene::new("seer", "doppelganger goblin troll", "dwarf knight gnome");
    scene
        .act("place doppelganger 0,1")
        .act("power copy 0,0")
        .may(&["power none", "power use"])
        .act("power use")
        .act("keep gnome goblin")
        .hand(S0, "goblin gnome");
    assert_eq!(scene.state().to_act(), Some(S1));
}

#[test]
fn face_down_card_cannot_be_copied() {
    let mut scene = Scene::new("goblin", "giant doppelganger", "seer knight");
    scene.turn("giant 1,0", "flip 0,0").turn("seer 1,1", "none");
    scene
        .act("place doppelganger 0,1")
        .may(&["power none", "power copy 1,1"])
        .refuses("power copy 0,0", IllegalAction::FaceDown(space("0,0")));
}
