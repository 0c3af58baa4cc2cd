//! `claim-bot check-event FILE…`: whether the records of tournaments are correct.

use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use claim_table::event::{EventSummary, check_event};

use super::output::{Escaped, counted, print_finding};
use super::record_file;

/// The arguments of `check-event`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The records to check, each of at most 16 MiB
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks each file and prints whether it is correct, or the first thing that is wrong with it.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for file in &arguments.files {
        let name = Escaped(file.display());
        match check_file(file) {
            Ok(summary) => {
                let players = counted(summary.players, "player");
                let rounds = counted(summary.rounds, "round");
                print_finding(format_args!("{name} ok ({players}, {rounds})"))?;
                if !summary.is_over {
                    let unknown = "its pairings are not verified: the secret is missing";
                    writeln!(stderr(), "{name} is not over, so that {unknown}")?;
                }
            }
            Err(error) => {
                print_finding(format_args!("{name} {}", Escaped(error)))?;
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

fn check_file(file: &Path) -> Result<EventSummary> {
    Ok(check_event(record_file::read(file)?)?)
}
