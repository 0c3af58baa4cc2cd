//! A match whose public message cannot reach its channel: it is played on in direct messages, or paused
//! if a player has none, until the channel is back.

use super::CommandError;
use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};
use crate::store::Audience;
use crate::table::Command;

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Whether the match loses its channel if the message cannot reach it.
    pub(super) fn may_lose_channel(&self) -> bool {
        self.audience == Audience::Public && !self.table.is_over() && !self.table.is_direct()
    }

    /// Notes that the public message of the match cannot reach its channel, and pauses a running match if a
    /// player has no direct messages. The message stays behind, so that it is tried again.
    pub(super) async fn lose_channel(&self) -> Result<(), DeliveryError> {
        if self.table.running().is_some() && self.table.channel_lost_at().is_none() {
            let mut active = self.table.active_seats();
            let pauses = active.any(|seat| !self.entry.has_direct_message(seat));
            self.note_channel(Command::LoseChannel { pauses }).await?;
        }
        Err(DeliveryError::ChannelLost)
    }

    /// Has the match go on, whose public message has reached its channel.
    pub(super) async fn find_channel(&self) -> Result<(), DeliveryError> {
        if self.audience == Audience::Public && self.table.channel_lost_at().is_some() {
            self.note_channel(Command::FindChannel).await?;
        }
        Ok(())
    }

    async fn note_channel(&self, command: Command) -> Result<(), DeliveryError> {
        let id = self.entry.id;
        match self.host.command(id, command).await {
            Ok(_) => self.host.present(id),
            // The match has changed meanwhile: the presenter looks again.
            Err(CommandError::Refused(_)) => {}
            Err(error) => return Err(anyhow::Error::from(error).into()),
        }
        Ok(())
    }
}
