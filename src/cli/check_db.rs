//! `claim-bot check-db`: whether a database is undamaged and every match in it can be read.

use std::io;
use std::process::ExitCode;

use claim_store::{CheckStep, check_database};

use super::database::{DatabaseArguments, count_of_matches};
use super::output::{Escaped, print_finding};
use super::progress;

/// The arguments of `check-db`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Checks the file and replays each match. Prints those that cannot be read, and exits with 1 if there
/// is one.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let bar = progress::bar(0);
    let (mut matches, mut unreadable) = (0, 0_u64);
    let mut failed: Option<io::Error> = None;
    let mut on_step = |step| match step {
        CheckStep::Counted(count) => {
            matches = count;
            bar.set_length(count);
        }
        CheckStep::Replayed => bar.inc(1),
        CheckStep::Unreadable { id, reason } => {
            unreadable += 1;
            let (id, reason) = (Escaped(id), Escaped(reason));
            let line = format!("match {id} cannot be read: {reason}");
            failed = failed.take().or(bar.suspend(|| print_finding(line)).err());
        }
        CheckStep::Repaired(id) => {
            let line = format!(
                "match {id} was set aside and can be read again: the next start restores it"
            );
            failed = failed.take().or(bar.suspend(|| print_finding(line)).err());
        }
    };
    let checked = arguments
        .database
        .run(async |url| check_database(url, &mut on_step).await)?;
    bar.finish_and_clear();
    failed.map_or(Ok(()), Err)?;
    Ok(match checked {
        Ok(()) if unreadable > 0 => {
            let matches = count_of_matches(matches);
            print_finding(format_args!("{unreadable} of {matches} cannot be read"))?;
            ExitCode::FAILURE
        }
        Ok(()) => {
            print_finding(format_args!("ok ({})", count_of_matches(matches)))?;
            ExitCode::SUCCESS
        }
        Err(code) => code,
    })
}
