//! Multisets of cards, as bits.

#![expect(
    clippy::cast_possible_truncation,
    reason = "there are 128 bits, whose indices fit into a byte"
)]

use std::fmt;
use std::hash::{Hash, Hasher};

use super::card::BITS;
use super::{Card, Faction, FactionSet};
use crate::bits::{BitSelect, Bits};

/// A multiset of cards: a hand, a pile, a deck.
///
/// ```
/// use claim_rules::cards::{Card, CardSet, Faction};
///
/// let cards = ["goblin-0", "goblin-0", "knight-9"].map(|card| card.parse().unwrap());
/// let [goblin, _, knight]: [Card; 3] = cards;
/// let mut hand: CardSet = cards.into_iter().collect();
/// assert_eq!((hand.len(), hand.count(goblin)), (3, 2));
/// assert!(hand.distinct().into_iter().eq([goblin, knight]));
///
/// assert!(hand.remove(goblin));
/// assert_eq!(hand.of(Faction::Goblin).len(), 1);
/// assert!(hand.contains(knight));
/// ```
//
// Invariant: each of the 104 cards of all decks has a bit, and equal cards are interchangeable, so
// two sets with different bits can be equal (see `canonical`). Within a match every card keeps the
// bit it was dealt with. Two piles of one match then never share a bit, and moving cards between
// them takes one operation on the whole set.
#[derive(Clone, Copy, Default)]
pub struct CardSet(u128);

/// The bits of all copies of a card.
const fn copies_of(card: Card) -> u128 {
    let first = card.last_bit() + 1 - card.copies();
    ((1 << card.copies()) - 1) << first
}

/// Per faction, the bits of its cards.
const FACTION: [u128; Faction::COUNT] = {
    let mut masks = [0; Faction::COUNT];
    let mut n = 0;
    while n < Card::ALL.len() {
        masks[Card::ALL[n].faction() as usize] |= copies_of(Card::ALL[n]);
        n += 1;
    }
    masks
};

/// Per card, the bits of all its copies.
static COPIES: [u128; BITS] = {
    let mut masks = [0; BITS];
    let mut n = 0;
    while n < Card::ALL.len() {
        masks[Card::ALL[n].index()] = copies_of(Card::ALL[n]);
        n += 1;
    }
    masks
};

/// Per bit index, the mask of that bit; zero for the last bit, which no card has.
static BIT: [u128; BITS] = {
    let mut masks = [0; BITS];
    let mut bit = 0;
    while bit < BITS - 1 {
        masks[bit] = 1 << bit;
        bit += 1;
    }
    masks
};

/// Per binary digit of a value, the bits of the cards whose value has that digit.
const VALUE_DIGIT: [u128; 4] = {
    let mut masks = [0; 4];
    let mut n = 0;
    while n < Card::ALL.len() {
        let card = Card::ALL[n];
        let mut digit = 0;
        while digit < masks.len() {
            if card.value() >> digit & 1 == 1 {
                masks[digit] |= copies_of(card);
            }
            digit += 1;
        }
        n += 1;
    }
    masks
};

/// For each card that exists several times, the bits of all copies but the last.
const NOT_LAST: u128 = {
    let mut mask = 0;
    let mut n = 0;
    while n < Card::ALL.len() {
        let copies = copies_of(Card::ALL[n]);
        mask |= copies & copies >> 1;
        n += 1;
    }
    mask
};

/// The bits of the cards that exist several times.
const REPEATED: u128 = NOT_LAST | NOT_LAST << 1;

/// The factions whose cards have their bits in the lower half of a set.
const IN_LOW_HALF: FactionSet = in_half(0);

/// The factions whose cards have their bits in the higher half of a set.
const IN_HIGH_HALF: FactionSet = in_half(u64::BITS);

const fn in_half(first_bit: u32) -> FactionSet {
    let mut factions = 0;
    let mut n = 0;
    while n < Faction::COUNT {
        if (FACTION[n] >> first_bit) as u64 != 0 {
            factions |= 1 << n;
        }
        n += 1;
    }
    FactionSet::from_bits(factions)
}

impl CardSet {
    /// The set without a card.
    pub const EMPTY: Self = Self(0);

    /// All cards of all factions.
    pub(super) const ALL: Self = {
        let mut all = 0;
        let mut n = 0;
        while n < Faction::COUNT {
            all |= FACTION[n];
            n += 1;
        }
        Self(all)
    };

    /// All cards of a faction.
    #[must_use]
    pub const fn all_of(faction: Faction) -> Self {
        Self(FACTION[faction as usize])
    }

    /// The cards that have these bits.
    #[inline]
    pub(super) fn from_bit_indices(indices: impl Iterator<Item = u8>) -> Self {
        Self(indices.fold(0, |bits, index| bits | BIT[index as usize % BITS]))
    }

    /// The bits of the cards.
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// The number of cards; each copy counts.
    #[must_use]
    pub const fn len(self) -> usize {
        // Many decks have no card in the higher half, which then need not be counted.
        let (low, high) = (self.0 as u64, (self.0 >> u64::BITS) as u64);
        let more = if high == 0 { 0 } else { high.count_ones() };
        (low.count_ones() + more) as usize
    }

    /// Whether the set has no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one copy of `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & COPIES[card.index()] != 0
    }

    /// The number of copies of `card` in the set.
    #[must_use]
    pub const fn count(self, card: Card) -> usize {
        (self.0 & COPIES[card.index()]).count_ones() as usize
    }

    /// The number of cards of one faction; each copy counts.
    #[must_use]
    #[inline]
    pub const fn count_of(self, faction: Faction) -> usize {
        // All of them lie in the same half.
        let cards = self.of(faction).0;
        (cards as u64 | (cards >> u64::BITS) as u64).count_ones() as usize
    }

    /// The cards of one faction.
    #[must_use]
    pub const fn of(self, faction: Faction) -> Self {
        Self(self.0 & FACTION[faction as usize])
    }

    /// Each card of the set once.
    #[must_use]
    pub const fn distinct(self) -> Self {
        // The bit of a card's last copy stands for the card. Adding all bits but the last of each
        // run of copies carries into the last one if any of them is set, and never beyond it.
        let carried = (self.0 & NOT_LAST) + NOT_LAST;
        Self((self.0 | carried) & !NOT_LAST)
    }

    /// The cards whose bits both sets have.
    #[must_use]
    pub(crate) const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards whose bits this set has and `other` has not.
    #[must_use]
    pub(crate) const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards whose bits either set has.
    #[must_use]
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Adds a copy of `card`.
    ///
    /// # Panics
    ///
    /// In debug builds, if all copies of the card are in the set already.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let inserted = self.try_insert(card);
        debug_assert!(inserted);
    }

    /// Adds a copy of `card`, unless all copies are in the set; returns whether it did.
    #[inline]
    pub(crate) const fn try_insert(&mut self, card: Card) -> bool {
        let free = COPIES[card.index()] & !self.0;
        self.0 |= free & free.wrapping_neg();
        free != 0
    }

    /// Removes a copy of `card`; returns whether there was one.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        !self.take(card).is_empty()
    }

    /// Removes a copy of `card` and returns it as a set, which is empty if there was none.
    #[inline]
    pub(crate) const fn take(&mut self, card: Card) -> Self {
        // All copies lie in the same half.
        let held = self.0 & COPIES[card.index()];
        let (low, high) = (held as u64, (held >> u64::BITS) as u64);
        let (low, high) = (low & low.wrapping_neg(), high & high.wrapping_neg());
        let taken = low as u128 | (high as u128) << u64::BITS;
        self.0 ^= taken;
        Self(taken)
    }

    /// Removes the highest card of a set of one faction and returns it as a set.
    #[inline]
    pub(crate) const fn take_highest(&mut self) -> Self {
        // An empty set has 128 leading zeros: masked, that is a shift by 0 to a bit that is not
        // set.
        let highest = 1 << 127 >> (self.0.leading_zeros() & 127);
        let taken = self.0 & highest;
        self.0 ^= taken;
        Self(taken)
    }

    /// Removes all cards of a faction and returns them.
    #[inline]
    pub(crate) const fn take_all_of(&mut self, faction: Faction) -> Self {
        let taken = self.of(faction);
        self.0 ^= taken.0;
        taken
    }

    /// The last card in ascending order: the highest, within one faction.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        Some(Card::at_bit(127 - self.0.leading_zeros() as u8))
    }

    /// The `n`-th card in ascending order, counted from 0. `number_below` gets the number of cards and returns
    /// `n`. `None` for an empty set.
    ///
    /// The set must hold each card at most once ([`CardSet::distinct`]), and only cards of the
    /// factions in `deck`: they tell which half of the set needs to be searched.
    ///
    /// # Panics
    ///
    /// If the chosen number is not below the count; in debug builds, if the set holds other cards.
    #[must_use]
    #[inline]
    pub fn pick(self, deck: FactionSet, number_below: impl FnOnce(u32) -> u32) -> Option<Card> {
        debug_assert!(self.0 & NOT_LAST == 0 && self.difference(Self::deck(deck)).is_empty());
        if self.is_empty() {
            return None;
        }
        let (low, high) = (self.0 as u64, (self.0 >> u64::BITS) as u64);
        let bit = if deck.is_disjoint(IN_HIGH_HALF) {
            BitSelect::new(low).pick(number_below)
        } else if deck.is_disjoint(IN_LOW_HALF) {
            u64::BITS as u8 + BitSelect::new(high).pick(number_below)
        } else {
            BitSelect::pick_of_two(low, high, number_below)
        };
        Some(Card::at_last_bit(bit))
    }

    /// The deck of these factions: all their cards.
    #[must_use]
    pub fn deck(factions: FactionSet) -> Self {
        Self(
            factions
                .iter()
                .fold(0, |all, faction| all | FACTION[faction as usize]),
        )
    }

    /// The sum of the values of the cards.
    #[must_use]
    pub fn sum_of_values(self) -> u16 {
        let with = |digit: usize| Self(self.0 & VALUE_DIGIT[digit]).len() as u16;
        with(0) + 2 * with(1) + 4 * with(2) + 8 * with(3)
    }

    /// Adds every card of `other`.
    ///
    /// # Panics
    ///
    /// In debug builds, if that would be more copies of a card than exist.
    #[inline]
    pub fn insert_all(&mut self, other: Self) {
        let inserted = self.try_insert_all(other);
        debug_assert!(inserted);
    }

    /// Adds cards with the bits they have. The set must have none of these bits.
    ///
    /// # Panics
    ///
    /// In debug builds, if the sets have a bit in common.
    #[inline]
    pub(crate) const fn insert_disjoint(&mut self, other: Self) {
        debug_assert!(self.0 & other.0 == 0);
        self.0 |= other.0;
    }

    /// Adds every card of `other` unless all its copies are in the set; returns whether all could
    /// be added.
    #[inline]
    pub(crate) fn try_insert_all(&mut self, other: Self) -> bool {
        // A bit that both sets have needs another bit of the same card, if one is free.
        let in_both = Self(self.0 & other.0);
        self.0 |= other.0;
        in_both
            .into_iter()
            .fold(true, |all, card| self.try_insert(card) & all)
    }

    /// Compares two sets of one faction with the same number of cards: by the highest card, then the
    /// second highest, and so on (RULES.md 1.6).
    #[must_use]
    pub fn cmp_by_highest(self, other: Self) -> std::cmp::Ordering {
        self.canonical().cmp(&other.canonical())
    }

    /// The values of the cards, the highest first.
    #[must_use]
    pub fn values_from_highest(self) -> Vec<u8> {
        let mut values: Vec<_> = self.into_iter().map(Card::value).collect();
        values.sort_unstable_by(|one, other| other.cmp(one));
        values
    }

    /// The canonical bits of the set, which are the same for equal sets: of each card, the lowest bits.
    const fn canonical(self) -> u128 {
        let mut repeated = Self(self.0 & REPEATED);
        let mut canonical = Self(self.0 & !REPEATED);
        while let Some(card) = repeated.highest() {
            repeated.remove(card);
            canonical.insert(card);
        }
        canonical.0
    }
}

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.canonical() == other.canonical()
    }
}

impl Eq for CardSet {}

impl Hash for CardSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.canonical().hash(state);
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        CardSetIter(Bits::new(self.0))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Iterates over a [`CardSet`], ascending by faction and value; a card comes once for each copy.
#[derive(Clone, Debug)]
pub struct CardSetIter(Bits<u128>);

impl Iterator for CardSetIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        self.0.next().map(|bit| Card::at_bit(bit as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for CardSetIter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_and_their_values_listed_from_the_highest() {
        let values = [3, 9, 0];
        let cards = values.map(|value| Card::new(Faction::Dwarf, value).expect("a dwarf"));
        let cards: CardSet = cards.into_iter().collect();
        assert_eq!(cards.values_from_highest(), [9, 3, 0]);
        let mut left = cards.into_iter();
        for count in (0..values.len()).rev() {
            left.next();
            assert_eq!(left.len(), count);
        }
    }
}
