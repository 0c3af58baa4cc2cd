//! Wrong headers.

use claim_rules::record::check;

use super::{CLAIM, MIX, assert_change_error, assert_error, replaced, with_line, without_line};

#[test]
fn wrong_header_is_an_error() {
    for (old, new, message) in [
        (
            r#""record":1"#,
            r#""record":2"#,
            "only version 1 of the record format",
        ),
        (
            r#""record":1"#,
            r#""record":"1""#,
            "`record` must be a whole number",
        ),
        (r#""record":1,"#, "", "`record` is missing"),
        (
            r#""record":1"#,
            r#""record":1,"chance":"first 0""#,
            "unknown key `chance`",
        ),
        (
            r#""record":1"#,
            r#""record":1,"daily":"2026-11-30""#,
            "`daily` and `bots` must stand together",
        ),
        (
            r#""record":1"#,
            r#""record":1,"daily":"2026-11-31","bots":[1]"#,
            "`daily` is not a date such as 2026-11-29",
        ),
        (
            r#""record":1"#,
            r#""record":1,"daily":"2026-11-30","bots":[2,1]"#,
            "`bots` must be ascending numbers",
        ),
        (
            r#""record":1"#,
            r#""record":1,"daily":"2026-11-30","bots":[]"#,
            "`bots` must be ascending numbers",
        ),
        (
            r#""record":1"#,
            r#""record":1,"daily":"2026-11-30","bots":["1"]"#,
            "`bots` must be a list of whole numbers",
        ),
        (
            r#""record":1"#,
            r#""record":1,"board":3"#,
            "`board` must be a string",
        ),
        (r#""game":"claim","#, "", "`game` is missing"),
        (
            r#""game":"claim""#,
            r#""game":"chess""#,
            "unknown game \"chess\"",
        ),
        (
            r#""game":"claim""#,
            r#""game":"claim-mix""#,
            "the option `factions` is missing",
        ),
        (r#""players":2,"#, "", "`players` is missing"),
        (r#""players":2"#, r#""players":3"#, "for 2 players"),
        (
            r#""players":2"#,
            r#""players":300"#,
            "`players` must be a whole number from 2 to 5",
        ),
        (r#","options":{}"#, "", "`options` is missing"),
        (
            r#""options":{}"#,
            r#""options":[]"#,
            "`options` must be an object",
        ),
        (
            r#""options":{}"#,
            r#""options":null"#,
            "`options` must be an object",
        ),
        (
            r#""options":{}"#,
            r#""options":{"variant":"standard"}"#,
            "unknown option `variant`",
        ),
        (
            r#""options":{}"#,
            r#""options":{"factions":[]}"#,
            "unknown option `factions`",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"options":{}"#,
            "`options` appears twice",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"seed":7"#,
            "unknown key `seed`",
        ),
    ] {
        assert_change_error(CLAIM, 1, old, new, message);
    }
}

#[test]
fn wrong_optional_key_is_an_error() {
    for (old, new, message) in [
        (
            r#""options":{}"#,
            r#""options":{},"match":7"#,
            "`match` must be a string",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"match":null"#,
            "`match` must be a string",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"names":["A"]"#,
            "`names` has 1 entry for 2 players",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"names":"A""#,
            "`names` must be a list of strings",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"entropy":["a","b","c"]"#,
            "`entropy` has 3 entries for 2 players",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"entropy":["a","b\u0000"]"#,
            "zero byte",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"commitment":"c85b""#,
            "64 hexadecimal digits",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"at":5"#,
            "must not have `at`",
        ),
    ] {
        assert_change_error(CLAIM, 1, old, new, message);
    }
}

#[test]
fn record_has_exactly_one_header() {
    assert_error(&without_line(CLAIM, 1), 1, "must begin with its header");
    assert_error(
        &with_line(CLAIM, 1, r#"{"chance":"first 0"}"#),
        1,
        "must begin with its header",
    );
    let header = CLAIM.lines().next().expect("the header");
    assert_error(&with_line(CLAIM, 2, header), 2, "only one header");
    assert_error(&with_line(CLAIM, 9, header), 9, "only one header");
}

#[test]
fn impossible_deck_is_an_error() {
    for (old, new, message) in [
        (r#""gnome","giant""#, r#""giant","goblin""#, "base pair"),
        (
            r#""gnome","giant","undead""#,
            r#""undead","gnome","giant""#,
            "base pair",
        ),
        (r#""undead""#, r#""dwarf""#, "listed twice"),
        (r#""undead","#, "", "5 for 3 or 4"),
        (r#""undead""#, r#""goblin""#, "one base pair"),
        (r#""undead""#, r#""elf""#, "unknown faction \"elf\""),
        (
            r#""undead""#,
            "7",
            "the option `factions` must be a list of strings",
        ),
        (r#""players":3"#, r#""players":2"#, "3 factions for 2"),
        (r#""players":3"#, r#""players":5"#, "2 to 4 players"),
    ] {
        assert_change_error(MIX, 1, old, new, message);
    }
}

#[test]
fn only_the_current_version_of_the_rules_is_accepted() {
    for version in ["1", " 1 "] {
        let new = format!(r#""options":{{}},"rules":{version}"#);
        assert!(check(replaced(CLAIM, 1, r#""options":{}"#, &new)).is_ok());
    }
    for (version, message) in [
        (
            "2",
            "played by version 2 of the rules; only version 1 is supported",
        ),
        ("0", "played by version 0 of the rules"),
        ("-1", "played by version -1 of the rules"),
        ("4294967297", "played by version 4294967297 of the rules"),
        ("1.0", "`rules` must be a whole number"),
        ("\"1\"", "`rules` must be a whole number"),
        ("null", "`rules` must be a whole number"),
    ] {
        let new = format!(r#""options":{{}},"rules":{version}"#);
        assert_change_error(CLAIM, 1, r#""options":{}"#, &new, message);
    }
}

#[test]
fn long_texts_are_shortened_in_messages() {
    let long = "x".repeat(100_000);
    for (old, new) in [
        (r#""game":"claim""#, format!(r#""game":"{long}""#)),
        (r#""options":{}"#, format!(r#""options":{{"{long}":0}}"#)),
        (r#""options":{}"#, format!(r#""options":{{}},"{long}":0"#)),
        (
            r#""options":{}"#,
            format!(r#""options":{{}},"{long}":0,"{long}":0"#),
        ),
    ] {
        let error = check(replaced(CLAIM, 1, old, &new)).expect_err("the header is wrong");
        assert!(error.message.chars().count() < 300, "{error}");
        assert!(error.message.contains('…'), "{error}");
    }
}
