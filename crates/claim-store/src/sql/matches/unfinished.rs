//! What a start has to know about the matches that it does not load.

use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;

use crate::error::Result;
use crate::messages::number_of;
use crate::sql::SqlStore;
use crate::sql::statements::query::{query_as, query_scalar};

/// The next timers of open tables and running matches.
pub(crate) const TIMERS: &str = concat!(
    "SELECT id, COALESCE(remind_ms, deadline_ms) FROM matches ",
    "WHERE stage IN ('lobby', 'running') AND COALESCE(remind_ms, deadline_ms) IS NOT NULL",
);

/// The matches that a start has to load, because messages may be behind or the program may have to act. `$1`
/// and `$2` are the numbers of the fingerprint and of the thread, which do not change with the match. The column
/// `kind` has the number of [`MessageKind`](claim_table::desk::MessageKind): 0 for the public message, 1 to 9 for hands.
///
/// A message counts as behind if its revision is; if it has replaced a message that is not deleted yet; or if
/// it is missing: the public message, a hand of a running match or, where a hand could not be sent, the
/// mention in the channel. Of a match on hold, missing messages do not count. Ended matches are
/// listed in `unpresented`.
pub(crate) const UNFINISHED: &str = concat!(
    "SELECT m.id FROM matches m WHERE m.stage IN ('lobby', 'running') AND m.is_on_hold = 0 AND (",
    // A bot's turn has no deadline. Bots also act for players who have left.
    "(m.stage = 'running' AND m.deadline_ms IS NULL AND EXISTS (SELECT 1 FROM seats s ",
    "WHERE s.match_id = m.id AND (s.bot IS NOT NULL OR s.has_left = 1))) ",
    "OR EXISTS (SELECT 1 FROM messages g WHERE g.match_id = m.id AND ",
    "((g.kind NOT IN ($1, $2) AND g.revision < m.revision) OR g.superseded_message_id IS NOT NULL ",
    "OR (g.kind BETWEEN 1 AND 9 AND g.message_id IS NULL))) ",
    "OR (SELECT COUNT(*) FROM messages g WHERE g.match_id = m.id AND g.kind < 10) < ",
    "1 + CASE m.stage WHEN 'running' THEN (SELECT COUNT(*) FROM seats s ",
    "WHERE s.match_id = m.id AND s.bot IS NULL) ELSE 0 END ",
    "OR (m.stage = 'running' AND EXISTS (SELECT 1 FROM seats s ",
    "JOIN personal_settings p ON p.user_id = s.user_id ",
    "WHERE s.match_id = m.id AND ' ' || p.switched_on || ' ' LIKE '% forced-plays %'))) ",
    "UNION ALL SELECT m.id FROM matches m WHERE m.stage = 'running' AND m.is_on_hold = 1 AND EXISTS (",
    "SELECT 1 FROM messages g WHERE g.match_id = m.id AND ",
    "((g.kind NOT IN ($1, $2) AND g.revision < m.revision) OR g.superseded_message_id IS NOT NULL)) ",
    "UNION ALL SELECT match_id FROM unpresented",
);

impl SqlStore {
    /// The next timers of open tables and running matches.
    pub(super) async fn load_timers(&self) -> Result<Vec<(MatchId, Timestamp)>> {
        let rows: Vec<(String, i64)> = query_as(TIMERS).fetch_all(&self.pool).await?;
        let timer = |(id, at): (String, i64)| Some((id.parse().ok()?, Timestamp(at)));
        Ok(rows.into_iter().filter_map(timer).collect())
    }

    /// The matches that a start has to load.
    pub(super) async fn find_unfinished(&self) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar(UNFINISHED)
            .bind(number_of(MessageKind::Fingerprint))
            .bind(number_of(MessageKind::Thread))
            .fetch_all(&self.pool)
            .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }
}
