//! The program: its arguments, and one function per command.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
