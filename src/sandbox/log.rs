//! A numbered log with a bounded memory.

use std::collections::VecDeque;

use serde_json::{Value, json};

/// JSON objects numbered from 1; the oldest are forgotten first.
#[derive(Debug)]
pub(crate) struct NumberedLog {
    entries: VecDeque<Value>,
    capacity: usize,
    last: u64,
}

impl NumberedLog {
    /// An empty log that keeps this many entries.
    pub(crate) fn with_capacity(capacity: usize) -> Self {
        Self {
            entries: VecDeque::new(),
            capacity,
            last: 0,
        }
    }

    /// Adds an object, with its number in the field `number`.
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

    /// The entries numbered above `number`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forgets_the_oldest_and_keeps_counting() {
        let mut log = NumberedLog::with_capacity(2);
        for _ in 0..5 {
            log.push(json!({}));
        }
        let numbers = |entries: Vec<Value>| -> Vec<u64> {
            entries
                .iter()
                .filter_map(|entry| entry["number"].as_u64())
                .collect()
        };
        assert_eq!(numbers(log.after(0)), [4, 5]);
        assert_eq!(numbers(log.after(4)), [5]);
        assert_eq!(numbers(log.after(9)), [0; 0]);
    }
}
