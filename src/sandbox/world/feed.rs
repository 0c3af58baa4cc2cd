//! What a person has seen happen, in order: messages that came, changed or went, and what became of their interactions.

use std::collections::VecDeque;

use serde_json::Value;

/// How many entries a feed keeps.
const ENTRIES_KEPT: usize = 4000;

/// A person's feed.
#[derive(Debug, Default)]
pub(crate) struct Feed {
    entries: VecDeque<(u64, Value)>,
}

impl Feed {
    /// Adds an entry under a number above all earlier ones.
    pub(crate) fn push(&mut self, number: u64, entry: Value) {
        if self.entries.len() == ENTRIES_KEPT {
            self.entries.pop_front();
        }
        self.entries.push_back((number, entry));
    }

    /// The entries numbered above `number`.
    pub(crate) fn after(&self, number: u64) -> Vec<Value> {
        let start = self.entries.partition_point(|(n, _)| *n <= number);
        self.entries
            .range(start..)
            .map(|(_, entry)| entry.clone())
            .collect()
    }
}
