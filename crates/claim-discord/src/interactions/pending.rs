//! An interaction while it is carried out and answered.

use std::panic::AssertUnwindSafe;
use std::sync::{MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use claim_host::{
    CommandError, DeliveryError, Host, Person, SetupChange, TableRequest, TutorialRequest,
};
use claim_metrics::METRICS;
use claim_screens::{Notice, Screen};
use claim_table::ids::{ChannelId, GuildId, MatchId, MessageId};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSettings;
use claim_table::{Command, Table};
use futures::FutureExt;

use super::incoming::{Interaction, Place, Request};
use super::refusal::notice_for;
use super::reply::{Delivery, Reply, ReplyError, ShownMessage};
use super::responder::Responder;
use crate::api::permissions;
use crate::application::Application;
use crate::messages::messenger::DiscordMessenger;

/// How long it may take to read a person's settings: the answer itself needs the rest of the time.
const SETTINGS_TIMEOUT: Duration = Duration::from_millis(500);

/// When the messages of the changed matches are updated even if the reply has not been delivered: other players do not
/// wait for it any longer than Discord waits for the first response.
const PRESENT_AFTER: Duration = Duration::from_secs(3);

/// An interaction that waits for its reply.
#[derive(Debug)]
pub(crate) struct PendingInteraction<'a> {
    responder: Responder<'a>,
    id: u64,
    /// The user.
    pub(crate) person: Person,
    /// The user's language.
    pub(crate) locale: Locale,
    /// The server; none in direct messages, and where the bot is not a member.
    pub(crate) guild: Option<GuildId>,
    pub(crate) channel: ChannelId,
    /// What else is known of the channel.
    pub(crate) place: &'a Place,
    /// The matches that the user has changed: their messages are updated after the answer, or when it is late.
    changed: std::sync::Mutex<Vec<MatchId>>,
}

/// Has the messages of all changed matches updated, and of those that wait for this channel, when it is dropped, even if the answer has failed in the middle.
struct PresentChanged<'a> {
    interaction: &'a PendingInteraction<'a>,
    host: &'a Host<DiscordMessenger>,
}

impl Drop for PresentChanged<'_> {
    fn drop(&mut self) {
        self.interaction.present_changed(self.host);
    }
}

impl<'a> PendingInteraction<'a> {
    /// An interaction that has arrived just now.
    pub(crate) async fn new(app: &'a Application, interaction: &'a Interaction) -> Self {
        let place = &interaction.place;
        let responder = Responder::new(app, &interaction.envelope);
        let responder = match &interaction.request {
            Request::Press(press) => {
                let is_direct = place.guild.is_none() && !place.is_guest;
                let is_private = is_direct || press.source.is_ephemeral;
                responder.with_source(&press.source, is_private)
            }
            _ => responder,
        };
        Self {
            responder,
            id: interaction.envelope.id,
            person: interaction.person.clone(),
            locale: chosen_locale(app, interaction).await,
            guild: place.guild,
            channel: place.channel,
            place,
            changed: std::sync::Mutex::default(),
        }
    }

    /// What the user contributes to the deal by joining a table: the id that Discord gave to the
    /// interaction.
    pub(crate) fn entropy(&self) -> String {
        self.id.to_string()
    }

    /// Whether the user may stop the match of a table from here: a moderator in its channel who has no seat in the
    /// match. Elsewhere, only permissions for the whole server count: a member may moderate a channel of their own.
    pub(crate) fn can_moderate(&self, table: &Table) -> bool {
        self.is_uninvolved_moderator(table)
            && (self.is_in_channel_of(table) || self.place.is_manager)
    }

    /// Whether the user is a moderator in this channel, in the server of the table, and has no seat in its match.
    pub(crate) fn is_uninvolved_moderator(&self, table: &Table) -> bool {
        let guild = table.settings().guild;
        let plays = table.dealt().is_some() && table.seating().seat_of(self.person.user).is_some();
        self.place.is_moderator && guild.is_some() && guild == self.guild && !plays
    }

    /// Whether this happens in the channel of a table, or in a thread of that channel. A match in direct messages has none,
    /// also if it was started from a channel.
    pub(crate) fn is_in_channel_of(&self, table: &Table) -> bool {
        !table.is_direct()
            && [Some(self.channel), self.place.parent].contains(&Some(table.settings().channel))
    }

    /// Whether a component of a message that others see, too, was used.
    pub(crate) fn is_public_press(&self) -> bool {
        self.responder.is_public_press()
    }

    /// The message whose component was used.
    pub(crate) fn source_message(&self) -> Option<MessageId> {
        self.responder.source_message()
    }

    /// Whether the message whose component was used is seen by the user alone.
    pub(crate) fn is_from_ephemeral(&self) -> bool {
        self.responder.is_from_ephemeral()
    }

    /// Executes a command of the user. As with every change, the match's messages are updated after the
    /// answer.
    pub(crate) async fn command(
        &self,
        app: &Application,
        id: MatchId,
        command: Command,
    ) -> Result<Table, CommandError> {
        self.present_later(id);
        app.host.command(id, command).await
    }

    /// Changes what is played at the user's table.
    pub(crate) async fn change_setup(
        &self,
        app: &Application,
        id: MatchId,
        change: SetupChange,
    ) -> Result<Table, CommandError> {
        self.present_later(id);
        app.host.change_setup(id, self.person.user, change).await
    }

    /// Opens a table for the user.
    pub(crate) async fn open_table(
        &self,
        app: &Application,
        request: TableRequest,
    ) -> Result<Table, CommandError> {
        let opened = app.host.open_table(request, self.person.clone()).await;
        self.present_opened(opened)
    }

    /// Seats the user, as `person`, for a rematch.
    pub(crate) async fn rematch(
        &self,
        app: &Application,
        id: MatchId,
        person: Person,
    ) -> Result<Table, CommandError> {
        self.present_opened(app.host.rematch(id, person, self.entropy()).await)
    }

    /// Starts a tutorial for the user.
    pub(crate) async fn start_tutorial(
        &self,
        app: &Application,
        request: TutorialRequest,
    ) -> Result<Table, CommandError> {
        let started = app.host.start_tutorial(request, self.person.clone()).await;
        self.present_opened(started)
    }

    /// Ends a tutorial of the user, and starts another one.
    pub(crate) async fn restart_tutorial(
        &self,
        app: &Application,
        running: MatchId,
        request: TutorialRequest,
    ) -> Result<Table, CommandError> {
        self.present_later(running);
        let person = self.person.clone();
        let restarted = app.host.restart_tutorial(running, request, person);
        self.present_opened(restarted.await)
    }

    /// Posts the public message of a new table before the answer, so that the answer stands below it.
    pub(crate) async fn present_above(
        &self,
        app: &Application,
        id: MatchId,
    ) -> Result<(), DeliveryError> {
        self.present_later(id);
        app.host.present_table(id).await
    }

    fn present_opened(&self, opened: Result<Table, CommandError>) -> Result<Table, CommandError> {
        if let Ok(table) = &opened {
            self.present_later(table.id());
        }
        opened
    }

    fn present_later(&self, id: MatchId) {
        self.changed().push(id);
    }

    fn present_changed(&self, host: &Host<DiscordMessenger>) {
        for &id in self.changed().iter() {
            host.present(id);
        }
        if self.guild.is_some() && permissions::can_read(self.place) {
            // In a thread, the channel to which it belongs is visible, too.
            for channel in [Some(self.channel), self.place.parent]
                .into_iter()
                .flatten()
            {
                host.note_visible_channel(channel);
            }
        }
    }

    fn changed(&self) -> MutexGuard<'_, Vec<MatchId>> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the work and sends the reply; then has the messages of all changed matches
    /// updated. If the program fails, the user gets one neutral sentence and the log the whole error.
    pub(crate) async fn reply(
        &self,
        app: &Application,
        work: impl Future<Output = Result<Reply, ReplyError>>,
    ) {
        let _present = PresentChanged {
            interaction: self,
            host: &app.host,
        };
        let work = async {
            let reply = work.await.unwrap_or_else(|error| self.error_reply(error));
            let reply = self.personal(app, reply).await;
            // Drawing can take as long as the rest.
            app.artwork.prepare(&reply.screen).await;
            reply
        };
        let work = AssertUnwindSafe(work).catch_unwind();
        // The panic hook has logged it.
        let work = work.map(|done| done.unwrap_or_else(|_| self.notice(&Notice::InternalError)));
        let begun = Instant::now();
        let delivery = self.responder.reply_with(work);
        tokio::pin!(delivery);
        let in_time = tokio::time::timeout(PRESENT_AFTER, &mut delivery).await;
        let (reply, delivered) = if let Ok(delivered) = in_time {
            delivered
        } else {
            self.present_changed(&app.host);
            delivery.await
        };
        claim_metrics::observe(&METRICS.answer_time, begun.elapsed());
        let is_edit = self.responder.is_edit(&reply);
        let update_after = reply.update_after.filter(|_| is_edit);
        match delivered {
            Ok(()) => self.record_shown(app, reply).await,
            // The change is stored: the presenter shows it, and the user can try again.
            Err(error) => {
                tracing::warn!(%error, "failed to answer an interaction");
                // The message may show it, or another process something newer.
                if let Some(ShownMessage { guard, .. }) = reply.shown.filter(|_| is_edit) {
                    app.host.release_message(guard).await;
                }
            }
        }
        if let Some((id, kind)) = update_after {
            app.host.update_again(id, kind).await;
        }
    }

    /// The reply as the user wants it, unless others see it as well.
    async fn personal(&self, app: &Application, reply: Reply) -> Reply {
        if reply.delivery == Delivery::Public {
            return reply;
        }
        Reply {
            screen: self.personal_screen(app, reply.screen).await,
            ..reply
        }
    }

    async fn personal_screen(&self, app: &Application, screen: Screen) -> Screen {
        match app.host.personal_settings(self.person.user).await {
            Ok(settings) => claim_screens::personal(screen, settings),
            Err(error) => {
                tracing::error!(%error, "could not read a person's settings");
                screen
            }
        }
    }

    /// The notice for an error.
    fn error_reply(&self, error: ReplyError) -> Reply {
        match error {
            ReplyError::Notice(notice) => self.notice(&notice),
            ReplyError::Question(screen) => Reply::ephemeral(*screen),
            ReplyError::Command(CommandError::MatchNotFound) => self.notice(&Notice::MatchNotFound),
            ReplyError::Command(CommandError::MatchNotOver) => {
                self.notice(&Notice::MatchStillRunning)
            }
            ReplyError::Command(CommandError::RematchMissed) => self.notice(&Notice::RematchMissed),
            ReplyError::Command(CommandError::MatchUnreadable) => {
                self.notice(&Notice::MatchUnreadable)
            }
            ReplyError::Command(CommandError::LimitReached(limit)) => {
                self.notice(&Notice::LimitReached(limit))
            }
            ReplyError::Command(CommandError::NoTablesHere(settings)) => {
                self.notice(&Notice::NoTablesHere(*settings))
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
    pub(crate) fn notice(&self, notice: &Notice) -> Reply {
        Reply::notice(self.locale, notice)
    }

    /// Shows a preliminary screen until the reply replaces it. The reply has to be a new ephemeral message.
    pub(crate) async fn show_progress(&self, app: &Application, screen: Screen) {
        let screen = self.personal_screen(app, screen).await;
        // Drawn before it counts as shown: until then the reply can still be deferred.
        app.artwork.prepare(&screen).await;
        self.responder.show_progress(&screen).await;
    }

    /// Answers with choices for the option that the user is typing.
    pub(crate) async fn answer_completion(&self, choices: &[(String, serde_json::Value)]) {
        if let Err(error) = self.responder.answer_completion(choices).await {
            tracing::warn!(%error, "failed to answer an interaction");
        }
    }

    /// Tells the host which message the reply has brought up to date, or may not have. A new message that cannot
    /// be edited later stays as it is.
    async fn record_shown(&self, app: &Application, reply: Reply) {
        let placement = self.responder.placement(&reply, app.host.now());
        let is_edit = self.responder.is_edit(&reply);
        match (reply.shown, placement) {
            (Some(ShownMessage { table, guard }), Some(placement)) => {
                app.host.save_message_state(guard, &table, placement).await;
            }
            (Some(ShownMessage { guard, .. }), None) if is_edit => {
                app.host.release_message(guard).await;
            }
            _ => {}
        }
    }
}

/// The language that the user has chosen, or else, if that is not known in time, that of their Discord
/// client.
async fn chosen_locale(app: &Application, interaction: &Interaction) -> Locale {
    let settings = app.host.personal_settings(interaction.person.user);
    let settings = match tokio::time::timeout(SETTINGS_TIMEOUT, settings).await {
        Ok(Ok(settings)) => settings,
        Ok(Err(error)) => {
            tracing::error!(%error, "could not read a person's settings");
            PersonalSettings::default()
        }
        Err(_) => PersonalSettings::default(),
    };
    settings.language.unwrap_or(interaction.envelope.locale)
}
