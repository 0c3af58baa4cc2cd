//! What a viewer may know. No view type has a field for a card hidden from its viewer, or for the
//! order of the draw pile.

use super::setup::PLAYERS;
use super::{Board, CardCounts, PossibleHands, Setup, Source, Space, TurnSummary};
use crate::cards::{BySeat, Faction, Seat};

/// The display. It has gaps, at its end, only when the draw pile is empty.
pub type Display = [Option<Faction>; 3];

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Chance has to decide which seat begins.
    First,
    /// Chance has to shuffle the deck.
    Deck,
    /// Step 1: this seat has to place a card.
    Place(Seat),
    /// Step 2: the power of the card just placed has to be used or declined.
    Power {
        /// The seat that decides.
        seat: Seat,
        /// The faction whose power it is: the card's own, or the one that a Doppelgänger copied.
        faction: Faction,
    },
    /// After a Seer: two cards have to be kept.
    Keep {
        /// The seat that chooses.
        seat: Seat,
        /// The number of cards that were drawn.
        drawn: u8,
    },
    /// Step 3: this seat has to draw a card.
    Draw(Seat),
    /// Chance has to shuffle the draw pile, because cards of a Seer were returned to it.
    ShuffleSeer,
    /// Chance has to shuffle the draw pile, because two of three equal display cards were returned
    /// to it.
    ShuffleDisplay,
    /// The match is over.
    Over(EndReason),
}

/// Why a match is over (RULES.md 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// A seat has no figure left after both have had the same number of turns.
    OutOfFigures,
    /// All cards have been placed.
    OutOfCards,
    /// No card can be placed anywhere.
    OutOfSpaces,
}

/// What everyone knows: the gallery's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// The factions of the match.
    pub setup: Setup,
    /// The seat that began.
    pub first: Seat,
    /// What the match waits for.
    pub awaiting: Awaiting,
    /// The cards on the board, and the figures on them.
    pub board: Board,
    /// The number of figures that each seat has left.
    pub supply: BySeat<u8>,
    /// The points so far, without those for control.
    pub points: BySeat<u16>,
    /// The open cards that can be drawn.
    pub display: Display,
    /// The number of cards in the draw pile.
    pub pile_size: u8,
    /// The number of cards in each hand, without cards that a Seer drew and the seat has yet to
    /// choose from.
    pub hand_size: BySeat<u8>,
    /// The cards of each hand that everyone knows, because they were taken from the display.
    pub open_hand: BySeat<CardCounts>,
    /// The number of the current turn, from 1; 0 before the first.
    pub turn_number: u8,
    /// What has happened in the current turn, once its card was placed.
    pub turn: Option<TurnSummary>,
    /// The previous turn.
    pub last: Option<TurnSummary>,
}

impl PublicView {
    /// The seat to act, if any.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.awaiting {
            Awaiting::Place(seat)
            | Awaiting::Power { seat, .. }
            | Awaiting::Keep { seat, .. }
            | Awaiting::Draw(seat) => Some(seat),
            Awaiting::First
            | Awaiting::Deck
            | Awaiting::ShuffleSeer
            | Awaiting::ShuffleDisplay
            | Awaiting::Over(_) => None,
        }
    }

    /// Whether chance has to decide something.
    #[must_use]
    pub const fn awaits_chance(&self) -> bool {
        self.to_act().is_none() && !matches!(self.awaiting, Awaiting::Over(_))
    }

    /// The spaces on which a card can be placed; none once the match is over.
    #[must_use]
    pub fn placeable_spaces(&self) -> &[Space] {
        match self.awaiting {
            Awaiting::Over(_) => &[],
            _ => self.board.open_spaces(),
        }
    }

    /// The card of the display that `source` names; `None` for the draw pile, or if that place is empty.
    #[must_use]
    pub fn displayed(&self, source: Source) -> Option<Faction> {
        self.display[source.place()?]
    }

    /// The number of cards in a hand that only its owner knows.
    #[must_use]
    pub fn hidden_size(&self, seat: Seat) -> u8 {
        self.hand_size[seat] - self.open_hand[seat].len()
    }

    /// The cards that everyone knows: on the board, face-down ones included, in the display and in
    /// hands.
    pub(super) fn open_cards(&self) -> CardCounts {
        let board = self.board.cards().map(|card| card.faction);
        let mut cards: CardCounts = board.chain(self.display.into_iter().flatten()).collect();
        for seat in Seat::of(PLAYERS) {
            cards.add_all(self.open_hand[seat]);
        }
        cards
    }
}

/// What only one seat knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// The cards of the hand.
    pub hand: CardCounts,
    /// After a Seer: the drawn cards to choose from, in the order of drawing.
    pub drawn: [Option<Faction>; 3],
    /// The hands that the opponent's hidden cards can be.
    pub opponent_hands: PossibleHands,
}

/// One seat's information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// What everyone knows.
    pub public: PublicView,
    /// What only this seat knows.
    pub own: Private,
}

impl View {
    /// The cards that this seat does not see: the opponent's hidden cards, the draw pile, and cards
    /// that the opponent's Seer drew.
    #[must_use]
    pub fn unseen(&self) -> CardCounts {
        let mut unseen: CardCounts = self.public.setup.deck().into_iter().collect();
        unseen.remove_all(self.public.open_cards());
        let mut hidden = self.own.hand;
        hidden.remove_all(self.public.open_hand[self.seat]);
        unseen.remove_all(hidden);
        unseen.remove_all(self.own.drawn.into_iter().flatten().collect());
        unseen
    }
}
