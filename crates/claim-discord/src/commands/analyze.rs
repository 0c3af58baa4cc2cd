//! `/claim analyze`: analyses a finished match.

use super::autocomplete::matching_choices;
use super::definition::{Call, Choices, CommandOption, OptionKind, SlashCommand};
use super::which_match::{find_finished, finished_choices};
use crate::actions::analysis;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    let finished = CommandOption::new("match", OptionKind::Text)
        .completed(|call, typed| Box::pin(complete_finished_match(call, typed)));
    SlashCommand::new("analyze", |call| Box::pin(run(call))).option(finished)
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let id = find_finished(call.app, call.interaction, call.match_name()).await?;
    analysis::analyse(call.app, call.interaction, id).await
}

async fn complete_finished_match(call: &Call<'_>, typed: &str) -> Choices {
    let choices = finished_choices(call.app, call.user(), call.locale()).await;
    matching_choices(choices.unwrap_or_default(), typed)
}
