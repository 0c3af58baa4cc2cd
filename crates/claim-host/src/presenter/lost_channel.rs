//! Channels that matches have lost: the match is told of the loss and of the return. See
//! `desk/lost_channel.rs`.

use claim_table::Command;
use claim_table::desk::MessageKind;
use claim_table::ids::{ChannelId, MatchId};

use super::message_slots::MessageSlots;
use crate::messenger::DeliveryError;
use crate::{BackgroundWork, CommandError};

impl MessageSlots {
    /// Has the messages of the matches updated that wait for a channel: a person has just used the
    /// bot there, and the bot can see the channel.
    pub fn note_visible_channel(&self, channel: ChannelId) {
        for entry in self.matches.registry().waiting_for(channel) {
            let id = entry.id;
            if self.matches.works_on(&entry) {
                self.matches.present_entry(&entry);
            } else {
                // The process that works on the match does not know of this.
                self.supervise(BackgroundWork::Presenting, id, move |messages| async move {
                    messages.try_update_again(id, MessageKind::Public).await
                });
            }
        }
    }

    /// Records what has become of a match's channel.
    pub(crate) async fn note_channel(
        &self,
        id: MatchId,
        command: Command,
    ) -> Result<(), DeliveryError> {
        match self.matches.command(id, command).await {
            Ok(_) => self.matches.present(id),
            // The match has changed meanwhile, so the presenter runs again.
            Err(CommandError::Refused(_)) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}
