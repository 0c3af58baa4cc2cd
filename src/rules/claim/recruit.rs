//! Phase one: recruit followers (RULES.md 1.4).

use crate::cards::{Card, Faction, Seat};

use super::view::LastTrick;
use super::{Awaiting, Phase, Source, State, powers};

impl State {
    pub(super) fn resolve_recruiting(&mut self) {
        let winner = self.public.trick.winner();
        let mut played = std::mem::take(&mut self.played);
        self.public.score[winner].join(played.take_all_of(powers::SCORES_WHEN_PLAYED));
        self.public.discarded.join(played);
        let number = self.public.trick_number;
        self.public.last = Some(LastTrick::new(Phase::Recruit, number, self.public.trick));
        let has_seers = self.public.setup.factions().contains(Faction::Seer);
        let top = has_seers && self.public.trick.best_card().is_some_and(powers::may_peek);
        if top {
            self.seen.peek(winner);
        }
        if top || self.public.setup.revealed() == 2 {
            self.public.awaiting = Awaiting::Take { seat: winner, top };
        } else {
            // One revealed card: two players, and the loser draws unseen.
            self.take_middle(winner, 0);
            self.take_top(winner.next(2));
            self.finish_trick();
        }
    }

    pub(super) fn take_chosen(&mut self, source: Source) {
        let Awaiting::Take { seat, .. } = self.public.awaiting else {
            return;
        };
        match source {
            Source::Middle1 => self.take_middle(seat, 0),
            Source::Middle2 => self.take_middle(seat, 1),
            Source::Top => self.take_top(seat),
        }
        let left = self.public.middle.iter().flatten().count();
        // With both revealed cards still there, the winner took the top card, and the second
        // chooses between them.
        if left == 2 {
            self.public.awaiting = Awaiting::Take {
                seat: self.public.trick.ranked()[1],
                top: false,
            };
            return;
        }
        self.draw_the_rest();
    }

    /// Whoever has taken nothing yet takes in the order of the ranking: a revealed card that is
    /// left, then the top of the draw pile.
    fn draw_the_rest(&mut self) {
        let count = self.public.trick_number;
        let ranked = self.public.trick.ranked();
        for &seat in &ranked[..usize::from(self.public.setup.players())] {
            if self.public.follower_count[seat] == count {
                continue;
            }
            match self.public.middle.iter().position(Option::is_some) {
                Some(place) => self.take_middle(seat, place),
                None => self.take_top(seat),
            }
        }
        self.finish_trick();
    }

    fn take_middle(&mut self, seat: Seat, place: usize) {
        let Some(card) = self.public.middle[place].take() else {
            return;
        };
        let taken = self.pile.take(card);
        self.public.recruited[seat].join(taken);
        if let Some(last) = &mut self.public.last {
            last.middle[place] = Some((card, seat));
        }
        self.followers[seat].join(taken);
        self.public.follower_count[seat] += 1;
    }

    fn take_top(&mut self, seat: Seat) {
        let card = self.draw();
        self.seen.draw(seat, card);
        let taken = self.pile.take(card);
        self.followers[seat].join(taken);
        self.public.follower_count[seat] += 1;
    }

    pub(super) fn draw(&mut self) -> Card {
        self.public.pile_size -= 1;
        self.pile.draw()
    }
}
