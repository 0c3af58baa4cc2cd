//! Finished matches of a user or a server, for a list.

use claim_table::ids::{GuildId, UserId};
use claim_table::timestamp::Timestamp;

use super::load::{parse_seating, parse_setup};
use crate::error::Result;
use crate::matches::FinishedMatch;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{encode_id, seat_columns};
use crate::sql::statements::query::query;
use crate::sql::statements::row::Row;

/// The seats of a user's finished matches. The cross join makes SQLite begin with the user's own seats, which
/// are few among all.
pub(crate) const FINISHED: &str = concat!(
    "SELECT m.game, m.players, m.options, m.ended_ms, s.match_id, ",
    seat_columns!("s"),
    " FROM ",
    "(SELECT e.id, e.ended_ms FROM seats o CROSS JOIN matches e ",
    "WHERE o.user_id = $1 AND e.id = o.match_id AND e.stage = 'over' ",
    "ORDER BY e.ended_ms DESC, e.id LIMIT $2) finished ",
    "JOIN matches m ON m.id = finished.id JOIN seats s ON s.match_id = finished.id ",
    "ORDER BY finished.ended_ms DESC, finished.id, s.seat",
);

/// The seats of a server's finished matches that were not voided.
pub(crate) const FINISHED_IN_GUILD: &str = concat!(
    "SELECT m.game, m.players, m.options, m.ended_ms, s.match_id, ",
    seat_columns!("s"),
    " FROM ",
    "(SELECT e.id, e.ended_ms FROM matches e ",
    "WHERE e.guild_id = $1 AND e.stage = 'over' AND e.voided_revision IS NULL ",
    "ORDER BY e.ended_ms DESC LIMIT $2) finished ",
    "JOIN matches m ON m.id = finished.id JOIN seats s ON s.match_id = finished.id ",
    "ORDER BY finished.ended_ms DESC, finished.id, s.seat",
);

impl SqlStore {
    /// Up to `limit` finished matches of a user, the most recent first.
    pub(super) async fn finished_of(&self, user: UserId, limit: u32) -> Result<Vec<FinishedMatch>> {
        self.finished(FINISHED, encode_id(user.0), limit).await
    }

    /// Up to `limit` finished matches of a server that were not voided, the most recent first.
    pub(super) async fn finished_in(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<FinishedMatch>> {
        self.finished(FINISHED_IN_GUILD, encode_id(guild.0), limit)
            .await
    }

    async fn finished(
        &self,
        statement: &'static str,
        of: i64,
        limit: u32,
    ) -> Result<Vec<FinishedMatch>> {
        let rows = query(statement)
            .bind(of)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        // A match that cannot be read does not keep the others from being listed.
        Ok(by_match(&rows)
            .filter_map(|rows| parse_finished(rows).ok())
            .collect())
    }
}

/// The rows of each match.
fn by_match(rows: &[Row]) -> impl Iterator<Item = &[Row]> {
    let match_id = |row: &Row| row.try_get::<String, _>("match_id").ok();
    rows.chunk_by(move |one, other| match_id(one) == match_id(other))
}

/// Parses a match from its rows, one for each seat. There must be at least one.
fn parse_finished(rows: &[Row]) -> anyhow::Result<FinishedMatch> {
    let row = &rows[0];
    let setup = parse_setup(row)?;
    Ok(FinishedMatch {
        id: row.try_get::<&str, _>("match_id")?.parse()?,
        seating: parse_seating(rows, setup.players())?,
        ended_at: Timestamp(row.try_get("ended_ms")?),
        setup,
    })
}
