//! Sets of an endgame's cards as bits.

use claim_rules::bits::Bits;

/// A set of cards: bit `n` stands for card number `n`.
pub(super) type Cards = u32;

/// Whether a card is in the set.
#[inline]
pub(super) const fn has(cards: Cards, card: usize) -> bool {
    cards >> card & 1 == 1
}

/// The numbers of a set's cards in ascending order.
#[inline]
pub(super) fn each(cards: Cards) -> impl Iterator<Item = usize> {
    Bits::new(cards).map(|card| card as usize)
}
