//! Random edits of a JSON value. A failing case shrinks to few edits.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// A change of one of the values within a JSON value.
#[derive(Clone, Debug)]
pub(crate) enum JsonEdit {
    Replace(Index, Value),
    Remove(Index),
    /// Copies the first value to the place of the second.
    Copy(Index, Index),
}

/// A few edits.
pub(crate) fn json_edits() -> impl Strategy<Value = Vec<JsonEdit>> {
    let place = any::<Index>;
    let edit = prop_oneof![
        5 => (place(), hostile()).prop_map(|(at, value)| JsonEdit::Replace(at, value)),
        2 => place().prop_map(JsonEdit::Remove),
        1 => (place(), place()).prop_map(|(from, to)| JsonEdit::Copy(from, to)),
    ];
    prop::collection::vec(edit, 1..4)
}

/// A value that few fields expect.
fn hostile() -> impl Strategy<Value = Value> {
    let nested = (0..30).fold(json!(1), |inner, _| json!([inner]));
    let values = vec![
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e300),
        json!(""),
        json!("0"),
        json!("1"),
        json!("-1"),
        json!("18446744073709551615"),
        json!("18446744073709551616"),
        json!("aaaaaaaaaa"),
        json!("\u{0}"),
        json!("🃏\u{202e}é"),
        json!("x".repeat(5000)),
        json!("act:aaaaaaaaaa:1:play goblin-0"),
        json!([]),
        json!({}),
        json!([null]),
        json!([[], {}]),
        json!({"": null}),
        json!(vec![0; 200]),
        nested,
    ];
    prop_oneof![
        6 => select(values),
        1 => any::<i64>().prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
        // ASCII only: serenity panics if an image hash contains other characters.
        1 => "[ -~]{0,40}".prop_map(Value::from),
        1 => (0_u8..26).prop_map(Value::from),
    ]
}

/// The value after these edits.
pub(crate) fn edited_json(value: &Value, edits: &[JsonEdit]) -> Value {
    let mut value = value.clone();
    for edit in edits {
        let mut places = Vec::new();
        collect(&value, String::new(), &mut places);
        if places.is_empty() {
            return value;
        }
        let at = |index: &Index| &*places[index.index(places.len())];
        match edit {
            JsonEdit::Replace(place, new) => set(&mut value, at(place), new.clone()),
            JsonEdit::Copy(from, to) => {
                let copy = value.pointer(at(from)).cloned().unwrap_or_default();
                set(&mut value, at(to), copy);
            }
            JsonEdit::Remove(place) => {
                let (parent, key) = at(place).rsplit_once('/').unwrap_or_default();
                match value.pointer_mut(parent) {
                    Some(Value::Object(object)) => drop(object.remove(key)),
                    Some(Value::Array(array)) => {
                        let _ = key.parse().map(|number: usize| array.remove(number));
                    }
                    _ => {}
                }
            }
        }
    }
    value
}

fn set(value: &mut Value, place: &str, new: Value) {
    if let Some(old) = value.pointer_mut(place) {
        *old = new;
    }
}

/// Collects the places of all values within a value, as JSON pointers, without keys that a pointer would have to
/// escape. Those in an interaction's `data`, most of which the program reads, are listed three times, so that they are
/// edited more often.
fn collect(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object.iter().filter(|(key, _)| !key.contains(['~', '/'])) {
                collect(inner, format!("{place}/{key}"), places);
            }
        }
        Value::Array(array) => {
            for (number, inner) in array.iter().enumerate() {
                collect(inner, format!("{place}/{number}"), places);
            }
        }
        _ => {}
    }
    if !place.is_empty() {
        let count = if place.starts_with("/data") { 3 } else { 1 };
        places.extend(std::iter::repeat_n(place, count));
    }
}
