//! Errors of the command framework. Commands reply to their own errors themselves.

use poise::FrameworkError;

use crate::discord::interaction::PendingInteraction;
use crate::discord::state::{AppState, Data, Error};
use crate::ui::Notice;

/// Logs an error; a user who named an unknown person is told so.
pub(in crate::discord) async fn on_error(error: FrameworkError<'_, Data, Error>) {
    match error {
        // The only arguments that Discord does not check itself are people.
        FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(context) = ctx {
                let http = context.serenity_context().http.as_ref();
                let app: &AppState = context.data();
                let interaction = PendingInteraction::from_command(app, http, context.interaction);
                let work = async { Err(Notice::OpponentNotHere.into()) };
                interaction.reply(app, work).await;
            }
        }
        FrameworkError::Setup { error, .. } | FrameworkError::EventHandler { error, .. } => {
            tracing::error!(error = format!("{error:#}"), "failed to handle an event");
        }
        FrameworkError::Command { error, ctx, .. } => {
            tracing::error!(
                error = format!("{error:#}"),
                command = ctx.command().qualified_name.as_ref(),
                "command failed"
            );
        }
        FrameworkError::CommandStructureMismatch { description, .. } => {
            tracing::error!(
                description,
                "Discord's registered commands differ from this program's"
            );
        }
        FrameworkError::CommandPanic { ctx, .. } => {
            tracing::error!(
                command = ctx.command().qualified_name.as_ref(),
                "command panicked"
            );
        }
        other => tracing::error!(kind = %other, "the command framework failed"),
    }
}
