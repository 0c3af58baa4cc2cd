//! The personal data in the database: every column that may hold a person's id or name is listed, and after a deletion
//! the person is nowhere in the file.

use std::collections::BTreeSet;

use claim_store::{ErasureAction, PERSON_COLUMNS, PersonStore, Pseudonym};
use sqlx::{Column, Row, ValueRef};

use super::*;

/// Names of columns that do not identify a person, in any table. (Columns that end in `_ms` are times.) A new column
/// has to be listed here or in `PERSON_COLUMNS`, unless its row is deleted together with the person.
const IMPERSONAL: &[&str] = &[
    "action",
    "answered",
    "application_id",
    "best_of",
    "best_streak",
    "bot",
    "called_off_seat",
    "channel_id",
    "channels",
    "clock",
    "board",
    "daily_day",
    "daily_guild_id",
    "day",
    "default_clock",
    "default_game",
    "drawn",
    "early_end",
    "emoji_id",
    "entropy",
    "event_id",
    "events_for_all",
    "extra",
    "faction",
    "first_day",
    "game",
    "guild_id",
    "has_extras",
    "has_frequent_pair",
    "has_left",
    "has_opened_check_in",
    "header",
    "id",
    "is_on_hold",
    "is_over",
    "is_owner_notified",
    "is_practice",
    "is_rated",
    "is_settled",
    "kind",
    "language",
    "last_solved",
    "leg",
    "lost",
    "match_id",
    "match_threads",
    "max_matches",
    "max_open_tables",
    "message_id",
    "month",
    "number",
    "offer",
    "options",
    "other_score",
    "outcome",
    "place",
    "played",
    "players",
    "position",
    "post_channel_id",
    "post_hour",
    "post_locale",
    "post_zone",
    "posted_at_line",
    "posting_nonce",
    "presented_revision",
    "rated_number",
    "rating",
    "rating_after",
    "rating_before",
    "reason",
    "rematch_of",
    "revision",
    "round",
    "score",
    "seat",
    "secret",
    "series_played",
    "series_wins",
    "shown",
    "side",
    "solved",
    "stage",
    "state",
    "streak",
    "superseded_channel_id",
    "superseded_message_id",
    "table_number",
    "token",
    "tutorial",
    "uncertainty",
    "uncertainty_after",
    "uncertainty_before",
    "version",
    "voided_revision",
    "won",
    "worker_id",
];

/// Columns whose names are personal in other tables only, and columns with text whose personal parts are replaced: the
/// header of a record, the locale of a seat.
const HANDLED: &[&str] = &[
    "emoji.name",
    "event_lines.text",
    "events.locale",
    "lines.text",
    "matches.locale",
    "puzzles.ratings",
    "puzzles.record",
    "records.text",
    "seats.locale",
    "upgrades.name",
];

/// The id of the person who is deleted. No other value in the samples contains this number.
const PERSON: u64 = 777_000_777_000;

/// All columns of the schema, as `table.column`.
async fn columns(connection: &mut SqliteConnection) -> Vec<(String, String)> {
    sqlx::query_as(concat!(
        "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c ",
        "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_sqlx_%' ",
        "ORDER BY 1, 2",
    ))
    .fetch_all(connection)
    .await
    .expect("SQLite lists the columns")
}

#[tokio::test]
async fn every_column_is_impersonal_or_handled_when_a_person_is_deleted() {
    let disk = Disk::new();
    let _store = disk.store().await;
    let columns = columns(&mut disk.connect().await).await;
    let mut known: BTreeSet<String> = HANDLED.iter().map(|&it| it.to_owned()).collect();
    let mut deleted = BTreeSet::new();
    for column in PERSON_COLUMNS {
        known.insert(format!("{}.{}", column.table, column.id));
        match column.on_erasure {
            ErasureAction::Renamed(names) => {
                let names = names.iter().map(|name| format!("{}.{name}", column.table));
                known.extend(names);
            }
            ErasureAction::Deleted | ErasureAction::DeletedUnexported => {
                deleted.insert(column.table);
            }
        }
    }
    let is_known = |(table, column): &(String, String)| {
        IMPERSONAL.contains(&column.as_str())
            || column.ends_with("_ms")
            || deleted.contains(table.as_str())
            || known.contains(&format!("{table}.{column}"))
    };
    let unknown: Vec<_> = columns.iter().filter(|column| !is_known(column)).collect();
    assert!(
        unknown.is_empty(),
        "can these columns identify a person? List them in PERSON_COLUMNS or IMPERSONAL: {unknown:?}"
    );
    let exists: BTreeSet<_> = columns
        .iter()
        .map(|(table, column)| format!("{table}.{column}"))
        .collect();
    let gone: Vec<_> = known.difference(&exists).collect();
    assert!(gone.is_empty(), "there are no such columns: {gone:?}");
}

/// Every row of every table as text, with the name of its table.
async fn dump(connection: &mut SqliteConnection) -> Vec<String> {
    let tables: BTreeSet<_> = columns(connection)
        .await
        .into_iter()
        .map(|(table, _)| table)
        .collect();
    let mut rows = Vec::new();
    for table in tables {
        let select = format!("SELECT * FROM {table}");
        for row in sqlx::query(AssertSqlSafe(select))
            .fetch_all(&mut *connection)
            .await
            .expect("the rows load")
        {
            let mut text = table.clone();
            for column in row.columns() {
                let value = row.try_get_raw(column.ordinal()).expect("a value");
                let value = if value.is_null() {
                    continue;
                } else if let Ok(number) = row.try_get::<i64, _>(column.ordinal()) {
                    number.to_string()
                } else if let Ok(value) = row.try_get::<String, _>(column.ordinal()) {
                    value
                } else {
                    continue;
                };
                text = format!("{text} {}={value}", column.name());
            }
            rows.push(text);
        }
    }
    rows
}

#[tokio::test]
async fn deleted_person_is_nowhere_in_the_file() {
    let disk = samples::disk().await;
    let mut other = disk.connect().await;
    disk.store().await.close().await;
    // Gives every column at least one row of a person with a unique id. The samples' own person would not do: their
    // shares of the deal, which are kept, look like their id.
    let mut person = Vec::new();
    for column in PERSON_COLUMNS {
        let (table, id) = (column.table, column.id);
        let names = match column.on_erasure {
            ErasureAction::Renamed(names) => names,
            ErasureAction::Deleted | ErasureAction::DeletedUnexported => &[],
        };
        let names = names
            .iter()
            .map(|name| format!("{name} = 'player {PERSON}'"));
        let changes: Vec<_> = std::iter::once(format!("{id} = {PERSON}"))
            .chain(names)
            .collect();
        let changes = changes.join(", ");
        // `OR IGNORE`: if unique keys collide, one row of the person is enough.
        let (update, count) = (
            format!(
                "UPDATE OR IGNORE {table} SET {changes} \
                 WHERE rowid = (SELECT MIN(rowid) FROM {table}) OR {id} = 16878"
            ),
            format!("SELECT COUNT(*) FROM {table} WHERE {id} = {PERSON}"),
        );
        run(&mut other, &update).await;
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(count))
            .fetch_one(&mut other)
            .await
            .expect("SQLite counts");
        person.push((table, id, count));
    }
    for table in ["lines", "records"] {
        let rename = format!(
            "UPDATE {table} SET text = replace(text, '\"player 16878\"', '\"player {PERSON}\"')"
        );
        run(&mut other, &rename).await;
    }
    assert!(person.iter().all(|(.., count)| *count > 0), "{person:?}");
    // A person who is playing cannot be forgotten, so all matches are ended first.
    run(
        &mut other,
        "UPDATE matches SET stage = 'cancelled' WHERE stage IN ('lobby', 'running')",
    )
    .await;
    let is_about = |row: &String| row.contains(&PERSON.to_string());
    let before = dump(&mut other).await;
    assert!(before.iter().filter(|row| is_about(row)).count() >= person.len());
    let store = disk.store().await;
    let pseudonym = Pseudonym::random(&mut rng(1));
    let changed = store.forget_person(UserId(PERSON), &pseudonym).await;
    assert!(!changed.expect("the person is forgotten").is_empty());
    let after = dump(&mut other).await;
    let left: Vec<_> = after.iter().filter(|row| is_about(row)).collect();
    assert!(left.is_empty(), "{left:#?}");
    let deleted = PERSON_COLUMNS.iter();
    let deleted = deleted
        .filter(|column| !matches!(column.on_erasure, ErasureAction::Renamed(_)))
        .count();
    assert!(after.len() >= before.len() - deleted && deleted > 0);
    // The ids of the person's direct messages are deleted, those of others are kept.
    let seats = after.iter().filter(|row| row.starts_with("seats"));
    assert!(
        seats
            .clone()
            .any(|row| row.contains(&pseudonym.user.to_string()))
    );
    assert!(
        after
            .iter()
            .any(|row| row.starts_with("messages") && row.contains(" message_id="))
    );
}
