//! The search by votes: does the first seat reach a goal, however the second plays?
//!
//! It is an alpha-beta search with a null window: it asks only whether the value is at least `goal`.
//! What it proves is stored in a transposition table as a bound.

use super::bound::Bound;
use super::canonical_key::KeyTables;
use super::endgame::Endgame;
use super::move_ordering::CardScores;
use super::node::{Node, SearchState, signed_gain};
use super::tiebreak_table::TiebreakTable;
use super::transposition_table::TranspositionTable;

/// A search of one endgame.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub(super) endgame: &'a Endgame,
    pub(super) keys: &'a KeyTables,
    pub(super) table: &'a mut TranspositionTable,
    pub(super) tiebreak_table: &'a mut TiebreakTable,
    /// How many more nodes it may search. Every answer is `None` if they do not suffice.
    pub(super) remaining_nodes: u64,
}

impl Search<'_> {
    /// The value by votes, if it tells whether it is at least `goal`: a lower bound if it is, else
    /// an upper bound.
    pub(super) fn vote_bound(&mut self, state: &SearchState, goal: i8) -> Option<i8> {
        let node = &state.node;
        let bound = match state.lead {
            Some(lead) => {
                let scores = self.endgame.card_scores(node);
                self.bound_after_lead(node, lead, goal, &scores)
            }
            None => self.bound(node, goal),
        };
        bound.map(|bound| bound.value)
    }

    /// A bound that tells whether the value of a node is at least `goal`.
    pub(super) fn bound(&mut self, node: &Node, goal: i8) -> Option<Bound> {
        let endgame = self.endgame;
        if let Some(bound) = endgame.static_bound(node, goal) {
            return Some(bound);
        }
        let key = self.keys.key(endgame, node);
        let standing = [0, 1].map(|seat| endgame.seen_by(seat, node.standing));
        let known = self.table.probe(key, standing, goal);
        if let Some(bound) = known.or_else(|| endgame.unbeaten_leads_bound(node, goal)) {
            return Some(bound);
        }
        self.remaining_nodes = self.remaining_nodes.checked_sub(1)?;
        let seat = node.leader;
        let scores = endgame.card_scores(node);
        let mut result = Bound::worst_for(seat);
        for card in endgame.ordered_leads(node, &scores) {
            let bound = self.bound_after_lead(node, card, goal, &scores)?;
            if bound.is_for(seat, goal) {
                result = bound;
                break;
            }
            result = result.or(bound, seat);
        }
        self.table.store(key, result, goal);
        Some(result)
    }

    /// The same after a card has been led at the node.
    fn bound_after_lead(
        &mut self,
        node: &Node,
        lead: usize,
        goal: i8,
        scores: &CardScores,
    ) -> Option<Bound> {
        let seat = 1 - node.leader;
        let mut result = Bound::worst_for(seat);
        for card in self.endgame.ordered_answers(node, lead, scores) {
            let trick = self.endgame.play_trick(node, lead, card);
            let mut bound = self.bound(&trick.node, goal)?;
            let gain = signed_gain(trick.gain, bound.seat(goal));
            bound.min_standing = bound.min_standing.wrapping_sub(gain);
            if bound.is_for(seat, goal) {
                return Some(bound);
            }
            result = result.or(bound, seat);
        }
        Some(result)
    }
}
