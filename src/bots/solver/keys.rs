//! Which nodes have the same cards for all that matters: keys by how the cards compare instead of
//! by their values.

use crate::cards::Faction;

use super::deal::Deal;
use super::lanes::LANES;
use super::node::{Node, kind};
use super::set::{Cards, each, has};

/// What tells the cards of a node from those of another.
///
/// If two nodes of a deal have the same key, the same seat leads, the same Gnomes in rows can be
/// removed, as many Trolls wait, and each card in hand has a counterpart of the same hand, faction,
/// power and weight that compares in the same way with every card it can meet in a trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Key(pub(super) u64, pub(super) u64);

/// The tables by which the nodes of a deal get their keys. Without any, the cards themselves are
/// the key.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys {
    /// How both hands' cards of a lane interleave.
    within: Vec<Runs>,
    /// How a hand's Doppelgängers interleave with the other hand's cards of another lane.
    across: Vec<Runs>,
    /// For each of those, by the subset of its cards that is left, the number of the pattern.
    numbers: Vec<u16>,
}

/// One or two runs of cards with successive numbers.
#[derive(Clone, Copy, Debug)]
struct Runs {
    cards: [Cards; 2],
    shifts: [u32; 2],
    /// How many cards the second run has.
    len: u32,
    /// Where its patterns' numbers begin in [`Keys::numbers`].
    start: usize,
    /// Where the number goes in a key.
    place: u32,
}

/// What a card adds to a pattern.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// Its bit in a subset.
    bit: u32,
    /// The bits of the other hand's cards of the same value.
    equals: u32,
    /// Whose it is, and what it is apart from how it compares.
    sign: u128,
}

/// The most cards of which all subsets are numbered.
const MOST: usize = 14;

impl Keys {
    pub(super) fn new(deal: &Deal) -> Self {
        // Where the numbers would take too much room, the cards themselves must do.
        Self::of_patterns(deal).unwrap_or_default()
    }

    fn of_patterns(deal: &Deal) -> Option<Self> {
        let mut keys = Self::default();
        for faction in deal.factions {
            // There are no more patterns than subsets: a bit for each card will do.
            let cards = deal.of[faction] & (deal.held[0] | deal.held[1]);
            let (runs, _) = keys.enter(deal, [0, cards], cards.trailing_zeros())?;
            keys.within.push(runs);
        }
        let mut place = 0;
        let doubles = deal.of[Faction::Doppelganger];
        for lane in 0..2 * LANES {
            let (lane, seat) = (deal.of[deal.factions[lane / 2]], lane % 2);
            let cards = [
                doubles & deal.held[seat],
                lane & deal.held[1 - seat] & !doubles,
            ];
            if !cards.contains(&0) {
                let (runs, bits) = keys.enter(deal, cards, place)?;
                keys.across.push(runs);
                place += bits;
            }
        }
        (place <= u64::BITS).then_some(keys)
    }

    /// The key of a node.
    #[inline]
    pub(super) fn key(&self, deal: &Deal, node: &Node) -> Key {
        let number = |runs: &Runs| {
            let number = self.numbers[runs.start + runs.subset(node.left)];
            u64::from(number) << runs.place
        };
        let cards = if self.within.is_empty() {
            u64::from(node.left)
        } else {
            self.within.iter().map(number).sum()
        };
        let leader = (node.leader as u64) << 26;
        let trolls = u64::from(node.waiting.count_ones()) << 27;
        let rows = u64::from(deal.removable(node)) << 32;
        let across = self.across.iter().map(number).sum();
        Key(rows | trolls | leader | cards, across)
    }

    /// Numbers the patterns of all subsets of the cards; says how many bits the numbers have. None
    /// if there are too many.
    fn enter(&mut self, deal: &Deal, cards: [Cards; 2], place: u32) -> Option<(Runs, u32)> {
        let runs = Runs {
            cards,
            shifts: cards.map(|run| run.trailing_zeros() % Cards::BITS),
            len: cards[1].count_ones(),
            start: self.numbers.len(),
            place,
        };
        let marks = runs.marks(deal);
        if marks.len() > MOST {
            return None;
        }
        let subsets = 0..1 << marks.len();
        let mut patterns: Vec<_> = subsets.map(|it| (pattern(&marks, it), it)).collect();
        patterns.sort_unstable();
        self.numbers.resize(runs.start + patterns.len(), 0);
        let (mut number, mut last) = (0, patterns[0].0);
        for (pattern, subset) in patterns {
            number += u16::from(pattern != last);
            last = pattern;
            self.numbers[runs.start + subset as usize] = number;
        }
        Some((runs, u16::BITS - number.leading_zeros()))
    }
}

impl Runs {
    /// The subset of its cards that is left.
    #[inline]
    fn subset(&self, left: Cards) -> usize {
        let [high, low] = [0, 1].map(|run| (left & self.cards[run]) >> self.shifts[run]);
        (high << self.len | low) as usize
    }

    /// What each card adds, from the lowest card to the highest.
    fn marks(&self, deal: &Deal) -> Vec<Mark> {
        let mut cards: Vec<_> = each(self.cards[0] | self.cards[1]).collect();
        let order = |card: usize| (deal.facts[card].value, has(deal.held[1], card));
        cards.sort_unstable_by_key(|&card| order(card));
        let lightest = cards.iter().map(|&card| deal.facts[card].weight).min();
        let bit = |card: usize| 1 << self.subset(1 << card).ilog2();
        let mark = |&card: &usize| {
            let (value, seat) = order(card);
            let is_equal = |other: &&usize| order(**other) == (value, !seat);
            let equals = cards.iter().filter(is_equal).map(|&other| bit(other));
            let what = match deal.cards[card].faction() {
                _ if self.cards[0] != 0 => 0,
                // They differ in power by their values.
                Faction::Gnome | Faction::Giant => kind(value),
                _ => usize::from(Some(deal.facts[card].weight) != lightest),
            };
            Mark {
                bit: bit(card),
                equals: equals.sum(),
                sign: (what as u128) << 1 | u128::from(seat),
            }
        };
        cards.iter().map(mark).collect()
    }
}

/// How the cards of a subset interleave: for each, from the lowest to the highest, its sign, and
/// whether the other hand has its equal.
fn pattern(marks: &[Mark], subset: u32) -> u128 {
    let cards = marks.iter().filter(|mark| subset & mark.bit != 0);
    cards.fold(1, |pattern, mark| {
        pattern << 5 | mark.sign << 1 | u128::from(subset & mark.equals != 0)
    })
}
