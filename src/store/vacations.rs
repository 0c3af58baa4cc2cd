//! The vacations of people.

use async_trait::async_trait;

use super::error::Result;
use crate::ids::UserId;
use crate::timestamp::Timestamp;
use crate::vacation::Vacation;

/// Stores vacations.
#[async_trait]
pub trait VacationStore: Send + Sync {
    /// The vacations of a person, in order.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn vacations_of(&self, user: UserId) -> Result<Vec<Vacation>>;

    /// The last vacation of each person, of those that end after this time.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn vacations_after(&self, time: Timestamp) -> Result<Vec<(UserId, Vacation)>>;

    /// Stores a vacation of a person after the last one, `before`, or in its place if both begin on the
    /// same day. `before` is `None` if there was none.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if another one is the last. Nothing has changed in that
    /// case.
    async fn save_vacation(
        &self,
        user: UserId,
        before: Option<Vacation>,
        after: Vacation,
    ) -> Result<()>;
}
