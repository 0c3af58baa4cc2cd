//! A user's finished matches, as far as a list of them shows them: without their records.

use super::load::{parse_seating, parse_setup};
use crate::ids::UserId;
use crate::store::error::Result;
use crate::store::matches::FinishedMatch;
use crate::store::sql::SqlStore;
use crate::store::sql::columns::encode_id;
use crate::store::sql::query::query;
use crate::store::sql::row::Row;

/// The seats of a user's finished matches. The indexes suffice to find and sort these; only those that are listed
/// are read.
pub(in crate::store) const FINISHED: &str = concat!(
    "SELECT m.game, m.players, m.options, s.* FROM ",
    "(SELECT e.id, e.ended_ms FROM matches e JOIN seats o ON o.match_id = e.id ",
    "WHERE o.user_id = $1 AND e.stage = 'over' ",
    "ORDER BY e.ended_ms DESC, e.id LIMIT $2) f ",
    "JOIN matches m ON m.id = f.id JOIN seats s ON s.match_id = f.id ",
    "ORDER BY f.ended_ms DESC, f.id, s.seat",
);

impl SqlStore {
    /// Up to `limit` finished matches of a user, the one that ended last first.
    pub(super) async fn finished_of(&self, user: UserId, limit: u32) -> Result<Vec<FinishedMatch>> {
        let rows = query(FINISHED)
            .bind(encode_id(user.0))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        let match_id = |row: &Row| row.try_get::<String, _>("match_id").ok();
        let matches = rows.chunk_by(|one, other| match_id(one) == match_id(other));
        // One that cannot be read does not keep the others from being listed.
        Ok(matches
            .filter_map(|rows| parse_finished(rows).ok())
            .collect())
    }
}

/// The match of some rows, one for each seat; there is at least one.
fn parse_finished(rows: &[Row]) -> anyhow::Result<FinishedMatch> {
    let row = &rows[0];
    let setup = parse_setup(row)?;
    Ok(FinishedMatch {
        id: row.try_get::<&str, _>("match_id")?.parse()?,
        seating: parse_seating(rows, setup.players())?,
        setup,
    })
}
