//! `/claim hand`: shows the user their hand.

use claim_screens::HandPress;

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::find_running;
use crate::actions::hand;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("hand", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let table = find_running(call, HandPress::Show).await?;
    hand::show(call.app, call.interaction, table.id()).await
}
