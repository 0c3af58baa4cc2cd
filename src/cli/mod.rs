//! The command line: parses the arguments, runs a command, and returns the exit code: 0 for success,
//! 1 for failure, 2 for invalid arguments.

#![expect(
    clippy::doc_markdown,
    reason = "clap prints the comments of arguments as plain text"
)]

mod analyze;
mod arena;
mod backup;
mod check;
mod check_config;
mod check_db;
mod check_event;
mod database;
mod events;
mod health;
mod languages;
mod migrate_db;
mod output;
mod progress;
mod ratings;
mod record_file;
mod restore;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
#[cfg(feature = "sandbox")]
mod sandbox_processes;
mod service;
mod simulate;
#[cfg(feature = "simulation")]
mod simulate_world;
mod unregister;
mod values;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use output::Escaped;

/// Hosts the Claim games on Discord.
#[derive(Parser)]
#[command(name = "claim-bot", version, term_width = 0)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Connect to Discord and host matches
    Run(run::Arguments),
    /// Try the bot on this machine, without a Discord account
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::Arguments),
    /// Report whether the bot on this machine is running and in touch with Discord
    Health(health::Arguments),
    /// Play matches between bots and write their records
    Simulate(simulate::Arguments),
    /// Run the whole program in simulated worlds, from seeds
    #[cfg(feature = "simulation")]
    SimulateWorld(simulate_world::Arguments),
    /// Analyse the decisions of finished matches
    Analyze(analyze::Arguments),
    /// Let two bots play against each other and report which is better
    Arena(arena::Arguments),
    /// Check match records line by line
    Check(check::Arguments),
    /// Check the records of tournaments line by line
    CheckEvent(check_event::Arguments),
    /// Show which settings are in force and where they come from, and check them
    CheckConfig(check_config::Arguments),
    /// Check the database, and replay every match in it
    CheckDb(check_db::Arguments),
    /// Copy the database to a file, even while the bot is running
    Backup(backup::Arguments),
    /// Replace the database with a backup, while no bot is running
    Restore(restore::Arguments),
    /// Copy everything to another database, for example from SQLite to PostgreSQL
    MigrateDb(migrate_db::Arguments),
    /// Export the records of tournaments
    Events(events::Arguments),
    /// Rebuild the stored ratings
    Ratings(ratings::Arguments),
    /// Show how complete the translation to each language is
    Languages(languages::Arguments),
    /// Remove the bot's commands and emoji from Discord, while no bot is running
    Unregister(unregister::Arguments),
}

/// Arguments that are valid separately but not together.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct UsageError(String);

/// Parses the arguments and runs the command.
pub(crate) fn main() -> ExitCode {
    let command = match Arguments::try_parse() {
        Ok(arguments) => arguments.command,
        Err(error) => return exit_with(&error),
    };
    let result = match command {
        Command::Run(arguments) => run::run(&arguments),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(arguments) => sandbox::run(&arguments),
        Command::Health(arguments) => Ok(health::run(&arguments)),
        Command::Simulate(arguments) => simulate::run(&arguments),
        #[cfg(feature = "simulation")]
        Command::SimulateWorld(arguments) => simulate_world::run(&arguments),
        Command::Analyze(arguments) => analyze::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::CheckEvent(arguments) => check_event::run(&arguments),
        Command::CheckConfig(arguments) => check_config::run(&arguments),
        Command::CheckDb(arguments) => check_db::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Restore(arguments) => restore::run(&arguments),
        Command::MigrateDb(arguments) => migrate_db::run(&arguments),
        Command::Events(arguments) => events::run(&arguments),
        Command::Ratings(arguments) => ratings::run(&arguments),
        Command::Languages(arguments) => languages::run(&arguments),
        Command::Unregister(arguments) => unregister::run(&arguments),
    };
    result.unwrap_or_else(|error| {
        if let Some(UsageError(message)) = error.downcast_ref() {
            let error = Arguments::command().error(ErrorKind::ValueValidation, message);
            return exit_with(&error);
        }
        // The reader closed the pipe, for example `| head`. That is not a failure.
        if output::is_broken_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        output::print_error(format_args!("{error:#}"));
        ExitCode::FAILURE
    })
}

/// Prints clap's help or error and returns its exit code. Errors quote arguments, so the text is
/// escaped.
fn exit_with(error: &clap::Error) -> ExitCode {
    let text = error.render().to_string();
    for line in text.lines() {
        if error.use_stderr() {
            eprintln!("{}", Escaped(line));
        } else if let Err(error) = output::print_line(Escaped(line)) {
            let is_reader_gone = output::is_broken_pipe(&error.into());
            return ExitCode::from(u8::from(!is_reader_gone));
        }
    }
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}
