//! Which modules and libraries a module may import. Dependencies between crates are not checked here,
//! because Cargo enforces them.

use super::sources::{assert_none, rust_sources, sources};

/// The modules and member crates that each module of `src/` may import; `*` stands for all. Unit tests
/// are not restricted.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("app", &["*"]),
    ("simulation", &["*"]),
    ("cli", &["*"]),
    ("config", &["limits"]),
    ("departure", &[]),
    (
        "discord",
        &[
            "claim_ai",
            "claim_render",
            "claim_rules",
            "config",
            "departure",
            "host",
            "http_server",
            "i18n",
            "ids",
            "metrics",
            "settings",
            "store",
            "table",
            "terms",
            "time_control",
            "timestamp",
            "ui",
            "vacation",
        ],
    ),
    (
        "host",
        &[
            "claim_ai",
            "claim_rules",
            "departure",
            "i18n",
            "ids",
            "limits",
            "metrics",
            "rating",
            "settings",
            "store",
            "table",
            "time_control",
            "timestamp",
            "ui",
            "vacation",
        ],
    ),
    ("http_server", &[]),
    ("i18n", &[]),
    ("ids", &[]),
    ("limits", &[]),
    ("metrics", &[]),
    ("rating", &[]),
    (
        "store",
        &[
            "claim_ai",
            "claim_rules",
            "i18n",
            "ids",
            "rating",
            "settings",
            "table",
            "time_control",
            "timestamp",
            "vacation",
        ],
    ),
    (
        "settings",
        &["claim_rules", "i18n", "ids", "limits", "time_control"],
    ),
    (
        "table",
        &[
            "claim_ai",
            "claim_rules",
            "departure",
            "ids",
            "rating",
            "terms",
            "time_control",
            "timestamp",
        ],
    ),
    ("test_factor", &[]),
    ("terms", &["claim_rules", "time_control"]),
    ("time_control", &[]),
    ("timestamp", &[]),
    (
        "ui",
        &[
            "claim_ai",
            "claim_rules",
            "departure",
            "i18n",
            "ids",
            "limits",
            "settings",
            "terms",
            "time_control",
            "timestamp",
        ],
    ),
    ("vacation", &["timestamp"]),
];

/// The member crates, as they are written in code.
const MEMBERS: &[&str] = &["claim_ai", "claim_render", "claim_rules", "discord_sandbox"];

/// The modules without side effects. They receive time and randomness as arguments.
const PURE: &[&str] = &[
    "i18n",
    "ids",
    "limits",
    "rating",
    "settings",
    "table",
    "terms",
    "time_control",
    "timestamp",
    "ui",
    "vacation",
];

/// The member crates without side effects.
const PURE_MEMBERS: &[&str] = &["claim-ai", "claim-render", "claim-rules"];

/// What pure modules must not use.
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

/// Libraries that only these modules may use.
const LIBRARY_USERS: &[(&str, &[&str])] = &[
    ("serenity", &["discord"]),
    ("reqwest", &["discord"]),
    ("poise", &["discord"]),
    ("sqlx", &["store"]),
    ("fluent_bundle", &["i18n"]),
    ("skillratings", &["rating"]),
];

/// The only files of `discord` that may use libraries for Discord: they only pass data on, and decide nothing.
const CARRIERS: &[&str] = &[
    "src/discord/commands/registration.rs",
    "src/discord/api/connection.rs",
    "src/discord/intake/gateway.rs",
    "src/discord/intake/gateway_closes.rs",
    "src/discord/intake/gateway_contact.rs",
    "src/discord/intake/gateway_events.rs",
    "src/discord/intake/gateway_refusal.rs",
    "src/discord/intake/endpoint/server.rs",
    "src/discord/intake/log_targets.rs",
    "src/discord/api/serenity_rest.rs",
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

/// The modules that code imports by `crate::`.
fn imports(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            found.extend(group_heads(group));
        } else {
            found.extend(identifier(rest));
        }
    }
    found
}

/// The first segments of a group's items: `a, b` of `a::x, b::{y, z}}`.
fn group_heads(group: &str) -> Vec<String> {
    let (mut depth, mut item, mut heads) = (0, String::new(), Vec::new());
    for c in group.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                heads.extend(identifier(&item));
                item.clear();
            }
            _ if depth == 0 => item.push(c),
            _ => {}
        }
    }
    heads.extend(identifier(&item));
    heads
}

pub(super) fn identifier(text: &str) -> Option<String> {
    let text = text.trim_start();
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    let word = &text[..end.unwrap_or(text.len())];
    (!word.is_empty()).then(|| word.to_owned())
}

/// The longest chain of `super::` in code.
fn supers(code: &str) -> usize {
    let longest = (1..).take_while(|&n| code.contains(&"super::".repeat(n)));
    longest.last().unwrap_or_default()
}

#[test]
fn modules_import_only_what_is_allowed() {
    let mut violations = Vec::new();
    for source in sources("src", &[".rs"]) {
        let Some(module) = source.module() else {
            continue;
        };
        let Some((_, may)) = MAY_IMPORT.iter().find(|(known, _)| *known == module) else {
            violations.push(format!("src/{module}: not in MAY_IMPORT"));
            continue;
        };
        let code = source.code();
        if supers(&code) >= source.depth() {
            violations.push(format!(
                "{}: leaves its module through `super`",
                source.path
            ));
        }
        let mut forbidden = imports(&code);
        // Items that `lib.rs` itself defines are not modules.
        forbidden.retain(|name| MAY_IMPORT.iter().any(|(known, _)| known == name));
        let members = MEMBERS.iter().filter(|member| names_library(&code, member));
        forbidden.extend(members.map(|member| (*member).to_owned()));
        forbidden.retain(|name| name != module && !may.contains(&"*"));
        forbidden.retain(|name| !may.contains(&name.as_str()));
        forbidden.sort();
        forbidden.dedup();
        violations.extend(
            forbidden
                .iter()
                .map(|name| format!("{}: imports {name}", source.path)),
        );
    }
    assert_none(&violations);
}

#[test]
fn pure_modules_have_no_side_effects() {
    let mut violations = Vec::new();
    for source in rust_sources() {
        let is_pure = match source.member() {
            Some(member) => PURE_MEMBERS.contains(&member) && !source.path.contains("/benches/"),
            None => source.module().is_some_and(|it| PURE.contains(&it)),
        };
        if !is_pure {
            continue;
        }
        let code = source.code();
        let named = IMPURE.iter().filter(|word| names(&code, word));
        violations.extend(named.map(|word| format!("{}: names {word}", source.path)));
    }
    assert_none(&violations);
}

/// Modules in which the order of a collection can determine the order of events. Hash maps, whose order differs in each
/// run, would make a simulation irreproducible.
const ORDERED: &[&str] = &["host", "simulation", "store"];

#[test]
fn simulated_modules_use_no_hash_maps() {
    let mut violations = Vec::new();
    for source in sources("src", &[".rs"]) {
        if source.module().is_some_and(|it| ORDERED.contains(&it)) {
            let code = source.code();
            let hashed = ["HashMap", "HashSet"].iter();
            let named = hashed.filter(|word| names(&code, word));
            violations.extend(named.map(|word| format!("{}: names {word}", source.path)));
        }
    }
    assert_none(&violations);
}

#[test]
fn libraries_are_used_only_in_their_modules() {
    let mut violations = Vec::new();
    for source in sources("src", &[".rs"]) {
        let module = source.module().unwrap_or_default();
        let code = source.code();
        for (library, users) in LIBRARY_USERS {
            if names_library(&code, library) && !users.contains(&module) {
                violations.push(format!("{}: names {library}", source.path));
            }
        }
    }
    assert_none(&violations);
}

#[test]
fn only_carriers_use_the_libraries_for_discord() {
    let mut violations = Vec::new();
    for source in sources("src/discord", &[".rs"]) {
        let code = source.code();
        for library in ["serenity", "reqwest", "poise"] {
            if names_library(&code, library) && !CARRIERS.contains(&source.path.as_str()) {
                violations.push(format!("{}: names {library}", source.path));
            }
        }
    }
    assert_none(&violations);
}

/// The methods of the host that change matches or show their messages, by the only file of `discord` that may call
/// them. These files ensure that the message is held before, and that all messages are updated after the answer.
const GUARDED: &[(&str, &[&str])] = &[
    (
        "src/discord/interactions/pending.rs",
        &[
            "command",
            "change_setup",
            "open_table",
            "rematch",
            "start_tutorial",
            "restart_tutorial",
            "present",
            "present_table",
            "save_message_state",
        ],
    ),
    (
        "src/discord/interactions/held_message.rs",
        &["lock_message", "screen", "hand_screen"],
    ),
];

#[test]
fn matches_change_only_through_the_guarded_files() {
    let mut violations = Vec::new();
    for source in sources("src/discord", &[".rs"]) {
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
fn imports_are_found() {
    let code = "use crate::{host::{Host, Clock}, ids};\nlet x = crate::ui::claim::hand;";
    assert_eq!(imports(code), ["host", "ids", "ui"]);
    assert!(names(
        "use std::time::{Duration, SystemTime};",
        "SystemTime"
    ));
    assert!(names("let mut rng = rand::rng();", "rand::rng"));
    assert!(!names("use rand::rngs::ChaCha20Rng;", "rand::rng"));
    assert!(!names("InstantCoffee", "Instant"));
    assert!(names_library("use sqlx::Row;", "sqlx"));
    assert!(!names_library("the word sqlx alone", "sqlx"));
    assert_eq!(supers("use super::super::x; use super::y;"), 2);
}
