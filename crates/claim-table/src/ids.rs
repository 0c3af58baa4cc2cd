//! Ids. Each kind has its own type, so that they cannot be confused. And the names of people.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};

/// The characters of the program's own ids. Letters and digits that are easily confused are left out.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The text is not an id of the requested kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a valid id")]
pub struct ParseIdError;

macro_rules! own_ids {
    ($($(#[$doc:meta])* $name:ident($len:literal))*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $name::LEN]);

        impl $name {
            /// The number of characters of an id.
            pub const LEN: usize = $len;

            /// A random id.
            pub fn random(rng: &mut impl Rng) -> Self {
                Self(std::array::from_fn(|_| {
                    ALPHABET[rng.random_range(0..ALPHABET.len())]
                }))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0
                    .iter()
                    .try_for_each(|&byte| write!(f, "{}", char::from(byte)))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                let bytes: [u8; Self::LEN] = text.as_bytes().try_into().map_err(|_| ParseIdError)?;
                let known = bytes.iter().all(|byte| ALPHABET.contains(byte));
                known.then_some(Self(bytes)).ok_or(ParseIdError)
            }
        }
    )*};
}

own_ids! {
    /// The id of a match: ten random letters and digits, which are hard to guess.
    MatchId(10)
    /// The id of an event: six random letters and digits.
    EventId(6)
}

impl MatchId {
    /// A placeholder for something that is shown like a match but not stored as one, for example a puzzle.
    pub const NONE: Self = Self([b'a'; Self::LEN]);
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
    /// The account of a person or a bot on Discord.
    UserId
    /// A Discord server.
    GuildId
    /// A channel of a server, or of direct messages.
    ChannelId
    /// A message in a channel.
    MessageId
    /// A process of the program, among those that use the same store. A random number below 2^63.
    ProcessId
}

impl UserId {
    /// From here on, ids stand for people whose data was deleted: they are snowflakes of the year 2049 and later.
    pub const FIRST_PSEUDONYM: Self = Self(1 << 62);

    /// Whether the id stands for a person whose data was deleted.
    #[must_use]
    pub fn is_pseudonym(self) -> bool {
        self >= Self::FIRST_PSEUDONYM
    }
}

/// What a person is called, as Discord and the database have it: not yet fit for a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonName {
    /// The name that others see: in a server, the nickname that the person has there, if any.
    pub display: String,
    /// The name of the account, which no other account has. Empty if it is not known.
    pub user_name: String,
}

impl From<String> for PersonName {
    /// A display name without a user name.
    fn from(display: String) -> Self {
        Self {
            display,
            user_name: String::new(),
        }
    }
}

impl From<&str> for PersonName {
    fn from(display: &str) -> Self {
        display.to_owned().into()
    }
}
