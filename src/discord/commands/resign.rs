//! `/claim resign`: asks the user to confirm that they resign a match.

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::find_running;
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::resign;
use crate::ui::Press;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("resign", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let table = find_running(call, Press::AskResign).await?;
    resign::ask(call.app, call.interaction, &table).await
}
