//! `/claim help`: what the bot does, and how to start.

use std::future::ready;

use claim_screens::HelpPage;

use super::definition::SlashCommand;
use crate::interactions::reply::Reply;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("help", |call| {
        let help = claim_screens::help(call.locale(), HelpPage::default());
        Box::pin(ready(Ok(Reply::ephemeral(help))))
    })
}
