//! From what a search finds to what comes true: a search that plays on at random, or whose learned value is not exact, sees
//! too much or too little of an advantage, to an extent that is the same in all matches of a game.

use claim_rules::{GameKind, Setup};

/// How the winning chances of a game's search relate to how often hard bots that play on against each other win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Calibration {
    /// Of the log-odds of the search, what is added after scaling.
    intercept: f32,
    /// How much the log-odds are scaled.
    slope: f32,
    /// By how much the chances are still off at most, from 0 to 1.
    bias: f32,
}

impl Calibration {
    /// The calibration of a game, which was fitted as docs/bots.md tells.
    pub(crate) fn of(setup: &Setup) -> Self {
        let (intercept, slope, bias) = match (setup.kind(), setup.players()) {
            (GameKind::Claim, _) => (-0.119, 1.076, 0.05),
            (GameKind::Claim2, _) => (-0.070, 1.080, 0.05),
            (GameKind::ClaimMix, 2) => (-0.115, 1.077, 0.05),
            (GameKind::ClaimMix, 3) => (-0.044, 1.194, 0.05),
            (GameKind::ClaimMix, _) => (-0.102, 1.472, 0.05),
            (GameKind::Kingdoms, _) => (0.010, 1.130, 0.08),
            (GameKind::ClaimIt, 2) => (0.090, 0.779, 0.09),
            // Not fitted.
            (GameKind::ClaimIt, _) => (0.0, 1.0, 0.13),
        };
        Self {
            intercept,
            slope,
            bias,
        }
    }

    /// The chance that a search's mean reward stands for, from 0 to 1.
    pub(crate) fn chance(self, reward: f32) -> f32 {
        let reward = reward.clamp(0.001, 0.999);
        let log_odds = (reward / (1.0 - reward)).ln();
        1.0 / (1.0 + (-self.intercept - self.slope * log_odds).exp())
    }

    /// A margin that covers both the search's statistical error and what calibration leaves.
    pub(crate) fn margin(self, statistical: f32) -> f32 {
        statistical.hypot(self.bias)
    }
}
