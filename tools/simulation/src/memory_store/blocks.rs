//! Whom people have blocked.

use async_trait::async_trait;
use claim_store::{BlockStore, BlockedPerson, Result};
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;

use super::{Data, MemoryStore};

impl Data {
    fn has_blocked(&self, user: UserId, other: UserId) -> bool {
        let blocked = self.blocks.get(&user);
        blocked.is_some_and(|blocked| blocked.iter().any(|(_, it)| it.user == other))
    }
}

#[async_trait]
impl BlockStore for MemoryStore {
    async fn blocked_by(&self, user: UserId) -> Result<Vec<BlockedPerson>> {
        self.read("blocked_by", |data| {
            let mut blocked = data.blocks.get(&user).cloned().unwrap_or_default();
            blocked.sort_by_key(|(since, person)| (*since, person.user));
            Ok(blocked.into_iter().map(|(_, person)| person).collect())
        })
        .await
    }

    async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool> {
        self.read("has_blocked", |data| Ok(data.has_blocked(user, other)))
            .await
    }

    async fn block(
        &self,
        user: UserId,
        person: &BlockedPerson,
        now: Timestamp,
        max: u32,
    ) -> Result<bool> {
        self.change("block", |data| {
            if data.has_blocked(user, person.user) {
                return Ok(true);
            }
            let blocked = data.blocks.entry(user).or_default();
            let has_room = blocked.len() < max as usize;
            if has_room {
                blocked.push((now, person.clone()));
            }
            Ok(has_room)
        })
        .await
    }

    async fn unblock(&self, user: UserId, other: UserId) -> Result<()> {
        self.change("unblock", |data| {
            if let Some(blocked) = data.blocks.get_mut(&user) {
                blocked.retain(|(_, it)| it.user != other);
            }
            Ok(())
        })
        .await
    }
}
