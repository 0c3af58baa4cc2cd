//! The presenter: brings the messages of a match up to date, and retries after every failure until they show
//! the newest state.
//!
//! # Invariants
//!
//! - A match has at most one presenter task: the one that set [`Entry::presenting`]. Others only
//!   notify it. It clears the flag *before* it looks for notifications a last time, so that a
//!   change is noticed by it or by a new presenter, but never by neither. A panic while a message
//!   is updated counts as a failure of that message; after any other, the supervisor starts the
//!   presenter again, so that the flag never outlives the task.
//! - A message is edited only by the task that holds its slot. The table is read after the slot is
//!   locked, so that the last edit of a message shows the newest state.
//! - It holds no permit while it waits for a message, and no message while it waits for a permit, so that
//!   neither a slow request for one message nor many presenters hold up other work. If a message is locked when it
//!   begins, for example because a reply is about to edit it, it first updates those that are not. It releases its permit
//!   before it waits for the messages that link to the one it has posted.
//! - While a bot is in the middle of its turn, no message is updated: the update after its last action shows
//!   the whole turn.
//! - The slot and the stored [`MessageState`] change only after the chat platform has confirmed, apart from
//!   the nonce of a post, which is stored before it. If the confirmation is lost, or the program stops before
//!   it arrives, the nonce finds the message: see [`MessageState::posting`].
//! - A message is not up to date while its post is unconfirmed, or while the message that it has replaced
//!   still has to be deleted.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedMutexGuard, SemaphorePermit};
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::message_links::link_of;
use super::message_update::MessageUpdate;
use super::messenger::DeliveryError;
use super::registry::{Entry, Slot};
use super::supervision::new_backoff;
use super::update_outcome::{UpdateOutcome, Updated};
use super::{BackgroundWork, CommandError, Host, Messenger, catch_panic, is_conflict};
use crate::ids::MatchId;
use crate::metrics::{self, METRICS};
use crate::store::{self, Audience, MessageState, Placement};
use crate::table::Table;

/// The maximum wait between two attempts.
const MAX_BACKOFF: Duration = Duration::from_mins(5);

/// How long to wait before trying again to reach a lost channel, unless the match changes before.
const CHANNEL_RETRY_DELAY: Duration = Duration::from_mins(10);

/// How long to wait before trying again after another process has changed the same message.
const CONFLICT_DELAY: Duration = Duration::from_millis(20);

/// How long to wait before looking again whether Discord can be reached, while other processes do the work.
const ISOLATION_DELAY: Duration = Duration::from_secs(5);

/// How long an interaction waits for the presenter to release a message.
const LOCK_TIMEOUT: Duration = Duration::from_millis(500);

/// Exclusive access to a message of a match: see [`Host::lock_message`].
#[derive(Debug)]
pub struct MessageGuard {
    entry: Arc<Entry>,
    audience: Audience,
    slot: OwnedMutexGuard<Option<MessageState>>,
}

/// What to do with a message whose row another process has changed at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OnConflict {
    /// Mark it as outdated, so that it is updated once more: it is not known which edit arrived last.
    Outdate,
    /// Leave the row as the other process has stored it: this process has edited nothing.
    Keep,
}

impl<M: Messenger> Host<M> {
    /// Brings the messages of a match up to date in the background.
    pub fn present(&self, id: MatchId) {
        if let Some(entry) = self.shared.registry.get(id) {
            self.present_entry(&entry);
        }
    }

    /// As [`Host::present`], for a match in memory, even if it is dropped from memory meanwhile.
    pub(super) fn present_entry(&self, entry: &Arc<Entry>) {
        self.shared.registry.restore(entry);
        if entry.notify_presenter() {
            let entry = entry.clone();
            // From now on, so that a stopping program waits even if the task has not begun yet.
            let token = Mutex::new(Some(self.shared.tasks.token()));
            self.supervise(BackgroundWork::Presenting, entry.id, move |host| {
                let entry = entry.clone();
                let token = token.lock().unwrap_or_else(PoisonError::into_inner).take();
                async move { host.run_presenter(&entry, token).await }
            });
        }
    }

    /// Posts or updates the public message of a match before the response to an interaction, so that the
    /// response appears below it. Call [`Host::present`] after the response: it updates the other messages,
    /// one of which the response may show, and retries this one if it has failed.
    pub async fn present_table(&self, id: MatchId) {
        let Some(entry) = self.shared.registry.get(id) else {
            return;
        };
        let Some(slot) = entry.slot(Audience::Public) else {
            return;
        };
        let mut slot = slot.lock().await;
        let _ = self
            .update_message(&entry, Audience::Public, &mut slot, false, None)
            .await;
    }

    /// Locks a message that the response to an interaction is about to edit, so that the presenter does not
    /// edit it at the same time. `None` if the match is over, or if the presenter holds the message for
    /// longer than an interaction can wait; the presenter then updates the message again.
    pub async fn lock_message(&self, id: MatchId, audience: Audience) -> Option<MessageGuard> {
        self.known_entry(id).await.ok()?;
        let entry = self.shared.registry.get(id)?;
        let slot = entry.slot(audience)?.clone();
        let slot = tokio::time::timeout(LOCK_TIMEOUT, slot.lock_owned())
            .await
            .ok()?;
        Some(MessageGuard {
            entry,
            audience,
            slot,
        })
    }

    /// Has the presenter update a message that was locked for the response to an interaction, because the
    /// response may not have reached it.
    pub async fn release_message(&self, guard: MessageGuard) {
        let MessageGuard {
            entry,
            audience,
            slot,
        } = guard;
        drop(slot);
        self.update_again(entry.id, audience).await;
    }

    /// Has the presenter update a message that the response to an interaction has edited without locking it:
    /// the edit may have arrived after a newer one.
    pub async fn update_again(&self, id: MatchId, audience: Audience) {
        if let Err(error) = self.try_update_again(id, audience).await
            && !error.is_match_gone()
        {
            tracing::warn!(%id, %error, "could not mark a message as outdated, will retry");
            let retry = move |host: Self| async move { host.try_update_again(id, audience).await };
            self.supervise(BackgroundWork::Presenting, id, retry);
        }
    }

    async fn try_update_again(&self, id: MatchId, audience: Audience) -> Result<(), CommandError> {
        let entry = self.entry_to_present(id).await?;
        self.outdate_message(&entry, audience).await?;
        self.present_entry(&entry);
        Ok(())
    }

    /// Marks a message as outdated although the match has not changed: a setting of its reader has changed,
    /// or a message that it links to was replaced.
    pub(super) async fn outdate_message(
        &self,
        entry: &Arc<Entry>,
        audience: Audience,
    ) -> store::Result<()> {
        let Some(slot) = entry.slot(audience) else {
            return Ok(());
        };
        let mut slot = slot.lock().await;
        // First, so that another process or the next start finds the messages if this process dies.
        if self.worker().is_some() {
            self.claim_to_outdate(entry).await?;
        } else {
            self.shared.store.mark_unpresented(entry.id).await?;
        }
        if let Some(state) = slot.as_ref() {
            let outdated = state.outdated();
            let saved = self.save_slot(entry, &mut slot, outdated, OnConflict::Outdate);
            return match saved.await {
                // After a conflict, `save_slot` has marked the row of the other process as outdated.
                Ok(()) | Err(store::Error::Conflict) => {
                    self.present_outdated(entry);
                    Ok(())
                }
                saved => saved,
            };
        }
        Ok(())
    }

    /// Stores that the response to an interaction has brought a message up to date with `table`.
    pub async fn save_message_state(
        &self,
        mut guard: MessageGuard,
        table: &Table,
        placement: Placement,
    ) {
        let old = guard.slot.as_ref();
        let mut posted_at_line = table.line_count();
        let mut posting = old.and_then(|old| old.posting.clone());
        let mut superseded = old.and_then(|old| old.superseded);
        match (old, &placement) {
            (Some(old), placement) if old.placement == *placement => {
                posted_at_line = old.posted_at_line;
            }
            // The user pressed a button of a message whose post was not confirmed. That message replaces the
            // recorded one.
            (Some(old), Placement::Message(..)) if superseded.is_none() => {
                posting = None;
                superseded = old.message();
            }
            // The hand is a direct message, which the presenter keeps up to date. The ephemeral reply was an
            // extra and is not recorded.
            (Some(old), _) if old.message().is_some() => return,
            _ => {}
        }
        let is_settled = posting.is_none() && superseded.is_none();
        let behind = old.map_or(0, |old| old.revision);
        let state = MessageState {
            audience: guard.audience,
            placement,
            revision: if is_settled {
                table.revision().into()
            } else {
                behind
            },
            posted_at_line,
            posting,
            superseded,
        };
        let entry = guard.entry.clone();
        let saved = self.save_slot(&entry, &mut guard.slot, state, OnConflict::Outdate);
        let saved = saved.await;
        match &saved {
            Ok(()) => return,
            Err(store::Error::Conflict) => {
                tracing::debug!(id = %table.id(), "another process has stored the state of a message");
            }
            Err(error) => {
                tracing::warn!(id = %table.id(), %error, "could not store the state of a message");
                // The message may no longer show what another process has stored for it meanwhile.
                return self.release_message(guard).await;
            }
        }
        self.present(entry.id);
    }

    /// Stores the state of a message in place of the one in its locked slot. If another process has changed
    /// the row, or it is not known whether the state was stored, the slot is set to what the store has.
    ///
    /// # Errors
    ///
    /// If the state was not stored.
    pub(super) async fn save_slot(
        &self,
        entry: &Arc<Entry>,
        slot: &mut Option<MessageState>,
        state: MessageState,
        on_conflict: OnConflict,
    ) -> store::Result<()> {
        let store = &self.shared.store;
        let audience = state.audience;
        let before = entry.stored_state(audience);
        let saved = store.save_message(entry.id, before.as_ref(), &state).await;
        let stored = match saved {
            Ok(()) => Some(state),
            Err(store::Error::Conflict) if on_conflict == OnConflict::Outdate => {
                self.outdate_conflicting_message(entry, audience).await?
            }
            Err(_) => self.stored_message(entry, audience).await?,
        };
        entry.set_stored_state(audience, stored.as_ref());
        entry.set_message_state(audience, stored.as_ref());
        *slot = stored;
        saved
    }

    /// Marks a message as outdated that another process has changed at the same time as this one, because it
    /// is not known which edit arrived last. Returns its stored state.
    async fn outdate_conflicting_message(
        &self,
        entry: &Arc<Entry>,
        audience: Audience,
    ) -> store::Result<Option<MessageState>> {
        loop {
            let stored = self.stored_message(entry, audience).await?;
            let Some(known) = stored
                .as_ref()
                .filter(|it| self.shared.process.is_some() && it.placement != Placement::None)
            else {
                return Ok(stored);
            };
            self.claim_to_outdate(entry).await?;
            let outdated = known.outdated();
            let store = &self.shared.store;
            match store.save_message(entry.id, Some(known), &outdated).await {
                // Another process has stored that the message is up to date, not knowing of this edit: try
                // again.
                Err(store::Error::Conflict) => {}
                saved => {
                    saved?;
                    self.present_outdated(entry);
                    return Ok(Some(outdated));
                }
            }
        }
    }

    /// The stored state of a message.
    async fn stored_message(
        &self,
        entry: &Entry,
        audience: Audience,
    ) -> store::Result<Option<MessageState>> {
        let status = self.shared.store.match_status(entry.id).await?;
        let status = status.ok_or(store::Error::Conflict)?;
        self.compare_settings(status.settings_changes).await;
        let mut messages = status.messages.into_iter();
        Ok(messages.find(|it| it.audience == audience))
    }

    /// Runs until all messages are up to date. `token` makes a stopping program wait for the first update.
    async fn run_presenter(
        &self,
        entry: &Arc<Entry>,
        mut token: Option<TaskTrackerToken>,
    ) -> Result<(), CommandError> {
        let id = entry.id;
        let mut backoff = new_backoff(MAX_BACKOFF);
        let mut unconfirmed = BTreeSet::new();
        loop {
            let updated = {
                let _token = token.take().unwrap_or_else(|| self.shared.tasks.token());
                self.update_messages(entry, &mut unconfirmed).await
            };
            if let Some(DeliveryError::Other(error)) = &updated.error
                && let Some(error @ CommandError::MatchUnreadable) = error.downcast_ref()
            {
                tracing::warn!(%id, %error, "cannot update the messages of an unreadable match");
                entry.presenting.store(false, Ordering::Release);
                return Ok(());
            }
            if updated.error.is_some() {
                self.shared
                    .supervisor
                    .count_failure(BackgroundWork::Presenting);
            }
            match (updated.retry_after, updated.error) {
                // The wait is short and holds neither a permit nor a message. The table is read again
                // afterwards, so states that were superseded meanwhile are never shown.
                (Some(wait), error) => {
                    let wait = if let Some(error) = error {
                        tracing::warn!(%id, %error, "could not update a match's messages, will retry");
                        wait.max(backoff.next().unwrap_or(MAX_BACKOFF))
                    } else {
                        wait
                    };
                    tokio::select! {
                        biased;
                        () = tokio::time::sleep(wait) => {}
                        // A change wakes the presenter early: messages in other channels need not wait.
                        () = entry.changed.notified() => {}
                    }
                }
                (None, None) => {
                    if let Some(lag) = entry.caught_up() {
                        metrics::observe(&METRICS.presenter_lag, lag);
                    }
                    backoff = new_backoff(MAX_BACKOFF);
                    entry.presenting.store(false, Ordering::Release);
                    // A notification that arrived while the flag was set has started no presenter.
                    let was_notified = tokio::select! {
                        biased;
                        () = entry.changed.notified() => true,
                        () = std::future::ready(()) => false,
                    };
                    if was_notified {
                        // If another presenter has started meanwhile, it handles the notification.
                        if entry.presenting.swap(true, Ordering::AcqRel) {
                            return Ok(());
                        }
                        continue;
                    }
                    if updated.is_elsewhere {
                        return Ok(());
                    }
                    if updated.is_over {
                        self.finish_presenting(id).await;
                        return Ok(());
                    }
                    let wait = match self.settle(entry, updated.revision).await {
                        Ok(true) => return Ok(()),
                        // The match has changed; this process may have to present the change.
                        Ok(false) => CONFLICT_DELAY,
                        Err(error) => {
                            tracing::warn!(%id, %error, "could not mark a match as presented, will retry");
                            backoff.next().unwrap_or(MAX_BACKOFF)
                        }
                    };
                    // If another presenter has started meanwhile, it settles the match.
                    if entry.presenting.swap(true, Ordering::AcqRel) {
                        return Ok(());
                    }
                    tokio::time::sleep(wait).await;
                }
                (None, Some(error)) => {
                    tracing::warn!(%id, %error, "could not update a match's messages, will retry");
                    tokio::select! {
                        biased;
                        () = tokio::time::sleep(backoff.next().unwrap_or(MAX_BACKOFF)) => {}
                        () = entry.changed.notified() => {}
                    }
                }
            }
        }
    }

    /// Brings all messages up to date. A message that fails does not keep the others from being updated, and
    /// stays in `unconfirmed` until it succeeds.
    async fn update_messages(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &mut BTreeSet<Audience>,
    ) -> UpdateOutcome {
        let mut outcome = UpdateOutcome {
            is_over: true,
            revision: u32::MAX,
            is_elsewhere: false,
            retry_after: None,
            error: None,
        };
        if self.is_isolated() {
            outcome.is_over = false;
            outcome.retry_in(ISOLATION_DELAY);
            return outcome;
        }
        match self.may_present(entry, unconfirmed).await {
            Ok(true) => {}
            Ok(false) => {
                outcome.is_over = false;
                outcome.is_elsewhere = true;
                return outcome;
            }
            Err(error) => {
                outcome.error = Some(anyhow::Error::from(error).into());
                return outcome;
            }
        }
        let slots = entry.slots();
        let is_free = |(_, slot): &&(Audience, &Slot)| slot.try_lock().is_ok();
        let free: Vec<_> = slots.iter().filter(is_free).copied().collect();
        // Hands link to the public message, which therefore comes first.
        if free.len() < slots.len() && entry.message(Audience::Public).is_some() {
            self.update_each(entry, unconfirmed, &mut outcome, free)
                .await;
            (outcome.is_over, outcome.revision) = (true, u32::MAX);
        }
        // All in their order, because some depend on others.
        self.update_each(entry, unconfirmed, &mut outcome, slots)
            .await;
        if outcome.is_over && outcome.retry_after.is_none() && outcome.error.is_none() {
            match catch_panic(self.archive_thread(entry)).await {
                Ok(()) => {}
                Err(DeliveryError::RateLimited(wait)) => outcome.retry_after = Some(wait),
                Err(error) => outcome.error = Some(error),
            }
            // Another process may have replaced the name of a player who had their data deleted.
            match self.is_outdated(entry).await {
                Ok(false) => {}
                Ok(true) => outcome.retry_in(CONFLICT_DELAY),
                Err(error) => {
                    outcome.error = Some(anyhow::Error::from(error).into());
                }
            }
        }
        outcome
    }

    /// Updates these messages one after the other, and adds to the outcome.
    async fn update_each(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &mut BTreeSet<Audience>,
        outcome: &mut UpdateOutcome,
        slots: Vec<(Audience, &Slot)>,
    ) {
        for (audience, slot) in slots {
            let is_unconfirmed = unconfirmed.contains(&audience);
            match catch_panic(self.update_when_free(entry, audience, slot, is_unconfirmed)).await {
                Ok(Updated::Shown { revision, is_over }) => {
                    outcome.is_over &= is_over;
                    outcome.revision = outcome.revision.min(revision);
                    unconfirmed.remove(&audience);
                }
                Ok(Updated::Overtaken) => outcome.retry_in(CONFLICT_DELAY),
                // Tried again later, because the match continues there once the channel is back.
                Err(DeliveryError::ChannelLost) => outcome.retry_in(CHANNEL_RETRY_DELAY),
                Err(DeliveryError::RateLimited(wait)) => outcome.retry_in(wait),
                Err(DeliveryError::Other(error)) if is_conflict(&error) => {
                    outcome.retry_in(CONFLICT_DELAY);
                    unconfirmed.insert(audience);
                }
                Err(error) => {
                    outcome.error.get_or_insert(error);
                    unconfirmed.insert(audience);
                }
            }
        }
    }

    /// Brings a message up to date as soon as both its slot and a permit are free.
    async fn update_when_free(
        &self,
        entry: &Arc<Entry>,
        audience: Audience,
        slot: &Slot,
        is_unconfirmed: bool,
    ) -> Result<Updated, DeliveryError> {
        loop {
            // The semaphore is never closed.
            let permit = self.shared.presenter_permits.acquire().await.ok();
            if let Ok(mut slot) = slot.try_lock() {
                return self
                    .update_message(entry, audience, &mut slot, is_unconfirmed, permit)
                    .await;
            }
            drop(permit);
            drop(slot.lock().await);
        }
    }

    /// Brings a message up to date. `permit` is `None` if the response to an interaction waits for this.
    async fn update_message(
        &self,
        entry: &Arc<Entry>,
        audience: Audience,
        slot: &mut Option<MessageState>,
        is_unconfirmed: bool,
        permit: Option<SemaphorePermit<'_>>,
    ) -> Result<Updated, DeliveryError> {
        if audience == Audience::Public && entry.is_stop_announced() {
            return Ok(Updated::Overtaken);
        }
        let copy = self.lock_table(entry).await;
        let table = copy.map_err(anyhow::Error::from)?.table.clone();
        if !table.is_amid_bot_turn() {
            let mut update = MessageUpdate {
                host: self,
                entry,
                table: &table,
                audience,
                link: link_of(audience).and_then(|link| entry.message(link)),
                slot,
                is_before_reply: permit.is_none(),
                permit,
                has_edited: false,
            };
            match Box::pin(update.run()).await {
                Err(DeliveryError::Other(error)) if is_conflict(&error) && !update.has_edited => {
                    return Ok(Updated::Overtaken);
                }
                updated => updated?,
            }
            if is_unconfirmed {
                Box::pin(update.compare_links()).await?;
            }
        }
        Ok(Updated::Shown {
            revision: table.revision(),
            is_over: table.is_over(),
        })
    }
}
