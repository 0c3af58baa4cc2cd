//! Calibration of winning chances. A search that plays on at random, or whose learned value is not exact,
//! overestimates or underestimates advantages, to an extent that is the same in all matches of a game.

use claim_rules::{GameKind, Setup};

/// The maximum error of a calibrated difference of two chances, as a share of it: by so much the slopes differ that
/// would fit other matches (docs/measurements.md).
const DIFFERENCE_BIAS: f32 = 0.25;

/// How the winning chances of a game's search relate to how often hard bots win when they play on against each
/// other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Calibration {
    /// What is added to the scaled log-odds.
    intercept: f32,
    /// The factor by which the log-odds of the search are scaled.
    slope: f32,
    /// The maximum error of the calibrated chances, from 0 to 1.
    bias: f32,
}

impl Calibration {
    /// The calibration of a game, which was fitted as docs/measurements.md describes.
    pub(crate) fn of(setup: &Setup) -> Self {
        let (intercept, slope, bias) = match (setup.kind(), setup.players()) {
            (GameKind::Claim, _) => (-0.109, 0.975, 0.05),
            (GameKind::Claim2, _) => (-0.070, 1.080, 0.05),
            (GameKind::ClaimMix, 2) => (-0.115, 1.077, 0.05),
            (GameKind::ClaimMix, 3) => (-0.044, 1.194, 0.05),
            (GameKind::ClaimMix, _) => (-0.118, 1.407, 0.05),
            (GameKind::Kingdoms, _) => (0.070, 1.290, 0.08),
            (GameKind::ClaimIt, 2) => (0.084, 0.931, 0.09),
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

    /// The margin, on the scale of chances, of a mean reward with this margin.
    pub(crate) fn scaled(self, reward: f32, margin: f32) -> f32 {
        (self.chance(reward + margin) - self.chance(reward - margin)) / 2.0
    }

    /// A margin that covers both the search's statistical error and the remaining error of the calibration.
    pub(crate) fn margin(self, statistical: f32) -> f32 {
        statistical.hypot(self.bias)
    }

    /// As [`Self::margin`], for the difference of two chances in one position. Errors that both share cancel out.
    pub(crate) fn margin_of_difference(difference: f32, statistical: f32) -> f32 {
        statistical.hypot(DIFFERENCE_BIAS * difference)
    }
}
