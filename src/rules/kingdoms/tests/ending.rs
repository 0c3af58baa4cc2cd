//! When a match is over, and who has won it (RULES.md 2.4).

use super::*;
use crate::cards::Faction;
use crate::rules::Game;
use crate::rules::kingdoms::{Awaiting, Ended};

/// Seat 0 uses up its figures: two a turn with seven Gnomes, the last one with another card. Seat 1
/// is to act then.
fn used_up(second: &str) -> Scene {
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
fn without_figures_the_match_goes_on_until_both_have_had_as_many_turns() {
    let mut scene = used_up("goblin goblin");
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    scene.turn("goblin 2,1", "none");
    assert_eq!(scene.state().awaiting(), Awaiting::Nothing(Ended::NoFigure));
    assert_eq!(scene.public().turn_number, 16);
    assert_eq!(scene.state().to_act(), None);
    scene.refuses("place goblin 0,2", IllegalAction::NobodyToAct);
}

#[test]
fn with_a_figure_back_in_time_the_match_goes_on() {
    let mut scene = used_up("goblin knight");
    scene.turn("knight 1,2", "remove 1,1").supply([1, 7]);
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S0));
}

#[test]
fn the_match_is_over_when_all_cards_are_laid() {
    let mut scene = Scene::new("goblin", "dwarf seer", "goblin goblin");
    scene.leave("", "");
    scene.turns(&["dwarf 0,1", "goblin 1,0", "seer 0,2"]);
    assert_eq!(scene.state().awaiting(), Awaiting::Place(S1));
    scene.turn("goblin 2,0", "none");
    assert_eq!(scene.state().awaiting(), Awaiting::Nothing(Ended::NoCard));
}

/// Each Giant turns the one before it face down, round to a space from which there is no way out.
fn dead_end() -> Scene {
    let mut scene = Scene::new("seer", "giant giant giant giant", "giant giant giant");
    let path = [
        "0,0", "1,0", "1,-1", "1,-2", "0,-2", "-1,-2", "-1,-1", "0,-1",
    ];
    for step in path.windows(2) {
        assert!(!matches!(scene.state().awaiting(), Awaiting::Nothing(_)));
        scene.turn(&format!("giant {}", step[1]), &format!("flip {}", step[0]));
    }
    scene
}

#[test]
fn where_no_card_can_be_laid_any_more_the_match_is_over() {
    let scene = dead_end();
    assert_eq!(scene.state().awaiting(), Awaiting::Nothing(Ended::NoSpace));
    assert_eq!(scene.board().open_spaces(), []);
    assert_eq!(scene.public().turn_number, 7);
}

#[test]
fn the_result_has_points_with_control_and_the_supplies() {
    let scene = dead_end();
    let played = scene.state().played().expect("it is over");
    assert_eq!(played.winners, [S0]);
    assert_eq!(played.result["winners"], serde_json::json!([0]));
    assert_eq!(played.result["points"], serde_json::json!([8, 0]));
    assert_eq!(played.result["supply"], serde_json::json!([14, 15]));
    let control = played.result["control"].as_object().expect("an object");
    let factions = scene.public().setup.factions().map(Faction::id);
    assert!(control.keys().eq(&factions), "in the order of the options");
    for (faction, seat) in control {
        let expected = (faction == "giant").then_some(0);
        assert_eq!(*seat, serde_json::json!(expected), "{faction}");
    }
}

#[test]
fn a_running_match_has_no_result() {
    assert_eq!(Scene::new("goblin", "dwarf", "seer").state().played(), None);
}

/// A match of four turns with these uses of powers: its points and winners.
fn short(cards: [&str; 4], powers: [&str; 4]) -> (serde_json::Value, Vec<Seat>) {
    let [one, two, three, four] = cards;
    let mut scene = Scene::new("troll", &format!("{one} {three}"), &format!("{two} {four}"));
    scene.leave("", "");
    let spaces = ["0,1", "1,0", "0,2", "2,0"];
    for ((card, space), power) in cards.into_iter().zip(spaces).zip(powers) {
        scene.turn(&format!("{card} {space}"), power);
    }
    let played = scene.state().played().expect("it is over");
    (played.result["points"].clone(), played.winners)
}

#[test]
fn control_gives_a_faction_its_value() {
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
        assert_eq!(points, serde_json::json!([value, 7]), "{faction}");
        assert_eq!(winners.contains(&S0), value >= 7);
    }
}

#[test]
fn as_many_figures_on_both_sides_give_nothing() {
    let (points, winners) = short(["goblin", "goblin", "dwarf", "knight"], ["none"; 4]);
    assert_eq!(points, serde_json::json!([5, 9]));
    assert_eq!(winners, [S1]);
}

#[test]
fn with_as_many_points_the_larger_supply_wins() {
    // Goblins, Gnomes, Trolls and the Gnome's point against Knights and Seers.
    let cards = ["gnome", "knight", "goblin", "seer"];
    let (points, winners) = short(cards, ["figure 0,0", "none", "none", "none"]);
    assert_eq!(points, serde_json::json!([16, 16]));
    assert_eq!(winners, [S1]);
}

#[test]
fn with_as_large_a_supply_too_it_is_a_draw() {
    let (points, winners) = short(["dragon", "seer", "dwarf", "gnome"], ["none"; 4]);
    assert_eq!(points, serde_json::json!([12, 12]));
    assert_eq!(winners, [S0, S1]);
}
