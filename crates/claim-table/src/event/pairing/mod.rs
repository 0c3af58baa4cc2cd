//! Who meets whom in the next round. All follows from the rounds before, the seeds and the secret.

mod brackets;
mod circle;
pub(super) mod matching;
mod swiss;

pub(super) use brackets::knockout;
pub(super) use circle::round_robin;
pub(super) use swiss::swiss;

/// The number of rounds in which each two of several players can meet once.
pub(super) const fn max_rounds(players: usize) -> usize {
    players - 1 + players % 2
}
