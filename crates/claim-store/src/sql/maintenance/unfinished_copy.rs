//! The mark of an unfinished copy: a row of the table `upgrades` of the new database, which says which database is
//! copied.

use crate::sql::opening::upgrade::position;
use crate::sql::statements::connection::Pool;
use crate::sql::statements::query::query;

/// The name of the row.
const NAME: &str = "copy";

/// Describes the database whose copy to this one is unfinished; `None` if there is no unfinished copy.
pub(in crate::sql) async fn source(pool: &Pool) -> sqlx::Result<Option<String>> {
    position(pool, NAME).await
}

/// Marks a database as an unfinished copy of `source`.
pub(in crate::sql) async fn mark(pool: &Pool, source: &str) -> sqlx::Result<()> {
    query("INSERT INTO upgrades (name, position) VALUES ($1, $2)")
        .bind(NAME)
        .bind(source)
        .execute(pool)
        .await?;
    Ok(())
}

/// Removes the mark.
pub(in crate::sql) async fn unmark(pool: &Pool) -> sqlx::Result<()> {
    query("DELETE FROM upgrades WHERE name = $1")
        .bind(NAME)
        .execute(pool)
        .await?;
    Ok(())
}
