//! What a viewer may know, by type: no view has a place for another's hidden card, or for the order
//! of the draw pile.

use super::setup::PLAYERS;
use super::{Actions, Board, Cards, OtherHand, Setup, TurnTaken};
use crate::cards::{BySeat, Faction, Seat};

/// The three places of the display. While cards are left to refill it there is no gap, and then
/// gaps are last.
pub type Display = [Option<Faction>; 3];

/// What the rules ask for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Chance: which seat begins.
    First,
    /// Chance: the shuffled deck.
    Deck,
    /// Step 1: a card on a space.
    Place(Seat),
    /// Step 2: the power of the card just laid.
    Power {
        /// Who decides.
        seat: Seat,
        /// Whose power it is: the card's faction, or the one that a Doppelgänger copied.
        faction: Faction,
    },
    /// After a Seer: which two cards to keep.
    Keep {
        /// Who chooses.
        seat: Seat,
        /// How many cards were drawn.
        drawn: u8,
    },
    /// Step 3: a card to draw.
    Draw(Seat),
    /// Chance: the draw pile, into which a Seer's cards went back.
    ShuffleSeer,
    /// Chance: the draw pile, into which two of three equal display cards went back.
    ShuffleDisplay,
    /// Nothing: the match is over.
    Nothing(Ended),
}

/// Why a match is over (RULES.md 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// After as many turns for both, a seat has no figure left.
    NoFigure,
    /// All cards are laid.
    NoCard,
    /// No card can be laid anywhere.
    NoSpace,
}

/// What everybody knows: the gallery's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// The factions of the match.
    pub setup: Setup,
    /// Who began.
    pub first: Seat,
    /// What the rules ask for now.
    pub awaiting: Awaiting,
    /// The cards that lie there, and the figures on them.
    pub board: Board,
    /// How many figures each seat has left.
    pub supply: BySeat<u8>,
    /// The points so far, without those for control.
    pub points: BySeat<u16>,
    /// The cards that lie open to be drawn.
    pub display: Display,
    /// How many cards the draw pile has.
    pub pile_size: u8,
    /// How many cards each hand has; what a Seer drew is not in it yet.
    pub hand_size: BySeat<u8>,
    /// Of each hand, the cards that all have seen: they were taken from the display.
    pub open_hand: BySeat<Cards>,
    /// How many turns were begun.
    pub turn_number: u8,
    /// What has happened so far in the current turn, once its card was laid.
    pub turn: Option<TurnTaken>,
    /// The turn before the current one.
    pub last: Option<TurnTaken>,
}

impl PublicView {
    /// The seat whose action is awaited.
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
            | Awaiting::Nothing(_) => None,
        }
    }

    /// Whether chance has to decide something.
    #[must_use]
    pub const fn awaits_chance(&self) -> bool {
        self.to_act().is_none() && !matches!(self.awaiting, Awaiting::Nothing(_))
    }

    /// How many cards of a hand only its owner knows.
    #[must_use]
    pub fn hidden_size(&self, seat: Seat) -> u8 {
        self.hand_size[seat] - self.open_hand[seat].len()
    }

    /// The cards that lie open: on the board, face down ones too, in the display, and in hands as
    /// far as all have seen them.
    pub(super) fn open_cards(&self) -> Cards {
        let board = self.board.cards().map(|card| card.faction);
        let mut cards: Cards = board.chain(self.display.into_iter().flatten()).collect();
        for seat in Seat::of(PLAYERS) {
            cards.add_all(self.open_hand[seat]);
        }
        cards
    }
}

/// What only a seat itself knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// Its hand.
    pub hand: Cards,
    /// After a Seer: the cards it drew and has to choose from, in the order of drawing.
    pub drawn: [Option<Faction>; 3],
    /// What the other's hidden cards can be, by all that this seat has seen.
    pub other: OtherHand,
}

/// One seat's information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows.
    pub public: PublicView,
    /// What this seat alone knows.
    pub own: Private,
}

impl View {
    /// What this seat may do now; nothing while it is not to act.
    #[must_use]
    pub fn legal_actions(&self) -> Actions<'_> {
        if self.public.to_act() == Some(self.seat) {
            Actions::of(&self.public, &self.own)
        } else {
            Actions::none(&self.public.board)
        }
    }

    /// The cards that this seat does not see: in the other's hand, hidden, and in the draw pile.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let mut unseen: Cards = self.public.setup.deck().into_iter().collect();
        unseen.remove_all(self.public.open_cards());
        let mut hidden = self.own.hand;
        hidden.remove_all(self.public.open_hand[self.seat]);
        unseen.remove_all(hidden);
        unseen.remove_all(self.own.drawn.into_iter().flatten().collect());
        unseen
    }
}
