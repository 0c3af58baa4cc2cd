//! `/claim resign`: asks the user to confirm that they resign a match, or that they stop one as a moderator. A finished
//! one that is named can be voided by those who may manage the server.

use claim_screens::ResignPress;

use crate::actions::finished::voiding;
use crate::actions::playing::{resign, watch};
use crate::commands::arguments::completions::match_option;
use crate::commands::arguments::which_match::{choose, find_own_here};
use crate::commands::definition::SlashCommand;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("resign", |ctx| Box::pin(run(ctx))).option(match_option())
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let mut tables = find_own_here(ctx).await?;
    if ctx.match_name().is_none() && ctx.place.is_moderator {
        let user = ctx.user();
        let mut moderated = watch::running_here(ctx).await?;
        moderated
            .retain(|table| ctx.can_moderate(table) && table.seating().seat_of(user).is_none());
        tables.extend(moderated);
        // The user's own matches in other channels are the least likely ones.
        tables.sort_by_key(|table| !ctx.is_in_channel_of(table));
    }
    let table = choose(ctx, &tables, ResignPress::Ask).await?;
    if table.is_over() && table.dealt().is_some() && ctx.place.is_manager {
        return voiding::ask(ctx, &table).await;
    }
    resign::ask(ctx, &table).await
}
