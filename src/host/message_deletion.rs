//! Deleting messages of a match that are no longer wanted, were replaced, or were posted too late.

use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};
use crate::ids::{ChannelId, MessageId};
use crate::store::{MessageKind, MessageState, Placement};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Deletes a message that should no longer exist.
    pub(super) async fn remove(
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

    /// Deletes the message that the current one has replaced.
    pub(super) async fn delete_superseded(&mut self) -> Result<(), DeliveryError> {
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
    pub(super) async fn delete_late_post(
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
        self.delete(channel, message).await
    }

    pub(super) async fn delete(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        let deleted = self.host.shared.messenger.delete(channel, message).await;
        match self.closed_if_refused(deleted) {
            Ok(())
            | Err(
                DeliveryError::MessageNotFound
                | DeliveryError::ChannelInaccessible
                | DeliveryError::ChannelLost
                | DeliveryError::DirectMessagesClosed,
            ) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
