//! Matches that have lost their channel: until it is back, they are played in direct messages, or
//! paused if a player has none. If the result cannot be shown, the series ends.
//!
//! A match has lost its channel if its public message cannot be edited or posted because Discord
//! knows no such channel or server, or does not let the bot see it (`DeliveryError::ChannelLost`).
//! A missing permission to write does not count once the match has begun. If all players have
//! direct messages, they play on there. Otherwise `Command::RecordLostChannel` pauses the clock,
//! and any player can resume.
//!
//! Meanwhile the public message is out of date, and the presenter tries to update it with every
//! change, every ten minutes, and at each start. When that succeeds,
//! `Command::RecordRestoredChannel` resumes the match. A lobby's public message is tried in the
//! same way until the lobby expires, that of an ended match for one day.

use claim_store::MessageKind;
use claim_table::Command;
use claim_table::ids::ChannelId;

use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};
use crate::{BackgroundWork, CommandError, Host};

impl<M: Messenger> Host<M> {
    /// Has the messages of the matches updated that wait for a channel: a person has just used the bot there, and the bot
    /// can see the channel.
    pub fn note_visible_channel(&self, channel: ChannelId) {
        for entry in self.shared.registry.waiting_for(channel) {
            let id = entry.id;
            if self.works_on(&entry) {
                self.present_entry(&entry);
            } else {
                // The process that works on the match does not know of this.
                self.supervise(BackgroundWork::Presenting, id, move |host| async move {
                    host.try_update_again(id, MessageKind::Public).await
                });
            }
        }
    }
}

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Records that the match has lost its channel. Pauses a running match if a player has no direct
    /// messages, or has none any more.
    ///
    /// # Errors
    ///
    /// [`DeliveryError::ChannelLost`] for the public message, so that the presenter retries it until the
    /// channel is back. Messages for players are not retried: what they miss is posted when the channel is
    /// back. A match on hold is not retried, either, until a player continues it.
    pub(crate) async fn record_lost_channel(&self) -> Result<(), DeliveryError> {
        if self.table.is_over() || self.table.is_direct() || self.table.is_on_hold() {
            return Ok(());
        }
        let mut active = self.table.active_seats();
        let pauses = active.any(|seat| !self.entry.has_direct_message(seat));
        let is_news =
            self.table.channel_lost_at().is_none() || pauses && self.table.can_pause_for_channel();
        if self.table.running().is_some() && is_news {
            self.note_channel(Command::RecordLostChannel { pauses })
                .await?;
        }
        match self.kind {
            MessageKind::Public => Err(DeliveryError::ChannelLost),
            _ => Ok(()),
        }
    }

    /// Resumes the match if it had lost its channel: its public message has just reached it.
    pub(crate) async fn record_restored_channel(&self) -> Result<(), DeliveryError> {
        if self.kind == MessageKind::Public && self.table.channel_lost_at().is_some() {
            self.note_channel(Command::RecordRestoredChannel).await?;
        }
        Ok(())
    }

    /// Ends the series of a match whose result cannot be shown in its channel: the next match could not be played there,
    /// either.
    pub(crate) async fn end_series(&self) -> Result<(), DeliveryError> {
        let may_end = self.kind == MessageKind::Public && self.table.next_of_series().is_some();
        let store = &self.host.shared.store;
        if may_end && !store.has_rematch(self.entry.id).await? {
            let pauses = false;
            self.note_channel(Command::RecordLostChannel { pauses })
                .await?;
        }
        Ok(())
    }

    async fn note_channel(&self, command: Command) -> Result<(), DeliveryError> {
        let id = self.entry.id;
        match self.host.command(id, command).await {
            Ok(_) => self.host.present(id),
            // The match has changed meanwhile, so the presenter runs again.
            Err(CommandError::Refused(_)) => {}
            Err(error) => return Err(anyhow::Error::from(error).into()),
        }
        Ok(())
    }
}
