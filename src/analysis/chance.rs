//! The chance to win, as a search sees it, and how sure that is.

use crate::bots::Tried;

/// An estimate of the chance to win, 0 to 1; a shared win counts in part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The estimate.
    pub share: f32,
    /// How far off it may be: with a confidence of 95 % no further.
    pub error: f32,
}

impl Chance {
    /// What so many tries brought; anything where there were none. The interval is that of Agresti
    /// and Coull (1998).
    #[expect(clippy::cast_precision_loss, reason = "far fewer than a float counts")]
    pub(super) fn of<A>(tried: Option<&Tried<A>>) -> Self {
        let (visits, reward) = tried.map_or((0.0, 0.0), |it| (it.visits as f32, it.reward));
        let more = visits + 4.0;
        let share = (reward + 2.0) / more;
        let error = 1.96 * (share * (1.0 - share) / more).sqrt();
        Self { share, error }
    }

    /// Whether it is lower than another, whatever either is off.
    #[must_use]
    pub fn is_clearly_below(self, other: Self) -> bool {
        self.share + self.error < other.share - other.error
    }
}
