//! Ratings of players, updated after each match from the sides and how each player finished. The method is
//! Weng and Lin's Bayesian approximation.

#[cfg(test)]
mod tests;

use std::time::Duration;

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_two_teams};

/// How many rated matches two people can finish together within [`PAIR_WINDOW`]. Further ones are not rated, so
/// that no rating comes from playing the same person over and over.
pub const MAX_RATED_PER_PAIR: u32 = 3;

/// The time before the start of a match in which the rated matches of a pair count: see [`MAX_RATED_PER_PAIR`].
pub const PAIR_WINDOW: Duration = Duration::from_hours(24);

/// A player's estimated strength and its uncertainty, both rounded to thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimated strength, in points.
    pub points: f64,
    /// One standard deviation of the estimate, in points.
    pub uncertainty: f64,
}

/// How a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Played to the end. Rank 1 is the best; if players of two sides have rank 1, they have drawn. Between
    /// sides that share any other rank, the order is unknown.
    Rank(u8),
    /// Left before the end, which counts as lost against all who did not.
    Left,
    /// Took part, but the match does not count for this player.
    Unrated,
}

/// The result of a match for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They won.
    Won,
    /// They tied for first.
    Drawn,
    /// They lost.
    Lost,
}

/// A player of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant {
    /// The rating before the match.
    pub rating: Rating,
    /// The side. Players with the same number are a team.
    pub side: u8,
    /// How the match ended for the player.
    pub finish: Finish,
}

/// The parameters of the method.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    /// The rating of a new player.
    pub initial: Rating,
    /// How much luck decides a match, in points: a player who is this much stronger, if both ratings were
    /// certain, wins about two matches of three.
    pub luck: f64,
    /// The minimum uncertainty, so that ratings still react to improvement after many matches.
    pub min_uncertainty: f64,
}

impl Parameters {
    /// The parameters that the program uses.
    pub const DEFAULT: Self = Self {
        initial: Rating {
            points: 1400.0,
            uncertainty: 200.0,
        },
        luck: 200.0,
        min_uncertainty: 60.0,
    };
}

impl Default for Rating {
    /// The rating of a new player.
    fn default() -> Self {
        Parameters::DEFAULT.initial
    }
}

/// By how many standard deviations the displayed number is below the estimate.
const DISPLAYED_DEVIATIONS: f64 = 2.0;

/// The maximum uncertainty of a rating that is not provisional.
const MAX_ESTABLISHED_UNCERTAINTY: f64 = 165.0;

impl Rating {
    /// The number that people see: a strength that the player very probably has at least. It is 1000 for a
    /// new player, and rises as the estimate becomes more certain.
    #[must_use]
    pub fn shown(self) -> f64 {
        self.points - DISPLAYED_DEVIATIONS * self.uncertainty
    }

    /// Whether the player has too few matches to say much about their strength.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.uncertainty > MAX_ESTABLISHED_UNCERTAINTY
    }

    /// The rating rounded to thousandths, as it is stored, so that it equals the stored one.
    #[must_use]
    pub fn rounded(self) -> Self {
        let rounded = |points: f64| (points * 1000.0).round() / 1000.0;
        Self {
            points: rounded(self.points),
            uncertainty: rounded(self.uncertainty),
        }
    }

    const fn to_scale(self) -> WengLinRating {
        WengLinRating {
            rating: self.points,
            uncertainty: self.uncertainty,
        }
    }
}

/// The players' new ratings after a match, and the result for each of them, in the order of `entrants`.
/// `None` for players for whom the match does not count.
#[must_use]
pub fn after_match(entrants: &[Entrant]) -> Vec<Option<(Rating, Outcome)>> {
    after_match_with(&Parameters::DEFAULT, entrants)
}

/// As [`after_match`], with other parameters.
#[must_use]
pub fn after_match_with(
    parameters: &Parameters,
    entrants: &[Entrant],
) -> Vec<Option<(Rating, Outcome)>> {
    let rated = entrants.iter().enumerate().map(|(index, entrant)| {
        let outcome = entrant.outcome(entrants)?;
        Some((new_rating(parameters, entrants, index), outcome))
    });
    rated.collect()
}

/// The rating of a player after the match: the mean of the ratings after two-sided matches against each
/// opposing side. With several sides, a match says less about each pair of them than a match between these
/// two alone.
fn new_rating(parameters: &Parameters, entrants: &[Entrant], index: usize) -> Rating {
    let entrant = entrants[index];
    let mut opponents: Vec<u8> = entrants.iter().map(|it| it.side).collect();
    opponents.sort_unstable();
    opponents.dedup();
    opponents.retain(|&side| side != entrant.side);
    let config = WengLinConfig {
        beta: parameters.luck,
        ..WengLinConfig::new()
    };
    let own_side = members(entrants, entrant.side);
    let own_place = own_side.iter().position(|&(member, _)| member == index);
    let [mut points, mut variance] = [0.0; 2];
    let count = f64::from(u8::try_from(opponents.len().max(1)).unwrap_or(u8::MAX));
    for side in opponents {
        let opposing = members(entrants, side);
        let (Some(outcome), Some(place)) = (entrant.against(&opposing), own_place) else {
            variance += entrant.rating.uncertainty.powi(2) / count;
            continue;
        };
        let [own, other] = [&own_side, &opposing]
            .map(|side| -> Vec<_> { side.iter().map(|(_, it)| it.rating.to_scale()).collect() });
        let after = weng_lin_two_teams(&own, &other, &outcome, &config).0[place];
        points += (after.rating - entrant.rating.points) / count;
        variance += after.uncertainty.powi(2) / count;
    }
    let after = Rating {
        points: entrant.rating.points + points,
        uncertainty: variance.sqrt().max(parameters.min_uncertainty),
    };
    after.rounded()
}

/// The players of a side, with their indices among all entrants.
fn members(entrants: &[Entrant], side: u8) -> Vec<(usize, Entrant)> {
    let all = entrants.iter().copied().enumerate();
    all.filter(|(_, entrant)| entrant.side == side).collect()
}

impl Entrant {
    /// The result of the match for the player; `None` if it does not count.
    fn outcome(&self, entrants: &[Self]) -> Option<Outcome> {
        let is_tied =
            |other: &Self| other.side != self.side && matches!(other.finish, Finish::Rank(1));
        match self.finish {
            Finish::Rank(1) if entrants.iter().any(is_tied) => Some(Outcome::Drawn),
            Finish::Rank(1) => Some(Outcome::Won),
            Finish::Rank(_) | Finish::Left => Some(Outcome::Lost),
            Finish::Unrated => None,
        }
    }

    /// The player's result against another side; `None` if it is unknown.
    fn against(&self, opposing: &[(usize, Self)]) -> Option<Outcomes> {
        let ranks = opposing.iter().filter_map(|(_, it)| match it.finish {
            Finish::Rank(rank) => Some(rank),
            Finish::Left | Finish::Unrated => None,
        });
        let have_left = |(_, it): &(usize, Self)| it.finish == Finish::Left;
        match (self.finish, ranks.min()) {
            (Finish::Left, _) => (!opposing.iter().all(have_left)).then_some(Outcomes::LOSS),
            (Finish::Rank(_), None) => opposing.iter().any(have_left).then_some(Outcomes::WIN),
            (Finish::Rank(1), Some(1)) => Some(Outcomes::DRAW),
            (Finish::Rank(own), Some(other)) if own < other => Some(Outcomes::WIN),
            (Finish::Rank(own), Some(other)) if own > other => Some(Outcomes::LOSS),
            (Finish::Unrated, _) | (Finish::Rank(_), Some(_)) => None,
        }
    }
}
