//! What the search of sums has found out, in a table of fixed size.

/// A question about sums, but for what is settled already.
pub(super) type Key = [u64; 4];

/// For each key, what of the sums has to be settled already.
#[derive(Debug)]
pub(super) struct Memo {
    entries: Vec<Entry>,
    /// The search they belong to.
    stamp: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: Key,
    stamp: u32,
    /// From this on it is enough.
    enough: i16,
    /// Up to this it is too little.
    short: i16,
}

/// How many entries there are, as a power of two.
const BITS: u32 = 15;

impl Memo {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![Entry::default(); 1 << BITS],
            stamp: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        if self.stamp == u32::MAX {
            self.entries.fill(Entry::default());
            self.stamp = 0;
        }
        self.stamp += 1;
    }

    /// Whether so much is enough, if that is known.
    pub(super) fn find(&self, key: &Key, settled: i16) -> Option<bool> {
        let entry = &self.entries[home(key)];
        if entry.stamp != self.stamp || entry.key != *key {
            None
        } else if settled >= entry.enough {
            Some(true)
        } else {
            (settled <= entry.short).then_some(false)
        }
    }

    /// Keeps whether so much is enough.
    pub(super) fn keep(&mut self, key: &Key, settled: i16, enough: bool) {
        let entry = &mut self.entries[home(key)];
        if entry.stamp != self.stamp || entry.key != *key {
            *entry = Entry {
                key: *key,
                stamp: self.stamp,
                enough: i16::MAX,
                short: i16::MIN,
            };
        }
        if enough {
            entry.enough = entry.enough.min(settled);
        } else {
            entry.short = entry.short.max(settled);
        }
    }
}

fn home(key: &Key) -> usize {
    let mix = |sum: u64, word: &u64| {
        (sum ^ word)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(29)
    };
    let mixed = key.iter().fold(0, mix).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (u64::BITS - BITS)) as usize
}
