//! `/claim resign`: asks the user to confirm that they resign a match, or that they stop one as a moderator.

use claim_screens::ResignPress;

use super::completions::match_option;
use super::definition::{Call, SlashCommand};
use super::which_match::{choose, find_own_here};
use crate::actions::{resign, watch};
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("resign", |call| Box::pin(run(call))).option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let mut tables = find_own_here(call).await?;
    if call.match_name().is_none() && call.interaction.place.is_moderator {
        let user = call.user();
        let mut moderated = watch::running_here(call.app, call.interaction).await?;
        moderated.retain(|table| {
            call.interaction.can_moderate(table) && table.seating().seat_of(user).is_none()
        });
        tables.extend(moderated);
        // The user's own matches in other channels are the least likely ones.
        tables.sort_by_key(|table| !call.interaction.is_in_channel_of(table));
    }
    let table = choose(call, &tables, ResignPress::Ask).await?;
    resign::ask(call.app, call.interaction, &table).await
}
