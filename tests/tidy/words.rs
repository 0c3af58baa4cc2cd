//! The naming and wording rules that can be checked automatically: names of constants, and vague
//! words in names of functions, comments, documents and texts for players.

use std::fs;

use super::sources::{Source, assert_none, root, rust_sources, sources};

/// Forbidden prefixes of constants. Limits are `MAX_…` and `MIN_…`.
const BAD_PREFIXES: &[&str] = &[
    "MOST_",
    "LEAST_",
    "LONGEST_",
    "SHORTEST_",
    "FEWEST_",
    "PATIENCE",
    "FIRST_WAIT",
];

/// Words that hide who does what. They are not allowed in names of functions, comments, documents and the English
/// texts.
const VAGUE_WORDS: &[&str] = &[
    "whoever",
    "whatever",
    "somebody",
    "nobody",
    "anybody",
    "by lot",
    "all the same",
];

/// The names of the constants that a source defines.
fn constants(source: &Source) -> impl Iterator<Item = &str> {
    source.text.lines().filter_map(|line| {
        let line = line.trim_start();
        let line = line.strip_prefix("pub ").unwrap_or(line);
        let line = match line.strip_prefix("pub(") {
            Some(rest) => rest.split_once(") ")?.1,
            None => line,
        };
        let rest = line
            .strip_prefix("const ")
            .or(line.strip_prefix("static "))?;
        rest.split_once(':').map(|(name, _)| name)
    })
}

/// Whether a text contains a vague word.
fn is_vague(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut words = VAGUE_WORDS.iter();
    words.any(|word| text.contains(word))
}

/// Whether a line of Rust is a comment, or names a function, with a vague word.
fn is_vague_line(line: &str) -> bool {
    let is_comment = line.trim_start().starts_with("//");
    let function = line
        .split_once("fn ")
        .filter(|(before, _)| !before.contains('"'));
    let name = function.map(|(_, rest)| rest);
    let name = name.and_then(|rest| rest.split_once('(')).map(|it| it.0);
    is_comment && is_vague(line) || name.is_some_and(|name| is_vague(&name.replace('_', " ")))
}

/// The lines of a file that `is_wrong` finds, as messages.
fn found<'a>(
    source: &'a Source,
    is_wrong: impl Fn(&str) -> bool + 'a,
) -> impl Iterator<Item = String> + 'a {
    let lines = (1..).zip(source.text.lines());
    let wrong = lines.filter(move |(_, line)| is_wrong(line));
    wrong.map(|(number, line)| format!("{}:{number}: {line}", source.path))
}

#[test]
fn limits_are_named_max_and_min() {
    let mut violations = Vec::new();
    for source in rust_sources() {
        let bad = constants(&source).filter(|name| {
            let mut prefixes = BAD_PREFIXES.iter();
            prefixes.any(|prefix| name.starts_with(prefix))
        });
        violations.extend(bad.map(|name| format!("{}: {name}", source.path)));
    }
    assert_none(&violations);
}

#[test]
fn comments_and_names_of_functions_have_no_vague_words() {
    let sources = rust_sources();
    let vague = sources
        .iter()
        .flat_map(|source| found(source, is_vague_line));
    assert_none(&vague.collect::<Vec<_>>());
}

#[test]
fn documents_and_english_texts_have_no_vague_words() {
    let mut texts = sources("docs", &[".md", ".py", ".yaml"]);
    texts.extend(sources("crates", &[".md"]));
    texts.extend(sources("tools", &[".md"]));
    texts.extend(sources("tools/sandbox/src/page", &[".js", ".css", ".html"]));
    texts.extend(sources("crates/claim-screens/locales/en", &[".ftl"]));
    texts.extend(sources("tests", &[".py", ".toml"]));
    texts.extend(sources(".github", &[".yml", ".md"]));
    for name in [
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "config.example.toml",
        "Dockerfile",
        ".ci/run",
    ] {
        texts.push(Source {
            path: name.to_owned(),
            text: fs::read_to_string(root().join(name)).expect("a readable text"),
        });
    }
    let vague = texts.iter().flat_map(|text| found(text, is_vague));
    assert_none(&vague.collect::<Vec<_>>());
}

#[test]
fn vague_lines_and_bad_names_are_found() {
    assert!(is_vague_line("    // Whoever joins pays."));
    assert!(is_vague_line("    async fn chosen_by_lot(cards: u8) {"));
    assert!(!is_vague_line("fn choose(somebody: u8) {"));
    let source = Source {
        path: "src/x.rs".to_owned(),
        text: "pub(super) const MOST_X: u8 = 1;\nconst Y: u8 = 2;\n".to_owned(),
    };
    assert_eq!(constants(&source).collect::<Vec<_>>(), ["MOST_X", "Y"]);
}
