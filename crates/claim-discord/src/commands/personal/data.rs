//! `/claim data export` and `/claim data delete`: what is stored of the user.

use std::future::ready;

use crate::actions::personal::personal_data;
use crate::commands::definition::SlashCommand;

/// The group of both commands.
const GROUP: &str = "data";

/// The definition of `/claim data export`.
pub(crate) fn export() -> SlashCommand {
    SlashCommand::new("export", |ctx| Box::pin(personal_data::export(ctx))).in_group(GROUP)
}

/// The definition of `/claim data delete`, which asks first.
pub(crate) fn delete() -> SlashCommand {
    SlashCommand::new("delete", |ctx| {
        Box::pin(ready(Ok(personal_data::ask_delete(ctx))))
    })
    .in_group(GROUP)
}
