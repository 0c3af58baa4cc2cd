//! The powers that move figures and cards: Gnome, Undead, Knight, Giant (RULES.md 2.3).

use super::*;

#[test]
fn gnome_scores_one_point_and_may_place_a_second_figure() {
    // The example of the rulebook: on an Undead with an opponent's figure.
    let mut scene = Scene::new("troll", "seer gnome", "undead knight");
    scene.turns(&["seer 1,0", "undead 2,0"]);
    scene
        .act("place gnome 2,1")
        .may(&["power none", "power use", "power figure 2,0"])
        .act("power figure 2,0")
        .points([1, 0])
        .supply([12, 14])
        .figures("2,0", &[S0, S1])
        .figures("2,1", &[S0]);
}

#[test]
fn second_figure_of_a_gnome_is_optional() {
    let mut scene = Scene::new("troll", "gnome goblin", "undead knight");
    scene
        .turn("gnome 0,1", "use")
        .points([1, 0])
        .supply([14, 15]);
}

#[test]
fn gnome_cannot_place_a_figure_beside_one_of_the_same_seat() {
    let mut scene = Scene::new("troll", "goblin gnome", "seer knight");
    scene.turns(&["goblin 0,1", "seer 1,0"]);
    scene
        .act("place gnome 1,1")
        .may(&["power none", "power use", "power figure 1,0"])
        .refuses(
            "power figure 0,1",
            IllegalAction::HasOwnFigure(space("0,1")),
        )
        .refuses("power figure 0,0", IllegalAction::NotAdjacent(space("0,0")))
        .refuses("power figure 2,1", IllegalAction::NotAdjacent(space("2,1")));
}

#[test]
fn gnome_cannot_place_a_figure_on_a_face_down_card() {
    let mut scene = Scene::new("troll", "giant gnome", "seer knight");
    scene.turn("giant 1,0", "flip 0,0").turn("seer 1,1", "none");
    scene
        .act("place gnome 0,1")
        .may(&["power none", "power use", "power figure 1,1"])
        .refuses("power figure 0,0", IllegalAction::FaceDown(space("0,0")));
}

#[test]
fn gnome_scores_without_figures_in_supply() {
    // Seat 0 uses up its fifteen figures: two per turn with seven Gnomes, then the last one.
    let first = "gnome gnome gnome gnome gnome gnome gnome doppelganger";
    let mut scene = Scene::new("seer", first, "seer seer seer seer seer seer undead");
    for column in (1..12).step_by(2) {
        scene.turn(
            &format!("gnome {column},0"),
            &format!("figure {},0", column - 1),
        );
        scene.turn(&format!("seer {},0", column + 1), "none");
    }
    scene
        .turn("gnome 13,0", "figure 12,0")
        .turn("undead 12,1", "none");
    scene.supply([1, 8]).points([7, 0]);
    scene.act("place doppelganger 13,1").supply([0, 8]);
    scene
        .act("power copy 13,0")
        .may(&["power none", "power use"])
        .refuses("power figure 12,1", IllegalAction::SupplyEmpty)
        .act("power use")
        .points([8, 0]);
}

#[test]
fn undead_swaps_its_figure_with_any_figure_of_the_opponent() {
    // The example of the rulebook: with the one on a Knight, whose power is not triggered.
    let mut scene = Scene::new("troll", "undead goblin", "knight seer");
    scene.turns(&["goblin 0,1", "knight 1,1"]);
    scene
        .act("place undead -1,0")
        .may(&["power none", "power swap 1,1"])
        .act("power swap 1,1")
        .figures("1,1", &[S0])
        .figures("-1,0", &[S1])
        .figures("0,1", &[S0])
        .supply([13, 14])
        .points([0, 0]);
    assert_eq!(scene.legal()[0], "draw display-1");
}

#[test]
fn undead_cannot_swap_onto_a_figure_of_the_same_seat() {
    let mut scene = Scene::new("troll", "seer gnome undead", "knight goblin");
    scene.turns(&["seer 0,1", "knight 0,2"]);
    scene
        .turn("gnome 1,2", "figure 0,2")
        .turn("goblin 1,1", "none");
    scene
        .act("place undead -1,0")
        .may(&["power none", "power swap 1,1"])
        .refuses("power swap 0,2", IllegalAction::HasOwnFigure(space("0,2")))
        .refuses(
            "power swap 0,0",
            IllegalAction::NoOpponentFigure(space("0,0")),
        )
        .refuses(
            "power swap 7,7",
            IllegalAction::NoOpponentFigure(space("7,7")),
        );
}

#[test]
fn undead_is_unusable_without_opponents_figures() {
    let mut scene = Scene::new("troll", "undead goblin", "knight seer");
    scene.act("place undead 0,1");
    assert!(scene.legal().contains(&"draw top".to_owned()));
}

#[test]
fn knight_removes_one_or_two_adjacent_opponents_figures() {
    // The example of the rulebook: both figures.
    let mut scene = Scene::new("troll", "seer goblin knight", "dwarf dragon goblin");
    scene.turns(&["seer 0,1", "dwarf 1,0", "goblin 0,2", "dragon 1,2"]);
    scene
        .act("place knight 1,1")
        .may(&[
            "power none",
            "power remove 1,0",
            "power remove 1,2",
            "power remove 1,0 1,2",
        ])
        .refuses(
            "power remove 0,1",
            IllegalAction::NoOpponentFigure(space("0,1")),
        )
        .refuses("power remove 2,1", IllegalAction::NotAdjacent(space("2,1")))
        .refuses(
            "power remove 0,1 1,0",
            IllegalAction::NoOpponentFigure(space("0,1")),
        )
        .supply([12, 13])
        .act("power remove 1,0 1,2")
        .figures("1,0", &[])
        .figures("1,2", &[])
        // They go back to their owner's supply.
        .supply([12, 15]);
}

#[test]
fn knight_keeps_own_figure_on_the_same_card() {
    let mut scene = Scene::new("troll", "seer gnome knight", "dwarf dragon");
    scene.turns(&["seer 0,1", "dwarf 1,0"]);
    scene
        .turn("gnome 2,0", "figure 1,0")
        .turn("dragon 2,1", "none");
    scene.turn("knight 1,1", "remove 1,0").supply([11, 14]);
    scene.figures("1,0", &[S0]).figures("2,1", &[S1]);
}

#[test]
fn knight_next_to_three_figures_has_three_pairs() {
    let mut scene = Scene::new("troll", "seer seer seer knight", "dwarf dragon goblin");
    let places = [
        "seer 0,1",
        "dwarf 1,0",
        "seer 0,2",
        "dragon 1,2",
        "seer 2,0",
        "goblin 2,1",
    ];
    scene.turns(&places);
    scene.act("place knight 1,1").may(&[
        "power none",
        "power remove 1,0",
        "power remove 1,2",
        "power remove 2,1",
        "power remove 1,0 1,2",
        "power remove 1,0 2,1",
        "power remove 1,2 2,1",
    ]);
}

#[test]
fn knight_is_unusable_without_adjacent_opponents_figures() {
    let mut scene = Scene::new("troll", "knight goblin", "dwarf seer");
    scene.act("place knight 0,1");
    assert!(scene.legal().contains(&"draw top".to_owned()));
}

#[test]
fn giant_flips_a_card_and_returns_its_figure() {
    // The example of the rulebook: an Undead with the opponent's figure.
    let mut scene = Scene::new("troll", "seer giant", "undead knight");
    scene.turns(&["seer 0,1", "undead 0,2"]);
    scene
        .act("place giant 1,2")
        .may(&["power none", "power flip 0,2"])
        .refuses("power flip 0,1", IllegalAction::NotAdjacent(space("0,1")))
        .refuses(
            "power remove 0,2",
            IllegalAction::WrongPower(faction("giant")),
        )
        .supply([13, 14])
        .act("power flip 0,2")
        .figures("0,2", &[])
        .supply([13, 15]);
    let card = scene
        .board()
        .card_at(space("0,2"))
        .expect("it still lies there");
    assert!(!card.face_up);
}

#[test]
fn flipped_card_returns_figures_of_both_seats() {
    let mut scene = Scene::new("troll", "seer gnome giant", "undead knight");
    scene.turns(&["seer 0,1", "undead 0,2"]);
    scene
        .turn("gnome 0,3", "figure 0,2")
        .turn("knight 1,3", "none");
    scene.figures("0,2", &[S0, S1]).supply([12, 13]);
    scene.turn("giant 1,2", "flip 0,2").supply([12, 14]);
}

#[test]
fn face_down_card_cannot_be_flipped_again() {
    let mut scene = Scene::new("troll", "seer giant giant", "undead knight");
    scene.turns(&["seer 0,1", "undead 0,2"]);
    scene
        .turn("giant 1,2", "flip 0,2")
        .turn("knight 1,3", "none");
    scene
        .act("place giant 0,3")
        .may(&["power none", "power flip 1,3"])
        .refuses("power flip 0,2", IllegalAction::FaceDown(space("0,2")));
}
