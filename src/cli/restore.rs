//! `claim-bot restore`: replaces the database with a backup.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_host::Clock;
use claim_store::restore;

use super::database::{DatabaseArguments, count_of_matches};
use super::output::{Escaped, print_line};

/// The arguments of `restore`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Checks the backup and puts a copy of it in place. Exits with 1 if that fails; the database is then as
/// it was.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let (file, now) = (&arguments.file, Clock::System.now());
    let restored = arguments
        .database
        .run(async |url| restore(url, file, now).await)?;
    Ok(match restored {
        Ok(summary) => {
            print_line(format_args!(
                "restored ({})",
                count_of_matches(summary.matches)
            ))?;
            if let Some(replaced) = summary.replaced {
                let name = replaced.display().to_string();
                print_line(format_args!(
                    "the previous database was moved to {}",
                    Escaped(&name)
                ))?;
            }
            ExitCode::SUCCESS
        }
        Err(code) => code,
    })
}
