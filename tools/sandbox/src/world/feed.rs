//! A user's feed: messages posted, edited and deleted, and results of the user's interactions, in order.

use std::collections::VecDeque;

use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A user's feed.
#[derive(Debug, Default)]
pub(crate) struct Feed {
    entries: VecDeque<(u64, Value)>,
    /// The receivers of all further entries.
    subscribers: Vec<UnboundedSender<Value>>,
}

impl Feed {
    /// Appends an entry; its number must be higher than all earlier ones. Of older entries, `kept` are kept.
    pub(crate) fn push(&mut self, number: u64, entry: Value, kept: usize) {
        while self.entries.len() > kept {
            self.entries.pop_front();
        }
        self.subscribers
            .retain(|subscriber| subscriber.send(entry.clone()).is_ok());
        self.entries.push_back((number, entry));
    }

    /// The entries from now on.
    pub(crate) fn subscribe(&mut self) -> UnboundedReceiver<Value> {
        let (sender, receiver) = unbounded_channel();
        self.subscribers.push(sender);
        receiver
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
