//! Matches that several processes may change: the copies in memory are compared with the store, and a process takes over
//! a match that it has claimed. Who works on a match is described in `cluster/processes.rs`.

use std::sync::Arc;

use claim_table::ids::{MatchId, ProcessId};

use super::Matches;
use super::registry::Entry;
use crate::{BackgroundWork, CommandError};

/// How many matches are loaded at the same time to take them over. Bounded, so that database connections are
/// left for commands and heartbeats.
pub(crate) const MAX_CONCURRENT_TAKE_OVERS: usize = 8;

impl Matches {
    /// Takes over a match in memory, in the background. Several requests before the task begins start it only
    /// once.
    fn take_over_soon(&self, entry: &Arc<Entry>) {
        if entry.mark_takeover_pending() {
            let (id, entry) = (entry.id, entry.clone());
            self.supervise(BackgroundWork::TakeOver, id, move |matches| {
                entry.clear_takeover_pending();
                async move { matches.take_over(id).await }
            });
        }
    }

    /// Takes over a match in the background.
    pub(crate) fn start_taking_over(&self, id: MatchId) {
        let take_over = move |matches: Self| async move { matches.take_over(id).await };
        self.supervise(BackgroundWork::TakeOver, id, take_over);
    }

    /// Starts the work on a match that this process has claimed.
    async fn take_over(&self, id: MatchId) -> Result<(), CommandError> {
        // The semaphore is never closed.
        let _permit = self.shared.take_over_permits.acquire().await;
        let entry = self.entry_to_present(id).await?;
        self.refresh(&entry).await?;
        let copy = self.lock_table(&entry).await?;
        // Even if a concurrent `refresh` has read an earlier worker: the match is this process's by now.
        self.start_pending_plays(&entry, &copy.table);
        self.shared.events.behind(&entry);
        Ok(())
    }

    /// Whether this process is the worker of a match, as far as it knows.
    pub(crate) fn works_on(&self, entry: &Entry) -> bool {
        !self.shared.cluster.is_shared() || entry.is_worker()
    }

    /// Notes whether another process works on a match that has just been loaded, and whether settings have
    /// changed. Called before the match is kept in memory.
    pub(crate) async fn note_match_status(&self, entry: &Entry) -> claim_store::Result<()> {
        if !self.shared.cluster.is_shared() {
            return Ok(());
        }
        let Some(status) = self.shared.store.match_status(entry.id).await? else {
            return Ok(());
        };
        self.shared
            .people
            .compare_settings(status.settings_changes)
            .await;
        if status.worker.is_some() && status.worker != self.shared.cluster.worker() {
            entry.note_other_worker();
        }
        Ok(())
    }

    /// Compares a match in memory with the store. If the stored table is newer, the copy becomes stale and is
    /// read again when it is next locked. Returns the match's worker; `None` also if the store is not shared.
    pub(crate) async fn refresh(
        &self,
        entry: &Arc<Entry>,
    ) -> Result<Option<ProcessId>, CommandError> {
        if !self.shared.cluster.is_shared() {
            return Ok(None);
        }
        // A task that holds a slot notices a conflict when it saves. The free slots stay locked until they
        // are set to what is read here.
        let free = entry.lock_free_slots();
        let status = self.shared.store.match_status(entry.id).await?;
        let status = status.ok_or(CommandError::MatchNotFound)?;
        self.shared
            .people
            .compare_settings(status.settings_changes)
            .await;
        for (kind, _slot) in free {
            let mut messages = status.messages.iter();
            let state = messages.find(|it| it.kind == kind);
            entry.messages().note_stored(kind, state);
        }
        let is_worker = status.worker == self.shared.cluster.worker();
        entry.set_worker(is_worker);
        if status.worker.is_some() && !is_worker {
            entry.note_other_worker();
        }
        let mut copy = entry.table.lock().await;
        copy.is_stale |= copy.table.revision() < status.revision;
        Ok(status.worker)
    }

    /// Whether another process has changed a match since it was read.
    pub(crate) async fn is_outdated(&self, entry: &Arc<Entry>) -> Result<bool, CommandError> {
        match self.refresh(entry).await {
            Err(CommandError::MatchNotFound) => return Ok(false),
            refreshed => refreshed?,
        };
        Ok(entry.table.lock().await.is_stale)
    }

    /// Makes this process the worker of a match before it marks messages as outdated. Otherwise another
    /// process could find in between that nothing is left to do there.
    pub(crate) async fn claim_to_mark_outdated(
        &self,
        entry: &Arc<Entry>,
    ) -> claim_store::Result<()> {
        let claimed = self.shared.cluster.claim(entry.id).await;
        // Even if claiming has failed, because it may have been stored, so that no other process works on the
        // match any more; and before the caller does anything else.
        self.take_over_soon(entry);
        claimed
    }

    /// Makes this process present a match after it has marked a message as outdated, even if another process
    /// works on the match by now: that process may have read the messages before.
    pub(crate) fn present_outdated(&self, entry: &Arc<Entry>) {
        if self.shared.cluster.is_shared() {
            entry.messages().set_outdated();
            self.take_over_soon(entry);
        }
    }
}
