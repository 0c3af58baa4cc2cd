//! What a search has found out, in a table of fixed size.

use super::judge::Proof;
use super::keys::Key;
use super::lanes::{self, GUARDS};

/// A table of proofs. Where it is full, the oldest make way.
///
/// A search begins with few buckets and takes more as it needs them: what stays in the processor's
/// caches is found several times as fast.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// How many buckets are in use, as a power of two.
    bits: u32,
    /// How many proofs are in them.
    len: usize,
    /// The search they belong to. An entry with another stamp is empty.
    stamp: u32,
}

/// How many entries a bucket has.
const WAYS: usize = 4;

/// How many buckets a search begins with, as a power of two.
const FEWEST: u32 = 8;

/// The guard bits of an entry's needs tell whose proof it is, and whether its value is 0.
const OF_SECOND: u64 = lanes::guard(0);
const IS_EVEN: u64 = lanes::guard(1);

/// Entries, the newest first.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(128))]
struct Bucket([Entry; WAYS]);

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: Key,
    needs: u64,
    stamp: u32,
}

impl Table {
    /// A table of so many bytes, rounded down to a power of two, but at least one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<Bucket>()).max(1).ilog2();
        Self {
            buckets: vec![Bucket::default(); 1 << bits],
            bits: FEWEST.min(bits),
            len: 0,
            stamp: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        if self.stamp == u32::MAX {
            self.buckets.fill(Bucket::default());
            self.stamp = 0;
        }
        self.stamp += 1;
        self.len = 0;
        self.bits = FEWEST.min(self.buckets.len().ilog2());
    }

    /// The proof that is known for the node of that key, with a standing as both seats see it, as to
    /// whether its value is at least `goal`.
    #[inline]
    pub(super) fn find(&self, key: Key, standing: [u64; 2], goal: i8) -> Option<Proof> {
        for entry in &self.buckets[self.home(key)].0 {
            if entry.key != key || entry.stamp != self.stamp {
                continue;
            }
            let (proof, of_second) = (entry.proof(), entry.needs & OF_SECOND != 0);
            let answers = (proof.value >= goal) != of_second;
            let seen = standing[usize::from(of_second)];
            if answers && lanes::at_least(seen, proof.needs) == GUARDS {
                return Some(proof);
            }
        }
        None
    }

    /// Keeps what was found out of a node, as to whether its value is at least `goal`.
    pub(super) fn keep(&mut self, key: Key, proof: Proof, goal: i8) {
        if self.len > (WAYS / 2) << self.bits && self.buckets.len() > 1 << self.bits {
            self.grow();
        }
        let (home, stamp) = (self.home(key), self.stamp);
        let of_second = if proof.seat(goal) == 0 { 0 } else { OF_SECOND };
        let is_even = if proof.value == 0 { IS_EVEN } else { 0 };
        let entry = Entry {
            key,
            needs: proof.needs | of_second | is_even,
            stamp,
        };
        let bucket = &mut self.buckets[home].0;
        bucket.rotate_right(1);
        self.len += usize::from(bucket[0].stamp != stamp);
        bucket[0] = entry;
    }

    #[inline]
    fn home(&self, key: Key) -> usize {
        let mixed = key.0 ^ key.1.wrapping_mul(0xA24B_AED4_963E_E407);
        let mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 1 >> (u64::BITS - 1 - self.bits)) as usize
    }

    /// Doubles the buckets in use, and spreads what was in them.
    #[cold]
    fn grow(&mut self) {
        let (before, stamp) = (1_usize << self.bits, self.stamp);
        self.bits += 1;
        // What was in a bucket goes to the two that are twice as far from the first: from the last
        // bucket on, these have been emptied before.
        for from in (0..before).rev() {
            let entries = std::mem::take(&mut self.buckets[from].0);
            for entry in entries.into_iter().filter(|it| it.stamp == stamp) {
                let home = self.home(entry.key);
                let mut places = self.buckets[home].0.iter_mut();
                if let Some(free) = places.find(|it| it.stamp != stamp) {
                    *free = entry;
                }
            }
        }
    }
}

impl Entry {
    #[inline]
    fn proof(&self) -> Proof {
        let value = match self.needs & (OF_SECOND | IS_EVEN) {
            0 => 1,
            OF_SECOND => -1,
            _ => 0,
        };
        let needs = self.needs & !GUARDS;
        Proof { value, needs }
    }
}
