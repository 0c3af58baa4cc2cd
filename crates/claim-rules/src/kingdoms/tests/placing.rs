//! Step 1 (RULES.md 2.2).

use super::*;

#[test]
fn card_must_share_an_edge_with_a_face_up_card() {
    let mut scene = Scene::new("troll", "goblin dragon", "knight seer");
    scene.may(&[
        "place goblin -1,0",
        "place goblin 0,-1",
        "place goblin 0,1",
        "place goblin 1,0",
        "place dragon -1,0",
        "place dragon 0,-1",
        "place dragon 0,1",
        "place dragon 1,0",
    ]);
    scene
        .refuses(
            "place goblin 1,1",
            IllegalAction::NoAdjacentCard(space("1,1")),
        )
        .refuses("place goblin 0,0", IllegalAction::SpaceTaken(space("0,0")))
        .refuses(
            "place knight 0,1",
            IllegalAction::NotHeld(faction("knight")),
        );
}

#[test]
fn equal_cards_are_listed_once() {
    let mut scene = Scene::new("troll", "goblin goblin", "knight seer");
    scene.may(&[
        "place goblin -1,0",
        "place goblin 0,-1",
        "place goblin 0,1",
        "place goblin 1,0",
    ]);
}

#[test]
fn figure_is_placed_from_the_supply() {
    let mut scene = Scene::new("troll", "goblin dragon", "knight seer");
    scene.turn("goblin 0,1", "none").supply([14, 15]);
    scene.figures("0,1", &[S0]).figures("0,0", &[]);
}

#[test]
fn space_between_two_cards_is_listed_once() {
    let mut scene = Scene::new("troll", "goblin dragon", "knight seer");
    scene.turns(&["goblin 0,1", "knight 1,0"]);
    let open = scene.board().open_spaces();
    assert_eq!(open.iter().filter(|&&it| it == space("1,1")).count(), 1);
    assert_eq!(open.len(), 7);
}

#[test]
fn nothing_can_be_placed_next_to_only_face_down_cards() {
    let mut scene = Scene::new("troll", "giant dragon goblin", "knight seer");
    scene.turn("giant 0,1", "flip 0,0");
    let open = scene.board().open_spaces().to_vec();
    let mut expected = ["-1,1", "1,1", "0,2"].map(space);
    expected.sort();
    let mut sorted = open;
    sorted.sort();
    assert_eq!(sorted, expected);
    scene
        .refuses(
            "place knight 1,0",
            IllegalAction::NoAdjacentCard(space("1,0")),
        )
        .refuses("place knight 0,0", IllegalAction::SpaceTaken(space("0,0")));
}

#[test]
fn closed_space_reopens_next_to_another_card() {
    let mut scene = Scene::new("troll", "giant dragon goblin", "knight seer");
    scene
        .turn("giant 0,1", "flip 0,0")
        .turn("knight 1,1", "none");
    assert!(scene.board().is_open(space("1,0")));
    assert!(!scene.board().is_open(space("-1,0")));
}

#[test]
fn steps_are_taken_in_order() {
    let mut scene = Scene::new("troll", "goblin dragon", "seer knight");
    scene
        .refuses("draw top", IllegalAction::PlaceExpected)
        .refuses("power use", IllegalAction::PlaceExpected)
        .act("place goblin 0,1")
        .refuses(
            "place dragon 1,0",
            IllegalAction::PowerExpected(faction("goblin")),
        )
        .refuses(
            "keep dragon dragon",
            IllegalAction::PowerExpected(faction("goblin")),
        )
        .act("power none")
        .refuses("power use", IllegalAction::DrawExpected)
        .act("draw top")
        .act("place seer 1,0")
        .act("power use")
        .refuses("draw top", IllegalAction::KeepExpected);
    assert_eq!(scene.state().to_act(), Some(S1));
}
