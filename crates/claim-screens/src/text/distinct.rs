//! Names that tell the choices of a list apart.

use std::collections::{HashMap, HashSet};

use super::names::cut;

/// The names, at most `max_chars` characters each. From the second on, names that are equal get a number.
#[must_use]
pub fn distinct(names: impl IntoIterator<Item = String>, max_chars: usize) -> Vec<String> {
    let mut taken = HashSet::new();
    let mut distinct = Vec::new();
    for name in names {
        let mut numbers = 2_u32..;
        let mut numbered = cut(&name, max_chars);
        while !taken.insert(numbered.clone()) {
            let number = format!(" ({})", numbers.next().unwrap_or(u32::MAX));
            let room = max_chars.saturating_sub(number.chars().count());
            numbered = cut(&name, room) + number.as_str();
        }
        distinct.push(numbered);
    }
    distinct
}

/// As [`distinct`]: equal names are first replaced by what `say_more` returns for their positions.
pub(crate) fn distinct_by(
    names: Vec<String>,
    say_more: impl Fn(usize) -> String,
    max_chars: usize,
) -> Vec<String> {
    let mut counts: HashMap<_, usize> = HashMap::new();
    for name in &names {
        *counts.entry(cut(name, max_chars)).or_default() += 1;
    }
    let is_unique = |name: &str| counts.get(&cut(name, max_chars)) == Some(&1);
    let names = names.into_iter().enumerate();
    let names = names.map(|(index, name)| {
        if is_unique(&name) {
            name
        } else {
            say_more(index)
        }
    });
    distinct(names, max_chars)
}

/// Adds `end` to a name, which is cut so that both have room.
pub(crate) fn with_end(name: &str, end: &str, max_chars: usize) -> String {
    let room = max_chars.saturating_sub(end.chars().count());
    cut(name, room) + end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distinct_of(names: &[&str], max_chars: usize) -> Vec<String> {
        distinct(names.iter().map(|&name| name.to_owned()), max_chars)
    }

    #[test]
    fn equal_names_are_numbered() {
        assert_eq!(
            distinct_of(&["a", "b", "a", "a (2)", "a"], 10),
            ["a", "b", "a (2)", "a (2) (2)", "a (3)"]
        );
    }

    #[test]
    fn names_that_are_equal_once_cut_keep_their_number() {
        assert_eq!(
            distinct_of(&["abcdef1", "abcdef2", "abcdef3"], 6),
            ["abcdef", "ab (2)", "ab (3)"]
        );
    }

    #[test]
    fn equal_names_say_more_before_they_are_numbered() {
        let names = ["a", "b", "a", "a"].map(str::to_owned).to_vec();
        let say_more = |index: usize| with_end("a", &format!(" · {}", index / 3), 10);
        assert_eq!(
            distinct_by(names, say_more, 10),
            ["a · 0", "b", "a · 0 (2)", "a · 1"]
        );
    }
}
