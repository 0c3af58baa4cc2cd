//! `/claim profile`: shows a person's ratings and how they play.

use claim_screens::ProfilePage;

use super::definition::{CommandOption, OptionKind, SlashCommand};
use crate::actions::ratings;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("profile", |call| {
        let user = call.options.user("player").map(|player| player.id);
        let page = ProfilePage {
            user,
            ..ProfilePage::default()
        };
        Box::pin(ratings::profile(call.app, call.interaction, page))
    })
    .option(CommandOption::new("player", OptionKind::User))
}
