//! `/claim help`: what the bot does, and how to start.

use std::future::ready;

use claim_screens::HelpPage;

use crate::commands::definition::SlashCommand;
use crate::interactions::reply::Reply;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("help", |ctx| {
        let help = claim_screens::help(ctx.locale, HelpPage::default());
        Box::pin(ready(Ok(Reply::ephemeral(help))))
    })
}
