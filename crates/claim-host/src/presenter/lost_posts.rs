//! Posts whose confirmation was lost, and in whose row another process has stored something else
//! meanwhile. The message may exist: it is found by posting again with the same nonce.

use claim_table::desk::{LostPost, MessageKind};
use claim_table::ids::MatchId;

use super::message_slots::{MessageSlots, OnConflict};
use crate::{BackgroundWork, CommandError};

impl MessageSlots {
    /// Stores a nonce again in the background, so that the next post with it finds the message, if
    /// other processes use the store.
    pub(super) fn look_for_post(&self, id: MatchId, kind: MessageKind, nonce: Option<&str>) {
        if !self.matches.cluster().is_shared() {
            return;
        }
        let nonce = nonce.map(str::to_owned);
        self.supervise(BackgroundWork::Presenting, id, move |messages| {
            let nonce = nonce.clone();
            async move { messages.store_nonce(id, kind, nonce).await }
        });
    }

    /// Stores the nonce of a post that may have succeeded. Fails with a conflict, and is therefore
    /// retried, while another post is unconfirmed.
    async fn store_nonce(
        &self,
        id: MatchId,
        kind: MessageKind,
        nonce: Option<String>,
    ) -> Result<(), CommandError> {
        let entry = self.matches.entry_to_present(id).await?;
        self.matches.refresh(&entry).await?;
        let Some(slot) = entry.slot(kind) else {
            return Ok(());
        };
        let _slot = slot.lock().await;
        let lost = entry.messages().lost_post(kind, nonce);
        match lost {
            LostPost::Store(state) => {
                // First, so that another process looks for the message if this one dies.
                self.matches.claim_to_mark_outdated(&entry).await?;
                let stored = self.save_message(&entry, state, OnConflict::MarkOutdated);
                let stored = stored.await;
                // A presenter that has read the row before now has not seen the nonce.
                self.matches.present_outdated(&entry);
                Ok(stored?)
            }
            LostPost::Waits => Err(CommandError::Conflict),
            LostPost::Known => Ok(()),
        }
    }
}
