//! The emoji that were uploaded to Discord, by application.

use async_trait::async_trait;

use super::error::Result;

/// Stores the ids of the emoji of an application.
#[async_trait]
pub trait EmojiStore: Send + Sync {
    /// The names and ids of the emoji of an application.
    async fn emoji(&self, application: u64) -> Result<Vec<(String, u64)>>;

    /// Stores the id of an application's emoji.
    async fn save_emoji(&self, application: u64, name: &str, id: u64) -> Result<()>;
}
