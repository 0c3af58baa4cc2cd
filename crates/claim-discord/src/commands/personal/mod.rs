//! Commands for what belongs to one person: settings, vacations, and what is stored.

pub(crate) mod data;
pub(crate) mod settings;
pub(crate) mod vacation;

use super::definition::SlashCommand;

/// The commands of this folder, in the order in which Discord lists them.
pub(crate) fn commands() -> Vec<SlashCommand> {
    vec![
        settings::command(),
        vacation::command(),
        data::export(),
        data::delete(),
    ]
}
