//! Recomputes all ratings by rating all rated matches again, in their original order. The results are the
//! same as when the matches ended, because the same functions compute them.
//!
//! This is an upgrade: it is done in many short transactions, and resumed at the next start if the program is
//! killed. Bots may run meanwhile: matches that end are numbered, and rated when it is their turn. Voiding a match
//! requests it. `claim-bot ratings rebuild` first rates all matches in temporary tables, to count the differences; then it requests the upgrade and runs it.

use std::collections::BTreeMap;

use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;
use futures::FutureExt;
use futures::future::BoxFuture;
use sqlx::AssertSqlSafe;

use crate::Store;
use crate::error::{Error, Result};
use crate::ratings::{rate, rated_by};
use crate::sql::SqlStore;
use crate::sql::matches::StoredMatch;
use crate::sql::opening::migrations::MIGRATIONS;
use crate::sql::opening::open_error::OpenError;
use crate::sql::opening::purpose::Purpose;
use crate::sql::opening::upgrade::UpgradeProgress;
use crate::sql::opening::url::open_error;
use crate::sql::people::ratings;
use crate::sql::statements::connection::{Target, Transaction};
use crate::sql::statements::query::{query, query_as, query_scalar};

/// How many matches are rated in one transaction, for which all other changes of a file wait.
const BATCH_SIZE: i64 = 50;

/// A table that is computed from matches.
struct Computed {
    table: &'static str,
    key: &'static str,
    /// The columns that must come out the same.
    compared: &'static str,
    /// The other columns: names, which may have changed since.
    others: &'static str,
}

const TABLES: [Computed; 3] = [
    Computed {
        table: "ratings",
        key: "month, guild_id, game, user_id",
        compared: concat!(
            "month, guild_id, game, user_id, rating, uncertainty, shown, played, won, drawn, lost, ",
            "streak, best_streak",
        ),
        others: ", name, user_name",
    },
    Computed {
        table: "rating_changes",
        key: "guild_id, game, user_id, number",
        compared: concat!(
            "match_id, seat, guild_id, game, user_id, number, side, outcome, rating_before, ",
            "uncertainty_before, rating_after, uncertainty_after",
        ),
        others: "",
    },
    Computed {
        table: "faction_wins",
        key: "guild_id, user_id, faction",
        compared: "guild_id, user_id, faction, won",
        others: "",
    },
];

/// Up to `$2` rated matches, in order, after the one with number `$1`.
pub(in crate::sql) const NEXT_RATED: &str = concat!(
    "SELECT rated_number, id, ended_ms FROM matches WHERE rated_number > $1 ",
    "ORDER BY rated_number LIMIT $2",
);

/// The outcome of [`rebuild_ratings`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RebuildOutcome {
    /// The number of rated matches, those that cannot be read among them.
    pub matches: u64,
    /// The number of matches that cannot be read, and were left out.
    pub unreadable: u64,
    /// The number of rows that differ from what was stored.
    pub different: u64,
}

/// Recomputes all ratings of the database at `url`. No bot may use the database meanwhile. A dry run only
/// reports how much would change. `on_progress` is called for each batch of matches.
///
/// # Errors
///
/// If the database cannot be opened, or fails. A rebuild that is interrupted is resumed when the database is
/// opened again.
pub async fn rebuild_ratings(
    url: &str,
    is_dry_run: bool,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> std::result::Result<RebuildOutcome, OpenError> {
    let purpose = if is_dry_run {
        Purpose::Check
    } else {
        Purpose::Change
    };
    let store = SqlStore::open_for(purpose, url, MIGRATIONS, on_progress).await?;
    let outcome = store.rebuild(is_dry_run, on_progress).await;
    store.close().await;
    outcome.map_err(|error| open_error(url, error))
}

impl SqlStore {
    async fn rebuild(
        &self,
        is_dry_run: bool,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<RebuildOutcome> {
        let outcome = self.count_rating_differences(on_progress).await?;
        if is_dry_run {
            return Ok(outcome);
        }
        let mut transaction = self.pool.begin_writing().await?;
        ratings::request_rebuild(&mut transaction).await?;
        transaction.commit().await?;
        self.rate_all(on_progress).await?;
        Ok(outcome)
    }

    /// Recomputes all ratings in temporary tables, which hide the stored ones in a transaction that is rolled back, and
    /// counts the differences. So this works with a database that is only read.
    async fn count_rating_differences(
        &self,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<RebuildOutcome> {
        let mut transaction = self.pool.begin_writing().await?;
        for Computed {
            table,
            key,
            compared,
            others,
        } in TABLES
        {
            let columns = format!("{compared}{others}");
            for statement in [
                format!("CREATE TEMPORARY TABLE old_{table} AS SELECT {columns} FROM {table}"),
                format!(
                    "CREATE TEMPORARY TABLE {table} AS SELECT {columns} FROM old_{table} WHERE 1 = 0"
                ),
                format!("CREATE UNIQUE INDEX new_{table} ON {table} ({key})"),
            ] {
                query(AssertSqlSafe(statement))
                    .execute(&mut transaction)
                    .await?;
            }
        }
        let mut outcome = RebuildOutcome::default();
        let total = count_after(&mut transaction, 0).await?;
        let mut number = 0;
        while let Some(batch) = rate_batch(&mut transaction, number).await? {
            number = batch.last;
            outcome.matches += batch.matches;
            outcome.unreadable += batch.unreadable;
            on_progress(UpgradeProgress::of_matches(outcome.matches, total));
        }
        for Computed {
            table, compared, ..
        } in TABLES
        {
            let now = format!("SELECT {compared} FROM {table}");
            let before = format!("SELECT {compared} FROM old_{table}");
            // A row that differs appears on both sides: once with the old and once with the new values.
            let new = count_except(&mut transaction, &now, &before).await?;
            let old = count_except(&mut transaction, &before, &now).await?;
            outcome.different += new.max(old);
        }
        transaction.rollback().await?;
        Ok(outcome)
    }

    /// Rates the next matches, if a rebuild was requested; `None` if it was not, or is complete. Several processes may
    /// do so at the same time.
    pub(in crate::sql) async fn rate_next(&self) -> Result<Option<Batch>> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock("rated matches").await?;
        let Some(number) = ratings::last_rated(&mut transaction).await? else {
            transaction.commit().await?;
            return Ok(None);
        };
        let batch = rate_batch(&mut transaction, number).await?;
        match &batch {
            Some(batch) => query("UPDATE upgrades SET position = $1 WHERE name = 'ratings'")
                .bind(batch.last.to_string()),
            None => query("DELETE FROM upgrades WHERE name = 'ratings'"),
        }
        .execute(&mut transaction)
        .await?;
        transaction.commit().await?;
        Ok(batch)
    }

    /// Rates the remaining matches, if a rebuild was requested. (Boxed, because the compiler cannot prove
    /// that the future is `Send`.)
    pub(in crate::sql) fn rate_all<'a>(
        &'a self,
        on_progress: &'a mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> BoxFuture<'a, Result<()>> {
        async move {
            let mut unreadable = 0;
            while let Some(number) = ratings::last_rated(&self.pool).await? {
                let total = count_after(&self.pool, 0).await?;
                let left = count_after(&self.pool, number).await?;
                on_progress(UpgradeProgress::of_matches(
                    total.saturating_sub(left),
                    total,
                ));
                let batch = self.rate_next().await?;
                unreadable += batch.map_or(0, |batch| batch.unreadable);
            }
            if unreadable > 0 {
                tracing::warn!(
                    unreadable,
                    "matches that cannot be read were left out of the ratings"
                );
            }
            Ok(())
        }
        .boxed()
    }
}

/// The number of rows of query `one` that query `other` does not have.
async fn count_except(connection: &mut Transaction, one: &str, other: &str) -> sqlx::Result<u64> {
    let statement = format!("SELECT COUNT(*) FROM ({one} EXCEPT {other}) d");
    let count: i64 = query_scalar(AssertSqlSafe(statement))
        .fetch_one(connection)
        .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// The number of rated matches after the one with this number.
async fn count_after(target: impl Into<Target<'_>>, number: i64) -> sqlx::Result<u64> {
    let count: i64 = query_scalar("SELECT COUNT(*) FROM matches WHERE rated_number > $1")
        .bind(number)
        .fetch_one(target)
        .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// The result of rating matches in one transaction.
#[derive(Default)]
pub(in crate::sql) struct Batch {
    /// The number of the last match of the batch.
    last: i64,
    matches: u64,
    unreadable: u64,
}

/// Rates the next matches after number `after`; `None` if there are none.
async fn rate_batch(connection: &mut Transaction, after: i64) -> Result<Option<Batch>> {
    let next: Vec<(i64, String, Option<i64>)> = query_as(NEXT_RATED)
        .bind(after)
        .bind(BATCH_SIZE)
        .fetch_all(&mut *connection)
        .await?;
    let mut batch = Batch::default();
    for (number, id, ended_ms) in &next {
        batch.last = *number;
        batch.matches += 1;
        let ended_at = Timestamp(ended_ms.unwrap_or_default());
        match rate_match(&mut *connection, *number, id, ended_at).await {
            Err(Error::Corrupt { .. }) => batch.unreadable += 1,
            rated => rated?,
        }
    }
    Ok((!next.is_empty()).then_some(batch))
}

/// Recomputes the ratings of a match.
async fn rate_match(
    connection: &mut Transaction,
    number: i64,
    id: &str,
    ended_at: Timestamp,
) -> Result<()> {
    let match_id: MatchId = id
        .parse()
        .map_err(|error| Error::corrupt("matches", error))?;
    let Some(stored) = StoredMatch::read(&mut *connection, match_id).await? else {
        return Ok(());
    };
    let (table, _) = stored.restore()?;
    let mut before = BTreeMap::new();
    for (ladder, user) in rated_by(&table, ended_at) {
        let rating = ratings::rating(&mut *connection, ladder, user).await?;
        before.insert((ladder, user), rating);
    }
    let changes = rate(&table, ended_at, &before);
    ratings::save(connection, &table, number, &changes).await
}
