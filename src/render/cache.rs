//! What has been drawn before, to be copied: shapes, emblems and letters in the sizes that occur.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

/// Drawn things by what they are. Drawing always gives the same, so it does not matter which are kept.
pub(super) struct Cache<K, V> {
    kept: RwLock<HashMap<K, Arc<V>>>,
    /// The number of things that are kept. Layouts use few sizes: it bounds what unusual boards and
    /// names can take.
    limit: usize,
}

impl<K: Copy + Eq + Hash, V> Cache<K, V> {
    pub(super) fn new(limit: usize) -> Self {
        let kept = RwLock::default();
        Self { kept, limit }
    }

    /// The thing that is `key`, drawn by `draw` if it is not kept.
    pub(super) fn get(&self, key: K, draw: impl FnOnce(K) -> V) -> Arc<V> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept.get(&key) {
            return Arc::clone(found);
        }
        drop(kept);
        let drawn = Arc::new(draw(key));
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < self.limit {
            kept.insert(key, Arc::clone(&drawn));
        }
        drawn
    }
}
