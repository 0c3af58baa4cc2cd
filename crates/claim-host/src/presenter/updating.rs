//! The presenter: brings the messages of a match up to date, and retries after every failure until
//! they show the newest state. Who may change a message is described in `message_slots.rs`.
//!
//! # Invariants
//!
//! - A match has at most one presenter task: the one that set [`Entry::presenting`]. Others only
//!   notify it. It clears the flag *before* it looks for notifications a last time, so that a
//!   change is noticed by it or by a new presenter, but never by neither. A panic while a message
//!   is updated counts as a failure of that message; after any other, the supervisor starts the
//!   presenter again, so that the flag never outlives the task.
//! - It holds no permit while it waits for a message, and no message while it waits for a permit, so that
//!   neither a slow request for one message nor many presenters hold up other work. If a message is locked when it
//!   begins, for example because a reply is about to edit it, it first updates those that are not. It releases its permit
//!   before it waits for the messages that link to the one it has posted.
//! - While a bot is in the middle of its turn, no message is updated: the update after its last action shows
//!   the whole turn.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use claim_metrics::METRICS;
use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;
use tokio::sync::SemaphorePermit;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::Presenter;
use super::message_update::MessageUpdate;
use super::update_outcome::{Pass, UpdateOutcome, Updated};
use crate::cluster::supervision::new_backoff;
use crate::matches::registry::{Entry, Slot};
use crate::messenger::DeliveryError;
use crate::{BackgroundWork, CommandError, Messenger, catch_panic};

/// The maximum wait between two attempts.
const MAX_BACKOFF: Duration = Duration::from_mins(5);

/// How long to wait before trying again to write in a channel, unless the match changes, or a
/// person uses the bot there, before.
const CHANNEL_RETRY_DELAY: Duration = Duration::from_mins(10);

/// How long to wait before trying again after another process has changed the same message.
const CONFLICT_DELAY: Duration = Duration::from_millis(20);

/// How long to wait before looking again whether Discord can be reached, while other processes do
/// the work.
const ISOLATION_DELAY: Duration = Duration::from_secs(5);

impl<M: Messenger> Presenter<M> {
    /// Brings the messages of a match up to date in the background, even if it is dropped from memory meanwhile.
    pub(crate) fn present_entry(&self, entry: &Arc<Entry>) {
        self.shared.matches.registry().restore(entry);
        if entry.notify_presenter() {
            let entry = entry.clone();
            // From now on, so that a stopping program waits even if the task has not begun yet.
            let token = Mutex::new(Some(self.shared.tasks.token()));
            let supervisor = self.shared.matches.supervisor();
            supervisor.supervise(
                self,
                BackgroundWork::Presenting,
                entry.id,
                move |presenter: Self| {
                    let entry = entry.clone();
                    let token = token.lock().unwrap_or_else(PoisonError::into_inner).take();
                    async move { presenter.run_presenter(&entry, token).await }
                },
            );
        }
    }

    /// Posts or updates the public message of a match, and before it that with the fingerprint,
    /// before the response to an interaction, so that the response appears below it. Call
    /// `Host::present` after the response: it updates the other messages, one of which the
    /// response may show, and retries these if they have failed.
    ///
    /// # Errors
    ///
    /// Why one of the two could not be posted or updated.
    pub async fn present_table(&self, id: MatchId) -> Result<(), DeliveryError> {
        let Some(entry) = self.shared.matches.registry().get(id) else {
            return Ok(());
        };
        for kind in [MessageKind::Fingerprint, MessageKind::Public] {
            if let Some(slot) = entry.slot(kind) {
                let _slot = slot.lock().await;
                self.update_message(&entry, kind, false, None).await?;
            }
        }
        Ok(())
    }

    /// Runs until all messages are up to date. `token` makes a stopping program wait for the first
    /// update.
    async fn run_presenter(
        &self,
        entry: &Arc<Entry>,
        mut token: Option<TaskTrackerToken>,
    ) -> Result<(), CommandError> {
        let id = entry.id;
        let mut backoff = new_backoff(MAX_BACKOFF);
        let mut unconfirmed = BTreeSet::new();
        loop {
            let pass = {
                let _token = token.take().unwrap_or_else(|| self.shared.tasks.token());
                self.update_messages(entry, &mut unconfirmed).await.pass()
            };
            if let Pass::Unfinished { retry_after, error } = pass {
                let pause = error.map(|error| {
                    tracing::warn!(%id, %error, "could not update a match's messages, will retry");
                    let supervisor = self.shared.matches.supervisor();
                    supervisor.count_failure(BackgroundWork::Presenting);
                    backoff.next().unwrap_or(MAX_BACKOFF)
                });
                // The wait holds neither a permit nor a message. The table is read again
                // afterwards, so states that were superseded meanwhile are never shown.
                let wait = retry_after.max(pause).unwrap_or(MAX_BACKOFF);
                tokio::select! {
                    biased;
                    () = tokio::time::sleep(wait) => {}
                    // A change wakes the presenter early: messages in other channels need not wait.
                    () = entry.changed.notified() => {}
                }
                continue;
            }
            let lag = entry.caught_up();
            if let Some(lag) = lag.filter(|_| !matches!(pass, Pass::Unreadable)) {
                claim_metrics::observe(&METRICS.presenter_lag, lag);
            }
            backoff = new_backoff(MAX_BACKOFF);
            entry.presenting.store(false, Ordering::Release);
            // A notification that arrived while the flag was set has started no presenter.
            let was_notified = tokio::select! {
                biased;
                () = entry.changed.notified() => true,
                () = std::future::ready(()) => false,
            };
            let pause = match pass {
                _ if was_notified => Duration::ZERO,
                Pass::Over => {
                    self.shared.tables.finish_presenting(id).await;
                    return Ok(());
                }
                Pass::UpToDate { revision } => {
                    match self.shared.messages.settle(entry, revision).await {
                        Ok(true) => return Ok(()),
                        // The match has changed; this process may have to present the change.
                        Ok(false) => CONFLICT_DELAY,
                        Err(error) => {
                            tracing::warn!(%id, %error, "could not mark a match as presented, will retry");
                            backoff.next().unwrap_or(MAX_BACKOFF)
                        }
                    }
                }
                Pass::Elsewhere | Pass::Unreadable | Pass::Unfinished { .. } => return Ok(()),
            };
            // If another presenter has started meanwhile, it does the rest.
            if entry.presenting.swap(true, Ordering::AcqRel) {
                return Ok(());
            }
            tokio::time::sleep(pause).await;
        }
    }

    /// Brings all messages up to date. A message that fails does not keep the others from being
    /// updated, and stays in `unconfirmed` until it succeeds.
    async fn update_messages(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &mut BTreeSet<MessageKind>,
    ) -> UpdateOutcome {
        let mut outcome = UpdateOutcome {
            is_over: true,
            revision: u32::MAX,
            is_elsewhere: false,
            retry_after: None,
            error: None,
        };
        if self.shared.matches.cluster().is_isolated() {
            outcome.is_over = false;
            outcome.retry_in(ISOLATION_DELAY);
            return outcome;
        }
        match self.shared.messages.may_present(entry, unconfirmed).await {
            Ok(true) => {}
            Ok(false) => {
                outcome.is_over = false;
                outcome.is_elsewhere = true;
                return outcome;
            }
            Err(error) => {
                outcome.error = Some(error.into());
                return outcome;
            }
        }
        entry.messages().set_waits_for_channel(false);
        let slots = entry.slots();
        let is_free = |(_, slot): &&(MessageKind, &Slot)| slot.try_lock().is_ok();
        let free: Vec<_> = slots.iter().filter(is_free).copied().collect();
        // Hands link to the public message, which therefore comes first.
        if free.len() < slots.len() && entry.message(MessageKind::Public).is_some() {
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
            match self.shared.matches.is_outdated(entry).await {
                Ok(false) => {}
                Ok(true) => outcome.retry_in(CONFLICT_DELAY),
                Err(error) => {
                    outcome.error = Some(error.into());
                }
            }
        }
        outcome
    }

    /// Updates these messages one after the other, and adds to the outcome.
    async fn update_each(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &mut BTreeSet<MessageKind>,
        outcome: &mut UpdateOutcome,
        slots: Vec<(MessageKind, &Slot)>,
    ) {
        for (kind, slot) in slots {
            let is_unconfirmed = unconfirmed.contains(&kind);
            match catch_panic(self.update_when_free(entry, kind, slot, is_unconfirmed)).await {
                Ok(Updated::Shown { revision, is_over }) => {
                    outcome.is_over &= is_over;
                    outcome.revision = outcome.revision.min(revision);
                    unconfirmed.remove(&kind);
                }
                Ok(Updated::Overtaken) => outcome.retry_in(CONFLICT_DELAY),
                // Tried again later, because the match continues there once the bot may write there
                // again.
                Err(DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost) => {
                    entry.messages().set_waits_for_channel(true);
                    outcome.retry_in(CHANNEL_RETRY_DELAY);
                }
                Err(DeliveryError::RateLimited(wait)) => outcome.retry_in(wait),
                Err(error) if error.is_conflict() => {
                    outcome.retry_in(CONFLICT_DELAY);
                    unconfirmed.insert(kind);
                }
                Err(error) => {
                    outcome.error.get_or_insert(error);
                    unconfirmed.insert(kind);
                }
            }
        }
    }

    /// Brings a message up to date as soon as both its slot and a permit are free, unless the match
    /// changes while it is waiting: then other messages, which may be free, are behind again.
    async fn update_when_free(
        &self,
        entry: &Arc<Entry>,
        kind: MessageKind,
        slot: &Slot,
        is_unconfirmed: bool,
    ) -> Result<Updated, DeliveryError> {
        loop {
            // The semaphore is never closed.
            let permit = self.shared.permits.acquire().await.ok();
            if let Ok(_slot) = slot.try_lock() {
                return self
                    .update_message(entry, kind, is_unconfirmed, permit)
                    .await;
            }
            drop(permit);
            tokio::select! {
                biased;
                _ = slot.lock() => {}
                () = entry.changed.notified() => return Ok(Updated::Overtaken),
            }
        }
    }

    /// Brings a message up to date, whose slot is locked. `permit` is `None` if the response to an
    /// interaction waits for this.
    async fn update_message(
        &self,
        entry: &Arc<Entry>,
        kind: MessageKind,
        is_unconfirmed: bool,
        permit: Option<SemaphorePermit<'_>>,
    ) -> Result<Updated, DeliveryError> {
        if kind == MessageKind::Public && entry.messages().is_stop_announced() {
            return Ok(Updated::Overtaken);
        }
        let copy = self.shared.matches.lock_table(entry).await;
        let table = copy?.table.clone();
        if !table.is_amid_bot_turn() {
            let mut update = MessageUpdate {
                presenter: &self.shared,
                entry,
                table: &table,
                kind,
                link: entry.messages().link(kind),
                is_before_reply: permit.is_none(),
                permit,
                has_edited: false,
            };
            match Box::pin(update.run()).await {
                Err(error) if error.is_conflict() && !update.has_edited => {
                    return Ok(Updated::Overtaken);
                }
                updated => updated?,
            }
            update.update_copy().await?;
            update.update_spectators().await?;
            update.delete_declined_calls().await?;
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
