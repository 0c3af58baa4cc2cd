//! The probability of winning as a search estimates it, and how certain the estimate is.

use crate::STANDARD_ERRORS;
use crate::bots::ActionStats;

/// An estimated probability of winning, from 0 to 1. A shared win counts as a part of one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinProbability {
    /// The estimate.
    pub estimate: f32,
    /// The margin of error at a confidence of 95 %.
    pub margin: f32,
}

impl WinProbability {
    /// The estimate from an action's statistics, or without any: 0.5 with a margin of about 0.5.
    /// The interval is that of Agresti and Coull (1998).
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts are far below what f32 represents exactly"
    )]
    pub(crate) fn from_stats<A>(stats: Option<&ActionStats<A>>) -> Self {
        let (visits, reward) = stats.map_or((0.0, 0.0), |it| (it.visits as f32, it.reward));
        let adjusted_visits = visits + 4.0;
        let estimate = (reward + 2.0) / adjusted_visits;
        let margin = STANDARD_ERRORS * (estimate * (1.0 - estimate) / adjusted_visits).sqrt();
        Self { estimate, margin }
    }
}
