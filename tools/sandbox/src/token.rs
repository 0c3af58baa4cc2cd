//! Random tokens.

use rand::RngExt;
use rand::rngs::StdRng;

/// A random string of ASCII letters and digits.
pub(crate) fn random_token(length: usize) -> String {
    const CHARACTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut rng: StdRng = rand::make_rng();
    (0..length)
        .map(|_| char::from(CHARACTERS[rng.random_range(0..CHARACTERS.len())]))
        .collect()
}
