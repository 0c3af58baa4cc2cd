//! The full state of one match of Claim Kingdoms, and how actions change it.

use super::illegal_action::reason;
use super::pile::Pile;
use super::setup::{CARDS, FIGURES, HAND, PLAYERS};
use super::{
    Action, Actions, Awaiting, Board, CardCounts, EndReason, IllegalAction, PossibleHands, Private,
    PublicView, Setup, Space, View,
};
use crate::IllegalChance;
use crate::cards::{BySeat, Faction, Seat};

/// The full state of a match: what everyone knows, what each seat knows, and the order of the draw
/// pile.
///
/// It starts before the deal. What the rules refuse leaves it unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) public: PublicView,
    pub(super) private: BySeat<Private>,
    pub(super) pile: Pile,
}

impl State {
    /// A match before its deal.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let mut supply = BySeat::default();
        for seat in setup.seats() {
            supply[seat] = FIGURES;
        }
        let public = PublicView {
            setup,
            first: Seat::First,
            awaiting: Awaiting::First,
            board: Board::empty(),
            supply,
            points: BySeat::default(),
            display: [None; 3],
            pile_size: 0,
            hand_size: BySeat::default(),
            open_hand: BySeat::default(),
            turn_number: 0,
            turn: None,
            last: None,
        };
        Self {
            public,
            private: BySeat::default(),
            pile: Pile::default(),
        }
    }

    /// Sets the seat that begins (RULES.md 2.1).
    ///
    /// # Errors
    ///
    /// If that is not due, or the match has no such seat.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), IllegalChance> {
        if self.public.awaiting != Awaiting::First || first.index() >= usize::from(PLAYERS) {
            return Err(IllegalChance);
        }
        self.public.first = first;
        self.public.awaiting = Awaiting::Deck;
        Ok(())
    }

    /// Deals a shuffled deck, top first: two cards for seat 0, two for seat 1, the start card,
    /// three for the display; the rest is the draw pile (RECORD.md, "Set-up by chance").
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the match.
    pub fn deal(&mut self, deck: &[Faction]) -> Result<(), IllegalChance> {
        let mut sorted = deck.to_vec();
        sorted.sort_unstable();
        if self.public.awaiting != Awaiting::Deck || sorted != self.public.setup.deck() {
            return Err(IllegalChance);
        }
        let mut cards = deck.iter().copied();
        for seat in self.public.setup.seats() {
            self.private[seat].hand = cards.by_ref().take(HAND).collect();
            self.public.hand_size[seat] = self.private[seat].hand.len();
        }
        if let Some(start) = cards.next() {
            self.public.board.place(start, Space::START);
        }
        for card in &mut self.public.display {
            *card = cards.next();
        }
        self.pile = cards.collect();
        self.public.pile_size = self.pile.len();
        self.forget(Seat::First);
        self.forget(Seat::Second);
        self.check_display();
        Ok(())
    }

    /// Sets the order of the draw pile after it was shuffled, top first.
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the pile.
    pub fn shuffle(&mut self, cards: &[Faction]) -> Result<(), IllegalChance> {
        let of_display = match self.public.awaiting {
            Awaiting::ShuffleDisplay => true,
            Awaiting::ShuffleSeer => false,
            _ => return Err(IllegalChance),
        };
        if cards.len() > CARDS
            || cards.iter().copied().collect::<CardCounts>() != *self.pile.counts()
        {
            return Err(IllegalChance);
        }
        self.pile = cards.iter().copied().collect();
        if of_display {
            self.refill();
            self.check_display();
        } else {
            self.finish_turn();
        }
        Ok(())
    }

    /// Resets what a seat knows about the opponent's hidden cards to what it can work out by counting
    /// the cards that it has not seen.
    pub(super) fn forget(&mut self, seat: Seat) {
        let hidden = self.public.hidden_size(seat.next(PLAYERS));
        self.private[seat].opponent_hands = PossibleHands::any(hidden, &self.unseen_by(seat));
    }

    /// The seat to act, if any.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    /// What the match waits for.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting
    }

    /// The legal actions of the seat to act.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions<'_> {
        match self.to_act() {
            Some(seat) => Actions::of(&self.public, &self.private[seat]),
            None => Actions::none(&self.public.board),
        }
    }

    /// The cards in a seat's hand, open or not.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardCounts {
        self.private[seat].hand
    }

    /// What everyone knows.
    #[must_use]
    pub fn public_view(&self) -> &PublicView {
        &self.public
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View {
            seat,
            public: self.public,
            own: self.private[seat],
        }
    }

    /// Plays an action of the seat to act.
    ///
    /// # Errors
    ///
    /// If the rules refuse it; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.to_act().ok_or(IllegalAction::NoActionDue)?;
        if !self.legal_actions().contains(action) {
            return Err(reason(&self.public, &self.private[seat], action));
        }
        self.apply(seat, action);
        Ok(())
    }

    /// Plays a legal action of the seat to act without checking it again, for rollouts.
    ///
    /// # Panics
    ///
    /// In debug builds, if the action is not legal. In release builds the state is then invalid.
    pub fn play_unchecked(&mut self, action: Action) {
        debug_assert!(self.legal_actions().contains(action));
        if let Some(seat) = self.to_act() {
            self.apply(seat, action);
        }
    }

    /// Ends the turn or the setup, and begins the next turn unless the match is over (RULES.md
    /// 2.4).
    pub(super) fn finish_turn(&mut self) {
        let public = &mut self.public;
        let next = match public.turn.take() {
            Some(turn) => {
                public.last = Some(turn);
                turn.seat.next(PLAYERS)
            }
            None => public.first,
        };
        self.public.awaiting = match self.end_reason(next) {
            Some(reason) => Awaiting::Over(reason),
            None => Awaiting::Place(next),
        };
        self.public.turn_number += u8::from(self.to_act().is_some());
    }

    /// Why the match is over before the turn of `next`; `None` if it is not.
    fn end_reason(&self, next: Seat) -> Option<EndReason> {
        let public = &self.public;
        let mut seats = public.setup.seats();
        if next == public.first && seats.clone().any(|seat| public.supply[seat] == 0) {
            Some(EndReason::OutOfFigures)
        } else if seats.all(|seat| public.hand_size[seat] == 0) {
            // Players draw whenever they can, so pile and display are empty as well.
            Some(EndReason::OutOfCards)
        } else if public.board.open_spaces().is_empty() {
            Some(EndReason::OutOfSpaces)
        } else {
            None
        }
    }

    /// The cards that a seat does not see: the opponent's hidden cards, what the opponent's Seer
    /// drew, and the draw pile.
    pub(super) fn unseen_by(&self, seat: Seat) -> CardCounts {
        let other = seat.next(PLAYERS);
        let mut unseen = self.private[other].hand;
        unseen.remove_all(self.public.open_hand[other]);
        unseen.add_all(self.private[other].drawn.into_iter().flatten().collect());
        unseen.add_all(*self.pile.counts());
        unseen
    }
}
