//! Which card to try first.
//!
//! That is worth more than all else in a search: if the first card tried is right, the others need
//! not be tried. Right is what brings votes nearer – and, of that, what leaves the other seat the
//! fewest answers, each of which has to be searched.

use crate::cards::Faction;

use super::deal::Deal;
use super::lanes::{self, LANES};
use super::node::Node;
use super::position::MOST_CARDS;
use super::set::{Cards, each, has};

/// What winning each card in a trick is worth, in thousandths of a vote.
pub(super) type Worths = [i32; MOST_CARDS];

/// What it is worth to lead the next trick.
const LEADING: i32 = 50;

/// What each point of value is worth that is kept for later.
const VALUE: i32 = 12;

/// What so many answers cost: 400 times the natural logarithm of their number.
const ANSWERS: [i32; 14] = [
    0, 0, 277, 439, 555, 644, 717, 778, 832, 879, 921, 959, 994, 1026,
];

/// The most cards that a faction has.
const MOST: usize = 14;

/// What one more card is worth, by how many cards of its faction are open and by how many one is
/// ahead or behind.
#[derive(Debug)]
pub(super) struct Urgency([[i32; MOST + 1]; MOST + 1]);

impl Urgency {
    /// The slope of the chance to win the vote if the open cards fell to either seat by lot.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "small numbers"
    )]
    pub(super) fn new() -> Self {
        let mut table = [[0; MOST + 1]; MOST + 1];
        for (open, row) in table.iter_mut().enumerate() {
            let spread = (open.max(1) as f32).sqrt();
            for (ahead, worth) in row.iter_mut().enumerate().take(open + 1) {
                let x = 0.8 * ahead as f32 / spread;
                *worth = (480.0 / spread / (4.0 + x.powi(2) + x.powi(4) / 12.0)) as i32;
            }
        }
        Self(table)
    }
}

/// Cards to try, best first.
#[derive(Debug, Default)]
pub(super) struct Choices {
    /// How good each card is, and the card; those before `tried` are done with.
    cards: [(i32, u8); 13],
    len: usize,
    tried: usize,
}

impl Choices {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are 26 cards")]
    pub(super) fn push(&mut self, card: usize, worth: i32) {
        self.cards[self.len] = (worth, card as u8);
        self.len += 1;
    }
}

impl Iterator for Choices {
    type Item = usize;

    // Mostly the first is all that is wanted: so they are not sorted.
    #[inline]
    fn next(&mut self) -> Option<usize> {
        let rest = &mut self.cards[self.tried..self.len];
        let mut best = 0;
        for place in 1..rest.len() {
            if rest[place].0 > rest[best].0 {
                best = place;
            }
        }
        let card = rest.get(best)?.1;
        rest.swap(0, best);
        self.tried += 1;
        Some(card.into())
    }
}

impl Deal {
    /// What the cards in hands are worth at a node.
    pub(super) fn worths(&self, urgency: &Urgency, node: &Node) -> Worths {
        let mut urgencies = [0; LANES];
        for (lane, it) in urgencies.iter_mut().enumerate() {
            let cards = |weight: u64| ((weight * self.scale[lane] + 0x8000) >> 16) as usize;
            let standing = lanes::get(node.standing, lane);
            let ahead = cards(standing.abs_diff(lanes::get(self.even, lane)));
            let open = cards(lanes::get(node.open, lane));
            *it = urgency.0[open.min(MOST)][ahead.min(MOST)];
        }
        let mut worths = [0; MOST_CARDS];
        for card in each(node.left) {
            let facts = &self.facts[card];
            worths[card] = (facts.sixteenths * urgencies[facts.lane]) >> 4;
        }
        worths
    }

    /// The leads to try, of those that do the same one each; first of all the `hint`.
    #[inline]
    pub(super) fn leads(&self, node: &Node, worths: &Worths, hint: Option<usize>) -> Choices {
        let own = node.left & self.held[node.leader];
        let others = node.left & self.held[1 - node.leader];
        let mut choices = Choices::default();
        for card in each(own) {
            if hint == Some(card) {
                choices.push(card, i32::MAX);
            } else if !self.has_like(card, own, others) {
                let answers = self.answers(others, card);
                choices.push(card, self.lead_worth(card, answers, worths));
            }
        }
        choices
    }

    /// The answers to try, of those that do the same one each.
    #[inline]
    pub(super) fn replies(&self, node: &Node, lead: usize, worths: &Worths) -> Choices {
        let legal = self.answers(node.left & self.held[1 - node.leader], lead);
        let others = node.left & self.held[node.leader] & !(1 << lead);
        let winning = self.facts[lead].beaten_by;
        let mut choices = Choices::default();
        for alike in [legal & winning, legal & !winning] {
            for card in each(alike) {
                if !self.has_like(card, alike, others) {
                    choices.push(card, self.answer_worth(lead, card, worths));
                }
            }
        }
        choices
    }

    /// Whether among `own` is a higher card that does the same, the other hand being `others`.
    #[inline]
    fn has_like(&self, card: usize, own: Cards, others: Cards) -> bool {
        let higher = own & self.facts[card].alike & !((2 << card) - 1);
        if higher == 0 {
            return false;
        }
        let (low, high) = (
            &self.facts[card],
            &self.facts[higher.trailing_zeros() as usize],
        );
        low.value == high.value || others & low.no_lower & high.no_higher == 0
    }

    /// How good an answer is.
    #[inline]
    pub(super) fn answer_worth(&self, lead: usize, answer: usize, worths: &Worths) -> i32 {
        let wins = has(self.facts[lead].beaten_by, answer);
        let dragons = self.of[Faction::Dragon];
        let leads = has(dragons, answer) || wins && !has(dragons, lead);
        let sign = |yes: bool| if yes { 1 } else { -1 };
        let trick = sign(wins) * (worths[lead] + worths[answer]);
        trick + sign(leads) * LEADING - VALUE * i32::from(self.facts[answer].value)
    }

    /// How good a lead is: by the best answer to it, and how many there are.
    #[inline]
    pub(super) fn lead_worth(&self, lead: usize, answers: Cards, worths: &Worths) -> i32 {
        let worth = |answer: usize| self.answer_worth(lead, answer, worths);
        let best = each(answers).map(worth).max().unwrap_or_default();
        -best - ANSWERS[answers.count_ones() as usize]
    }
}
