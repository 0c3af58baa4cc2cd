//! `/claim tournament`: shows the tournaments of the server, or the form of a new one.

use claim_screens::MAX_EVENT_NAME;

use crate::actions::events;
use crate::commands::definition::{CommandOption, OptionKind, SlashCommand};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("tournament", |ctx| Box::pin(events::show(ctx))).option(CommandOption::new(
        "name",
        OptionKind::ShortText(MAX_EVENT_NAME),
    ))
}
