//! Fair dealing: the host commits to a secret before anyone joins, and all chance of the match
//! follows from that secret and from what the players add (RECORD.md, 'Fair dealing').

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The 32 random bytes from which, together with what the players add, all cards of a match follow.
/// They stay secret until the match is over; `Debug` does not show them.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The SHA-256 of a [`Secret`]. Publishing it binds the host to the secret without revealing it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct ParseHexError;

impl Secret {
    /// A random secret.
    #[must_use]
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The secret with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for storing them.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Parses 64 hexadecimal digits.
    ///
    /// # Errors
    ///
    /// If the text is anything else.
    pub fn from_hex(text: &str) -> Result<Self, ParseHexError> {
        bytes_from_hex(text).map(Self)
    }

    /// The 64 hexadecimal digits with which a record publishes the secret.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// The hash to publish before anyone joins.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The random numbers of the match, given what each seat added.
    #[must_use]
    pub fn stream(&self, entropy: &[String]) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.hash_with(entropy))
    }

    /// The random numbers for one purpose, where a secret serves several: each name has numbers of
    /// its own.
    #[must_use]
    pub fn named_stream(&self, name: &str) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.hash_with(&[name]))
    }

    /// The secret of one of several matches that all follow from this secret. Publishing it reveals
    /// neither this secret nor that of another name.
    #[must_use]
    pub fn derived(&self, name: &str) -> Self {
        Self(self.hash_with(&[name]))
    }

    /// The SHA-256 of the secret, followed for each text by a zero byte and the text.
    fn hash_with(&self, texts: &[impl AsRef<[u8]>]) -> [u8; 32] {
        let mut hash = Sha256::new_with_prefix(self.0);
        for text in texts {
            hash.update([0]);
            hash.update(text);
        }
        hash.finalize().into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        bytes_from_hex(text).map(Self)
    }
}

fn bytes_from_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseHexError)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::below;

    #[test]
    fn secret_round_trips_and_is_not_in_debug_output() {
        let secret = Secret::from_hex(&"5a".repeat(32)).expect("64 digits");
        assert_eq!(Secret::from_hex(&secret.to_hex()), Ok(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        let commitment = secret.commitment();
        assert_eq!(format!("{commitment:?}"), commitment.to_string());
        assert_eq!(
            secret.commitment().to_string().parse(),
            Ok(secret.commitment())
        );
        for wrong in ["", "5a", &"5a".repeat(33), &"5g".repeat(32)] {
            assert_eq!(Secret::from_hex(wrong), Err(ParseHexError));
        }
    }

    #[test]
    fn moving_entropy_between_seats_changes_the_stream() {
        let secret = Secret::from_hex(&"00".repeat(32)).expect("64 digits");
        let first = |shares: [&str; 2]| {
            let shares = shares.map(str::to_owned);
            below(&mut secret.stream(&shares), u32::MAX)
        };
        assert_ne!(first(["ab", "c"]), first(["a", "bc"]));
        assert_ne!(first(["", "a"]), first(["a", ""]));
    }

    #[test]
    fn names_have_streams_and_secrets_of_their_own() {
        let secret = Secret::from_hex(&"00".repeat(32)).expect("64 digits");
        let numbers = |name| {
            let mut stream = secret.named_stream(name);
            [(); 4].map(|()| below(&mut stream, u32::MAX))
        };
        assert_ne!(numbers("round 1"), numbers("round 2"));
        assert_ne!(secret.derived("board 1"), secret.derived("board 2"));
        // Computed with `hashlib` and docs/verify.py.
        let expected = "13ca152d350366baa5941bf6dec7076334c00f4d748292d8ae4065137c0b2523";
        assert_eq!(secret.derived("order").to_hex(), expected);
        let words = [2_007_262_948, 2_682_176_635, 3_201_056_283, 3_412_250_547];
        assert_eq!(numbers("order"), words);
    }
}
