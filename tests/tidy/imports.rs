//! What the packages may use beyond what Cargo enforces: no side effects in the pure ones, no order from chance in the
//! simulated ones, and Discord's libraries and changes of matches only in a few files.

use super::sources::{assert_none, rust_sources, sources};

/// The packages without side effects. They receive time and randomness as arguments.
const PURE: &[&str] = &[
    "claim-ai",
    "claim-render",
    "claim-rules",
    "claim-screens",
    "claim-table",
];

/// What pure packages must not use.
const IMPURE: &[&str] = &[
    "tokio",
    "sqlx",
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "SystemTime",
    "Instant",
    "rand::rng",
    "SysRng",
    "ThreadRng",
];

/// The only files of `claim-discord` that may use libraries for Discord: they only pass data on, and decide nothing.
const CARRIERS: &[&str] = &[
    "crates/claim-discord/src/commands/definition/registration.rs",
    "crates/claim-discord/src/api/connection/mod.rs",
    "crates/claim-discord/src/intake/gateway/mod.rs",
    "crates/claim-discord/src/intake/gateway/events.rs",
    "crates/claim-discord/src/intake/endpoint/server.rs",
    "crates/claim-discord/src/intake/log_targets.rs",
    "crates/claim-discord/src/api/rest/serenity_rest.rs",
];

/// Whether `text` has `word` with no letter, digit or underscore right before or after it.
pub(super) fn names(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(|c| is_part(c) && word.starts_with(is_part))
            && !after.is_some_and(|c| is_part(c) && word.ends_with(is_part))
    })
}

/// Whether code uses a library: in a path or in a `use`.
fn names_library(code: &str, library: &str) -> bool {
    names(code, &format!("{library}::")) || names(code, &format!("use {library}"))
}

pub(super) fn identifier(text: &str) -> Option<String> {
    let text = text.trim_start();
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    let word = &text[..end.unwrap_or(text.len())];
    (!word.is_empty()).then(|| word.to_owned())
}

#[test]
fn pure_packages_have_no_side_effects() {
    let mut violations = Vec::new();
    for source in rust_sources() {
        let is_pure = source.package().is_some_and(|it| PURE.contains(&it));
        if !is_pure || !source.path.contains("/src/") {
            continue;
        }
        let code = source.code();
        let named = IMPURE.iter().filter(|word| names(&code, word));
        violations.extend(named.map(|word| format!("{}: names {word}", source.path)));
    }
    assert_none(&violations);
}

/// Packages in which the order of a collection can determine the order of events. Hash maps, whose
/// order differs in each run, would make a simulation irreproducible.
const ORDERED: &[&str] = &["claim-host", "claim-store", "claim-table", "simulation"];

#[test]
fn simulated_packages_use_no_hash_maps() {
    let mut violations = Vec::new();
    for source in rust_sources() {
        if source.package().is_some_and(|it| ORDERED.contains(&it)) {
            let code = source.code();
            let hashed = ["HashMap", "HashSet"].iter();
            let named = hashed.filter(|word| names(&code, word));
            violations.extend(named.map(|word| format!("{}: names {word}", source.path)));
        }
    }
    assert_none(&violations);
}

#[test]
fn only_carriers_use_the_libraries_for_discord() {
    let mut violations = Vec::new();
    for source in sources("crates/claim-discord/src", &[".rs"]) {
        let code = source.code();
        for library in ["serenity", "twilight_gateway", "reqwest", "poise"] {
            if names_library(&code, library) && !CARRIERS.contains(&source.path.as_str()) {
                violations.push(format!("{}: names {library}", source.path));
            }
        }
    }
    assert_none(&violations);
}

/// The methods of the host that change matches or show their messages, by the only file of `claim-discord` that may call
/// them. These files ensure that the message is held before, and that all messages are updated after the answer.
const GUARDED: &[(&str, &[&str])] = &[
    (
        "crates/claim-discord/src/interactions/context.rs",
        &[
            "table",
            "command",
            "tables().change_setup",
            "tables().open_table",
            "tables().rematch",
            "tables().start_tutorial",
            "tables().restart_tutorial",
            "presenter().present_table",
        ],
    ),
    (
        "crates/claim-discord/src/interactions/reply/answering.rs",
        &["present", "messages().save_message_state"],
    ),
    (
        "crates/claim-discord/src/interactions/reply/held_message.rs",
        &[
            "messages().lock_message",
            "screens().screen",
            "screens().hand_screen",
        ],
    ),
];

#[test]
fn matches_change_only_through_the_guarded_files() {
    let mut violations = Vec::new();
    for source in sources("crates/claim-discord/src", &[".rs"]) {
        // Without white space, because a call may be broken over several lines.
        let code: String = source.code().split_whitespace().collect();
        for (file, methods) in GUARDED.iter().filter(|(file, _)| *file != source.path) {
            let calls = methods.iter().map(|method| format!("host.{method}("));
            let calls = calls.filter(|call| code.contains(call));
            violations.extend(calls.map(|call| format!("{}: {call}…) is for {file}", source.path)));
        }
    }
    assert_none(&violations);
}

#[test]
fn names_are_found_as_whole_words() {
    assert!(names(
        "use std::time::{Duration, SystemTime};",
        "SystemTime"
    ));
    assert!(names("let mut rng = rand::rng();", "rand::rng"));
    assert!(!names("use rand::rngs::ChaCha20Rng;", "rand::rng"));
    assert!(!names("InstantCoffee", "Instant"));
    assert!(names_library("use serenity::Client;", "serenity"));
    assert!(!names_library("the word serenity alone", "serenity"));
}
