//! The tables `daily_secrets` and `daily_attempts`.

use async_trait::async_trait;
use claim_ai::daily::{DailyResult, Outcome};
use claim_rules::Day;
use claim_rules::record::{Header, Line, Secret, Tally};
use claim_table::ids::{GuildId, MatchId, UserId};

use crate::daily::{DailyAttempt, DailyRow, DailyStore};
use crate::error::{Error, Result};
use crate::matches::TableChange;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, decode_name, encode_id};
use crate::sql::statements::connection::Transaction;
use crate::sql::statements::query::query;
use crate::sql::statements::row::Row;

/// SQL: the columns of an attempt.
macro_rules! attempt_columns {
    () => {
        "a.day, a.match_id, a.outcome, a.score, a.other_score, a.extra"
    };
}

/// A person's attempt at the deal of a day.
pub(in crate::sql) const ATTEMPT: &str = concat!(
    "SELECT ",
    attempt_columns!(),
    " FROM daily_attempts a WHERE a.day = $1 AND a.user_id = $2",
);

/// A person's attempts.
pub(in crate::sql) const ATTEMPTS: &str = concat!(
    "SELECT ",
    attempt_columns!(),
    " FROM daily_attempts a WHERE a.user_id = $1 ORDER BY a.day DESC",
);

/// The results of a day.
pub(in crate::sql) const RESULTS: &str = concat!(
    "SELECT ",
    attempt_columns!(),
    ", a.user_id, s.name, s.user_name, m.daily_guild_id ",
    "FROM daily_attempts a JOIN matches m ON m.id = a.match_id ",
    "JOIN seats s ON s.match_id = a.match_id AND s.seat = 0 ",
    "WHERE a.day = $1 AND a.outcome IS NOT NULL ORDER BY a.user_id",
);

#[async_trait]
impl DailyStore for SqlStore {
    async fn daily_secret(&self, day: Day, new: &Secret) -> Result<Secret> {
        query(concat!(
            "INSERT INTO daily_secrets (day, secret) VALUES ($1, $2) ",
            "ON CONFLICT (day) DO NOTHING",
        ))
        .bind(i64::from(day.0))
        .bind(new.as_bytes().as_slice())
        .execute(&self.pool)
        .await?;
        let row = query("SELECT secret FROM daily_secrets WHERE day = $1")
            .bind(i64::from(day.0))
            .fetch_one(&self.pool)
            .await?;
        let bytes = row.try_get::<&[u8], _>("secret")?.try_into();
        let corrupt = |error| Error::corrupt(format!("the secret of {day}"), error);
        Ok(Secret::from_bytes(bytes.map_err(corrupt)?))
    }

    async fn daily_attempt(&self, day: Day, user: UserId) -> Result<Option<DailyAttempt>> {
        let row = query(ATTEMPT)
            .bind(i64::from(day.0))
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(parse_attempt).transpose()
    }

    async fn daily_attempts(&self, user: UserId) -> Result<Vec<DailyAttempt>> {
        let rows = query(ATTEMPTS)
            .bind(encode_id(user.0))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(parse_attempt).collect()
    }

    async fn daily_results(&self, day: Day) -> Result<Vec<DailyRow>> {
        let rows = query(RESULTS)
            .bind(i64::from(day.0))
            .fetch_all(&self.pool)
            .await?;
        let rows: Vec<_> = rows.iter().map(parse_row).collect::<Result<_>>()?;
        Ok(rows.into_iter().flatten().collect())
    }
}

/// Notes that a person has begun, if the change begins an attempt.
pub(in crate::sql) async fn insert_attempt(
    connection: &mut Transaction,
    change: &TableChange<'_>,
) -> Result<()> {
    let Some(begun) = change.begun_attempt() else {
        return Ok(());
    };
    let inserted = query(concat!(
        "INSERT INTO daily_attempts (day, user_id, match_id) VALUES ($1, $2, $3) ",
        "ON CONFLICT (day, user_id) DO NOTHING",
    ))
    .bind(i64::from(begun.day.0))
    .bind(encode_id(change.after.settings().host.0))
    .bind(change.after.id().to_string())
    .execute(connection)
    .await?;
    if inserted == 0 {
        return Err(Error::Conflict);
    }
    Ok(())
}

/// Saves the result, if the change ends an attempt that counts.
pub(in crate::sql) async fn save_result(
    connection: &mut Transaction,
    change: &TableChange<'_>,
) -> Result<()> {
    let Some(result) = change.daily_result() else {
        return Ok(());
    };
    query(concat!(
        "UPDATE daily_attempts SET outcome = $1, score = $2, other_score = $3, extra = $4 ",
        "WHERE match_id = $5",
    ))
    .bind(i64::from(result.outcome as u8))
    .bind(i64::from(result.own.score))
    .bind(i64::from(result.other_score))
    .bind(i64::from(result.own.extra))
    .bind(change.after.id().to_string())
    .execute(connection)
    .await?;
    Ok(())
}

/// Replaces the first line of a record.
pub(in crate::sql) async fn save_header(
    connection: &mut Transaction,
    match_id: MatchId,
    header: &Header,
) -> Result<()> {
    query("UPDATE lines SET text = $1 WHERE match_id = $2 AND number = 0")
        .bind(Line::Header(header.clone()).to_json())
        .bind(match_id.to_string())
        .execute(connection)
        .await?;
    Ok(())
}

fn parse_attempt(row: &Row) -> Result<DailyAttempt> {
    let id: &str = row.try_get("match_id")?;
    let corrupt = |error| Error::corrupt(format!("the attempt {id}"), error);
    Ok(DailyAttempt {
        day: Day(u32::try_from(row.try_get::<i64, _>("day")?).unwrap_or_default()),
        table: id.parse().map_err(corrupt)?,
        result: parse_result(row)?,
    })
}

fn parse_result(row: &Row) -> Result<Option<DailyResult>> {
    let Some(outcome) = row.try_get::<Option<i64>, _>("outcome")? else {
        return Ok(None);
    };
    let number = |column| -> Result<u16> {
        let number: i64 = row.try_get(column)?;
        Ok(u16::try_from(number).unwrap_or_default())
    };
    let outcome = usize::try_from(outcome).ok();
    let Some(&outcome) = outcome.and_then(|it| Outcome::ALL.get(it)) else {
        return Ok(None);
    };
    Ok(Some(DailyResult {
        outcome,
        own: Tally {
            score: number("score")?,
            extra: number("extra")?,
        },
        other_score: number("other_score")?,
    }))
}

fn parse_row(row: &Row) -> Result<Option<DailyRow>> {
    let attempt = parse_attempt(row)?;
    let Some(result) = attempt.result else {
        return Ok(None);
    };
    let guild: Option<i64> = row.try_get("daily_guild_id")?;
    Ok(Some(DailyRow {
        user: UserId(decode_id(row.try_get("user_id")?)),
        name: decode_name(row)?,
        guild: guild.map(|it| GuildId(decode_id(it))),
        table: attempt.table,
        result,
    }))
}
