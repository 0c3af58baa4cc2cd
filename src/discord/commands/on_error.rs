//! Errors of the command framework. Commands reply to their own errors themselves; to an interaction
//! with which the framework could call none, this replies.

use poise::{FrameworkContext, FrameworkError};
use serenity::all::CommandInteraction;

use crate::discord::interaction::PendingInteraction;
use crate::discord::state::{AppState, Data, Error};
use crate::ui::Notice;

/// Logs an error, and tells the user of it if a command waits for its reply.
pub(in crate::discord) async fn on_error(error: FrameworkError<'_, Data, Error>) {
    match error {
        FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => {
            tracing::warn!("a command is unknown to this program");
            refuse(framework, interaction, Notice::UnreadableCommand).await;
        }
        FrameworkError::CommandStructureMismatch {
            description, ctx, ..
        } => {
            tracing::warn!(
                description,
                "a command does not fit its definition in this program"
            );
            refuse(ctx.framework, ctx.interaction, Notice::UnreadableCommand).await;
        }
        FrameworkError::ArgumentParse {
            ctx: poise::Context::Application(ctx),
            ..
        } => refuse(ctx.framework, ctx.interaction, Notice::UnreadableCommand).await,
        FrameworkError::CommandPanic {
            ctx: poise::Context::Application(ctx),
            ..
        } => {
            tracing::error!(
                command = ctx.command().qualified_name.as_ref(),
                "command panicked"
            );
            refuse(ctx.framework, ctx.interaction, Notice::InternalError).await;
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
        other => tracing::error!(kind = %other, "the command framework failed"),
    }
}

/// Replies to a command that was not called: with a notice, or without any choice if an option of it
/// is being typed.
async fn refuse(
    framework: FrameworkContext<'_, Data, Error>,
    command: &CommandInteraction,
    notice: Notice,
) {
    let app: &AppState = framework.user_data;
    let _task = app.host.tasks().token();
    let http = framework.serenity_context.http.as_ref();
    let interaction = PendingInteraction::from_command(app, http, command);
    if command.data.autocomplete().is_some() {
        return interaction.offer_no_choices().await;
    }
    let work = async { Err(notice.into()) };
    // Boxed because the future is large.
    Box::pin(interaction.reply(app, work)).await;
}
