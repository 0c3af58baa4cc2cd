//! `/claim table`: shows the user a match as everyone sees it, or an open table.

use claim_screens::Shareable;

use super::autocomplete::matching_choices;
use super::definition::{Call, Choices, CommandOption, OptionKind, SlashCommand};
use super::which_match::{choose, find_own, own_table_choices, running_choices};
use crate::actions::watch;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    let table = CommandOption::new("match", OptionKind::Text)
        .completed(|call, typed| Box::pin(complete_table(call, typed)));
    SlashCommand::new("table", |call| Box::pin(run(call))).option(table)
}

/// The user's running matches, and then their open tables.
async fn complete_table(call: &Call<'_>, typed: &str) -> Choices {
    let running = running_choices(call.app, call.user(), call.locale()).await;
    let open = own_table_choices(call.app, call.user(), call.locale()).await;
    let choices = [running, open].into_iter().flatten().flatten();
    matching_choices(choices, typed)
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
        let open = call.app.host.own_open_tables(call.user()).await?;
        tables.extend(open.into_iter().next());
    }
    let table = choose(call, &tables, Shareable::Table).await?;
    watch::show_table(call.app, call.interaction, &table).await
}
