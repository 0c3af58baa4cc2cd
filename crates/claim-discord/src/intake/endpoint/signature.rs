//! Whether a request comes from Discord, and was made just now.

use std::fmt;
use std::time::Duration;

use claim_table::timestamp::Timestamp;
use ring::signature::{ED25519, UnparsedPublicKey};

/// How far the time of a request may be from this machine's.
pub(super) const MAX_TIME_DIFFERENCE: Duration = Duration::from_mins(1);

/// The length of an Ed25519 public key in bytes.
const KEY_LENGTH: usize = 32;

/// The key of an application, by which requests of Discord are known.
#[derive(Clone, PartialEq, Eq)]
pub struct PublicKey([u8; KEY_LENGTH]);

/// The text is not the public key of an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a public key (expected 64 hexadecimal digits)")]
pub struct InvalidPublicKey;

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// From Discord, just now.
    Discord,
    /// Discord has signed it, but at a time that is this far from this machine's: it was recorded, or a clock is wrong.
    OtherTime(Duration),
    /// Discord has not signed it.
    Unknown,
}

impl PublicKey {
    /// Reads a key as Discord writes it, in hexadecimal digits.
    ///
    /// # Errors
    ///
    /// If the text is anything else.
    pub fn parse(text: &str) -> Result<Self, InvalidPublicKey> {
        let mut key = [0; KEY_LENGTH];
        hex::decode_to_slice(text, &mut key).map_err(|_| InvalidPublicKey)?;
        Ok(Self(key))
    }

    /// Where a request comes from: whether `signature` is Discord's of `timestamp` and `body`, and how far `timestamp`, in
    /// seconds since 1970, is from `now`.
    pub(super) fn check(
        &self,
        signature: &str,
        timestamp: &str,
        body: &[u8],
        now: Timestamp,
    ) -> Origin {
        let Ok(signature) = hex::decode(signature) else {
            return Origin::Unknown;
        };
        let signed = [timestamp.as_bytes(), body].concat();
        let key = UnparsedPublicKey::new(&ED25519, self.0);
        if key.verify(&signed, &signature).is_err() {
            return Origin::Unknown;
        }
        match time_difference(timestamp, now) {
            Some(difference) if difference <= MAX_TIME_DIFFERENCE => Origin::Discord,
            Some(difference) => Origin::OtherTime(difference),
            None => Origin::Unknown,
        }
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({})", hex::encode(self.0))
    }
}

/// How far a time in seconds since 1970 is from `now`; `None` if it is no such time.
fn time_difference(timestamp: &str, now: Timestamp) -> Option<Duration> {
    let seconds: i64 = timestamp.parse().ok()?;
    let sent = Timestamp(seconds.checked_mul(1000)?);
    let (before, after) = (
        now.saturating_duration_since(sent),
        sent.saturating_duration_since(now),
    );
    Some(before.max(after))
}

#[cfg(test)]
mod tests {
    use ring::signature::{Ed25519KeyPair, KeyPair};

    use super::*;

    #[test]
    fn signature_and_time_tell_where_a_request_comes_from() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).expect("a seed has 32 bytes");
        let public_key = hex::encode(pair.public_key());
        let key = PublicKey::parse(&public_key).expect("a public key");
        let signature = hex::encode(pair.sign(b"1000body"));
        let at = |seconds: i64| {
            let now = Timestamp(seconds * 1000);
            key.check(&signature, "1000", b"body", now)
        };
        let seconds = Duration::from_secs;
        assert_eq!(at(1060), Origin::Discord);
        assert_eq!(at(940), Origin::Discord);
        assert_eq!(at(1061), Origin::OtherTime(seconds(61)));
        assert_eq!(at(900), Origin::OtherTime(seconds(100)));
        let now = Timestamp(1_000_000);
        assert_eq!(
            key.check(&signature, "1000", b"other", now),
            Origin::Unknown
        );
        assert_eq!(key.check(&signature, "1001", b"body", now), Origin::Unknown);
        assert_eq!(key.check("no hex", "1000", b"body", now), Origin::Unknown);
    }
}
