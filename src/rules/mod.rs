//! The contract every game keeps, and dispatch to the game that is played: callers know a
//! [`State`], its [`View`]s and [`Action`]s, and no game by name.

pub mod chance;
pub mod claim;
pub mod claim_it;
mod contract;
mod games;
pub mod kingdoms;
mod setup;

use std::fmt;

use rand::Rng;

use crate::cards::Seat;
pub use chance::ImpossibleChance;
pub use contract::{ActionSet, Game, GameSetup, GameView, Played, Turn};
pub(crate) use games::games;
pub use setup::{GameKind, Options, Setup, SetupError};

/// Writes what is the same for every game: an enum per type of the contract, and the way through
/// it to the game.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// The full truth of one match, from before its first lot to its score.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum State {
            $(#[doc = concat!("Of a game in `", stringify!($folder), "`.")] $game(Box<$folder::State>),)+
        }

        /// One seat's information.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum View {
            $(#[doc = concat!("In a game in `", stringify!($folder), "`.")] $game(Box<ViewOf<$folder::State>>),)+
        }

        /// What everybody knows: the gallery's information.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum PublicView {
            $(#[doc = concat!("In a game in `", stringify!($folder), "`.")] $game(Box<PublicViewOf<$folder::State>>),)+
        }

        /// What a seat may do in the rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Action {
            $(#[doc = concat!("In a game in `", stringify!($folder), "`.")] $game(ActionOf<$folder::State>),)+
        }

        /// Something chance decided.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Chance {
            $(#[doc = concat!("In a game in `", stringify!($folder), "`.")] $game(ChanceOf<$folder::State>),)+
        }

        /// Why the rules said no.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum IllegalAction {
            $(#[doc = concat!("In a game in `", stringify!($folder), "`.")] $game(IllegalActionOf<$folder::State>),)+
            /// An action of another game.
            AnotherGame,
        }

        impl State {
            /// A match before its first lot.
            #[must_use]
            pub fn new(setup: &Setup) -> Self {
                match setup.of_game() {
                    $(setup::OfGame::$game(setup) => Self::$game(Box::new(Game::new(setup))),)+
                }
            }

            /// Who or what the match waits for.
            #[must_use]
            pub fn turn(&self) -> Turn {
                match self {
                    $(Self::$game(state) => Game::turn(&**state),)+
                }
            }

            /// Decides by `rng` what is due from chance; nothing if nothing is due. The state is
            /// as before: see [`State::settle`].
            pub fn draw_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
                match self {
                    $(Self::$game(state) => Game::draw_chance(&**state, rng).map(Chance::$game),)+
                }
            }

            /// Takes what chance decided.
            ///
            /// # Errors
            ///
            /// If it is not due or not possible; the state is then unchanged.
            pub fn settle(&mut self, chance: &Chance) -> Result<(), ImpossibleChance> {
                match (self, chance) {
                    $((Self::$game(state), Chance::$game(chance)) => Game::settle(&mut **state, chance),)+
                    #[allow(unreachable_patterns, reason = "with a single game there is no other")]
                    _ => Err(ImpossibleChance),
                }
            }

            /// What the seat to act may do.
            #[must_use]
            pub fn legal_actions(&self) -> Vec<Action> {
                match self {
                    $(Self::$game(state) => {
                        Game::legal_actions(&**state).into_iter().map(Action::$game).collect()
                    })+
                }
            }

            /// Lets the seat to act do something.
            ///
            /// # Errors
            ///
            /// If the rules refuse; the state is then unchanged.
            pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
                match (self, action) {
                    $((Self::$game(state), Action::$game(action)) => {
                        Game::play(&mut **state, action).map_err(IllegalAction::$game)
                    })+
                    #[allow(unreachable_patterns, reason = "with a single game there is no other")]
                    _ => Err(IllegalAction::AnotherGame),
                }
            }

            /// What a seat knows.
            #[must_use]
            pub fn view(&self, seat: Seat) -> View {
                match self {
                    $(Self::$game(state) => View::$game(Box::new(Game::view(&**state, seat))),)+
                }
            }

            /// What everybody knows.
            #[must_use]
            pub fn public_view(&self) -> PublicView {
                match self {
                    $(Self::$game(state) => {
                        PublicView::$game(Box::new(Game::public_view(&**state)))
                    })+
                }
            }

            /// What came of the match, once it is played out.
            #[must_use]
            pub fn played(&self) -> Option<Played> {
                match self {
                    $(Self::$game(state) => Game::played(&**state),)+
                }
            }
        }

        impl View {
            /// Whose view it is.
            #[must_use]
            pub fn seat(&self) -> Seat {
                match self {
                    $(Self::$game(view) => GameView::seat(&**view),)+
                }
            }

            /// What everybody knows.
            #[must_use]
            pub fn public(&self) -> PublicView {
                match self {
                    $(Self::$game(view) => PublicView::$game(Box::new(GameView::public(&**view))),)+
                }
            }

            /// A full truth that looks exactly like this from this seat: what the seat cannot see
            /// is dealt anew, consistently with all it has seen.
            #[must_use]
            pub fn sample(&self, rng: &mut impl Rng) -> State {
                match self {
                    $(Self::$game(view) => State::$game(Box::new(GameView::sample(&**view, rng))),)+
                }
            }

            /// What this seat may do now; nothing while it is not to act.
            #[must_use]
            pub fn legal_actions(&self) -> Vec<Action> {
                match self {
                    $(Self::$game(view) => {
                        GameView::legal_actions(&**view).into_iter().map(Action::$game).collect()
                    })+
                }
            }
        }

        impl Action {
            /// Reads the notation of a game's action (RECORD.md, 'Actions'); `None` for any other
            /// text.
            #[must_use]
            pub fn parse(kind: GameKind, text: &str) -> Option<Self> {
                match kind {
                    $($(GameKind::$kind)|+ => text.parse().ok().map(Self::$game),)+
                }
            }
        }

        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$game(action) => fmt::Display::fmt(action, f),)+
                }
            }
        }

        impl Chance {
            /// Reads the notation of a game's chance (RECORD.md, 'Set-up by chance', 'Chance
            /// during play'); `None` for any other text.
            #[must_use]
            pub fn parse(kind: GameKind, text: &str) -> Option<Self> {
                match kind {
                    $($(GameKind::$kind)|+ => text.parse().ok().map(Self::$game),)+
                }
            }
        }

        impl fmt::Display for Chance {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$game(chance) => fmt::Display::fmt(chance, f),)+
                }
            }
        }
    };
}

impl State {
    /// The seat whose action is awaited.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

type ViewOf<S> = <S as Game>::View;
type PublicViewOf<S> = <S as Game>::PublicView;
type ActionOf<S> = <S as Game>::Action;
type ChanceOf<S> = <S as Game>::Chance;
type IllegalActionOf<S> = <S as Game>::IllegalAction;

games!(dispatch);
