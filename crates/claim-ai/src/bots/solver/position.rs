//! The question to the solver: a position of phase two between two players, all cards known.

use claim_rules::cards::{Card, CardSet, FactionSet, Seat};
use claim_rules::claim::{Awaiting, Phase, View};

/// The maximum number of cards in hands, in the current trick and among the waiting Trolls together.
pub(super) const MAX_CARDS: usize = 26;

/// A position of phase two with 2 players in which a card is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) factions: FactionSet,
    pub(super) to_act: Seat,
    /// The card that the other seat led, if it led.
    pub(super) lead: Option<Card>,
    pub(super) hands: [CardSet; 2],
    pub(super) score: [CardSet; 2],
    pub(super) gnomes: [CardSet; 2],
    pub(super) waiting: CardSet,
}

impl Position {
    /// The position that a seat sees. With 2 players, the cards it does not see are in the other
    /// seat's hand (RULES.md 1.7).
    ///
    /// `None` unless there are 2 players and a card of phase two is awaited.
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
        let out_of_play = [public.discarded, public.removed, trick];
        position.hands[view.seat.next(2).index()] =
            position.unseen_cards(view.own.hand, &out_of_play)?;
        position.is_possible().then_some(position)
    }

    /// The cards of the deck that are neither in `hand` nor face up; `None` if more are face up than
    /// the deck has.
    fn unseen_cards(&self, hand: CardSet, out_of_play: &[CardSet]) -> Option<CardSet> {
        let mut unseen = CardSet::deck(self.factions);
        let face_up = self.score.iter().chain(&self.gnomes).chain(out_of_play);
        for &set in face_up.chain([&hand, &self.waiting]) {
            for card in set {
                if !unseen.remove(card) {
                    return None;
                }
            }
        }
        Some(unseen)
    }

    /// Whether the sizes of hands, trick and waiting Trolls are consistent.
    fn is_possible(&self) -> bool {
        let [own, other] = [self.to_act, self.to_act.next(2)].map(|seat| self.hands[seat.index()]);
        let led = usize::from(self.lead.is_some());
        own.len() == other.len() + led && 2 * own.len() + self.waiting.len() <= MAX_CARDS
    }
}
