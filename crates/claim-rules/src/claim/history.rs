//! All tricks of a match, in the order of play.

use super::{Phase, Setup, Trick};
use crate::cards::{BySeat, Card, CardSet, FactionSet, Seat};

/// The number of cards played in the longest match.
const MAX_PLAYS: usize = 72;

/// The number of tricks of the longest match.
const MAX_TRICKS: usize = 26;

/// Who led each trick, and all cards played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct History {
    leaders: [Seat; MAX_TRICKS],
    cards: [Card; MAX_PLAYS],
    tricks: u8,
    plays: u8,
}

impl History {
    /// The history before the first trick.
    pub(super) const EMPTY: Self = Self {
        leaders: [Seat::First; MAX_TRICKS],
        cards: [Card::FIRST; MAX_PLAYS],
        tricks: 0,
        plays: 0,
    };

    /// Begins a trick.
    #[inline]
    pub(super) fn lead(&mut self, leader: Seat) {
        self.leaders[usize::from(self.tricks)] = leader;
        self.tricks += 1;
    }

    /// Adds a card to the trick.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.plays)] = card;
        self.plays += 1;
    }

    /// The trick that was completed last, with its phase and its number within the phase, from 1.
    pub(super) fn last(&self, setup: Setup) -> Option<(Phase, u8, Trick)> {
        let number = self.plays / setup.players();
        let trick = self.trick(setup, number.checked_sub(1)?);
        Some(match number.checked_sub(setup.hand_size()) {
            None | Some(0) => (Phase::Recruit, number, trick),
            Some(number) => (Phase::Gather, number, trick),
        })
    }

    /// Per seat, the factions that it failed to follow in that phase.
    pub(super) fn voids(&self, setup: Setup, phase: Phase) -> BySeat<FactionSet> {
        let first = match phase {
            Phase::Dealing | Phase::Recruit => 0,
            Phase::Gather | Phase::Over => setup.hand_size(),
        };
        let mut voids = BySeat::<FactionSet>::default();
        for number in first..self.tricks {
            for (seat, faction) in self.trick(setup, number).voids() {
                voids[seat].insert(faction);
            }
        }
        voids
    }

    /// Per seat, the cards that it has played in phase two.
    pub(super) fn played_in_phase_two(&self, setup: Setup) -> BySeat<CardSet> {
        let mut played = BySeat::<CardSet>::default();
        for number in setup.hand_size()..self.tricks {
            for (seat, card) in self.trick(setup, number).plays() {
                played[seat].insert(card);
            }
        }
        played
    }

    /// The trick of that number, counted from 0, as far as it has been played.
    pub(super) fn trick(&self, setup: Setup, number: u8) -> Trick {
        let players = setup.players();
        let mut trick = Trick::new(self.leaders[usize::from(number)], players);
        let first = number * players;
        for play in first..self.plays.min(first + players) {
            trick.push(self.cards[usize::from(play)]);
        }
        trick
    }
}
