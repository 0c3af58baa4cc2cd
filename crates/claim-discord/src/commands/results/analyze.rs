//! `/claim analyze`: analyses a finished match.

use crate::actions::finished::analysis;
use crate::commands::arguments::autocomplete::matching_choices;
use crate::commands::arguments::which_match::{find_finished, finished_choices};
use crate::commands::definition::{Choices, CommandOption, OptionKind, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let finished = CommandOption::new("match", OptionKind::Text)
        .completed(|ctx, typed| Box::pin(complete_finished_match(ctx, typed)));
    SlashCommand::new("analyze", |ctx| Box::pin(run(ctx))).option(finished)
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let table = find_finished(ctx).await?;
    analysis::analyse(ctx, table).await
}

async fn complete_finished_match(ctx: &Context<'_>, typed: &str) -> Choices {
    let choices = finished_choices(ctx).await;
    matching_choices(choices.unwrap_or_default(), typed)
}
