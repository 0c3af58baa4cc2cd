//! Which card to try first.
//!
//! That is worth more than all else in a search: if the first card tried is right, the others need
//! not be tried. Right is what brings votes nearer – and, of that, what leaves the other seat the
//! fewest answers, each of which has to be searched. The numbers here were found by measuring.

use crate::cards::Faction;

use super::deal::Deal;
use super::lanes::{self, LANES};
use super::node::Node;
use super::position::MOST_CARDS;
use super::set::{Cards, each, has};

/// What winning each card in a trick is worth, as a number to compare with other worths.
pub(super) type Worths = [i32; MOST_CARDS];

/// What it is worth to lead the next trick.
const LEADING: i32 = 50;

/// What each point of value is worth that is kept for later.
const VALUE: i32 = 12;

/// What so many answers cost: 400 times the natural logarithm of their number.
const ANSWERS: [i32; 14] = [
    0, 0, 277, 439, 555, 644, 717, 778, 832, 879, 921, 959, 994, 1026,
];

/// What one more card is worth, by how many cards of its faction are open: the more, the less it
/// decides. 120 divided by the square root of their number.
const URGENCY: [i32; 15] = [120, 120, 84, 69, 60, 53, 48, 45, 42, 40, 37, 36, 34, 33, 32];

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
    fn push(&mut self, card: usize, worth: i32) {
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
    pub(super) fn worths(&self, node: &Node) -> Worths {
        let urgencies: [i32; LANES] = std::array::from_fn(|lane| {
            let weight = lanes::get(node.open, lane);
            let open = (weight * self.scale[lane] + 0x8000) >> 16;
            URGENCY[(open as usize).min(URGENCY.len() - 1)]
        });
        let mut worths = [0; MOST_CARDS];
        for card in each(node.left) {
            let facts = &self.facts[card];
            worths[card] = (facts.sixteenths * urgencies[facts.lane]) >> 4;
        }
        worths
    }

    /// The leads to try.
    #[inline]
    pub(super) fn leads(&self, node: &Node, worths: &Worths) -> Choices {
        let others = node.left & self.held[1 - node.leader];
        let mut choices = Choices::default();
        for card in each(node.left & self.held[node.leader]) {
            let answers = self.answers(others, card);
            choices.push(card, self.lead_worth(card, answers, worths));
        }
        choices
    }

    /// The answers to try.
    #[inline]
    pub(super) fn replies(&self, node: &Node, lead: usize, worths: &Worths) -> Choices {
        let mut choices = Choices::default();
        for card in each(self.answers(node.left & self.held[1 - node.leader], lead)) {
            choices.push(card, self.answer_worth(lead, card, worths));
        }
        choices
    }

    /// How good an answer is.
    #[inline]
    fn answer_worth(&self, lead: usize, answer: usize, worths: &Worths) -> i32 {
        let wins = has(self.facts[lead].beaten_by, answer);
        let dragons = self.of[Faction::Dragon];
        let leads = has(dragons, answer) || wins && !has(dragons, lead);
        let sign = |yes: bool| if yes { 1 } else { -1 };
        let trick = sign(wins) * (worths[lead] + worths[answer]);
        trick + sign(leads) * LEADING - VALUE * i32::from(self.facts[answer].value)
    }

    /// How good a lead is: by the best answer to it, and how many there are.
    #[inline]
    fn lead_worth(&self, lead: usize, answers: Cards, worths: &Worths) -> i32 {
        let worth = |answer: usize| self.answer_worth(lead, answer, worths);
        let best = each(answers).map(worth).max().unwrap_or_default();
        -best - ANSWERS[answers.count_ones() as usize]
    }
}
