//! Rows of either database, and their values.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column, ColumnIndex, Decode, Postgres, Row as _, Sqlite, Type, TypeInfo};

/// A row that a query has returned.
pub(crate) enum Row {
    /// SQLite.
    Sqlite(SqliteRow),
    /// PostgreSQL.
    Postgres(PgRow),
}

/// A value of a type that both databases have. `None` is `NULL`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// A 64-bit integer.
    Integer(Option<i64>),
    /// Text.
    Text(Option<String>),
    /// Bytes.
    Bytes(Option<Vec<u8>>),
}

impl From<SqliteRow> for Row {
    fn from(row: SqliteRow) -> Self {
        Self::Sqlite(row)
    }
}

impl From<PgRow> for Row {
    fn from(row: PgRow) -> Self {
        Self::Postgres(row)
    }
}

impl Row {
    /// The value of a column, by name or position.
    pub(crate) fn try_get<'r, T, I>(&'r self, index: I) -> sqlx::Result<T>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
        I: ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(index),
            Self::Postgres(row) => row.try_get(index),
        }
    }

    /// The values of all columns with their names, in order.
    pub(crate) fn values(&self) -> sqlx::Result<Vec<(&str, Value)>> {
        let columns: Vec<(&str, &str)> = match self {
            Self::Sqlite(row) => {
                let columns = row.columns().iter();
                columns
                    .map(|column| (column.name(), column.type_info().name()))
                    .collect()
            }
            Self::Postgres(row) => {
                let columns = row.columns().iter();
                columns
                    .map(|column| (column.name(), column.type_info().name()))
                    .collect()
            }
        };
        let value = |(position, (name, kind)): (usize, (_, &str))| {
            let value = match kind {
                "TEXT" => Value::Text(self.try_get(position)?),
                "BLOB" | "BYTEA" => Value::Bytes(self.try_get(position)?),
                _ => Value::Integer(self.try_get(position)?),
            };
            Ok((name, value))
        };
        columns.into_iter().enumerate().map(value).collect()
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Integer(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Self {
        Self::Integer(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(Some(text.clone()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<&Option<String>> for Value {
    fn from(text: &Option<String>) -> Self {
        Self::Text(text.clone())
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(Some(bytes.to_vec()))
    }
}

/// A type that can be parsed from a row.
pub(crate) trait FromRow: Sized {
    /// Parses the first columns of a row.
    fn from_row(row: &Row) -> sqlx::Result<Self>;
}

/// Implements [`FromRow`] for types of a single column.
macro_rules! from_column {
    ($($kind:ty),+) => {$(
        impl FromRow for $kind {
            fn from_row(row: &Row) -> sqlx::Result<Self> {
                row.try_get(0)
            }
        }
    )+};
}

from_column!(i64, Option<i64>, String, Option<String>);

/// A type of an element of a tuple: a column's value that does not borrow from the row.
trait Owned:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl<T> Owned for T where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl<A: Owned, B: Owned> FromRow for (A, B) {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok((row.try_get(0)?, row.try_get(1)?))
    }
}

impl<A: Owned, B: Owned, C: Owned> FromRow for (A, B, C) {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))
    }
}
