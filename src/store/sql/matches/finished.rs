//! A user's finished matches for a list, without their records.

use super::load::{parse_seating, parse_setup};
use crate::ids::UserId;
use crate::store::error::Result;
use crate::store::matches::FinishedMatch;
use crate::store::sql::SqlStore;
use crate::store::sql::columns::{encode_id, seat_columns};
use crate::store::sql::query::query;
use crate::store::sql::row::Row;
use crate::timestamp::Timestamp;

/// The seats of a user's finished matches. The cross join makes SQLite begin with the user's own seats, which
/// are few among all.
pub(in crate::store) const FINISHED: &str = concat!(
    "SELECT m.game, m.players, m.options, m.tutorial, m.ended_ms, s.match_id, ",
    seat_columns!("s"),
    " FROM ",
    "(SELECT e.id, e.ended_ms FROM seats o CROSS JOIN matches e ",
    "WHERE o.user_id = $1 AND e.id = o.match_id AND e.stage = 'over' ",
    "ORDER BY e.ended_ms DESC, e.id LIMIT $2) finished ",
    "JOIN matches m ON m.id = finished.id JOIN seats s ON s.match_id = finished.id ",
    "ORDER BY finished.ended_ms DESC, finished.id, s.seat",
);

impl SqlStore {
    /// Up to `limit` finished matches of a user, the most recent first.
    pub(super) async fn finished_of(&self, user: UserId, limit: u32) -> Result<Vec<FinishedMatch>> {
        let rows = query(FINISHED)
            .bind(encode_id(user.0))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        let match_id = |row: &Row| row.try_get::<String, _>("match_id").ok();
        let matches = rows.chunk_by(|one, other| match_id(one) == match_id(other));
        // A match that cannot be read does not keep the others from being listed.
        Ok(matches
            .filter_map(|rows| parse_finished(rows).ok())
            .collect())
    }
}

/// Parses a match from its rows, one for each seat. There must be at least one.
fn parse_finished(rows: &[Row]) -> anyhow::Result<FinishedMatch> {
    let row = &rows[0];
    let setup = parse_setup(row)?;
    Ok(FinishedMatch {
        id: row.try_get::<&str, _>("match_id")?.parse()?,
        seating: parse_seating(rows, setup.players())?,
        is_tutorial: row.try_get::<i64, _>("tutorial")? != 0,
        ended_at: Timestamp(row.try_get("ended_ms")?),
        setup,
    })
}
