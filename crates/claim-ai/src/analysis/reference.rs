//! What bots lose of the winning chances at stake: a scale for people.

use claim_rules::GameKind;
use strum::{IntoStaticStr, VariantArray};

/// Where a player stands among the bots, by what they lose of the winning chances at stake.
#[derive(Clone, Copy, Debug, Eq, IntoStaticStr, Ord, PartialEq, PartialOrd, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Strength {
    /// They lose more than easy bots.
    BelowEasy,
    /// They lose less than easy bots, and more than medium ones.
    AboveEasy,
    /// They lose less than medium bots, and more than hard ones.
    AboveMedium,
    /// They lose less than hard bots.
    AboveHard,
}

impl Strength {
    /// The strength of a player who loses this share of the winning chances at stake, from 0 to 1.
    #[must_use]
    pub fn of(game: GameKind, lost: f32) -> Self {
        let beaten = losses(game).into_iter().filter(|&other| lost < other);
        Self::VARIANTS[beaten.count()]
    }

    /// The id in message keys: for example `above-easy`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What easy, medium and hard bots lose: the middle of what they lose against others (docs/measurements.md). In the combined
/// game, it is that of matches of two to four, and in Claim It that of two.
const fn losses(game: GameKind) -> [f32; 3] {
    match game {
        GameKind::Claim => [0.295, 0.049, 0.024],
        GameKind::Claim2 => [0.25, 0.04, 0.021],
        GameKind::ClaimMix => [0.22, 0.05, 0.03],
        GameKind::Kingdoms => [0.3, 0.03, 0.009],
        GameKind::ClaimIt => [0.29, 0.17, 0.005],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_stand_between_the_bots_that_lose_more_and_less() {
        for &game in GameKind::ALL {
            let [easy, medium, hard] = losses(game);
            assert!(easy > medium && medium > hard);
            for (lost, expected) in [
                (1.0, Strength::BelowEasy),
                (f32::midpoint(easy, medium), Strength::AboveEasy),
                (f32::midpoint(medium, hard), Strength::AboveMedium),
                (0.0, Strength::AboveHard),
            ] {
                assert_eq!(Strength::of(game, lost), expected);
            }
        }
    }
}
