//! The end of a match and its result (RULES.md 2.4).

use super::*;
use crate::cards::{Faction, SeatSet};
use crate::kingdoms::{Awaiting, EndReason};
use crate::record::RecordedGame;

/// Seat 0 has used up its figures: two per turn with seven Gnomes, and the last one with another
/// card. Seat 1 is to act.
fn out_of_figures(second: &str) -> Scene {
    let first = "gnome gnome gnome gnome gnome gnome gnome dwarf";
    let mut scene = Scene::new(
        "seer",
        first,
        &format!("seer seer seer seer seer seer {second}"),
    );
    for column in (1..12).step_by(2) {
        scene.turn(
            &format!("gnome {column},0"),
            &format!("figure {},0", column - 1),
        );
        scene.turn(&format!("seer {},0", column + 1), "none");
    }
    let seventh = second.split(' ').next().unwrap_or_default();
    scene
        .turn("gnome 13,0", "figure 12,0")
        .turn(&format!("{seventh} 0,1"), "none");
    scene.turn("dwarf 1,1", "none").supply([0, 8]);
    scene
}

#[test]
fn match_without_figures_ends_after_equally_many_turns() {
    let mut scene = out_of_figures("goblin goblin");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    scene.turn("goblin 2,1", "none");
    assert_eq!(
        scene.state().awaiting(),
        Awaiting::Over(EndReason::OutOfFigures)
    );
    assert_eq!(scene.public().turn_number, 16);
    assert_eq!(scene.state().to_act(), None);
    scene.refuses("place goblin 0,2", IllegalAction::NoActionDue);
}

#[test]
fn match_continues_if_a_figure_returns_in_time() {
    let mut scene = out_of_figures("goblin knight");
    scene.turn("knight 1,2", "remove 1,1").supply([1, 7]);
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S0));
}

#[test]
fn match_ends_when_all_cards_are_placed() {
    let mut scene = Scene::new("goblin", "dwarf seer", "goblin goblin");
    scene.set_display_and_pile("", "");
    scene.turns(&["dwarf 0,1", "goblin 1,0", "seer 0,2"]);
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    scene.turn("goblin 2,0", "none");
    assert_eq!(
        scene.state().awaiting(),
        Awaiting::Over(EndReason::OutOfCards)
    );
}

/// Each Giant flips the previous one, until the last is enclosed by face-down cards.
fn dead_end() -> Scene {
    let mut scene = Scene::new("seer", "giant giant giant giant", "giant giant giant");
    let path = [
        "0,0", "1,0", "1,-1", "1,-2", "0,-2", "-1,-2", "-1,-1", "0,-1",
    ];
    for step in path.windows(2) {
        assert!(!matches!(scene.state().awaiting(), Awaiting::Over(_)));
        scene.turn(&format!("giant {}", step[1]), &format!("flip {}", step[0]));
    }
    scene
}

#[test]
fn match_ends_when_no_card_can_be_placed() {
    let scene = dead_end();
    assert_eq!(
        scene.state().awaiting(),
        Awaiting::Over(EndReason::OutOfSpaces)
    );
    assert_eq!(scene.board().open_spaces(), []);
    assert_eq!(scene.public().turn_number, 7);
}

#[test]
fn result_has_points_with_control_and_supplies() {
    let scene = dead_end();
    let score = scene.state().score().expect("the match is over");
    assert_eq!(score.winners, SeatSet::from([S0]));
    let result = scene.state().result().expect("the match is over");
    assert_eq!(result["winners"], serde_json::json!([0]));
    assert_eq!(result["points"], serde_json::json!([8, 0]));
    assert_eq!(result["supply"], serde_json::json!([14, 15]));
    let control = result["control"].as_object().expect("an object");
    let factions = scene.public().setup.factions().map(Faction::id);
    assert!(control.keys().eq(&factions), "in the order of the options");
    for (faction, seat) in control {
        let expected = (faction == "giant").then_some(0);
        assert_eq!(*seat, serde_json::json!(expected), "{faction}");
    }
}

#[test]
fn running_match_has_no_result() {
    assert_eq!(Scene::new("goblin", "dwarf", "seer").state().result(), None);
}

/// The points and winners of a match of four turns with these cards and uses of powers.
fn short(cards: [&str; 4], powers: [&str; 4]) -> ([u16; 2], SeatSet) {
    let [one, two, three, four] = cards;
    let mut scene = Scene::new("troll", &format!("{one} {three}"), &format!("{two} {four}"));
    scene.set_display_and_pile("", "");
    let spaces = ["0,1", "1,0", "0,2", "2,0"];
    for ((card, space), power) in cards.into_iter().zip(spaces).zip(powers) {
        scene.turn(&format!("{card} {space}"), power);
    }
    let score = scene.state().score().expect("the match is over");
    ([S0, S1].map(|seat| score.points[seat]), score.winners)
}

#[test]
fn control_scores_the_value_of_the_faction() {
    let values = [
        ("goblin", 4),
        ("dwarf", 5),
        ("gnome", 5),
        ("undead", 6),
        ("dragon", 7),
        ("doppelganger", 7),
        ("giant", 8),
        ("knight", 9),
    ];
    for (faction, value) in values {
        let (points, winners) = short([faction, "seer", faction, "seer"], ["none"; 4]);
        assert_eq!(points, [value, 7], "{faction}");
        assert_eq!(winners.contains(S0), value >= 7);
    }
}

#[test]
fn equal_figures_score_no_control() {
    let (points, winners) = short(["goblin", "goblin", "dwarf", "knight"], ["none"; 4]);
    assert_eq!(points, [5, 9]);
    assert_eq!(winners, SeatSet::from([S1]));
}

#[test]
fn larger_supply_breaks_equal_points() {
    // Goblins, Gnomes, Trolls and the Gnome's point against Knights and Seers.
    let cards = ["gnome", "knight", "goblin", "seer"];
    let (points, winners) = short(cards, ["figure 0,0", "none", "none", "none"]);
    assert_eq!(points, [16, 16]);
    assert_eq!(winners, SeatSet::from([S1]));
}

#[test]
fn equal_points_and_supply_are_a_draw() {
    let (points, winners) = short(["dragon", "seer", "dwarf", "gnome"], ["none"; 4]);
    assert_eq!(points, [12, 12]);
    assert_eq!(winners, SeatSet::from([S0, S1]));
}
