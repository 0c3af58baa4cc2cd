//! `/claim table`: shows the user a match as everyone sees it, or an open table.

use claim_screens::Shareable;

use crate::actions::playing::watch;
use crate::commands::arguments::autocomplete::matching_choices;
use crate::commands::arguments::which_match::{
    choose, find_own, own_table_choices, running_choices,
};
use crate::commands::definition::{Choices, CommandOption, OptionKind, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let table = CommandOption::new("match", OptionKind::Text)
        .completed(|ctx, typed| Box::pin(complete_table(ctx, typed)));
    SlashCommand::new("table", |ctx| Box::pin(run(ctx))).option(table)
}

/// The user's running matches, and then their open tables.
async fn complete_table(ctx: &Context<'_>, typed: &str) -> Choices {
    let running = running_choices(ctx).await;
    let open = own_table_choices(ctx).await;
    let choices = [running, open].into_iter().flatten().flatten();
    matching_choices(choices, typed)
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    if ctx.match_name().is_none()
        && let Some(table) = watch::match_of_thread(ctx).await?
    {
        return watch::show_table(ctx, &table).await;
    }
    let mut tables = find_own(ctx).await?;
    if tables.is_empty() {
        // Those who play in no match watch one.
        tables = watch::running_here(ctx).await?;
    }
    if tables.is_empty() {
        // The message of a table that waits for players may have been deleted.
        let open = ctx.host.lists().own_open_tables(ctx.user()).await?;
        tables.extend(open.into_iter().next());
    }
    let table = choose(ctx, &tables, Shareable::Table).await?;
    watch::show_table(ctx, &table).await
}
