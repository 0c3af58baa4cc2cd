//! The nodes of the search tree: what changes while an endgame is played.

use super::set::Cards;

/// A position between two tricks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// The cards in both hands.
    pub(super) hands: Cards,
    /// The values of the waiting Trolls, a bit for each.
    pub(super) waiting: u16,
    /// How many Gnomes of each kind lie in each seat's row, two bits each; see [`row_shift`].
    pub(super) rows: u32,
    /// The seat that leads the next trick.
    pub(super) leader: usize,
    /// In each lane, the first seat's weight minus the second's, offset by `Endgame::even`.
    pub(super) standing: u64,
    /// In each lane, the weight of the cards that are in hands or waiting.
    pub(super) open: u64,
}

/// For each seat, in each lane, the sum of the values of its scored cards. Values break the tie
/// when both seats win the same number of votes (RULES.md 1.6).
pub(super) type ValueSums = [u64; 2];

/// A position in which a card is awaited: between two tricks or after a lead.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SearchState {
    pub(super) node: Node,
    pub(super) sums: ValueSums,
    /// The card to be answered, if one has been led.
    pub(super) lead: Option<usize>,
}

/// The number of kinds of Gnomes: the values 1, 3, 5, 7 and 9.
pub(super) const GNOME_KINDS: usize = 5;

/// The kind of a Gnome, or of the Gnomes that a Giant removes, from its value.
pub(super) const fn gnome_kind(value: u8) -> usize {
    value as usize / 2
}

/// The lower of the two bits of [`Node::rows`] that count the Gnomes of a kind in a seat's row.
pub(super) const fn row_shift(seat: usize, kind: usize) -> usize {
    2 * (GNOME_KINDS * seat + kind)
}

/// A seat's gain as a number to add to a standing, with wrapping: the second seat's is subtracted.
#[inline]
pub(super) const fn signed_gain(gain: u64, seat: usize) -> u64 {
    if seat == 0 { gain } else { gain.wrapping_neg() }
}
