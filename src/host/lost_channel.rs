//! A match whose messages cannot reach its channel: it is played on in direct messages, or paused if a
//! player has none, until the channel is back.

use super::CommandError;
use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};
use crate::store::Audience;
use crate::table::Command;

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Notes that the message cannot reach the match's channel, and pauses a running match if a player has no
    /// direct messages.
    ///
    /// # Errors
    ///
    /// That the channel cannot be reached, for the public message of a match that needs one: it is tried
    /// again until the channel is back. What players miss meanwhile is posted then.
    pub(super) async fn lose_channel(&self) -> Result<(), DeliveryError> {
        if self.table.is_over() || self.table.is_direct() {
            return Ok(());
        }
        if self.table.running().is_some() && self.table.channel_lost_at().is_none() {
            let mut active = self.table.active_seats();
            let pauses = active.any(|seat| !self.entry.has_direct_message(seat));
            self.note_channel(Command::LoseChannel { pauses }).await?;
        }
        match self.audience {
            Audience::Public => Err(DeliveryError::ChannelLost),
            _ => Ok(()),
        }
    }

    /// Resumes the match, because its public message has reached the channel.
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
