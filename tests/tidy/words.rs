//! The naming and wording rules that can be checked automatically: names of constants, and vague
//! words in documentation.

use super::sources::{Source, assert_none, rust_sources};

/// Forbidden prefixes of constants. Limits are `MAX_…` and `MIN_…`.
const BAD_PREFIXES: &[&str] = &["MOST_", "LEAST_", "LONGEST_", "SHORTEST_", "FEWEST_"];

/// Words that hide who does what. They are not allowed in documentation.
const VAGUE_WORDS: &[&str] = &["whoever", "somebody", "nobody", "anybody", "by lot"];

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

/// Whether a line is documentation that contains a vague word.
fn is_vague(line: &str) -> bool {
    let line = line.trim_start();
    let Some(text) = line.strip_prefix("//!").or(line.strip_prefix("///")) else {
        return false;
    };
    let text = text.to_lowercase();
    VAGUE_WORDS.iter().any(|word| text.contains(word))
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
fn documentation_has_no_vague_words() {
    let mut vague = Vec::new();
    for source in rust_sources() {
        let lines = (1..).zip(source.text.lines());
        let found = lines.filter(|(_, line)| is_vague(line));
        vague.extend(found.map(|(number, line)| format!("{}:{number}: {line}", source.path)));
    }
    assert_none(&vague);
}

#[test]
fn vague_lines_and_bad_names_are_found() {
    assert!(is_vague("    /// Whoever joins pays."));
    assert!(!is_vague("let somebody = 1; // somebody"));
    let source = Source {
        path: "src/x.rs".to_owned(),
        text: "pub(super) const MOST_X: u8 = 1;\nconst Y: u8 = 2;\n".to_owned(),
    };
    assert_eq!(constants(&source).collect::<Vec<_>>(), ["MOST_X", "Y"]);
}
