//! Counts of open tables and running matches.

use async_trait::async_trait;

use super::MemoryStore;
use super::matches::{StoredMatch, StoredStage};
use crate::ids::{GuildId, UserId};
use crate::store::counts::CountStore;
use crate::store::error::Result;
use crate::timestamp::Timestamp;

impl MemoryStore {
    async fn count(
        &self,
        name: &'static str,
        stage: StoredStage,
        is_counted: impl Fn(&StoredMatch) -> bool + Send + Sync,
    ) -> Result<u32> {
        self.read(name, |data| {
            let matches = data.matches.values();
            let counted = matches.filter(|it| it.readable_stage() == Some(stage) && is_counted(it));
            Ok(u32::try_from(counted.count()).unwrap_or(u32::MAX))
        })
        .await
    }
}

#[async_trait]
impl CountStore for MemoryStore {
    async fn open_tables_of(&self, host: UserId) -> Result<u32> {
        let is_counted = |it: &StoredMatch| it.settings.host == host;
        self.count("open_tables_of", StoredStage::Lobby, is_counted)
            .await
    }

    async fn open_tables_in(&self, guild: GuildId) -> Result<u32> {
        let is_counted = |it: &StoredMatch| it.settings.guild == Some(guild);
        self.count("open_tables_in", StoredStage::Lobby, is_counted)
            .await
    }

    async fn running_matches_of(&self, user: UserId) -> Result<u32> {
        let is_counted = |it: &StoredMatch| it.is_active(user);
        self.count("running_matches_of", StoredStage::Running, is_counted)
            .await
    }

    async fn running_matches_in(&self, guild: GuildId) -> Result<u32> {
        let is_counted = |it: &StoredMatch| it.settings.guild == Some(guild);
        self.count("running_matches_in", StoredStage::Running, is_counted)
            .await
    }

    async fn called_off_by(&self, user: UserId, since: Timestamp) -> Result<u32> {
        let is_counted = |it: &StoredMatch| {
            it.is_called_off_by(user) && it.ended_at.is_some_and(|ended| ended > since)
        };
        self.count("called_off_by", StoredStage::Over, is_counted)
            .await
    }
}
