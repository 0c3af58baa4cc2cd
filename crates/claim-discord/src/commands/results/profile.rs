//! `/claim profile`: shows a person's ratings and how they play.

use claim_screens::ProfilePage;

use crate::actions::lists::ratings;
use crate::commands::definition::{CommandOption, OptionKind, SlashCommand};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("profile", |ctx| {
        let user = ctx.options.user("player").map(|player| player.id);
        let page = ProfilePage {
            user,
            ..ProfilePage::default()
        };
        Box::pin(ratings::profile(ctx, page))
    })
    .option(CommandOption::new("player", OptionKind::User))
}
