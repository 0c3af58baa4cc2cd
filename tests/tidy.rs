//! Keeps the house tidy: reads the sources and fails where they break what `ARCHITECTURE.md` says
//! of folders, files and words.

use std::fs;
use std::path::{Path, PathBuf};

/// What each module of `src/` may import of the others; `*` is everything. A folder's own tests may
/// import whatever they need.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("analysis", &["bots", "cards", "record", "rules"]),
    ("app", &["*"]),
    ("arena", &["bots", "cards", "rules"]),
    ("bots", &["cards", "level", "rules"]),
    ("cards", &[]),
    ("cli", &["*"]),
    ("config", &[]),
    (
        "discord",
        &[
            "cards", "config", "host", "i18n", "ids", "level", "render", "rules", "store", "table",
            "time", "ui",
        ],
    ),
    (
        "host",
        &[
            "analysis", "bots", "cards", "i18n", "ids", "level", "puzzle", "rating", "record",
            "rules", "store", "table", "time", "ui",
        ],
    ),
    ("i18n", &[]),
    ("ids", &[]),
    ("level", &[]),
    ("puzzle", &["bots", "cards", "record", "rules", "time"]),
    ("rating", &[]),
    ("record", &["cards", "rules"]),
    ("render", &["cards", "rules"]),
    ("rules", &["cards"]),
    ("sandbox", &[]),
    (
        "store",
        &[
            "cards", "ids", "level", "puzzle", "rating", "record", "rules", "table", "time",
        ],
    ),
    (
        "table",
        &["cards", "ids", "level", "record", "rules", "time"],
    ),
    ("time", &[]),
    (
        "ui",
        &[
            "analysis", "cards", "i18n", "ids", "level", "puzzle", "rules", "time",
        ],
    ),
];

/// The modules to which time and chance are arguments, and which do nothing in the world.
const PURE: &[&str] = &[
    "analysis", "arena", "bots", "cards", "i18n", "ids", "level", "puzzle", "rating", "record",
    "render", "rules", "table", "time", "ui",
];

/// What a pure module never names.
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

/// Libraries that few modules know.
const KNOWN_TO: &[(&str, &[&str])] = &[
    ("serenity", &["discord"]),
    ("poise", &["discord"]),
    ("sqlx", &["store", "host"]),
    ("axum", &["sandbox"]),
    ("fluent_bundle", &["i18n"]),
    ("skillratings", &["rating"]),
];

/// All that the host says of the database's library: the name of its errors.
const HOST_SAYS: &[&str] = &["sqlx::Error", "sqlx::Result"];

/// What is never left in the sources.
const LEFTOVERS: &[&str] = &[
    "#[ignore",
    "todo!(",
    "unimplemented!(",
    "dbg!(",
    "FIXME",
    "XXX",
];

/// How paths begin that are there on one machine alone.
const MACHINES: &[&str] = &["/work/", "/home/", "/root/", "/Users/", "/tmp/", "C:\\"];

/// The most lines of a source file.
const LONGEST: usize = 600;

/// This file, which has to name what it looks for.
const SELF: &str = "tests/tidy.rs";

/// A file of the package: its path from the package's folder, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// The module of `src/` that it belongs to; none for the roots of library and program.
    fn module(&self) -> Option<&str> {
        let path = self.path.strip_prefix("src/")?;
        let module = path.split_once('/').map_or(path, |(folder, _)| folder);
        let module = module.strip_suffix(".rs").unwrap_or(module);
        (!matches!(module, "lib" | "main")).then_some(module)
    }

    /// How many `super`s lead from it to the library's root.
    fn depth(&self) -> usize {
        let path = self.path.trim_start_matches("src/");
        path.split('/').count() - usize::from(path.ends_with("/mod.rs"))
    }

    /// Its code without comments and tests.
    fn code(&self) -> String {
        if self.path.ends_with("tests.rs") || self.path.contains("/tests/") {
            return String::new();
        }
        let text = self.text.split("#[cfg(test)]\nmod tests {").next();
        let lines = text.unwrap_or_default().lines();
        lines
            .filter(|line| !line.trim_start().starts_with("//"))
            .flat_map(|line| [line, "\n"])
            .collect()
    }
}

/// The files below a folder whose names end so, in order.
fn sources(folder: &str, endings: &[&str]) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&root.join(folder), &mut paths);
    paths.sort();
    let fits = |path: &&PathBuf| {
        let name = path.to_string_lossy();
        endings.iter().any(|ending| name.ends_with(ending))
    };
    let source = |path: &PathBuf| Source {
        path: path
            .strip_prefix(root)
            .expect("below the package's folder")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("a readable text"),
    };
    paths.iter().filter(fits).map(source).collect()
}

fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    // Folders that are not there yet have no files.
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            walk(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

/// All Rust files.
fn rust() -> Vec<Source> {
    ["src", "tests", "benches"]
        .iter()
        .flat_map(|folder| sources(folder, &[".rs"]))
        .collect()
}

/// Whether `text` has `word` with no letter, digit or underscore right before or after it.
fn names(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(|c| is_part(c) && word.starts_with(is_part))
            && !after.is_some_and(|c| is_part(c) && word.ends_with(is_part))
    })
}

/// Whether code names a library: as a path or in a `use`.
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

/// The first words of a group's items: `a, b` of `a::x, b::{y, z}}`.
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

fn identifier(text: &str) -> Option<String> {
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

#[track_caller]
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "\n  {}\n", faults.join("\n  "));
}

#[test]
fn modules_import_only_what_they_may() {
    let mut faults = Vec::new();
    for source in sources("src", &[".rs"]) {
        let Some(module) = source.module() else {
            continue;
        };
        let Some((_, may)) = MAY_IMPORT.iter().find(|(known, _)| *known == module) else {
            faults.push(format!("src/{module}: not in the table of {SELF}"));
            continue;
        };
        let code = source.code();
        if supers(&code) >= source.depth() {
            faults.push(format!("{}: leaves its module by `super`", source.path));
        }
        let mut forbidden = imports(&code);
        forbidden.retain(|name| name != module && !may.contains(&"*"));
        forbidden.retain(|name| !may.contains(&name.as_str()));
        // What the library's root itself defines, such as macros, is no module.
        forbidden.retain(|name| MAY_IMPORT.iter().any(|(known, _)| known == name));
        forbidden.sort();
        forbidden.dedup();
        faults.extend(
            forbidden
                .iter()
                .map(|name| format!("{}: imports {name}", source.path)),
        );
    }
    assert_none(&faults);
}

#[test]
fn pure_modules_do_nothing_in_the_world() {
    let mut faults = Vec::new();
    for source in sources("src", &[".rs"]) {
        if !source.module().is_some_and(|it| PURE.contains(&it)) {
            continue;
        }
        let code = source.code();
        let named = IMPURE.iter().filter(|word| names(&code, word));
        faults.extend(named.map(|word| format!("{}: names {word}", source.path)));
    }
    assert_none(&faults);
}

#[test]
fn libraries_are_known_where_they_belong() {
    let mut faults = Vec::new();
    for source in sources("src", &[".rs"]) {
        let module = source.module().unwrap_or_default();
        let mut code = source.code();
        if module == "host" {
            for said in HOST_SAYS {
                code = code.replace(said, "");
            }
            if names_library(&code, "sqlx") {
                faults.push(format!(
                    "{}: says more of sqlx than its errors",
                    source.path
                ));
            }
        }
        for (library, known_to) in KNOWN_TO {
            if names_library(&code, library) && !known_to.contains(&module) {
                faults.push(format!("{}: names {library}", source.path));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn every_source_file_says_what_it_is_for() {
    let speaks = |source: &Source| source.text.starts_with("//! ");
    let silent = rust().into_iter().filter(|source| !speaks(source));
    let faults: Vec<_> = silent
        .map(|source| format!("{}: does not begin with a //! sentence", source.path))
        .collect();
    assert_none(&faults);
}

#[test]
fn no_source_file_is_too_long() {
    let long = |source: &Source| source.text.lines().count() > LONGEST;
    let faults: Vec<_> = sources("src", &[".rs"])
        .into_iter()
        .filter(long)
        .map(|source| format!("{}: more than {LONGEST} lines", source.path))
        .collect();
    assert_none(&faults);
}

#[test]
fn nothing_is_left_lying_about() {
    let mut faults = Vec::new();
    for source in rust().into_iter().filter(|source| source.path != SELF) {
        let left = LEFTOVERS.iter().filter(|word| names(&source.text, word));
        faults.extend(left.map(|word| format!("{}: has {word}", source.path)));
    }
    assert_none(&faults);
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    let top = [
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "Cargo.toml",
        "Dockerfile",
        "config.example.toml",
        "deny.toml",
    ];
    let endings = [".rs", ".sql", ".ftl", ".toml", ".md", "run"];
    let folders = ["src", "tests", "benches", "migrations", "locales", ".ci"];
    let below = folders.iter().flat_map(|folder| sources(folder, &endings));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let top = top.iter().map(|name| Source {
        path: (*name).to_owned(),
        text: fs::read_to_string(root.join(name)).unwrap_or_else(|_| panic!("{name} is there")),
    });
    let mut faults = Vec::new();
    for source in below.chain(top).filter(|source| source.path != SELF) {
        let named = MACHINES.iter().filter(|path| starts(&source.text, path));
        faults.extend(named.map(|path| format!("{}: has a path in {path}", source.path)));
    }
    assert_none(&faults);
}

/// Whether a path that begins with `path` is in the text.
fn starts(text: &str, path: &str) -> bool {
    let mut found = text.match_indices(path);
    found.any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-}/".contains(c))
    })
}

#[test]
fn migrations_are_numbered_one_by_one() {
    let mut files = Vec::new();
    walk(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations"),
        &mut files,
    );
    files.sort();
    assert!(!files.is_empty(), "there are migrations");
    for (number, file) in (1..).zip(files) {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let rest = name.strip_prefix(&format!("{number:04}_"));
        let words = rest.and_then(|rest| rest.strip_suffix(".sql"));
        let fits = words.is_some_and(|words| {
            !words.is_empty() && words.chars().all(|c| c.is_ascii_lowercase() || c == '_')
        });
        assert!(fits, "{name} is not {number:04}_words.sql");
    }
}

#[test]
fn the_checks_see_what_they_look_for() {
    let code = "use crate::{cards::{Card, Seat}, ids};\nlet x = crate::rules::claim::State::new;";
    assert_eq!(imports(code), ["cards", "ids", "rules"]);
    assert!(names("a dbg!(x)", "dbg!("));
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
    assert!(starts("see /home/me", "/home/"));
    assert!(!starts("docs/home/me", "/home/"));
    let source = |path: &str| Source {
        path: path.to_owned(),
        text: "//! A\nuse super::x;\n#[cfg(test)]\nmod tests {\n".to_owned(),
    };
    assert_eq!(source("src/ui/screen.rs").module(), Some("ui"));
    assert_eq!(source("src/app.rs").module(), Some("app"));
    assert_eq!(source("src/lib.rs").module(), None);
    assert_eq!(source("src/app.rs").depth(), 1);
    assert_eq!(source("src/ui/mod.rs").depth(), 1);
    assert_eq!(source("src/ui/screen.rs").depth(), 2);
    assert_eq!(source("src/ui/claim/mod.rs").depth(), 2);
    assert_eq!(source("src/ui/screen.rs").code(), "use super::x;\n");
    assert_eq!(source("src/ui/tests.rs").code(), "");
}
