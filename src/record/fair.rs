//! Fair dealing: a secret that is published in advance as its hash, and the stream of chance that
//! follows from it and from what the players add (RECORD.md, 'Fair dealing').

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// What the host drew before anybody joined. Whoever knows it knows every card of the match.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The SHA-256 of a [`Secret`]: binds the host to it and tells nothing about it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct ParseHexError;

impl Secret {
    /// Draws a secret.
    #[must_use]
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The secret of those bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Reads 64 hexadecimal digits.
    ///
    /// # Errors
    ///
    /// For any other text.
    pub fn from_hex(text: &str) -> Result<Self, ParseHexError> {
        bytes_from_hex(text).map(Self)
    }

    /// The 64 hexadecimal digits that publish it.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// What binds the host to it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The chance of the match, given what each seat added.
    #[must_use]
    pub fn stream(&self, entropy: &[String]) -> ChaCha20Rng {
        let mut hash = Sha256::new_with_prefix(self.0);
        for added in entropy {
            hash.update([0]);
            hash.update(added);
        }
        ChaCha20Rng::from_seed(hash.finalize().into())
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
    use crate::rules::chance::below;

    #[test]
    fn a_secret_reads_back_and_does_not_show_itself() {
        let secret = Secret::from_hex(&"5a".repeat(32)).expect("64 digits");
        assert_eq!(Secret::from_hex(&secret.to_hex()), Ok(secret.clone()));
        assert!(!format!("{secret:?}").contains("5a"));
        assert_eq!(
            secret.commitment().to_string().parse(),
            Ok(secret.commitment())
        );
        for wrong in ["", "5a", &"5a".repeat(33), &"5g".repeat(32)] {
            assert_eq!(Secret::from_hex(wrong), Err(ParseHexError));
        }
    }

    #[test]
    fn the_seats_shares_do_not_run_together() {
        let secret = Secret::from_hex(&"00".repeat(32)).expect("64 digits");
        let first = |shares: [&str; 2]| {
            let shares = shares.map(str::to_owned);
            below(&mut secret.stream(&shares), u32::MAX)
        };
        assert_ne!(first(["ab", "c"]), first(["a", "bc"]));
        assert_ne!(first(["", "a"]), first(["a", ""]));
    }
}
