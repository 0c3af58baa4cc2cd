//! The moments of a deal.

use crate::cards::Card;

use super::Position;
use super::deal::Deal;
use super::lanes::{self, LANES};
use super::set::{Cards, has};
use super::weights::Weights;

/// A moment between two tricks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// The cards in both hands.
    pub(super) left: Cards,
    /// The values of the waiting Trolls, a bit for each.
    pub(super) waiting: u16,
    /// How many Gnomes of each kind each seat's row has: see [`row_place`].
    pub(super) rows: u32,
    /// The seat that leads.
    pub(super) leader: usize,
    /// In each lane, by how much weight the first seat is ahead, counted from [`Deal::even`] on.
    pub(super) standing: u64,
    /// In each lane, the weight of the cards in hands and waiting.
    pub(super) open: u64,
}

/// For each seat, in each lane, the sum of the values of the cards it has.
pub(super) type Sums = [u64; 2];

/// A moment at which somebody plays a card.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moment {
    pub(super) node: Node,
    pub(super) sums: Sums,
    /// The card to be answered.
    pub(super) lead: Option<usize>,
}

/// How many kinds of Gnomes there are: the values 1, 3, 5, 7 and 9.
pub(super) const KINDS: usize = 5;

/// The kind of a Gnome, or of the Gnomes that a Giant removes.
pub(super) const fn kind(value: u8) -> usize {
    value as usize / 2
}

/// Where in [`Node::rows`] the two bits are that count the Gnomes of a kind in a seat's row.
pub(super) const fn row_place(seat: usize, kind: usize) -> usize {
    2 * (KINDS * seat + kind)
}

/// What the gain of a seat is to a standing: a number to add.
#[inline]
pub(super) const fn signed(gain: u64, seat: usize) -> u64 {
    if seat == 0 { gain } else { gain.wrapping_neg() }
}

impl Deal {
    /// The moment that a position is, where cards weigh so much.
    pub(super) fn moment(&self, position: &Position, weights: &[Weights; LANES]) -> Moment {
        let to_act = position.to_act.index();
        // Of equal cards the last was led, so that those of lower numbers are left.
        let lead = (0..self.cards.len()).rfind(|&card| {
            Some(self.cards[card]) == position.lead && has(self.held[1 - to_act], card)
        });
        let hands = self.held[0] | self.held[1];
        let mut node = Node {
            left: lead.map_or(hands, |card| hands & !(1 << card)),
            waiting: position
                .waiting
                .into_iter()
                .map(|card| 1 << card.value())
                .sum(),
            rows: 0,
            leader: to_act ^ usize::from(lead.is_some()),
            standing: self.even,
            open: self.facts.iter().map(|facts| facts.weight).sum(),
        };
        let mut sums = [0; 2];
        for (lane, &faction) in self.factions.iter().enumerate() {
            let weight = |card: Card| weights[lane].by_value[usize::from(card.value())];
            for seat in [0, 1] {
                let row = position.gnomes[seat].of(faction);
                let scored = position.score[seat].of(faction);
                let sum = row.sum_of_values() + scored.sum_of_values();
                sums[seat] += lanes::at(lane, sum.into());
                let gain = row.into_iter().chain(scored).map(weight).sum();
                let gain = signed(lanes::at(lane, gain), seat);
                node.standing = node.standing.wrapping_add(gain);
                for card in row {
                    node.rows += 1 << row_place(seat, kind(card.value()));
                }
            }
        }
        Moment { node, sums, lead }
    }
}
