//! Ratings: numbers in, numbers out. The method is Weng and Lin's Bayesian approximation, which
//! rates two players, more, and teams alike.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong somebody is taken to be, and how sure that is. In points; a newcomer has 1500.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength, in points.
    pub points: f64,
    /// The uncertainty: one standard deviation, in points.
    pub uncertainty: f64,
}

/// Points per unit of the method's own scale, on which newcomers have 25 ± 8⅓.
const POINTS: f64 = 60.0;

impl Default for Rating {
    fn default() -> Self {
        Self::from_scale(WengLinRating::new())
    }
}

impl Rating {
    const fn from_scale(rating: WengLinRating) -> Self {
        Self {
            points: rating.rating * POINTS,
            uncertainty: rating.uncertainty * POINTS,
        }
    }

    const fn to_scale(self) -> WengLinRating {
        WengLinRating {
            rating: self.points / POINTS,
            uncertainty: self.uncertainty / POINTS,
        }
    }
}

/// The ratings after a match of sides, in the order given: each side its players' ratings and its
/// rank, from 1; equal ranks are a draw.
#[must_use]
pub fn after_match(sides: &[(Vec<Rating>, usize)]) -> Vec<Vec<Rating>> {
    let scaled: Vec<(Vec<_>, _)> = sides
        .iter()
        .map(|(side, rank)| {
            let side = side.iter().map(|rating| rating.to_scale()).collect();
            (side, MultiTeamOutcome::new(*rank))
        })
        .collect();
    let teams: Vec<_> = scaled
        .iter()
        .map(|(side, rank)| (side.as_slice(), *rank))
        .collect();
    weng_lin_multi_team(&teams, &WengLinConfig::new())
        .into_iter()
        .map(|side| side.into_iter().map(Rating::from_scale).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winning_gains_what_losing_costs_and_makes_surer() {
        let new = Rating::default();
        let after = after_match(&[(vec![new], 1), (vec![new], 2)]);
        let (winner, loser) = (after[0][0], after[1][0]);
        assert!(winner.points > new.points && loser.points < new.points);
        assert!((winner.points + loser.points - 2.0 * new.points).abs() < 1e-6);
        assert!(winner.uncertainty < new.uncertainty && loser.uncertainty < new.uncertainty);
    }

    #[test]
    fn a_draw_helps_the_weaker() {
        let strong = Rating {
            points: 1800.0,
            ..Rating::default()
        };
        let after = after_match(&[(vec![strong], 1), (vec![Rating::default()], 1)]);
        assert!(after[0][0].points < strong.points && after[1][0].points > 1500.0);
    }
}
