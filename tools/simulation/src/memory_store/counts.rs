//! Counts of open tables, running matches and matches that were called off.

use async_trait::async_trait;
use claim_store::{CountStore, Counted, Result, Totals};

use super::stored_match::{StoredMatch, StoredStage};
use super::{Data, MemoryStore};

impl Data {
    /// The number of tables or matches that `of` describes.
    pub(super) fn count(&self, of: Counted) -> u32 {
        let (stage, is_counted): (_, &dyn Fn(&StoredMatch) -> bool) = match of {
            Counted::OpenTablesOf(host) => {
                (StoredStage::Lobby, &move |it| it.settings.host == host)
            }
            Counted::OpenTablesIn(guild) => (StoredStage::Lobby, &move |it| {
                it.settings.guild == Some(guild)
            }),
            Counted::RunningMatchesOf(user) => (StoredStage::Running, &move |it| {
                it.settings.daily.is_none() && it.settings.event.is_none() && it.is_active(user)
            }),
            Counted::RunningMatchesIn(guild) => (StoredStage::Running, &move |it| {
                it.settings.event.is_none() && it.settings.guild == Some(guild)
            }),
            Counted::CalledOffBy(user, since) => (StoredStage::Over, &move |it| {
                it.is_called_off_by(user) && it.ended_at.is_some_and(|ended| ended > since)
            }),
        };
        self.count_where(stage, is_counted)
    }

    fn count_where(&self, stage: StoredStage, is_counted: impl Fn(&StoredMatch) -> bool) -> u32 {
        let matches = self.matches.values();
        let counted = matches
            .filter(|it| it.readable_stage() == Some(stage) && !it.is_on_hold && is_counted(it));
        u32::try_from(counted.count()).unwrap_or(u32::MAX)
    }
}

#[async_trait]
impl CountStore for MemoryStore {
    async fn count(&self, of: Counted) -> Result<u32> {
        self.read("count", |data| Ok(data.count(of))).await
    }

    async fn totals(&self) -> Result<Totals> {
        self.read("totals", |data| {
            Ok(Totals {
                open_tables: data.count_where(StoredStage::Lobby, |_| true),
                running_matches: data.count_where(StoredStage::Running, |_| true),
            })
        })
        .await
    }
}
