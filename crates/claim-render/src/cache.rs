//! A cache of drawings: shapes, emblems and letters in the sizes that occur.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

/// Drawings by key. A key always gives the same drawing, so it does not matter which are kept.
pub(super) struct Cache<K, V> {
    kept: RwLock<HashMap<K, Arc<V>>>,
    /// The maximum number of drawings. Layouts use few sizes; the limit bounds the memory that
    /// unusual boards and names can take.
    limit: usize,
}

impl<K: Copy + Eq + Hash, V> Cache<K, V> {
    pub(super) fn new(limit: usize) -> Self {
        let kept = RwLock::default();
        Self { kept, limit }
    }

    /// The drawing of `key`, made by `draw` if it is not in the cache.
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
