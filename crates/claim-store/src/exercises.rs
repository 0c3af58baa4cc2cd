//! Exercises: people's own mistakes, and when they are to be solved.

use async_trait::async_trait;
use claim_table::exercise::Exercise;
use claim_table::ids::UserId;

use super::error::Result;

/// Stores exercises. Those of a match are deleted together with its record.
#[async_trait]
pub trait ExerciseStore: Send + Sync {
    /// The exercises of a person, sorted, without those of matches that are set aside.
    async fn exercises(&self, user: UserId) -> Result<Vec<Exercise>>;

    /// Adds exercises, all of one match, and drops the [`surplus`](claim_table::exercise::surplus) of the person. Does
    /// nothing if they have exercises of that match already, or if it is not over, or they have no seat in it.
    async fn add_exercises(&self, user: UserId, new: &[Exercise]) -> Result<()>;

    /// Replaces an exercise of a person by what an answer has made of it.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if `before` is not what is stored.
    async fn save_exercise(&self, user: UserId, before: Exercise, after: Exercise) -> Result<()>;
}
