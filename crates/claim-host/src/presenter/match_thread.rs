//! The thread of a match, if its server wants one. It is started from the public message of a match
//! between people, players are mentioned there, and it is archived after all messages show the end.
//!
//! The thread has the id of the public message, so that starting it again finds the existing one.
//! It is archived last: a post reopens it, after which it is archived again. If Discord refuses to
//! start it, the match continues without one, and the server's owner is told once. Turning threads
//! on again resets this.

use std::sync::Arc;

use claim_screens::Notice;
use claim_store::{MessageKind, MessageState, Placement};
use claim_table::Table;
use claim_table::ids::{ChannelId, GuildId, MatchId};

use super::message_slots::OnConflict;
use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Destination, Messenger};
use crate::matches::registry::Entry;
use crate::{CommandError, Host};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Starts the thread if there should be one. If Discord refuses, the match continues without it.
    pub(crate) async fn start_thread(&mut self) -> Result<(), DeliveryError> {
        let public = self.entry.message(MessageKind::Public);
        let Some((channel, message)) = public.filter(|_| self.slot.is_none()) else {
            return Ok(());
        };
        let is_wanted = self.wants_thread().await;
        if !is_wanted? {
            return Ok(());
        }
        let name = self.thread_name().await?;
        let messenger = &self.host.shared.messenger;
        let placement = match messenger.start_thread(channel, message, &name).await {
            Ok(thread) => Placement::Message(thread, message),
            // The public message was deleted; it has to be posted again first.
            Err(DeliveryError::MessageNotFound) => return Ok(()),
            Err(
                error @ (DeliveryError::ChannelInaccessible
                | DeliveryError::ChannelLost
                | DeliveryError::Refused(_)),
            ) => {
                let id = self.table.id();
                tracing::warn!(%id, %error, "could not start the thread of a match");
                let guild = self.table.settings().guild;
                if let (DeliveryError::ChannelInaccessible, Some(guild)) = (&error, guild)
                    && let Err(error) = self.tell_owner(guild, channel).await
                {
                    tracing::warn!(%id, %error, "could not tell the server's owner about a missing permission");
                }
                Placement::None
            }
            Err(error) => return Err(error),
        };
        self.save(MessageState {
            kind: MessageKind::Thread,
            placement,
            revision: self.revision(),
            posted_at_line: self.table.line_count(),
            posting: None,
            superseded: None,
        })
        .await
    }

    /// Tells the server's owner, once, that the bot may not start threads in a channel. After a temporary
    /// failure, the next match tries again.
    async fn tell_owner(&self, guild: GuildId, channel: ChannelId) -> Result<(), DeliveryError> {
        let shared = &self.host.shared;
        let settings = self.host.server_settings(guild).await;
        if settings?.is_owner_notified {
            return Ok(());
        }
        let owner = shared.messenger.owner_of(guild).await?;
        let own = self.host.personal_settings(owner).await;
        let server = self
            .host
            .locale_for(self.entry, self.table, MessageKind::Public);
        let (own, server) = (own?, server.await);
        let locale = own.language.unwrap_or(server?);
        let screen = claim_screens::notice(locale, &Notice::ThreadRefused(channel));
        let destination = Destination::DirectMessage(owner);
        let nonce = format!("{}-owner", self.table.id());
        let told = shared.messenger.post(destination, &screen, &nonce, true);
        if let Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) = told.await {
            return Err(error);
        }
        // Also after a refusal: an owner who accepts no direct messages cannot be told.
        let noted = self.host.set_owner_notified(guild).await;
        Ok(noted?)
    }

    /// Has the thread archived again if a post after the end of the match has reopened it.
    pub(crate) async fn note_post_in_thread(
        &mut self,
        posted_in: ChannelId,
    ) -> Result<(), DeliveryError> {
        let thread = self.entry.message(MessageKind::Thread);
        let is_there = thread.is_some_and(|(thread, _)| thread == posted_in);
        // Another process may have ended the match, and archived the thread, while this one was posting.
        if is_there && (self.table.is_over() || self.host.worker().is_some()) {
            // `mark_outdated` waits for the thread's slot, and no permit may be held meanwhile.
            self.permit = None;
            let outdated = self.host.mark_outdated(self.entry, MessageKind::Thread);
            outdated.await?;
        }
        Ok(())
    }

    async fn wants_thread(&self) -> Result<bool, CommandError> {
        let is_among_people = self.table.seating().players().nth(1).is_some();
        let guild = self.table.settings().guild;
        let (true, true, Some(guild)) = (self.table.running().is_some(), is_among_people, guild)
        else {
            return Ok(false);
        };
        Ok(self.host.known_server_settings(guild).await?.match_threads)
    }

    /// The thread's name: game and players, in the server's language.
    async fn thread_name(&self) -> Result<String, CommandError> {
        let (entry, table) = (self.entry, self.table);
        let locale = self
            .host
            .locale_for(entry, table, MessageKind::Public)
            .await?;
        let info = self.host.match_info(table, locale).await?;
        Ok(claim_screens::match_label(locale, &info, false))
    }

    /// The channel in which players are mentioned: the thread, if there is one.
    pub(crate) fn mention_channel(&self) -> ChannelId {
        let thread = self.entry.message(MessageKind::Thread);
        thread.map_or(self.table.settings().channel, |(thread, _)| thread)
    }
}

impl<M: Messenger> Host<M> {
    /// The channel of a match's thread, if it has one.
    pub async fn thread_of(&self, id: MatchId) -> Option<ChannelId> {
        let entry = self.entry(id).await.ok()?;
        entry.message(MessageKind::Thread).map(|(thread, _)| thread)
    }

    /// The running match in `channel` whose thread is `thread`; `None` if there is none.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn match_of_thread(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<Option<Table>, CommandError> {
        let Some(id) = self.shared.store.match_of_thread(channel, thread).await? else {
            return Ok(None);
        };
        let table = self.readable_table(id).await?;
        Ok(table.filter(|table| table.running().is_some()))
    }

    /// Archives the thread of a match that has ended. This comes after all other messages, because a post
    /// would reopen it.
    pub(crate) async fn archive_thread(&self, entry: &Arc<Entry>) -> Result<(), DeliveryError> {
        let Some(slot) = entry.slot(MessageKind::Thread) else {
            return Ok(());
        };
        let mut slot = slot.lock().await;
        let copy = self.lock_table(entry).await;
        let revision = i64::from(copy?.table.revision());
        let Some(state) = slot.clone().filter(|state| state.revision < revision) else {
            return Ok(());
        };
        if let Some((thread, _)) = state.message() {
            match self.shared.messenger.archive_thread(thread).await {
                // A refusal counts as success: the thread is gone, or cannot be archived.
                Ok(())
                | Err(
                    DeliveryError::ChannelInaccessible
                    | DeliveryError::ChannelLost
                    | DeliveryError::Refused(_),
                ) => {}
                Err(error) => return Err(error),
            }
        }
        let archived = MessageState { revision, ..state };
        let saved = self
            .save_slot(entry, &mut slot, archived, OnConflict::MarkOutdated)
            .await;
        Ok(saved?)
    }
}
