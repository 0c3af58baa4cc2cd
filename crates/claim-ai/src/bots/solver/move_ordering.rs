//! Move ordering: which card to try first.
//!
//! If the first card causes a cutoff, the others need not be searched, so that a good order matters
//! more than anything else. Good cards bring votes nearer and leave the other seat few answers. The
//! constants were found by measurement.

use claim_rules::cards::Faction;

use super::endgame::Endgame;
use super::lanes::{self, LANES};
use super::node::Node;
use super::position::MAX_CARDS;
use super::set::{Cards, each, has};

/// For each card, how good it is to win it in a trick.
pub(super) type CardScores = [i32; MAX_CARDS];

/// The score of leading the next trick.
const LEAD_SCORE: i32 = 50;

/// The cost of each point of value that is played instead of kept.
const VALUE_COST: i32 = 12;

/// The cost of allowing this many answers: 400 times the natural logarithm of their number.
const ANSWERS_COST: [i32; 14] = [
    0, 0, 277, 439, 555, 644, 717, 778, 832, 879, 921, 959, 994, 1026,
];

/// The score of a card by how many cards of its faction are open: 120 divided by the square root of
/// that number, because each of many decides less.
const URGENCY: [i32; 15] = [120, 120, 84, 69, 60, 53, 48, 45, 42, 40, 37, 36, 34, 33, 32];

/// An iterator over moves, best first.
#[derive(Debug, Default)]
pub(super) struct OrderedMoves {
    /// Each card after its score. Those before `next` have been returned.
    cards: [(i32, u8); 13],
    len: usize,
    next: usize,
}

impl OrderedMoves {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are 26 cards")]
    fn push(&mut self, card: usize, score: i32) {
        self.cards[self.len] = (score, card as u8);
        self.len += 1;
    }
}

impl Iterator for OrderedMoves {
    type Item = usize;

    // Selects instead of sorting, because usually only the first move is needed.
    #[inline]
    fn next(&mut self) -> Option<usize> {
        let rest = &mut self.cards[self.next..self.len];
        let mut best = 0;
        for place in 1..rest.len() {
            if rest[place].0 > rest[best].0 {
                best = place;
            }
        }
        let card = rest.get(best)?.1;
        rest.swap(0, best);
        self.next += 1;
        Some(card.into())
    }
}

impl Endgame {
    /// The scores of the cards in hands at a node.
    pub(super) fn card_scores(&self, node: &Node) -> CardScores {
        let urgencies: [i32; LANES] = std::array::from_fn(|lane| {
            let weight = lanes::get(node.open, lane);
            let open = (weight * self.scale[lane] + 0x8000) >> 16;
            URGENCY[(open as usize).min(URGENCY.len() - 1)]
        });
        let mut scores = [0; MAX_CARDS];
        for card in each(node.hands) {
            let info = &self.info[card];
            scores[card] = (info.gain_sixteenths * urgencies[info.lane]) >> 4;
        }
        scores
    }

    /// The leads to search.
    #[inline]
    pub(super) fn ordered_leads(&self, node: &Node, scores: &CardScores) -> OrderedMoves {
        let others = node.hands & self.held[1 - node.leader];
        let mut moves = OrderedMoves::default();
        for card in each(node.hands & self.held[node.leader]) {
            let answers = self.legal_answers(others, card);
            moves.push(card, self.lead_score(card, answers, scores));
        }
        moves
    }

    /// The answers to search.
    #[inline]
    pub(super) fn ordered_answers(
        &self,
        node: &Node,
        lead: usize,
        scores: &CardScores,
    ) -> OrderedMoves {
        let mut moves = OrderedMoves::default();
        for card in each(self.legal_answers(node.hands & self.held[1 - node.leader], lead)) {
            moves.push(card, self.answer_score(lead, card, scores));
        }
        moves
    }

    /// How good an answer is for the seat that plays it.
    #[inline]
    fn answer_score(&self, lead: usize, answer: usize, scores: &CardScores) -> i32 {
        let wins = has(self.info[lead].beaten_by, answer);
        let dragons = self.of[Faction::Dragon];
        let leads = has(dragons, answer) || wins && !has(dragons, lead);
        let sign = |yes: bool| if yes { 1 } else { -1 };
        let trick = sign(wins) * (scores[lead] + scores[answer]);
        trick + sign(leads) * LEAD_SCORE - VALUE_COST * i32::from(self.info[answer].value)
    }

    /// How good a lead is, by the best answer to it and the number of answers.
    #[inline]
    fn lead_score(&self, lead: usize, answers: Cards, scores: &CardScores) -> i32 {
        let score = |answer: usize| self.answer_score(lead, answer, scores);
        let best = each(answers).map(score).max().unwrap_or_default();
        -best - ANSWERS_COST[answers.count_ones() as usize]
    }
}
