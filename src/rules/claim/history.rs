//! The tricks of a match, as they were played.

use crate::cards::{BySeat, Card, CardSet, FactionSet, Seat};

use super::{Phase, Setup, Trick};

/// The most cards that are played in a match.
const CARDS: usize = 72;

/// The most tricks that a match has.
const TRICKS: usize = 26;

/// Who led each trick, and all cards that were played, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct History {
    leaders: [Seat; TRICKS],
    cards: [Card; CARDS],
    tricks: u8,
    plays: u8,
}

impl History {
    /// Before the first trick.
    pub(super) const EMPTY: Self = Self {
        leaders: [Seat::First; TRICKS],
        cards: [Card::FIRST; CARDS],
        tricks: 0,
        plays: 0,
    };

    /// A trick begins.
    #[inline]
    pub(super) fn lead(&mut self, leader: Seat) {
        self.leaders[usize::from(self.tricks)] = leader;
        self.tricks += 1;
    }

    /// A card is played to it.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.plays)] = card;
        self.plays += 1;
    }

    /// The trick that was completed last: its phase, its number within that, from 1, and itself.
    pub(super) fn last(&self, setup: Setup) -> Option<(Phase, u8, Trick)> {
        let number = self.plays / setup.players();
        let trick = self.trick(setup, number.checked_sub(1)?);
        Some(match number.checked_sub(setup.hand_size()) {
            None | Some(0) => (Phase::Recruit, number, trick),
            Some(number) => (Phase::Gather, number, trick),
        })
    }

    /// Per seat, which factions it has failed to follow in that phase.
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

    /// Per seat, the cards it has played in phase two.
    pub(super) fn played_gathering(&self, setup: Setup) -> BySeat<CardSet> {
        let mut played = BySeat::<CardSet>::default();
        for number in setup.hand_size()..self.tricks {
            for (seat, card) in self.trick(setup, number).plays() {
                played[seat].insert(card);
            }
        }
        played
    }

    /// The trick of that number, counted from 0, as far as it was played.
    fn trick(&self, setup: Setup, number: u8) -> Trick {
        let players = setup.players();
        let mut trick = Trick::new(self.leaders[usize::from(number)], players);
        let first = number * players;
        for place in first..self.plays.min(first + players) {
            trick.push(self.cards[usize::from(place)]);
        }
        trick
    }
}
