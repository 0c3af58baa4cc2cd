//! Multisets of cards, as bits.

#![expect(
    clippy::cast_possible_truncation,
    reason = "there are 128 places, which a byte holds"
)]

use std::fmt;
use std::hash::{Hash, Hasher};

use super::card::PLACES;
use super::counted_word::CountedWord;
use super::{Card, Faction, FactionSet};

/// A multiset of cards: a hand, a pile, a deck. One bit per card of the 104. Which of the bits of
/// equal cards are set makes no difference; but where a deck's cards keep theirs from pile to pile,
/// piles are joined and parted without a look at single cards.
#[derive(Clone, Copy, Default)]
pub struct CardSet(u128);

/// The bits of all copies of a card.
const fn copies_of(card: Card) -> u128 {
    let first = card.last_place() + 1 - card.copies();
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
static EQUAL: [u128; PLACES] = {
    let mut masks = [0; PLACES];
    let mut n = 0;
    while n < Card::ALL.len() {
        masks[Card::ALL[n].index()] = copies_of(Card::ALL[n]);
        n += 1;
    }
    masks
};

/// Per place, its bit; of the last, which no card has, none.
static BIT: [u128; PLACES] = {
    let mut bits = [0; PLACES];
    let mut place = 0;
    while place < PLACES - 1 {
        bits[place] = 1 << place;
        place += 1;
    }
    bits
};

/// Per binary digit of a value, the bits of the cards whose value has it.
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

/// Of each run of equal cards, all bits but the last; of cards without an equal, none.
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

/// The cards that have equals.
const REPEATED: u128 = NOT_LAST | NOT_LAST << 1;

/// The factions whose cards have their bits in the lower word of a set, and in the higher one.
const IN_LOW: FactionSet = in_half(0);
const IN_HIGH: FactionSet = in_half(u64::BITS);

const fn in_half(first: u32) -> FactionSet {
    let mut factions = FactionSet::of(&[]);
    let mut n = 0;
    while n < Faction::COUNT {
        if (FACTION[n] >> first) as u64 != 0 {
            factions.insert(Faction::ALL[n]);
        }
        n += 1;
    }
    factions
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All cards of all factions.
    pub(super) const WHOLE: Self = {
        let mut whole = 0;
        let mut n = 0;
        while n < Faction::COUNT {
            whole |= FACTION[n];
            n += 1;
        }
        Self(whole)
    };

    /// All cards of a faction.
    #[must_use]
    pub const fn all_of(faction: Faction) -> Self {
        Self(FACTION[faction as usize])
    }

    /// The cards at these places of the row of all cards.
    #[inline]
    pub(super) fn at_places(places: impl Iterator<Item = u8>) -> Self {
        Self(places.fold(0, |bits, place| bits | BIT[place as usize % PLACES]))
    }

    /// A bit for each of the cards, at its place in the row of all cards.
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// How many cards, equal ones counted each.
    #[must_use]
    pub const fn len(self) -> usize {
        // Many decks have no card in the higher half: to count there is then spared.
        let (low, high) = (self.0 as u64, (self.0 >> u64::BITS) as u64);
        let more = if high == 0 { 0 } else { high.count_ones() };
        (low.count_ones() + more) as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one such card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & EQUAL[card.index()] != 0
    }

    /// How many such cards are in the set.
    #[must_use]
    pub const fn count(self, card: Card) -> usize {
        (self.0 & EQUAL[card.index()]).count_ones() as usize
    }

    /// How many cards of one faction, equal ones counted each.
    #[must_use]
    #[inline]
    pub const fn count_of(self, faction: Faction) -> usize {
        // All of them lie in one of the words.
        let cards = self.of(faction).0;
        (cards as u64 | (cards >> u64::BITS) as u64).count_ones() as usize
    }

    /// The cards of one faction.
    #[must_use]
    pub const fn of(self, faction: Faction) -> Self {
        Self(self.0 & FACTION[faction as usize])
    }

    /// Each card once, however often it is held.
    #[must_use]
    pub const fn distinct(self) -> Self {
        // Of equal cards the last stands for all: where one of the others is held, the sum carries
        // into its bit, and never beyond it.
        let carried = (self.0 & NOT_LAST) + NOT_LAST;
        Self((self.0 | carried) & !NOT_LAST)
    }

    /// The cards that have their bit in both.
    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that have their bit here and not in the other.
    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that have their bit in one or the other.
    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Adds one such card.
    ///
    /// # Panics
    ///
    /// In debug builds, if all copies of the card are in the set already.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let inserted = self.try_insert(card);
        debug_assert!(inserted);
    }

    /// Adds one such card, unless all copies of it are in the set; says whether it did.
    #[inline]
    pub(crate) const fn try_insert(&mut self, card: Card) -> bool {
        let free = EQUAL[card.index()] & !self.0;
        self.0 |= free & free.wrapping_neg();
        free != 0
    }

    /// Takes one such card out; says whether there was one.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        !self.take(card).is_empty()
    }

    /// Takes one such card out: a set of it alone, or of nothing if there was none.
    #[inline]
    pub(crate) const fn take(&mut self, card: Card) -> Self {
        // All copies lie in one of the words.
        let held = self.0 & EQUAL[card.index()];
        let (low, high) = (held as u64, (held >> u64::BITS) as u64);
        let (low, high) = (low & low.wrapping_neg(), high & high.wrapping_neg());
        let taken = low as u128 | (high as u128) << u64::BITS;
        self.0 ^= taken;
        Self(taken)
    }

    /// Takes the highest card out: of a set of one faction.
    #[inline]
    pub(crate) const fn take_highest(&mut self) -> Self {
        // The masked shift has a place for an empty set, too, where no bit is.
        let highest = 1 << 127 >> (self.0.leading_zeros() & 127);
        let taken = self.0 & highest;
        self.0 ^= taken;
        Self(taken)
    }

    /// Takes all cards of a faction out.
    #[inline]
    pub(crate) const fn take_all_of(&mut self, faction: Faction) -> Self {
        let taken = self.of(faction);
        self.0 ^= taken.0;
        taken
    }

    /// The last card in ascending order: within one faction, the highest.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        Some(Card::at_place(127 - self.0.leading_zeros() as u8))
    }

    /// Of a set that holds each card once ([`CardSet::distinct`]), and of factions of `deck` only:
    /// the card of the number, in ascending order from 0, that `number_below` names when it is told
    /// how many there are. As the factions are known ahead, nobody has to find out first where to
    /// count.
    ///
    /// # Panics
    ///
    /// If the number is not below that count; in debug builds, if the set is no such set.
    #[must_use]
    #[inline]
    pub fn pick(self, deck: FactionSet, number_below: impl FnOnce(u32) -> u32) -> Option<Card> {
        debug_assert!(self.0 & NOT_LAST == 0 && self.without(Self::all_of_each(deck)).is_empty());
        if self.is_empty() {
            return None;
        }
        let (low, high) = (self.0 as u64, (self.0 >> u64::BITS) as u64);
        let place = if !deck.overlaps(IN_HIGH) {
            CountedWord::new(low).pick(number_below)
        } else if !deck.overlaps(IN_LOW) {
            u64::BITS as u8 + CountedWord::new(high).pick(number_below)
        } else {
            CountedWord::pick_of_two(low, high, number_below)
        };
        Some(Card::at_last_place(place))
    }

    /// All cards of some factions.
    #[must_use]
    pub fn all_of_each(factions: FactionSet) -> Self {
        Self(
            factions
                .iter()
                .fold(0, |all, faction| all | FACTION[faction as usize]),
        )
    }

    /// The sum of the values of its cards.
    #[must_use]
    pub fn sum_of_values(self) -> u16 {
        let with = |digit: usize| Self(self.0 & VALUE_DIGIT[digit]).len() as u16;
        with(0) + 2 * with(1) + 4 * with(2) + 8 * with(3)
    }

    /// Adds every card of `other`.
    ///
    /// # Panics
    ///
    /// In debug builds, if there are not that many copies of a card.
    #[inline]
    pub fn insert_all(&mut self, other: Self) {
        let inserted = self.try_insert_all(other);
        debug_assert!(inserted);
    }

    /// Adds cards with the bits they have, none of which the set has.
    ///
    /// # Panics
    ///
    /// In debug builds, if it has one of them.
    #[inline]
    pub(crate) const fn join(&mut self, other: Self) {
        debug_assert!(self.0 & other.0 == 0);
        self.0 |= other.0;
    }

    /// Adds every card of `other` of which not all copies are in the set yet; says whether those
    /// were all.
    #[inline]
    pub(crate) fn try_insert_all(&mut self, other: Self) -> bool {
        // A bit that both have is of a card with an equal, or of one too many.
        let in_both = Self(self.0 & other.0);
        self.0 |= other.0;
        in_both
            .into_iter()
            .fold(true, |all, card| self.try_insert(card) & all)
    }

    /// Of two sets with equally many cards of one faction and no others: how they compare by the
    /// highest card, then the second highest, and so on (RULES.md 1.6).
    #[must_use]
    pub fn cmp_from_highest(self, other: Self) -> std::cmp::Ordering {
        self.filled_from_below().cmp(&other.filled_from_below())
    }

    /// The same cards, of equal ones those with the lower bits: the same number for equal sets.
    const fn filled_from_below(self) -> u128 {
        let mut repeated = Self(self.0 & REPEATED);
        let mut filled = Self(self.0 & !REPEATED);
        while let Some(card) = repeated.highest() {
            repeated.remove(card);
            filled.insert(card);
        }
        filled.0
    }
}

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.filled_from_below() == other.filled_from_below()
    }
}

impl Eq for CardSet {}

impl Hash for CardSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.filled_from_below().hash(state);
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        Cards(self.0)
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

/// The cards of a [`CardSet`], ascending by faction and value, equal ones each.
#[derive(Clone, Debug)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Card::at_place(place))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cards {}
