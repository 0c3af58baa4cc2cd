//! `/claim hand`: shows the user their hand.

use claim_screens::HandPress;

use crate::actions::playing::hand;
use crate::commands::arguments::completions::match_option;
use crate::commands::arguments::which_match::find_running;
use crate::commands::definition::SlashCommand;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("hand", |ctx| Box::pin(run(ctx))).option(match_option())
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let table = find_running(ctx, HandPress::Show).await?;
    hand::show(ctx, table.id()).await
}
