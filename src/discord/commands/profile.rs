//! `/claim profile`: shows a person's ratings and how they play.

use super::definition::{CommandOption, OptionKind, SlashCommand};
use crate::discord::actions::ratings;
use crate::ui::ProfilePage;

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
