//! Results that are wrong, too early, or not the last.

use claim_bot::record::check;

use super::{CLAIM, MIX, RESULT, changed, found, inserted, upto};

#[test]
fn a_wrong_result() {
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
        (r#""winners":[0]"#, r#""winners":0"#, "no list of `winners`"),
        (r#""winners":[0]"#, r#""winners":[7]"#, "no seat 7"),
        (r#""winners":[0]"#, r#""winners":["0"]"#, "not a seat"),
        (r#""winners":[0],"#, "", "no list of `winners`"),
        (
            r#""winners":[0]"#,
            r#""winners":[0],"winners":[0]"#,
            "duplicate field `winners`",
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
            "duplicate field `goblin`",
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
            "unknown field `points`",
        ),
        (r#""sums""#, r#""ended":"resigned","sums""#, "unknown field"),
        (r"]]}}", r#"]]},"secret":"00"}"#, "64 hexadecimal digits"),
        (r"]]}}", r#"]]},"result":{}}"#, "duplicate field `result`"),
        (r"]]}}", r#"]]},"seat":0}"#, "unknown field"),
    ] {
        changed(CLAIM, RESULT, old, new, message);
    }
    for line in [
        r#"{"result":[]}"#,
        r#"{"result":null}"#,
        r#"{"result":"ended"}"#,
    ] {
        found(
            &inserted(&upto(CLAIM, 55), RESULT, line),
            RESULT,
            "not an object",
        );
    }
    let secret = format!(r#"{{"secret":"{}"}}"#, "00".repeat(32));
    found(
        &inserted(&upto(CLAIM, 55), RESULT, &secret),
        RESULT,
        "missing field `result`",
    );
}

#[test]
fn a_result_before_the_match_is_played_out() {
    let result = CLAIM.lines().last().expect("the result");
    found(&inserted(CLAIM, 30, result), 30, "not played out yet");
    for ended in [
        r#"{"result":{"ended":"resigned","seat":1,"winners":[0]}}"#,
        r#"{"result":{"ended":"aborted","winners":[]}}"#,
        result,
    ] {
        found(
            &inserted(&upto(CLAIM, 1), 2, ended),
            2,
            "chance is due, not a result",
        );
        found(
            &inserted(&upto(CLAIM, 2), 3, ended),
            3,
            "chance is due, not a result",
        );
    }
}

#[test]
fn anything_after_the_result() {
    let lines: Vec<_> = CLAIM.lines().collect();
    for line in [lines[0], lines[1], lines[3], lines[RESULT - 1]] {
        found(&format!("{CLAIM}{line}\n"), RESULT + 1, "");
    }
    let resigned = r#"{"result":{"ended":"resigned","seat":1,"winners":[0]}}"#;
    let record = inserted(&upto(CLAIM, 10), 11, resigned);
    assert!(check(&record).is_ok());
    found(
        &format!("{record}{}\n", lines[10]),
        12,
        "nothing may follow the result",
    );
}

/// What a match of three that stops before its first action may end with: seat 2 is to act.
#[test]
fn endings_that_are_not_by_the_rules() {
    let ended = |result: &str| inserted(&upto(MIX, 3), 4, &format!(r#"{{"result":{result}}}"#));
    for right in [
        r#"{"ended":"resigned","seat":0,"winners":[1,2]}"#,
        r#"{"ended":"resigned","seat":2,"winners":[0,1]}"#,
        r#"{"winners":[0,1],"seat":2,"ended":"timeout"}"#,
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
            "nobody sits in seat 3",
        ),
        (
            r#"{"ended":"resigned","winners":[0]}"#,
            "missing field `seat`",
        ),
        (r#"{"ended":"resigned","seat":0}"#, "no list of `winners`"),
        (
            r#"{"ended":"resigned","seat":0,"winners":[1,2],"why":0}"#,
            "unknown field `why`",
        ),
        (
            r#"{"ended":"timeout","seat":0,"winners":[1,2]}"#,
            "seat 0 is not to act",
        ),
        (
            r#"{"ended":"timeout","seat":2,"winners":[0]}"#,
            "`winners` should be [0, 1]",
        ),
        (r#"{"ended":"aborted","winners":[0]}"#, "no winners"),
        (
            r#"{"ended":"aborted","seat":0,"winners":[]}"#,
            "unknown field `seat`",
        ),
        (r#"{"ended":"aborted"}"#, "no list of `winners`"),
        (
            r#"{"ended":"flagged","winners":[]}"#,
            "no match ends like that",
        ),
        (r#"{"ended":null,"winners":[]}"#, "no match ends like that"),
    ] {
        found(&ended(wrong), 4, message);
    }
    let teams = upto(include_str!("../../records/claim-mix-4p.jsonl"), 3);
    let resigned = |winners| {
        let line = format!(r#"{{"result":{{"ended":"resigned","seat":2,"winners":{winners}}}}}"#);
        inserted(&teams, 4, &line)
    };
    assert!(check(resigned("[1,3]")).is_ok());
    found(&resigned("[0,1,3]"), 4, "`winners` should be [1, 3]");
    let late = r#"{"result":{"ended":"resigned","seat":1,"winners":[0]}}"#;
    let late = inserted(&upto(CLAIM, 55), RESULT, late);
    found(&late, RESULT, "the match was played out");
}
