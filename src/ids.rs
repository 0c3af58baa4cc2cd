//! Ids, each a type of its own, so that none is taken for another.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};

/// A match: ten letters and digits, made by the program, hard to guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId([u8; MatchId::LEN]);

impl MatchId {
    /// How many characters an id has.
    pub const LEN: usize = 10;

    /// The id of no match, for what is told of like one: a puzzle.
    pub const NONE: Self = Self([b'a'; Self::LEN]);

    /// Its characters: no letter or digit that is easily taken for another.
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

    /// A new id.
    pub fn random(rng: &mut impl Rng) -> Self {
        Self([(); Self::LEN].map(|()| Self::ALPHABET[rng.random_range(0..Self::ALPHABET.len())]))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&byte| write!(f, "{}", char::from(byte)))
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no id of the kind asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct ParseIdError;

impl FromStr for MatchId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, ParseIdError> {
        let bytes: [u8; Self::LEN] = text.as_bytes().try_into().map_err(|_| ParseIdError)?;
        let known = bytes.iter().all(|byte| Self::ALPHABET.contains(byte));
        known.then_some(Self(bytes)).ok_or(ParseIdError)
    }
}

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                text.parse().map(Self).map_err(|_| ParseIdError)
            }
        }
    )*};
}

snowflakes! {
    /// A person's or bot's account on the chat platform.
    UserId
    /// A server of the chat platform, in which there are channels and a leaderboard.
    GuildId
    /// A channel, direct messages included.
    ChannelId
    /// A message in a channel.
    MessageId
}
