//! Discord as the host's [`Messenger`]: posts, edits and deletes messages.

use std::sync::Arc;

use serenity::all::Http;

use super::emoji::EmojiSet;
use super::message;
use super::request::with_timeout;
use crate::host::{DeliveryError, Destination, Messenger};
use crate::ids::{ChannelId, MessageId};
use crate::ui::Screen;

/// Shows screens as Discord messages.
#[derive(Clone, Debug)]
pub struct DiscordMessenger {
    http: Arc<Http>,
    emoji: Arc<EmojiSet>,
}

impl DiscordMessenger {
    /// A messenger that sends its requests through `http` and shows `emoji`.
    #[must_use]
    pub const fn new(http: Arc<Http>, emoji: Arc<EmojiSet>) -> Self {
        Self { http, emoji }
    }

    /// The channel of a person's direct messages.
    async fn direct_message_channel(
        &self,
        user: u64,
    ) -> Result<serenity::all::ChannelId, DeliveryError> {
        let recipient = serde_json::json!({ "recipient_id": user.to_string() });
        Ok(with_timeout(self.http.create_private_channel(&recipient))
            .await?
            .id)
    }
}

impl Messenger for DiscordMessenger {
    async fn post(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        let channel = match destination {
            Destination::Channel(channel) => serenity::all::ChannelId::new(channel.0),
            Destination::DirectMessage(user) => self.direct_message_channel(user.0).await?,
        };
        let new = message::new_message(screen, &self.emoji, nonce);
        let posted = with_timeout(channel.send_message(&*self.http, new)).await?;
        Ok((ChannelId(channel.get()), MessageId(posted.id.get())))
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> Result<(), DeliveryError> {
        let channel = serenity::all::ChannelId::new(channel.0);
        let edit = message::edit(screen, &self.emoji);
        with_timeout(channel.edit_message(&*self.http, message.0, edit)).await?;
        Ok(())
    }

    async fn edit_reply(&self, token: &str, screen: &Screen) -> Result<(), DeliveryError> {
        let edit = message::edit_reply(screen, &self.emoji);
        with_timeout(
            self.http
                .edit_original_interaction_response(token, &edit, Vec::new()),
        )
        .await?;
        Ok(())
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), DeliveryError> {
        with_timeout(
            self.http
                .delete_message(channel.0.into(), message.0.into(), None),
        )
        .await
    }
}
