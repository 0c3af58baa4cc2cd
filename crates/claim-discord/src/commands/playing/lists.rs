//! `/claim matches` and `/claim tables`: the user's running matches, and the open tables of the server.

use crate::actions::lists;
use crate::commands::definition::SlashCommand;

/// The definition of `/claim matches`.
pub(crate) fn matches() -> SlashCommand {
    SlashCommand::new("matches", |ctx| Box::pin(lists::matches(ctx, 0)))
}

/// The definition of `/claim tables`.
pub(crate) fn tables() -> SlashCommand {
    SlashCommand::new("tables", |ctx| Box::pin(lists::tables(ctx, 0)))
}
