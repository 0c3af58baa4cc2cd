//! Chance and actions that cannot be.

use claim_bot::record::check;

use super::{CLAIM, RESULT, changed, found, inserted, upto, with, without};

#[test]
fn missing_chance() {
    found(&without(CLAIM, 2), 2, "chance cannot");
    found(&without(CLAIM, 3), 3, "chance is due, not an action");
    found(
        &without(&without(CLAIM, 2), 2),
        2,
        "chance is due, not an action",
    );
}

#[test]
fn impossible_chance() {
    changed(CLAIM, 2, "first 1", "first 2", "cannot have decided");
    changed(CLAIM, 2, "first 1", "first 01", "nothing chance can decide");
    changed(CLAIM, 2, "first 1", "first", "nothing chance can decide");
    changed(
        CLAIM,
        2,
        "first 1",
        "roll 1 2 3",
        "nothing chance can decide",
    );
    changed(CLAIM, 3, "knight-2", "knight-3", "cannot have decided");
    changed(CLAIM, 3, "knight-2", "seer-2", "cannot have decided");
    changed(
        CLAIM,
        3,
        "knight-2",
        "knight-1",
        "nothing chance can decide",
    );
    changed(CLAIM, 3, "deck knight-2 ", "deck ", "cannot have decided");
    changed(CLAIM, 3, "deck ", "deck goblin-0 ", "cannot have decided");
    changed(CLAIM, 3, "deck ", "deck  ", "nothing chance can decide");
    let (one, other) = ("knight-2 doppelganger-8", "doppelganger-8 knight-2");
    assert!(check(with(CLAIM, 3, one, other)).is_ok(), "an equal hand");
}

#[test]
fn chance_where_none_is_due() {
    let lines: Vec<_> = CLAIM.lines().collect();
    found(&inserted(CLAIM, 3, lines[1]), 3, "chance cannot");
    for line in [4, 20, RESULT] {
        found(&inserted(CLAIM, line, lines[1]), line, "no chance is due");
        found(&inserted(CLAIM, line, lines[2]), line, "no chance is due");
    }
}

#[test]
fn the_wrong_seat() {
    changed(
        CLAIM,
        4,
        r#""seat":1"#,
        r#""seat":0"#,
        "seat 1 is to act, not seat 0",
    );
    changed(
        CLAIM,
        4,
        r#""seat":1"#,
        r#""seat":4"#,
        "seat 1 is to act, not seat 4",
    );
}

#[test]
fn illegal_actions() {
    let record = upto(CLAIM, 4);
    for action in [
        "play knight-2",
        "play goblin-9",
        "play seer-0",
        "take top",
        "remove none",
    ] {
        let line = format!(r#"{{"seat":0,"do":"{action}"}}"#);
        found(&inserted(&record, 5, &line), 5, "is not legal here");
    }
    let late = r#"{"seat":0,"do":"play goblin-0"}"#;
    found(
        &inserted(CLAIM, RESULT, late),
        RESULT,
        "only a result may follow",
    );
}

#[test]
fn an_action_left_out_or_doubled() {
    for line in 4..RESULT {
        let fault = check(without(CLAIM, line)).expect_err("an action is missing");
        assert!(fault.line >= line, "{fault}");
        let text = CLAIM
            .lines()
            .nth(line - 1)
            .expect("the record has that line");
        let fault = check(inserted(CLAIM, line, text)).expect_err("an action comes twice");
        assert_eq!(fault.line, line + 1, "{fault}");
    }
}

#[test]
fn a_legal_list_that_differs() {
    let (first, second) = (r#""play doppelganger-4""#, r#""play doppelganger-6""#);
    let swapped = with(CLAIM, 4, first, "X");
    let swapped = with(&swapped, 4, second, first);
    for record in [
        with(&swapped, 4, "X", second),
        with(CLAIM, 4, &format!("{first},"), ""),
        with(CLAIM, 4, first, &format!("{first},{first}")),
        with(CLAIM, 4, first, &format!("{first},\"play doppelganger-5\"")),
        with(CLAIM, 4, first, r#""play doppelganger-5""#),
    ] {
        found(&record, 4, "`legal` should be [");
    }
    changed(
        CLAIM,
        4,
        first,
        r#""play a card""#,
        "no action of this game",
    );
    changed(CLAIM, 4, first, "null", "invalid type");
    let line = r#"{"seat":1,"do":"play goblin-6","legal":[]}"#;
    found(
        &inserted(&upto(CLAIM, 3), 4, line),
        4,
        "`legal` should be [",
    );
    let line = r#"{"seat":1,"do":"play goblin-6","legal":null}"#;
    found(&inserted(&upto(CLAIM, 3), 4, line), 4, "invalid type");
}
