//! The vacations of people.

use async_trait::async_trait;
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;
use claim_table::vacation::Vacation;

use super::error::Result;

/// Stores vacations.
#[async_trait]
pub trait VacationStore: Send + Sync {
    /// The vacations of a person, in order.
    async fn vacations_of(&self, user: UserId) -> Result<Vec<Vacation>>;

    /// The last vacation of each person, if it ends after `time`.
    async fn vacations_after(&self, time: Timestamp) -> Result<Vec<(UserId, Vacation)>>;

    /// Stores a vacation of a person. It follows `before`, the last one (`None` if there was none), or
    /// replaces it if both begin on the same day.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if `before` is not the last stored vacation. Nothing has
    /// changed in that case.
    async fn save_vacation(
        &self,
        user: UserId,
        before: Option<Vacation>,
        after: Vacation,
    ) -> Result<()>;
}
