//! `/claim resign`: asks the user to confirm that they resign a match, or that they stop one as a moderator.

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::{self, find_running};
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::{resign, watch};
use crate::table::Table;
use crate::ui::{Notice, Press};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("resign", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let table = match find_running(call, Press::AskResign).await {
        Err(ReplyError::Notice(Notice::NoRunningMatch)) => find_moderated(call).await?,
        found => found?,
    };
    resign::ask(call.app, call.interaction, &table).await
}

/// The match of this channel that the user, who has none of their own, can stop as a moderator.
async fn find_moderated(call: &Call<'_>) -> Result<Table, ReplyError> {
    let mut running = watch::running_here(call.app, call.interaction).await?;
    running.retain(|table| call.interaction.can_moderate(table));
    match running.as_slice() {
        [] => Err(Notice::NoRunningMatch.into()),
        [only] => Ok(only.clone()),
        several => Err(which_match::ask(call, several, Press::AskResign).await?),
    }
}
