//! Canonical keys: nodes whose cards are equivalent get the same key, so that the transposition
//! table treats them as one.
//!
//! Cards matter only by how they compare with the cards they can meet, not by their values. A key
//! therefore consists of the numbers of the patterns in which the cards of both hands interleave.

use claim_rules::cards::Faction;

use super::endgame::Endgame;
use super::lanes::LANES;
use super::node::{Node, gnome_kind};
use super::set::{Cards, each, has};

/// The key of a node: all that matters except its standing.
///
/// If two nodes of an endgame have the same key, the same seat leads, the same Gnomes in rows can be
/// removed, the same number of Trolls wait, and each card in a hand has a counterpart of the same hand,
/// faction, power and weight that compares in the same way with every card it can meet in a trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CanonicalKey(pub(super) u64, pub(super) u64);

/// The tables that give the nodes of an endgame their keys. Empty tables make the cards themselves
/// the key.
#[derive(Clone, Debug, Default)]
pub(super) struct KeyTables {
    /// For each lane, the cards of both hands.
    within: Vec<Pattern>,
    /// For each hand and lane, the hand's Doppelgängers and the other hand's cards of the lane.
    across: Vec<Pattern>,
    /// For each of those and each subset of its cards, the number of the pattern they make.
    numbers: Vec<u16>,
}

/// Some cards whose interleaving makes a part of the key: one or two runs of successive numbers.
#[derive(Clone, Copy, Debug)]
struct Pattern {
    runs: [Cards; 2],
    /// How far each run is shifted to its place in a subset's index.
    shifts: [u32; 2],
    /// How many cards the second run has.
    second_len: u32,
    /// Where its numbers begin in [`KeyTables::numbers`].
    start: usize,
    /// The lowest bit of its number in a key.
    key_shift: u32,
}

#[derive(Clone, Copy, Debug)]
struct PatternCard {
    /// Its bit in a subset.
    bit: u32,
    /// The bits of the other hand's cards of the same value.
    equals: u32,
    /// Its hand, and what it is beside its value; four bits.
    label: u128,
}

/// The maximum number of cards of a pattern, because every subset of them is numbered.
const MAX_PATTERN_CARDS: usize = 14;

impl KeyTables {
    /// The tables of an endgame; empty where they would be too large.
    pub(super) fn new(endgame: &Endgame) -> Self {
        Self::try_new(endgame).unwrap_or_default()
    }

    fn try_new(endgame: &Endgame) -> Option<Self> {
        let mut tables = Self::default();
        for faction in endgame.factions {
            // The number fits where the cards' own bits are: a set has no more patterns than
            // subsets.
            let cards = endgame.of[faction] & (endgame.held[0] | endgame.held[1]);
            let (pattern, _) = tables.add(endgame, [0, cards], cards.trailing_zeros())?;
            tables.within.push(pattern);
        }
        let mut key_shift = 0;
        let doppelgangers = endgame.of[Faction::Doppelganger];
        for lane in 0..2 * LANES {
            let (lane, seat) = (endgame.of[endgame.factions[lane / 2]], lane % 2);
            let runs = [
                doppelgangers & endgame.held[seat],
                lane & endgame.held[1 - seat] & !doppelgangers,
            ];
            if !runs.contains(&0) {
                let (pattern, bits) = tables.add(endgame, runs, key_shift)?;
                tables.across.push(pattern);
                key_shift += bits;
            }
        }
        (key_shift <= u64::BITS).then_some(tables)
    }

    #[inline]
    pub(super) fn key(&self, endgame: &Endgame, node: &Node) -> CanonicalKey {
        let part = |pattern: &Pattern| {
            let number = self.numbers[pattern.start + pattern.subset(node.hands)];
            u64::from(number) << pattern.key_shift
        };
        let cards = if self.within.is_empty() {
            u64::from(node.hands)
        } else {
            self.within.iter().map(part).sum()
        };
        let leader = (node.leader as u64) << 26;
        let trolls = u64::from(node.waiting.count_ones()) << 27;
        let rows = u64::from(endgame.removable_rows(node)) << 32;
        let across = self.across.iter().map(part).sum();
        CanonicalKey(rows | trolls | leader | cards, across)
    }

    /// Numbers the patterns of all subsets of the cards. Also returns how many bits the numbers
    /// have. `None` if there are too many cards.
    fn add(
        &mut self,
        endgame: &Endgame,
        runs: [Cards; 2],
        key_shift: u32,
    ) -> Option<(Pattern, u32)> {
        let pattern = Pattern {
            runs,
            shifts: runs.map(|run| run.trailing_zeros() % Cards::BITS),
            second_len: runs[1].count_ones(),
            start: self.numbers.len(),
            key_shift,
        };
        let cards = pattern.cards(endgame);
        if cards.len() > MAX_PATTERN_CARDS {
            return None;
        }
        let subsets = 0..1 << cards.len();
        let mut sorted: Vec<_> = subsets.map(|it| (interleaving(&cards, it), it)).collect();
        sorted.sort_unstable();
        self.numbers.resize(pattern.start + sorted.len(), 0);
        let (mut number, mut last) = (0, sorted[0].0);
        for (interleaving, subset) in sorted {
            number += u16::from(interleaving != last);
            last = interleaving;
            self.numbers[pattern.start + subset as usize] = number;
        }
        Some((pattern, u16::BITS - number.leading_zeros()))
    }
}

impl Pattern {
    /// Which of its cards are in hands, as an index.
    #[inline]
    fn subset(&self, hands: Cards) -> usize {
        let [high, low] = [0, 1].map(|run| (hands & self.runs[run]) >> self.shifts[run]);
        (high << self.second_len | low) as usize
    }

    /// Its cards from the lowest value to the highest.
    fn cards(&self, endgame: &Endgame) -> Vec<PatternCard> {
        let mut cards: Vec<_> = each(self.runs[0] | self.runs[1]).collect();
        let order = |card: usize| (endgame.info[card].value, has(endgame.held[1], card));
        cards.sort_unstable_by_key(|&card| order(card));
        let lightest = cards.iter().map(|&card| endgame.info[card].weight).min();
        let bit = |card: usize| 1 << self.subset(1 << card).ilog2();
        let pattern_card = |&card: &usize| {
            let (value, seat) = order(card);
            let is_equal = |other: &&usize| order(**other) == (value, !seat);
            let equals = cards.iter().filter(is_equal).map(|&other| bit(other));
            let class = match endgame.cards[card].faction() {
                // Between Doppelgängers and another faction only comparisons matter.
                _ if self.runs[0] != 0 => 0,
                // The power of these depends on their value.
                Faction::Gnome | Faction::Giant => gnome_kind(value),
                _ => usize::from(Some(endgame.info[card].weight) != lightest),
            };
            PatternCard {
                bit: bit(card),
                equals: equals.sum(),
                label: (class as u128) << 1 | u128::from(seat),
            }
        };
        cards.iter().map(pattern_card).collect()
    }
}

/// How the cards of a subset interleave: for each, from the lowest to the highest, its label and
/// whether the other hand has a card of the same value, in five bits.
fn interleaving(cards: &[PatternCard], subset: u32) -> u128 {
    let cards = cards.iter().filter(|card| subset & card.bit != 0);
    cards.fold(1, |code, card| {
        code << 5 | card.label << 1 | u128::from(subset & card.equals != 0)
    })
}
