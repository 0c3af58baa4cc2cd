//! `claim-bot ratings`: works on the stored ratings.

use std::process::ExitCode;

use claim_store::{UpgradeProgress, rebuild_ratings};

use super::database::DatabaseArguments;
use super::output::print_finding;
use super::progress;

/// The arguments of `ratings`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Recompute all ratings from the matches, while the bot is stopped
    Rebuild(Rebuild),
}

/// The arguments of `ratings rebuild`.
#[derive(clap::Args)]
struct Rebuild {
    /// Change no rating; exit with 1 if stored ratings differ from the recomputed ones
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Runs the subcommand.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Command::Rebuild(arguments) => rebuild(arguments),
    }
}

/// Recomputes all ratings, and says how many of the stored ones are different.
fn rebuild(arguments: &Rebuild) -> anyhow::Result<ExitCode> {
    let bar = progress::bar(0);
    let mut on_progress = |progress: UpgradeProgress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
    };
    let is_dry_run = arguments.dry_run;
    let rebuilt = arguments
        .database
        .run(async |url| rebuild_ratings(url, is_dry_run, &mut on_progress).await)?;
    bar.finish_and_clear();
    let outcome = match rebuilt {
        Ok(outcome) => outcome,
        Err(code) => return Ok(code),
    };
    print_finding(format_args!("rated matches: {}", outcome.matches))?;
    if outcome.unreadable > 0 {
        print_finding(format_args!(
            "unreadable, so not counted: {}",
            outcome.unreadable
        ))?;
    }
    print_finding(format_args!(
        "stored rows that differ from the recomputed ones: {}",
        outcome.different
    ))?;
    if !is_dry_run {
        print_finding("all ratings are rebuilt")?;
    }
    let is_wrong = is_dry_run && outcome.different > 0;
    Ok(ExitCode::from(u8::from(is_wrong)))
}
