//! The frame of every command: refuses while the program stops, does the work, and replies.

use crate::discord::interaction::PendingInteraction;
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::state::{AppState, Context, Error};
use crate::ui::Notice;

/// Replies to a command with the result of `work`.
pub(super) async fn respond(
    context: Context<'_>,
    work: impl AsyncFnOnce(&AppState, &PendingInteraction<'_>) -> Result<Reply, ReplyError>,
) -> Result<(), Error> {
    let app: &AppState = context.data();
    let http = context.serenity_context().http.as_ref();
    let interaction = PendingInteraction::from_command(app, http, context.interaction);
    let _token = app.host.tasks().token();
    let work = async {
        if app.is_stopping() {
            return Err(Notice::ShuttingDown.into());
        }
        work(app, &interaction).await
    };
    // Boxed because the future is large.
    Box::pin(interaction.reply(app, work)).await;
    Ok(())
}
