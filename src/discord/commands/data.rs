//! `/claim data`: what is stored of the user.

use std::future::ready;

use super::definition::SlashCommand;
use crate::discord::reply::Reply;
use crate::ui;

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("data", |call| {
        let screen = ui::personal_data(call.locale());
        Box::pin(ready(Ok(Reply::ephemeral(screen))))
    })
}
