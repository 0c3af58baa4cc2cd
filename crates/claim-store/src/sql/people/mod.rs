//! Exporting and deleting a person's data, in all tables.
//!
//! A random pseudonym replaces a deleted person's id, in the headers of records too, so that the
//! others' matches and ratings stay as they are. Messages that mention the person count as behind,
//! so that the presenter deletes them. One test lists all columns that are not in `PERSON_COLUMNS`
//! as impersonal, and fails for a new column until it is in one of the lists. Another searches
//! every row of every table for a deleted person.

pub(in crate::sql) mod blocks;
pub(in crate::sql) mod calendar;
pub(in crate::sql) mod careers;
pub(in crate::sql) mod daily;
pub(in crate::sql) mod exercises;
pub(in crate::sql) mod forms;
pub(in crate::sql) mod puzzles;
pub(in crate::sql) mod ratings;
pub(in crate::sql) mod results;
pub(in crate::sql) mod settings;
pub(in crate::sql) mod vacations;

use std::iter;

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_table::ids::{MatchId, UserId};
use serde_json::{Map, Value};
use sqlx::AssertSqlSafe;

use super::SqlStore;
use super::people::settings::count_settings_change;
use super::statements::columns::{encode_id, message_columns};
use super::statements::connection::Transaction;
use super::statements::query::{query, query_as, query_scalar};
use super::statements::row::{Row, Value as Stored};
use crate::error::{Error, Result};
use crate::people::{ErasureAction, PersonColumn, PersonStore, Pseudonym, rename_in_record};

const fn renamed(
    table: &'static str,
    id: &'static str,
    names: &'static [&'static str],
) -> PersonColumn {
    PersonColumn {
        table,
        id,
        on_erasure: ErasureAction::Renamed(names),
    }
}

const fn deleted(table: &'static str, id: &'static str) -> PersonColumn {
    PersonColumn {
        table,
        id,
        on_erasure: ErasureAction::Deleted,
    }
}

/// Every column that holds a person's id. A test compares this list with the schema.
pub const PERSON_COLUMNS: &[PersonColumn] = &[
    renamed("matches", "host_id", &[]),
    renamed("matches", "last_first_id", &[]),
    renamed("invitations", "user_id", &["name", "user_name"]),
    renamed("seats", "user_id", &["name", "user_name"]),
    renamed("ratings", "user_id", &["name", "user_name"]),
    renamed("rating_changes", "user_id", &[]),
    renamed("faction_wins", "user_id", &[]),
    renamed("puzzle_answers", "user_id", &["name"]),
    renamed("solvers", "user_id", &[]),
    renamed("guild_solvers", "user_id", &["name", "user_name"]),
    renamed("events", "organiser_id", &[]),
    renamed("event_players", "user_id", &["name", "user_name"]),
    renamed("daily_attempts", "user_id", &[]),
    deleted("exercises", "user_id"),
    deleted("judged_matches", "user_id"),
    deleted("personal_settings", "user_id"),
    deleted("vacations", "user_id"),
    deleted("blocks", "user_id"),
    PersonColumn {
        table: "blocks",
        id: "blocked_id",
        on_erasure: ErasureAction::DeletedUnexported,
    },
    deleted("refused_deletions", "user_id"),
];

/// Columns that are never exported.
const SECRET_COLUMNS: [&str; 2] = ["secret", "token"];

/// The records of a person's finished matches.
const RECORDS: &str = concat!(
    "SELECT r.match_id, r.text FROM records r JOIN matches m ON m.id = r.match_id ",
    "JOIN seats s ON s.match_id = r.match_id WHERE s.user_id = $1 AND m.stage = 'over' ",
    "ORDER BY m.ended_ms, m.id",
);

/// The messages that only a person reads, or that mention them: hands, mentions and reminders of their seats, and all
/// messages of matches that they have played alone against bots.
const MESSAGES: &str = concat!(
    "SELECT g.match_id, ",
    message_columns!("g"),
    " FROM seats s JOIN matches m ON m.id = s.match_id JOIN messages g ON g.match_id = s.match_id ",
    "WHERE s.user_id = $1 AND (m.guild_id = 0 ",
    "OR g.kind IN (s.seat + 1, s.seat + 11, s.seat + 31)) ",
    "ORDER BY g.match_id, g.kind",
);

/// The number of open tables and running matches at which a person has a seat.
const OPEN_SEATS: &str = concat!(
    "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
    "WHERE s.user_id = $1 AND s.has_left = 0 AND m.stage IN ('lobby', 'running')",
);

/// SQL: the ids of all matches in which a person is named.
macro_rules! matches_of_person {
    () => {
        "SELECT match_id FROM seats WHERE user_id = $1 UNION \
         SELECT match_id FROM invitations WHERE user_id = $1 UNION \
         SELECT id FROM matches WHERE host_id = $1"
    };
}

/// Counts the deletion as a change of each match that names the person, so that copies in memory become
/// stale, and messages of matches that have not ended are updated.
const CHANGE_MATCHES: &str = concat!(
    "UPDATE matches SET revision = revision + 1, ",
    "worker_id = CASE WHEN stage IN ('lobby', 'running') THEN NULL ELSE worker_id END, ",
    "due_ms = CASE WHEN due_ms IS NOT NULL AND stage IN ('lobby', 'running') THEN 0 ELSE due_ms END ",
    "WHERE id IN (",
    matches_of_person!(),
    ")",
);

/// Makes the messages of ended matches count as up to date after [`CHANGE_MATCHES`], so that they are not
/// edited, except for those that mention the person, which are deleted.
const KEEP_MESSAGES: &str = concat!(
    "UPDATE messages SET revision = revision + 1 WHERE match_id IN (",
    matches_of_person!(),
    ") AND EXISTS (SELECT 1 FROM matches m WHERE m.id = messages.match_id ",
    "AND m.stage NOT IN ('lobby', 'running') AND messages.revision = m.revision - 1) ",
    "AND NOT (messages.message_id IS NOT NULL AND EXISTS (SELECT 1 FROM seats s ",
    "WHERE s.match_id = messages.match_id AND s.user_id = $1 ",
    "AND messages.kind IN (s.seat + 11, s.seat + 31)))",
);

/// Has the messages of ended matches that mention the person deleted, even if the program stops meanwhile.
const DELETE_CALLS: &str = concat!(
    "INSERT INTO unpresented (match_id) ",
    "SELECT s.match_id FROM seats s JOIN matches m ON m.id = s.match_id ",
    "WHERE s.user_id = $1 AND m.stage IN ('over', 'cancelled', 'expired') ",
    "AND EXISTS (SELECT 1 FROM messages g WHERE g.match_id = s.match_id ",
    "AND g.message_id IS NOT NULL AND g.kind IN (s.seat + 11, s.seat + 31)) ",
    "ON CONFLICT DO NOTHING",
);

/// Declines the person's invitations, so that no seat is reserved for the pseudonym.
const DECLINE_INVITATIONS: &str =
    "UPDATE invitations SET state = 'declined' WHERE user_id = $1 AND state = 'open'";

/// The open tables and running matches in which a person whose data was deleted has a seat or an invitation. `$1` is the
/// first id of a pseudonym.
const UNFINISHED_OF_DELETED: &str = concat!(
    "SELECT s.match_id FROM seats s JOIN matches m ON m.id = s.match_id ",
    "WHERE s.user_id >= $1 AND s.has_left = 0 AND m.stage IN ('lobby', 'running') ",
    "UNION SELECT i.match_id FROM invitations i JOIN matches m ON m.id = i.match_id ",
    "WHERE i.user_id >= $1 AND i.state = 'open' AND m.stage = 'lobby'",
);

/// Forgets where a person's direct messages are, because the id of their channel identifies the person: their
/// hands, and all messages of matches that they have played alone against bots. The messages then count as up
/// to date.
const FORGET_MESSAGES: &str = concat!(
    "UPDATE messages SET channel_id = NULL, message_id = NULL, token = NULL, ",
    "token_until_ms = NULL, superseded_channel_id = NULL, superseded_message_id = NULL, ",
    "posting_nonce = NULL, ",
    "revision = (SELECT m.revision FROM matches m WHERE m.id = messages.match_id) ",
    "WHERE match_id IN (SELECT match_id FROM seats WHERE user_id = $1) ",
    "AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = messages.match_id ",
    "AND s.user_id = $1 AND (messages.kind = s.seat + 1 ",
    "OR messages.match_id IN (SELECT id FROM matches WHERE guild_id = 0)))",
);

/// Forgets the channel of the matches that a person has played alone against bots.
const FORGET_CHANNELS: &str = concat!(
    "UPDATE matches SET channel_id = 0 WHERE guild_id = 0 ",
    "AND id IN (SELECT match_id FROM seats WHERE user_id = $1)",
);

#[async_trait]
impl PersonStore for SqlStore {
    async fn personal_data(&self, user: UserId) -> Result<Map<String, Value>> {
        let id = encode_id(user.0);
        // One transaction, so that all tables are read at the same moment.
        let mut transaction = self.pool.begin_reading().await?;
        let mut data = Map::new();
        for (table, select) in exports() {
            let rows = query(AssertSqlSafe(select)).bind(id);
            let rows = rows.fetch_all(&mut transaction).await?;
            let rows: Vec<_> = rows.iter().map(export).collect::<Result<_>>()?;
            data.insert(table.to_owned(), rows.into());
        }
        for (table, select) in [("messages", MESSAGES), ("records", RECORDS)] {
            let rows = query(select).bind(id).fetch_all(&mut transaction).await?;
            let rows: Vec<_> = rows.iter().map(export).collect::<Result<_>>()?;
            data.insert(table.to_owned(), rows.into());
        }
        Ok(data)
    }

    async fn forget_person(&self, user: UserId, pseudonym: &Pseudonym) -> Result<Vec<MatchId>> {
        let id = encode_id(user.0);
        let mut transaction = self.pool.begin_writing().await?;
        // So that the person takes no seat meanwhile.
        transaction.lock_table("seats").await?;
        let open: i64 = query_scalar(OPEN_SEATS)
            .bind(id)
            .fetch_one(&mut transaction)
            .await?;
        if open > 0 {
            return Err(Error::Conflict);
        }
        let matches: Vec<String> = query_scalar(matches_of_person!())
            .bind(id)
            .fetch_all(&mut transaction)
            .await?;
        // First, because it locks the matches: none of them ends meanwhile, which would write the record anew.
        query(CHANGE_MATCHES)
            .bind(id)
            .execute(&mut transaction)
            .await?;
        // So that no rebuild of the ratings reads the person's seats before this, and saves their ratings after it.
        transaction.lock("rated matches").await?;
        rename_in_records(&mut transaction, id, &pseudonym.name).await?;
        for change in [
            KEEP_MESSAGES,
            DELETE_CALLS,
            FORGET_MESSAGES,
            FORGET_CHANNELS,
            DECLINE_INVITATIONS,
            "UPDATE seats SET locale = 'en-US' WHERE user_id = $1",
        ] {
            query(change).bind(id).execute(&mut transaction).await?;
        }
        for column in PERSON_COLUMNS {
            forget(&mut transaction, column, id, pseudonym).await?;
        }
        count_settings_change(&mut transaction).await?;
        transaction.commit().await?;
        Ok(matches.iter().filter_map(|id| id.parse().ok()).collect())
    }

    async fn unfinished_matches_of_deleted(&self) -> Result<Vec<MatchId>> {
        let matches: Vec<String> = query_scalar(UNFINISHED_OF_DELETED)
            .bind(encode_id(UserId::FIRST_PSEUDONYM.0))
            .fetch_all(&self.pool)
            .await?;
        Ok(matches.iter().filter_map(|id| id.parse().ok()).collect())
    }
}

/// For each table, the statement that selects the rows of a person.
fn exports() -> impl Iterator<Item = (&'static str, String)> {
    let tables = PERSON_COLUMNS.chunk_by(|one, next| one.table == next.table);
    tables.map(|columns| {
        let table = columns[0].table;
        let own = columns.iter();
        let own = own.filter(|it| it.on_erasure != ErasureAction::DeletedUnexported);
        let conditions: Vec<_> = own.map(|it| format!("{} = $1", it.id)).collect();
        let select = format!("SELECT * FROM {table} WHERE {}", conditions.join(" OR "));
        (table, select)
    })
}

/// The statement that replaces a person in one column by the pseudonym `$2` with the name `$3`, or deletes their
/// rows.
fn erasure(column: &PersonColumn) -> String {
    let PersonColumn { table, id, .. } = column;
    match column.on_erasure {
        ErasureAction::Renamed(names) => {
            let values = ["$3"].into_iter().chain(iter::repeat("''"));
            let names = names.iter().zip(values);
            let names = names.map(|(name, new)| format!("{name} = {new}"));
            let changes: Vec<_> = iter::once(format!("{id} = $2")).chain(names).collect();
            format!("UPDATE {table} SET {} WHERE {id} = $1", changes.join(", "))
        }
        ErasureAction::Deleted | ErasureAction::DeletedUnexported => {
            format!("DELETE FROM {table} WHERE {id} = $1")
        }
    }
}

/// The statements of [`PersonStore`] whose query plans are tested.
#[cfg(test)]
pub(in crate::sql) fn statements() -> Vec<String> {
    let fixed = [
        RECORDS,
        MESSAGES,
        OPEN_SEATS,
        matches_of_person!(),
        CHANGE_MATCHES,
        KEEP_MESSAGES,
        DELETE_CALLS,
        FORGET_MESSAGES,
        FORGET_CHANNELS,
        DECLINE_INVITATIONS,
        UNFINISHED_OF_DELETED,
    ];
    let of_tables = exports().map(|(_, select)| select);
    let erasures = PERSON_COLUMNS.iter().map(erasure);
    let fixed = fixed.into_iter().map(str::to_owned);
    fixed.chain(of_tables).chain(erasures).collect()
}

/// Replaces a person in one column, or deletes their rows.
async fn forget(
    connection: &mut Transaction,
    column: &PersonColumn,
    id: i64,
    pseudonym: &Pseudonym,
) -> Result<()> {
    let mut query = query(AssertSqlSafe(erasure(column))).bind(id);
    if let ErasureAction::Renamed(names) = column.on_erasure {
        query = query.bind(encode_id(pseudonym.user.0));
        if !names.is_empty() {
            query = query.bind(&pseudonym.name);
        }
    }
    query.execute(connection).await?;
    Ok(())
}

/// Replaces a person's name in the headers of their matches' records, in `records` and in `lines`.
async fn rename_in_records(connection: &mut Transaction, id: i64, name: &str) -> Result<()> {
    let seats: Vec<(String, i64)> = query_as("SELECT match_id, seat FROM seats WHERE user_id = $1")
        .bind(id)
        .fetch_all(&mut *connection)
        .await?;
    for (match_id, seat) in seats {
        let Some(seat) = usize::try_from(seat).ok().and_then(Seat::from_index) else {
            continue;
        };
        for (select, update) in [
            (
                "SELECT text FROM records WHERE match_id = $1",
                "UPDATE records SET text = $2 WHERE match_id = $1",
            ),
            (
                "SELECT text FROM lines WHERE match_id = $1 AND number = 0",
                "UPDATE lines SET text = $2 WHERE match_id = $1 AND number = 0",
            ),
        ] {
            let text: Option<String> = query_scalar(select)
                .bind(&match_id)
                .fetch_optional(&mut *connection)
                .await?;
            let Some(text) = text else { continue };
            query(update)
                .bind(&match_id)
                .bind(rename_in_record(&text, seat, name))
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

/// A row as JSON, without secret columns.
fn export(row: &Row) -> Result<Value> {
    let mut object = Map::new();
    for (name, value) in row.values()? {
        if SECRET_COLUMNS.contains(&name) {
            continue;
        }
        let value = match value {
            Stored::Integer(Some(id)) if name.ends_with("_id") => id.to_string().into(),
            Stored::Integer(number) => number.into(),
            Stored::Text(text) => text.into(),
            // All columns of bytes are secrets.
            Stored::Bytes(_) => continue,
        };
        object.insert(name.to_owned(), value);
    }
    Ok(object.into())
}
