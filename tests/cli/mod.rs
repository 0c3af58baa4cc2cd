//! The command line: what each command prints, and its exit codes.

mod arguments;
mod check_config;
mod database;
mod events;
mod health;
mod hostile;
mod languages;
mod migrate_db;
mod records;

use std::path::Path;
use std::process::{Command, Output};

fn claim_bot(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).expect("the program writes UTF-8")
}

fn stderr(output: &Output) -> &str {
    str::from_utf8(&output.stderr).expect("the program writes UTF-8")
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("the path is UTF-8")
}

/// The record of a simulated match.
fn simulated(arguments: &[&str]) -> String {
    let output = claim_bot(&[&["simulate", "--out", "-"], arguments].concat());
    assert!(output.status.success(), "{arguments:?}");
    stdout(&output).to_owned()
}
