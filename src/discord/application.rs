//! The entry point of every interaction, from the gateway or by HTTPS: it is read, carried out and answered here.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::FutureExt;
use serde_json::Value;
use tokio::sync::Mutex;

use super::artwork::Artwork;
use super::commands::Commands;
use super::incoming::{Envelope, Incoming, Interaction, Request};
use super::interaction::PendingInteraction;
use super::messenger::DiscordMessenger;
use super::press;
use super::recent_interactions::RecentInteractions;
use super::reply::{Reply, ReplyError};
use super::responder::Responder;
use super::rest::{BotIdentity, Rest};
use crate::host::Host;
use crate::metrics::{self, METRICS};
use crate::timestamp::Timestamp;
use crate::ui::Notice;

/// The time limit for computing autocomplete choices, which cannot be deferred.
const COMPLETION_TIMEOUT: Duration = Duration::from_millis(1500);

/// The bot on Discord: the state that all commands and presses share.
#[derive(Debug)]
pub struct Application {
    pub(super) host: Host<DiscordMessenger>,
    pub(super) artwork: Arc<Artwork>,
    /// Who the bot is.
    pub(super) identity: BotIdentity,
    /// When the program was started.
    pub(super) started_at: Timestamp,
    /// Held while a tutorial is started, so that two quick commands do not start two.
    pub(super) tutorial_start: Mutex<()>,
    rest: Arc<dyn Rest>,
    recent: RecentInteractions,
    commands: Commands,
    stopping: AtomicBool,
}

impl Application {
    /// The bot of a program that has just started. It answers through `rest`.
    #[must_use]
    pub fn new(
        host: Host<DiscordMessenger>,
        rest: Arc<dyn Rest>,
        identity: BotIdentity,
        artwork: Arc<Artwork>,
    ) -> Self {
        Self {
            started_at: host.now(),
            host,
            artwork,
            identity,
            tutorial_start: Mutex::const_new(()),
            rest,
            recent: RecentInteractions::default(),
            commands: Commands::all(),
            stopping: AtomicBool::new(false),
        }
    }

    /// Carries out an interaction, as Discord sends it in JSON, and answers it. Returns when everything is done
    /// that must be done before the program may stop. Ignores an interaction that was received before.
    pub async fn handle(&self, interaction: &Value) {
        let _work = self.host.tasks().token();
        let incoming = Incoming::read(interaction);
        if incoming
            .as_ref()
            .is_some_and(|it| !self.recent.note(it.id()))
        {
            return;
        }
        match incoming {
            // Boxed because the futures are large.
            Some(Incoming::Interaction(interaction)) => {
                Box::pin(self.carry_out(&interaction)).await;
            }
            Some(Incoming::Unreadable(envelope)) => Box::pin(self.refuse(&envelope)).await,
            None => tracing::warn!("an interaction cannot be answered: it has no id or no token"),
        }
    }

    /// From now on, answers interactions only with the notice that the bot is shutting down.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
    }

    /// What sends requests to Discord.
    pub(super) fn rest(&self) -> &dyn Rest {
        &*self.rest
    }

    /// The responder for an interaction that has just arrived.
    pub(super) fn responder<'a>(&'a self, envelope: &'a Envelope) -> Responder<'a> {
        let application = self.identity.application;
        Responder::new(&*self.rest, application, &self.artwork, envelope)
    }

    async fn carry_out(&self, interaction: &Interaction) {
        let kind = match &interaction.request {
            Request::Command(_) => "command",
            Request::Press(_) => "press",
            Request::Completion(..) => "completion",
        };
        metrics::count(&METRICS.interactions, kind);
        let pending = PendingInteraction::new(self, interaction).await;
        match &interaction.request {
            Request::Command(call) => {
                let work = self.unless_stopping(self.commands.run(self, &pending, call));
                pending.reply(self, work).await;
            }
            Request::Press(press) => {
                // Boxed because the future is large.
                let work = Box::pin(press::carry_out(self, &pending, press));
                pending.reply(self, self.unless_stopping(work)).await;
            }
            Request::Completion(call, typed) => {
                let choices = self.commands.complete(self, &pending, call, typed);
                let choices = AssertUnwindSafe(choices).catch_unwind();
                // After a timeout or a panic, no choices are shown, instead of an error. The panic hook has logged
                // a panic.
                let choices = tokio::time::timeout(COMPLETION_TIMEOUT, choices).await;
                let choices = choices.ok().and_then(Result::ok).unwrap_or_default();
                pending.answer_completion(&choices).await;
            }
        }
    }

    async fn unless_stopping(
        &self,
        work: impl Future<Output = Result<Reply, ReplyError>>,
    ) -> Result<Reply, ReplyError> {
        if self.stopping.load(Ordering::Acquire) {
            return Err(Notice::ShuttingDown.into());
        }
        work.await
    }

    /// Answers an interaction of which only id and token can be read: with a notice, or with no choices.
    async fn refuse(&self, envelope: &Envelope) {
        tracing::warn!("an interaction does not have the expected form");
        let responder = self.responder(envelope);
        let answered = if envelope.is_completion {
            responder.answer_completion(&[]).await
        } else {
            let refusal = Reply::notice(envelope.locale, &Notice::UnreadableCommand);
            responder.reply_with(std::future::ready(refusal)).await.1
        };
        if let Err(error) = answered {
            tracing::warn!(%error, "failed to answer an interaction");
        }
    }
}
