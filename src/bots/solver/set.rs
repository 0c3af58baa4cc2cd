//! Sets of a deal's cards.

/// A set of cards, a bit for each by its number.
pub(super) type Cards = u32;

/// Whether a card is in the set.
#[inline]
pub(super) const fn has(cards: Cards, card: usize) -> bool {
    cards >> card & 1 == 1
}

/// The cards of a set, ascending.
#[inline]
pub(super) fn each(mut cards: Cards) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let card = cards.trailing_zeros();
        cards &= cards.wrapping_sub(1);
        (card < Cards::BITS).then_some(card as usize)
    })
}
