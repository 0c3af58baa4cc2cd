//! Statements with their parameters, executed by either database.

use std::marker::PhantomData;

use sqlx::postgres::PgArguments;
use sqlx::query::Query as SqlxQuery;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Postgres, SqlSafeStr, SqlStr, Sqlite};

use super::connection::{Pool, Target, Transaction, answer};
use super::row::{FromRow, Row, Value};

/// A statement and its parameters, `$1`, `$2` and so on.
pub(crate) struct Query {
    statement: SqlStr,
    parameters: Vec<Value>,
}

/// A statement whose rows are parsed as `T`.
pub(crate) struct TypedQuery<T> {
    query: Query,
    rows: PhantomData<fn() -> T>,
}

/// Starts a statement; its parameters are bound afterwards.
pub(crate) fn query(statement: impl SqlSafeStr) -> Query {
    Query {
        statement: statement.into_sql_str(),
        parameters: Vec::new(),
    }
}

/// A statement whose rows are tuples.
pub(crate) fn query_as<T: FromRow>(statement: impl SqlSafeStr) -> TypedQuery<T> {
    TypedQuery {
        query: query(statement),
        rows: PhantomData,
    }
}

/// A statement whose rows have one column.
pub(crate) fn query_scalar<T: FromRow>(statement: impl SqlSafeStr) -> TypedQuery<T> {
    query_as(statement)
}

/// Executes a query with the sqlx method of the given name, on any kind of target.
macro_rules! execute {
    ($query:ident, $target:ident, $method:ident) => {
        match $target.into() {
            Target::Pool(Pool::Sqlite(pool)) => $query.sqlite().$method(pool).await?.into(),
            Target::Pool(Pool::Postgres(pool, timeout)) => {
                answer(*timeout, $query.postgres().$method(pool))
                    .await?
                    .into()
            }
            Target::Transaction(Transaction::Sqlite(transaction)) => {
                $query.sqlite().$method(&mut **transaction).await?.into()
            }
            Target::Transaction(Transaction::Postgres(transaction, timeout)) => {
                answer(*timeout, $query.postgres().$method(&mut **transaction))
                    .await?
                    .into()
            }
        }
    };
}

/// The result of a statement, converted from the types of either database.
struct Outcome<T>(T);

impl From<sqlx::sqlite::SqliteQueryResult> for Outcome<u64> {
    fn from(result: sqlx::sqlite::SqliteQueryResult) -> Self {
        Self(result.rows_affected())
    }
}

impl From<sqlx::postgres::PgQueryResult> for Outcome<u64> {
    fn from(result: sqlx::postgres::PgQueryResult) -> Self {
        Self(result.rows_affected())
    }
}

impl<R: Into<Row>> From<Vec<R>> for Outcome<Vec<Row>> {
    fn from(rows: Vec<R>) -> Self {
        Self(rows.into_iter().map(Into::into).collect())
    }
}

impl<R: Into<Row>> From<Option<R>> for Outcome<Option<Row>> {
    fn from(row: Option<R>) -> Self {
        Self(row.map(Into::into))
    }
}

impl Query {
    /// Binds the next parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.parameters.push(value.into());
        self
    }

    /// Executes the statement. Returns the number of changed rows.
    pub(crate) async fn execute<'c>(self, target: impl Into<Target<'c>>) -> sqlx::Result<u64> {
        let Outcome(changed): Outcome<u64> = execute!(self, target, execute);
        Ok(changed)
    }

    /// Fetches all rows.
    pub(crate) async fn fetch_all<'c>(
        self,
        target: impl Into<Target<'c>>,
    ) -> sqlx::Result<Vec<Row>> {
        let Outcome(rows): Outcome<Vec<Row>> = execute!(self, target, fetch_all);
        Ok(rows)
    }

    /// Fetches the first row; `None` if there is none.
    pub(crate) async fn fetch_optional<'c>(
        self,
        target: impl Into<Target<'c>>,
    ) -> sqlx::Result<Option<Row>> {
        let Outcome(row): Outcome<Option<Row>> = execute!(self, target, fetch_optional);
        Ok(row)
    }

    /// Fetches the first row; an error if there is none.
    pub(crate) async fn fetch_one<'c>(self, target: impl Into<Target<'c>>) -> sqlx::Result<Row> {
        let row = self.fetch_optional(target).await?;
        row.ok_or(sqlx::Error::RowNotFound)
    }

    fn sqlite(self) -> SqlxQuery<'static, Sqlite, SqliteArguments> {
        let query = sqlx::query(self.statement);
        let bind = |query: SqlxQuery<'static, Sqlite, SqliteArguments>, value| match value {
            Value::Integer(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        };
        self.parameters.into_iter().fold(query, bind)
    }

    fn postgres(self) -> SqlxQuery<'static, Postgres, PgArguments> {
        let query = sqlx::query(self.statement);
        let bind = |query: SqlxQuery<'static, Postgres, PgArguments>, value| match value {
            Value::Integer(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        };
        self.parameters.into_iter().fold(query, bind)
    }
}

impl<T: FromRow> TypedQuery<T> {
    /// Binds the next parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.query = self.query.bind(value);
        self
    }

    /// Fetches all rows.
    pub(crate) async fn fetch_all<'c>(self, target: impl Into<Target<'c>>) -> sqlx::Result<Vec<T>> {
        let rows = self.query.fetch_all(target).await?;
        rows.iter().map(T::from_row).collect()
    }

    /// Fetches the first row; `None` if there is none.
    pub(crate) async fn fetch_optional<'c>(
        self,
        target: impl Into<Target<'c>>,
    ) -> sqlx::Result<Option<T>> {
        let row = self.query.fetch_optional(target).await?;
        row.as_ref().map(T::from_row).transpose()
    }

    /// Fetches the first row; an error if there is none.
    pub(crate) async fn fetch_one<'c>(self, target: impl Into<Target<'c>>) -> sqlx::Result<T> {
        T::from_row(&self.query.fetch_one(target).await?)
    }
}
