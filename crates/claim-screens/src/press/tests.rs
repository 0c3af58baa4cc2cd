//! Tests of the presses in the list. Their ids, one by one, are in `tests/press_ids.rs` and the folder beside it.

use super::list::Press;
use super::samples::Sample;

/// The maximum length of an id: that of Discord, less the number that tells equal presses of a message apart.
const MAX_CHARS: usize = 100 - "#24".len();

#[test]
fn ids_are_short_and_are_read_as_what_they_encode() {
    for press in Press::samples() {
        let id = press.id();
        assert!(id.chars().count() <= MAX_CHARS, "{id}");
        assert_eq!(Press::from_id(&id), Some(press), "{id}");
    }
}

#[test]
fn each_press_is_in_the_table_of_ids() {
    let table = concat!(
        include_str!("../../../../tests/press_ids.rs"),
        include_str!("../../../../tests/press_ids/events.rs"),
        include_str!("../../../../tests/press_ids/server_settings.rs"),
    );
    for press in Press::samples() {
        let id = press.id();
        let name = id.split(':').next().unwrap_or_default();
        assert!(table.contains(&format!("\"{name}:")), "{name}");
    }
}
