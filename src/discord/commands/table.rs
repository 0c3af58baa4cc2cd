//! `/claim table`: shows the user a match as everyone sees it.

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::{choose, find_own};
use crate::discord::reply::{Reply, ReplyError};
use crate::discord::watch;
use crate::ui::Press;

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
    let mut tables = find_own(call).await?;
    if tables.is_empty() {
        // Those who play in no match watch one.
        tables = watch::running_here(call.app, call.interaction).await?;
    }
    if tables.is_empty() {
        // The message of a table that waits for players may have been deleted.
        let open = call.app.host.own_open_table(call.user()).await?;
        tables.extend(open);
    }
    let table = choose(call, &tables, Press::Table).await?;
    watch::show_table(call.app, call.interaction, &table).await
}
