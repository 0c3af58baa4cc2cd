//! Interactions that were received already. Discord's gateway may send one twice; answering it again would edit
//! the message of the first answer.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many interactions are remembered; a repeated one comes within seconds.
const CAPACITY: usize = 1024;

/// The ids of the newest interactions.
#[derive(Debug, Default)]
pub(crate) struct RecentInteractions(Mutex<VecDeque<u64>>);

impl RecentInteractions {
    /// Notes an interaction. Returns whether it has not come before.
    pub(crate) fn note(&self, id: u64) -> bool {
        let mut known = self.known();
        let is_new = !known.contains(&id);
        if is_new {
            known.push_back(id);
            if known.len() > CAPACITY {
                known.pop_front();
            }
        }
        is_new
    }

    fn known(&self) -> MutexGuard<'_, VecDeque<u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
