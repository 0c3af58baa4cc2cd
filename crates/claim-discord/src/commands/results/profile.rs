//! `/claim profile`: shows a person's ratings and how they play.

use claim_screens::ProfilePage;
use claim_screens::i18n::keys::start;

use crate::actions::lists::ratings;
use crate::commands::definition::options::TARGET;
use crate::commands::definition::{CommandOption, OptionKind, PersonCommand, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("profile", |ctx| Box::pin(show(ctx, "player")))
        .option(CommandOption::new("player", OptionKind::User))
}

/// The command of a person's menu.
pub(crate) fn of_person() -> PersonCommand {
    PersonCommand {
        name: start::profile_of_person,
        run: |ctx| Box::pin(show(ctx, TARGET)),
    }
}

/// Shows the profile of the person in this option, or that of the user.
async fn show(ctx: &Context<'_>, option: &str) -> Result<Reply, ReplyError> {
    let page = ProfilePage {
        user: ctx.options.user(option).map(|player| player.id),
        ..ProfilePage::default()
    };
    ratings::profile(ctx, page).await
}
