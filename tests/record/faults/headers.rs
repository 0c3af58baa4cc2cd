//! Headers that are wrong.

use super::{CLAIM, MIX, changed, found, inserted, without};

#[test]
fn wrong_headers() {
    for (old, new, message) in [
        (r#""record":1"#, r#""record":2"#, "version 1"),
        (r#""record":1"#, r#""record":"1""#, "invalid type"),
        (r#""record":1,"#, "", "missing field `record`"),
        (r#""game":"claim","#, "", "missing field `game`"),
        (
            r#""game":"claim""#,
            r#""game":"chess""#,
            "does not know the game \"chess\"",
        ),
        (
            r#""game":"claim""#,
            r#""game":"claim-mix""#,
            "missing field `factions`",
        ),
        (r#""players":2,"#, "", "missing field `players`"),
        (r#""players":2"#, r#""players":3"#, "for 2 players"),
        (r#""players":2"#, r#""players":300"#, "invalid value"),
        (r#","options":{}"#, "", "missing field `options`"),
        (r#""options":{}"#, r#""options":[]"#, "not an object"),
        (r#""options":{}"#, r#""options":null"#, "not an object"),
        (
            r#""options":{}"#,
            r#""options":{"variant":"standard"}"#,
            "unknown field `variant`",
        ),
        (
            r#""options":{}"#,
            r#""options":{"factions":[]}"#,
            "unknown field `factions`",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"options":{}"#,
            "duplicate field `options`",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"seed":7"#,
            "unknown field `seed`",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"match":7"#,
            "invalid type",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"match":null"#,
            "invalid type",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"names":["A"]"#,
            "1 entries for 2 players",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"names":"A""#,
            "invalid type",
        ),
        (
            r#""options":{}"#,
            r#""options":{},"entropy":["a","b","c"]"#,
            "3 entries for 2",
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
    ] {
        changed(CLAIM, 1, old, new, message);
    }
    found(&without(CLAIM, 1), 1, "begins with its header");
    found(
        &inserted(CLAIM, 1, r#"{"chance":"first 0"}"#),
        1,
        "begins with its header",
    );
    let header = CLAIM.lines().next().expect("the header");
    found(&inserted(CLAIM, 2, header), 2, "second header");
    found(&inserted(CLAIM, 9, header), 9, "second header");
}

#[test]
fn decks_that_do_not_exist() {
    for (old, new, message) in [
        (r#""gnome","giant""#, r#""giant","goblin""#, "base pair"),
        (
            r#""gnome","giant","undead""#,
            r#""undead","gnome","giant""#,
            "base pair",
        ),
        (r#""undead""#, r#""dwarf""#, "listed twice"),
        (r#""undead","#, "", "five for 3 and 4"),
        (r#""undead""#, r#""goblin""#, "one base pair"),
        (r#""undead""#, r#""elf""#, "unknown variant `elf`"),
        (r#""players":3"#, r#""players":2"#, "three factions for 2"),
        (r#""players":3"#, r#""players":5"#, "2 to 4 players"),
    ] {
        changed(MIX, 1, old, new, message);
    }
}
