//! Sets of things that can be numbered.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Sub};

use super::{Bits, Word};

/// Something that can be an element of a [`BitSet`]: each value has its own bit.
pub trait BitIndex: Copy + Eq + Hash {
    /// A word with enough bits for all elements.
    type Word: Word;

    /// The bit that stands for this element, below the number of bits of `Word`.
    fn to_bit(self) -> u32;

    /// The element of a bit.
    ///
    /// # Panics
    ///
    /// May panic if no element has this bit.
    fn from_bit(bit: u32) -> Self;
}

/// Numbers below 64.
impl BitIndex for u8 {
    type Word = u64;

    #[inline]
    fn to_bit(self) -> u32 {
        self.into()
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "bits of a u64 are below 64"
    )]
    fn from_bit(bit: u32) -> Self {
        bit as Self
    }
}

/// A set as the bits of one word, as small and as cheap to copy as the word itself.
///
/// Iteration is in the order of the bits.
///
/// ```
/// use claim_rules::cards::{Faction, FactionSet};
///
/// let mut deck = FactionSet::from([Faction::Seer, Faction::Goblin]);
/// deck.insert(Faction::Troll);
/// deck.remove(Faction::Seer);
/// assert!(deck.contains(Faction::Goblin));
/// assert!(deck.iter().eq([Faction::Goblin, Faction::Troll]));
/// assert_eq!(deck - FactionSet::single(Faction::Goblin), FactionSet::single(Faction::Troll));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<T: BitIndex>(T::Word);

impl<T: BitIndex> BitSet<T> {
    /// The set without elements.
    pub const EMPTY: Self = Self(T::Word::ZERO);

    /// The set whose elements have these bits.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: T::Word) -> Self {
        Self(bits)
    }

    /// The bits of the elements.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> T::Word {
        self.0
    }

    /// The set of one element.
    #[must_use]
    #[inline]
    pub fn single(item: T) -> Self {
        Self(T::Word::bit(item.to_bit()))
    }

    /// Whether `item` is in the set.
    #[must_use]
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.0 & T::Word::bit(item.to_bit()) != T::Word::ZERO
    }

    /// Adds an element.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.0 = self.0 | T::Word::bit(item.to_bit());
    }

    /// Removes an element; returns whether it was in the set.
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let was_there = self.contains(item);
        self.0 = self.0 & !T::Word::bit(item.to_bit());
        was_there
    }

    /// Removes the first element and returns it.
    #[inline]
    pub fn pop_first(&mut self) -> Option<T> {
        let first = self.iter().next();
        self.0 = self.0.without_lowest();
        first
    }

    /// The number of elements.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "no word has 256 bits")]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no elements.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Word::ZERO
    }

    /// Whether the sets have no element in common.
    #[must_use]
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// The elements, in the order of their bits.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter(Bits::new(self.0))
    }
}

impl<T: BitIndex> Default for BitSet<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: BitIndex + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The elements that are in both sets.
impl<T: BitIndex> BitAnd for BitSet<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The elements that are in either set.
impl<T: BitIndex> BitOr for BitSet<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The elements that are not in the other set.
impl<T: BitIndex> Sub for BitSet<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<T: BitIndex> FromIterator<T> for BitSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items
            .into_iter()
            .fold(Self::EMPTY, |set, item| set | Self::single(item))
    }
}

impl<T: BitIndex, const N: usize> From<[T; N]> for BitSet<T> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<T: BitIndex> IntoIterator for BitSet<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

/// Iterates over the elements of a [`BitSet`], in the order of their bits.
#[derive(Clone, Debug)]
pub struct Iter<T: BitIndex>(Bits<T::Word>);

impl<T: BitIndex> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.next().map(T::from_bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<T: BitIndex> ExactSizeIterator for Iter<T> {}

#[cfg(test)]
mod tests {
    use crate::cards::{Seat, SeatSet};

    #[test]
    fn sets_tell_what_they_share_and_how_many_elements_are_left() {
        let [outer, inner] = [
            SeatSet::from([Seat::First, Seat::Third]),
            SeatSet::single(Seat::Second),
        ];
        assert!(outer.is_disjoint(inner) && !outer.is_disjoint(outer));
        let mut seats = outer.iter();
        for left in [2, 1, 0] {
            assert_eq!(seats.len(), left);
            seats.next();
        }
        assert_eq!(format!("{inner:?}"), format!("{{{:?}}}", Seat::Second));
    }
}
