//! Which process presents a match, if several use the store: see `cluster/processes.rs`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use claim_table::desk::MessageKind;

use super::message_slots::MessageSlots;
use crate::matches::registry::Entry;
use crate::{BackgroundWork, CommandError};

/// How long edits of a process that has died may still be on their way. The matches on which other processes
/// have worked in this time are updated again.
const LATE_EDIT_TIME: Duration = Duration::from_secs(15);

/// After how long a match without a timer becomes due again, as a safeguard against work that was missed.
const RECHECK_DELAY: Duration = Duration::from_hours(30 * 24);

impl MessageSlots {
    /// Updates all messages again in the matches on which other processes have worked lately, because one of
    /// these processes is dead: an edit that it has sent may have arrived after a newer one. It does not
    /// matter which process was seen, because some work on a match too briefly to be seen.
    pub(crate) fn correct_late_edits(&self) {
        let entries = self.matches.registry().entries().into_iter();
        for entry in entries.filter(|entry| entry.had_other_worker_within(LATE_EDIT_TIME)) {
            let id = entry.id;
            self.supervise(BackgroundWork::Presenting, id, move |messages| {
                let entry = entry.clone();
                async move { messages.update_all_again(&entry).await }
            });
        }
    }

    async fn update_all_again(&self, entry: &Arc<Entry>) -> Result<(), CommandError> {
        self.matches.refresh(entry).await?;
        for (kind, slot) in entry.slots() {
            // A locked message may be about to be posted.
            let is_free = slot.try_lock();
            let is_known_missing = is_free.is_ok_and(|_slot| entry.messages().is_missing(kind));
            if !is_known_missing {
                self.mark_outdated(entry, kind).await?;
            }
        }
        self.matches.present_entry(entry);
        Ok(())
    }

    /// Whether this process has to update the messages of a match. It claims a match that has no worker. It
    /// also takes a match from another process if it has marked a message as outdated, or if there are
    /// `unconfirmed` edits: although they failed, they may have arrived after newer ones of the other
    /// process, so these messages are updated again.
    pub(crate) async fn may_present(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &BTreeSet<MessageKind>,
    ) -> Result<bool, CommandError> {
        if !self.matches.cluster().is_shared() {
            return Ok(true);
        }
        // Before anything is read, so that messages that are marked as outdated later lead to another pass.
        let has_outdated = entry.messages().take_outdated();
        let may_present = self.claim_to_present(entry, unconfirmed, has_outdated);
        let may_present = may_present.await;
        if may_present.is_err() && has_outdated {
            entry.messages().set_outdated();
        }
        may_present
    }

    async fn claim_to_present(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &BTreeSet<MessageKind>,
        has_outdated: bool,
    ) -> Result<bool, CommandError> {
        let must_present = has_outdated || !unconfirmed.is_empty();
        // Read again after claiming: changes that another process has saved before are this process's to
        // present.
        for is_claimed in [false, true] {
            let worker = match self.matches.refresh(entry).await {
                Err(CommandError::MatchNotFound) => return Ok(false),
                worker => worker?,
            };
            if worker == self.matches.cluster().worker() {
                break;
            }
            if worker.is_some() && !must_present {
                return Ok(false);
            }
            if !is_claimed {
                self.matches.cluster().claim(entry.id).await?;
            }
        }
        for &kind in unconfirmed {
            let counts_as_shown = entry.messages().counts_as_shown(kind);
            if counts_as_shown {
                self.mark_outdated(entry, kind).await?;
            }
        }
        if !entry.has_started_work() {
            let copy = self.matches.lock_table(entry).await?;
            self.matches.start_pending_plays(entry, &copy.table);
        }
        Ok(true)
    }

    /// Stores that all messages of a match show revision `shown`, so that nothing is left to do before its
    /// next timer. Does nothing if a bot is to act, a timer is due, or the public message announces a stop: the
    /// next start updates it. Returns false if the match has changed, or another process is its worker by now.
    pub(crate) async fn settle(&self, entry: &Entry, shown: u32) -> claim_store::Result<bool> {
        if !self.matches.cluster().is_shared() || entry.messages().is_stop_announced() {
            return Ok(true);
        }
        let copy = entry.table.lock().await;
        let table = &copy.table;
        // A newer revision is presented by the process that has saved it.
        if copy.is_stale || table.revision() != shown || table.bot_to_act().is_some() {
            return Ok(true);
        }
        let now = self.matches.now();
        let due = table.next_timer().unwrap_or(now + RECHECK_DELAY);
        // `watch_deadlines` of this process is about to handle it.
        if due <= now {
            return Ok(true);
        }
        let is_settled = self.matches.cluster().settle(entry.id, shown, due).await?;
        if is_settled {
            entry.set_worker(false);
            self.matches.registry().schedule(entry.id, None);
        }
        Ok(is_settled)
    }
}
