//! The transposition table of the tiebreak search, in a fixed amount of memory.

/// What identifies a node of the tiebreak search, except for the margin that is already decided.
pub(super) type TiebreakKey = [u64; 4];

/// For each key, which decided margins suffice to reach the goal. A new key replaces the old one of
/// its slot.
#[derive(Debug)]
pub(super) struct TiebreakTable {
    entries: Vec<Entry>,
    /// The number of the current search. An entry of another generation counts as empty.
    generation: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: TiebreakKey,
    generation: u32,
    /// The lowest margin known to suffice.
    min_sufficient: i16,
    /// The highest margin known not to suffice.
    max_insufficient: i16,
}

/// The binary logarithm of the number of entries.
const BITS: u32 = 15;

impl TiebreakTable {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![Entry::default(); 1 << BITS],
            generation: 1,
        }
    }

    /// Removes all entries.
    pub(super) fn clear(&mut self) {
        if self.generation == u32::MAX {
            self.entries.fill(Entry::default());
            self.generation = 0;
        }
        self.generation += 1;
    }

    /// Whether this margin suffices, if that is known.
    pub(super) fn probe(&self, key: &TiebreakKey, margin: i16) -> Option<bool> {
        let entry = &self.entries[index(key)];
        if entry.generation != self.generation || entry.key != *key {
            None
        } else if margin >= entry.min_sufficient {
            Some(true)
        } else {
            (margin <= entry.max_insufficient).then_some(false)
        }
    }

    /// Stores whether this margin suffices.
    pub(super) fn store(&mut self, key: &TiebreakKey, margin: i16, suffices: bool) {
        let entry = &mut self.entries[index(key)];
        if entry.generation != self.generation || entry.key != *key {
            *entry = Entry {
                key: *key,
                generation: self.generation,
                min_sufficient: i16::MAX,
                max_insufficient: i16::MIN,
            };
        }
        if suffices {
            entry.min_sufficient = entry.min_sufficient.min(margin);
        } else {
            entry.max_insufficient = entry.max_insufficient.max(margin);
        }
    }
}

/// The slot of a key: the highest bits of its hash.
fn index(key: &TiebreakKey) -> usize {
    let mix = |sum: u64, word: &u64| {
        (sum ^ word)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(29)
    };
    let mixed = key.iter().fold(0, mix).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (u64::BITS - BITS)) as usize
}
