//! Messages that Discord has refused to delete.

use async_trait::async_trait;
use claim_store::{DeletionStore, RefusedDeletion, Result};
use claim_table::ids::MessageId;
use claim_table::timestamp::Timestamp;

use super::MemoryStore;

#[async_trait]
impl DeletionStore for MemoryStore {
    async fn save_refused_deletion(&self, deletion: &RefusedDeletion) -> Result<()> {
        self.change("save_refused_deletion", |data| {
            let known = data.refused_deletions.entry(deletion.message);
            known.or_insert(*deletion);
            Ok(())
        })
        .await
    }

    async fn due_deletions(&self, now: Timestamp, limit: u32) -> Result<Vec<RefusedDeletion>> {
        self.read("due_deletions", |data| {
            let all = data.refused_deletions.values().copied();
            let mut due: Vec<_> = all.filter(|it| it.due <= now).collect();
            due.sort_by_key(|it| it.due);
            due.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
            Ok(due)
        })
        .await
    }

    async fn postpone_deletion(&self, deletion: &RefusedDeletion, due: Timestamp) -> Result<bool> {
        self.change("postpone_deletion", |data| {
            let stored = data.refused_deletions.get_mut(&deletion.message);
            let Some(stored) = stored.filter(|it| it.attempts == deletion.attempts) else {
                return Ok(false);
            };
            stored.attempts += 1;
            stored.due = due;
            Ok(true)
        })
        .await
    }

    async fn remove_deletion(&self, message: MessageId) -> Result<()> {
        self.change("remove_deletion", |data| {
            data.refused_deletions.remove(&message);
            Ok(())
        })
        .await
    }
}
