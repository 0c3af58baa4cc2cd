//! Exercises.

use async_trait::async_trait;
use claim_store::{Error, ExerciseStore, Result};
use claim_table::exercise::{Exercise, MAX_PER_PERSON, surplus};
use claim_table::ids::UserId;

use super::stored_match::StoredStage;
use super::{Data, MemoryStore};

impl Data {
    /// The exercises of a user, sorted, without those of matches that are set aside.
    pub(super) fn exercises_of(&self, user: UserId) -> Vec<Exercise> {
        let all = self.exercises.get(&user).into_iter().flatten().copied();
        let is_over = |it: &Exercise| {
            let stored = self.matches.get(&it.table);
            stored.is_some_and(|it| it.readable_stage() == Some(StoredStage::Over))
        };
        let mut exercises: Vec<_> = all.filter(is_over).collect();
        exercises.sort_unstable();
        exercises
    }
}

#[async_trait]
impl ExerciseStore for MemoryStore {
    async fn exercises(&self, user: UserId) -> Result<Vec<Exercise>> {
        self.read("exercises", |data| Ok(data.exercises_of(user)))
            .await
    }

    async fn add_exercises(&self, user: UserId, new: &[Exercise]) -> Result<()> {
        self.change("add_exercises", |data| {
            let Some(table) = new.first().map(|it| it.table) else {
                return Ok(());
            };
            let can_add = data.matches.get(&table).is_some_and(|it| {
                it.is_played_by(user) && it.readable_stage() == Some(StoredStage::Over)
            });
            let known = data.exercises.entry(user).or_default();
            if can_add && known.iter().all(|it| it.table != table) {
                known.extend(new);
                let dropped = surplus(&data.exercises_of(user), MAX_PER_PERSON);
                let kept = data.exercises.entry(user).or_default();
                kept.retain(|it| !dropped.contains(it));
            }
            Ok(())
        })
        .await
    }

    async fn save_exercise(&self, user: UserId, before: Exercise, after: Exercise) -> Result<()> {
        self.change("save_exercise", |data| {
            let mut stored = data.exercises.get_mut(&user).into_iter().flatten();
            let stored = stored.find(|it| **it == before).ok_or(Error::Conflict)?;
            *stored = after;
            Ok(())
        })
        .await
    }
}
