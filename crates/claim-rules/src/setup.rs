//! Which game is played, by how many, with which options. Checked once, valid from then on.

use std::ops::RangeInclusive;

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::cards::{Faction, Seat};
use crate::{GameSetup, games};

/// The options of a game in the form of records: a JSON object. The game's setup defines which
/// options it takes and which values they have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(Map<String, Value>);

/// Why a game, its options and a number of players do not fit together: a phrase for operators and
/// for readers of records.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(String);

/// A game, its options and a number of players that fit together.
///
/// ```
/// use claim_rules::{GameKind, Options, Setup};
///
/// let setup = Setup::new(GameKind::Claim, 2, Options::default())?;
/// assert_eq!(setup.players(), 2);
///
/// let error = Setup::new(GameKind::Claim, 3, Options::default()).unwrap_err();
/// assert_eq!(error.to_string(), "this game is for 2 players");
///
/// let deck = ["goblin", "knight", "troll", "dragon", "seer"];
/// let options = Options::default().with(Options::FACTIONS, deck.to_vec());
/// assert!(Setup::new(GameKind::ClaimMix, 2, options).is_ok());
/// # Ok::<(), claim_rules::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    kind: GameKind,
    options: Options,
    inner: AnySetup,
}

impl Options {
    /// The key of a list of factions.
    pub const FACTIONS: &str = "factions";

    /// The key of a variant of the rules.
    pub const VARIANT: &str = "variant";

    /// The keys of all options that players choose.
    pub const KEYS: [&str; 2] = [Self::FACTIONS, Self::VARIANT];

    /// Sets an option.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0.insert(key.to_owned(), value.into());
        self
    }

    /// Sets an option to the chosen ids; unchanged if none is chosen.
    #[must_use]
    pub fn with_chosen(self, key: &str, chosen: &[&str]) -> Self {
        match chosen {
            [] => self,
            [only] if key != Self::FACTIONS => self.with(key, *only),
            several => self.with(key, several),
        }
    }

    /// The ids of an option: the entries of a list, or a single text.
    #[must_use]
    pub fn ids(&self, key: &str) -> Vec<&str> {
        match self.0.get(key) {
            Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
            Some(Value::String(id)) => vec![id],
            _ => Vec::new(),
        }
    }

    /// Makes sure that there are no options but these.
    pub(crate) fn expect_only(&self, keys: &[&str]) -> Result<(), SetupError> {
        match self.0.keys().find(|key| !keys.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => Err(SetupError::new(format!("unknown option `{key}`"))),
        }
    }

    /// The string that an option must have.
    pub(crate) fn require_string(&self, key: &str) -> Result<&str, SetupError> {
        let string = self.require(key)?.as_str();
        string.ok_or_else(|| SetupError::new(format!("the option `{key}` must be a string")))
    }

    /// The list of factions that [`Options::FACTIONS`] must have.
    pub(crate) fn require_factions(&self) -> Result<Vec<Faction>, SetupError> {
        let key = Self::FACTIONS;
        let wrong = || SetupError::new(format!("the option `{key}` must be a list of strings"));
        let list = self.require(key)?.as_array().ok_or_else(wrong)?;
        let faction = |value: &Value| {
            let id = value.as_str().ok_or_else(wrong)?;
            let unknown = |_| SetupError::new(format!("unknown faction \"{id}\""));
            id.parse().map_err(unknown)
        };
        list.iter().map(faction).collect()
    }

    fn require(&self, key: &str) -> Result<&Value, SetupError> {
        let missing = || SetupError::new(format!("the option `{key}` is missing"));
        self.0.get(key).ok_or_else(missing)
    }
}

impl SetupError {
    /// An error with this message.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl Setup {
    /// Checks that the three fit together (RULES.md; RECORD.md, "Header").
    ///
    /// # Errors
    ///
    /// If they do not.
    pub fn new(kind: GameKind, players: u8, options: Options) -> Result<Self, SetupError> {
        kind.check_players(players)?;
        let inner = AnySetup::new(kind, players, &options)?;
        Ok(Self {
            kind,
            options,
            inner,
        })
    }

    /// A setup in which the options that are missing in `options` are chosen at random; a missing variant is the
    /// standard one.
    ///
    /// ```
    /// use claim_rules::{GameKind, Options, Setup};
    /// use rand::SeedableRng;
    /// use rand::rngs::ChaCha20Rng;
    ///
    /// let mut rng = ChaCha20Rng::seed_from_u64(1);
    /// let setup = Setup::random(GameKind::ClaimMix, 2, &Options::default(), &mut rng)?;
    /// assert_eq!(setup.options().ids(Options::FACTIONS).len(), 5);
    /// # Ok::<(), claim_rules::SetupError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If kind, number of players and options do not fit together.
    pub fn random(
        kind: GameKind,
        players: u8,
        options: &Options,
        rng: &mut impl Rng,
    ) -> Result<Self, SetupError> {
        kind.check_players(players)?;
        let mut all = kind.random_options(players, rng);
        all.0.extend(options.0.clone());
        Self::new(kind, players, all)
    }

    /// The game that is played.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The options as they were given.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whether both describe the same game with the same options. The order of the options' lists does not matter.
    ///
    /// ```
    /// use claim_rules::{GameKind, Options, Setup};
    ///
    /// let with = |kind, factions: &[&str]| {
    ///     let options = Options::default().with_chosen(Options::FACTIONS, factions);
    ///     Setup::new(kind, 2, options)
    /// };
    /// let mut factions = ["goblin", "knight", "undead", "dwarf", "troll", "giant", "seer"];
    /// for (kind, count) in [(GameKind::ClaimMix, 5), (GameKind::Kingdoms, 7)] {
    ///     let one = with(kind, &factions[..count])?;
    ///     // The first two decide about the deck of Claim 1 + 2.
    ///     factions[2..count].reverse();
    ///     let other = with(kind, &factions[..count])?;
    ///     assert!(one.is_equivalent(&other) && one != other);
    /// }
    /// # Ok::<(), claim_rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn is_equivalent(&self, other: &Self) -> bool {
        self.kind == other.kind && self.inner == other.inner
    }

    /// The seats that are not on `seat`'s side: the winners if it resigns (RECORD.md, "Lines").
    #[must_use]
    pub fn opponents(&self, seat: Seat) -> Vec<Seat> {
        let is_opponent = |&other: &Seat| self.side(other) != self.side(seat);
        Seat::of(self.players()).filter(is_opponent).collect()
    }

    /// The sides, each represented by its lowest seat.
    #[must_use]
    pub fn sides(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::of(self.players()).filter(|&seat| self.side(seat) == seat)
    }

    /// The seats of a side in order: one player, or the members of a team.
    #[must_use]
    pub fn members(&self, side: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::of(self.players()).filter(move |&seat| self.side(seat) == side)
    }

    /// Whether seats play in teams.
    #[must_use]
    pub fn has_teams(&self) -> bool {
        Seat::of(self.players()).any(|seat| self.side(seat) != seat)
    }

    /// The setup in the game's own type.
    pub(super) const fn inner(&self) -> &AnySetup {
        &self.inner
    }
}

/// Generates [`GameKind`] and the dispatch from it to the game's own setup.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// Which rules are played. "Game" always means the rules, never a single match.
        ///
        /// ```
        /// use claim_rules::GameKind;
        ///
        /// assert_eq!(GameKind::from_id("claim-mix"), Some(GameKind::ClaimMix));
        /// assert_eq!(GameKind::ClaimMix.players(), 2..=4);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameKind {
            $($(#[doc = concat!("The game `", $id, "`.")] $kind,)+)+
        }

        /// The setup of any game, in the game's own type.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(super) enum AnySetup {
            $($game(<crate::$folder::State as super::Game>::Setup),)+
        }

        impl GameKind {
            /// Every game.
            pub const ALL: &[Self] = &[$($(Self::$kind),+),+];

            /// The id in records, options and message keys.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $($(Self::$kind => $id,)+)+
                }
            }

            /// The numbers of players that the game supports.
            #[must_use]
            pub fn players(self) -> RangeInclusive<u8> {
                match self {
                    $($(Self::$kind)|+ => {
                        <crate::$folder::State as super::Game>::Setup::players_of(self)
                    })+
                }
            }

            /// The ids that can be chosen next for the option `key`, after `chosen`. Empty if the
            /// choice is complete or the game has no such option.
            ///
            /// ```
            /// use claim_rules::{GameKind, Options};
            ///
            /// let second = GameKind::ClaimMix.choices(2, Options::FACTIONS, &["goblin"]);
            /// assert_eq!(second, ["knight"]);
            /// ```
            #[must_use]
            pub fn choices(self, players: u8, key: &str, chosen: &[&str]) -> Vec<&'static str> {
                match self {
                    $($(Self::$kind)|+ => {
                        <crate::$folder::State as super::Game>::Setup::choices(self, players, key, chosen)
                    })+
                }
            }

            fn random_options(self, players: u8, rng: &mut impl Rng) -> Options {
                match self {
                    $($(Self::$kind)|+ => {
                        <crate::$folder::State as super::Game>::Setup::random_options(self, players, rng)
                    })+
                }
            }
        }

        impl AnySetup {
            fn new(kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError> {
                match kind {
                    $($(GameKind::$kind)|+ => GameSetup::new(kind, players, options).map(Self::$game),)+
                }
            }
        }

        impl Setup {
            /// The number of players.
            #[must_use]
            pub fn players(&self) -> u8 {
                match &self.inner {
                    $(AnySetup::$game(setup) => GameSetup::players(setup),)+
                }
            }

            /// The side a seat plays for, named by its lowest seat.
            #[must_use]
            pub fn side(&self, seat: Seat) -> Seat {
                match &self.inner {
                    $(AnySetup::$game(setup) => GameSetup::side(setup, seat),)+
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
        let (min, max) = range.into_inner();
        let numbers = if min == max {
            min.to_string()
        } else {
            format!("{min} to {max}")
        };
        Err(SetupError::new(format!(
            "this game is for {numbers} players"
        )))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;

    #[test]
    fn chosen_ids_become_a_list_only_for_factions() {
        let chosen = |key, ids: &[&str]| Options::default().with_chosen(key, ids);
        let one = chosen(Options::VARIANT, &["standard"]);
        assert_eq!(one, Options::default().with("variant", "standard"));
        let list = chosen(Options::FACTIONS, &["goblin"]);
        assert_eq!(list, Options::default().with("factions", vec!["goblin"]));
        assert_eq!(chosen(Options::FACTIONS, &[]), Options::default());
    }

    #[test]
    fn ids_come_from_a_list_or_a_string() {
        let options = Options::default()
            .with("factions", vec!["gnome", "giant"])
            .with("variant", "recycle")
            .with("number", 7);
        assert_eq!(options.ids("factions"), ["gnome", "giant"]);
        assert_eq!(options.ids("variant"), ["recycle"]);
        assert_eq!(options.ids("number"), [""; 0]);
        assert_eq!(options.ids("missing"), [""; 0]);
    }

    #[test]
    fn wrong_options_are_named() {
        for (kind, options, message) in [
            (
                GameKind::Claim,
                Options::default().with("light", true),
                "unknown option `light`",
            ),
            (
                GameKind::ClaimIt,
                Options::default(),
                "the option `variant` is missing",
            ),
            (
                GameKind::ClaimIt,
                Options::default().with("variant", 1),
                "the option `variant` must be a string",
            ),
            (
                GameKind::Kingdoms,
                Options::default().with("factions", "goblin"),
                "the option `factions` must be a list of strings",
            ),
            (
                GameKind::Kingdoms,
                Options::default().with("factions", vec!["goblin", "elf"]),
                "unknown faction \"elf\"",
            ),
        ] {
            let error = Setup::new(kind, 2, options).expect_err(message);
            assert_eq!(error.to_string(), message);
        }
    }

    #[test]
    fn two_teams_of_two_have_two_sides() {
        let setup = |players| {
            let mut rng = ChaCha20Rng::seed_from_u64(1);
            Setup::random(GameKind::ClaimMix, players, &Options::default(), &mut rng)
                .expect("2 to 4 players can combine decks")
        };
        let (teams, single) = (setup(4), setup(3));
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|seat| Seat::ALL[seat]);

        assert!(teams.has_teams());
        assert_eq!(teams.sides().collect::<Vec<_>>(), [first, second]);
        assert_eq!(teams.opponents(third), [second, fourth]);
        assert_eq!(teams.members(second).collect::<Vec<_>>(), [second, fourth]);

        assert!(!single.has_teams());
        assert_eq!(single.sides().collect::<Vec<_>>(), [first, second, third]);
        assert_eq!(single.opponents(third), [first, second]);
    }
}
