//! Exports and deletes the data that is stored about a person.

use std::sync::Arc;

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_store::{MessageKind, MessageState, Placement, Pseudonym};
use claim_table::departure::Departure;
use claim_table::ids::{MatchId, UserId};
use claim_table::{Command, Refusal, Stage};
use serde_json::{Map, Value};

use crate::matches::registry::Entry;
use crate::presenter::message_slots::OnConflict;
use crate::{BackgroundWork, CommandError, Host, Messenger};

/// How often deleting a person's data is attempted, in case they take a seat again meanwhile.
const MAX_ATTEMPTS: usize = 5;

impl<M: Messenger> Host<M> {
    /// Everything that is stored about a person: see [`PersonStore::personal_data`](claim_store::PersonStore).
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn personal_data(&self, user: UserId) -> claim_store::Result<Map<String, Value>> {
        self.shared.store.personal_data(user).await
    }

    /// Deletes the data of a person: they leave the tables and matches that have not ended, decline their
    /// invitations, and a random pseudonym replaces them in the matches they have played.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_person(&self, user: UserId) -> Result<(), CommandError> {
        let pseudonym = Pseudonym::random(&mut self.shared.environment.rng());
        for _ in 0..MAX_ATTEMPTS {
            for id in self.shared.store.unfinished_matches_of(user).await? {
                self.leave(id, user).await?;
            }
            for id in self.shared.store.invitations_of(user).await? {
                self.withdraw(id, Command::Decline(user)).await?;
            }
            // Keeps ratings from being read before the deletion and saved after it.
            let rating_guard = self.shared.rating_lock.lock().await;
            let forgotten = self.shared.store.forget_person(user, &pseudonym).await;
            drop(rating_guard);
            let changed = match forgotten {
                Err(claim_store::Error::Conflict) => continue,
                forgotten => forgotten?,
            };
            self.forget_settings(user).await;
            for id in changed {
                if let Err(error) = self.forget_in_memory(id, user).await {
                    tracing::warn!(%id, %error, "could not read a match again, will retry");
                    self.supervise(BackgroundWork::Recovery, id, move |host| async move {
                        host.forget_in_memory(id, user).await
                    });
                }
            }
            return Ok(());
        }
        Err(claim_store::Error::Conflict.into())
    }

    /// As [`Host::leave_if_deleted`], for all open tables and running matches.
    pub(crate) async fn leave_all_if_deleted(self) -> Result<(), CommandError> {
        for id in self.shared.store.unfinished_matches_of_deleted().await? {
            self.leave_if_deleted(id).await?;
        }
        Ok(())
    }

    /// Has people leave a match, or decline their invitations to a table, whose data was deleted while the match could not
    /// be read.
    async fn leave_if_deleted(&self, id: MatchId) -> Result<(), CommandError> {
        let Some(table) = self.readable_table(id).await? else {
            return Ok(());
        };
        let players = table.active_seats();
        let players = players.filter_map(|seat| Some(table.seating().player(seat)?.user));
        for user in players.filter(|user| user.is_pseudonym()) {
            self.leave(id, user).await?;
        }
        let invited = table.awaited().map(|invitation| invitation.user);
        for user in invited.filter(|user| user.is_pseudonym()) {
            self.withdraw(id, Command::Decline(user)).await?;
        }
        Ok(())
    }

    /// Leaves a table or a running match.
    async fn leave(&self, id: MatchId, user: UserId) -> Result<(), CommandError> {
        let table = match self.table(id).await {
            Err(CommandError::MatchNotFound | CommandError::MatchUnreadable) => return Ok(()),
            table => table?,
        };
        if matches!(table.stage(), Stage::Lobby) {
            return self.withdraw(id, Command::Leave(user)).await;
        }
        if let Ok(seat) = table.active_seat_of(user)
            && let Departure::CalledOff(_) = self.departure(&table, seat).await?
        {
            let reason = LeaveReason::Resigned;
            match self.withdraw(id, Command::CallOff { user, reason }).await {
                // Both have played meanwhile.
                Err(CommandError::Refused(Refusal::CannotCallOff)) => {}
                withdrawn => return withdrawn,
            }
        }
        self.withdraw(id, Command::Resign(user)).await
    }

    /// Carries out a command by which a person has no part in a match any more, unless they have none already.
    async fn withdraw(&self, id: MatchId, command: Command) -> Result<(), CommandError> {
        let withdrawn = self.command(id, command).await;
        self.present(id);
        match withdrawn {
            // The match has ended, or started, meanwhile.
            Ok(_)
            | Err(
                CommandError::MatchNotFound
                | CommandError::MatchUnreadable
                | CommandError::Refused(
                    Refusal::MatchOver
                    | Refusal::Closed
                    | Refusal::AlreadyStarted
                    | Refusal::NotStarted
                    | Refusal::NotSeated
                    | Refusal::NotInMatch
                    | Refusal::HasLeft
                    | Refusal::NoInvitation,
                ),
            ) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Has a match of a person whose data was deleted read again, and forgets where their hand is. Its messages are updated
    /// if they are behind: also those of a match that was just ended, which may have been shown with the old name.
    async fn forget_in_memory(&self, id: MatchId, user: UserId) -> Result<(), CommandError> {
        let registry = &self.shared.registry;
        if let Some(entry) = registry.get(id).or_else(|| registry.ended(id)) {
            let seat = {
                let mut copy = entry.table.lock().await;
                copy.is_stale = true;
                copy.table.seating().seat_of(user)
            };
            if let Some(seat) = seat {
                self.forget_hand(&entry, seat).await?;
            }
        }
        if !self.is_behind(id).await? {
            registry.forget(id);
            return Ok(());
        }
        match self.entry_to_present(id).await {
            Ok(entry) => self.present_entry(&entry),
            Err(error) if error.is_match_gone() => registry.forget(id),
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Whether a message of a match is behind, according to the store.
    async fn is_behind(&self, id: MatchId) -> claim_store::Result<bool> {
        let status = self.shared.store.match_status(id).await?;
        Ok(status.is_some_and(|status| {
            let revision = i64::from(status.revision);
            status.messages.iter().any(|it| it.revision < revision)
        }))
    }

    /// Forgets where the hand of a seat is, so that it is not updated any more.
    async fn forget_hand(&self, entry: &Arc<Entry>, seat: Seat) -> Result<(), CommandError> {
        let kind = MessageKind::Hand(seat);
        let Some(slot) = entry.slot(kind) else {
            return Ok(());
        };
        let mut slot = slot.lock().await;
        let Some(state) = slot.as_ref() else {
            return Ok(());
        };
        // From the store: other processes may have changed the match since it was read into memory.
        let Some(revision) = self.shared.store.revision(entry.id).await? else {
            return Ok(());
        };
        let forgotten = MessageState {
            kind,
            placement: Placement::None,
            revision: revision.into(),
            posted_at_line: state.posted_at_line,
            posting: None,
            superseded: None,
        };
        match self
            .save_slot(entry, &mut slot, forgotten, OnConflict::MarkOutdated)
            .await
        {
            // On a conflict, the store has already forgotten the message, and `save_slot` has updated the
            // slot.
            Ok(()) | Err(claim_store::Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
