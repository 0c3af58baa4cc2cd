//! Randomness that follows from the seed. Each purpose has its own stream, so that what one part of the
//! simulation draws does not depend on another.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A stream of random numbers. Clones share the stream.
#[derive(Clone, Debug)]
pub(super) struct RandomStream(Arc<Mutex<u64>>);

impl RandomStream {
    /// The stream of a seed for one purpose.
    pub(super) fn new(seed: u64, purpose: &str) -> Self {
        let mut state = seed ^ 0x9e37_79b9_7f4a_7c15;
        for byte in purpose.bytes() {
            state = mixed(state.wrapping_add(u64::from(byte)));
        }
        Self(Arc::new(Mutex::new(state)))
    }

    /// The next number of `SplitMix64`.
    pub(super) fn next(&self) -> u64 {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(*state)
    }

    /// Random bytes, for example a seed.
    pub(super) fn bytes(&self) -> [u8; 32] {
        let mut all = [0; 32];
        for part in all.chunks_mut(8) {
            part.copy_from_slice(&self.next().to_le_bytes());
        }
        all
    }

    /// A number from a non-empty range.
    pub(super) fn within(&self, range: Range<u64>) -> u64 {
        range.start + self.next() % (range.end - range.start).max(1)
    }

    /// True with probability 1 / `n`; never if `n` is 0.
    pub(super) fn one_in(&self, n: u64) -> bool {
        n > 0 && self.next().is_multiple_of(n)
    }

    /// A duration in milliseconds from a non-empty range.
    pub(super) fn millis(&self, range: Range<u64>) -> Duration {
        Duration::from_millis(self.within(range))
    }

    /// A random element; `None` if there are none.
    pub(super) fn pick<'a, T>(&self, from: &'a [T]) -> Option<&'a T> {
        let count = u64::try_from(from.len()).ok().filter(|&count| count > 0)?;
        from.get(usize::try_from(self.next() % count).ok()?)
    }

    /// A random element, with a probability proportional to its weight. `None` if all weights are 0.
    pub(super) fn pick_weighted<'a, T>(&self, from: &'a [(u64, T)]) -> Option<&'a T> {
        let total: u64 = from.iter().map(|(weight, _)| weight).sum();
        let mut left = if total > 0 {
            self.within(0..total)
        } else {
            return None;
        };
        for (weight, value) in from {
            if left < *weight {
                return Some(value);
            }
            left -= weight;
        }
        None
    }
}

const fn mixed(state: u64) -> u64 {
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}
