//! The table `daily_posts`, and what was played in a server lately.

use async_trait::async_trait;
use claim_rules::Day;
use claim_table::calendar::{PostState, StoredPost};
use claim_table::ids::{GuildId, UserId};
use claim_table::timestamp::Timestamp;

use super::settings::{parse_server, server_columns};
use crate::calendar::{CalendarStore, PostingServer, PuzzleRow};
use crate::error::{Error, Result};
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, decode_name, encode_id};
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// The servers that have a daily post. The plus sign makes SQLite search for them.
pub(in crate::sql) const POSTING_SERVERS: &str = concat!(
    "SELECT s.guild_id, p.day, p.state, p.sent_ms, ",
    server_columns!(),
    " FROM server_settings s LEFT JOIN daily_posts p ON p.guild_id = s.guild_id ",
    "WHERE s.post_channel_id > 0 AND s.has_extras = 1 ORDER BY +s.guild_id",
);

/// How much was played in the server `$1` since the time `$2`, on the day `$3` and later: nothing if it is 0.
pub(in crate::sql) const PLAYED_SINCE: &str = concat!(
    "SELECT (SELECT COUNT(*) FROM matches m WHERE m.guild_id = $1 AND m.stage = 'running') ",
    "+ (SELECT COUNT(*) FROM matches m WHERE m.guild_id = $1 AND m.stage = 'over' AND m.ended_ms >= $2) ",
    "+ (SELECT COUNT(*) FROM daily_attempts a JOIN matches m ON m.id = a.match_id ",
    "WHERE a.day >= $3 AND m.daily_guild_id = $1) ",
    "+ (SELECT COUNT(*) FROM puzzle_answers a WHERE a.day >= $3 AND +a.guild_id = $1)",
);

/// The answers that were given in the server `$1` to the puzzle of the day `$2`, without those of pseudonyms, whose first id is
/// `$3`.
pub(in crate::sql) const PUZZLE_RESULTS: &str = concat!(
    "SELECT a.user_id, g.name, g.user_name, a.solved FROM puzzle_answers a ",
    "JOIN guild_solvers g ON g.guild_id = a.guild_id AND g.user_id = a.user_id ",
    "WHERE a.day = $2 AND +a.guild_id = $1 AND a.user_id < $3 ",
    "ORDER BY a.solved DESC, a.answered_ms, a.user_id",
);

#[async_trait]
impl CalendarStore for SqlStore {
    async fn posting_servers(&self) -> Result<Vec<PostingServer>> {
        let rows = query(POSTING_SERVERS).fetch_all(&self.pool).await?;
        let server = |row: &Row| {
            let settings = parse_server(row)?;
            let Some(place) = settings.post_place.clone() else {
                return Ok(None);
            };
            Ok(Some(PostingServer {
                guild: GuildId(decode_id(row.try_get("guild_id")?)),
                place,
                settings,
                last: parse_post(row)?,
            }))
        };
        rows.iter()
            .filter_map(|row| server(row).transpose())
            .collect()
    }

    async fn daily_post(&self, guild: GuildId) -> Result<Option<StoredPost>> {
        let row = query("SELECT day, state, sent_ms FROM daily_posts WHERE guild_id = $1")
            .bind(encode_id(guild.0))
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(parse_post).transpose()?.flatten())
    }

    async fn save_daily_post(
        &self,
        guild: GuildId,
        before: Option<StoredPost>,
        after: StoredPost,
    ) -> Result<()> {
        let (state, sent) = encode_state(after.state);
        let saved = match before {
            None => query(concat!(
                "INSERT INTO daily_posts (guild_id, day, state, sent_ms) VALUES ($1, $2, $3, $4) ",
                "ON CONFLICT (guild_id) DO NOTHING",
            )),
            Some(_) => query(concat!(
                "UPDATE daily_posts SET day = $2, state = $3, sent_ms = $4 WHERE guild_id = $1 ",
                "AND day = $5 AND state = $6 AND sent_ms IS NOT DISTINCT FROM $7",
            )),
        };
        let saved = saved
            .bind(encode_id(guild.0))
            .bind(i64::from(after.day.0))
            .bind(state)
            .bind(sent);
        let saved = match before {
            None => saved,
            Some(before) => {
                let (state, sent) = encode_state(before.state);
                saved.bind(i64::from(before.day.0)).bind(state).bind(sent)
            }
        };
        if saved.execute(&self.pool).await? == 0 {
            return Err(Error::Conflict);
        }
        Ok(())
    }

    async fn has_played_since(&self, guild: GuildId, since: Timestamp) -> Result<bool> {
        let count: i64 = query_scalar(PLAYED_SINCE)
            .bind(encode_id(guild.0))
            .bind(since.0)
            .bind(i64::from(Day::of_unix_ms(since.0).0))
            .fetch_one(&self.pool)
            .await?;
        Ok(count > 0)
    }

    async fn puzzle_results(&self, guild: GuildId, day: Day) -> Result<Vec<PuzzleRow>> {
        let rows = query(PUZZLE_RESULTS)
            .bind(encode_id(guild.0))
            .bind(i64::from(day.0))
            .bind(encode_id(UserId::FIRST_PSEUDONYM.0))
            .fetch_all(&self.pool)
            .await?;
        let result = |row: &Row| {
            Ok(PuzzleRow {
                user: UserId(decode_id(row.try_get("user_id")?)),
                name: decode_name(row)?,
                is_solved: row.try_get::<i64, _>("solved")? != 0,
            })
        };
        rows.iter().map(result).collect()
    }
}

/// The columns `state` and `sent_ms`.
fn encode_state(state: PostState) -> (&'static str, Option<i64>) {
    match state {
        PostState::Unsent => ("unsent", None),
        PostState::Sent(first) => ("sent", Some(first.0)),
        PostState::Done => ("done", None),
        PostState::Failed(failure) => (failure.id(), None),
    }
}

/// The last post of a server; `None` if it has had none.
fn parse_post(row: &Row) -> Result<Option<StoredPost>> {
    let Some(day) = row.try_get::<Option<i64>, _>("day")? else {
        return Ok(None);
    };
    let sent: Option<i64> = row.try_get("sent_ms")?;
    let state = match row.try_get::<&str, _>("state")? {
        "unsent" => PostState::Unsent,
        "sent" => PostState::Sent(Timestamp(sent.unwrap_or_default())),
        other => other.parse().map_or(PostState::Done, PostState::Failed),
    };
    Ok(Some(StoredPost {
        day: Day(u32::try_from(day).unwrap_or_default()),
        state,
    }))
}
