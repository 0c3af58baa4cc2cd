//! Autocompletion: the choices that match what was typed, the best match first.

use serde_json::Value;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::definition::Choices;

/// The most choices that Discord accepts.
pub(super) const MAX_CHOICES: usize = 25;

/// A choice of text: its label and its value.
pub(super) type Choice = (String, String);

/// How well a text matches, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum MatchQuality {
    Exact,
    Prefix,
    WordPrefix,
    Substring,
}

/// The choices whose label or value matches `typed`, the best match first.
pub(super) fn matching_choices<V>(
    choices: impl IntoIterator<Item = (String, V)>,
    typed: &str,
) -> Choices
where
    V: ToString + Into<Value>,
{
    let texts = |(label, value): &(String, V)| [label.clone(), value.to_string()];
    limited(best_matches(choices, typed, texts))
}

/// As many of the choices as Discord accepts.
pub(super) fn limited<V: Into<Value>>(choices: impl IntoIterator<Item = (String, V)>) -> Choices {
    let choices = choices.into_iter().take(MAX_CHOICES);
    choices
        .map(|(label, value)| (label, value.into()))
        .collect()
}

/// The candidates one of whose `texts` contains `typed`, the best match first: exact, then at the
/// beginning, then at the beginning of a word, then anywhere. Case and diacritics do not matter;
/// equally good candidates keep their order.
pub(super) fn best_matches<T>(
    candidates: impl IntoIterator<Item = T>,
    typed: &str,
    texts: impl Fn(&T) -> [String; 2],
) -> Vec<T> {
    let typed = fold(typed.trim());
    let quality = |candidate: &T| {
        let texts = texts(candidate);
        let qualities = texts.iter().filter_map(|text| quality(&fold(text), &typed));
        qualities.min()
    };
    let mut matches: Vec<_> = candidates
        .into_iter()
        .filter_map(|candidate| Some((quality(&candidate)?, candidate)))
        .collect();
    matches.sort_by_key(|(quality, _)| *quality);
    matches
        .into_iter()
        .map(|(_, candidate)| candidate)
        .collect()
}

fn quality(text: &str, typed: &str) -> Option<MatchQuality> {
    if text == typed {
        return Some(MatchQuality::Exact);
    }
    if text.starts_with(typed) {
        return Some(MatchQuality::Prefix);
    }
    let mut positions = text
        .match_indices(typed)
        .map(|(position, _)| position)
        .peekable();
    positions.peek()?;
    let begins_word = |position: usize| !text[..position].ends_with(char::is_alphanumeric);
    Some(if positions.any(begins_word) {
        MatchQuality::WordPrefix
    } else {
        MatchQuality::Substring
    })
}

/// A text in lower case and without diacritics.
fn fold(text: &str) -> String {
    text.nfd()
        .filter(|&character| !is_combining_mark(character))
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(candidates: &[&str], typed: &str, expected: &[&str]) {
        let texts = |text: &&str| [(*text).to_owned(), String::new()];
        let matches = best_matches(candidates.iter().copied(), typed, texts);
        assert_eq!(matches, expected, "{typed:?}");
    }

    #[test]
    fn better_matches_come_first() {
        check(
            &["reclaim", "New Claim", "Claim 2", "claim", "Chess"],
            "claim",
            &["claim", "Claim 2", "New Claim", "reclaim"],
        );
    }

    #[test]
    fn equally_good_matches_keep_their_order() {
        check(&["b 1", "a 1", "c"], "1", &["b 1", "a 1"]);
        check(&["b", "a", "c"], " ", &["b", "a", "c"]);
    }

    #[test]
    fn case_and_diacritics_do_not_matter() {
        check(
            &["Doppelgänger 3", "Zwerg"],
            "DOPPELGANGER",
            &["Doppelgänger 3"],
        );
        check(
            &["Doppelganger 3", "Zwerg"],
            "doppelgän",
            &["Doppelganger 3"],
        );
    }

    #[test]
    fn numbers_match_by_their_digits() {
        check(&["13", "2", "3", "30"], "3", &["3", "30", "13"]);
    }

    #[test]
    fn a_match_in_the_value_counts_too() {
        let texts = |(label, value): &(&str, &str)| [(*label).to_owned(), (*value).to_owned()];
        let candidates = [("Kobold", "goblin"), ("Gobelin", "tapestry")];
        assert_eq!(best_matches(candidates, "gob", texts), candidates);
        assert_eq!(best_matches(candidates, "goblin", texts), candidates[..1]);
    }
}
