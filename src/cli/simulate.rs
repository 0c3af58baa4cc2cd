//! `claim-bot simulate`: matches between bots, written as records.

use std::fs::{self, File};
use std::io::{BufWriter, Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use claim_ai::bots::solver::Solver;
use claim_ai::bots::{Bot, TimeBudget};
use claim_ai::play::{PlayOptions, play_match};
use claim_rules::cards::Seat;
use claim_rules::record::{Ending, Header, Line, Replay, Secret};
use claim_rules::{GameKind, Options, Setup};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::output::counted;
use super::{UsageError, values};

/// The maximum number of matches per run.
const MAX_COUNT: usize = 1_000_000;

/// The arguments of `simulate`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The game: claim, claim2, claim-mix, kingdoms or claim-it
    #[arg(long, value_parser = values::game)]
    game: GameKind,
    /// The number of players, 2 to 5; each game has its own limits
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = values::players())]
    players: u8,
    /// The number of matches, 1 to 1000000
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        value_parser = values::whole_number(1..=MAX_COUNT)
    )]
    count: usize,
    /// The seed for chance and bots; the same seed gives the same matches
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = values::seed())]
    seed: u64,
    /// The bot in each seat, separated by commas: random, beginner, easy, medium or hard [default: all random]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<Bot>,
    /// List all legal actions beside each action
    #[arg(long)]
    legal: bool,
    /// Deal fairly, with commitment, entropy and secret in the record
    #[arg(long)]
    fair: bool,
    /// The game's options as in the header of a record; missing ones are random for each match
    #[arg(long, value_name = "JSON", value_parser = values::options)]
    options: Option<Options>,
    /// The directory to write to, one file per match, replacing existing ones; - for standard output
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Plays the matches, one after another.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut rng = ChaCha20Rng::seed_from_u64(arguments.seed);
    let bots = arguments.bots_by_seat()?;
    let solver = Solver::default();
    let to_stdout = arguments.out == Path::new("-");
    let mut out = BufWriter::new(stdout().lock());
    for number in 1..=arguments.count {
        let setup = arguments.setup(&mut rng)?;
        let record = simulate(arguments, setup, &bots, &solver, &mut rng)?;
        if to_stdout {
            out.write_all(record.as_bytes())?;
        } else {
            arguments.write_file(number, &record)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

impl Arguments {
    fn setup(&self, rng: &mut impl Rng) -> Result<Setup> {
        let options = self.options.clone().unwrap_or_default();
        Setup::random(self.game, self.players, &options, rng)
            .map_err(|error| UsageError(error.to_string()).into())
    }

    fn bots_by_seat(&self) -> Result<Vec<Bot>> {
        let players = usize::from(self.players);
        match self.bots.len() {
            0 => Ok(vec![Bot::Random; players]),
            count if count == players => Ok(self.bots.clone()),
            count => {
                let bots = counted(count, "bot");
                Err(UsageError(format!("--bots names {bots} for {players} players")).into())
            }
        }
    }

    fn write_file(&self, number: usize, record: &str) -> Result<()> {
        let (game, players) = (self.game.id(), self.players);
        // Padded, so that file names sort by number.
        let digits = self.count.to_string().len().max(3);
        let name = format!("{game}-{players}p-{number:0digits$}.jsonl");
        let path = self.out.join(name);
        fs::create_dir_all(&self.out)
            .and_then(|()| File::create(&path)?.write_all(record.as_bytes()))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// Plays one match and returns the text of its record.
fn simulate(
    arguments: &Arguments,
    setup: Setup,
    bots: &[Bot],
    solver: &Solver,
    rng: &mut ChaCha20Rng,
) -> Result<String> {
    let mut header = Header::new(setup);
    let mut secret = None;
    let mut fair_rng = None;
    if arguments.fair {
        let drawn = Secret::random(rng);
        let entropy = simulated_entropy(arguments.players, rng);
        header.commitment = Some(drawn.commitment());
        fair_rng = Some(drawn.stream(&entropy));
        header.entropy = Some(entropy);
        secret = Some(drawn);
    }
    let mut record = String::new();
    let mut write = |line: &Line| {
        record.push_str(&line.to_json());
        record.push('\n');
    };
    write(&Line::Header(header.clone()));
    let options = PlayOptions {
        chance_rng: fair_rng.as_mut(),
        list_legal: arguments.legal,
    };
    let mut replay = Replay::new(header);
    let outcome = play_match(
        &mut replay,
        options,
        rng,
        |view, rng| {
            let bot = bots.get(view.seat().index())?;
            bot.act(view, TimeBudget::FixedIterations, solver, rng)
        },
        &mut write,
    )?;
    write(&Line::Result {
        ending: Ending::Played(outcome),
        secret,
    });
    Ok(record)
}

/// Random numbers in place of the ids that Discord gives to the presses with which players join. The
/// first is empty: the player who opens a table joins without pressing a button.
fn simulated_entropy(players: u8, rng: &mut impl Rng) -> Vec<String> {
    Seat::of(players)
        .map(|seat| match seat {
            Seat::First => String::new(),
            _ => (rng.next_u64() >> 1).to_string(),
        })
        .collect()
}
