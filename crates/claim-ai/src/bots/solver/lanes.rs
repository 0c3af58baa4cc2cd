//! SIMD within a register: five small numbers in one `u64`, a lane for each faction of a deck, that
//! are added, compared and masked at once.
//!
//! Four lanes have 11 bits, the wide one has 15. Above each lane is a guard bit. Invariant: in words
//! that are added or compared the guard bits are zero, so that a comparison can borrow from the
//! guard bit instead of the next lane, and leaves its answer there.

/// The number of lanes in a word.
pub(super) const LANES: usize = 5;

/// The lane for the greatest numbers.
pub(super) const WIDE: usize = LANES - 1;

/// The lowest bit of each lane.
const LOWEST: [u32; LANES] = [0, 12, 24, 36, 48];

/// One in each lane but the wide one.
const NARROW_ONES: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36;

/// The guard bit of the wide lane.
const WIDE_GUARD: u64 = 1 << 63;

/// One in each lane.
pub(super) const ONES: u64 = NARROW_ONES | 1 << 48;

/// All guard bits.
pub(super) const GUARDS: u64 = NARROW_ONES << 11 | WIDE_GUARD;

/// A word with a number in one lane and zero in the others.
pub(super) const fn at(lane: usize, number: u64) -> u64 {
    number << LOWEST[lane]
}

/// The guard bit of a lane.
pub(super) const fn guard(lane: usize) -> u64 {
    if lane == WIDE {
        WIDE_GUARD
    } else {
        1 << 11 << LOWEST[lane]
    }
}

/// The number in a lane.
#[inline]
pub(super) const fn get(word: u64, lane: usize) -> u64 {
    let bits = if lane == WIDE { 15 } else { 11 };
    word >> LOWEST[lane] & ((1 << bits) - 1)
}

/// The guard bits of the lanes in which `a` is at least `b`.
#[inline]
pub(super) const fn at_least(a: u64, b: u64) -> u64 {
    ((a | GUARDS) - b) & GUARDS
}

/// All number bits of the lanes whose guard bits are given.
#[inline]
pub(super) const fn mask(guards: u64) -> u64 {
    let lowest = (guards & !WIDE_GUARD) >> 11 | (guards & WIDE_GUARD) >> 15;
    guards - lowest
}

/// How many guard bits are given.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "at most five")]
pub(super) const fn count(guards: u64) -> i8 {
    // The multiplication adds the bits of the narrow lanes up in the last of them.
    let narrow = ((guards & !WIDE_GUARD) >> 11).wrapping_mul(NARROW_ONES) >> 36 & 7;
    (narrow + (guards >> 63)) as i8
}

/// The greater number of each lane.
#[inline]
pub(super) const fn max(a: u64, b: u64) -> u64 {
    let of_a = mask(at_least(a, b));
    a & of_a | b & !of_a
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(numbers: [u64; LANES]) -> u64 {
        (0..LANES).map(|lane| at(lane, numbers[lane])).sum()
    }

    fn guards(lanes: [bool; LANES]) -> u64 {
        let given = (0..LANES).filter(|&lane| lanes[lane]);
        given.map(guard).sum()
    }

    #[test]
    fn lanes_do_not_affect_each_other() {
        let a = [0, 2_047, 7, 100, 32_767];
        let b = [1, 2_047, 6, 200, 0];
        assert_eq!(
            (0..LANES)
                .map(|lane| get(word(a), lane))
                .collect::<Vec<_>>(),
            a
        );
        let expected = guards([false, true, true, false, true]);
        assert_eq!(at_least(word(a), word(b)), expected);
        assert_eq!(count(expected), 3);
        assert_eq!(mask(expected), word([0, 2_047, 2_047, 0, 32_767]));
        assert_eq!(max(word(a), word(b)), word([1, 2_047, 7, 200, 32_767]));
        assert_eq!(ONES, word([1; LANES]));
        assert_eq!(GUARDS, guards([true; LANES]));
        assert_eq!(count(GUARDS), 5);
        assert_eq!(count(0), 0);
    }
}
