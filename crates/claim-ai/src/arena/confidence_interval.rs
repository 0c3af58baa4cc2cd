//! Confidence intervals for the mean of scores.

use crate::STANDARD_ERRORS;

/// A mean of scores from 0 to 1 and its confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConfidenceInterval {
    /// The mean of the scores; 0.5 without scores.
    pub mean: f64,
    /// The lower end of the interval at a confidence of 95 %, at least 0.
    pub low: f64,
    /// The upper end of the interval at a confidence of 95 %, at most 1.
    pub high: f64,
}

impl ConfidenceInterval {
    /// The mean of the scores and the interval that contains the true mean with a confidence of
    /// 95 %; without scores, a mean of 0.5.
    ///
    /// The interval is that of Agresti and Coull (1998), as if there were two more wins and two
    /// more losses. Without them, a few deals that all go the same way would look certain.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts are far below what f64 represents exactly"
    )]
    pub fn of_mean(scores: &[f64]) -> Self {
        let count = scores.len() as f64;
        let sum: f64 = scores.iter().sum();
        let squares: f64 = scores.iter().map(|score| score * score).sum();
        let (adjusted_count, adjusted_sum) = (count + 4.0, sum + 2.0);
        let adjusted_mean = adjusted_sum / adjusted_count;
        let variance = (squares + 2.0) / adjusted_count - adjusted_mean * adjusted_mean;
        let margin = f64::from(STANDARD_ERRORS) * (variance / adjusted_count).sqrt();
        Self {
            mean: if scores.is_empty() {
                adjusted_mean
            } else {
                sum / count
            },
            low: (adjusted_mean - margin).max(0.0),
            high: (adjusted_mean + margin).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn mean_is_within_the_interval(wins in 0..200_usize, losses in 0..200_usize, draws in 0..20_usize) {
            let scores = [vec![1.0; wins], vec![0.0; losses], vec![0.5; draws]].concat();
            let ConfidenceInterval { mean, low, high } = ConfidenceInterval::of_mean(&scores);
            prop_assert!(0.0 <= low && low < high && high <= 1.0);
            prop_assert!(low <= mean && mean <= high, "{low} {mean} {high}");
        }

        #[test]
        fn more_scores_narrow_the_interval(wins in 0..50_usize, losses in 0..50_usize) {
            let scores = [vec![1.0; wins], vec![0.0; losses]].concat();
            let (few, many) = (ConfidenceInterval::of_mean(&scores), ConfidenceInterval::of_mean(&scores.repeat(4)));
            prop_assert!(many.high - many.low <= few.high - few.low);
        }
    }

    #[test]
    fn few_scores_are_never_certain() {
        let ConfidenceInterval { low, high, .. } = ConfidenceInterval::of_mean(&[1.0; 3]);
        assert!(low < 0.5 && high > 0.9);
        assert!(ConfidenceInterval::of_mean(&[]).low < 0.1);
    }

    #[test]
    fn interval_contains_the_true_mean_in_95_percent_of_runs() {
        use rand::{Rng, SeedableRng};
        let mut rng = rand::rngs::ChaCha20Rng::seed_from_u64(1);
        let mut flip = || f64::from(rng.next_u32() & 1);
        let is_within = |_: &u32| {
            let scores: Vec<_> = std::iter::repeat_with(&mut flip).take(100).collect();
            let ConfidenceInterval { low, high, .. } = ConfidenceInterval::of_mean(&scores);
            low <= 0.5 && 0.5 <= high
        };
        let within = (0..1_000).filter(is_within).count();
        assert!((920..=980).contains(&within), "{within} of 1,000");
    }
}
