//! Finished matches of a user or a server: for a list, without their records, and those against bots alone, with them.

use claim_table::ids::{GuildId, UserId};
use claim_table::timestamp::Timestamp;

use super::load::{parse_seating, parse_setup};
use crate::error::Result;
use crate::matches::{FinishedMatch, MatchVisitor};
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

/// The seats of a page of a user's finished matches in which all other seats are those of bots. The row of the user's
/// own seat has the record.
pub(crate) const AGAINST_BOTS: &str = concat!(
    "SELECT m.game, m.players, m.options, m.ended_ms, s.match_id, r.text AS record, ",
    seat_columns!("s"),
    " FROM ",
    "(SELECT e.id, o.seat FROM seats o CROSS JOIN matches e ",
    "WHERE o.user_id = $1 AND e.id = o.match_id AND e.id > $2 AND e.stage = 'over' AND e.tutorial = 0 AND e.daily_day IS NULL ",
    "AND e.voided_revision IS NULL ",
    "AND NOT EXISTS (SELECT 1 FROM seats p ",
    "WHERE p.match_id = e.id AND p.seat <> o.seat AND p.bot IS NULL) ",
    "ORDER BY e.id LIMIT $3) finished ",
    "JOIN matches m ON m.id = finished.id JOIN seats s ON s.match_id = finished.id ",
    "LEFT JOIN records r ON r.match_id = finished.id AND s.seat = finished.seat ",
    "ORDER BY finished.id, s.seat",
);

/// How many matches are read at a time, with their records of some kilobytes.
const PAGE: u8 = 100;

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

    /// Calls `visit` with each finished match of a user against bots alone, and its record.
    pub(super) async fn visit_against_bots(
        &self,
        user: UserId,
        visit: &mut MatchVisitor<'_>,
    ) -> Result<()> {
        let mut last = String::new();
        loop {
            let rows = query(AGAINST_BOTS)
                .bind(encode_id(user.0))
                .bind(last)
                .bind(i64::from(PAGE))
                .fetch_all(&self.pool)
                .await?;
            for rows in by_match(&rows) {
                let record = |row: &Row| row.try_get::<Option<String>, _>("record").ok()?;
                if let (Ok(finished), Some(record)) =
                    (parse_finished(rows), rows.iter().find_map(record))
                {
                    visit(&finished, &record);
                }
            }
            let is_full = by_match(&rows).count() == usize::from(PAGE);
            match rows.last().filter(|_| is_full) {
                Some(row) => last = row.try_get("match_id")?,
                None => return Ok(()),
            }
        }
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
