//! Phase one: recruit followers (RULES.md 1.4).

use super::{Awaiting, Source, State, powers};
use crate::cards::{Card, Seat};

impl State {
    pub(super) fn resolve_recruiting(&mut self, winner: Seat) {
        let mut played = std::mem::take(&mut self.played);
        self.score[winner].insert_disjoint(played.take_all_of(powers::SCORES_WHEN_RECRUITING));
        self.discarded.insert_disjoint(played);
        let top = powers::may_peek(self.setup, &self.trick);
        if top {
            self.seer_knowledge.peek(winner);
        }
        if top || self.setup.revealed() == 2 {
            self.awaiting = Awaiting::Take { seat: winner, top };
        } else {
            // With 2 players there is one revealed card, and the loser draws unseen.
            self.take_middle(winner, 0);
            self.take_top(winner.next(2));
            self.finish_trick(winner);
        }
    }

    pub(super) fn take_chosen(&mut self, source: Source) {
        let Awaiting::Take { seat, .. } = self.awaiting else {
            return;
        };
        match source {
            Source::Middle1 | Source::Middle2 => self.take_middle(seat, source as usize),
            Source::Top => self.take_top(seat),
        }
        // Cards are taken in the order of the ranking.
        let ranked = self.trick.ranked();
        let next = 1 + usize::from(seat != ranked[0]);
        if source == Source::Top && self.setup.revealed() == 2 {
            // The second-placed seat chooses between the revealed cards.
            let seat = ranked[next];
            self.awaiting = Awaiting::Take { seat, top: false };
            return;
        }
        // The others have no choice: first the revealed card that is left, then the draw pile.
        for &seat in &ranked[next..usize::from(self.setup.players())] {
            let slot = usize::from(self.middle[0].is_none());
            if self.middle[slot].is_some() {
                self.take_middle(seat, slot);
            } else {
                self.take_top(seat);
            }
        }
        self.finish_trick(ranked[0]);
    }

    fn take_middle(&mut self, seat: Seat, slot: usize) {
        if let Some(card) = self.middle[slot].take() {
            self.last_effects.middle[slot] = Some((card, seat));
            self.recruit(seat, card);
            self.recruited[seat].insert(card);
        }
    }

    fn take_top(&mut self, seat: Seat) {
        let card = self.pile.draw();
        self.seer_knowledge.draw(seat, card);
        self.last_draws[seat] = Some(card);
        self.recruit(seat, card);
    }

    fn recruit(&mut self, seat: Seat, card: Card) {
        let taken = self.pile.take(card);
        self.followers[seat].insert_disjoint(taken);
    }
}
