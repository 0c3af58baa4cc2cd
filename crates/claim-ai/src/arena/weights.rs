//! Whether newly trained weights of Claim It play better than others.

use claim_rules::{Action, GameKind, Options, View};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::contest::{Contest, ContestError};
use crate::bots::{Bot, player_with};

/// Plays this many deals of Claim It between hard bots with these weights, each deal twice, and returns the first one's
/// share of the wins in each. Equal arguments give equal scores.
///
/// # Errors
///
/// If the game is not for that many players, or a match cannot be played.
pub fn compare_weights(
    players: u8,
    deals: u64,
    seed: u64,
    weights: [&[u8]; 2],
) -> Result<Vec<f64>, ContestError> {
    let contest = Contest {
        kind: GameKind::ClaimIt,
        players,
        options: Options::default(),
        // Others play in their place.
        bots: [Bot::Random; 2],
        seed,
        counts_missed_wins: false,
    };
    let score = |number| {
        let players = weights.map(player_with);
        contest.score_of(number, |player, view, _| match view {
            View::ClaimIt(view) => players[player](view).map(Action::ClaimIt),
            _ => None,
        })
    };
    (0..deals).into_par_iter().map(score).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::ConfidenceInterval;
    use crate::bots::train_claim_it;

    #[test]
    fn equal_weights_share_the_wins_and_trained_ones_win() {
        let trained: &[u8] = include_bytes!("../bots/claim_it/weights/2.bin");
        let untrained = train_claim_it(2, 0, 1, || ());
        let mean = |deals, weights: [&[u8]; 2]| {
            let scores = compare_weights(2, deals, 1, weights);
            ConfidenceInterval::of_mean(&scores.expect("the deals can be played")).mean
        };
        // Equal players who search the same positions play the same match twice.
        assert!((mean(1, [trained, trained]) - 0.5).abs() < 1e-9);
        assert!(mean(1, [trained, &untrained]) > 0.6);
    }
}
