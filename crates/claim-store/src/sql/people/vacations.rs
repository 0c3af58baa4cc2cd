//! The table `vacations`.

use std::collections::BTreeMap;

use async_trait::async_trait;
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;
use claim_table::vacation::Vacation;

use crate::error::{Error, Result};
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, encode_id};
use crate::sql::statements::connection::Target;
use crate::sql::statements::query::{query, query_as};
use crate::vacations::VacationStore;

/// The vacations that end after a time, by date.
pub(in crate::sql) const AFTER: &str = concat!(
    "SELECT user_id, first_day, until_ms FROM vacations WHERE until_ms > $1 ",
    "ORDER BY until_ms",
);

#[async_trait]
impl VacationStore for SqlStore {
    async fn vacations_of(&self, user: UserId) -> Result<Vec<Vacation>> {
        read(&self.pool, user).await
    }

    async fn vacations_after(&self, time: Timestamp) -> Result<Vec<(UserId, Vacation)>> {
        let rows: Vec<(i64, i64, i64)> = query_as(AFTER).bind(time.0).fetch_all(&self.pool).await?;
        let mut last = BTreeMap::new();
        for (user, first_day, until) in rows {
            let until = Timestamp(until);
            last.insert(UserId(decode_id(user)), Vacation { first_day, until });
        }
        Ok(last.into_iter().collect())
    }

    async fn save_vacation(
        &self,
        user: UserId,
        before: Option<Vacation>,
        after: Vacation,
    ) -> Result<()> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock(&format!("vacations of {user}")).await?;
        if read(&mut transaction, user).await?.last().copied() != before {
            return Err(Error::Conflict);
        }
        query(concat!(
            "INSERT INTO vacations (user_id, first_day, until_ms) VALUES ($1, $2, $3) ",
            "ON CONFLICT (user_id, first_day) DO UPDATE SET until_ms = excluded.until_ms",
        ))
        .bind(encode_id(user.0))
        .bind(after.first_day)
        .bind(after.until.0)
        .execute(&mut transaction)
        .await?;
        Ok(transaction.commit().await?)
    }
}

async fn read(target: impl Into<Target<'_>>, user: UserId) -> Result<Vec<Vacation>> {
    let select = "SELECT first_day, until_ms FROM vacations WHERE user_id = $1 ORDER BY first_day";
    let rows: Vec<(i64, i64)> = query_as(select)
        .bind(encode_id(user.0))
        .fetch_all(target)
        .await?;
    let vacation = |(first_day, until)| Vacation {
        first_day,
        until: Timestamp(until),
    };
    Ok(rows.into_iter().map(vacation).collect())
}
