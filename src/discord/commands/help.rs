//! `/claim help`: what the bot does, and how to start.

use std::future::ready;

use super::definition::SlashCommand;
use crate::discord::interactions::reply::Reply;
use crate::ui::{self, HelpPage};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("help", |call| {
        let help = ui::help(call.locale(), HelpPage::default());
        Box::pin(ready(Ok(Reply::ephemeral(help))))
    })
}
