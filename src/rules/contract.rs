//! What every game keeps: the traits by which all else knows a match, and no game by name.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::{Rng, RngExt};

use super::chance::ImpossibleChance;
use super::{GameKind, Options, SetupError};
use crate::cards::Seat;

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

/// The set-up of one game: options and a number of players that go together.
pub trait GameSetup: Clone + Debug + Eq + Send + Sync + Sized {
    /// How many can play.
    fn players_of(kind: GameKind) -> RangeInclusive<u8>;

    /// Checks that the number of players and the options go together.
    ///
    /// # Errors
    ///
    /// If they do not; the number of players is within [`GameSetup::players_of`] already.
    fn new(kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError>;

    /// Options that suit so many players, drawn by lot where the rules leave a choice. The number
    /// of players is within [`GameSetup::players_of`].
    fn by_lot(kind: GameKind, players: u8, rng: &mut impl Rng) -> Options;

    /// The ids of what may be chosen next for the option of that key, if `chosen` are chosen
    /// already; none where the choice is complete, or the game has no such option.
    fn choices(kind: GameKind, players: u8, key: &str, chosen: &[&str]) -> Vec<&'static str>;

    /// How many play.
    fn players(&self) -> u8;

    /// The side a seat plays for, named by its lowest seat: itself, where there are no teams.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }
}

/// The full truth of one match of a game, from before its first lot to its score; through it, the
/// game.
///
/// It takes nothing that the rules refuse: what is refused leaves it unchanged.
pub trait Game: Clone + Debug + Eq + Send + Sync + Sized {
    /// Options and number of players.
    type Setup: GameSetup;
    /// One seat's information (RULES.md 1.7): no place in it for what the seat may not know.
    type View: GameView<State = Self>;
    /// What everybody knows.
    type PublicView: Clone + Debug + Eq + Send + Sync;
    /// What a seat may do, in the notation of RECORD.md both ways.
    type Action: Copy + Debug + Display + FromStr<Err = ()> + Eq + Hash + Send + Sync;
    /// What chance decides, in the notation of RECORD.md both ways.
    type Chance: Clone + Debug + Display + FromStr<Err = ()> + Eq + Send + Sync;
    /// Why the rules say no to an action: enough to tell the player in a sentence.
    type IllegalAction: Copy + Debug + Eq + Send + Sync;

    /// A match before its first lot.
    fn new(setup: &Self::Setup) -> Self;

    /// Who or what the match waits for.
    fn turn(&self) -> Turn;

    /// Decides by `rng` what is due from chance, in the manner of RECORD.md, 'Fair dealing';
    /// nothing if nothing is due.
    fn draw_chance(&self, rng: &mut impl Rng) -> Option<Self::Chance>;

    /// Takes what chance decided.
    ///
    /// # Errors
    ///
    /// If it is not due or not possible.
    fn settle(&mut self, chance: &Self::Chance) -> Result<(), ImpossibleChance>;

    /// What the seat to act may do, each once; nothing while no seat is to act.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// What the seat to act may do, as a set for those who ask a great many times; empty while no
    /// seat is to act.
    fn legal_set(&self) -> impl ActionSet<Self::Action> {
        self.legal_actions()
    }

    /// Lets the seat to act do something.
    ///
    /// # Errors
    ///
    /// If the rules refuse.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::IllegalAction>;

    /// What a seat knows.
    fn view(&self, seat: Seat) -> Self::View;

    /// What everybody knows.
    fn public_view(&self) -> Self::PublicView;

    /// The seats that won; all who are tied in a draw. None before the match is played out.
    fn winners(&self) -> Vec<Seat>;

    /// What came of the match, once it is played out.
    fn played(&self) -> Option<Played>;

    /// The side a seat plays for: see [`GameSetup::side`].
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// Lets the seat to act do any legal action, each equally likely; whether a seat was to act.
    /// Much quicker than choosing among [`Game::legal_actions`], for those who play a great many
    /// matches.
    fn play_at_random(&mut self, rng: &mut impl Rng) -> bool;
}

/// Some actions, each once.
pub trait ActionSet<A> {
    /// Takes an action out; whether it was there.
    fn remove(&mut self, action: A) -> bool;

    /// Any of the actions, each equally likely; none if there is none.
    fn pick(&self, rng: &mut impl Rng) -> Option<A>;
}

impl<T: Copy + Eq> ActionSet<T> for Vec<T> {
    fn remove(&mut self, action: T) -> bool {
        let place = self.iter().position(|&it| it == action);
        place.map(|place| self.swap_remove(place)).is_some()
    }

    fn pick(&self, rng: &mut impl Rng) -> Option<T> {
        (!self.is_empty()).then(|| self[rng.random_range(0..self.len())])
    }
}

/// One seat's information in one game.
pub trait GameView: Clone + Debug + Eq + Send + Sync {
    /// The full truth it is a part of.
    type State: Game<View = Self>;

    /// Whose view it is.
    fn seat(&self) -> Seat;

    /// What everybody knows.
    fn public(&self) -> <Self::State as Game>::PublicView;

    /// A full truth that looks exactly like this from this seat: what the seat cannot see is dealt
    /// anew, consistently with all it has seen.
    fn sample(&self, rng: &mut impl Rng) -> Self::State;

    /// The same, for those who ask a great many times: what all samples have in common is prepared
    /// once.
    fn sampler<R: Rng>(&self) -> impl FnMut(&mut R) -> Self::State {
        |rng| self.sample(rng)
    }

    /// What this seat may do now, each once, in the order of [`Game::legal_actions`]; nothing
    /// while it is not to act.
    fn legal_actions(&self) -> Vec<<Self::State as Game>::Action>;
}
