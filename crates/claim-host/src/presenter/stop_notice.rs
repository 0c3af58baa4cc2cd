//! Announcing a stop: the public messages of matches with a live clock say that the program
//! restarts.
//!
//! These messages then count as behind, so that the next start removes the announcement. From then
//! on, this process no longer updates them.

use std::sync::Arc;

use claim_table::desk::{MessageKind, Placement};
use futures::future::join_all;

use super::Presenter;
use super::message_slots::OnConflict;
use crate::CommandError;
use crate::matches::registry::Entry;
use crate::messenger::{DeliveryError, Messenger};

impl<M: Messenger> Presenter<M> {
    /// Tells the players of matches with a live clock that the program stops now. The next start
    /// updates these messages, which removes the announcement.
    pub async fn announce_stop(&self) {
        if !self.shared.matches.cluster().is_alone() {
            // The other processes continue these matches.
            return;
        }
        let entries = self.shared.matches.registry().entries();
        let told = entries.iter().map(|entry| self.announce_stop_in(entry));
        for error in join_all(told).await.into_iter().filter_map(Result::err) {
            tracing::debug!(%error, "could not announce the stop in a match");
        }
    }

    async fn announce_stop_in(&self, entry: &Arc<Entry>) -> Result<(), DeliveryError> {
        let Some(slot) = entry.slot(MessageKind::Public) else {
            return Ok(());
        };
        let _slot = slot.lock().await;
        let table = self.shared.matches.lock_table(entry).await;
        let table = table?.table.clone();
        let is_live = table.settings().time_control.is_live() && table.deadline().is_some();
        let Some(state) = entry
            .message_state(MessageKind::Public)
            .filter(|_| is_live && table.running().is_some())
        else {
            return Ok(());
        };
        let Placement::Message(channel, message) = state.placement else {
            return Ok(());
        };
        let kind = MessageKind::Public;
        let screen = async {
            let locale = self.shared.screens.locale_for(entry, &table, kind).await?;
            let screen = self.shared.screens.screen_for(entry, &table, kind).await?;
            Ok::<_, CommandError>(claim_screens::with_restart_line(locale, screen))
        };
        let screen = screen.await?;
        // Before the edit, so that the next start updates the message whether or not the edit
        // succeeds. It finds the match because this process has worked on it.
        self.shared.matches.cluster().claim(entry.id).await?;
        let outdated = state.outdated();
        let saved = self
            .shared
            .messages
            .save_message(entry, outdated, OnConflict::MarkOutdated)
            .await;
        saved?;
        entry.messages().set_stop_announced();
        self.shared.messenger.edit(channel, message, &screen).await
    }
}
