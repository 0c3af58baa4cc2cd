//! `/claim help`: what the bot does, and how to start.

use std::future::ready;

use super::definition::SlashCommand;
use crate::discord::reply::Reply;
use crate::ui;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("help", |call| {
        Box::pin(ready(Ok(Reply::ephemeral(ui::help(call.locale())))))
    })
}
