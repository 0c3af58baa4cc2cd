//! `claim-bot languages`.

use super::{claim_bot, stderr, stdout};

#[test]
fn languages_are_listed_with_how_complete_they_are() {
    let output = claim_bot(&["languages"]);
    let listed = stdout(&output);
    let english = listed.lines().find(|it| it.starts_with("en "));
    let english = english.expect("a line for English");
    assert!(english.contains("100%"), "{english}");
    assert!(english.ends_with("  offered  English"), "{english}");
    assert!(listed.lines().count() > 1, "{listed}");
}

#[test]
fn complete_language_lacks_no_message() {
    let output = claim_bot(&["languages", "en"]);
    assert!(output.status.success());
    assert_eq!(stdout(&output), "");
}

#[test]
fn unknown_language_is_refused() {
    let output = claim_bot(&["languages", "xx"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("there is no language xx"));
}
