//! Discord as the host's [`Messenger`]: posts, edits and deletes messages.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::Http;

use super::artwork::{Artwork, DrawnScreen};
use super::direct_channels::DirectChannels;
use super::message;
use super::pacer::{Pacer, RequestKind};
use super::request::{with_timeout, with_timeout_direct};
use super::shown_messages::{Changes, Parts, ShownReply, shown_picture};
use crate::host::{DeliveryError, Destination, Messenger};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::ui::Screen;

/// Shows screens as Discord messages.
#[derive(Clone, Debug)]
pub struct DiscordMessenger {
    http: Arc<Http>,
    artwork: Arc<Artwork>,
    direct_channels: Arc<DirectChannels>,
    pacer: Arc<Pacer>,
}

/// A message to be posted: see [`Messenger::post`].
#[derive(Clone, Copy, Debug)]
struct NewMessage<'a> {
    screen: &'a Screen,
    nonce: &'a str,
    may_exist: bool,
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
            direct_channels: Arc::default(),
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

    /// Opens the channel of a person's direct messages.
    async fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, DeliveryError> {
        let recipient = serde_json::json!({ "recipient_id": user.0.to_string() });
        let opened = with_timeout_direct(self.http.create_private_channel(&recipient)).await?;
        let channel = ChannelId(opened.id.get());
        self.direct_channels.remember(user, channel);
        Ok(channel)
    }

    /// Posts a message in a channel, which may be one of direct messages.
    async fn post_in(
        &self,
        channel: ChannelId,
        is_direct: bool,
        new: NewMessage<'_>,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        self.pace(channel, RequestKind::Post)?;
        let target = serenity::all::ChannelId::new(channel.0);
        self.artwork
            .send(new.screen, |drawn| async move {
                let created = message::new_message(&drawn, new.nonce);
                let parts = Parts::of(&drawn);
                let post = target.send_message(&*self.http, created);
                let posted = if is_direct {
                    with_timeout_direct(post).await?
                } else {
                    with_timeout(post).await?
                };
                let known = (!new.may_exist).then_some(parts);
                self.artwork.shown.remember(&posted, known);
                Ok((channel, MessageId(posted.id.get())))
            })
            .await
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
        let new = NewMessage {
            screen,
            nonce,
            may_exist,
        };
        let user = match destination {
            Destination::Channel(channel) => return self.post_in(channel, false, new).await,
            Destination::DirectMessage(user) => user,
        };
        if let Some(channel) = self.direct_channels.get(user) {
            match self.post_in(channel, true, new).await {
                Err(DeliveryError::ChannelInaccessible) => self.direct_channels.forget(user),
                posted => return posted,
            }
        }
        let channel = self.open_direct_channel(user).await?;
        self.post_in(channel, true, new).await
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
        let shown = &self.artwork.shown;
        let reply = &shown.reply(token);
        let edited = self
            .artwork
            .send(screen, |drawn| async move {
                let keeps_picture = match reply {
                    Some(ShownReply::Message(message)) => {
                        shown.attachments(*message, &drawn).is_none()
                    }
                    Some(ShownReply::New(picture)) => picture.as_deref() == drawn.picture_name(),
                    None => false,
                };
                let edit = message::edit_reply(&drawn, keeps_picture);
                let files = if keeps_picture {
                    Vec::new()
                } else {
                    message::files(&drawn)
                };
                let pending = match reply {
                    Some(ShownReply::Message(message)) => Some(shown.begin(*message)),
                    _ => None,
                };
                let edited = with_timeout(
                    self.http
                        .edit_original_interaction_response(token, &edit, files),
                )
                .await?;
                match pending {
                    Some(pending) => pending.confirm(shown_picture(&edited), None),
                    None => shown.remember(&edited, None),
                }
                Ok(edited)
            })
            .await?;
        let message = ShownReply::Message(MessageId(edited.id.get()));
        shown.remember_reply(token, message);
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
