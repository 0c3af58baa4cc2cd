//! Links between the messages of a match: when a message is replaced, those that link to it are
//! updated.

use super::message_slots::OnConflict;
use super::message_update::MessageUpdate;
use crate::messenger::{DeliveryError, Messenger};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Has the presenter update the messages that link to this one, because it was replaced.
    pub(crate) async fn mark_links_outdated(&mut self) -> Result<(), DeliveryError> {
        // The permit is given up first: another message may be locked for a slow request.
        self.permit = None;
        let mut is_outdated = false;
        for (kind, _) in self.entry.slots() {
            let is_linked = self.entry.messages().links(kind, self.kind);
            if is_linked {
                let outdated = self
                    .presenter
                    .messages
                    .mark_outdated(self.entry, kind)
                    .await;
                outdated?;
                is_outdated = true;
            }
        }
        if is_outdated && !self.is_before_reply {
            self.presenter.matches.present(self.entry.id);
        }
        Ok(())
    }

    /// Updates the links between this message, which was just posted, and messages that were posted
    /// at the same time, perhaps by other processes. Each update stores its own message first and
    /// then reads what is stored, so that at least one of them sees both.
    pub(crate) async fn compare_links(&mut self) -> Result<(), DeliveryError> {
        if self.presenter.matches.cluster().is_shared() {
            let looked = self.presenter.matches.refresh(self.entry).await;
            looked?;
        }
        self.mark_links_outdated().await?;
        let link = self.entry.messages().link(self.kind);
        match self.entry.message_state(self.kind) {
            Some(state) if link != self.link => {
                let (presenter, entry) = (self.presenter, self.entry);
                let saved = presenter.messages.save_message(
                    entry,
                    state.outdated(),
                    OnConflict::MarkOutdated,
                );
                saved.await?;
                presenter.matches.present_outdated(entry);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
