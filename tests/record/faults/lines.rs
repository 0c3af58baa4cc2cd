//! Lines that are no lines of a record, and lines that are missing.

use claim_bot::record::check;

use super::{CLAIM, RESULT, changed, found, inserted, upto, with};

#[test]
fn a_running_match_is_no_fault() {
    for lines in 3..RESULT {
        let checked = check(upto(CLAIM, lines)).expect("a running match");
        assert_eq!(checked.actions, lines - 3);
    }
}

#[test]
fn a_missing_last_line_break_and_keys_in_any_order_are_no_fault() {
    assert!(check(CLAIM.trim_end()).is_ok());
    let turned = with(
        CLAIM,
        1,
        r#""record":1,"game":"claim""#,
        r#" "game" : "claim","record":1"#,
    );
    assert!(check(turned).is_ok());
    let line = r#"{"do":"play goblin-6","seat":1}"#;
    assert!(check(inserted(&upto(CLAIM, 3), 4, line)).is_ok());
    assert!(
        check(CLAIM.replace('\n', "\r\n")).is_ok(),
        "white space of JSON"
    );
}

#[test]
fn an_empty_or_blank_file() {
    found("", 1, "blank");
    found("\n", 1, "blank");
    found("\n\n", 1, "blank");
    found(" \n", 1, "blank");
}

#[test]
fn a_blank_line() {
    found(&inserted(CLAIM, 5, ""), 5, "blank");
    found(&inserted(CLAIM, 5, "  \r"), 5, "blank");
    found(&format!("{CLAIM}\n"), RESULT + 1, "");
    found(&format!("{}\n", upto(CLAIM, 9)), 10, "blank");
}

#[test]
fn a_record_that_ends_where_chance_is_due() {
    for lines in [1, 2] {
        found(&upto(CLAIM, lines), lines + 1, "ends where chance is due");
    }
}

#[test]
fn malformed_lines() {
    for (old, new, message) in [
        ("{", "", "not a JSON object"),
        ("}", "", "EOF"),
        (r#""do""#, "do", "key must be a string"),
        ("play goblin-6", "play goblin-6\u{1}", "control character"),
        (r#""seat":1"#, r#""seat":"1""#, "invalid type"),
        (r#""seat":1"#, r#""seat":1.0"#, "invalid type"),
        (r#""seat":1"#, r#""seat":-1"#, "invalid value"),
        (r#""seat":1"#, r#""seat":null"#, "invalid type"),
        (r#""seat":1"#, r#""seat":9"#, "no seat 9"),
        (r#""seat":1,"#, "", "missing field `seat`"),
        (r#""do":"play goblin-6","#, "", "missing field `do`"),
        (
            r#""seat":1"#,
            r#""seat":1,"seat":1"#,
            "duplicate field `seat`",
        ),
        (
            r#""seat":1"#,
            r#""seat":1,"colour":"red""#,
            "unknown field `colour`",
        ),
        (
            r#""seat":1"#,
            r#""seat":1,"chance":"first 1""#,
            "unknown field",
        ),
        ("play goblin-6", "play goblin-06", "no action"),
        ("play goblin-6", "Play goblin-6", "no action"),
        ("play goblin-6", "play goblin-6 ", "no action"),
        ("play goblin-6", "", "no action"),
    ] {
        changed(CLAIM, 4, old, new, message);
    }
    found(&inserted(CLAIM, 4, "{}"), 4, "missing field");
    found(&inserted(CLAIM, 4, "[]"), 4, "not a JSON object");
    found(
        &inserted(CLAIM, 4, "[1,\"play goblin-6\"]"),
        4,
        "not a JSON object",
    );
    let two = format!("{}{}", upto(CLAIM, 3).trim_end(), "{}");
    found(&two, 3, "trailing");
}

#[test]
fn bytes_that_are_no_text() {
    let mut record = upto(CLAIM, 5).into_bytes();
    record.extend(b"\xff\n");
    let fault = check(record).expect_err("that is not UTF-8");
    assert_eq!((fault.line, fault.message.as_str()), (6, "not UTF-8"));
}

#[test]
fn the_first_of_several_faults_is_named() {
    let record = with(CLAIM, RESULT, r#""winners":[0]"#, r#""winners":[1]"#);
    let record = with(&record, 30, r#""seat""#, r#""seta""#);
    changed(&record, 4, r#""seat":1"#, r#""seat":0"#, "seat 1 is to act");
}
