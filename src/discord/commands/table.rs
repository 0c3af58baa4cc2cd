//! `/claim table`: shows the user a match as everybody sees it.

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::find_running;
use crate::discord::reply::{Reply, ReplyError};
use crate::ui::Press;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("table", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let table = find_running(call, Press::Table).await?;
    let screen = call.app.host.public_screen(&table, call.locale()).await?;
    Ok(Reply::ephemeral(screen))
}
