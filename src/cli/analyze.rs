//! `claim-bot analyze FILE…`: how good the decisions of finished matches were.

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use claim_ai::analysis::{Analysis, AnalysisError, DEFAULT_ITERATIONS};
use claim_ai::bots::MAX_ITERATIONS;
use claim_ai::bots::solver::Solver;
use claim_rules::cards::Seat;
use claim_rules::record::{Header, RecordError, Replay};
use claim_screens::{MatchInfo, PlayerInfo};
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Map, Value};

use super::output::Escaped;
use super::values::whole_number;
use super::{progress, record_file};

/// The arguments of `analyze`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The records of finished matches, each of at most 16 MiB
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the decisions that are solved exactly, as one JSON object per line
    #[arg(long)]
    json: bool,
    /// With --json: print the estimated decisions that had a choice instead
    #[arg(long, requires = "json")]
    estimates: bool,
    /// Iterations of search per estimate, 1 to 1000000; more take longer and are more accurate
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = DEFAULT_ITERATIONS,
        value_parser = whole_number(1..=MAX_ITERATIONS)
    )]
    iterations: u32,
}

/// Analyses each file, or prints why it cannot be analysed.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut out = stdout().lock();
    let mut code = ExitCode::SUCCESS;
    let solver = Solver::default();
    for file in &arguments.files {
        let name = Escaped(file.display());
        match analyze(file, arguments.iterations, &solver) {
            Ok((_, analysis)) if arguments.json => {
                let lines = if arguments.estimates {
                    analysis.estimates_to_json()
                } else {
                    analysis.to_json()
                };
                let is_alone = arguments.files.len() == 1;
                let lines = if is_alone {
                    lines
                } else {
                    with_file(&lines, file)?
                };
                out.write_all(lines.as_bytes())?;
            }
            Ok((header, analysis)) => {
                let text = claim_screens::analysis_text(Locale::En, &match_info(header), &analysis);
                writeln!(out, "{name}\n{text}")?;
            }
            Err(error) => {
                eprintln!("{name} {}", Escaped(error));
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

/// The same JSON lines, each beginning with the file that it is about.
fn with_file(lines: &str, file: &Path) -> Result<String> {
    let file = Value::from(file.display().to_string());
    let objects = lines.lines().map(|line| {
        let mut object = Map::from_iter([("file".to_owned(), file.clone())]);
        object.extend(serde_json::from_str::<Map<_, _>>(line)?);
        Ok(serde_json::to_string(&object)? + "\n")
    });
    objects.collect()
}

fn analyze(file: &Path, iterations: u32, solver: &Solver) -> Result<(Header, Analysis)> {
    let record = record_file::read(file)?;
    let record = str::from_utf8(&record).map_err(|_| anyhow!("is not valid UTF-8"))?;
    let header = record.lines().next().ok_or_else(RecordError::empty_file)?;
    let header = Replay::from_header(header)?.header().clone();
    let bar = progress::bar(0);
    // With a fixed seed, equal records give equal analyses.
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let analysis = Analysis::from_record(record, iterations, solver, &mut rng, |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    match analysis {
        Ok(analysis) => Ok((header, analysis)),
        Err(AnalysisError::InvalidRecord(error)) => Err(error.into()),
        Err(error @ AnalysisError::NotOver) => Err(anyhow!("cannot be analysed: {error}")),
    }
}

/// The match as screens describe it. Players have the names in the record, or those of their seats.
fn match_info(header: Header) -> MatchInfo {
    let names = header.names.unwrap_or_default();
    let player = |seat: Seat| PlayerInfo {
        name: names
            .get(seat.index())
            .map_or_else(|| format!("Seat {seat}"), |name| Escaped(name).to_string())
            .into(),
        // Records do not say whose names they are: those in different seats are of different players.
        user: Some(UserId(seat.index() as u64)),
    };
    let mut players: Vec<_> = Seat::of(header.setup.players()).map(player).collect();
    let in_headline = players.len();
    claim_screens::tell_players_apart(&mut players, in_headline);
    MatchInfo::new(MatchId::NONE, header.setup, players)
}
