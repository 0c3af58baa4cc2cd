//! The `/claim` group: one file per command.

mod analyze;
mod autocomplete;
mod completions;
mod hand;
mod help;
mod leaderboard;
mod localise;
mod matches;
mod on_error;
mod play;
mod puzzle;
mod resign;
mod respond;
mod rules;
mod settings;
mod setup_request;
mod start;
mod table;
mod tutorial;
mod which_match;

use super::state::{Context, Data, Error};
use crate::ui::Notice;
pub(super) use on_error::on_error;
use respond::respond;

/// All commands with their names in every language.
pub(super) fn all() -> Vec<poise::Command<Data, Error>> {
    let mut claim = claim();
    localise::localise(&mut claim);
    vec![claim]
}

/// The group. Discord lets users call only its subcommands.
#[poise::command(
    slash_command,
    subcommands(
        "start::start",
        "play::play",
        "hand::hand_command",
        "table::table",
        "matches::matches",
        "resign::resign_command",
        "analyze::analyze",
        "leaderboard::leaderboard",
        "puzzle::puzzle_command",
        "tutorial::tutorial",
        "rules::rules",
        "settings::settings_command",
        "help::help"
    ),
    subcommand_required
)]
async fn claim(context: Context<'_>) -> Result<(), Error> {
    respond(context, async |_, _| Err(Notice::UnreadableCommand.into())).await
}
