//! `/claim start`: opens a table in the channel.

use claim_ai::Level;
use claim_rules::Options;
use claim_screens::i18n::keys::start as commands;
use claim_table::time_control::TimeControl;

use crate::actions::tables::opening::{self, OPPONENTS, SERIES};
use crate::commands::arguments::autocomplete::{limited, matching_choices};
use crate::commands::arguments::completions::game_option;
use crate::commands::arguments::setup_request::{MAX_PLAYERS, MIN_PLAYERS, SetupRequest};
use crate::commands::definition::{
    Choices, CommandOption, OptionKind, PersonCommand, SlashCommand,
};
use crate::interactions::context::Context;

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let players = CommandOption::new(
        "players",
        OptionKind::Integer(MIN_PLAYERS.into(), MAX_PLAYERS.into()),
    )
    .completed(|ctx, typed| Box::pin(complete_players(ctx, typed)));
    let factions = CommandOption::new(Options::FACTIONS, OptionKind::Text)
        .completed(|ctx, typed| Box::pin(complete(ctx, Options::FACTIONS, typed)));
    let variant = CommandOption::new(Options::VARIANT, OptionKind::Text)
        .completed(|ctx, typed| Box::pin(complete(ctx, Options::VARIANT, typed)));
    let invite = |name| CommandOption::new(name, OptionKind::User);
    let command = SlashCommand::new("start", |ctx| Box::pin(opening::open(ctx)))
        .option(invite(OPPONENTS[0]))
        .option(game_option())
        .option(players)
        .option(factions)
        .option(variant)
        .option(CommandOption::new("bots", OptionKind::choice(Level::ALL)))
        .option(CommandOption::new(
            "time",
            OptionKind::choice(&TimeControl::CHOICES),
        ));
    let command = command.option(CommandOption::new(
        "series",
        OptionKind::choice(&SERIES.map(|(name, _)| name)),
    ));
    // Most matches are between two: the other options come first.
    let others = OPPONENTS[1..].iter();
    others.fold(command, |command, name| command.option(invite(name)))
}

/// The command of a person's menu that opens a table and invites them.
pub(crate) fn challenge() -> PersonCommand {
    PersonCommand {
        name: commands::challenge,
        run: |ctx| Box::pin(opening::open(ctx)),
    }
}

async fn complete_players(ctx: &Context<'_>, typed: &str) -> Choices {
    let request = SetupRequest::in_server(ctx).await;
    matching_choices(request.unwrap_or_default().player_choices(), typed)
}

async fn complete(ctx: &Context<'_>, key: &str, typed: &str) -> Choices {
    let request = SetupRequest::in_server(ctx).await;
    limited(request.unwrap_or_default().option_choices(key, typed))
}
