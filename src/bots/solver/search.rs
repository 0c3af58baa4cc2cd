//! The search: does the first seat reach so many votes, whatever the second does?

use super::deal::Deal;
use super::judge::Proof;
use super::keys::Keys;
use super::lanes;
use super::memo::Memo;
use super::node::{Moment, Node, signed};
use super::order::Worths;
use super::table::Table;

/// A search of a deal.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub(super) deal: &'a Deal,
    pub(super) keys: &'a Keys,
    pub(super) table: &'a mut Table,
    pub(super) memo: &'a mut Memo,
    /// How many nodes it may still look into.
    pub(super) budget: u64,
}

// Every answer is none if the budget does not suffice for it.
impl Search<'_> {
    /// What a moment is worth to the first seat: 1 if it wins, -1 if the second does, or 0.
    pub(super) fn value(&mut self, moment: &Moment) -> Option<i8> {
        for goal in [1, 0] {
            let votes = self.votes(moment, goal)?;
            if votes != 0 {
                return Some(votes);
            }
        }
        // Both can hold the votes even.
        if self.sums(moment, 1)? {
            Some(1)
        } else if self.sums(moment, 0)? {
            Some(0)
        } else {
            Some(-1)
        }
    }

    /// The bound that [`Search::lead`] finds.
    fn votes(&mut self, moment: &Moment, goal: i8) -> Option<i8> {
        let node = &moment.node;
        let proof = match moment.lead {
            Some(lead) => {
                let worths = self.deal.worths(node);
                self.answer(node, lead, goal, &worths)
            }
            None => self.lead(node, goal),
        };
        proof.map(|proof| proof.value)
    }

    /// Whether the votes of a node are worth at least `goal` to the first seat, or less.
    pub(super) fn lead(&mut self, node: &Node, goal: i8) -> Option<Proof> {
        let deal = self.deal;
        if let Some(proof) = deal.judge(node, goal) {
            return Some(proof);
        }
        let key = self.keys.key(deal, node);
        let standing = [0, 1].map(|seat| deal.seen_by(seat, node.standing));
        let known = self.table.find(key, standing, goal);
        if let Some(proof) = known.or_else(|| deal.judge_by_leads(node, goal)) {
            return Some(proof);
        }
        self.budget = self.budget.checked_sub(1)?;
        let seat = node.leader;
        let worths = deal.worths(node);
        let mut all = Proof::without_choice(seat);
        for card in deal.leads(node, &worths) {
            let proof = self.answer(node, card, goal, &worths)?;
            if proof.is_for(seat, goal) {
                all = proof;
                break;
            }
            all = all.or(proof, seat);
        }
        self.table.keep(key, all, goal);
        Some(all)
    }

    /// The same of a node at which a card is led.
    fn answer(&mut self, node: &Node, lead: usize, goal: i8, worths: &Worths) -> Option<Proof> {
        let seat = 1 - node.leader;
        let mut all = Proof::without_choice(seat);
        for card in self.deal.replies(node, lead, worths) {
            let after = self.deal.after(node, lead, card);
            let mut proof = self.lead(&after.node, goal)?;
            let gained = signed(after.gained, proof.seat(goal));
            proof.needs = proof.needs.wrapping_sub(gained);
            if proof.is_for(seat, goal) {
                return Some(proof);
            }
            all = all.or(proof, seat);
        }
        Some(all)
    }
}

impl Proof {
    /// The seat whose proof it is.
    #[inline]
    pub(super) fn seat(&self, goal: i8) -> usize {
        usize::from(self.value < goal)
    }

    #[inline]
    fn is_for(&self, seat: usize, goal: i8) -> bool {
        self.seat(goal) == seat
    }

    /// The other seat's proof where a seat has no card to choose from.
    #[inline]
    fn without_choice(seat: usize) -> Self {
        let value = if seat == 0 { -1 } else { 1 };
        Self { value, needs: 0 }
    }

    /// The other seat's proof where a seat can choose between two.
    #[inline]
    fn or(self, proof: Self, seat: usize) -> Self {
        let value = if seat == 0 {
            self.value.max(proof.value)
        } else {
            self.value.min(proof.value)
        };
        let needs = lanes::max(self.needs, proof.needs);
        Self { value, needs }
    }
}
