//! Which game, for how many, with which options: checked once, trusted from then on.

use std::ops::RangeInclusive;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{GameSetup, games};
use crate::cards::Seat;

/// A game's options as records have them: a JSON object. Which of them a game takes, and which
/// values they have, is for its set-up to say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(Map<String, Value>);

/// Why a game, its options and a number of players do not go together: a sentence, for operators
/// and readers of records.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(String);

/// A game, its options and a number of players that go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    kind: GameKind,
    options: Options,
    of_game: OfGame,
}

impl Options {
    /// The options with one more.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0.insert(key.to_owned(), value.into());
        self
    }

    /// The keys of the options that players choose: several factions, one variant.
    pub const KEYS: [&str; 2] = [Self::FACTIONS, Self::VARIANT];

    /// The key of a list of factions.
    pub const FACTIONS: &str = "factions";

    /// The key of a variant of the rules.
    pub const VARIANT: &str = "variant";

    /// The options with the ids chosen for one more; without it if nothing is chosen.
    #[must_use]
    pub fn with_chosen(self, key: &str, chosen: &[&str]) -> Self {
        match chosen {
            [] => self,
            [only] if key != Self::FACTIONS => self.with(key, *only),
            several => self.with(key, several),
        }
    }

    /// The ids that an option consists of: of a list each, of a text the text alone.
    #[must_use]
    pub fn ids(&self, key: &str) -> Vec<&str> {
        match self.0.get(key) {
            Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
            Some(Value::String(id)) => vec![id],
            _ => Vec::new(),
        }
    }

    /// Reads them as what a game has for its options.
    ///
    /// # Errors
    ///
    /// If they are anything else.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, SetupError> {
        serde_json::from_value(Value::Object(self.0.clone()))
            .map_err(|error| SetupError::new(format!("in `options`: {error}")))
    }
}

impl SetupError {
    /// With that sentence.
    #[must_use]
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl Setup {
    /// Checks that the three go together (RULES.md, RECORD.md 'Header').
    ///
    /// # Errors
    ///
    /// If they do not.
    pub fn new(kind: GameKind, players: u8, options: Options) -> Result<Self, SetupError> {
        kind.check_players(players)?;
        let of_game = OfGame::new(kind, players, &options)?;
        Ok(Self {
            kind,
            options,
            of_game,
        })
    }

    /// A set-up of which the rules leave to chance what `options` do not say.
    ///
    /// # Errors
    ///
    /// If kind, number of players and options do not go together.
    pub fn by_lot(
        kind: GameKind,
        players: u8,
        options: &Options,
        rng: &mut impl Rng,
    ) -> Result<Self, SetupError> {
        kind.check_players(players)?;
        let mut drawn = kind.options_by_lot(players, rng);
        drawn.0.extend(options.0.clone());
        Self::new(kind, players, drawn)
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The options, as they were given.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The seats that are not on `seat`'s side: the winners if it gives up (RECORD.md, 'Lines').
    #[must_use]
    pub fn opponents(&self, seat: Seat) -> Vec<Seat> {
        let is_opponent = |&other: &Seat| self.side(other) != self.side(seat);
        Seat::of(self.players()).filter(is_opponent).collect()
    }

    /// Whether any two seats play together.
    #[must_use]
    pub fn has_teams(&self) -> bool {
        Seat::of(self.players()).any(|seat| self.side(seat) != seat)
    }

    /// The set-up as its game has it.
    pub(super) const fn of_game(&self) -> &OfGame {
        &self.of_game
    }
}

/// Writes [`GameKind`] and the way from it to the game's own set-up.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// Which rules: "game" alone always means these, never a match.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameKind {
            $($(#[doc = concat!("The game `", $id, "`.")] $kind,)+)+
        }

        /// A set-up as its game has it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(super) enum OfGame {
            $($game(<super::$folder::State as super::Game>::Setup),)+
        }

        impl GameKind {
            /// Every game.
            pub const ALL: &[Self] = &[$($(Self::$kind),+),+];

            /// Its id in records, options and words.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $($(Self::$kind => $id,)+)+
                }
            }

            /// How many can play it.
            #[must_use]
            pub fn players(self) -> RangeInclusive<u8> {
                match self {
                    $($(Self::$kind)|+ => {
                        <super::$folder::State as super::Game>::Setup::players_of(self)
                    })+
                }
            }

            /// What may be chosen next for an option: see [`GameSetup::choices`].
            #[must_use]
            pub fn choices(self, players: u8, key: &str, chosen: &[&str]) -> Vec<&'static str> {
                match self {
                    $($(Self::$kind)|+ => {
                        <super::$folder::State as super::Game>::Setup::choices(self, players, key, chosen)
                    })+
                }
            }

            fn options_by_lot(self, players: u8, rng: &mut impl Rng) -> Options {
                match self {
                    $($(Self::$kind)|+ => {
                        <super::$folder::State as super::Game>::Setup::by_lot(self, players, rng)
                    })+
                }
            }
        }

        impl OfGame {
            fn new(kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError> {
                match kind {
                    $($(GameKind::$kind)|+ => GameSetup::new(kind, players, options).map(Self::$game),)+
                }
            }
        }

        impl Setup {
            /// How many play.
            #[must_use]
            pub fn players(&self) -> u8 {
                match &self.of_game {
                    $(OfGame::$game(setup) => GameSetup::players(setup),)+
                }
            }

            /// The side a seat plays for, named by its lowest seat.
            #[must_use]
            pub fn side(&self, seat: Seat) -> Seat {
                match &self.of_game {
                    $(OfGame::$game(setup) => GameSetup::side(setup, seat),)+
                }
            }
        }
    };
}

games!(dispatch);

impl GameKind {
    /// The game of that id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    fn check_players(self, players: u8) -> Result<(), SetupError> {
        let range = self.players();
        if range.contains(&players) {
            return Ok(());
        }
        let (least, most) = range.into_inner();
        let many = match most - least {
            0 => least.to_string(),
            _ => format!("{least} to {most}"),
        };
        Err(SetupError::new(format!("this game is for {many} players")))
    }
}
