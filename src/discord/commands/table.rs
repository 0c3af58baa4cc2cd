//! `/claim table`: shows the user a match as everybody sees it.

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::find_running;
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::watch;
use crate::table::Table;
use crate::ui::{Notice, Press};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("table", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let table = find_running(call, Press::Table).await;
    let table = match table {
        Err(ReplyError::Notice(Notice::NoRunningMatch)) => match watchable(call).await? {
            Some(table) => table,
            None => return Err(Notice::NoRunningMatch.into()),
        },
        found => found?,
    };
    watch::show_table(call.app, call.interaction, &table).await
}

/// The newest running match in the channel, for those who play in none.
async fn watchable(call: &Call<'_>) -> Result<Option<Table>, ReplyError> {
    let channel = call.interaction.channel;
    let newest = call.app.host.open_match_in(channel, call.user()).await?;
    Ok(newest.filter(|table| table.running().is_some()))
}
