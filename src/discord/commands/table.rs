//! `/claim table`: shows the user a match as everyone sees it.

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::{ask, find_running};
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::watch;
use crate::table::Table;
use crate::ui::{Notice, Press};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("table", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    if call.match_name().is_none()
        && let Some(table) = watch::match_of_thread(call.app, call.interaction).await?
    {
        return watch::show_table(call.app, call.interaction, &table).await;
    }
    let table = find_running(call, Press::Table).await;
    let table = match table {
        Err(ReplyError::Notice(Notice::NoRunningMatch)) => find_watchable(call).await?,
        found => found?,
    };
    watch::show_table(call.app, call.interaction, &table).await
}

/// The running match in the channel, for those who play in none. If there are several, the user is asked.
async fn find_watchable(call: &Call<'_>) -> Result<Table, ReplyError> {
    let running = watch::running_here(call.app, call.interaction).await?;
    match running.as_slice() {
        [] => Err(Notice::NoRunningMatch.into()),
        [only] => Ok(only.clone()),
        several => Err(ask(call, several, Press::Table).await?),
    }
}
