//! The notation of actions and chance (RECORD.md).

use super::*;
use crate::kingdoms::{Action, Chance, Line, Power, Source, Space};

#[test]
fn action_notation_round_trips() {
    let (one, other) = (space("-3,2"), space("-3,10"));
    let power = Action::Power;
    let table = [
        (
            "place goblin 0,1",
            Action::Place(faction("goblin"), space("0,1")),
        ),
        (
            "place troll -12,-7",
            Action::Place(faction("troll"), space("-12,-7")),
        ),
        ("power none", power(Power::None)),
        ("power use", power(Power::Use)),
        ("power row", power(Power::Score(Line::Row))),
        ("power column", power(Power::Score(Line::Column))),
        ("power figure -3,2", power(Power::Figure(one))),
        ("power swap -3,2", power(Power::Swap(one))),
        ("power remove -3,2", power(Power::Remove(one, None))),
        (
            "power remove -3,2 -3,10",
            power(Power::Remove(one, Some(other))),
        ),
        ("power flip -3,2", power(Power::Flip(one))),
        ("power copy -3,2", power(Power::Copy(one))),
        (
            "keep dwarf goblin",
            Action::Keep(faction("dwarf"), faction("goblin")),
        ),
        (
            "keep seer seer",
            Action::Keep(faction("seer"), faction("seer")),
        ),
        ("draw display-1", Action::Draw(Source::Display1)),
        ("draw display-2", Action::Draw(Source::Display2)),
        ("draw display-3", Action::Draw(Source::Display3)),
        ("draw top", Action::Draw(Source::Top)),
    ];
    for (text, action) in table {
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn other_text_is_not_an_action() {
    let wrong = [
        "",
        "place",
        "place goblin",
        "place goblin 0",
        "place goblin 0,",
        "place goblin ,0",
        "place goblin 0,1,2",
        "place goblin 0, 1",
        "place goblin  0,1",
        "place goblin 0,1 ",
        " place goblin 0,1",
        "Place goblin 0,1",
        "place Goblin 0,1",
        "place goblin-0 0,1",
        "place goblin +1,0",
        "place goblin 01,0",
        "place goblin -0,1",
        "place goblin 0,-00",
        "place goblin 49,0",
        "place goblin 0,-49",
        "place goblin 256,0",
        "place goblin 99999999999999999999,0",
        "place goblin 0.0,1",
        "place goblin ٣,0",
        "place human 0,1",
        "power",
        "power pass",
        "power use 0,1",
        "power none ",
        "power figure",
        "power swap 0",
        "power flip 0,1 0,2",
        "power remove 0,1 0,1",
        "power remove 0,2 0,1",
        "power remove 1,0 -1,0",
        "power remove 0,1 0,2 0,3",
        "keep goblin",
        "keep goblin dwarf",
        "keep dwarf goblin seer",
        "draw",
        "draw display",
        "draw display-0",
        "draw display-4",
        "draw display-01",
        "draw bottom",
        "roll",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn spaces_are_ordered_by_column_then_row() {
    let mut spaces = ["0,1", "-1,5", "0,-1", "-10,0", "10,-3"].map(space);
    spaces.sort();
    assert_eq!(spaces, ["-10,0", "-1,5", "0,-1", "0,1", "10,-3"].map(space));
}

#[test]
fn spaces_out_of_reach_do_not_exist() {
    assert_eq!(
        Space::new(48, -48).map(|it| (it.x(), it.y())),
        Some((48, -48))
    );
    for (x, y) in [
        (49, 0),
        (-49, 0),
        (0, 49),
        (0, -49),
        (i8::MIN, 0),
        (0, i8::MAX),
    ] {
        assert_eq!(Space::new(x, y), None);
    }
}

#[test]
fn chance_notation_round_trips() {
    let cards = ["seer", "goblin", "seer"].map(faction).to_vec();
    let table = [
        ("first 0", Chance::First(S0)),
        ("first 1", Chance::First(S1)),
        ("deck seer goblin seer", Chance::Deck(cards.clone())),
        ("shuffle seer goblin seer", Chance::Shuffle(cards)),
        ("shuffle troll", Chance::Shuffle(vec![faction("troll")])),
    ];
    for (text, chance) in table {
        assert_eq!(text.parse().as_ref(), Ok(&chance));
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn other_text_is_not_chance() {
    let wrong = [
        "",
        "first",
        "first 5",
        "first 00",
        "first one",
        "deck",
        "deck ",
        "deck goblin-0",
        "deck goblin  seer",
        "shuffle",
        "shuffle ",
        "shuffle seer ",
        "roll 1 2 3",
        "deck human",
    ];
    for text in wrong {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}
