//! How sure a mean is.

/// A mean of scores from 0 to 1, and what it may be in truth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The least that it may be.
    pub low: f64,
    /// The most that it may be.
    pub high: f64,
}

/// How many standard errors away from the mean 95 % of a normal distribution lie.
const SPREAD: f64 = 1.96;

impl Interval {
    /// The mean of so many scores, and the interval in which it truly lies with a confidence of
    /// 95 %; anything where there are none.
    ///
    /// The interval is that of Agresti and Coull (1998): as if two more had been won and two lost,
    /// without which few deals that all went one way would look certain.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "far fewer than a float counts")]
    pub fn of(scores: &[f64]) -> Self {
        let count = scores.len() as f64;
        let sum: f64 = scores.iter().sum();
        let squares: f64 = scores.iter().map(|score| score * score).sum();
        let (more, more_sum) = (count + 4.0, sum + 2.0);
        let middle = more_sum / more;
        let variance = (squares + 2.0) / more - middle * middle;
        let error = SPREAD * (variance / more).sqrt();
        Self {
            mean: if scores.is_empty() {
                middle
            } else {
                sum / count
            },
            low: (middle - error).max(0.0),
            high: (middle + error).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_mean_lies_within(wins in 0..200_usize, losses in 0..200_usize, draws in 0..20_usize) {
            let scores = [vec![1.0; wins], vec![0.0; losses], vec![0.5; draws]].concat();
            let Interval { mean, low, high } = Interval::of(&scores);
            prop_assert!(0.0 <= low && low < high && high <= 1.0);
            prop_assert!(low <= mean && mean <= high, "{low} {mean} {high}");
        }

        #[test]
        fn more_of_the_same_is_surer(wins in 0..50_usize, losses in 0..50_usize) {
            let scores = [vec![1.0; wins], vec![0.0; losses]].concat();
            let (few, many) = (Interval::of(&scores), Interval::of(&scores.repeat(4)));
            prop_assert!(many.high - many.low <= few.high - few.low);
        }
    }

    #[test]
    fn few_deals_are_never_certain() {
        let Interval { low, high, .. } = Interval::of(&[1.0; 3]);
        assert!(low < 0.5 && high > 0.9);
        assert!(Interval::of(&[]).low < 0.1);
    }

    #[test]
    fn equal_bots_are_within_for_19_of_20_runs() {
        use rand::{Rng, SeedableRng};
        let mut rng = rand::rngs::ChaCha20Rng::seed_from_u64(1);
        let mut flip = || f64::from(rng.next_u32() & 1);
        let is_within = |_: &u32| {
            let scores: Vec<_> = std::iter::repeat_with(&mut flip).take(100).collect();
            let Interval { low, high, .. } = Interval::of(&scores);
            low <= 0.5 && 0.5 <= high
        };
        let within = (0..1_000).filter(is_within).count();
        assert!((920..=980).contains(&within), "{within} of 1,000");
    }
}
