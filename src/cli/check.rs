//! `claim-bot check FILE…`: whether every line of some match records is right.

use std::fs;
use std::io::{Write, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use claim_bot::record::{Fairness, check};

/// What `check` takes.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The records to replay
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks each file and says what is wrong with it, if anything is.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut out = stdout().lock();
    let mut code = ExitCode::SUCCESS;
    for file in &arguments.files {
        let name = file.display();
        let text = match fs::read(file) {
            Ok(text) => text,
            Err(error) => {
                writeln!(out, "{name} cannot be read: {error}")?;
                code = ExitCode::FAILURE;
                continue;
            }
        };
        match check(text) {
            Ok(checked) => {
                writeln!(out, "{name} ok ({} actions)", checked.actions)?;
                if let Some(missing) = missing(checked.fairness) {
                    writeln!(
                        stderr(),
                        "{name} does not show a fair deal: {missing} missing"
                    )?;
                }
            }
            Err(fault) => {
                writeln!(out, "{name} {fault}")?;
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

/// What a record lacks that commits to a secret, and so claims a fair deal.
const fn missing(fairness: Fairness) -> Option<&'static str> {
    match fairness {
        Fairness::Unclaimed | Fairness::Shown => None,
        Fairness::SecretMissing => Some("the secret is"),
        Fairness::EntropyMissing => Some("the players' entropy is"),
    }
}
