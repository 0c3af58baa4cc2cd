//! Posts whose confirmation was lost, and in whose row another process has stored something else meanwhile.
//! The message may exist: it is found by posting again with the same nonce.

use claim_store::{MessageKind, MessageState};
use claim_table::ids::MatchId;

use super::message_slots::OnConflict;
use super::message_update::MessageUpdate;
use super::messenger::Messenger;
use crate::{BackgroundWork, CommandError, Host};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Keeps the nonce of an unconfirmed post in the store. If another process has replaced the row
    /// meanwhile, stores the nonce again in the background, so that a message that may exist is found.
    pub(crate) async fn keep_nonce(&mut self, begun: &MessageState) {
        if self.save(begun.clone()).await.is_err() {
            self.look_for_post(begun.posting.clone());
        }
    }

    /// Stores a nonce again in the background, so that the next post with it finds the message, if other
    /// processes use the store.
    pub(crate) fn look_for_post(&self, nonce: Option<String>) {
        if self.host.worker().is_none() {
            return;
        }
        let (id, kind) = (self.entry.id, self.kind);
        let look = move |host: Host<M>| {
            let nonce = nonce.clone();
            async move { host.store_nonce(id, kind, nonce).await }
        };
        self.host.supervise(BackgroundWork::Presenting, id, look);
    }
}

impl<M: Messenger> Host<M> {
    /// Stores the nonce of a post that may have succeeded. Fails with a conflict, and is therefore retried,
    /// while another post is unconfirmed.
    async fn store_nonce(
        &self,
        id: MatchId,
        kind: MessageKind,
        nonce: Option<String>,
    ) -> Result<(), CommandError> {
        let entry = self.entry_to_present(id).await?;
        self.refresh(&entry).await?;
        let Some(slot) = entry.slot(kind) else {
            return Ok(());
        };
        let mut slot = slot.lock().await;
        match slot.clone() {
            Some(stored) if stored.posting.is_none() => {
                // First, so that another process looks for the message if this one dies.
                self.claim_to_mark_outdated(&entry).await?;
                let posting = MessageState {
                    posting: nonce,
                    ..stored
                };
                let stored = self
                    .save_slot(&entry, &mut slot, posting, OnConflict::MarkOutdated)
                    .await;
                // A presenter that has read the row before now has not seen the nonce.
                self.present_outdated(&entry);
                Ok(stored?)
            }
            Some(stored) if stored.posting != nonce => Err(claim_store::Error::Conflict.into()),
            _ => Ok(()),
        }
    }
}
