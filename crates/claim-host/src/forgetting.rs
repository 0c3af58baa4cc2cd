//! Deletes the data that is stored about a person, who leaves their matches first.

use std::sync::Arc;

use claim_rules::cards::Seat;
use claim_store::Pseudonym;
use claim_table::Command;
use claim_table::desk::{MessageKind, MessageState, Placement};
use claim_table::event::EventCommand;
use claim_table::ids::{MatchId, UserId};

use crate::matches::registry::Entry;
use crate::presenter::message_slots::OnConflict;
use crate::{BackgroundWork, CommandError, Host, Messenger};

/// How often deleting a person's data is attempted, in case they take a seat again meanwhile.
const MAX_ATTEMPTS: usize = 5;

impl<M: Messenger> Host<M> {
    /// Deletes the data of a person: they leave the events, tables and matches that have not ended, decline their
    /// invitations, and a random pseudonym replaces them in the matches they have played.
    pub async fn forget_person(&self, user: UserId) -> Result<(), CommandError> {
        let pseudonym = Pseudonym::random(&mut self.shared.environment.rng());
        for _ in 0..MAX_ATTEMPTS {
            for id in self.shared.store.open_events_of(user).await? {
                let left = self.shared.events.command(id, EventCommand::Leave(user));
                match left.await {
                    // They are out already, or the event is over.
                    Ok(_) | Err(CommandError::EventRefused(_)) => {}
                    Err(error) => return Err(error),
                }
            }
            for id in self.shared.store.unfinished_matches_of(user).await? {
                self.shared.departures.leave(id, user).await?;
            }
            for id in self.shared.store.invitations_of(user).await? {
                self.shared
                    .departures
                    .withdraw(id, Command::Decline(user))
                    .await?;
            }
            let changed = match self.shared.people.forget(user, &pseudonym).await {
                Err(claim_store::Error::Conflict) => continue,
                forgotten => forgotten?,
            };
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
        Err(CommandError::Conflict)
    }

    /// Has a match of a person whose data was deleted read again, and forgets where their hand is. Its messages are updated
    /// if they are behind: also those of a match that was just ended, which may have been shown with the old name.
    async fn forget_in_memory(&self, id: MatchId, user: UserId) -> Result<(), CommandError> {
        let registry = self.shared.matches.registry();
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
        self.shared.matches.present_again(id).await
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
        let _slot = slot.lock().await;
        let Some(state) = entry.message_state(kind) else {
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
            .messages()
            .save_message(entry, forgotten, OnConflict::MarkOutdated)
            .await
        {
            // On a conflict, the store has already forgotten the message, and `save_message` has noted
            // that.
            Ok(()) | Err(claim_store::Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
