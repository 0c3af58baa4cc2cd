//! Announcing a stop: the public messages of matches with a live clock say that the program
//! restarts.
//!
//! These messages then count as behind, so that the next start removes the announcement. From then
//! on, this process no longer updates them.

use std::sync::Arc;

use claim_store::{MessageKind, Placement};
use futures::future::join_all;

use super::message_slots::OnConflict;
use super::messenger::{DeliveryError, Messenger};
use crate::matches::registry::Entry;
use crate::{CommandError, Host};

impl<M: Messenger> Host<M> {
    /// Tells the players of matches with a live clock that the program stops now. The next start updates
    /// these messages, which removes the announcement.
    pub async fn announce_stop(&self) {
        if !self.is_alone() {
            // The other processes continue these matches.
            return;
        }
        let entries = self.shared.registry.entries();
        let told = entries.iter().map(|entry| self.announce_stop_in(entry));
        for error in join_all(told).await.into_iter().filter_map(Result::err) {
            tracing::debug!(%error, "could not announce the stop in a match");
        }
    }

    async fn announce_stop_in(&self, entry: &Arc<Entry>) -> Result<(), DeliveryError> {
        let Some(slot) = entry.slot(MessageKind::Public) else {
            return Ok(());
        };
        let mut slot = slot.lock().await;
        let table = self.lock_table(entry).await;
        let table = table?.table.clone();
        let is_live = table.settings().time_control.is_live() && table.deadline().is_some();
        let Some(state) = slot
            .clone()
            .filter(|_| is_live && table.running().is_some())
        else {
            return Ok(());
        };
        let Placement::Message(channel, message) = state.placement else {
            return Ok(());
        };
        let kind = MessageKind::Public;
        let screen = async {
            let locale = self.locale_for(entry, &table, kind).await?;
            let screen = self.screen_for(entry, &table, kind).await?;
            Ok::<_, CommandError>(claim_screens::with_restart_line(locale, screen))
        };
        let screen = screen.await?;
        // Before the edit, so that the next start updates the message whether or not the edit succeeds. It finds
        // the match because this process has worked on it.
        self.claim(entry).await?;
        let outdated = state.outdated();
        let saved = self
            .save_slot(entry, &mut slot, outdated, OnConflict::MarkOutdated)
            .await;
        saved?;
        entry.set_stop_announced();
        self.shared.messenger.edit(channel, message, &screen).await
    }
}
