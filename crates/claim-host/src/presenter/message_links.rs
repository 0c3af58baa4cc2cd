//! Links between the messages of a match. Hands, mentions and reminders link to the public message, which links
//! to the message with the fingerprint. When a message is replaced, those that link to it are updated.

use claim_store::MessageKind;

use super::message_slots::OnConflict;
use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};

/// The kind of message to which one of this kind links.
pub(crate) const fn link_of(kind: MessageKind) -> Option<MessageKind> {
    match kind {
        MessageKind::Hand(_) | MessageKind::Mention(_) | MessageKind::Reminder(_) => {
            Some(MessageKind::Public)
        }
        MessageKind::Public => Some(MessageKind::Fingerprint),
        MessageKind::Fingerprint | MessageKind::Thread => None,
    }
}

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Has the presenter update the messages that link to this one, because it was replaced.
    pub(crate) async fn mark_links_outdated(&mut self) -> Result<(), DeliveryError> {
        // The permit is given up first: another message may be locked for a slow request.
        self.permit = None;
        let mut is_outdated = false;
        for (kind, _) in self.entry.slots() {
            let exists = self.entry.message_state(kind).is_some();
            if exists && link_of(kind) == Some(self.kind) {
                let outdated = self.host.mark_outdated(self.entry, kind).await;
                outdated?;
                is_outdated = true;
            }
        }
        if is_outdated && !self.is_before_reply {
            self.host.present(self.entry.id);
        }
        Ok(())
    }

    /// Updates the links between this message, which was just posted, and messages that were posted at the same
    /// time, perhaps by other processes. Each update stores its own message first and then reads what is stored, so
    /// that at least one of them sees both.
    pub(crate) async fn compare_links(&mut self) -> Result<(), DeliveryError> {
        if self.host.worker().is_some() {
            let looked = self.host.refresh(self.entry).await;
            looked?;
        }
        self.mark_links_outdated().await?;
        let link = link_of(self.kind).and_then(|link| self.entry.message(link));
        match self.slot.clone() {
            Some(state) if link != self.link => {
                let (entry, outdated) = (self.entry, state.outdated());
                let saved =
                    self.host
                        .save_slot(entry, self.slot, outdated, OnConflict::MarkOutdated);
                saved.await?;
                self.host.present_outdated(entry);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
