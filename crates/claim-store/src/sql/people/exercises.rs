//! The table `exercises`.

use async_trait::async_trait;
use claim_ai::puzzle::Day;
use claim_table::exercise::{Exercise, MAX_PER_PERSON, surplus};
use claim_table::ids::UserId;

use crate::error::{Error, Result};
use crate::exercises::ExerciseStore;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_count, encode_id};
use crate::sql::statements::connection::Target;
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// The exercises of the user `$1`.
pub(in crate::sql) const EXERCISES: &str = concat!(
    "SELECT e.match_id, e.actions, e.due_day, e.interval_days, e.solved FROM exercises e ",
    "JOIN matches m ON m.id = e.match_id WHERE e.user_id = $1 AND m.stage = 'over'",
);

/// Whether exercises of the match `$2` can be added for the user `$1`: how many seats say so.
pub(in crate::sql) const CAN_ADD: &str = concat!(
    "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
    "WHERE s.user_id = $1 AND s.match_id = $2 AND m.stage = 'over' ",
    "AND NOT EXISTS (SELECT 1 FROM exercises e WHERE e.user_id = $1 AND e.match_id = $2)",
);

#[async_trait]
impl ExerciseStore for SqlStore {
    async fn exercises(&self, user: UserId) -> Result<Vec<Exercise>> {
        read(&self.pool, user).await
    }

    async fn add_exercises(&self, user: UserId, new: &[Exercise]) -> Result<()> {
        let Some(first) = new.first() else {
            return Ok(());
        };
        let mut transaction = self.pool.begin_writing().await?;
        // So that the person is not forgotten meanwhile.
        transaction.lock_table("seats").await?;
        let seats: i64 = query_scalar(CAN_ADD)
            .bind(encode_id(user.0))
            .bind(first.table.to_string())
            .fetch_one(&mut transaction)
            .await?;
        if seats == 0 {
            return Ok(transaction.rollback().await?);
        }
        for exercise in new {
            query(concat!(
                "INSERT INTO exercises ",
                "(user_id, match_id, actions, due_day, interval_days, solved) ",
                "VALUES ($1, $2, $3, $4, $5, $6)",
            ))
            .bind(encode_id(user.0))
            .bind(exercise.table.to_string())
            .bind(i64::from(exercise.actions))
            .bind(i64::from(exercise.due.0))
            .bind(i64::from(exercise.interval))
            .bind(i64::from(exercise.solved))
            .execute(&mut transaction)
            .await?;
        }
        let all = read(&mut transaction, user).await?;
        for dropped in surplus(&all, MAX_PER_PERSON) {
            query("DELETE FROM exercises WHERE user_id = $1 AND match_id = $2 AND actions = $3")
                .bind(encode_id(user.0))
                .bind(dropped.table.to_string())
                .bind(i64::from(dropped.actions))
                .execute(&mut transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn save_exercise(&self, user: UserId, before: Exercise, after: Exercise) -> Result<()> {
        let changed = query(concat!(
            "UPDATE exercises SET due_day = $4, interval_days = $5, solved = $6 ",
            "WHERE user_id = $1 AND match_id = $2 AND actions = $3 ",
            "AND due_day = $7 AND interval_days = $8 AND solved = $9",
        ))
        .bind(encode_id(user.0))
        .bind(before.table.to_string())
        .bind(i64::from(before.actions))
        .bind(i64::from(after.due.0))
        .bind(i64::from(after.interval))
        .bind(i64::from(after.solved))
        .bind(i64::from(before.due.0))
        .bind(i64::from(before.interval))
        .bind(i64::from(before.solved))
        .execute(&self.pool)
        .await?;
        if changed == 0 {
            return Err(Error::Conflict);
        }
        Ok(())
    }
}

async fn read(target: impl Into<Target<'_>>, user: UserId) -> Result<Vec<Exercise>> {
    let rows = query(EXERCISES)
        .bind(encode_id(user.0))
        .fetch_all(target)
        .await?;
    let mut exercises: Vec<_> = rows.iter().map(parse).collect::<Result<_>>()?;
    exercises.sort_unstable();
    Ok(exercises)
}

fn parse(row: &Row) -> Result<Exercise> {
    let table: String = row.try_get("match_id")?;
    Ok(Exercise {
        due: Day(decode_count(row, "due_day")?),
        table: table
            .parse()
            .map_err(|error| Error::corrupt("an exercise", error))?,
        actions: decode_count(row, "actions")?,
        interval: decode_count(row, "interval_days")?,
        solved: decode_count(row, "solved")?,
    })
}
