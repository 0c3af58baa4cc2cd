//! Answers an interaction once it was carried out: in the user's language and by their settings, in time, and with the
//! messages of all changed matches updated afterwards.

use claim_screens::i18n::Translate;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use claim_host::CommandError;
use claim_metrics::METRICS;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::{blocks, events, notices, settings};
use claim_screens::{Name, Notice, Screen};
use claim_table::desk::Placement;
use futures::FutureExt;

use super::{Delivery, Reply, ReplyError, ShownMessage, refusal};
use crate::api::permissions;
use crate::interactions::context::Context;

/// When the messages of the changed matches are updated even if the reply has not been delivered: other players do not
/// wait for it any longer than Discord waits for the first response.
const PRESENT_AFTER: Duration = Duration::from_secs(3);

/// Has the messages of all changed matches updated, and of those that wait for this channel, when it is dropped, even if
/// the answer has failed in the middle.
struct PresentChanged<'a>(&'a Context<'a>);

impl Drop for PresentChanged<'_> {
    fn drop(&mut self) {
        self.0.present_changed();
    }
}

impl Context<'_> {
    fn present_changed(&self) {
        for id in self.changed() {
            self.host.present(id);
        }
        if self.guild.is_some() && permissions::can_read(self.place) {
            // In a thread, the channel to which it belongs is visible, too.
            for channel in [Some(self.channel), self.place.parent]
                .into_iter()
                .flatten()
            {
                self.host.messages().note_visible_channel(channel);
            }
        }
    }

    /// Does the work and sends the reply; then has the messages of all changed matches
    /// updated. If the program fails, the user gets one neutral sentence and the log the whole error.
    pub(crate) async fn reply(&self, work: impl Future<Output = Result<Reply, ReplyError>>) {
        let _present = PresentChanged(self);
        let work = async {
            let reply = work.await.unwrap_or_else(|error| self.error_reply(error));
            let reply = self.personal(reply).await;
            // Drawing can take as long as the rest.
            self.app.artwork.prepare(&reply.screen).await;
            reply
        };
        let work = AssertUnwindSafe(work).catch_unwind();
        // The panic hook has logged it.
        let work = work.map(|done| done.unwrap_or_else(|_| self.notice(notices::internal_error())));
        let begun = Instant::now();
        let delivery = self.responder.reply_with(work);
        tokio::pin!(delivery);
        let in_time = tokio::time::timeout(PRESENT_AFTER, &mut delivery).await;
        let (reply, delivered) = if let Ok(delivered) = in_time {
            delivered
        } else {
            self.present_changed();
            delivery.await
        };
        claim_metrics::observe(&METRICS.answer_time, begun.elapsed());
        let is_edit = self.responder.is_edit(&reply);
        let update_after = reply.update_after.filter(|_| is_edit);
        match delivered {
            Ok(()) => self.record_shown(reply).await,
            // The change is stored: the presenter shows it, and the user can try again.
            Err(error) => {
                tracing::warn!(%error, "failed to answer an interaction");
                // The message may show it, or another process something newer.
                if let Some(ShownMessage { guard, .. }) = reply.shown.filter(|_| is_edit) {
                    self.host.messages().release_message(guard).await;
                }
            }
        }
        if let Some((id, kind)) = update_after {
            self.host.messages().update_again(id, kind).await;
        }
    }

    /// The reply as the user wants it, unless others see it as well.
    async fn personal(&self, reply: Reply) -> Reply {
        if reply.delivery == Delivery::Public && !self.place.is_direct() {
            return reply;
        }
        Reply {
            screen: self.personal_screen(reply.screen).await,
            ..reply
        }
    }

    async fn personal_screen(&self, screen: Screen) -> Screen {
        match self.settings().await {
            Ok(settings) => claim_screens::personal(screen, settings),
            Err(error) => {
                tracing::error!(%error, "could not read a person's settings");
                screen
            }
        }
    }

    /// The notice for an error.
    fn error_reply(&self, error: ReplyError) -> Reply {
        let error = match error {
            ReplyError::Notice(notice) => return self.notice(notice),
            ReplyError::Question(screen) => return Reply::ephemeral(*screen),
            ReplyError::Command(error) => error,
        };
        self.notice(match error {
            CommandError::MatchNotFound => notices::match_not_found(),
            CommandError::EventRefused(refusal) => events::event_refused(refusal.id()),
            CommandError::EventNotFound => events::event_not_found(),
            CommandError::MatchNotOver => notices::match_still_running(),
            CommandError::MatchHidden => notices::match_hidden(),
            CommandError::RematchMissed => notices::rematch_missed(),
            CommandError::TakesNoInvitations(name) => {
                blocks::takes_no_invitations(Name::from(&name).bold())
            }
            CommandError::RatedChanged => notices::rated_changed(),
            CommandError::MatchUnreadable => notices::match_unreadable(),
            CommandError::LimitReached(limit) => refusal::limit(limit),
            CommandError::NoTablesHere(server) => {
                let channels = claim_screens::channel_list(self.locale, &server);
                settings::no_tables_here(channels.unwrap_or_default())
            }
            CommandError::Refused(refusal) => return self.notice(refusal::notice(refusal)),
            error @ (CommandError::Conflict | CommandError::Internal(_)) => {
                tracing::error!(error = format!("{error:#}"), "an interaction failed");
                notices::internal_error()
            }
        })
    }

    /// A sentence in the user's language.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// A short reply that only the user sees.
    pub(crate) fn notice(&self, notice: impl Into<Notice>) -> Reply {
        Reply::notice(self.locale, notice)
    }

    /// Shows a preliminary screen until the reply replaces it. The reply has to be a new ephemeral message.
    pub(crate) async fn show_progress(&self, screen: Screen) {
        let screen = self.personal_screen(screen).await;
        // Drawn before it counts as shown: until then the reply can still be deferred.
        self.app.artwork.prepare(&screen).await;
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
    async fn record_shown(&self, reply: Reply) {
        let placement = self.responder.placement(&reply, self.host.now());
        let is_edit = self.responder.is_edit(&reply);
        if let (Some(table), Some(Placement::EphemeralReply { token, expires_at })) =
            (&reply.followed, &placement)
        {
            let user = (self.user(), self.locale);
            let followed = self.host.follow(table, user, token.clone(), *expires_at);
            if let Err(error) = followed.await {
                tracing::warn!(id = %table.id(), %error, "could not follow a match for a spectator");
            }
        }
        match (reply.shown, placement) {
            (Some(shown), Some(placement)) => {
                let (messages, table) = (self.host.messages(), &shown.table);
                let older = messages.replaced_reply(&shown.guard, table, &placement);
                let older = older.filter(|_| shown.replaces_older);
                messages
                    .save_message_state(shown.guard, table, placement)
                    .await;
                if let Some(token) = older {
                    self.host.retire_reply(table, &token, self.locale).await;
                }
            }
            (Some(ShownMessage { guard, .. }), None) if is_edit => {
                self.host.messages().release_message(guard).await;
            }
            _ => {}
        }
    }
}
