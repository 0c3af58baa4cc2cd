//! `/claim daily`: shows today's deal.

use crate::actions::daily;
use crate::commands::definition::SlashCommand;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("daily", |ctx| Box::pin(daily::show(ctx)))
}
