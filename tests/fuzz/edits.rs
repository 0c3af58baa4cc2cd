//! Random edits of a text. A failing case shrinks to few and small edits.

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The maximum number of characters that an edit deletes or repeats.
const MAX_LENGTH: usize = 12;

/// A change of a text. Positions count characters.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    Insert(Index, String),
    Replace(Index, usize, String),
    Delete(Index, usize),
    Repeat(Index, usize),
    Swap(Index, Index),
}

/// A few edits. What they insert is mostly one of the `fragments`.
pub(super) fn edits(fragments: &'static [&'static str]) -> impl Strategy<Value = Vec<Edit>> {
    let fragment = || {
        prop_oneof![
            6 => select(fragments).prop_map(str::to_owned),
            2 => any::<char>().prop_map(String::from),
            1 => any::<i128>().prop_map(|number| number.to_string()),
            1 => ".{0,8}",
        ]
    };
    let (place, length) = (any::<Index>, || 1..=MAX_LENGTH);
    let edit = prop_oneof![
        3 => (place(), fragment()).prop_map(|(at, text)| Edit::Insert(at, text)),
        4 => (place(), length(), fragment()).prop_map(|(at, n, text)| Edit::Replace(at, n, text)),
        2 => (place(), length()).prop_map(|(at, n)| Edit::Delete(at, n)),
        1 => (place(), length()).prop_map(|(at, n)| Edit::Repeat(at, n)),
        1 => (place(), place()).prop_map(|(a, b)| Edit::Swap(a, b)),
    ];
    prop::collection::vec(edit, 0..5)
}

/// The text after these edits.
pub(super) fn edited(text: &str, edits: &[Edit]) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for edit in edits {
        let size = text.len();
        let at = |index: &Index| index.index(size + 1);
        match edit {
            Edit::Insert(place, new) => {
                let place = at(place);
                text.splice(place..place, new.chars());
            }
            Edit::Replace(place, length, new) => {
                let place = at(place);
                text.splice(place..size.min(place + length), new.chars());
            }
            Edit::Delete(place, length) => {
                let place = at(place);
                text.drain(place..size.min(place + length));
            }
            Edit::Repeat(place, length) => {
                let place = at(place);
                let again = text[place..size.min(place + length)].to_vec();
                text.splice(place..place, again);
            }
            Edit::Swap(left, right) if size > 0 => text.swap(left.index(size), right.index(size)),
            Edit::Swap(..) => {}
        }
    }
    text.into_iter().collect()
}
