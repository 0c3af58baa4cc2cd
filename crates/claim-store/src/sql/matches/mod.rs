//! The tables `matches`, `seats`, `lines` and `records`, and the tables that list matches (`unpresented`,
//! `quarantine`).

/// SQL: the record of the match whose id is the given expression; `NULL` if it has none. `$1` is a line
/// break.
macro_rules! record {
    ($id:literal) => {
        concat!(
            "COALESCE((SELECT r.text FROM records r WHERE r.match_id = ",
            $id,
            "), (SELECT string_agg(l.text || $1, '' ORDER BY l.number) FROM lines l ",
            "WHERE l.match_id = ",
            $id,
            "))"
        )
    };
}

mod finished;
mod load;
mod quarantine;
mod save;
mod unfinished;

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_table::Table;
use claim_table::desk::MessageState;
use claim_table::ids::{ChannelId, GuildId, MatchId, ProcessId, UserId};
use claim_table::rating::Rating;
use claim_table::timestamp::Timestamp;

use super::SqlStore;
use super::people::ratings::parse_change;
use super::statements::columns::encode_id;
use super::statements::query::{query, query_scalar};
use crate::error::{Error, Result};
use crate::matches::{FinishedMatch, MatchStore, TableChange};
#[cfg(test)]
pub(super) use finished::{FINISHED, FINISHED_IN_GUILD};
pub(super) use load::{StoredMatch, parse_setup};
#[cfg(test)]
pub(super) use unfinished::{TIMERS, UNFINISHED};

/// Deletes up to `$2` tables that were closed before the time `$1`.
pub(super) const PURGE: &str = concat!(
    "DELETE FROM matches WHERE id IN (SELECT m.id FROM matches m ",
    "WHERE m.stage IN ('cancelled', 'expired') AND m.ended_ms < $1 ",
    "AND NOT EXISTS (SELECT 1 FROM unpresented u WHERE u.match_id = m.id) LIMIT $2)",
);

#[async_trait]
impl MatchStore for SqlStore {
    async fn save(&self, change: TableChange<'_>) -> Result<()> {
        self.save_change(change).await
    }

    async fn timers(&self) -> Result<Vec<(MatchId, Timestamp)>> {
        self.load_timers().await
    }

    async fn matches_to_resume(&self) -> Result<Vec<MatchId>> {
        self.find_unfinished().await
    }

    async fn load(&self, match_id: MatchId) -> Result<Option<(Table, Vec<MessageState>)>> {
        self.load_match(match_id).await
    }

    async fn mark_presented(&self, match_id: MatchId, worker: Option<ProcessId>) -> Result<()> {
        for statement in [
            concat!(
                "DELETE FROM unpresented WHERE match_id = (SELECT m.id FROM matches m ",
                "WHERE m.id = $1 AND ($2 IS NULL OR m.worker_id = $2))",
            ),
            concat!(
                "UPDATE matches SET due_ms = NULL, worker_id = NULL ",
                "WHERE id = $1 AND due_ms IS NOT NULL AND ($2 IS NULL OR worker_id = $2)",
            ),
        ] {
            query(statement)
                .bind(match_id.to_string())
                .bind(worker.map(|worker| encode_id(worker.0)))
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }

    async fn mark_unpresented(&self, match_id: MatchId) -> Result<()> {
        query(concat!(
            "INSERT INTO unpresented (match_id) SELECT id FROM matches ",
            "WHERE id = $1 AND stage IN ('over', 'cancelled', 'expired') ",
            "ON CONFLICT DO NOTHING",
        ))
        .bind(match_id.to_string())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn quarantine(&self, match_id: MatchId, reason: &str, now: Timestamp) -> Result<bool> {
        self.set_aside(match_id, reason, now).await
    }

    async fn restore_quarantined(&self, now: Timestamp) -> Result<Vec<MatchId>> {
        self.restore_readable(now).await
    }

    async fn quarantined_matches(&self) -> Result<u32> {
        let count: i64 = query_scalar("SELECT COUNT(*) FROM quarantine")
            .fetch_one(&self.pool)
            .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    async fn has_quarantined_match(&self, user: UserId) -> Result<bool> {
        let found: i64 = query_scalar(concat!(
            "SELECT COUNT(*) FROM quarantine q ",
            "JOIN seats s ON s.match_id = q.match_id ",
            "WHERE s.user_id = $1 AND q.stage IN ('lobby', 'running')",
        ))
        .bind(encode_id(user.0))
        .fetch_one(&self.pool)
        .await?;
        Ok(found > 0)
    }

    async fn purge_closed(&self, before: Timestamp, limit: u32) -> Result<u64> {
        let deleted = query(PURGE)
            .bind(before.0)
            .bind(i64::from(limit))
            .execute(&self.pool)
            .await?;
        Ok(deleted)
    }

    async fn revision(&self, match_id: MatchId) -> Result<Option<u32>> {
        let revision: Option<i64> = query_scalar("SELECT revision FROM matches WHERE id = $1")
            .bind(match_id.to_string())
            .fetch_optional(&self.pool)
            .await?;
        let revision = revision.map(u32::try_from).transpose();
        revision.map_err(|error| Error::corrupt(format!("match {match_id}"), error))
    }

    async fn record(&self, match_id: MatchId) -> Result<String> {
        let record: Option<String> = query_scalar(concat!("SELECT ", record!("$2"), " AS record"))
            .bind("\n")
            .bind(match_id.to_string())
            .fetch_one(&self.pool)
            .await?;
        Ok(record.unwrap_or_default())
    }

    async fn unfinished_matches_of(&self, user: UserId) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar(concat!(
            "SELECT m.id FROM matches m JOIN seats s ON s.match_id = m.id ",
            "WHERE s.user_id = $1 AND s.has_left = 0 AND m.stage IN ('lobby', 'running') ",
            "ORDER BY m.opened_ms, m.id",
        ))
        .bind(encode_id(user.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn finished_matches_of(&self, user: UserId, limit: u32) -> Result<Vec<FinishedMatch>> {
        self.finished_of(user, limit).await
    }

    async fn finished_matches_in(&self, guild: GuildId, limit: u32) -> Result<Vec<FinishedMatch>> {
        self.finished_in(guild, limit).await
    }

    async fn unfinished_match_in(
        &self,
        channel: ChannelId,
        user: UserId,
    ) -> Result<Option<MatchId>> {
        let found: Option<String> = query_scalar(concat!(
            "SELECT m.id FROM matches m ",
            "WHERE m.channel_id = $1 AND m.stage IN ('lobby', 'running') ",
            "ORDER BY EXISTS (SELECT 1 FROM seats s ",
            "WHERE s.match_id = m.id AND s.user_id = $2 AND s.has_left = 0) DESC, m.opened_ms DESC, m.id LIMIT 1",
        ))
        .bind(encode_id(channel.0))
        .bind(encode_id(user.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.and_then(|text| text.parse().ok()))
    }

    async fn running_matches_in(&self, channel: ChannelId, limit: u32) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar(concat!(
            "SELECT id FROM matches WHERE channel_id = $1 AND stage = 'running' ",
            "ORDER BY opened_ms DESC, id LIMIT $2",
        ))
        .bind(encode_id(channel.0))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn rematch_of(&self, match_id: MatchId) -> Result<Option<MatchId>> {
        save::rematch_of(&self.pool, match_id).await
    }

    async fn has_rematch(&self, match_id: MatchId) -> Result<bool> {
        let count: i64 = query_scalar("SELECT COUNT(*) FROM matches WHERE rematch_of = $1")
            .bind(match_id.to_string())
            .fetch_one(&self.pool)
            .await?;
        Ok(count > 0)
    }

    async fn open_tables(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar(concat!(
            "SELECT id FROM matches WHERE guild_id = $1 AND stage = 'lobby' ",
            "ORDER BY opened_ms DESC, id LIMIT $2",
        ))
        .bind(encode_id(guild.0))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn invitations_of(&self, user: UserId) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar(concat!(
            "SELECT m.id FROM invitations i JOIN matches m ON m.id = i.match_id ",
            "WHERE i.user_id = $1 AND i.state = 'open' AND m.stage = 'lobby' ",
            "ORDER BY m.opened_ms, m.id",
        ))
        .bind(encode_id(user.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn rating_changes(&self, match_id: MatchId) -> Result<Vec<(Seat, Rating, Rating)>> {
        let rows = query(concat!(
            "SELECT c.seat, c.rating_before, c.uncertainty_before, c.rating_after, ",
            "c.uncertainty_after FROM rating_changes c JOIN matches m ON m.id = c.match_id ",
            "WHERE c.match_id = $1 AND c.guild_id = m.guild_id AND c.game = m.game ORDER BY c.seat",
        ))
        .bind(match_id.to_string())
        .fetch_all(&self.pool)
        .await?;
        let mut changes = Vec::new();
        for row in &rows {
            let seat: i64 = row.try_get("seat")?;
            let (before, after) = parse_change(row)?;
            let seat = usize::try_from(seat).ok().and_then(Seat::from_index);
            changes.extend(seat.map(|seat| (seat, before, after)));
        }
        Ok(changes)
    }
}
