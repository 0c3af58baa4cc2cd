//! A bounded log with numbered entries.

use std::collections::VecDeque;

use serde_json::{Value, json};

/// JSON objects numbered from 1. When the log is full, the oldest entry is dropped.
#[derive(Debug)]
pub(crate) struct NumberedLog {
    entries: VecDeque<Value>,
    capacity: usize,
    last: u64,
}

impl NumberedLog {
    /// An empty log that holds at most this many entries.
    pub(crate) fn with_capacity(capacity: usize) -> Self {
        Self {
            entries: VecDeque::new(),
            capacity,
            last: 0,
        }
    }

    /// Appends an object and sets its field `number`.
    pub(crate) fn push(&mut self, mut entry: Value) {
        self.last += 1;
        if let Value::Object(fields) = &mut entry {
            fields.insert("number".to_owned(), json!(self.last));
        }
        if self.entries.len() == self.capacity {
            self.entries.pop_front();
        }
        self.entries.push_back(entry);
    }

    /// The entries with a higher number.
    pub(crate) fn after(&self, number: u64) -> Vec<Value> {
        let newer = usize::try_from(self.last.saturating_sub(number)).unwrap_or(usize::MAX);
        let skipped = self.entries.len().saturating_sub(newer);
        self.entries.range(skipped..).cloned().collect()
    }

    /// The number of the newest entry, or 0.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }
}
