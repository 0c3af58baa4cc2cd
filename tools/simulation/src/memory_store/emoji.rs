//! The emoji that were uploaded to Discord.

use async_trait::async_trait;
use claim_store::{EmojiStore, Result};

use super::MemoryStore;

#[async_trait]
impl EmojiStore for MemoryStore {
    async fn emoji(&self, application: u64) -> Result<Vec<(String, u64)>> {
        self.read("emoji", |data| {
            let own = data.emoji.iter().filter(|((of, _), _)| *of == application);
            Ok(own.map(|((_, name), &id)| (name.clone(), id)).collect())
        })
        .await
    }

    async fn save_emoji(&self, application: u64, name: &str, id: u64) -> Result<()> {
        self.change("save_emoji", |data| {
            data.emoji.insert((application, name.to_owned()), id);
            Ok(())
        })
        .await
    }
}
