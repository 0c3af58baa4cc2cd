//! Malformed lines, and missing lines.

use claim_rules::record::check;

use super::{CLAIM, RESULT, assert_change_error, assert_error, first_lines, replaced, with_line};

#[test]
fn running_match_is_correct() {
    for lines in 3..RESULT - 1 {
        let checked = check(first_lines(CLAIM, lines)).expect("a running match");
        assert_eq!(checked.actions, lines - 3);
    }
}

#[test]
fn missing_last_line_break_and_other_key_order_are_correct() {
    assert!(check(CLAIM.trim_end()).is_ok());
    let turned = replaced(
        CLAIM,
        1,
        r#""record":1,"game":"claim""#,
        r#" "game" : "claim","record":1"#,
    );
    assert!(check(turned).is_ok());
    let line = r#"{"do":"play goblin-6","seat":1}"#;
    assert!(check(with_line(&first_lines(CLAIM, 3), 4, line)).is_ok());
    assert!(
        check(CLAIM.replace('\n', "\r\n")).is_ok(),
        "white space of JSON"
    );
}

#[test]
fn empty_or_blank_file_is_an_error() {
    assert_error("", 1, "the file is empty");
    assert_error("\n", 1, "blank");
    assert_error("\n\n", 1, "blank");
    assert_error(" \n", 1, "blank");
}

#[test]
fn blank_line_is_an_error() {
    assert_error(&with_line(CLAIM, 5, ""), 5, "blank");
    assert_error(&with_line(CLAIM, 5, "  \r"), 5, "blank");
    assert_error(&format!("{CLAIM}\n"), RESULT + 1, "");
    assert_error(&format!("{}\n", first_lines(CLAIM, 9)), 10, "blank");
}

#[test]
fn record_cannot_end_where_chance_is_due() {
    for lines in [1, 2] {
        assert_error(
            &first_lines(CLAIM, lines),
            lines + 1,
            "ends where chance is due",
        );
    }
}

#[test]
fn malformed_line_is_an_error() {
    for (old, new, message) in [
        ("{", "", "invalid JSON"),
        ("}", "", "invalid JSON: EOF"),
        (r#""do""#, "do", "key must be a string"),
        ("play goblin-6", "play goblin-6\u{1}", "control character"),
        (
            r#""seat":1"#,
            r#""seat":"1""#,
            "`seat` must be a whole number from 0 to 4",
        ),
        (
            r#""seat":1"#,
            r#""seat":1.0"#,
            "`seat` must be a whole number from 0 to 4",
        ),
        (
            r#""seat":1"#,
            r#""seat":-1"#,
            "`seat` must be a whole number from 0 to 4",
        ),
        (
            r#""seat":1"#,
            r#""seat":null"#,
            "`seat` must be a whole number from 0 to 4",
        ),
        (
            r#""seat":1"#,
            r#""seat":9"#,
            "`seat` must be a whole number from 0 to 4",
        ),
        (r#""seat":1,"#, "", "`seat` is missing"),
        (r#""do":"play goblin-6","#, "", "`do` is missing"),
        (
            r#""seat":1"#,
            r#""seat":1,"seat":1"#,
            "`seat` appears twice",
        ),
        (
            r#""seat":1"#,
            r#""seat":1,"colour":"red""#,
            "unknown key `colour`",
        ),
        (
            r#""seat":1"#,
            r#""seat":1,"chance":"first 1""#,
            "unknown key `seat`",
        ),
        (
            "play goblin-6",
            "play goblin-06",
            "is not an action of this game",
        ),
        (
            "play goblin-6",
            "Play goblin-6",
            "is not an action of this game",
        ),
        (
            "play goblin-6",
            "play goblin-6 ",
            "is not an action of this game",
        ),
        ("play goblin-6", "", "is not an action of this game"),
    ] {
        assert_change_error(CLAIM, 4, old, new, message);
    }
    assert_error(&with_line(CLAIM, 4, "{}"), 4, "`record` is missing");
    assert_error(&with_line(CLAIM, 4, r#"{"seat":1}"#), 4, "`do` is missing");
    assert_error(&with_line(CLAIM, 4, "[]"), 4, "not a JSON object");
    assert_error(
        &with_line(CLAIM, 4, "[1,\"play goblin-6\"]"),
        4,
        "not a JSON object",
    );
    let two = format!("{}{}", first_lines(CLAIM, 3).trim_end(), "{}");
    assert_error(&two, 3, "trailing");
}

#[test]
fn invalid_utf8_is_an_error() {
    let mut record = first_lines(CLAIM, 5).into_bytes();
    record.extend(b"\xff\n");
    let error = check(record).expect_err("the line is not UTF-8");
    assert_eq!(error.to_string(), "line 6: the line is not valid UTF-8");
}

#[test]
fn first_of_several_errors_is_reported() {
    let record = replaced(CLAIM, RESULT, r#""winners":[0]"#, r#""winners":[1]"#);
    let record = replaced(&record, 30, r#""seat""#, r#""seta""#);
    assert_change_error(
        &record,
        4,
        r#""seat":1"#,
        r#""seat":0"#,
        "the turn of seat 1",
    );
}

#[test]
fn long_lines_are_shortened_in_messages() {
    let long = "x".repeat(100_000);
    for new in [
        format!("play {long}"),
        format!("play goblin-6\",\"{long}\":\""),
        format!("play goblin-6\",\"legal\":[\"{long}\"],\"more\":\""),
    ] {
        let record = replaced(CLAIM, 4, "play goblin-6", &new);
        let error = check(record).expect_err("the line is wrong");
        assert!(error.message.chars().count() < 300, "{error}");
    }
}
