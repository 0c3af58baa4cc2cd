//! Answers interactions: always, within Discord's three seconds, deferred first where the work or
//! Discord takes longer, and retried where Discord fails.

use std::mem;
use std::panic::AssertUnwindSafe;
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use serenity::all::{
    Builder, CommandInteraction, ComponentInteraction, CreateAutocompleteResponse,
    CreateInteractionResponse, CreateInteractionResponseMessage, Http, InteractionId, Message,
    MessageFlags,
};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use super::artwork::{Artwork, DrawnScreen};
use super::message;
use super::refusal::notice_for;
use super::reply::{Delivery, Reply, ReplyError};
use super::request::{error_code, is_temporary, retry, retry_until};
use super::shown_messages::{ShownReply, shown_picture};
use super::state::AppState;
use crate::host::{CommandError, DeliveryError, Person};
use crate::i18n::Locale;
use crate::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use crate::store::Placement;
use crate::table::{Command, Table};
use crate::ui::{self, Notice, Screen};

/// The reply is deferred if it is not ready after this time.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// The reply is deferred if Discord has not accepted it after this time, in all tries together.
const RESPOND_UNTIL: Duration = Duration::from_secs(2);

/// How long the tries to respond or to defer may take together: Discord's three seconds, less the time
/// that an interaction took to arrive.
const DEFER_UNTIL: Duration = Duration::from_millis(2750);

/// How long an interaction's token can be used: Discord's 15 minutes, less a margin.
const TOKEN_LIFETIME: Duration = Duration::from_mins(14);

/// What has come of deferring a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deferral {
    /// Discord waits for the reply.
    Deferred,
    /// Discord has the reply already: an earlier try has arrived.
    HasResponse,
}

/// An interaction that waits for its reply.
#[derive(Debug)]
pub(super) struct PendingInteraction<'a> {
    http: &'a Http,
    artwork: &'a Artwork,
    id: InteractionId,
    token: &'a str,
    arrived_at: Instant,
    /// The message whose component was used; none for a command.
    source: Option<&'a Message>,
    /// The user.
    pub(super) person: Person,
    /// The user's language.
    pub(super) locale: Locale,
    /// The server; none in direct messages.
    pub(super) guild: Option<GuildId>,
    /// The channel.
    pub(super) channel: ChannelId,
    /// The follow-up that shows the progress of the work, once there is one.
    progress: Mutex<Option<serenity::all::MessageId>>,
    /// The matches that the user has changed: their messages are updated after the answer.
    changed: std::sync::Mutex<Vec<MatchId>>,
}

impl<'a> PendingInteraction<'a> {
    /// The interaction of a slash command.
    pub(super) fn from_command(
        app: &'a AppState,
        http: &'a Http,
        command: &'a CommandInteraction,
    ) -> Self {
        let member = command.member.as_deref();
        let nickname = member.and_then(|member| member.nick.clone());
        Self {
            http,
            artwork: &app.artwork,
            id: command.id,
            token: &command.token,
            arrived_at: Instant::now(),
            source: None,
            person: person(&command.user, nickname, &command.locale),
            locale: Locale::from_tag(&command.locale),
            guild: command.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(command.channel_id.get()),
            progress: Mutex::default(),
            changed: std::sync::Mutex::default(),
        }
    }

    /// The interaction of a button or select menu.
    pub(super) fn from_component(
        app: &'a AppState,
        http: &'a Http,
        component: &'a ComponentInteraction,
    ) -> Self {
        let member = component.member.as_ref();
        let nickname = member.and_then(|member| member.nick.clone());
        Self {
            http,
            artwork: &app.artwork,
            id: component.id,
            token: &component.token,
            arrived_at: Instant::now(),
            source: Some(&component.message),
            person: person(&component.user, nickname, &component.locale),
            locale: Locale::from_tag(&component.locale),
            guild: component.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(component.channel_id.get()),
            progress: Mutex::default(),
            changed: std::sync::Mutex::default(),
        }
    }

    /// What the user contributes to the deal by joining a table: the id that Discord gave to the
    /// interaction.
    pub(super) fn entropy(&self) -> String {
        self.id.to_string()
    }

    /// The message whose component was used.
    pub(super) fn source_message(&self) -> Option<MessageId> {
        self.source.map(|message| MessageId(message.id.get()))
    }

    /// Executes a command of the user. The match's messages are updated after the answer.
    pub(super) async fn command(
        &self,
        app: &AppState,
        id: MatchId,
        command: Command,
    ) -> Result<Table, CommandError> {
        self.present_later(id);
        app.host.command(id, command).await
    }

    /// Has the messages of a match updated after the answer.
    pub(super) fn present_later(&self, id: MatchId) {
        self.changed().push(id);
    }

    fn changed(&self) -> MutexGuard<'_, Vec<MatchId>> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether only the user sees the message whose component was used.
    fn has_private_source(&self) -> bool {
        self.source
            .is_some_and(|message| self.guild.is_none() || is_ephemeral(message))
    }

    /// Does the work and sends the reply; then has the messages updated of the matches that the work has
    /// changed. If the program fails, the user gets one neutral sentence and the log the whole error.
    pub(super) async fn reply(
        &self,
        app: &AppState,
        work: impl Future<Output = Result<Reply, ReplyError>>,
    ) {
        let work = async {
            let reply = match AssertUnwindSafe(work).catch_unwind().await {
                Ok(Ok(reply)) => reply,
                Ok(Err(error)) => self.error_reply(error),
                // The panic hook has logged it.
                Err(_) => self.notice(&Notice::InternalError),
            };
            let reply = self.personal(app, reply).await;
            // Drawing can take as long as the rest.
            self.artwork.prepare(&reply.screen).await;
            reply
        };
        tokio::pin!(work);
        let ready = timeout_at(self.arrived_at + DEFER_AFTER, &mut work).await;
        let (reply, delivered) = if let Ok(reply) = ready {
            let delivered = match self.respond(&reply).await {
                Err(error) if is_temporary(&error) => match self.defer().await {
                    Ok(Deferral::HasResponse) => Ok(()),
                    deferred => self.complete(deferred, &reply).await,
                },
                delivered => delivered,
            };
            (reply, delivered)
        } else {
            let deferred = self.defer().await;
            let reply = work.await;
            let delivered = self.complete(deferred, &reply).await;
            (reply, delivered)
        };
        match delivered {
            Ok(()) => self.record_shown(app, reply).await,
            // The change is stored: the presenter shows it, and the user can try again.
            Err(error) => tracing::warn!(%error, "failed to answer an interaction"),
        }
        for id in mem::take(&mut *self.changed()) {
            app.host.present(id);
        }
    }

    /// The reply as the user wants it, unless others see it as well.
    async fn personal(&self, app: &AppState, reply: Reply) -> Reply {
        if reply.delivery == Delivery::Public {
            return reply;
        }
        match app.host.personal_settings(self.person.user).await {
            Ok(settings) => Reply {
                screen: ui::personal(reply.screen, settings),
                ..reply
            },
            Err(error) => {
                tracing::error!(%error, "could not read a person's settings");
                reply
            }
        }
    }

    /// The notice for an error.
    fn error_reply(&self, error: ReplyError) -> Reply {
        match error {
            ReplyError::Notice(notice) => self.notice(&notice),
            ReplyError::Command(CommandError::MatchNotFound) => self.notice(&Notice::MatchNotFound),
            ReplyError::Command(CommandError::MatchNotOver) => {
                self.notice(&Notice::MatchStillRunning)
            }
            ReplyError::Command(CommandError::MatchUnreadable) => {
                self.notice(&Notice::MatchUnreadable)
            }
            ReplyError::Command(CommandError::LimitReached(limit)) => {
                self.notice(&Notice::LimitReached(limit))
            }
            ReplyError::Command(CommandError::Refused(refusal)) => {
                self.notice(&notice_for(refusal))
            }
            ReplyError::Command(CommandError::Internal(error)) => {
                tracing::error!(error = format!("{error:#}"), "an interaction failed");
                self.notice(&Notice::InternalError)
            }
        }
    }

    /// A short reply that only the user sees.
    pub(super) fn notice(&self, notice: &Notice) -> Reply {
        Reply::ephemeral(ui::notice(self.locale, notice))
    }

    async fn respond(&self, reply: &Reply) -> Result<(), DeliveryError> {
        let is_edit = self.is_edit(reply);
        let respond = |drawn| self.respond_with(drawn, is_edit);
        self.artwork.send(&reply.screen, respond).await
    }

    async fn respond_with(
        &self,
        drawn: DrawnScreen<'_>,
        is_edit: bool,
    ) -> Result<(), DeliveryError> {
        let message = message::response(&drawn, !is_edit);
        let response = if is_edit {
            CreateInteractionResponse::UpdateMessage(message)
        } else {
            CreateInteractionResponse::Message(message)
        };
        let edited = self.source.filter(|_| is_edit);
        let is_kept = is_edit && self.source_has_picture_of(&drawn);
        let begin = |source: &Message| self.artwork.shown.begin(MessageId(source.id.get()));
        let edit = edited.map(begin);
        let sent = if is_kept {
            // Without a list of attachments, Discord keeps those that the message has.
            let mut response = serde_json::to_value(&response).unwrap_or_default();
            if let Some(data) = response["data"].as_object_mut() {
                data.remove("attachments");
            }
            self.send(|| {
                let (id, token) = (self.id, self.token);
                self.http
                    .create_interaction_response(id, token, &response, Vec::new())
            })
            .await
        } else {
            self.send_response(&response).await
        };
        match (edit, &sent) {
            (Some(edit), Ok(())) => edit.confirm(drawn.picture_name(), None),
            (None, Ok(())) => {
                let picture = drawn.picture_name().map(str::to_owned);
                let shown = &self.artwork.shown;
                shown.remember_reply(self.token, ShownReply::New(picture));
            }
            _ => {}
        }
        match sent {
            // The presenter has just replaced the message by a new one that shows the same.
            Err(DeliveryError::MessageNotFound) if is_edit => {
                self.send_response(&CreateInteractionResponse::Acknowledge)
                    .await
            }
            sent => sent,
        }
    }

    /// Whether the message whose component was used shows the picture of a screen.
    fn source_has_picture_of(&self, drawn: &DrawnScreen<'_>) -> bool {
        let shown = self.source.and_then(shown_picture);
        shown.is_some() && shown == drawn.picture_name()
    }

    /// Whether the reply edits the message whose component was used. A reply for the user alone
    /// never edits a message that others see, even if the component's id was forged.
    fn is_edit(&self, reply: &Reply) -> bool {
        match reply.delivery {
            Delivery::Ephemeral => false,
            Delivery::InPlace => self.has_private_source(),
            Delivery::Public => self.source.is_some() && !self.has_private_source(),
        }
    }

    /// Sends a response with its files, which only the builder numbers.
    async fn send_response(
        &self,
        response: &CreateInteractionResponse,
    ) -> Result<(), DeliveryError> {
        self.send(|| response.clone().execute(self.http, (self.id, self.token)))
            .await
    }

    /// Answers the autocompletion of an option that this program does not know.
    pub(super) async fn offer_no_choices(&self) {
        let none = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
        if let Err(error) = self.send_response(&none).await {
            tracing::warn!(%error, "failed to answer an interaction");
        }
    }

    /// Sends a response, in tries that together take until [`RESPOND_UNTIL`].
    async fn send<F>(&self, mut request: impl FnMut() -> F) -> Result<(), DeliveryError>
    where
        F: Future<Output = serenity::Result<()>>,
    {
        let until = self.arrived_at + RESPOND_UNTIL;
        let sent = retry_until(until, || {
            let sent = request();
            async move {
                match sent.await {
                    // An earlier try has arrived although Discord's answer to it was lost.
                    Err(error) if is_already_acknowledged(&error) => Ok(()),
                    result => result,
                }
            }
        });
        sent.await
    }

    /// Tells Discord that the reply will follow, in tries that together take until [`DEFER_UNTIL`].
    async fn defer(&self) -> Result<Deferral, DeliveryError> {
        let response = if self.source.is_some() {
            CreateInteractionResponse::Acknowledge
        } else {
            let message = CreateInteractionResponseMessage::new().ephemeral(true);
            CreateInteractionResponse::Defer(message)
        };
        // What Discord has accepted if it says that there is a response.
        let mut accepted = Deferral::HasResponse;
        let until = self.arrived_at + DEFER_UNTIL;
        let deferred = retry_until(until, || {
            let sent = response.clone().execute(self.http, (self.id, self.token));
            let accepted = mem::replace(&mut accepted, Deferral::Deferred);
            async move {
                match sent.await {
                    Ok(()) => Ok(Deferral::Deferred),
                    Err(error) if is_already_acknowledged(&error) => Ok(accepted),
                    Err(error) => Err(error),
                }
            }
        });
        deferred.await
    }

    /// Sends the reply after [`Self::defer`], also if Discord confirmed nothing: a try may have arrived.
    async fn complete(
        &self,
        deferred: Result<Deferral, DeliveryError>,
        reply: &Reply,
    ) -> Result<(), DeliveryError> {
        match deferred {
            Err(error) if !is_temporary(&error) => Err(error),
            _ => self.respond_deferred(reply).await,
        }
    }

    async fn respond_deferred(&self, reply: &Reply) -> Result<(), DeliveryError> {
        if self.source.is_some() && !self.is_edit(reply) {
            return self.send_followup(&reply.screen).await;
        }
        self.edit_response(&reply.screen).await
    }

    /// Shows the user the progress of the work. Call this only after [`DEFER_AFTER`], when the reply
    /// has been deferred.
    pub(super) async fn show_progress(&self, screen: &Screen) {
        let shown = if self.source.is_some() {
            self.send_followup(screen).await
        } else {
            self.edit_response(screen).await
        };
        if let Err(error) = shown {
            tracing::warn!(%error, "failed to show progress");
        }
    }

    /// Sends an ephemeral follow-up, or edits the one that shows the progress.
    async fn send_followup(&self, screen: &Screen) -> Result<(), DeliveryError> {
        self.artwork
            .send(screen, |drawn| self.send_drawn_followup(drawn))
            .await
    }

    async fn send_drawn_followup(&self, drawn: DrawnScreen<'_>) -> Result<(), DeliveryError> {
        let followup = message::followup(&drawn);
        let mut progress = self.progress.lock().await;
        let sent = retry(|| followup.clone().execute(self.http, (*progress, self.token)));
        *progress = Some(sent.await?.id);
        Ok(())
    }

    async fn edit_response(&self, screen: &Screen) -> Result<(), DeliveryError> {
        let edit = self
            .source_message()
            .map(|source| self.artwork.shown.begin(source));
        let edited = self
            .artwork
            .send(screen, |drawn| async move {
                let edit = message::edit_reply(&drawn, self.source_has_picture_of(&drawn));
                retry(|| edit.clone().execute(self.http, self.token)).await
            })
            .await?;
        match edit {
            Some(edit) => edit.confirm(shown_picture(&edited), None),
            None => self.artwork.shown.remember(&edited, None),
        }
        let message = ShownReply::Message(MessageId(edited.id.get()));
        self.artwork.shown.remember_reply(self.token, message);
        Ok(())
    }

    /// Tells the host which message the reply has brought up to date.
    async fn record_shown(&self, app: &AppState, reply: Reply) {
        let is_edit = self.is_edit(&reply);
        let Some((table, guard)) = reply.shown else {
            return;
        };
        let placement = match self.source {
            Some(source) if is_edit && !is_ephemeral(source) => Placement::Message(
                ChannelId(source.channel_id.get()),
                MessageId(source.id.get()),
            ),
            _ => {
                if let (Some(source), true) = (self.source_message(), is_edit) {
                    let message = ShownReply::Message(source);
                    self.artwork.shown.remember_reply(self.token, message);
                }
                Placement::EphemeralReply {
                    token: self.token.to_owned(),
                    expires_at: app.host.now() + TOKEN_LIFETIME,
                }
            }
        };
        app.host.save_message_state(guard, &table, placement).await;
    }
}

/// Whether an interaction has its response already.
fn is_already_acknowledged(error: &serenity::Error) -> bool {
    error_code(error) == Some(40060)
}

/// Whether only one person sees a message, so that only interaction tokens can edit it.
fn is_ephemeral(message: &Message) -> bool {
    let flags = message.flags.unwrap_or_default();
    flags.contains(MessageFlags::EPHEMERAL)
}

fn person(user: &serenity::all::User, nickname: Option<String>, locale: &str) -> Person {
    let name = nickname
        .or_else(|| user.global_name.clone())
        .unwrap_or_else(|| user.name.clone());
    Person {
        user: UserId(user.id.get()),
        name,
        locale: locale.to_owned(),
    }
}
