//! The ids of buttons and select options. An id encodes the whole press, so that the program keeps
//! nothing in memory between showing a component and its use.

use claim_screens::Press;

/// Separates a press from the number that makes its id unique in a message.
const NUMBER_SEPARATOR: char = '#';

/// Encodes a press as an id of at most 100 characters.
#[must_use]
pub fn encode(press: &Press) -> String {
    press.id()
}

/// Encodes a press that the same message already has `n` times: ids are unique in a message.
#[must_use]
pub fn encode_nth(press: &Press, n: usize) -> String {
    format!("{}{NUMBER_SEPARATOR}{n}", press.id())
}

/// Decodes an id; `None` if it is malformed.
#[must_use]
pub fn decode(id: &str) -> Option<Press> {
    let id = id.split_once(NUMBER_SEPARATOR).map_or(id, |(id, _)| id);
    Press::from_id(id)
}
