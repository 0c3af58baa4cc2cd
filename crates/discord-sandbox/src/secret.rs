//! Random tokens.

use rand::RngExt;
use rand::rngs::StdRng;

/// A random string of ASCII letters and digits.
pub(crate) fn secret(length: usize) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut rng: StdRng = rand::make_rng();
    (0..length)
        .map(|_| char::from(LETTERS[rng.random_range(0..LETTERS.len())]))
        .collect()
}
