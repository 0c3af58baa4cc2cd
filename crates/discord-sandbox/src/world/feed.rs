//! A user's feed: messages posted, edited and deleted, and results of the user's interactions, in order.

use std::collections::VecDeque;

use serde_json::Value;

/// How many entries a feed keeps.
const MAX_ENTRIES: usize = 4000;

/// A user's feed.
#[derive(Debug, Default)]
pub(crate) struct Feed {
    entries: VecDeque<(u64, Value)>,
}

impl Feed {
    /// Appends an entry; its number must be higher than all earlier ones.
    pub(crate) fn push(&mut self, number: u64, entry: Value) {
        if self.entries.len() == MAX_ENTRIES {
            self.entries.pop_front();
        }
        self.entries.push_back((number, entry));
    }

    /// The entries with a higher number.
    pub(crate) fn after(&self, number: u64) -> Vec<Value> {
        let start = self.entries.partition_point(|(n, _)| *n <= number);
        self.entries
            .range(start..)
            .map(|(_, entry)| entry.clone())
            .collect()
    }
}
