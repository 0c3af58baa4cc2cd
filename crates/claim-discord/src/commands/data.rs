//! `/claim data export` and `/claim data delete`: what is stored of the user.

use std::future::ready;

use super::definition::SlashCommand;
use crate::actions::personal_data;

/// The group of both commands.
const GROUP: &str = "data";

/// The definition of `/claim data export`.
pub(super) fn export() -> SlashCommand {
    SlashCommand::new("export", |call| {
        Box::pin(personal_data::export(call.app, call.interaction))
    })
    .in_group(GROUP)
}

/// The definition of `/claim data delete`, which asks first.
pub(super) fn delete() -> SlashCommand {
    SlashCommand::new("delete", |call| {
        Box::pin(ready(Ok(personal_data::ask_delete(call.interaction))))
    })
    .in_group(GROUP)
}
