//! Discord as the host's [`Messenger`]: posts, edits and deletes messages.

use std::sync::Arc;

use serenity::all::Http;

use super::artwork::Artwork;
use super::message;
use super::request::with_timeout;
use crate::host::{DeliveryError, Destination, Messenger};
use crate::ids::{ChannelId, MessageId};
use crate::ui::Screen;

/// Shows screens as Discord messages.
#[derive(Clone, Debug)]
pub struct DiscordMessenger {
    http: Arc<Http>,
    artwork: Arc<Artwork>,
}

impl DiscordMessenger {
    /// A messenger that sends its requests through `http` and draws with `artwork`.
    #[must_use]
    pub const fn new(http: Arc<Http>, artwork: Arc<Artwork>) -> Self {
        Self { http, artwork }
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
        let drawn = self.artwork.draw(screen).await;
        let new = message::new_message(&drawn, nonce);
        let posted = with_timeout(channel.send_message(&*self.http, new)).await?;
        self.artwork.shown.remember(&posted);
        Ok((ChannelId(channel.get()), MessageId(posted.id.get())))
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> Result<(), DeliveryError> {
        let channel = serenity::all::ChannelId::new(channel.0);
        let drawn = self.artwork.draw(screen).await;
        let attachments = self.artwork.shown.attachments(message, &drawn);
        let mut edit = message::edit(&drawn);
        if let Some(attachments) = attachments {
            edit = edit.attachments(attachments);
        }
        let edited = with_timeout(channel.edit_message(&*self.http, message.0, edit)).await?;
        self.artwork.shown.remember(&edited);
        Ok(())
    }

    async fn edit_reply(&self, token: &str, screen: &Screen) -> Result<(), DeliveryError> {
        let drawn = self.artwork.draw(screen).await;
        let (edit, files) = (message::edit_reply(&drawn), message::files(&drawn));
        with_timeout(
            self.http
                .edit_original_interaction_response(token, &edit, files),
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
