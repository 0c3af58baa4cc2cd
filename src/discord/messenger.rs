//! Discord as the host's [`Messenger`]: posts, edits and deletes messages.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::Http;

use super::artwork::{Artwork, DrawnScreen};
use super::message;
use super::pacer::{Pacer, RequestKind};
use super::request::{with_timeout, with_timeout_direct};
use super::shown_messages::{Changes, Parts, shown_picture};
use crate::host::{DeliveryError, Destination, Messenger};
use crate::ids::{ChannelId, MessageId};
use crate::ui::Screen;

/// Shows screens as Discord messages.
#[derive(Clone, Debug)]
pub struct DiscordMessenger {
    http: Arc<Http>,
    artwork: Arc<Artwork>,
    pacer: Arc<Pacer>,
}

impl DiscordMessenger {
    /// A messenger that sends its requests through `http` and draws with `artwork`. It
    /// refuses posts and edits for which a channel has no room at present: Discord counts them by
    /// `rate_limit_period`.
    #[must_use]
    pub fn new(http: Arc<Http>, artwork: Arc<Artwork>, rate_limit_period: Duration) -> Self {
        Self {
            http,
            artwork,
            pacer: Arc::new(Pacer::new(rate_limit_period)),
        }
    }

    /// Counts a request that is about to be sent, or refuses it.
    fn pace(&self, channel: ChannelId, kind: RequestKind) -> Result<(), DeliveryError> {
        let acquired = self.pacer.acquire(channel, kind, Instant::now());
        acquired.map_err(DeliveryError::RateLimited)
    }

    /// Replaces what has changed in a message.
    async fn send_edit(
        &self,
        channel: serenity::all::ChannelId,
        message: MessageId,
        drawn: &DrawnScreen<'_>,
        changes: Changes,
    ) -> Result<(), DeliveryError> {
        let mut edit = message::edit(drawn, changes);
        if let Some(attachments) = self.artwork.shown.attachments(message, drawn) {
            edit = edit.attachments(attachments);
        }
        // By the emoji that are sent: others may have been uploaded when the answer comes.
        let parts = Parts::of(drawn);
        let pending = self.artwork.shown.begin(message);
        let edited = with_timeout(channel.edit_message(&*self.http, message.0, edit)).await?;
        pending.confirm(shown_picture(&edited), Some(parts));
        Ok(())
    }

    /// The channel of a person's direct messages.
    async fn direct_message_channel(
        &self,
        user: u64,
    ) -> Result<serenity::all::ChannelId, DeliveryError> {
        let recipient = serde_json::json!({ "recipient_id": user.to_string() });
        let opened = with_timeout_direct(self.http.create_private_channel(&recipient)).await?;
        Ok(opened.id)
    }
}

impl Messenger for DiscordMessenger {
    async fn post(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
        may_exist: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        let channel = match destination {
            Destination::Channel(channel) => serenity::all::ChannelId::new(channel.0),
            Destination::DirectMessage(user) => self.direct_message_channel(user.0).await?,
        };
        self.pace(ChannelId(channel.get()), RequestKind::Post)?;
        self.artwork
            .send(screen, |drawn| async move {
                let new = message::new_message(&drawn, nonce);
                let parts = Parts::of(&drawn);
                let post = channel.send_message(&*self.http, new);
                let posted = match destination {
                    Destination::Channel(_) => with_timeout(post).await?,
                    Destination::DirectMessage(_) => with_timeout_direct(post).await?,
                };
                let known = (!may_exist).then_some(parts);
                self.artwork.shown.remember(&posted, known);
                Ok((ChannelId(channel.get()), MessageId(posted.id.get())))
            })
            .await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> Result<(), DeliveryError> {
        self.artwork
            .send(screen, |drawn| async move {
                let changes = self.artwork.shown.changes(message, Parts::of(&drawn));
                if changes == Changes::NONE {
                    return Ok(());
                }
                self.pace(channel, RequestKind::Edit)?;
                let channel = serenity::all::ChannelId::new(channel.0);
                self.send_edit(channel, message, &drawn, changes).await
            })
            .await
    }

    async fn edit_reply(&self, token: &str, screen: &Screen) -> Result<(), DeliveryError> {
        self.artwork
            .send(screen, |drawn| async move {
                let (edit, files) = (message::edit_reply(&drawn), message::files(&drawn));
                with_timeout(
                    self.http
                        .edit_original_interaction_response(token, &edit, files),
                )
                .await
            })
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
