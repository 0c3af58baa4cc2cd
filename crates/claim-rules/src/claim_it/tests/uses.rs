//! Rolling and using the dice (RULES.md 3.2).

use super::*;

#[test]
fn turn_begins_with_a_roll() {
    Scene::new(2).turn_of(S0).may(&["roll"]);
    Scene::new(2).turn("3,5/1").turn_of(S1).may(&["roll"]);
}

#[test]
fn dice_name_row_column_and_stone() {
    let mut scene = Scene::new(2);
    scene.rolls("3 5 1").may(&[
        "use 1,3", "use 1,5", "use 3,1", "use 3,5", "use 5,1", "use 5,3",
    ]);
    for (used, stone) in [("3,5", "1"), ("5,3", "1"), ("1,3", "5"), ("5,1", "3")] {
        let stone = Stone::Claim(face(stone));
        assert_eq!(scene.public().stone_for(space(used)), Some(stone), "{used}");
    }
    scene.act("use 3,5").claim_stones("1@3,5");
    let used = space("3,5");
    assert_eq!((used.row.number(), used.column.number()), (3, 5));
}

#[test]
fn equal_dice_name_fewer_spaces() {
    Scene::new(2)
        .rolls("3 5 3")
        .may(&["use 3,3", "use 3,5", "use 5,3"]);
    let mut scene = Scene::new(2);
    scene.rolls("4 4 4").may(&["use 4,4"]);
    scene.act("use 4,4").claim_stones("4@4,4");
    let mut scene = Scene::new(2);
    scene.rolls("3 5 3").act("use 3,3").claim_stones("5@3,3");
}

#[test]
fn dice_must_be_used_before_rolling_again_or_stopping() {
    let mut scene = Scene::new(2);
    scene
        .rolls("2 2 1")
        .may(&["use 1,2", "use 2,1", "use 2,2"])
        .act("use 2,2")
        .may(&["roll", "stop"])
        .rolls("2 2 2")
        .may(&["use 2,2"])
        .act("use 2,2")
        .may(&["roll", "stop"]);
}

#[test]
fn empty_space_gets_claim_stone_of_third_die() {
    Scene::new(2)
        .uses("3,5/1")
        .claim_stones("1@3,5")
        .owner_stones("")
        .uses("2,2/6")
        .claim_stones("1@3,5 6@2,2");
}

#[test]
fn own_stones_are_placed_only_when_stopping() {
    Scene::new(2)
        .uses("3,5/1 3,5/2")
        .stones(S0, "")
        .gold("")
        .act("stop")
        .stones(S0, "3,5")
        .gold("3,5");
}

#[test]
fn claim_stone_on_the_board_cannot_be_placed_again() {
    let mut scene = Scene::new(2);
    scene.uses("3,5/1").rolls("2 4 1");
    scene.may(&["use 1,2", "use 1,4", "use 2,1", "use 4,1"]);
    assert_eq!(scene.public().stone_for(space("2,4")), None);
    scene.refuses("use 2,4", IllegalAction::ClaimStonePlaced(face("1")));
}

#[test]
fn claim_stones_are_available_again_next_turn() {
    Scene::new(2)
        .turn("3,5/1")
        .claim_stones("")
        .uses("2,4/1")
        .claim_stones("1@2,4");
}

#[test]
fn space_with_opponents_stone_is_claimed_like_an_empty_one() {
    let mut scene = Scene::new(2);
    scene.turn("3,5/1").rolls("5 3 4");
    let stone = Stone::Claim(face("4"));
    assert_eq!(scene.public().stone_for(space("3,5")), Some(stone));
    scene
        .act("use 3,5")
        .claim_stones("4@3,5")
        .stones(S0, "3,5")
        .stones(S1, "");
    let mut scene = Scene::new(2);
    scene.turn("3,5/1").uses("2,4/4").rolls("5 3 4");
    scene.refuses("use 3,5", IllegalAction::ClaimStonePlaced(face("4")));
}

#[test]
fn own_stone_gets_owner_stone_with_any_third_die() {
    let mut scene = Scene::new(2);
    scene.turn("3,5/1").idle().uses("2,4/6").rolls("3 5 6");
    assert_eq!(scene.public().stone_for(space("3,5")), Some(Stone::Owner));
    scene
        .act("use 3,5")
        .owner_stones("3,5")
        .claim_stones("6@2,4");
}

#[test]
fn claim_stone_gets_owner_stone_with_any_third_die() {
    let mut scene = Scene::new(2);
    scene.uses("3,5/1").rolls("3 5 1");
    assert_eq!(scene.public().stone_for(space("3,5")), Some(Stone::Owner));
    scene
        .act("use 3,5")
        .owner_stones("3,5")
        .claim_stones("1@3,5");
}

#[test]
fn claim_stone_on_opponents_stone_gets_owner_stone() {
    Scene::new(2)
        .turn("3,5/1")
        .uses("3,5/2 3,5/2")
        .owner_stones("3,5")
        .claim_stones("2@3,5")
        .act("stop")
        .stones(S0, "")
        .stones(S1, "3,5")
        .gold("3,5");
}

#[test]
fn space_with_owner_stone_cannot_be_used() {
    let mut scene = Scene::new(2);
    scene.uses("3,3/1 3,3/1").rolls("3 3 2");
    scene.may(&["use 2,3", "use 3,2"]);
    let why = IllegalAction::HasOwnerStone(space("3,3"));
    scene.refuses("use 3,3", why);
}

#[test]
fn gold_claim_cannot_be_used_by_any_player() {
    let mut scene = Scene::new(2);
    scene.turn("3,3/1 3,3/1").rolls("3 3 2");
    scene.may(&["use 2,3", "use 3,2"]);
    scene.refuses("use 3,3", IllegalAction::GoldClaim(space("3,3")));
    scene.act("use 2,3").act("stop").rolls("3 3 2");
    scene.may(&["use 2,3", "use 3,2"]);
    scene.refuses("use 3,3", IllegalAction::GoldClaim(space("3,3")));
}
