//! Which matches are in memory: they are loaded when they are used, and dropped when they have been
//! idle. At the start the host knows only the deadlines, and resumes what the last run left
//! unfinished.
//!
//! A start takes as long with a million finished matches as with none. It reads the deadlines as
//! pairs of id and time. In the background, it loads the matches that cannot wait: those with a
//! message that is behind or missing, with a bot to act, or with a play that may be forced. An
//! index finds them; for ended matches, the table `unpresented` does. Matches are dropped after
//! five to ten minutes without use. As long as a task uses the entry of a match, no second entry is
//! made for it.
//!
//! A match that cannot be read (a damaged row, a record that does not replay, an unknown version of
//! the rules) is *quarantined* when it is next used: its stage becomes `quarantined`, and the table
//! `quarantine` keeps the previous stage and the reason. No query finds it any more, and its
//! deadline is not enforced. Its players are told in one sentence. The log does not have the
//! reason, which may quote hidden cards. Each start restores the matches that can be read again.
//! While processes of two versions run, none is quarantined: the other version may be able to read
//! it.

use std::sync::Arc;
use std::time::Duration;

use claim_table::Table;
use claim_table::desk::MessageState;
use claim_table::ids::MatchId;
use tokio::sync::MutexGuard;
use tokio::time::Instant;

use super::Matches;
use super::registry::{Entry, TableCopy};
use crate::CommandError;

/// An idle match is dropped from memory after this time, or at most twice as long.
const IDLE_TIMEOUT: Duration = Duration::from_mins(5);

/// How many matches the start resumes at the same time. Those that take longer than [`RESUME_TIMEOUT`] do not
/// count.
const MAX_RESUMED: usize = 500;

/// After this time, the start no longer waits for a match whose messages are still behind.
const RESUME_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the start checks whether resumed matches are up to date.
const RESUME_POLL_INTERVAL: Duration = Duration::from_millis(100);

/// After this time, a match that this process cannot read can be claimed again, by another version as well.
const OTHER_VERSION_DELAY: Duration = Duration::from_secs(15);

/// Where the operator finds out why a match was set aside.
const REASON_HINT: &str =
    "`claim-bot check-db` (SQLite) or the table `quarantine` (PostgreSQL) says why";

/// How long tables that were cancelled or have expired are kept.
const CLOSED_TABLE_RETENTION: Duration = Duration::from_hours(30 * 24);

/// How often closed tables are deleted.
const PURGE_INTERVAL: Duration = Duration::from_hours(1);

/// How many closed tables are deleted in one transaction.
const PURGE_BATCH: u32 = 100;

impl Matches {
    /// The entry of a match: from memory, or else loaded. Of the matches that are over and whose messages
    /// show it, only the most recently used are kept in memory.
    pub(crate) async fn entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            self.refresh(&entry).await?;
            return Ok(entry);
        }
        if let Some(entry) = self.shared.registry.ended(id) {
            self.refresh(&entry).await?;
            if !entry.table.lock().await.is_stale {
                return Ok(entry);
            }
            // Another process has replaced the name of a person who had their data deleted, and the messages
            // may not show that yet.
            self.shared.registry.forget(id);
        }
        let (table, messages) = self.read(id).await?;
        let is_shown = messages
            .iter()
            .all(|it| it.revision >= i64::from(table.revision()));
        let is_done = table.is_over() && is_shown;
        let entry = Entry::new(table, messages);
        if is_done {
            return Ok(self.shared.registry.keep_ended(entry));
        }
        self.keep(entry).await
    }

    /// As [`Matches::entry`], but without comparing a copy in memory with the store: it may be stale. Methods that are
    /// given a table use it, because their callers have looked the match up.
    pub(crate) async fn known_entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        let registry = &self.shared.registry;
        match registry.get(id).or_else(|| registry.ended(id)) {
            Some(entry) => Ok(entry),
            None => self.entry(id).await,
        }
    }

    /// As [`Matches::entry`], but without comparing a copy in memory with the store, and kept in memory even if
    /// the match is over, until its messages are up to date.
    pub(crate) async fn entry_to_present(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            return Ok(entry);
        }
        let (table, messages) = self.read(id).await?;
        self.keep(Entry::new(table, messages)).await
    }

    /// Brings the messages of a match up to date in the background, even if it was over, and they have shown its end.
    pub(crate) async fn present_again(&self, id: MatchId) -> Result<(), CommandError> {
        match self.entry_to_present(id).await {
            Ok(entry) => self.present_entry(&entry),
            Err(error) if error.is_match_gone() => self.shared.registry.forget(id),
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Keeps an entry in memory. If this process works on the match, starts what the match waits for.
    async fn keep(&self, entry: Entry) -> Result<Arc<Entry>, CommandError> {
        self.note_match_status(&entry).await?;
        let entry = self.shared.registry.add(entry);
        if !self.works_on(&entry) {
            return Ok(entry);
        }
        let copy = self.lock_table(&entry).await?;
        self.start_work(&entry, &copy.table);
        drop(copy);
        Ok(entry)
    }

    /// The current table of a match. This looks the match up: if other processes use the store, the copy in memory
    /// is compared with it. Methods that are given the table do not look it up again.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the database fails.
    pub(crate) async fn table(&self, id: MatchId) -> Result<Table, CommandError> {
        let entry = self.entry(id).await?;
        Ok(self.lock_table(&entry).await?.table.clone())
    }

    /// The table of a match that the caller has looked up before, with what this process knows by now.
    pub(crate) async fn known_table(&self, id: MatchId) -> Result<Table, CommandError> {
        let entry = self.known_entry(id).await?;
        Ok(self.lock_table(&entry).await?.table.clone())
    }

    /// A table for a list. `None` if it cannot be read, so that the others are still shown.
    pub(crate) async fn readable_table(&self, id: MatchId) -> Result<Option<Table>, CommandError> {
        match self.table(id).await {
            Err(CommandError::MatchUnreadable) => Ok(None),
            table => table.map(Some),
        }
    }

    /// Locks the table of a match. If the copy in memory is stale, reads it again first.
    pub(crate) async fn lock_table<'a>(
        &self,
        entry: &'a Arc<Entry>,
    ) -> Result<MutexGuard<'a, TableCopy>, CommandError> {
        let mut copy = entry.table.lock().await;
        if copy.is_stale {
            let (table, _) = self.read(entry.id).await?;
            *copy = TableCopy::new(table);
            self.start_work(entry, &copy.table);
        }
        let is_lost = copy.table.channel_lost_at().is_some();
        entry.messages().set_lost_channel(is_lost);
        Ok(copy)
    }

    /// Reads the table of a match again, because it was changed in the store only.
    pub(crate) async fn reread(&self, entry: &Arc<Entry>) -> Result<(), CommandError> {
        entry.table.lock().await.is_stale = true;
        self.lock_table(entry).await.map(drop)
    }

    /// Starts what a match that has just been read waits for: its deadline, the update of its messages, the
    /// turn of a bot, a forced play. The caller holds the lock of `table`. Tasks that are already running are
    /// not started again. Does nothing if another process works on the match.
    pub(crate) fn start_work(&self, entry: &Arc<Entry>, table: &Table) {
        if self.works_on(entry) {
            self.start_pending_plays(entry, table);
            // Only if it is in `entries`. A match in `ended` needs no update: its messages show its end.
            self.present(entry.id);
        }
    }

    /// As [`Matches::start_work`], except that messages are not updated.
    pub(crate) fn start_pending_plays(&self, entry: &Arc<Entry>, table: &Table) {
        entry.set_work_started();
        self.shared.registry.schedule(entry.id, table.next_timer());
        self.shared.events.bot_may_act(entry, table);
        self.start_forced_play(entry, table);
    }

    /// Reads a match and its messages from the store. If it cannot be read, it is set aside.
    pub(crate) async fn read(
        &self,
        id: MatchId,
    ) -> Result<(Table, Vec<MessageState>), CommandError> {
        let loaded = match self.shared.store.load(id).await {
            Err(claim_store::Error::Corrupt { reason, .. }) => {
                return Err(self.set_aside(id, &reason).await);
            }
            Err(claim_store::Error::Quarantined { .. }) => {
                return Err(CommandError::MatchUnreadable);
            }
            loaded => loaded?,
        };
        loaded.ok_or(CommandError::MatchNotFound)
    }

    /// Sets aside a match that cannot be read, so that all others continue (the store calls this
    /// *quarantine*). The reason may quote hidden cards, so it is stored and not logged. Matches are not set
    /// aside during an update, because a process of the other version may be able to read them.
    async fn set_aside(&self, id: MatchId, reason: &str) -> CommandError {
        self.shared.registry.schedule(id, None);
        if self.shared.cluster.is_beside_other_version() {
            tracing::warn!(%id, "this version cannot read a match, which is left to processes of another version");
            return match self.leave_to_others(id).await {
                Ok(()) => CommandError::MatchUnreadable,
                Err(error) => error.into(),
            };
        }
        match self.shared.store.quarantine(id, reason, self.now()).await {
            Ok(is_new) => {
                if is_new {
                    tracing::error!(
                        %id,
                        "a match cannot be read and is set aside: {REASON_HINT}"
                    );
                }
                CommandError::MatchUnreadable
            }
            Err(error) => error.into(),
        }
    }

    /// Ends this process's work on a match that it cannot read. A process of the other version can claim it after a
    /// while, or this one again.
    async fn leave_to_others(&self, id: MatchId) -> claim_store::Result<()> {
        if let Some(status) = self.shared.store.match_status(id).await? {
            let due = self.now() + OTHER_VERSION_DELAY;
            self.shared.cluster.settle(id, status.revision, due).await?;
        }
        Ok(())
    }

    /// Restores the matches that were set aside and can be read by now, for example after an update. With several
    /// processes, they are due then, and one of them claims each.
    pub(crate) async fn restore_set_aside(&self) -> claim_store::Result<()> {
        let store = &self.shared.store;
        for id in store.restore_quarantined(self.now()).await? {
            tracing::info!(%id, "a match that was set aside can be read and continues");
        }
        Ok(())
    }

    /// Logs how many matches are set aside.
    pub(crate) async fn report_set_aside(&self) -> claim_store::Result<()> {
        let unreadable = self.shared.store.quarantined_matches().await?;
        if unreadable > 0 {
            tracing::warn!(
                unreadable,
                "some matches cannot be read and are set aside: {REASON_HINT}"
            );
        }
        Ok(())
    }

    /// Resumes all matches that have something left to do, or whose messages may be behind. After an outage
    /// these are all matches with a deadline; so matches that are up to date are dropped from memory before
    /// others are loaded.
    pub(crate) async fn resume_matches(self) -> Result<(), CommandError> {
        let mut resumed: Vec<(MatchId, Instant)> = Vec::new();
        for id in self.shared.store.matches_to_resume().await? {
            while resumed.len() >= MAX_RESUMED {
                resumed.retain(|(id, since)| {
                    !self.shared.registry.drop_unused(*id) && since.elapsed() < RESUME_TIMEOUT
                });
                if resumed.len() >= MAX_RESUMED {
                    tokio::time::sleep(RESUME_POLL_INTERVAL).await;
                }
            }
            resumed.push((id, Instant::now()));
            match self.entry_to_present(id).await {
                // A match that cannot be read is set aside by now; one that is missing was deleted.
                Ok(_) | Err(CommandError::MatchUnreadable | CommandError::MatchNotFound) => {}
                Err(error) => {
                    tracing::error!(%id, %error, "could not load a match, will retry");
                    self.recover(id);
                }
            }
        }
        Ok(())
    }

    /// Drops idle matches from memory. Runs until the host is closed.
    pub(crate) async fn drop_idle(self) -> Result<(), CommandError> {
        loop {
            self.shared.environment.clock().sleep(IDLE_TIMEOUT).await;
            self.shared.registry.drop_idle();
        }
    }

    /// Deletes tables that were closed long ago. Runs until the host is closed.
    pub(crate) async fn purge_closed(self) -> Result<(), CommandError> {
        loop {
            let pause = self.shared.environment.clock().sleep(PURGE_INTERVAL);
            let before = self.now() - CLOSED_TABLE_RETENTION;
            while self.shared.store.purge_closed(before, PURGE_BATCH).await? > 0 {}
            pause.await;
        }
    }
}
