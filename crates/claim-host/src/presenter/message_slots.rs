//! The slots of a match's messages: who may change a message, and how its known state is stored.
//!
//! # Invariants
//!
//! - A message is edited only by the task that holds its slot. The table is read after the slot is
//!   locked, so that the last edit of a message shows the newest state.
//! - The slot and the stored [`MessageState`] change only once the platform has confirmed the post
//!   or edit; only a post's nonce is stored beforehand. If the confirmation is lost, or the program
//!   stops before it arrives, the nonce finds the message: see [`MessageState::posting`].
//!
//! # Several processes
//!
//! A process replaces a message's row only if it knows what is stored there. If another process was
//! faster, the host reads the row and continues from there, so that no message is lost.
//!
//! - If two processes have edited the same message, the one that stored later updates it once more,
//!   because it is not known which edit arrived last. A process that has only posted the message
//!   leaves the update to the other one.
//! - A process whose edit has failed takes the match back if another one has it by then: the failed
//!   edit may still arrive.
//! - When a process is found dead, the others update all messages again in every match on which
//!   they have lately seen another process work: edits by the dead process may have arrived after
//!   newer ones (`MessageSlots::correct_late_edits`).
//! - A message that was posted so late that another process has stored, or begun to post, a
//!   different one is deleted (`MessageUpdate::delete_late_post`).
//! - Where messages link to each other, each process stores its own first and then looks at what is
//!   stored, so that at least one process sees both (`message_links.rs`).

use std::sync::Arc;
use std::time::Duration;

use claim_table::Table;
use claim_table::desk::{MessageKind, MessageState, Placement, Replied, Settings, Situation};
use claim_table::ids::MatchId;
use tokio::sync::OwnedMutexGuard;

use crate::matches::Matches;
use crate::matches::registry::Entry;
use crate::{BackgroundWork, CommandError};

/// How long an interaction waits for the presenter to release a message.
const LOCK_TIMEOUT: Duration = Duration::from_millis(500);

/// Exclusive access to a message of a match: see [`MessageSlots::lock_message`].
#[derive(Debug)]
pub struct MessageGuard {
    entry: Arc<Entry>,
    kind: MessageKind,
    slot: OwnedMutexGuard<()>,
}

/// What to do with a message whose row another process has changed at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnConflict {
    /// Mark it as outdated, so that it is updated once more: it is not known which edit arrived
    /// last.
    MarkOutdated,
    /// Leave the row as the other process has stored it: this process has edited nothing.
    Keep,
}

/// The messages of matches: who may change one, and how its known state is stored.
#[derive(Clone, Debug)]
pub struct MessageSlots {
    pub(super) matches: Matches,
}

impl MessageSlots {
    /// The messages of these matches.
    pub(crate) const fn new(matches: Matches) -> Self {
        Self { matches }
    }

    /// As [`Supervisor::supervise`](crate::cluster::supervision::Supervisor::supervise).
    pub(super) fn supervise<F>(
        &self,
        work: BackgroundWork,
        id: MatchId,
        attempt: impl Fn(Self) -> F + Send + 'static,
    ) where
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        let supervisor = self.matches.supervisor();
        supervisor.supervise(self, work, id, attempt);
    }

    /// Locks a message that the response to an interaction is about to edit, so that the presenter
    /// does not edit it at the same time. `None` if the match is over, or if the presenter holds
    /// the message for longer than an interaction can wait; the presenter then updates the message
    /// again.
    pub async fn lock_message(&self, id: MatchId, kind: MessageKind) -> Option<MessageGuard> {
        self.matches.known_entry(id).await.ok()?;
        let entry = self.matches.registry().get(id)?;
        let slot = entry.slot(kind)?.clone();
        let slot = tokio::time::timeout(LOCK_TIMEOUT, slot.lock_owned())
            .await
            .ok()?;
        Some(MessageGuard { entry, kind, slot })
    }

    /// Has the presenter update a message that was locked for the response to an interaction,
    /// because the response may not have reached it.
    pub async fn release_message(&self, guard: MessageGuard) {
        let MessageGuard { entry, kind, slot } = guard;
        drop(slot);
        self.update_again(entry.id, kind).await;
    }

    /// Has the presenter update a message that the response to an interaction has edited without
    /// locking it: the edit may have arrived after a newer one.
    pub async fn update_again(&self, id: MatchId, kind: MessageKind) {
        if let Err(error) = self.try_update_again(id, kind).await
            && !error.is_match_gone()
        {
            tracing::warn!(%id, %error, "could not mark a message as outdated, will retry");
            let retry =
                move |messages: Self| async move { messages.try_update_again(id, kind).await };
            self.supervise(BackgroundWork::Presenting, id, retry);
        }
    }

    pub(crate) async fn try_update_again(
        &self,
        id: MatchId,
        kind: MessageKind,
    ) -> Result<(), CommandError> {
        let entry = self.matches.entry_to_present(id).await?;
        self.mark_outdated(&entry, kind).await?;
        self.matches.present_entry(&entry);
        Ok(())
    }

    /// Marks a message as outdated although the match has not changed: a setting of its reader has
    /// changed, or a message that it links to was replaced.
    pub(crate) async fn mark_outdated(
        &self,
        entry: &Arc<Entry>,
        kind: MessageKind,
    ) -> claim_store::Result<()> {
        let Some(slot) = entry.slot(kind) else {
            return Ok(());
        };
        let _slot = slot.lock().await;
        // First, so that another process or the next start finds the messages if this process dies.
        if self.matches.cluster().is_shared() {
            self.matches.claim_to_mark_outdated(entry).await?;
        } else {
            self.matches.store().mark_unpresented(entry.id).await?;
        }
        if let Some(state) = entry.message_state(kind) {
            let saved = self.save_message(entry, state.outdated(), OnConflict::MarkOutdated);
            return match saved.await {
                // After a conflict, `save_message` has marked the row of the other process as
                // outdated.
                Ok(()) | Err(claim_store::Error::Conflict) => {
                    self.matches.present_outdated(entry);
                    Ok(())
                }
                saved => saved,
            };
        }
        Ok(())
    }

    /// The token of the older private reply that a new one at `placement` replaces, if it can still be edited.
    #[must_use]
    pub fn replaced_reply(
        &self,
        guard: &MessageGuard,
        table: &Table,
        placement: &Placement,
    ) -> Option<String> {
        let settings = Settings::default();
        self.ask_desk(&guard.entry, table, guard.kind, settings, |it| {
            it.replaced_reply(placement)
        })
    }

    /// Stores that the response to an interaction has brought a message up to date with `table`.
    pub async fn save_message_state(
        &self,
        guard: MessageGuard,
        table: &Table,
        placement: Placement,
    ) {
        let (entry, kind) = (&guard.entry, guard.kind);
        let settings = Settings::default();
        let replied = self.ask_desk(entry, table, kind, settings, |it| it.after_reply(placement));
        let state = match replied {
            Replied::Store(state) => state,
            Replied::Copy(copy) => return entry.messages().set_copy(kind, Some(copy)),
            Replied::Nothing => return,
        };
        let saved = self.save_message(entry, state, OnConflict::MarkOutdated);
        let saved = saved.await;
        match &saved {
            Ok(()) => return,
            Err(claim_store::Error::Conflict) => {
                tracing::debug!(id = %table.id(), "another process has stored the state of a message");
            }
            Err(error) => {
                tracing::warn!(id = %table.id(), %error, "could not store the state of a message");
                // The message may no longer show what another process has stored for it meanwhile.
                return self.release_message(guard).await;
            }
        }
        self.matches.present(entry.id);
    }

    /// What `decide` says about a message of a match.
    pub(crate) fn ask_desk<T>(
        &self,
        entry: &Entry,
        table: &Table,
        kind: MessageKind,
        settings: Settings,
        decide: impl FnOnce(Situation<'_>) -> T,
    ) -> T {
        decide(Situation {
            table,
            messages: &entry.messages(),
            kind,
            settings,
            is_played_in_public: claim_screens::is_match_played_in_public(table),
            is_shared: self.matches.cluster().is_shared(),
            now: self.matches.now(),
        })
    }

    /// Stores the state of a message, whose slot the caller has locked. If another process has
    /// changed the row, or it is not known whether the state was stored, the message is known to be
    /// what the store has.
    ///
    /// # Errors
    ///
    /// If the state was not stored.
    pub(crate) async fn save_message(
        &self,
        entry: &Arc<Entry>,
        state: MessageState,
        on_conflict: OnConflict,
    ) -> claim_store::Result<()> {
        let store = self.matches.store();
        let kind = state.kind;
        let before = entry.messages().stored(kind).cloned();
        let saved = store.save_message(entry.id, before.as_ref(), &state).await;
        let stored = match saved {
            Ok(()) => Some(state),
            Err(claim_store::Error::Conflict) if on_conflict == OnConflict::MarkOutdated => {
                self.mark_conflicting_outdated(entry, kind).await?
            }
            Err(_) => self.stored_message(entry, kind).await?,
        };
        entry.messages().note_stored(kind, stored.as_ref());
        saved
    }

    /// Marks a message as outdated that another process has changed at the same time as this one,
    /// because it is not known which edit arrived last. Returns its stored state.
    async fn mark_conflicting_outdated(
        &self,
        entry: &Arc<Entry>,
        kind: MessageKind,
    ) -> claim_store::Result<Option<MessageState>> {
        loop {
            let stored = self.stored_message(entry, kind).await?;
            let Some(known) = stored
                .as_ref()
                .filter(|it| self.matches.cluster().is_shared() && it.placement != Placement::None)
            else {
                return Ok(stored);
            };
            self.matches.claim_to_mark_outdated(entry).await?;
            let outdated = known.outdated();
            let store = self.matches.store();
            match store.save_message(entry.id, Some(known), &outdated).await {
                // Another process has stored that the message is up to date, not knowing of this
                // edit: try again.
                Err(claim_store::Error::Conflict) => {}
                saved => {
                    saved?;
                    self.matches.present_outdated(entry);
                    return Ok(Some(outdated));
                }
            }
        }
    }

    /// The stored state of a message.
    async fn stored_message(
        &self,
        entry: &Entry,
        kind: MessageKind,
    ) -> claim_store::Result<Option<MessageState>> {
        let status = self.matches.store().match_status(entry.id).await?;
        let status = status.ok_or(claim_store::Error::Conflict)?;
        self.matches
            .people()
            .compare_settings(status.settings_changes)
            .await;
        let mut messages = status.messages.into_iter();
        Ok(messages.find(|it| it.kind == kind))
    }
}
