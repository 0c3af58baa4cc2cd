//! A small cache that drops the least recently used value.

use std::collections::VecDeque;

use claim_table::ids::MatchId;

/// Values of a limited number of keys. When it is full, the least recently used value is dropped.
#[derive(Debug)]
pub(crate) struct LruCache<T, K = MatchId> {
    capacity: usize,
    /// Ordered by use, the most recently used last.
    values: VecDeque<(K, T)>,
}

impl<T: Clone, K: Copy + PartialEq> LruCache<T, K> {
    /// An empty cache. `capacity` must be at least 1.
    pub(crate) const fn new(capacity: usize) -> Self {
        Self {
            capacity,
            values: VecDeque::new(),
        }
    }

    /// The value of a key, which becomes the most recently used one.
    pub(crate) fn get(&mut self, key: K) -> Option<T> {
        let value = self.remove(key)?;
        self.values.push_back((key, value.clone()));
        Some(value)
    }

    /// Adds the value of a key, or replaces it. Returns the value that was dropped for it.
    pub(crate) fn insert(&mut self, key: K, value: T) -> Option<T> {
        self.remove(key);
        let is_full = self.values.len() == self.capacity;
        let dropped = is_full.then(|| self.values.pop_front()).flatten();
        self.values.push_back((key, value));
        dropped.map(|(_, value)| value)
    }

    /// Removes the value of a key.
    pub(crate) fn remove(&mut self, key: K) -> Option<T> {
        let place = self.values.iter().position(|(known, _)| *known == key)?;
        self.values.remove(place).map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;

    #[test]
    fn least_recently_used_value_is_dropped() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let [a, b, c] = [(); 3].map(|()| MatchId::random(&mut rng));
        let mut recent = LruCache::new(2);
        assert_eq!(recent.insert(a, 1), None);
        assert_eq!(recent.insert(b, 2), None);
        assert_eq!(recent.get(a), Some(1));
        assert_eq!(recent.insert(c, 3), Some(2));
        assert_eq!([a, b, c].map(|id| recent.get(id)), [Some(1), None, Some(3)]);
        assert_eq!(recent.insert(a, 4), None);
        assert_eq!([a, b, c].map(|id| recent.get(id)), [Some(4), None, Some(3)]);
        assert_eq!(recent.remove(c), Some(3));
        assert_eq!([a, b, c].map(|id| recent.get(id)), [Some(4), None, None]);
    }
}
