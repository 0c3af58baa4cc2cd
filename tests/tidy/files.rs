//! What every file has to have, and what none may have.

use std::fs;

use super::imports::names;
use super::sources::{Source, assert_none, rust, sources, top, walk};

/// How many lines a source file may have.
const MAX_LINES: usize = 600;

/// The folder of these checks, which have to name what they look for.
const SELF: &str = "tests/tidy/";

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
    let long = |source: &Source| source.text.lines().count() > MAX_LINES;
    let faults: Vec<_> = rust()
        .into_iter()
        .filter(long)
        .map(|source| format!("{}: more than {MAX_LINES} lines", source.path))
        .collect();
    assert_none(&faults);
}

#[test]
fn nothing_is_left_lying_about() {
    let mut faults = Vec::new();
    for source in rust()
        .into_iter()
        .filter(|source| !source.path.starts_with(SELF))
    {
        let left = LEFTOVERS.iter().filter(|word| names(&source.text, word));
        faults.extend(left.map(|word| format!("{}: has {word}", source.path)));
    }
    assert_none(&faults);
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    let documents = [
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "Cargo.toml",
        "Dockerfile",
        "config.example.toml",
        "deny.toml",
    ];
    let endings = [".rs", ".sql", ".ftl", ".toml", ".md", ".py", ".yml", "run"];
    let folders = [
        "src",
        "tests",
        "benches",
        "crates",
        "migrations",
        "locales",
        "docs",
        ".ci",
        ".github",
    ];
    let below = folders.iter().flat_map(|folder| sources(folder, &endings));
    let listed = documents.iter().map(|name| Source {
        path: (*name).to_owned(),
        text: fs::read_to_string(top().join(name)).unwrap_or_else(|_| panic!("{name} is there")),
    });
    let mut faults = Vec::new();
    for source in below
        .chain(listed)
        .filter(|source| !source.path.starts_with(SELF))
    {
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
    walk(&top().join("migrations"), &mut files);
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
fn machine_paths_are_found() {
    assert!(starts("see /home/me", "/home/"));
    assert!(!starts("docs/home/me", "/home/"));
}
