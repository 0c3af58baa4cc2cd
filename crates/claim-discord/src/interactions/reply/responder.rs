//! Sends the answer to an interaction: within Discord's three seconds, deferred first where the work or
//! Discord takes longer, and retried where Discord fails.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use claim_host::DeliveryError;
use claim_screens::Screen;
use claim_table::desk::Placement;
use claim_table::ids::MessageId;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use super::{Delivery, Reply};
use crate::api::rest::request::{call_back, is_temporary, request, retry, retry_until};
use crate::api::rest::{Endpoint, Method, Rest, RestRequest};
use crate::application::Application;
use crate::interactions::incoming::{Envelope, SourceMessage};
use crate::messages::artwork::Artwork;
use crate::messages::artwork::drawn_screen::DrawnScreen;
use crate::messages::message::{self, Payload};
use crate::messages::posted_message::{PostedMessage, ShownPicture};
use crate::messages::shown_messages::ShownReply;

/// The reply is deferred if it is not ready after this time.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// The reply is deferred if Discord has not accepted it by this time, in all attempts together.
const RESPOND_UNTIL: Duration = Duration::from_secs(2);

/// By when the attempts to respond or to defer have to succeed: Discord's three seconds, less the time that the
/// interaction took to arrive.
const DEFER_UNTIL: Duration = Duration::from_millis(2750);

/// How long an interaction's token can be used: Discord's 15 minutes, less a margin.
const TOKEN_LIFETIME: Duration = Duration::from_mins(14);

/// Discord's types of first responses to interactions.
mod response {
    pub(crate) const MESSAGE: u8 = 4;
    pub(crate) const DEFERRED_MESSAGE: u8 = 5;
    pub(crate) const DEFERRED_UPDATE: u8 = 6;
    pub(crate) const UPDATE: u8 = 7;
    pub(crate) const CHOICES: u8 = 8;
}

/// What was sent, or is being sent, to Discord as the first response to an interaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum FirstResponse {
    /// Nothing yet.
    #[default]
    None,
    /// What was known before the reply: [`Responder::show_progress`].
    Progress,
    /// That the reply will follow.
    Deferral,
}

/// The outcome of deferring a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deferral {
    /// Discord waits for the reply.
    Deferred,
    /// Discord has a response: the deferral, or one from elsewhere.
    Unclear,
    /// Discord already has a response: that of an earlier attempt, or of another process.
    HasResponse,
}

/// Answers one interaction.
#[derive(Debug)]
pub(crate) struct Responder<'a> {
    rest: &'a dyn Rest,
    application: u64,
    artwork: &'a Artwork,
    envelope: &'a Envelope,
    arrived_at: Instant,
    /// The message whose component was used; none for a command.
    source: Option<&'a SourceMessage>,
    /// Whether only the user sees that message.
    has_private_source: bool,
    first_response: Mutex<FirstResponse>,
    /// The follow-up that shows the progress of the work, once there is one.
    progress: Mutex<Option<MessageId>>,
    /// Whether the interaction's token certainly edits the message that shows the reply. If another process, or an
    /// earlier attempt, has answered as well, the token may edit another message, or that message may show
    /// something else.
    is_confirmed: AtomicBool,
}

impl<'a> Responder<'a> {
    /// The responder of an interaction that has arrived just now.
    pub(crate) fn new(app: &'a Application, envelope: &'a Envelope) -> Self {
        Self {
            rest: app.rest(),
            application: app.identity.application,
            artwork: &app.artwork,
            envelope,
            arrived_at: Instant::now(),
            source: None,
            has_private_source: false,
            first_response: Mutex::default(),
            progress: Mutex::default(),
            is_confirmed: AtomicBool::new(false),
        }
    }

    /// The same for the use of a component. `is_private` tells whether only the user sees its message.
    pub(crate) fn with_source(self, source: &'a SourceMessage, is_private: bool) -> Self {
        Self {
            source: Some(source),
            has_private_source: is_private,
            ..self
        }
    }

    /// Whether a component of a message that others see, too, was used.
    pub(crate) const fn is_public_press(&self) -> bool {
        self.source.is_some() && !self.has_private_source
    }

    /// The message whose component was used.
    pub(crate) fn source_message(&self) -> Option<MessageId> {
        self.source.map(|source| source.id)
    }

    /// Whether the message whose component was used is seen by one person alone.
    pub(crate) fn is_from_ephemeral(&self) -> bool {
        self.source.is_some_and(|source| source.is_ephemeral)
    }

    /// Sends the reply that `work` results in, and returns it, with the error if it could not be sent.
    pub(crate) async fn reply_with(
        &self,
        work: impl Future<Output = Reply>,
    ) -> (Reply, Result<(), DeliveryError>) {
        tokio::pin!(work);
        let ready = timeout_at(self.arrived_at + DEFER_AFTER, &mut work).await;
        // Only `work`, which is not polled meanwhile, changes this.
        let first = *self.first_response.lock().await;
        if first != FirstResponse::None {
            let reply = match ready {
                Ok(reply) => reply,
                Err(_) => work.await,
            };
            let delivered = self.replace_progress(&reply).await;
            return (reply, delivered);
        }
        if let Ok(reply) = ready {
            let delivered = match self.respond(&reply).await {
                Err(error) if is_temporary(&error) => match self.defer().await {
                    Ok(Deferral::HasResponse) => Ok(()),
                    deferred => self.complete(deferred, &reply).await,
                },
                delivered => delivered,
            };
            return (reply, delivered);
        }
        *self.first_response.lock().await = FirstResponse::Deferral;
        let deferred = self.defer().await;
        let reply = work.await;
        let delivered = self.complete(deferred, &reply).await;
        (reply, delivered)
    }

    async fn respond(&self, reply: &Reply) -> Result<(), DeliveryError> {
        let is_edit = self.is_edit(reply);
        // The presenter may just have replaced a message that is not ephemeral.
        let may_be_gone = self.source.is_some_and(|source| !source.is_ephemeral);
        // A reply that brings a message of a match up to date must be known to have arrived, too.
        let needs_confirmation =
            reply.shown.is_some() || is_edit && (reply.update_after.is_some() || may_be_gone);
        self.respond_as(reply, is_edit, needs_confirmation).await
    }

    async fn respond_as(
        &self,
        reply: &Reply,
        is_edit: bool,
        needs_confirmation: bool,
    ) -> Result<(), DeliveryError> {
        let respond = |drawn| self.respond_with(drawn, is_edit, needs_confirmation);
        self.artwork.send(&reply.screen, respond).await
    }

    async fn respond_with(
        &self,
        drawn: DrawnScreen<'_>,
        is_edit: bool,
        needs_confirmation: bool,
    ) -> Result<(), DeliveryError> {
        let shown = &self.artwork.shown;
        let kept = if is_edit {
            message::kept(&drawn, &self.source_pictures())
        } else {
            Vec::new()
        };
        let edited = self.source.filter(|_| is_edit);
        let edit = edited.map(|source| shown.begin(source.id));
        let response = |kept: &[ShownPicture]| {
            let (kind, payload) = if is_edit {
                (response::UPDATE, message::edit(&drawn, kept))
            } else {
                (response::MESSAGE, message::ephemeral_message(&drawn))
            };
            let body = json!({"type": kind, "data": payload.body});
            let callback = self.callback(body, needs_confirmation);
            callback.with_files(payload.files)
        };
        let sent = match self.call_back_in_time(response(&kept)).await {
            // Discord does not accept the pictures that the message keeps.
            Err(DeliveryError::Refused(_)) if !kept.is_empty() => {
                self.call_back_in_time(response(&[])).await
            }
            sent => sent,
        };
        match (edit, &sent) {
            (Some(edit), Ok(_)) => edit.confirm(kept, None),
            (None, Ok(_)) => shown.remember_reply(self.token(), ShownReply::New),
            _ => {}
        }
        let is_confirmed = matches!(sent, Ok(true));
        self.is_confirmed.store(is_confirmed, Ordering::Relaxed);
        match sent.map(drop) {
            // The presenter has just replaced the message with a new one that shows the same.
            Err(DeliveryError::MessageNotFound) if is_edit => {
                let update = json!({"type": response::DEFERRED_UPDATE});
                let callback = self.callback(update, false);
                self.call_back_in_time(callback).await.map(drop)
            }
            sent => sent,
        }
    }

    fn token(&self) -> &str {
        self.envelope.token.reveal()
    }

    /// The pictures of the message whose component was used.
    fn source_pictures(&self) -> Vec<ShownPicture> {
        let Some(source) = self.source else {
            return Vec::new();
        };
        if source.pictures.is_empty() {
            return self.artwork.shown.pictures(source.id);
        }
        source.pictures.clone()
    }

    /// Whether the reply edits the message whose component was used. A reply for the user alone
    /// never edits a message that others see, even if the component's id was forged.
    pub(crate) fn is_edit(&self, reply: &Reply) -> bool {
        match reply.delivery {
            Delivery::Ephemeral => false,
            Delivery::InPlace => self.has_private_source,
            Delivery::Public => self.source.is_some_and(|source| !source.is_ephemeral),
        }
    }

    /// Answers with choices for an option: labels and values.
    pub(crate) async fn answer_completion(
        &self,
        choices: &[(String, Value)],
    ) -> Result<(), DeliveryError> {
        let choices = choices.iter();
        let choices = choices.map(|(label, value)| json!({"name": label, "value": value}));
        let data = json!({"choices": choices.collect::<Vec<_>>()});
        let body = json!({"type": response::CHOICES, "data": data});
        let callback = self.callback(body, false);
        self.call_back_in_time(callback).await.map(drop)
    }

    /// Sends the first response, in tries that together take until [`RESPOND_UNTIL`]. `Ok(false)` if Discord
    /// has one already.
    async fn call_back_in_time(&self, callback: RestRequest) -> Result<bool, DeliveryError> {
        let until = self.arrived_at + RESPOND_UNTIL;
        retry_until(until, || call_back(self.rest, callback.clone())).await
    }

    fn callback(&self, body: Value, needs_confirmation: bool) -> RestRequest {
        let endpoint = Endpoint::Callback {
            interaction: self.envelope.id,
            token: self.envelope.token.clone(),
            needs_confirmation,
        };
        RestRequest::json(Method::Post, endpoint, body)
    }

    /// Tells Discord that the reply will follow, in tries that together take until [`DEFER_UNTIL`].
    async fn defer(&self) -> Result<Deferral, DeliveryError> {
        let deferral = if self.source.is_some() {
            json!({"type": response::DEFERRED_UPDATE})
        } else {
            let data = json!({"flags": message::EPHEMERAL});
            json!({"type": response::DEFERRED_MESSAGE, "data": data})
        };
        // Confirmed, because requests that follow would be refused if they arrived first.
        let callback = self.callback(deferral, true);
        // Whether an attempt got no answer: Discord may have accepted it.
        let may_have_arrived = &AtomicBool::new(false);
        let until = self.arrived_at + DEFER_UNTIL;
        let deferred = retry_until(until, || {
            let sent = call_back(self.rest, callback.clone());
            async move {
                let sent = sent.await;
                if let Err(DeliveryError::Other(_)) = sent {
                    may_have_arrived.store(true, Ordering::Relaxed);
                }
                Ok(match sent? {
                    true => Deferral::Deferred,
                    false if may_have_arrived.load(Ordering::Relaxed) => Deferral::Unclear,
                    false => Deferral::HasResponse,
                })
            }
        });
        deferred.await
    }

    /// Sends the reply after [`Self::defer`], even if Discord confirmed no deferral: an attempt may have arrived. Not if
    /// it is an edit of a message that others see: if another process has replied to the user, it would replace that
    /// reply. The presenter updates such a message.
    async fn complete(
        &self,
        deferred: Result<Deferral, DeliveryError>,
        reply: &Reply,
    ) -> Result<(), DeliveryError> {
        let is_public_edit = self.is_public_press() && self.is_edit(reply);
        match deferred {
            Err(error) if is_public_edit || !is_temporary(&error) => Err(error),
            Ok(Deferral::Unclear | Deferral::HasResponse) if is_public_edit => Ok(()),
            _ => self.respond_deferred(reply).await,
        }
    }

    async fn respond_deferred(&self, reply: &Reply) -> Result<(), DeliveryError> {
        if self.source.is_some() && !self.is_edit(reply) {
            return self.send_followup(&reply.screen).await;
        }
        match self.edit_response(&reply.screen).await {
            // The message whose component was used is gone by now.
            Err(DeliveryError::MessageNotFound) if self.source.is_some() => {
                self.send_followup(&reply.screen).await
            }
            edited => edited,
        }
    }

    /// Shows the user what is known before the reply is ready. The reply, which must be a new message for the user
    /// alone, then replaces it.
    pub(crate) async fn show_progress(&self, screen: &Screen) {
        let first = *self.first_response.lock().await;
        let shown = match first {
            FirstResponse::None => self.begin_progress(screen).await,
            FirstResponse::Progress => self.edit_own_response(screen).await,
            FirstResponse::Deferral if self.source.is_some() => self.send_followup(screen).await,
            FirstResponse::Deferral => self.edit_response(screen).await,
        };
        if let Err(error) = shown {
            tracing::warn!(%error, "failed to show progress");
        }
    }

    /// Responds with what is known so far. If that fails, the reply is deferred, unless Discord has the response although
    /// every try got an error: then it is edited later.
    async fn begin_progress(&self, screen: &Screen) -> Result<(), DeliveryError> {
        // Set before sending, because the deadline for deferring may pass meanwhile.
        *self.first_response.lock().await = FirstResponse::Progress;
        let reply = Reply::ephemeral(screen.clone());
        // Confirmed, because it is edited later, which Discord refuses before it exists.
        let sent = self.respond_as(&reply, false, true).await;
        if let Err(error) = &sent {
            let may_have_arrived = matches!(error, DeliveryError::Other(_));
            let deferred = self.defer().await;
            // An attempt to defer may have arrived, too: the response to edit would then be the message of the button.
            if !(may_have_arrived && matches!(deferred, Ok(Deferral::HasResponse))) {
                *self.first_response.lock().await = FirstResponse::Deferral;
            }
            deferred?;
        }
        sent
    }

    /// Sends the reply in place of what was known before.
    async fn replace_progress(&self, reply: &Reply) -> Result<(), DeliveryError> {
        let first = *self.first_response.lock().await;
        match first {
            FirstResponse::Progress => self.edit_own_response(&reply.screen).await,
            FirstResponse::None | FirstResponse::Deferral => self.respond_deferred(reply).await,
        }
    }

    /// Edits the message that the first response has created.
    async fn edit_own_response(&self, screen: &Screen) -> Result<(), DeliveryError> {
        let endpoint = &Endpoint::OriginalReply {
            application: self.application,
            token: self.envelope.token.clone(),
        };
        let edited = self
            .artwork
            .send(screen, |drawn| async move {
                let edit = message::edit(&drawn, &[]);
                self.send_retried(Method::Patch, endpoint.clone(), edit)
                    .await
            })
            .await?;
        self.artwork.shown.remember(&edited, None);
        let shown = ShownReply::Message(edited.id);
        self.artwork.shown.remember_reply(self.token(), shown);
        Ok(())
    }

    /// Sends an ephemeral follow-up, or edits the one that shows the progress.
    async fn send_followup(&self, screen: &Screen) -> Result<(), DeliveryError> {
        self.artwork
            .send(screen, |drawn| self.send_drawn_followup(drawn))
            .await
    }

    async fn send_drawn_followup(&self, drawn: DrawnScreen<'_>) -> Result<(), DeliveryError> {
        let (application, token) = (self.application, self.envelope.token.clone());
        let mut progress = self.progress.lock().await;
        let (method, endpoint, payload) = if let Some(message) = *progress {
            let endpoint = Endpoint::Followup {
                application,
                token,
                message,
            };
            let edit = message::edit(&drawn, &[]);
            (Method::Patch, endpoint, edit)
        } else {
            let endpoint = Endpoint::Followups { application, token };
            (Method::Post, endpoint, message::ephemeral_message(&drawn))
        };
        let sent = self.send_retried(method, endpoint, payload).await?;
        *progress = Some(sent.id);
        Ok(())
    }

    async fn edit_response(&self, screen: &Screen) -> Result<(), DeliveryError> {
        let shown = &self.artwork.shown;
        let pictures = &self.source_pictures();
        let edit = self.source_message().map(|source| shown.begin(source));
        let endpoint = &Endpoint::OriginalReply {
            application: self.application,
            token: self.envelope.token.clone(),
        };
        let edited = self
            .artwork
            .send(screen, |drawn| async move {
                let kept = message::kept(&drawn, pictures);
                let edit = message::edit(&drawn, &kept);
                let sent = self.send_retried(Method::Patch, endpoint.clone(), edit);
                match sent.await {
                    Err(DeliveryError::Refused(_)) if !kept.is_empty() => {
                        let edit = message::edit(&drawn, &[]);
                        self.send_retried(Method::Patch, endpoint.clone(), edit)
                            .await
                    }
                    edited => edited,
                }
            })
            .await?;
        // If another process has answered first, the token edits its reply.
        let is_intended = self
            .source_message()
            .is_none_or(|source| source == edited.id);
        match edit {
            Some(edit) if is_intended => edit.confirm(edited.pictures.clone(), None),
            _ => shown.remember(&edited, None),
        }
        shown.remember_reply(self.token(), ShownReply::Message(edited.id));
        self.is_confirmed.store(is_intended, Ordering::Relaxed);
        Ok(())
    }

    async fn send_retried(
        &self,
        method: Method,
        endpoint: Endpoint,
        payload: Payload,
    ) -> Result<PostedMessage, DeliveryError> {
        let sent = RestRequest::json(method, endpoint, payload.body).with_files(payload.files);
        let sent = retry(|| request(self.rest, sent.clone())).await?;
        PostedMessage::read(&sent)
    }

    /// Where the reply, which was sent, is shown. `None` if that is not known, or the interaction's token may edit
    /// another message than the reply: after a deferred update it edits the message whose component was used, which
    /// others may see, and the reply is a follow-up.
    pub(crate) fn placement(&self, reply: &Reply, now: Timestamp) -> Option<Placement> {
        let is_edit = self.is_edit(reply);
        match self.source {
            Some(_) if !self.is_confirmed.load(Ordering::Relaxed) => None,
            Some(source) if is_edit && !source.is_ephemeral => {
                Some(Placement::Message(source.channel, source.id))
            }
            source => {
                if let (Some(source), true) = (source, is_edit) {
                    let message = ShownReply::Message(source.id);
                    self.artwork.shown.remember_reply(self.token(), message);
                }
                Some(Placement::EphemeralReply {
                    token: self.token().to_owned(),
                    expires_at: now + TOKEN_LIFETIME,
                })
            }
        }
    }
}
