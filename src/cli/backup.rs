//! `claim-bot backup`: a copy of the database, which may be in use.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_store::back_up;

use super::database::{DatabaseArguments, count_of_matches};
use super::output::{Escaped, print_line};

/// The arguments of `backup`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The file to write, which must not exist; keep it as secret as the token
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Writes the copy and checks it. Exits with 1 if that fails.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let file = &arguments.file;
    let backed_up = arguments
        .database
        .run(async |url| back_up(url, file).await)?;
    Ok(match backed_up {
        Ok(matches) => {
            let name = file.display().to_string();
            print_line(format_args!(
                "{} ok ({})",
                Escaped(&name),
                count_of_matches(matches)
            ))?;
            ExitCode::SUCCESS
        }
        Err(code) => code,
    })
}
