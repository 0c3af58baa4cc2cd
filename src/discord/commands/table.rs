//! `/claim table`: shows the user a match as everybody sees it.

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
    let table = find_running(call, Press::Table).await;
    let table = match table {
        Err(ReplyError::Notice(Notice::NoRunningMatch)) => find_watchable(call).await?,
        found => found?,
    };
    watch::show_table(call.app, call.interaction, &table).await
}

/// The running match in the channel, for those who play in none. If there are several, the user is asked.
async fn find_watchable(call: &Call<'_>) -> Result<Table, ReplyError> {
    let (app, interaction) = (call.app, call.interaction);
    let mut running = app.host.running_matches_in(interaction.channel).await?;
    if let Some(parent) = interaction.place.parent {
        running.extend(app.host.running_matches_in(parent).await?);
    }
    match running.as_slice() {
        [] => Err(Notice::NoRunningMatch.into()),
        [only] => Ok(only.clone()),
        several => Err(ask(call, several, Press::Table).await?),
    }
}
