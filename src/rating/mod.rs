//! Ratings of players, updated after each match. The method is Weng and Lin's Bayesian
//! approximation, which handles two players, several players, and teams.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A player's estimated strength and its uncertainty. A new player has 1500 points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimated strength, in points.
    pub points: f64,
    /// One standard deviation of the estimate, in points.
    pub uncertainty: f64,
}

/// Points per unit of the method's own scale, on which new players have 25 ± 8⅓.
const POINTS_PER_UNIT: f64 = 60.0;

impl Default for Rating {
    fn default() -> Self {
        Self::from_scale(WengLinRating::new())
    }
}

impl Rating {
    const fn from_scale(rating: WengLinRating) -> Self {
        Self {
            points: rating.rating * POINTS_PER_UNIT,
            uncertainty: rating.uncertainty * POINTS_PER_UNIT,
        }
    }

    const fn to_scale(self) -> WengLinRating {
        WengLinRating {
            rating: self.points / POINTS_PER_UNIT,
            uncertainty: self.uncertainty / POINTS_PER_UNIT,
        }
    }
}

/// The new ratings after a match. Each side has the ratings of its players and its rank, from 1;
/// equal ranks are a draw. The result has the order of `sides`.
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
    fn winner_gains_what_loser_loses_and_uncertainty_shrinks() {
        let new = Rating::default();
        let after = after_match(&[(vec![new], 1), (vec![new], 2)]);
        let (winner, loser) = (after[0][0], after[1][0]);
        assert!(winner.points > new.points && loser.points < new.points);
        assert!((winner.points + loser.points - 2.0 * new.points).abs() < 1e-6);
        assert!(winner.uncertainty < new.uncertainty && loser.uncertainty < new.uncertainty);
    }

    #[test]
    fn draw_helps_the_weaker_player() {
        let strong = Rating {
            points: 1800.0,
            ..Rating::default()
        };
        let after = after_match(&[(vec![strong], 1), (vec![Rating::default()], 1)]);
        assert!(after[0][0].points < strong.points && after[1][0].points > 1500.0);
    }
}
