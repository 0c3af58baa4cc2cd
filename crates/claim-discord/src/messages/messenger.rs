//! Discord as the host's [`Messenger`]: posts, edits and deletes messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use claim_host::{DeliveryError, Destination, Messenger};
use claim_screens::Screen;
use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::artwork::Artwork;
use super::artwork::drawn_screen::DrawnScreen;
use super::message::{self, Payload};
use super::posted_message::{PostedMessage, ShownPicture};
use super::shown_messages::{Contents, ShownReply};
use crate::api::direct_channels::DirectChannels;
use crate::api::rest::json::id;
use crate::api::rest::pacer::{Pacer, RequestKind};
use crate::api::rest::request::{
    self, find_member, is_answering, request, request_once, unexpected_response,
};
use crate::api::rest::{Endpoint, Method, Rest, RestRequest};
use crate::intake::gateway::contact::GatewayContact;
use crate::interactions::incoming::thread_parent;
use crate::interactions::incoming::token::InteractionToken;

/// After how many minutes without a message Discord archives a thread: the longest that it allows.
const AUTO_ARCHIVE_MINUTES: u32 = 10_080;

/// Discord's code for a message that has a thread already.
const THREAD_EXISTS: i64 = 160_004;

/// Shows screens as Discord messages.
#[derive(Clone, Debug)]
pub struct DiscordMessenger {
    rest: Arc<dyn Rest>,
    application: u64,
    artwork: Arc<Artwork>,
    direct_channels: Arc<DirectChannels>,
    pacer: Arc<Pacer>,
    contact: Option<Arc<GatewayContact>>,
}

/// A message to be posted: see [`Messenger::post`].
#[derive(Clone, Copy, Debug)]
struct NewMessage<'a> {
    screen: &'a Screen,
    nonce: &'a str,
    may_exist: bool,
}

impl DiscordMessenger {
    /// A messenger that sends an application's requests through `rest` and draws with `artwork`. It
    /// refuses posts and edits for which a channel has no room at present: Discord counts them by
    /// `rate_limit_period`.
    #[must_use]
    pub fn new(
        rest: Arc<dyn Rest>,
        application: u64,
        artwork: Arc<Artwork>,
        rate_limit_period: Duration,
    ) -> Self {
        Self {
            rest,
            application,
            artwork,
            direct_channels: Arc::default(),
            pacer: Arc::new(Pacer::new(rate_limit_period)),
            contact: None,
        }
    }

    /// The same for a program that gets its interactions over the gateway: Discord counts as down while the gateway
    /// is silent.
    #[must_use]
    pub fn with_contact(self, contact: Arc<GatewayContact>) -> Self {
        Self {
            contact: Some(contact),
            ..self
        }
    }

    /// Counts a request that is about to be sent, or refuses it.
    fn pace(&self, channel: ChannelId, kind: RequestKind) -> Result<(), DeliveryError> {
        let acquired = self.pacer.acquire(channel, kind, Instant::now());
        acquired.map_err(DeliveryError::RateLimited)
    }

    /// Notes if Discord has refused a request in a channel because of a rate limit.
    fn paced<T>(
        &self,
        channel: ChannelId,
        kind: RequestKind,
        done: Result<T, DeliveryError>,
    ) -> Result<T, DeliveryError> {
        if let Err(DeliveryError::RateLimited(wait)) = &done {
            self.pacer
                .note_refusal(channel, kind, *wait, Instant::now());
        }
        done
    }

    async fn send(
        &self,
        method: Method,
        endpoint: Endpoint,
        payload: Payload,
    ) -> Result<Value, DeliveryError> {
        let request_with_body = RestRequest::json(method, endpoint, payload.body);
        request(&*self.rest, request_with_body.with_files(payload.files)).await
    }

    /// Edits a message. If Discord does not accept the pictures that it keeps, they are uploaded again.
    async fn send_edit(
        &self,
        endpoint: &Endpoint,
        drawn: &DrawnScreen<'_>,
        shown: &[ShownPicture],
    ) -> Result<PostedMessage, DeliveryError> {
        let kept = message::kept(drawn, shown);
        let edit = message::edit(drawn, &kept);
        let edited = match self.send(Method::Patch, endpoint.clone(), edit).await {
            Err(DeliveryError::Refused(_)) if !kept.is_empty() => {
                let edit = message::edit(drawn, &[]);
                self.send(Method::Patch, endpoint.clone(), edit).await
            }
            edited => edited,
        };
        PostedMessage::read(&edited?)
    }

    /// Edits a message, and notes what it shows.
    async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        drawn: &DrawnScreen<'_>,
    ) -> Result<(), DeliveryError> {
        let pictures = self.artwork.shown.pictures(message);
        // Computed before sending, because more emoji may be uploaded by the time Discord responds.
        let contents = Contents::of(drawn);
        let pending = self.artwork.shown.begin(message);
        let endpoint = Endpoint::Message(channel, message);
        let edited = self.send_edit(&endpoint, drawn, &pictures).await?;
        pending.confirm(edited.pictures, Some(contents));
        Ok(())
    }

    /// Changes a message in a channel. If that is an archived thread, reopens it first: until then, Discord accepts only
    /// new messages there.
    async fn in_open_thread<F, T>(
        &self,
        channel: ChannelId,
        change: impl Fn() -> F,
    ) -> Result<T, DeliveryError>
    where
        F: Future<Output = Result<T, DeliveryError>>,
    {
        match change().await {
            Err(DeliveryError::ThreadArchived) => {
                let open = json!({"archived": false});
                let open = RestRequest::json(Method::Patch, Endpoint::Channel(channel), open);
                closed_if_archived(request(&*self.rest, open).await)?;
                closed_if_archived(change().await)
            }
            done => done,
        }
    }

    /// Opens the channel of a person's direct messages.
    async fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, DeliveryError> {
        let recipient = json!({ "recipient_id": user.to_string() });
        let open = RestRequest::json(Method::Post, Endpoint::DirectChannels, recipient);
        let opened = request(&*self.rest, open).await?;
        let channel = ChannelId(id(&opened["id"]).ok_or_else(unexpected_response)?);
        self.direct_channels.remember(user, channel);
        Ok(channel)
    }

    /// Posts a message in a channel, which may be one of direct messages.
    async fn post_in(
        &self,
        channel: ChannelId,
        new: NewMessage<'_>,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        self.pace(channel, RequestKind::Post)?;
        let posted = self
            .artwork
            .send(new.screen, |drawn| async move {
                let created = message::new_message(&drawn, new.nonce);
                let contents = Contents::of(&drawn);
                let post =
                    RestRequest::json(Method::Post, Endpoint::Messages(channel), created.body);
                let post = post.with_files(created.files);
                let posted = request(&*self.rest, post).await?;
                let posted = PostedMessage::read(&posted)?;
                let known = (!new.may_exist).then_some(contents);
                self.artwork.shown.remember(&posted, known);
                Ok((channel, posted.id))
            })
            .await;
        closed_if_archived(self.paced(channel, RequestKind::Post, posted))
    }
}

/// A thread that is archived and cannot be opened, because it is locked, counts as a channel without permission.
fn closed_if_archived<T>(done: Result<T, DeliveryError>) -> Result<T, DeliveryError> {
    done.map_err(|error| match error {
        DeliveryError::ThreadArchived => DeliveryError::ChannelInaccessible,
        error => error,
    })
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
            Destination::Channel(channel) => return self.post_in(channel, new).await,
            Destination::DirectMessage(user) => user,
        };
        if let Some(channel) = self.direct_channels.get(user) {
            match self.post_in(channel, new).await {
                Err(DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost) => {
                    self.direct_channels.forget(user);
                }
                posted => return posted,
            }
        }
        let channel = self.open_direct_channel(user).await?;
        self.post_in(channel, new).await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> Result<(), DeliveryError> {
        // An edit that is sent once more, without its picture for example, needs no other place in the channel's limit:
        // where there is room for one at a time, the second attempt would never be made.
        let is_counted = &AtomicBool::new(false);
        let edited = self
            .artwork
            .send(screen, |drawn| async move {
                if self.artwork.shown.shows(message, Contents::of(&drawn)) {
                    return Ok(());
                }
                if !is_counted.swap(true, Ordering::Relaxed) {
                    self.pace(channel, RequestKind::Edit)?;
                }
                let edit = || self.edit_message(channel, message, &drawn);
                self.in_open_thread(channel, edit).await
            })
            .await;
        self.paced(channel, RequestKind::Edit, edited)
    }

    async fn edit_reply(&self, token: &str, screen: &Screen) -> Result<(), DeliveryError> {
        let shown = &self.artwork.shown;
        let reply = &shown.reply(token);
        let token_to_send = InteractionToken::new(token).ok_or(DeliveryError::MessageNotFound)?;
        let endpoint = &Endpoint::OriginalReply {
            application: self.application,
            token: token_to_send,
        };
        let edited = self
            .artwork
            .send(screen, |drawn| async move {
                let (pictures, pending) = match reply {
                    Some(ShownReply::Message(message)) => {
                        (shown.pictures(*message), Some(shown.begin(*message)))
                    }
                    _ => (Vec::new(), None),
                };
                let edited = self.send_edit(endpoint, &drawn, &pictures).await?;
                match pending {
                    Some(pending) => pending.confirm(edited.pictures.clone(), None),
                    None => shown.remember(&edited, None),
                }
                Ok(edited)
            })
            .await?;
        shown.remember_reply(token, ShownReply::Message(edited.id));
        Ok(())
    }

    async fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<ChannelId, DeliveryError> {
        let body = json!({"name": name, "auto_archive_duration": AUTO_ARCHIVE_MINUTES});
        let start = RestRequest::json(Method::Post, Endpoint::Thread(channel, message), body);
        closed_if_archived(request_once(&*self.rest, start, THREAD_EXISTS).await)?;
        // A thread has the id of the message from which it was started.
        Ok(ChannelId(message.0))
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), DeliveryError> {
        let body = json!({"archived": true});
        let archive = RestRequest::json(Method::Patch, Endpoint::Channel(thread), body);
        closed_if_archived(request(&*self.rest, archive).await).map(drop)
    }

    fn link(&self, guild: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        let guild = guild.map_or("@me".to_owned(), |guild| guild.to_string());
        format!("https://discord.com/channels/{guild}/{channel}/{message}")
    }

    async fn parent_of(&self, channel: ChannelId) -> Result<Option<ChannelId>, DeliveryError> {
        let read = RestRequest::new(Method::Get, Endpoint::Channel(channel));
        Ok(thread_parent(&request(&*self.rest, read).await?))
    }

    async fn last_message(&self, channel: ChannelId) -> Result<Option<MessageId>, DeliveryError> {
        let read = RestRequest::new(Method::Get, Endpoint::Channel(channel));
        let channel = request(&*self.rest, read).await?;
        Ok(id(&channel["last_message_id"]).map(MessageId))
    }

    async fn owner_of(&self, guild: GuildId) -> Result<UserId, DeliveryError> {
        let read = RestRequest::new(Method::Get, Endpoint::Guild(guild));
        let server = request(&*self.rest, read).await?;
        id(&server["owner_id"])
            .map(UserId)
            .ok_or_else(unexpected_response)
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), DeliveryError> {
        self.pace(channel, RequestKind::Other)?;
        let delete = RestRequest::new(Method::Delete, Endpoint::Message(channel, message));
        let delete = || request::delete(&*self.rest, delete.clone());
        let deleted = self.in_open_thread(channel, delete).await;
        self.paced(channel, RequestKind::Other, deleted)
    }

    fn silence(&self) -> Duration {
        let contact = self.contact.as_ref();
        contact.map_or(Duration::ZERO, |it| it.silence_at(Instant::now()))
    }

    async fn is_answering(&self) -> bool {
        let contact = self.contact.as_ref();
        if contact.is_some_and(|it| it.is_lost(Instant::now())) {
            return false;
        }
        is_answering(&*self.rest).await
    }

    fn share_limits(&self, processes: usize) {
        self.pacer.share(processes);
    }

    async fn is_member(&self, guild: GuildId, user: UserId) -> Result<bool, DeliveryError> {
        find_member(&*self.rest, guild, user).await
    }
}
