//! The entry point of every interaction, from the gateway or by HTTPS: it is read, carried out and answered here.

use std::panic::AssertUnwindSafe;
use std::sync::LazyLock;
use std::time::Duration;

use claim_metrics::METRICS;
use claim_screens::i18n::keys::notices;
use futures::FutureExt;
use serde_json::Value;

use super::context::Context;
use super::incoming::{Envelope, Incoming, Interaction, Request};
use super::reply::responder::Responder;
use super::reply::{Reply, ReplyError};
use crate::actions::press;
use crate::application::Application;
use crate::commands::Commands;

/// The time limit for computing autocomplete choices, which cannot be deferred.
const COMPLETION_TIMEOUT: Duration = Duration::from_millis(1500);

/// The commands that can be called.
static COMMANDS: LazyLock<Commands> = LazyLock::new(Commands::all);

impl Application {
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

    async fn carry_out(&self, interaction: &Interaction) {
        let kind = match &interaction.request {
            Request::Command(_) => "command",
            Request::Press(_) => "press",
            Request::Completion(..) => "completion",
        };
        claim_metrics::count(&METRICS.interactions, kind);
        let ctx = Context::new(self, interaction).await;
        match &interaction.request {
            Request::Command(call) => {
                let work = self.unless_stopping(COMMANDS.run(&ctx, call));
                ctx.reply(work).await;
            }
            Request::Press(component) => {
                // Boxed because the future is large.
                let work = Box::pin(press::carry_out(&ctx, component));
                ctx.reply(self.unless_stopping(work)).await;
            }
            Request::Completion(call, typed) => {
                let choices = COMMANDS.complete(&ctx, call, typed);
                let choices = AssertUnwindSafe(choices).catch_unwind();
                // After a timeout or a panic, no choices are shown, instead of an error. The panic hook has logged
                // a panic.
                let choices = tokio::time::timeout(COMPLETION_TIMEOUT, choices).await;
                let choices = choices.ok().and_then(Result::ok).unwrap_or_default();
                ctx.answer_completion(&choices).await;
            }
        }
    }

    async fn unless_stopping(
        &self,
        work: impl Future<Output = Result<Reply, ReplyError>>,
    ) -> Result<Reply, ReplyError> {
        if self.is_stopping() {
            return Err(notices::shutting_down().into());
        }
        work.await
    }

    /// Answers an interaction of which only id and token can be read: with a notice, or with no choices.
    async fn refuse(&self, envelope: &Envelope) {
        tracing::warn!("an interaction does not have the expected form");
        let responder = Responder::new(self, envelope);
        let answered = if envelope.is_completion {
            responder.answer_completion(&[]).await
        } else {
            let refusal = Reply::notice(envelope.locale, notices::unreadable_command());
            responder.reply_with(std::future::ready(refusal)).await.1
        };
        if let Err(error) = answered {
            tracing::warn!(%error, "failed to answer an interaction");
        }
    }
}
