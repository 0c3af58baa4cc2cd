//! `claim-bot migrate-db`: copies everything from one database to another, for example from SQLite to
//! PostgreSQL.

use std::process::ExitCode;

use claim_store::{CopyStep, copy_database};

use super::database::{check_url, count_of_matches};
use super::output::print_line;
use super::progress;
use super::service::{self, fail};

/// The arguments of `migrate-db`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The database to copy, for example sqlite://claim-bot.db
    #[arg(long, value_name = "URL")]
    from: String,
    /// The new database, for example postgres://claim@host/claim; the password may be in PGPASSWORD
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Copies and compares. Exits with 1 if that fails; running the same command again then continues the copy.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    for (option, url) in [("--from", &arguments.from), ("--to", &arguments.to)] {
        if let Err(code) = check_url(option, url) {
            return Ok(code);
        }
    }
    let bar = progress::bar(0);
    let mut on_step = |step| {
        let (CopyStep::Copied { done, total } | CopyStep::Compared { done, total }) = step;
        bar.set_length(total);
        bar.set_position(done);
    };
    let copied = service::block_on(async {
        Ok(copy_database(&arguments.from, &arguments.to, &mut on_step).await)
    })?;
    bar.finish_and_clear();
    Ok(match copied {
        Ok(matches) => {
            print_line(format_args!(
                "copied and compared ({})",
                count_of_matches(matches)
            ))?;
            ExitCode::SUCCESS
        }
        Err(error) => fail(&error, 1),
    })
}
