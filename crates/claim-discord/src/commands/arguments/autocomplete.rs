//! Autocompletion: the choices that match what was typed, the best match first.

use std::collections::HashMap;

use claim_screens::distinct;
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::commands::definition::Choices;

/// The most choices that Discord accepts.
pub(crate) const MAX_CHOICES: usize = 25;

/// The most characters of a choice's name that Discord accepts.
const MAX_NAME_CHARS: usize = 100;

/// A choice of text: its label and its value.
pub(crate) type Choice = (String, String);

/// How well a text matches, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum MatchQuality {
    Exact,
    Prefix,
    WordPrefix,
    Substring,
    AllWords,
}

/// The choices whose label or value matches `typed`, the best match first.
pub(crate) fn matching_choices<V>(
    choices: impl IntoIterator<Item = (String, V)>,
    typed: &str,
) -> Choices
where
    V: ToString + Into<Value>,
{
    let texts = |(label, value): &(String, V)| [label.clone(), value.to_string()];
    limited(best_matches(choices, typed, texts))
}

/// Choices that belong together.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChoiceGroup {
    /// Stands for all of them where there are too many.
    pub(crate) all: Option<Choice>,
    /// The choices.
    pub(crate) choices: Vec<Choice>,
}

/// As [`matching_choices`], for choices in groups. If too many match, what stands for each group comes first, then its
/// share of the rest, then `more` for those that are left out.
pub(crate) fn matching_choices_of_groups(
    groups: &[ChoiceGroup],
    typed: &str,
    more: impl FnOnce(usize) -> Choice,
) -> Choices {
    let choices = groups.iter().enumerate().flat_map(|(index, group)| {
        let choices = group.choices.iter();
        choices.map(move |choice| (index, choice.clone()))
    });
    let texts = |(_, (label, value)): &(usize, Choice)| [label.clone(), value.clone()];
    let matching = best_matches(choices, typed, texts);
    if matching.len() <= MAX_CHOICES {
        return limited(matching.into_iter().map(|(_, choice)| choice));
    }
    let mut matched: Vec<_> = matching.iter().map(|(index, _)| *index).collect();
    matched.sort_unstable();
    let several = matched.chunk_by(|one, next| one == next);
    let several = several.filter(|group| group.len() > 1);
    let mut shown: Vec<_> = several
        .filter_map(|group| groups[group[0]].all.clone())
        .take(MAX_CHOICES / 2)
        .collect();
    let room = MAX_CHOICES - 1 - shown.len();
    let left_out = matching.len() - room;
    shown.extend(fair_share(matching, room));
    limited(shown.into_iter().chain([more(left_out)]))
}

/// As many choices as there is `room` for, in their order, and from each group equally many, as far as it has them.
fn fair_share<T>(choices: Vec<(usize, T)>, room: usize) -> Vec<T> {
    let mut counts: HashMap<usize, usize> = HashMap::new();
    let mut ranked: Vec<_> = choices
        .into_iter()
        .enumerate()
        .map(|(position, (group, choice))| {
            let count = counts.entry(group).or_default();
            *count += 1;
            (*count, position, choice)
        })
        .collect();
    ranked.sort_by_key(|(rank, position, _)| (*rank, *position));
    ranked.truncate(room);
    ranked.sort_by_key(|(_, position, _)| *position);
    ranked.into_iter().map(|(_, _, choice)| choice).collect()
}

/// As many of the choices as Discord accepts, which refuses all of them if two have the same name: equal names are
/// numbered, and of equal values the first is kept.
pub(crate) fn limited<V: Into<Value>>(choices: impl IntoIterator<Item = (String, V)>) -> Choices {
    let mut limited = Choices::new();
    for (name, value) in choices {
        let value = value.into();
        if limited.len() < MAX_CHOICES && limited.iter().all(|(_, it)| *it != value) {
            limited.push((name, value));
        }
    }
    let names = limited.iter().map(|(name, _)| name.clone());
    let names = distinct(names, MAX_NAME_CHARS);
    for (choice, name) in limited.iter_mut().zip(names) {
        choice.0 = name;
    }
    limited
}

/// The candidates one of whose `texts` contains `typed`, the best match first: exact, then at the
/// beginning, then at the beginning of a word, then anywhere, then word by word. Case and diacritics do not matter;
/// equally good candidates keep their order.
pub(crate) fn best_matches<T>(
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
    if positions.peek().is_none() {
        let begins = |word: &str| text.split_whitespace().any(|it| it.starts_with(word));
        let all_begin = typed.split_whitespace().all(begins);
        return all_begin.then_some(MatchQuality::AllWords);
    }
    let begins_word = |position: usize| !text[..position].ends_with(char::is_alphanumeric);
    Some(if positions.any(begins_word) {
        MatchQuality::WordPrefix
    } else {
        MatchQuality::Substring
    })
}

/// A text in lower case, without diacritics and without what isolates names, with the hyphens that people type for
/// minus signs.
fn fold(text: &str) -> String {
    claim_screens::without_isolates(text)
        .replace('−', "-")
        .nfd()
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
    fn names_and_values_are_different() {
        let long = "x".repeat(120);
        let names = ["a", "b", "a", long.as_str(), long.as_str()];
        let choices = names.into_iter().zip(["1", "2", "3", "4", "5"]);
        let repeated = choices.clone().chain([("c", "1")]);
        let choices = limited(repeated.map(|(name, value)| (name.to_owned(), value)));
        let cut = "x".repeat(100);
        let numbered = "x".repeat(96) + " (2)";
        let expected = ["a", "b", "a (2)", &cut, &numbered];
        let expected = expected.into_iter().zip(["1", "2", "3", "4", "5"]);
        let expected = expected.map(|(name, value)| (name.to_owned(), value.into()));
        assert_eq!(choices, expected.collect::<Choices>());
    }

    #[test]
    fn every_group_gets_its_share() {
        let group = |name: &str, length: usize| {
            let names = (0..length).map(|number| format!("{name}{number}"));
            ChoiceGroup {
                all: Some((format!("all {name}"), name.to_owned())),
                choices: names.map(|name| (name.clone(), name)).collect(),
            }
        };
        let more = |count: usize| (format!("{count} more"), "-".to_owned());
        let names =
            |choices: Choices| -> Vec<_> { choices.into_iter().map(|(name, _)| name).collect() };
        let groups = [group("a", 40), group("b", 3), group("c", 40)];
        let choices = names(matching_choices_of_groups(&groups, "", more));
        assert_eq!(choices[..3], ["all a", "all b", "all c"]);
        let count_of = |name: &str| choices.iter().filter(|it| it.starts_with(name)).count();
        // Those that stand for their groups begin with an a, too.
        assert_eq!(["a", "b", "c"].map(count_of), [9 + 3, 3, 9]);
        assert_eq!(choices.last().map(String::as_str), Some("62 more"));
        let shown = &choices[3..24];
        assert!(shown.is_sorted_by_key(|name| name.chars().next()));
        let typed = names(matching_choices_of_groups(&groups, "a", more));
        assert_eq!(typed[0], "all a");
        assert_eq!(typed[24], "17 more");
        let few = names(matching_choices_of_groups(&groups, "a1", more));
        assert_eq!(few.len(), 11, "a1 and a10 to a19");
    }

    #[test]
    fn words_may_be_left_out() {
        check(
            &[
                "Troll on L11 · above Dragon",
                "Troll on −A1",
                "Giant on L11",
            ],
            "troll l1",
            &["Troll on L11 · above Dragon"],
        );
        check(
            &["Troll on −A1", "Troll on A1"],
            "troll -a1",
            &["Troll on −A1"],
        );
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
