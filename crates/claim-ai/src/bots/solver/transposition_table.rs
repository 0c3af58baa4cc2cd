//! The transposition table: bounds of the nodes searched so far, in a fixed amount of memory.

use super::bound::Bound;
use super::canonical_key::CanonicalKey;
use super::lanes::{self, GUARDS};

/// Bounds by canonical key. In a full bucket, the oldest entry is replaced.
///
/// A search begins with few buckets in use and takes more as it needs them, because entries in the
/// processor's caches are found several times as fast.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    /// The buckets that any search has used so far. There is room for all of them from the
    /// beginning, but memory that was never written to is not resident.
    buckets: Vec<Bucket>,
    /// The binary logarithm of the greatest number of buckets.
    max_bits: u32,
    /// The binary logarithm of the number of buckets in use.
    bits: u32,
    /// How many entries they hold.
    len: usize,
    /// The number of the current search. An entry of another generation counts as empty.
    generation: u32,
}

/// How many entries a bucket has.
const ENTRIES_PER_BUCKET: usize = 4;

/// The binary logarithm of the number of buckets that a search begins with.
const INITIAL_BITS: u32 = 8;

/// The flag that the bound is the second seat's, kept in a guard bit of an entry's standing.
const OF_SECOND: u64 = lanes::guard(0);
/// The flag that the bound's value is 0, kept in another guard bit.
const IS_TIE: u64 = lanes::guard(1);

/// Entries, the newest first. The alignment keeps a bucket within two cache lines.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(128))]
struct Bucket([Entry; ENTRIES_PER_BUCKET]);

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: CanonicalKey,
    /// [`Bound::min_standing`] and the flags.
    standing: u64,
    generation: u32,
}

impl TranspositionTable {
    /// A table of at most this many bytes, rounded down to a power of two, but at least one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let max_bits = (bytes / size_of::<Bucket>()).max(1).ilog2();
        let bits = INITIAL_BITS.min(max_bits);
        let mut buckets = Vec::with_capacity(1 << max_bits);
        buckets.resize(1 << bits, Bucket::default());
        Self {
            buckets,
            max_bits,
            bits,
            len: 0,
            generation: 1,
        }
    }

    /// Removes all entries.
    pub(super) fn clear(&mut self) {
        if self.generation == u32::MAX {
            self.buckets.fill(Bucket::default());
            self.generation = 0;
        }
        self.generation += 1;
        self.len = 0;
        self.bits = INITIAL_BITS.min(self.max_bits);
    }

    /// A stored bound that tells whether the value of a node is at least `goal`. `standing` is the
    /// node's as each seat sees it.
    #[inline]
    pub(super) fn probe(&self, key: CanonicalKey, standing: [u64; 2], goal: i8) -> Option<Bound> {
        for entry in &self.buckets[self.bucket_index(key)].0 {
            if entry.key != key || entry.generation != self.generation {
                continue;
            }
            let (bound, of_second) = (entry.bound(), entry.standing & OF_SECOND != 0);
            // A lower bound answers goals up to its value, an upper bound those above it.
            let answers = (bound.value >= goal) != of_second;
            let seen = standing[usize::from(of_second)];
            if answers && lanes::at_least(seen, bound.min_standing) == GUARDS {
                return Some(bound);
            }
        }
        None
    }

    /// Stores the bound that a search for `goal` found.
    pub(super) fn store(&mut self, key: CanonicalKey, bound: Bound, goal: i8) {
        if self.len > (ENTRIES_PER_BUCKET / 2) << self.bits && self.bits < self.max_bits {
            self.grow();
        }
        let (index, generation) = (self.bucket_index(key), self.generation);
        let of_second = if bound.seat(goal) == 0 { 0 } else { OF_SECOND };
        let is_tie = if bound.value == 0 { IS_TIE } else { 0 };
        let entry = Entry {
            key,
            standing: bound.min_standing | of_second | is_tie,
            generation,
        };
        let bucket = &mut self.buckets[index].0;
        bucket.rotate_right(1);
        self.len += usize::from(bucket[0].generation != generation);
        bucket[0] = entry;
    }

    /// The highest bits of the hash, so that doubling the table moves a bucket's entries to two
    /// neighbouring buckets.
    #[inline]
    fn bucket_index(&self, key: CanonicalKey) -> usize {
        let mixed = key.0 ^ key.1.wrapping_mul(0xA24B_AED4_963E_E407);
        let mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        // Two shifts, because a shift by 64 is not allowed.
        (mixed >> 1 >> (u64::BITS - 1 - self.bits)) as usize
    }

    /// Doubles the number of buckets in use and redistributes the entries.
    #[cold]
    fn grow(&mut self) {
        let (before, generation) = (1_usize << self.bits, self.generation);
        self.bits += 1;
        if self.buckets.len() < 1 << self.bits {
            self.buckets.resize(1 << self.bits, Bucket::default());
        }
        // Bucket n goes to buckets 2n and 2n + 1. From the last one down, these have been emptied
        // before.
        for from in (0..before).rev() {
            let entries = std::mem::take(&mut self.buckets[from].0);
            for entry in entries.into_iter().filter(|it| it.generation == generation) {
                let index = self.bucket_index(entry.key);
                let mut slots = self.buckets[index].0.iter_mut();
                if let Some(free) = slots.find(|it| it.generation != generation) {
                    *free = entry;
                }
            }
        }
    }
}

impl Entry {
    #[inline]
    fn bound(&self) -> Bound {
        let value = match self.standing & (OF_SECOND | IS_TIE) {
            0 => 1,
            OF_SECOND => -1,
            _ => 0,
        };
        Bound {
            value,
            min_standing: self.standing & !GUARDS,
        }
    }
}
