//! Arguments in, one function per command, an exit code out: 0 done, 1 failed, 2 bad arguments.

mod analyze;
mod arena;
mod check;
mod health;
mod output;
mod progress;
mod run;
mod sandbox;
mod service;
mod simulate;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

/// Hosts the Claim games in Discord.
#[derive(Parser)]
#[command(name = "claim-bot", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Connect to Discord and serve
    Run(run::Arguments),
    /// Serve a model of Discord on this machine: try the bot without an account
    Sandbox(sandbox::Arguments),
    /// Say whether the bot that runs here is well
    Health(health::Arguments),
    /// Play matches between bots and write their records
    Simulate(simulate::Arguments),
    /// Say what each decision of finished matches was worth, and where they were lost
    Analyze(analyze::Arguments),
    /// Let two bots play against each other and say which is better
    Arena(arena::Arguments),
    /// Replay match records and say whether every line of them is right
    Check(check::Arguments),
}

/// Arguments that are well formed but do not go together.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct BadArguments(String);

/// Reads the arguments and does what they say.
pub(crate) fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Sandbox(arguments) => sandbox::run(&arguments),
        Command::Health(arguments) => Ok(health::run(&arguments)),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Analyze(arguments) => analyze::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
    };
    done.unwrap_or_else(|error| {
        if let Some(BadArguments(message)) = error.downcast_ref() {
            let error = Arguments::command().error(ErrorKind::ValueValidation, message);
            error.exit();
        }
        // With nobody left to read it, there is nothing more to say.
        if !output::is_broken_pipe(&error) {
            eprintln!("claim-bot: {error:#}");
            return ExitCode::FAILURE;
        }
        ExitCode::SUCCESS
    })
}
