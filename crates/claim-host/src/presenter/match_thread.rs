//! The thread of a match, which players are mentioned in: see `desk/thread.rs`.
//!
//! The thread has the id of the public message, so that starting it again finds the existing one.

use std::sync::Arc;

use claim_screens::Permission;
use claim_screens::i18n::keys::notices;
use claim_table::desk::{Aftermath, Destination, MessageKind, Next};
use claim_table::ids::{ChannelId, GuildId, MessageId};

use super::Presenter;
use super::message_update::{MessageUpdate, outcome_of};
use crate::CommandError;
use crate::matches::registry::Entry;
use crate::messenger::{DeliveryError, Messenger};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Starts the thread from the public message. If Discord refuses, the match continues without
    /// it.
    pub(crate) async fn start_thread(
        &mut self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        let name = self.thread_name().await?;
        let messenger = &self.presenter.messenger;
        let started = messenger.start_thread(channel, message, &name).await;
        let (from, outcome) = ((channel, message), outcome_of(&started));
        let Aftermath { notes, next } = self.ask_desk(|it| it.after_thread_start(from, outcome));
        match (next, started) {
            (Next::Store(state), started) => {
                if let Err(error) = started {
                    let id = self.table.id();
                    tracing::warn!(%id, %error, "could not start the thread of a match");
                }
                self.take_notes(notes).await?;
                self.save(state).await
            }
            // The public message was deleted.
            (Next::Done, _) => Ok(()),
            (_, started) => started.map(drop),
        }
    }

    /// Tells the server's owner, once, that the bot may not start threads in a channel.
    pub(crate) async fn tell_owner(&self, guild: GuildId, channel: ChannelId) {
        if let Err(error) = self.try_to_tell_owner(guild, channel).await {
            let id = self.table.id();
            tracing::warn!(%id, %error, "could not tell the server's owner about a missing permission");
        }
    }

    /// After a temporary failure, the next match tries again.
    async fn try_to_tell_owner(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<(), DeliveryError> {
        let shared = self.presenter;
        let settings = self.presenter.matches.people().server_settings(guild).await;
        if settings?.is_owner_notified {
            return Ok(());
        }
        let owner = shared.messenger.owner_of(guild).await?;
        let own = self
            .presenter
            .matches
            .people()
            .personal_settings(owner)
            .await;
        let server = self
            .presenter
            .screens
            .locale_for(self.entry, self.table, MessageKind::Public);
        let (own, server) = (own?, server.await);
        let locale = own.language.unwrap_or(server?);
        let needed = [
            Permission::CreatePublicThreads,
            Permission::SendMessagesInThreads,
        ];
        let needed = claim_screens::permission_list(locale, &needed);
        let screen =
            claim_screens::notice(locale, notices::thread_refused(channel.to_string(), needed));
        let destination = Destination::DirectMessage(owner);
        let nonce = format!("{}-owner", self.table.id());
        let told = shared.messenger.post(destination, &screen, &nonce, true);
        if let Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) = told.await {
            return Err(error);
        }
        // Also after a refusal: an owner who accepts no direct messages cannot be told.
        let noted = self
            .presenter
            .matches
            .people()
            .set_owner_notified(guild)
            .await;
        Ok(noted?)
    }

    /// The thread's name: game and players, in the server's language.
    async fn thread_name(&self) -> Result<String, CommandError> {
        let (entry, table) = (self.entry, self.table);
        let locale = self
            .presenter
            .screens
            .locale_for(entry, table, MessageKind::Public)
            .await?;
        let info = self.presenter.screens.match_info(table, locale).await?;
        Ok(claim_screens::match_label(locale, &info, false))
    }
}

impl<M: Messenger> Presenter<M> {
    /// Archives the thread of a match that has ended. This comes after all other messages, because
    /// a post would reopen it.
    pub(crate) async fn archive_thread(&self, entry: &Arc<Entry>) -> Result<(), DeliveryError> {
        let Some(slot) = entry.slot(MessageKind::Thread) else {
            return Ok(());
        };
        let _slot = slot.lock().await;
        let copy = self.shared.matches.lock_table(entry).await;
        let table = copy?.table.clone();
        let mut update = MessageUpdate {
            presenter: &self.shared,
            entry,
            table: &table,
            kind: MessageKind::Thread,
            link: None,
            permit: None,
            is_before_reply: false,
            has_edited: true,
        };
        update.archive().await
    }
}
