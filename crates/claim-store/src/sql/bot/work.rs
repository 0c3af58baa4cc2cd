//! The table `processes`, and which process is the worker of which match.

use async_trait::async_trait;
use claim_table::ids::{MatchId, ProcessId};
use claim_table::timestamp::Timestamp;

use super::messages::parse_message;
use crate::error::{Error, Result};
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, encode_id, message_columns};
use crate::sql::statements::connection::Pool;
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;
use crate::work::{LiveProcess, MatchStatus, WorkStore};

/// Makes `$1` the worker of up to `$3` matches that are due at `$2` and have no live worker. The condition is
/// repeated for rows that change while this statement waits for their locks.
pub(in crate::sql) const CLAIM_DUE: &str = concat!(
    "UPDATE matches SET worker_id = $1 WHERE id IN (SELECT m.id FROM matches m ",
    "WHERE m.due_ms <= $2 AND (m.worker_id IS NULL ",
    "OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = m.worker_id)) ",
    "ORDER BY m.due_ms LIMIT $3) AND (worker_id IS NULL ",
    "OR NOT EXISTS (SELECT 1 FROM processes q WHERE q.id = worker_id)) RETURNING id",
);

const UPSERT: &str = concat!(
    "INSERT INTO processes (id, version, started_ms, heartbeat_ms) VALUES ($1, $2, $3, $4) ",
    "ON CONFLICT (id) DO UPDATE SET heartbeat_ms = excluded.heartbeat_ms",
);

#[async_trait]
impl WorkStore for SqlStore {
    fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(..))
    }

    async fn clock(&self) -> Result<Option<Timestamp>> {
        // An SQLite database is on this machine.
        if !self.is_shared() {
            return Ok(None);
        }
        let millis = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        let millis: i64 = query_scalar(millis).fetch_one(&self.pool).await?;
        Ok(Some(Timestamp(millis)))
    }

    async fn save_heartbeat(&self, process: &LiveProcess) -> Result<()> {
        query(UPSERT)
            .bind(encode_id(process.id.0))
            .bind(&process.version)
            .bind(process.started_at.0)
            .bind(process.last_heartbeat_at.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn processes(&self) -> Result<Vec<LiveProcess>> {
        let rows = query("SELECT id, version, started_ms, heartbeat_ms FROM processes ORDER BY id")
            .fetch_all(&self.pool)
            .await?;
        let process = |row: &Row| -> sqlx::Result<_> {
            Ok(LiveProcess {
                id: ProcessId(decode_id(row.try_get("id")?)),
                version: row.try_get("version")?,
                started_at: Timestamp(row.try_get("started_ms")?),
                last_heartbeat_at: Timestamp(row.try_get("heartbeat_ms")?),
            })
        };
        let processes: sqlx::Result<_> = rows.iter().map(process).collect();
        Ok(processes?)
    }

    async fn end_process(&self, last_seen: &LiveProcess) -> Result<bool> {
        let ended = query("DELETE FROM processes WHERE id = $1 AND heartbeat_ms = $2")
            .bind(encode_id(last_seen.id.0))
            .bind(last_seen.last_heartbeat_at.0)
            .execute(&self.pool)
            .await?;
        Ok(ended > 0)
    }

    async fn match_status(&self, match_id: MatchId) -> Result<Option<MatchStatus>> {
        let rows = query(concat!(
            "SELECT ",
            message_columns!("g"),
            ", m.revision AS table_revision, m.worker_id, ",
            "COALESCE((SELECT c.number FROM settings_changes c WHERE c.id = 1), 0) AS changes ",
            "FROM matches m LEFT JOIN messages g ON g.match_id = m.id WHERE m.id = $1",
        ))
        .bind(match_id.to_string())
        .fetch_all(&self.pool)
        .await?;
        let Some(first) = rows.first() else {
            return Ok(None);
        };
        let corrupt = |error: anyhow::Error| Error::corrupt(format!("match {match_id}"), error);
        let revision: i64 = first.try_get("table_revision")?;
        let worker: Option<i64> = first.try_get("worker_id")?;
        let mut messages = Vec::new();
        for row in &rows {
            if row.try_get::<Option<i64>, _>("kind")?.is_some() {
                messages.push(parse_message(row).map_err(corrupt)?);
            }
        }
        Ok(Some(MatchStatus {
            revision: u32::try_from(revision).map_err(|error| corrupt(error.into()))?,
            worker: worker.map(|id| ProcessId(decode_id(id))),
            messages,
            settings_changes: first.try_get("changes")?,
        }))
    }

    async fn claim(&self, match_id: MatchId, worker: ProcessId, now: Timestamp) -> Result<()> {
        // A match that is already due keeps its time, so that PostgreSQL need not update an index.
        query(concat!(
            "UPDATE matches SET worker_id = $2, ",
            "due_ms = CASE WHEN due_ms <= $1 THEN due_ms ELSE $1 END ",
            "WHERE id = $3 AND stage <> 'quarantined'",
        ))
        .bind(now.0)
        .bind(encode_id(worker.0))
        .bind(match_id.to_string())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn claim_due(
        &self,
        worker: ProcessId,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<MatchId>> {
        let mut transaction = self.pool.begin_writing().await?;
        // One process at a time: otherwise two statements could wait for each other's rows, and PostgreSQL
        // would abort one as a deadlock.
        transaction.lock("due matches").await?;
        let ids: Vec<String> = query_scalar(CLAIM_DUE)
            .bind(encode_id(worker.0))
            .bind(now.0)
            .bind(i64::from(limit))
            .fetch_all(&mut transaction)
            .await?;
        transaction.commit().await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn settle(
        &self,
        match_id: MatchId,
        worker: ProcessId,
        revision: u32,
        due: Timestamp,
    ) -> Result<bool> {
        let settled = query(concat!(
            "UPDATE matches SET due_ms = $1, worker_id = NULL ",
            "WHERE id = $2 AND worker_id = $3 AND revision = $4",
        ))
        .bind(due.0)
        .bind(match_id.to_string())
        .bind(encode_id(worker.0))
        .bind(i64::from(revision))
        .execute(&self.pool)
        .await?;
        Ok(settled > 0)
    }

    async fn schedule_unscheduled(&self, now: Timestamp) -> Result<()> {
        for statement in [
            "UPDATE matches SET due_ms = $1 WHERE due_ms IS NULL AND stage IN ('lobby', 'running')",
            concat!(
                "UPDATE matches SET due_ms = $1 WHERE due_ms IS NULL AND stage <> 'quarantined' ",
                "AND id IN (SELECT u.match_id FROM unpresented u)",
            ),
        ] {
            query(statement).bind(now.0).execute(&self.pool).await?;
        }
        Ok(())
    }
}
