//! `claim-bot ratings`: works on the stored ratings.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::config::Config;
use claim_bot::store::{UpgradeProgress, rebuild_ratings};

use super::progress;
use super::service::{self, fail};

/// The arguments of `ratings`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Compute all ratings anew from the matches, while the bot is stopped
    Rebuild(Rebuild),
}

/// The arguments of `ratings rebuild`.
#[derive(clap::Args)]
struct Rebuild {
    /// Change nothing; exit with 1 if stored ratings differ from what the matches come to
    #[arg(long)]
    dry_run: bool,
    /// The SQLite file [default: the configured one]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// The configuration file [default: CLAIM_BOT_CONFIG, or config.toml]
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    config: Option<PathBuf>,
}

/// Runs the subcommand.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Command::Rebuild(arguments) => rebuild(arguments),
    }
}

/// Rates all matches anew, and says how much of what was stored is different.
fn rebuild(arguments: &Rebuild) -> anyhow::Result<ExitCode> {
    let url = if let Some(file) = &arguments.database {
        format!("sqlite://{}", file.display())
    } else {
        let environment = |name: &str| std::env::var(name).ok();
        match Config::read(arguments.config.as_deref(), environment) {
            Ok(config) => config.database_url,
            Err(error) => return Ok(fail(&error, 2)),
        }
    };
    let bar = progress::bar(0);
    let mut on_progress = |progress: UpgradeProgress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
    };
    let is_dry_run = arguments.dry_run;
    let rebuilt =
        service::block_on(async { Ok(rebuild_ratings(&url, is_dry_run, &mut on_progress).await) });
    bar.finish_and_clear();
    let outcome = match rebuilt? {
        Ok(outcome) => outcome,
        Err(error) => return Ok(fail(&error, 1)),
    };
    println!("{} rated matches", outcome.matches);
    if outcome.unreadable > 0 {
        println!(
            "{} of them cannot be read and do not count",
            outcome.unreadable
        );
    }
    println!(
        "{} stored rows differ from what they come to",
        outcome.different
    );
    if !is_dry_run {
        println!("all ratings are rebuilt");
    }
    let is_wrong = is_dry_run && outcome.different > 0;
    Ok(ExitCode::from(u8::from(is_wrong)))
}
