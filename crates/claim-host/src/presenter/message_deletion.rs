//! Deleting messages of a match that are no longer wanted, were replaced, cannot be edited, or were posted too late.
//! A message that a match no longer uses is deleted: if Discord refuses that, it is tried again (`refused_deletions.rs`).

use claim_store::{MessageKind, MessageState, Placement};
use claim_table::ids::{ChannelId, MessageId, UserId};

use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Deletes a message that should no longer exist.
    pub(crate) async fn remove(
        &mut self,
        state: Option<MessageState>,
    ) -> Result<(), DeliveryError> {
        let Some(state) = state else { return Ok(()) };
        if let Some((channel, message)) = state.message() {
            self.has_edited = true;
            self.delete(channel, message).await?;
        } else if state.revision >= self.revision() {
            return Ok(());
        }
        let posted_at_line = match self.kind {
            // The next reminder of the same turn is posted again.
            MessageKind::Reminder(_) => 0,
            _ => state.posted_at_line,
        };
        self.save(MessageState {
            placement: Placement::None,
            revision: self.revision(),
            posted_at_line,
            ..state
        })
        .await
    }

    /// Gives up a message that cannot be edited any more, so that nothing outdated stays where it is.
    pub(crate) async fn give_up(&mut self, state: MessageState) -> Result<(), DeliveryError> {
        let (message, revision) = (state.message(), self.revision());
        let nowhere = MessageState {
            placement: Placement::None,
            ..state
        };
        self.store_replacement(nowhere, message, revision).await
    }

    /// Stores the state that replaces an earlier one, and deletes the message that is `superseded` by it.
    pub(crate) async fn store_replacement(
        &mut self,
        state: MessageState,
        superseded: Option<(ChannelId, MessageId)>,
        revision: i64,
    ) -> Result<(), DeliveryError> {
        if let Some((channel, message)) = superseded {
            self.save(MessageState {
                superseded,
                ..state.clone()
            })
            .await?;
            self.delete(channel, message).await?;
        }
        self.save(MessageState { revision, ..state }).await
    }

    /// Deletes the message that the current one has replaced.
    pub(crate) async fn delete_superseded(&mut self) -> Result<(), DeliveryError> {
        let Some(state) = &*self.slot else {
            return Ok(());
        };
        let Some((channel, message)) = state.superseded else {
            return Ok(());
        };
        let state = MessageState {
            superseded: None,
            ..state.clone()
        };
        self.delete(channel, message).await?;
        self.save(state).await
    }

    /// Deletes a message that was posted so late that another process has meanwhile stored, or begun to post,
    /// a different one: no row would refer to this one. A message that the stored nonce will find is left
    /// alone.
    pub(crate) async fn delete_late_post(
        &mut self,
        posted: Option<(ChannelId, MessageId)>,
        nonce: Option<String>,
    ) -> Result<(), DeliveryError> {
        let is_forgotten = |stored: &MessageState| {
            stored.posting != nonce && stored.message() != posted && stored.superseded != posted
        };
        let stored = self.slot.clone().filter(is_forgotten);
        let Some((stored, (channel, message))) = stored.zip(posted) else {
            // If this post still counts as begun, the row could not be read: look for the message later.
            let posting = self.slot.as_ref().map(|known| &known.posting);
            if posted.is_some() && posting == Some(&nonce) {
                self.look_for_post(nonce);
            }
            return Ok(());
        };
        // If possible, note it in the store first, so that it is deleted even if this attempt fails.
        if stored.superseded.is_none() {
            let superseded = posted;
            let noted = self
                .save(MessageState {
                    superseded,
                    ..stored
                })
                .await;
            if noted.is_ok() {
                return self.delete_superseded().await;
            }
        }
        match self.delete(channel, message).await {
            // No row refers to it.
            Err(_) => self.note_refused_deletion(channel, message).await,
            Ok(()) => Ok(()),
        }
    }

    /// Deletes a message. A refusal does not hold up the match: the deletion is then tried again in the background.
    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), DeliveryError> {
        match self.host.shared.messenger.delete(channel, message).await {
            Ok(()) | Err(DeliveryError::MessageNotFound) => Ok(()),
            Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) => Err(error),
            Err(refusal) => {
                tracing::debug!(id = %self.entry.id, %refusal, "could not delete a message, will retry");
                self.note_refused_deletion(channel, message).await
            }
        }
    }

    async fn note_refused_deletion(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        let user = self.owner_of_direct_channel(channel);
        let noted = self.host.note_refused_deletion(channel, message, user);
        Ok(noted.await?)
    }

    /// The person whose direct messages a channel is in which this message was; `None` if it is one of the server.
    fn owner_of_direct_channel(&self, channel: ChannelId) -> Option<UserId> {
        let settings = self.table.settings();
        if self.table.is_direct() {
            return Some(settings.host);
        }
        let is_public = channel == settings.channel || channel == self.mention_channel();
        match self.kind {
            MessageKind::Hand(_) | MessageKind::Reminder(_) if !is_public => {
                Some(self.reader()?.user)
            }
            _ => None,
        }
    }
}
