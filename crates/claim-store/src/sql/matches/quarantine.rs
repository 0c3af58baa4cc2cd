//! Quarantine: matches that cannot be read are set aside, and restored when they can be read again.

use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;

use crate::error::{Error, Result};
use crate::sql::SqlStore;
use crate::sql::statements::query::{query, query_as, query_scalar};

impl SqlStore {
    /// Sets a match aside. Returns false if that was done before.
    pub(crate) async fn set_aside(
        &self,
        match_id: MatchId,
        reason: &str,
        now: Timestamp,
    ) -> Result<bool> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction
            .lock(&format!("quarantine of {match_id}"))
            .await?;
        let listed = query(concat!(
            "INSERT INTO quarantine (match_id, stage, reason, since_ms) ",
            "SELECT id, stage, $2, $3 FROM matches WHERE id = $1 AND stage <> 'quarantined'",
        ))
        .bind(match_id.to_string())
        .bind(reason)
        .bind(now.0)
        .execute(&mut transaction)
        .await?;
        query(concat!(
            "UPDATE matches SET stage = 'quarantined', due_ms = NULL, worker_id = NULL ",
            "WHERE id = $1",
        ))
        .bind(match_id.to_string())
        .execute(&mut transaction)
        .await?;
        transaction.commit().await?;
        Ok(listed > 0)
    }

    /// Restores the matches that were set aside and can be read by now.
    pub(super) async fn restore_readable(&self, now: Timestamp) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar("SELECT match_id FROM quarantine ORDER BY match_id")
            .fetch_all(&self.pool)
            .await?;
        let mut restored = Vec::new();
        for id in ids.iter().filter_map(|text| text.parse().ok()) {
            let Some(stored) = self.read_match(id).await? else {
                continue;
            };
            match stored.restore() {
                Err(Error::Corrupt { .. }) => {}
                read => {
                    read?;
                    self.restore_match(id, now).await?;
                    restored.push(id);
                }
            }
        }
        Ok(restored)
    }

    /// Restores a match or open table that was set aside. It has as much time left as before, but the player to act has
    /// at least the limit of a turn or the increment of a reserve. Because the deadline moves, all messages are outdated
    /// afterwards.
    pub(crate) async fn restore_match(&self, match_id: MatchId, now: Timestamp) -> Result<()> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction
            .lock(&format!("quarantine of {match_id}"))
            .await?;
        let set_aside = query_as("SELECT stage, since_ms FROM quarantine WHERE match_id = $1")
            .bind(match_id.to_string())
            .fetch_optional(&mut transaction)
            .await?;
        let Some((stage, since)): Option<(String, i64)> = set_aside else {
            return Ok(());
        };
        query(concat!(
            "UPDATE matches SET stage = $3, deadline_ms = deadline_ms + moved.by_ms, ",
            "remind_ms = remind_ms + moved.by_ms, revision = revision + 1, due_ms = $2 ",
            "FROM (SELECT CASE WHEN $3 = 'running' AND deadline_ms - $4 < turn_limit_ms ",
            "THEN $2 + turn_limit_ms - deadline_ms ELSE $2 - $4 END AS by_ms ",
            "FROM matches WHERE id = $1) AS moved ",
            "WHERE id = $1 AND stage = 'quarantined'",
        ))
        .bind(match_id.to_string())
        .bind(now.0)
        .bind(stage)
        .bind(since)
        .execute(&mut transaction)
        .await?;
        query("DELETE FROM quarantine WHERE match_id = $1")
            .bind(match_id.to_string())
            .execute(&mut transaction)
            .await?;
        Ok(transaction.commit().await?)
    }
}
