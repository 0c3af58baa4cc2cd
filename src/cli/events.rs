//! `claim-bot events`: the tournaments in the database.

use std::io::{Write, stdout};
use std::process::ExitCode;

use claim_store::{EventStore as _, MIGRATIONS, Purpose, SqlStore, Store as _};
use claim_table::ids::EventId;

use super::database::DatabaseArguments;

/// The arguments of `events`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write the record of a tournament, which check-event reads, while the bot is stopped
    Export(Export),
}

/// The arguments of `events export`.
#[derive(clap::Args)]
struct Export {
    /// The tournament's id, which its record has
    #[arg(value_name = "ID")]
    id: EventId,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Runs the subcommand.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Command::Export(arguments) => export(arguments),
    }
}

/// Writes the record of a tournament. Its secret is in it once it is over.
fn export(arguments: &Export) -> anyhow::Result<ExitCode> {
    let id = arguments.id;
    let read = arguments.database.run(async |url| {
        let store = SqlStore::open_for(Purpose::Check, url, MIGRATIONS, &mut |_| {}).await?;
        let record = store.event_record(id).await?;
        store.close().await;
        Ok::<_, anyhow::Error>(record)
    })?;
    let record = match read {
        Ok(record) => record,
        Err(code) => return Ok(code),
    };
    anyhow::ensure!(!record.is_empty(), "there is no tournament {id}");
    stdout().write_all(record.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
