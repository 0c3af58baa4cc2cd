//! What the solver is asked about: a moment of phase two between two players, all cards known.

use crate::cards::{Card, CardSet, FactionSet, Seat};
use crate::rules::claim::{Awaiting, Phase, View};

/// The most cards that hands, the current trick and the waiting Trolls have together.
pub(super) const MOST_CARDS: usize = 26;

/// A moment of phase two with 2 players at which a card has to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) factions: FactionSet,
    pub(super) to_act: Seat,
    /// What the other seat led, if it did.
    pub(super) lead: Option<Card>,
    pub(super) hands: [CardSet; 2],
    pub(super) score: [CardSet; 2],
    pub(super) gnomes: [CardSet; 2],
    pub(super) waiting: CardSet,
}

impl Position {
    /// The moment as a seat sees it: with 2 players, what it does not see is in the other seat's
    /// hand (RULES.md 1.7).
    ///
    /// None unless 2 play and a card of phase two is awaited.
    #[must_use]
    pub fn new(view: &View) -> Option<Self> {
        let public = &view.public;
        let Awaiting::Play(to_act) = public.awaiting else {
            return None;
        };
        if public.setup.players() != 2 || public.phase != Phase::Gather {
            return None;
        }
        let seats = [Seat::First, Seat::Second];
        let trick: CardSet = public.trick.cards().iter().copied().collect();
        let mut position = Self {
            factions: public.setup.factions(),
            to_act,
            lead: trick.highest(),
            hands: [view.own.hand; 2],
            score: seats.map(|seat| public.score[seat]),
            gnomes: seats.map(|seat| public.gnomes[seat]),
            waiting: public.waiting,
        };
        let out = [public.discarded, public.removed, trick];
        position.hands[view.seat.next(2).index()] = position.unseen(view.own.hand, &out)?;
        position.is_possible().then_some(position)
    }

    /// The cards of the deck that are neither in `hand` nor lie open; none if more lie open than
    /// there are.
    fn unseen(&self, hand: CardSet, out: &[CardSet]) -> Option<CardSet> {
        let mut unseen = CardSet::all_of_each(self.factions);
        let open = self.score.iter().chain(&self.gnomes).chain(out);
        for &set in open.chain([&hand, &self.waiting]) {
            for card in set {
                unseen.remove(card).then_some(())?;
            }
        }
        Some(unseen)
    }

    /// Whether hands and table have as many cards as they can have.
    fn is_possible(&self) -> bool {
        let [own, other] = [self.to_act, self.to_act.next(2)].map(|seat| self.hands[seat.index()]);
        let led = usize::from(self.lead.is_some());
        own.len() == other.len() + led && 2 * own.len() + self.waiting.len() <= MOST_CARDS
    }
}
