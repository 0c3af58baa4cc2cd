//! Deleting messages of a match that were replaced, cannot be edited, or were posted too late. A
//! message that a match no longer uses is deleted: if Discord refuses that, it is tried again
//! (`refused_deletions.rs`).

use claim_table::desk::{Deletion, LatePost, MessageKind, MessageState, Placed};
use claim_table::ids::{ChannelId, MessageId};

use super::message_update::{MessageUpdate, outcome_of};
use crate::messenger::{DeliveryError, Messenger};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Stores the state that replaces an earlier one, and deletes the message that is superseded by
    /// it.
    pub(crate) async fn store_replacement(&mut self, placed: Placed) -> Result<(), DeliveryError> {
        let (state, superseded) = (placed.state, placed.superseded);
        if let Some((channel, message)) = superseded {
            self.save(MessageState {
                superseded,
                ..state.clone()
            })
            .await?;
            self.delete(channel, message).await?;
        }
        self.save(MessageState {
            revision: placed.revision,
            ..state
        })
        .await
    }

    /// Deletes the message that the current one has replaced.
    pub(crate) async fn delete_superseded(
        &mut self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        self.delete(channel, message).await?;
        let next = self.ask_desk(|it| it.after_superseded());
        self.store(next, Ok(())).await
    }

    /// Deletes a message that was posted so late that another process has meanwhile stored, or
    /// begun to post, a different one: no row would refer to this one. A message that the stored
    /// nonce will find is left alone.
    pub(crate) async fn delete_late_post(
        &mut self,
        posted: Option<(ChannelId, MessageId)>,
        nonce: Option<&str>,
    ) -> Result<(), DeliveryError> {
        let late = self.entry.messages().late_post(self.kind, posted, nonce);
        let (noted, (channel, message)) = match (late, posted) {
            (LatePost::Deleted(noted), Some(posted)) => (noted, posted),
            (LatePost::Sought, _) => {
                let messages = &self.presenter.messages;
                messages.look_for_post(self.entry.id, self.kind, nonce);
                return Ok(());
            }
            _ => return Ok(()),
        };
        if let Some(state) = noted
            && self.save(state).await.is_ok()
        {
            return self.delete_superseded(channel, message).await;
        }
        match self.delete(channel, message).await {
            // No row refers to it.
            Err(_) => self.note_refused_deletion(channel, message).await,
            Ok(()) => Ok(()),
        }
    }

    /// Deletes a message. A refusal does not hold up the match: the deletion is then tried again in
    /// the background.
    pub(crate) async fn delete(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        let deleted = self.presenter.messenger.delete(channel, message).await;
        match (Deletion::after(outcome_of(&deleted)), deleted) {
            (Deletion::Refused, Err(refusal)) => {
                tracing::debug!(id = %self.entry.id, %refusal, "could not delete a message, will retry");
                self.note_refused_deletion(channel, message).await
            }
            (Deletion::Retried, deleted) => deleted,
            _ => Ok(()),
        }
    }

    /// Deletes the calls of people who have all declined.
    pub(crate) async fn delete_declined_calls(&self) -> Result<(), DeliveryError> {
        if self.kind != MessageKind::Public {
            return Ok(());
        }
        let take = || self.entry.messages().take_declined_call(self.table);
        while let Some(call) = take() {
            let deleted = self.delete(call.channel, call.message).await;
            if deleted.is_err() {
                self.entry.messages().add_call(call);
                return deleted;
            }
        }
        Ok(())
    }

    async fn note_refused_deletion(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        let user = self.ask_desk(|it| it.owner_of_direct_channel(channel));
        let noted = self
            .presenter
            .deletions
            .note_refused_deletion(channel, message, user);
        Ok(noted.await?)
    }
}
