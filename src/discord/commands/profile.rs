//! `/claim profile`: shows a person's ratings and how they play.

use super::definition::{CommandOption, OptionKind, SlashCommand};
use crate::discord::ratings;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("profile", |call| {
        let user = call.options.user("player").map(|player| player.id);
        Box::pin(ratings::profile(call.app, call.interaction, user, None))
    })
    .option(CommandOption::new("player", OptionKind::User))
}
