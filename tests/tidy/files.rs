//! Rules for all files: a module comment, a maximum length, no leftovers, no machine paths.

use std::fs;

use super::imports::names;
use super::sources::{Source, assert_none, root, rust_sources, sources, walk};

/// The maximum number of lines of a source file.
const MAX_LINES: usize = 600;

/// The folder of these checks, which is skipped, because it contains the words that are searched for.
const SELF: &str = "tests/tidy/";

/// Words that must not be left in the sources.
const LEFTOVERS: &[&str] = &[
    "#[ignore",
    "todo!(",
    "unimplemented!(",
    "dbg!(",
    "FIXME",
    "XXX",
];

/// The beginnings of paths that exist only on a particular machine.
const MACHINE_PATHS: &[&str] = &["/work/", "/home/", "/root/", "/Users/", "/tmp/", "C:\\"];

#[test]
fn source_files_begin_with_a_module_comment() {
    let has_comment = |source: &Source| source.text.starts_with("//! ");
    let without = rust_sources()
        .into_iter()
        .filter(|source| !has_comment(source));
    let violations: Vec<_> = without
        .map(|source| format!("{}: does not begin with a //! comment", source.path))
        .collect();
    assert_none(&violations);
}

#[test]
fn source_files_are_not_too_long() {
    let long = |source: &Source| source.text.lines().count() > MAX_LINES;
    let violations: Vec<_> = rust_sources()
        .into_iter()
        .filter(long)
        .map(|source| format!("{}: more than {MAX_LINES} lines", source.path))
        .collect();
    assert_none(&violations);
}

#[test]
fn sources_have_no_leftovers() {
    let mut violations = Vec::new();
    for source in rust_sources()
        .into_iter()
        .filter(|source| !source.path.starts_with(SELF))
    {
        let left = LEFTOVERS.iter().filter(|word| names(&source.text, word));
        violations.extend(left.map(|word| format!("{}: has {word}", source.path)));
    }
    assert_none(&violations);
}

#[test]
fn files_contain_no_machine_paths() {
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
        "tools",
        "migrations",
        "docs",
        ".ci",
        ".github",
    ];
    let below = folders.iter().flat_map(|folder| sources(folder, &endings));
    let listed = documents.iter().map(|name| Source {
        path: (*name).to_owned(),
        text: fs::read_to_string(root().join(name))
            .unwrap_or_else(|error| panic!("{name}: {error}")),
    });
    let mut violations = Vec::new();
    for source in below
        .chain(listed)
        .filter(|source| !source.path.starts_with(SELF))
    {
        let named = MACHINE_PATHS
            .iter()
            .filter(|path| has_path_below(&source.text, path));
        violations.extend(named.map(|path| format!("{}: has a path in {path}", source.path)));
    }
    assert_none(&violations);
}

/// Whether the text contains an absolute path that begins with `path`.
fn has_path_below(text: &str, path: &str) -> bool {
    let mut found = text.match_indices(path);
    found.any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-}/".contains(c))
    })
}

#[test]
fn migrations_are_numbered_consecutively() {
    for folder in ["migrations/sqlite", "migrations/postgres"] {
        let mut files = Vec::new();
        walk(&root().join(folder), &mut files);
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
}

#[test]
fn machine_paths_are_found() {
    assert!(has_path_below("see /home/me", "/home/"));
    assert!(!has_path_below("docs/home/me", "/home/"));
}
