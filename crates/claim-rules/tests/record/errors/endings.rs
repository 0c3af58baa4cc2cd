//! Results that are wrong, too early, or missing.

use claim_rules::record::check;

use super::{CLAIM, MIX, RESULT, assert_change_error, assert_error, first_lines, with_line};

#[test]
fn wrong_result_is_an_error() {
    for (old, new, message) in [
        (
            r#""winners":[0]"#,
            r#""winners":[1]"#,
            "`winners` should be [0]",
        ),
        (
            r#""winners":[0]"#,
            r#""winners":[0,1]"#,
            "`winners` should be [0]",
        ),
        (
            r#""winners":[0]"#,
            r#""winners":[]"#,
            "`winners` should be [0]",
        ),
        (
            r#""winners":[0]"#,
            r#""winners":0"#,
            "`winners` must be a list of seats",
        ),
        (
            r#""winners":[0]"#,
            r#""winners":[7]"#,
            "`winners` must be a list of seats",
        ),
        (
            r#""winners":[0]"#,
            r#""winners":["0"]"#,
            "`winners` must be a list of seats",
        ),
        (r#""winners":[0],"#, "", "`winners` must be a list of seats"),
        (
            r#""winners":[0]"#,
            r#""winners":[0],"winners":[0]"#,
            "`winners` appears twice",
        ),
        (r#""goblin":0"#, r#""goblin":1"#, "`votes` should be"),
        (r#""goblin":0"#, r#""goblin":null"#, "`votes` should be"),
        (r#""goblin":0"#, r#""goblin":0.0"#, "`votes` should be"),
        (r#""goblin":0,"#, "", "`votes` should be"),
        (
            r#""goblin":0"#,
            r#""goblin":0,"seer":null"#,
            "`votes` should be",
        ),
        (
            r#""goblin":0"#,
            r#""goblin":0,"goblin":0"#,
            "`goblin` appears twice",
        ),
        (
            r#""sums":[41,"#,
            r#""sums":[42,"#,
            "`sums` should be [41,56]",
        ),
        (r#""sums":[41,56],"#, "", "`sums` should be [41,56]"),
        (
            r#""dwarf-1","dwarf-2""#,
            r#""dwarf-2","dwarf-1""#,
            "`piles` should be",
        ),
        (r#""dwarf-1","#, "", "`piles` should be"),
        (
            r#""sums""#,
            r#""points":[],"sums""#,
            "unknown key `points` in `result`",
        ),
        (
            r#""sums""#,
            r#""ended":"resigned","sums""#,
            "`seat` in `result`",
        ),
        (r"]]}}", r#"]]},"secret":"00"}"#, "64 hexadecimal digits"),
        (r"]]}}", r#"]]},"result":{}}"#, "`result` appears twice"),
        (r"]]}}", r#"]]},"seat":0}"#, "unknown key `seat`"),
    ] {
        assert_change_error(CLAIM, RESULT, old, new, message);
    }
    for line in [
        r#"{"result":[]}"#,
        r#"{"result":null}"#,
        r#"{"result":"ended"}"#,
    ] {
        assert_error(
            &with_line(&first_lines(CLAIM, 55), RESULT, line),
            RESULT,
            "`result` must be an object",
        );
    }
    let secret = format!(r#"{{"secret":"{}"}}"#, "00".repeat(32));
    assert_error(
        &with_line(&first_lines(CLAIM, 55), RESULT, &secret),
        RESULT,
        "`result` is missing",
    );
}

#[test]
fn result_before_the_match_is_over_is_an_error() {
    let result = CLAIM.lines().last().expect("the result");
    assert_error(
        &with_line(CLAIM, 30, result),
        30,
        "not over by the rules yet",
    );
    for ended in [
        r#"{"result":{"ended":"resigned","seat":1,"winners":[0]}}"#,
        r#"{"result":{"ended":"aborted","winners":[]}}"#,
        result,
    ] {
        assert_error(
            &with_line(&first_lines(CLAIM, 1), 2, ended),
            2,
            "chance is due, not a result",
        );
        assert_error(
            &with_line(&first_lines(CLAIM, 2), 3, ended),
            3,
            "chance is due, not a result",
        );
    }
}

#[test]
fn line_after_the_result_is_an_error() {
    let lines: Vec<_> = CLAIM.lines().collect();
    for line in [lines[0], lines[1], lines[3], lines[RESULT - 1]] {
        assert_error(&format!("{CLAIM}{line}\n"), RESULT + 1, "");
    }
    let resigned = r#"{"result":{"ended":"resigned","seat":1,"winners":[0]}}"#;
    let record = with_line(&first_lines(CLAIM, 10), 11, resigned);
    assert!(check(&record).is_ok());
    assert_error(
        &format!("{record}{}\n", lines[10]),
        12,
        "nothing may follow the result",
    );
}

/// Endings of a match of three that stops before its first action, with seat 2 to act.
#[test]
fn match_can_end_by_resignation_timeout_agreement_or_abort() {
    let ended = |result: &str| {
        with_line(
            &first_lines(MIX, 3),
            4,
            &format!(r#"{{"result":{result}}}"#),
        )
    };
    for right in [
        r#"{"ended":"resigned","seat":0,"winners":[1,2]}"#,
        r#"{"ended":"resigned","seat":2,"winners":[0,1]}"#,
        r#"{"winners":[0,1],"seat":2,"ended":"timeout"}"#,
        r#"{"ended":"drawn","winners":[0,1,2]}"#,
        r#"{"ended":"aborted","winners":[]}"#,
    ] {
        assert_eq!(check(ended(right)).map(|checked| checked.actions), Ok(0));
    }
    for (wrong, message) in [
        (
            r#"{"ended":"resigned","seat":0,"winners":[2,1]}"#,
            "`winners` should be [1, 2]",
        ),
        (
            r#"{"ended":"resigned","seat":0,"winners":[1]}"#,
            "`winners` should be [1, 2]",
        ),
        (
            r#"{"ended":"resigned","seat":0,"winners":[0,1,2]}"#,
            "`winners` should be [1, 2]",
        ),
        (
            r#"{"ended":"resigned","seat":3,"winners":[0,1,2]}"#,
            "no seat 3 in a match of 3",
        ),
        (
            r#"{"ended":"resigned","winners":[0]}"#,
            "`seat` in `result` must be a seat",
        ),
        (
            r#"{"ended":"resigned","seat":0}"#,
            "`winners` must be a list of seats",
        ),
        (
            r#"{"ended":"resigned","seat":0,"winners":[1,2],"why":0}"#,
            "unknown key `why` in `result`",
        ),
        (
            r#"{"ended":"timeout","seat":0,"winners":[1,2]}"#,
            "seat 0 cannot time out: it is not its turn",
        ),
        (
            r#"{"ended":"timeout","seat":2,"winners":[0]}"#,
            "`winners` should be [0, 1]",
        ),
        (
            r#"{"ended":"drawn","winners":[0,1]}"#,
            "`winners` should be [0, 1, 2]",
        ),
        (
            r#"{"ended":"drawn","winners":[]}"#,
            "`winners` should be [0, 1, 2]",
        ),
        (
            r#"{"ended":"drawn","seat":0,"winners":[0,1,2]}"#,
            "unknown key `seat` in `result`",
        ),
        (r#"{"ended":"aborted","winners":[0]}"#, "no winners"),
        (
            r#"{"ended":"aborted","seat":0,"winners":[]}"#,
            "unknown key `seat` in `result`",
        ),
        (
            r#"{"ended":"aborted"}"#,
            "`winners` must be a list of seats",
        ),
        (
            r#"{"ended":"flagged","winners":[]}"#,
            "`ended` must be \"resigned\"",
        ),
        (
            r#"{"ended":null,"winners":[]}"#,
            "`ended` must be \"resigned\"",
        ),
    ] {
        assert_error(&ended(wrong), 4, message);
    }
    let teams = first_lines(include_str!("../../records/claim-mix-4p.jsonl"), 3);
    let resigned = |winners| {
        let line = format!(r#"{{"result":{{"ended":"resigned","seat":2,"winners":{winners}}}}}"#);
        with_line(&teams, 4, &line)
    };
    assert!(check(resigned("[1,3]")).is_ok());
    assert_error(&resigned("[0,1,3]"), 4, "`winners` should be [1, 3]");
    let late = r#"{"result":{"ended":"resigned","seat":1,"winners":[0]}}"#;
    let late = with_line(&first_lines(CLAIM, 55), RESULT, late);
    assert_error(&late, RESULT, "its result must follow from them");
}

#[test]
fn missing_result_of_a_finished_match_is_an_error() {
    assert_error(
        &first_lines(CLAIM, RESULT - 1),
        RESULT,
        "the match is over by the rules, but the result is missing",
    );
}

#[test]
fn draw_after_the_match_is_over_is_an_error() {
    let drawn = r#"{"result":{"ended":"drawn","winners":[0,1]}}"#;
    let record = with_line(&first_lines(CLAIM, RESULT - 1), RESULT, drawn);
    assert_error(&record, RESULT, "its result must follow from them");
}
