//! `claim-bot analyze FILE…`: what each decision of finished matches was worth.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use claim_bot::analysis::{Analysis, ITERATIONS};
use claim_bot::cards::Seat;
use claim_bot::i18n::Locale;
use claim_bot::ids::MatchId;
use claim_bot::record::{Header, Replay};
use claim_bot::ui::{self, MatchCaption, Player};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::progress;

/// What `analyze` takes.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The records of finished matches
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write what is known exactly as JSON, an object a line
    #[arg(long)]
    json: bool,
    /// How many iterations of search go into each estimate
    #[arg(long, default_value_t = ITERATIONS)]
    iterations: u32,
}

/// Analyses each file, and says which of them cannot be.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut out = stdout().lock();
    let mut code = ExitCode::SUCCESS;
    for file in &arguments.files {
        match analyse(file, arguments.iterations) {
            Ok((_, analysis)) if arguments.json => out.write_all(analysis.to_json().as_bytes())?,
            Ok((header, analysis)) => {
                let text = ui::analysis_text(Locale::English, &caption(header), &analysis);
                writeln!(out, "{}\n{text}", file.display())?;
            }
            Err(error) => {
                eprintln!("{} {error:#}", file.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

fn analyse(file: &Path, iterations: u32) -> Result<(Header, Analysis)> {
    let record =
        fs::read_to_string(file).map_err(|error| anyhow::anyhow!("cannot be read: {error}"))?;
    let header = record.lines().next().unwrap_or_default();
    let header = Replay::begin(header)?.header().clone();
    let bar = progress::bar(0);
    // Equal records make equal analyses.
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let analysis = Analysis::of(&record, iterations, &mut rng, |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    Ok((header, analysis?))
}

/// Who played, as the record names them, or by the number of the seat.
fn caption(header: Header) -> MatchCaption {
    let names = header.names.unwrap_or_default();
    let player = |seat: Seat| Player {
        name: names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| format!("Seat {seat}")),
        user: None,
    };
    MatchCaption {
        id: MatchId::NONE,
        players: Seat::of(header.setup.players()).map(player).collect(),
        setup: header.setup,
        line: 0,
        deadline: None,
        url: None,
    }
}
