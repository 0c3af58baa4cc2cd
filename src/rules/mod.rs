//! The contract every game keeps, and dispatch to the game that is played: callers know a
//! [`State`], its [`View`]s and [`Action`]s, and no game by name.

pub mod chance;
pub mod claim;
mod setup;

use std::fmt;

use rand::Rng;

use crate::cards::Seat;
pub use chance::Chance;
pub use setup::{GameKind, Options, Setup, SetupError};

/// The full truth of one match, from before its deal to its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// A trick game.
    Claim(Box<claim::State>),
}

/// One seat's information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// Of a trick game.
    Claim(Box<claim::View>),
}

/// What everybody knows: the gallery's information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicView {
    /// Of a trick game.
    Claim(Box<claim::PublicView>),
}

/// What a seat may do in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// In a trick game.
    Claim(claim::Action),
}

/// Why the rules said no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// In a trick game.
    Claim(claim::IllegalAction),
}

/// Who or what a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Chance has to decide something.
    Chance,
    /// A seat has to act.
    Seat(Seat),
    /// Nobody: the match is played out.
    Over,
}

/// What came of a match that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The seats that won; all who are tied in a draw.
    pub winners: Vec<Seat>,
    /// The `result` object of the record (RECORD.md, 'Results').
    pub result: serde_json::Value,
}

/// Chance that does not fit: not due, or not possible in this match.
pub use claim::ImpossibleChance;

impl State {
    /// A match before its deal.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self::Claim(Box::new(claim::State::new(setup.claim())))
    }

    /// Who or what the match waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let Self::Claim(state) = self;
        match state.awaiting() {
            claim::Awaiting::FirstLeader | claim::Awaiting::Deck => Turn::Chance,
            _ => state.to_act().map_or(Turn::Over, Turn::Seat),
        }
    }

    /// The seat whose action is awaited.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Decides by `rng` what is due from chance; nothing if nothing is due. The state is as before:
    /// see [`State::settle`].
    pub fn draw_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        let Self::Claim(state) = self;
        let setup = state.public_view().setup;
        match state.awaiting() {
            claim::Awaiting::FirstLeader => {
                let first = chance::below(rng, u32::from(setup.players()));
                Seat::from_index(first as usize).map(Chance::First)
            }
            claim::Awaiting::Deck => {
                let mut deck = setup.deck();
                chance::shuffle(rng, &mut deck);
                Some(Chance::Deck(deck))
            }
            _ => None,
        }
    }

    /// Takes what chance decided.
    ///
    /// # Errors
    ///
    /// If it is not due or not possible; the state is then unchanged.
    pub fn settle(&mut self, chance: &Chance) -> Result<(), ImpossibleChance> {
        let Self::Claim(state) = self;
        match chance {
            Chance::First(seat) => state.choose_first(*seat),
            Chance::Deck(deck) => state.deal(deck),
        }
    }

    /// What the seat to act may do.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let Self::Claim(state) = self;
        state
            .legal_actions()
            .into_iter()
            .map(Action::Claim)
            .collect()
    }

    /// Lets the seat to act do something.
    ///
    /// # Errors
    ///
    /// If the rules refuse; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        let (Self::Claim(state), Action::Claim(action)) = (self, action);
        state.play(action).map_err(IllegalAction::Claim)
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let Self::Claim(state) = self;
        View::Claim(Box::new(state.view(seat)))
    }

    /// What everybody knows.
    #[must_use]
    pub fn public_view(&self) -> PublicView {
        let Self::Claim(state) = self;
        PublicView::Claim(Box::new(*state.public_view()))
    }

    /// What came of the match, once it is played out.
    #[must_use]
    pub fn played(&self) -> Option<Played> {
        let Self::Claim(state) = self;
        let score = state.score()?;
        let public = state.public_view();
        let result = claim::result(public.setup, &score, &public.score);
        Some(Played {
            winners: score.winners,
            result,
        })
    }

    /// The seats that are not on `seat`'s side: the winners if it gives up (RECORD.md, 'Lines').
    #[must_use]
    pub fn opponents(&self, seat: Seat) -> Vec<Seat> {
        let Self::Claim(state) = self;
        let setup = state.public_view().setup;
        setup
            .seats()
            .filter(|&other| setup.side(other) != setup.side(seat))
            .collect()
    }
}

impl View {
    /// What this seat may do now; nothing while it is not to act.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let Self::Claim(view) = self;
        view.legal_actions()
            .into_iter()
            .map(Action::Claim)
            .collect()
    }
}

impl Action {
    /// Reads the notation of a game's action (RECORD.md, 'Actions'); `None` for any other text.
    #[must_use]
    pub fn parse(kind: GameKind, text: &str) -> Option<Self> {
        match kind {
            GameKind::Claim | GameKind::Claim2 | GameKind::ClaimMix => {
                text.parse().ok().map(Self::Claim)
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Claim(action) = self;
        fmt::Display::fmt(action, f)
    }
}
