//! A cache of drawings: shapes, emblems and letters in the sizes that occur.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

/// Drawings by key. A key always gives the same drawing, so it does not matter which are kept.
pub(super) struct Cache<K, V> {
    kept: RwLock<Kept<K, V>>,
    /// The maximum number of pixels of the drawings that are kept, of a byte each. Layouts use few
    /// sizes; the limit bounds the memory that unusual boards and names can take.
    max_pixels: usize,
}

/// A drawing that can be kept.
pub(super) trait Drawing {
    /// The number of its pixels.
    fn pixels(&self) -> usize;
}

struct Kept<K, V> {
    drawings: HashMap<K, Arc<V>>,
    pixels: usize,
}

impl<K: Copy + Eq + Hash, V: Drawing> Cache<K, V> {
    pub(super) fn new(max_pixels: usize) -> Self {
        let kept = RwLock::new(Kept {
            drawings: HashMap::new(),
            pixels: 0,
        });
        Self { kept, max_pixels }
    }

    /// The drawing of `key`, made by `draw` if it is not in the cache. A full cache starts afresh:
    /// what is still needed soon comes back.
    pub(super) fn get(&self, key: K, draw: impl FnOnce(K) -> V) -> Arc<V> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept.drawings.get(&key) {
            return Arc::clone(found);
        }
        drop(kept);
        let drawn = Arc::new(draw(key));
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        if kept.pixels + drawn.pixels() > self.max_pixels {
            kept.drawings.clear();
            kept.pixels = 0;
        }
        if kept.drawings.insert(key, Arc::clone(&drawn)).is_none() {
            kept.pixels += drawn.pixels();
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Square(u32);

    impl Drawing for Square {
        fn pixels(&self) -> usize {
            100
        }
    }

    #[test]
    fn full_cache_starts_afresh() {
        let cache = Cache::new(250);
        let draw = |key| cache.get(key, Square).0;
        assert_eq!([1, 2, 1, 3, 2].map(draw), [1, 2, 1, 3, 2]);
        let kept = cache.kept.read().expect("no thread panicked");
        assert_eq!((kept.drawings.len(), kept.pixels), (2, 200));
    }
}
