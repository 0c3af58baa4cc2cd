//! Chance and actions that the rules do not allow.

use claim_rules::record::check;

use super::{
    CLAIM, RESULT, assert_change_error, assert_error, first_lines, replaced, with_line,
    without_line,
};

#[test]
fn missing_chance_is_an_error() {
    assert_error(
        &without_line(CLAIM, 2),
        2,
        "this result of it is not possible",
    );
    assert_error(&without_line(CLAIM, 3), 3, "chance is due, not an action");
    assert_error(
        &without_line(&without_line(CLAIM, 2), 2),
        2,
        "chance is due, not an action",
    );
}

#[test]
fn impossible_chance_is_an_error() {
    assert_change_error(
        CLAIM,
        2,
        "first 1",
        "first 2",
        "this result of it is not possible",
    );
    assert_change_error(
        CLAIM,
        2,
        "first 1",
        "first 01",
        "is not a chance event of this game",
    );
    assert_change_error(
        CLAIM,
        2,
        "first 1",
        "first",
        "is not a chance event of this game",
    );
    assert_change_error(
        CLAIM,
        2,
        "first 1",
        "roll 1 2 3",
        "is not a chance event of this game",
    );
    assert_change_error(
        CLAIM,
        3,
        "knight-2",
        "knight-3",
        "this result of it is not possible",
    );
    assert_change_error(
        CLAIM,
        3,
        "knight-2",
        "seer-2",
        "this result of it is not possible",
    );
    assert_change_error(
        CLAIM,
        3,
        "knight-2",
        "knight-1",
        "is not a chance event of this game",
    );
    assert_change_error(
        CLAIM,
        3,
        "deck knight-2 ",
        "deck ",
        "this result of it is not possible",
    );
    assert_change_error(
        CLAIM,
        3,
        "deck ",
        "deck goblin-0 ",
        "this result of it is not possible",
    );
    assert_change_error(
        CLAIM,
        3,
        "deck ",
        "deck  ",
        "is not a chance event of this game",
    );
    let (one, other) = ("knight-2 doppelganger-8", "doppelganger-8 knight-2");
    assert!(
        check(replaced(CLAIM, 3, one, other)).is_ok(),
        "an equal hand"
    );
}

#[test]
fn chance_that_is_not_due_is_an_error() {
    let lines: Vec<_> = CLAIM.lines().collect();
    assert_error(
        &with_line(CLAIM, 3, lines[1]),
        3,
        "this result of it is not possible",
    );
    for line in [4, 20, RESULT] {
        assert_error(&with_line(CLAIM, line, lines[1]), line, "chance is not due");
        assert_error(&with_line(CLAIM, line, lines[2]), line, "chance is not due");
    }
}

#[test]
fn action_of_the_wrong_seat_is_an_error() {
    assert_change_error(
        CLAIM,
        4,
        r#""seat":1"#,
        r#""seat":0"#,
        "it is the turn of seat 1, not of seat 0",
    );
    assert_change_error(
        CLAIM,
        4,
        r#""seat":1"#,
        r#""seat":4"#,
        "it is the turn of seat 1, not of seat 4",
    );
}

#[test]
fn illegal_action_is_an_error() {
    let record = first_lines(CLAIM, 4);
    for action in [
        "play knight-2",
        "play goblin-9",
        "play seer-0",
        "take top",
        "remove none",
    ] {
        let line = format!(r#"{{"seat":0,"do":"{action}"}}"#);
        assert_error(&with_line(&record, 5, &line), 5, "is not legal here");
    }
    let late = r#"{"seat":0,"do":"play goblin-0"}"#;
    assert_error(
        &with_line(CLAIM, RESULT, late),
        RESULT,
        "only its result may follow",
    );
}

#[test]
fn missing_or_repeated_action_is_an_error() {
    for line in 4..RESULT {
        let error = check(without_line(CLAIM, line)).expect_err("an action is missing");
        assert!(error.line >= line, "{error}");
        let text = CLAIM
            .lines()
            .nth(line - 1)
            .expect("the record has that line");
        let error = check(with_line(CLAIM, line, text)).expect_err("an action comes twice");
        assert_eq!(error.line, line + 1, "{error}");
    }
}

#[test]
fn wrong_list_of_legal_actions_is_an_error() {
    let (first, second) = (r#""play doppelganger-4""#, r#""play doppelganger-6""#);
    let swapped = replaced(CLAIM, 4, first, "X");
    let swapped = replaced(&swapped, 4, second, first);
    for record in [
        replaced(&swapped, 4, "X", second),
        replaced(CLAIM, 4, &format!("{first},"), ""),
        replaced(CLAIM, 4, first, &format!("{first},{first}")),
        replaced(CLAIM, 4, first, &format!("{first},\"play doppelganger-5\"")),
        replaced(CLAIM, 4, first, r#""play doppelganger-5""#),
    ] {
        assert_error(&record, 4, "`legal` should be [");
    }
    assert_change_error(
        CLAIM,
        4,
        first,
        r#""play a card""#,
        "is not an action of this game",
    );
    assert_change_error(CLAIM, 4, first, "null", "`legal` must be a list of strings");
    let line = r#"{"seat":1,"do":"play goblin-6","legal":[]}"#;
    assert_error(
        &with_line(&first_lines(CLAIM, 3), 4, line),
        4,
        "`legal` should be [",
    );
    let line = r#"{"seat":1,"do":"play goblin-6","legal":null}"#;
    assert_error(
        &with_line(&first_lines(CLAIM, 3), 4, line),
        4,
        "`legal` must be a list of strings",
    );
}
