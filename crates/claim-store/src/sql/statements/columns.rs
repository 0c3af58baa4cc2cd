//! How ids, ratings and counts are stored in integer columns.

use claim_table::ids::{GuildId, PersonName};

use super::row::Row;

/// SQL: the columns of `messages` under an alias. Columns are always named, because after a rolling update
/// has added one, PostgreSQL refuses the prepared `SELECT *` of processes of the previous version.
macro_rules! message_columns {
    ($messages:literal) => {
        concat!(
            $messages,
            ".kind, ",
            $messages,
            ".channel_id, ",
            $messages,
            ".message_id, ",
            $messages,
            ".token, ",
            $messages,
            ".token_until_ms, ",
            $messages,
            ".revision, ",
            $messages,
            ".posted_at_line, ",
            $messages,
            ".posting_nonce, ",
            $messages,
            ".superseded_channel_id, ",
            $messages,
            ".superseded_message_id",
        )
    };
}
pub(in crate::sql) use message_columns;

/// SQL: the columns of `seats` under an alias.
macro_rules! seat_columns {
    ($seats:literal) => {
        concat!(
            $seats,
            ".seat, ",
            $seats,
            ".user_id, ",
            $seats,
            ".name, ",
            $seats,
            ".user_name, ",
            $seats,
            ".locale, ",
            $seats,
            ".entropy, ",
            $seats,
            ".bot",
        )
    };
}
pub(in crate::sql) use seat_columns;

/// A snowflake id as stored. Discord's ids are below 2^63.
pub(in crate::sql) fn encode_id(snowflake: u64) -> i64 {
    i64::try_from(snowflake).unwrap_or(i64::MAX)
}

/// The snowflake id of a stored integer.
pub(in crate::sql) fn decode_id(id: i64) -> u64 {
    u64::try_from(id).unwrap_or_default()
}

/// The `guild_id` of a match; 0 for a match without a server.
pub(in crate::sql) fn encode_guild(guild: Option<GuildId>) -> i64 {
    guild.map_or(0, |guild| encode_id(guild.0))
}

/// The server of a stored `guild_id`.
pub(in crate::sql) fn decode_guild(id: i64) -> Option<GuildId> {
    (id != 0).then(|| GuildId(decode_id(id)))
}

/// Converts a rating to its stored form, thousandths of a point.
pub(in crate::sql) fn encode_rating(points: f64) -> i64 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "ratings are a few thousand points"
    )]
    let thousandths = (points * 1000.0).round() as i64;
    thousandths
}

/// Converts a stored rating to points.
pub(in crate::sql) fn decode_rating(thousandths: i64) -> f64 {
    #[expect(
        clippy::cast_precision_loss,
        reason = "ratings are a few thousand points"
    )]
    let points = thousandths as f64 / 1000.0;
    points
}

/// Reads the columns with the names of a person.
pub(in crate::sql) fn decode_name(row: &Row) -> sqlx::Result<PersonName> {
    Ok(PersonName {
        display: row.try_get("name")?,
        user_name: row.try_get("user_name")?,
    })
}

/// Reads a column that holds a count or a rank.
pub(in crate::sql) fn decode_count(row: &Row, column: &str) -> sqlx::Result<u32> {
    let count: i64 = row.try_get(column)?;
    Ok(u32::try_from(count).unwrap_or_default())
}
