//! The table `emoji`.

use async_trait::async_trait;

use crate::emoji::EmojiStore;
use crate::error::Result;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, encode_id};
use crate::sql::statements::query::query;
use crate::sql::statements::row::Row;

#[async_trait]
impl EmojiStore for SqlStore {
    async fn emoji(&self, application: u64) -> Result<Vec<(String, u64)>> {
        let select = "SELECT name, emoji_id FROM emoji WHERE application_id = $1";
        let rows = query(select)
            .bind(encode_id(application))
            .fetch_all(&self.pool)
            .await?;
        let emoji = |row: Row| Ok((row.try_get("name")?, decode_id(row.try_get("emoji_id")?)));
        rows.into_iter().map(emoji).collect()
    }

    async fn save_emoji(&self, application: u64, name: &str, id: u64) -> Result<()> {
        let insert = concat!(
            "INSERT INTO emoji (application_id, name, emoji_id) VALUES ($1, $2, $3) ",
            "ON CONFLICT (application_id, name) DO UPDATE SET emoji_id = excluded.emoji_id",
        );
        query(insert)
            .bind(encode_id(application))
            .bind(name)
            .bind(encode_id(id))
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
