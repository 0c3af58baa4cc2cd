//! Dispatch to the game being played: one enum per type of the contract.

use std::fmt;

use rand::Rng;

use crate::cards::{Seat, SeatSet};
use crate::{Game, GameKind, GameView, IllegalChance, Setup, Turn, games, setup};

/// Generates the enums and their methods, which call the method of the game in question.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// The full state of one match, hidden cards included.
        ///
        /// A state is always legal: what the rules refuse leaves it unchanged.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum State {
            $(#[doc = concat!("A match of [`", stringify!($folder), "`](crate::", stringify!($folder), ").")] $game(Box<crate::$folder::State>),)+
        }

        /// One seat's information.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum View {
            $(#[doc = concat!("In a match of [`", stringify!($folder), "`](crate::", stringify!($folder), ").")] $game(Box<ViewOf<crate::$folder::State>>),)+
        }

        /// What everyone knows: the gallery's view.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum PublicView {
            $(#[doc = concat!("In a match of [`", stringify!($folder), "`](crate::", stringify!($folder), ").")] $game(Box<PublicViewOf<crate::$folder::State>>),)+
        }

        /// What a seat can do.
        ///
        /// ```
        /// use claim_rules::{Action, GameKind, claim};
        ///
        /// let action = Action::parse(GameKind::Claim, "play goblin-0").expect("notation");
        /// assert!(matches!(action, Action::Claim(claim::Action::Play(_))));
        /// assert_eq!(action.to_string(), "play goblin-0");
        /// assert_eq!(Action::parse(GameKind::Claim, "play goblin-12"), None);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Action {
            $(#[doc = concat!("In a match of [`", stringify!($folder), "`](crate::", stringify!($folder), ").")] $game(ActionOf<crate::$folder::State>),)+
        }

        /// A decision of chance: a shuffled deck, a roll of the dice.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Chance {
            $(#[doc = concat!("In a match of [`", stringify!($folder), "`](crate::", stringify!($folder), ").")] $game(ChanceOf<crate::$folder::State>),)+
        }

        /// Why the rules refuse an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum IllegalAction {
            $(#[doc = concat!("In a match of [`", stringify!($folder), "`](crate::", stringify!($folder), ").")] #[error(transparent)] $game(IllegalActionOf<crate::$folder::State>),)+
            /// The action belongs to another game.
            #[error("this action belongs to another game")]
            WrongGame,
        }

        impl State {
            /// A match before the first decision of chance.
            #[must_use]
            pub fn new(setup: &Setup) -> Self {
                match setup.inner() {
                    $(setup::AnySetup::$game(setup) => Self::$game(Box::new(Game::new(setup))),)+
                }
            }

            /// Who or what the match waits for.
            #[must_use]
            pub fn turn(&self) -> Turn {
                match self {
                    $(Self::$game(state) => Game::turn(&**state),)+
                }
            }

            /// Draws what is due from chance. The state does not change: see
            /// [`State::apply_chance`]. `None` if nothing is due.
            pub fn draw_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
                match self {
                    $(Self::$game(state) => Game::draw_chance(&**state, rng).map(Chance::$game),)+
                }
            }

            /// Applies what chance decided.
            ///
            /// # Errors
            ///
            /// If it is not due or not possible; the state is then unchanged.
            pub fn apply_chance(&mut self, chance: &Chance) -> Result<(), IllegalChance> {
                match (self, chance) {
                    $((Self::$game(state), Chance::$game(chance)) => Game::apply_chance(&mut **state, chance),)+
                    #[allow(unreachable_patterns, reason = "a single game has no other arm")]
                    _ => Err(IllegalChance),
                }
            }

            /// The legal actions of the seat to act; empty if no action is due.
            #[must_use]
            pub fn legal_actions(&self) -> Vec<Action> {
                match self {
                    $(Self::$game(state) => {
                        Game::legal_actions(&**state).into_iter().map(Action::$game).collect()
                    })+
                }
            }

            /// Plays an action of the seat to act.
            ///
            /// # Errors
            ///
            /// If the rules refuse it; the state is then unchanged.
            pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
                match (self, action) {
                    $((Self::$game(state), Action::$game(action)) => {
                        Game::play(&mut **state, action).map_err(IllegalAction::$game)
                    })+
                    #[allow(unreachable_patterns, reason = "a single game has no other arm")]
                    _ => Err(IllegalAction::WrongGame),
                }
            }

            /// The phase and the number of the trick to which the next action belongs: see
            /// [`Game::trick`].
            #[must_use]
            pub fn trick(&self) -> Option<(u8, u8)> {
                match self {
                    $(Self::$game(state) => Game::trick(&**state),)+
                }
            }

            /// What a seat knows.
            #[must_use]
            pub fn view(&self, seat: Seat) -> View {
                match self {
                    $(Self::$game(state) => View::$game(Box::new(Game::view(&**state, seat))),)+
                }
            }

            /// Those of `seats` who stand best: see [`Game::best_of`]. Empty until the match is over.
            #[must_use]
            pub fn best_of(&self, seats: SeatSet) -> SeatSet {
                match self {
                    $(Self::$game(state) => Game::best_of(&**state, seats),)+
                }
            }

            /// What everyone knows.
            #[must_use]
            pub fn public_view(&self) -> PublicView {
                match self {
                    $(Self::$game(state) => {
                        PublicView::$game(Box::new(Game::public_view(&**state)))
                    })+
                }
            }
        }

        impl View {
            /// The seat whose view it is.
            #[must_use]
            pub fn seat(&self) -> Seat {
                match self {
                    $(Self::$game(view) => GameView::seat(&**view),)+
                }
            }

            /// What everyone knows.
            #[must_use]
            pub fn public(&self) -> PublicView {
                match self {
                    $(Self::$game(view) => PublicView::$game(Box::new(GameView::public(&**view))),)+
                }
            }

            /// A random full state with exactly this view: see [`GameView::sample`].
            #[must_use]
            pub fn sample(&self, rng: &mut impl Rng) -> State {
                match self {
                    $(Self::$game(view) => State::$game(Box::new(GameView::sample(&**view, rng))),)+
                }
            }

            /// The legal actions of this seat; empty if it is not its turn.
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
            /// Reads the notation of an action (RECORD.md, "Actions"); `None` for any other text.
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
            /// Reads the notation of a decision of chance (RECORD.md, "Set-up by chance" and
            /// "Chance during play"); `None` for any other text.
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
    /// The seat to act, if any.
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
