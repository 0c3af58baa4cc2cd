//! `claim-bot restore`: puts a backup in the place of the database.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::host::Clock;
use claim_bot::store::restore;

use super::database::{DatabaseArguments, count_of_matches};
use super::output::Escaped;
use super::service::{self, fail};

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
    let url = match arguments.database.url() {
        Ok(url) => url,
        Err(error) => return Ok(fail(&error, 2)),
    };
    let now = Clock::System.now();
    let restored = service::block_on(async { Ok(restore(&url, &arguments.file, now).await) });
    Ok(match restored? {
        Ok(summary) => {
            println!("restored ({})", count_of_matches(summary.matches));
            if let Some(replaced) = summary.replaced {
                let name = replaced.display().to_string();
                println!("the database that was there is now {}", Escaped(&name));
            }
            ExitCode::SUCCESS
        }
        Err(error) => fail(&error, 1),
    })
}
