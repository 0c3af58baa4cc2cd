//! Tests of the presses in the list. Their ids, one by one, are in `tests/press_ids.rs`.

use std::collections::HashSet;

use super::list::Press;
use super::samples::Sample;

/// The maximum length of an id: that of Discord, less the number that tells equal presses of a message apart.
const MAX_CHARS: usize = 100 - "#24".len();

#[test]
fn ids_are_different_and_short_and_are_read_as_what_they_encode() {
    let mut presses = Press::samples();
    assert!(presses.len() > 300, "{}", presses.len());
    for press in &presses {
        let id = press.id();
        assert!(id.chars().count() <= MAX_CHARS, "{id}");
        assert_eq!(Press::from_id(&id).as_ref(), Some(press), "{id}");
    }
    let mut seen = HashSet::new();
    presses.retain(|press| seen.insert(press.clone()));
    let ids: HashSet<_> = presses.iter().map(Press::id).collect();
    assert_eq!(ids.len(), presses.len());
}

#[test]
fn each_press_is_in_the_table_of_ids() {
    let table = include_str!("../../../tests/press_ids.rs");
    for press in Press::samples() {
        let id = press.id();
        let name = id.split(':').next().unwrap_or_default();
        assert!(table.contains(&format!("\"{name}:")), "{name}");
    }
}
