//! Which game is played, by how many, with which options. Checked once, valid from then on.

use std::ops::RangeInclusive;

use rand::Rng;

use crate::cards::{FactionSet, Seat};
use crate::{GameKind, GameSetup, Options, SetupError, games};

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
        all.extend(options);
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

/// Generates the dispatch from [`GameKind`] to the game's own setup.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// The setup of any game, in the game's own type.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(super) enum AnySetup {
            $($game(<crate::$folder::State as super::Game>::Setup),)+
        }

        impl GameKind {
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

            /// The factions of the deck; none if the game has no cards.
            #[must_use]
            pub fn factions(&self) -> FactionSet {
                match &self.inner {
                    $(AnySetup::$game(setup) => GameSetup::factions(setup),)+
                }
            }
        }
    };
}

games!(dispatch);

impl GameKind {
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
