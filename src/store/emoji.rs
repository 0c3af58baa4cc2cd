//! The emoji that were uploaded to Discord, by application.

use sqlx::Row;

use super::columns::{decode_id, encode_id};
use super::database::Store;
use super::error::Result;

impl Store {
    /// The names and ids of the emoji of an application.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn emoji(&self, application: u64) -> Result<Vec<(String, u64)>> {
        let select = "SELECT name, emoji_id FROM emoji WHERE application_id = $1";
        let rows = sqlx::query(select)
            .bind(encode_id(application))
            .fetch_all(&self.pool)
            .await?;
        let emoji = |row: sqlx::sqlite::SqliteRow| {
            Ok((row.try_get("name")?, decode_id(row.try_get("emoji_id")?)))
        };
        rows.into_iter().map(emoji).collect()
    }

    /// Remembers the id of an application's emoji.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_emoji(&self, application: u64, name: &str, id: u64) -> Result<()> {
        let insert = concat!(
            "INSERT INTO emoji (application_id, name, emoji_id) VALUES ($1, $2, $3) ",
            "ON CONFLICT (application_id, name) DO UPDATE SET emoji_id = excluded.emoji_id",
        );
        sqlx::query(insert)
            .bind(encode_id(application))
            .bind(name)
            .bind(encode_id(id))
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
