//! `claim-bot check FILE…`: whether match records are correct, and whether this program's bot replies as in them.

use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use claim_ai::bots::solver::Solver;
use claim_ai::daily::{self, RepliesChecked, check_replies};
use claim_rules::record::{CheckSummary, Fairness, check};

use super::output::{Escaped, counted, print_finding};
use super::record_file;

/// The arguments of `check`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The records to check, each of at most 16 MiB
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Also play daily deals again, and compare each reply of the bot
    #[arg(long)]
    replies: bool,
}

/// What was found in a correct record.
struct Checked {
    summary: CheckSummary,
    replies: Option<RepliesChecked>,
}

/// Checks each file and prints whether it is correct, or the first thing that is wrong with it.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let solver = arguments.replies.then(Solver::default);
    for file in &arguments.files {
        let name = Escaped(file.display());
        match check_file(file, solver.as_ref()) {
            Ok(Checked { summary, replies }) => {
                let actions = counted(summary.actions, "action");
                match replies {
                    Some(RepliesChecked::Same(count)) => {
                        let same = if count == 1 {
                            "1 reply"
                        } else {
                            &format!("{count} replies")
                        };
                        print_finding(format_args!("{name} ok ({actions}, {same} compared)"))?;
                    }
                    _ => print_finding(format_args!("{name} ok ({actions})"))?,
                }
                if let Some(missing) = replies.and_then(why_not_compared) {
                    writeln!(stderr(), "{name}: the replies were not compared: {missing}")?;
                }
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

fn check_file(file: &Path, solver: Option<&Solver>) -> Result<Checked> {
    let record = record_file::read(file)?;
    let summary = check(&record)?;
    let replies = match solver {
        Some(solver) => Some(check_replies(str::from_utf8(&record)?, solver)?),
        None => None,
    };
    Ok(Checked { summary, replies })
}

/// Why the replies in a correct record could not be compared; `None` if they were.
fn why_not_compared(checked: RepliesChecked) -> Option<String> {
    match checked {
        RepliesChecked::Same(_) => None,
        RepliesChecked::NotDaily => Some("the match is not a daily deal".to_owned()),
        RepliesChecked::SecretMissing => Some("the secret is missing".to_owned()),
        RepliesChecked::OtherBots(bots) => {
            let bots: Vec<_> = bots.iter().map(u32::to_string).collect();
            let (bots, own) = (bots.join(", "), daily::BOT);
            Some(format!(
                "bot {bots} replied, and this program has bot {own}"
            ))
        }
    }
}

/// What is missing in a record that commits to a secret, and so claims a fair deal.
const fn missing_proof(fairness: Fairness) -> Option<&'static str> {
    match fairness {
        Fairness::NotClaimed | Fairness::Proven => None,
        Fairness::SecretMissing => Some("the secret is missing"),
        Fairness::EntropyMissing => Some("the players' entropy is missing"),
    }
}
