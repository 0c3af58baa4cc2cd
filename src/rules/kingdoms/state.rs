//! The full truth of one match of Claim Kingdoms, and how actions change it.

use super::pile::Pile;
use super::refusal::refuse;
use super::setup::{CARDS, FIGURES, HAND, PLAYERS};
use super::{
    Action, Actions, Awaiting, Board, Cards, Ended, IllegalAction, OtherHand, Private, PublicView,
    Setup, Space, View,
};
use crate::cards::{BySeat, Faction, Seat};
use crate::rules::ImpossibleChance;

/// The full truth: what everybody knows, what each seat knows, and the draw pile's order.
///
/// Always playable: it starts before the deal, and takes nothing that the rules refuse.
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

    /// Chance decides who begins (RULES.md 2.1).
    ///
    /// # Errors
    ///
    /// If that is not due, or nobody sits there.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), ImpossibleChance> {
        if self.public.awaiting != Awaiting::First || first.index() >= usize::from(PLAYERS) {
            return Err(ImpossibleChance);
        }
        self.public.first = first;
        self.public.awaiting = Awaiting::Deck;
        Ok(())
    }

    /// Deals a shuffled deck, top first: two cards for seat 0, two for seat 1, the start card,
    /// three for the display; the rest is the draw pile (RECORD.md, 'Set-up by chance').
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the match.
    pub fn deal(&mut self, deck: &[Faction]) -> Result<(), ImpossibleChance> {
        let mut sorted = deck.to_vec();
        sorted.sort_unstable();
        if self.public.awaiting != Awaiting::Deck || sorted != self.public.setup.deck() {
            return Err(ImpossibleChance);
        }
        let mut cards = deck.iter().copied();
        for seat in self.public.setup.seats() {
            self.private[seat].hand = cards.by_ref().take(HAND).collect();
            self.public.hand_size[seat] = self.private[seat].hand.len();
        }
        if let Some(start) = cards.next() {
            self.public.board.lay(start, Space::START);
        }
        for place in &mut self.public.display {
            *place = cards.next();
        }
        self.pile = cards.collect();
        self.public.pile_size = self.pile.len();
        self.forget(Seat::First);
        self.forget(Seat::Second);
        self.check_display();
        Ok(())
    }

    /// Takes the order of the draw pile after it was shuffled, top first.
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the pile.
    pub fn shuffle(&mut self, cards: &[Faction]) -> Result<(), ImpossibleChance> {
        let of_display = match self.public.awaiting {
            Awaiting::ShuffleDisplay => true,
            Awaiting::ShuffleSeer => false,
            _ => return Err(ImpossibleChance),
        };
        if cards.len() > CARDS || cards.iter().copied().collect::<Cards>() != *self.pile.counts() {
            return Err(ImpossibleChance);
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

    /// Lets a seat know no more of the other's hidden cards than can be counted.
    pub(super) fn forget(&mut self, seat: Seat) {
        let hidden = self.public.hidden_size(seat.next(PLAYERS));
        self.private[seat].other = OtherHand::any(hidden, &self.unseen_by(seat));
    }

    /// The seat whose action is awaited.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    /// What the rules ask for now.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting
    }

    /// What the seat to act may do.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions<'_> {
        match self.to_act() {
            Some(seat) => Actions::of(&self.public, &self.private[seat]),
            None => Actions::none(&self.public.board),
        }
    }

    /// What everybody knows.
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

    /// Lets the seat to act do something.
    ///
    /// # Errors
    ///
    /// If the rules refuse; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.to_act().ok_or(IllegalAction::NobodyToAct)?;
        if !self.legal_actions().contains(action) {
            return Err(refuse(&self.public, &self.private[seat], action));
        }
        self.apply(seat, action);
        Ok(())
    }

    /// Lets the seat to act do one of its legal actions, as those bots do that play a great many
    /// matches: nothing is checked a second time.
    ///
    /// # Panics
    ///
    /// In debug builds, if it is not legal. In others the state is then of no match.
    pub fn play_legal(&mut self, action: Action) {
        debug_assert!(self.legal_actions().contains(action));
        if let Some(seat) = self.to_act() {
            self.apply(seat, action);
        }
    }

    /// Ends the turn, or the set-up, and begins the next turn, unless the match is over
    /// (RULES.md 2.4).
    pub(super) fn finish_turn(&mut self) {
        let public = &mut self.public;
        let next = match public.turn.take() {
            Some(turn) => {
                public.last = Some(turn);
                turn.seat.next(PLAYERS)
            }
            None => public.first,
        };
        self.public.awaiting = match self.ended(next) {
            Some(ended) => Awaiting::Nothing(ended),
            None => Awaiting::Place(next),
        };
        self.public.turn_number += u8::from(self.to_act().is_some());
    }

    /// Whether the match is over before the turn of `next`, and why.
    fn ended(&self, next: Seat) -> Option<Ended> {
        let public = &self.public;
        let mut seats = public.setup.seats();
        if next == public.first && seats.clone().any(|seat| public.supply[seat] == 0) {
            Some(Ended::NoFigure)
        } else if seats.all(|seat| public.hand_size[seat] == 0) {
            // Who can draw has drawn, so that pile and display are empty as well.
            Some(Ended::NoCard)
        } else if public.board.open_spaces().is_empty() {
            Some(Ended::NoSpace)
        } else {
            None
        }
    }

    /// The cards that a seat does not see: the other's hidden ones, what the other's Seer drew, and
    /// the draw pile's.
    pub(super) fn unseen_by(&self, seat: Seat) -> Cards {
        let other = seat.next(PLAYERS);
        let mut unseen = self.private[other].hand;
        unseen.remove_all(self.public.open_hand[other]);
        unseen.add_all(self.private[other].drawn.into_iter().flatten().collect());
        unseen.add_all(*self.pile.counts());
        unseen
    }
}
