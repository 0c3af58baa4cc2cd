//! `claim-bot check FILE…`: whether match records are correct.

use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use claim_rules::record::{CheckSummary, Fairness, check};

use super::output::{Escaped, counted, print_finding};
use super::record_file;

/// The arguments of `check`.
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
                let actions = counted(summary.actions, "action");
                print_finding(format_args!("{name} ok ({actions})"))?;
                if let Some(missing) = missing_proof(summary.fairness) {
                    writeln!(stderr(), "{name} does not show a fair deal: {missing}")?;
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

fn check_file(file: &Path) -> Result<CheckSummary> {
    Ok(check(record_file::read(file)?)?)
}

/// What is missing in a record that commits to a secret, and so claims a fair deal.
const fn missing_proof(fairness: Fairness) -> Option<&'static str> {
    match fairness {
        Fairness::NotClaimed | Fairness::Proven => None,
        Fairness::SecretMissing => Some("the secret is missing"),
        Fairness::EntropyMissing => Some("the players' entropy is missing"),
    }
}
