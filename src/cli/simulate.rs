//! `claim-bot simulate`: matches between bots, as records.

use std::fs::{self, File};
use std::io::{BufWriter, Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use claim_bot::bots::{Bot, Patience};
use claim_bot::cards::Seat;
use claim_bot::record::{Ending, Header, Line, Replay, Secret, legal_list};
use claim_bot::rules::{GameKind, Options, Setup};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::BadArguments;

/// What `simulate` takes.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The game's id
    #[arg(long, value_parser = game)]
    game: GameKind,
    /// How many play
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many matches
    #[arg(long, default_value_t = 1)]
    count: usize,
    /// Equal seeds give equal matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, seat by seat; random everywhere if not given
    #[arg(long, value_delimiter = ',')]
    bots: Vec<Bot>,
    /// Write all legal actions beside each action
    #[arg(long)]
    legal: bool,
    /// Deal fairly: with commitment, entropy and secret
    #[arg(long)]
    fair: bool,
    /// The game's options as in a record's header; those needed and not given are drawn by lot
    #[arg(long, value_name = "JSON", value_parser = options)]
    options: Option<Options>,
    /// The directory for one file a match, replacing files of the same names; - is standard output
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Plays the matches, one after another.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut rng = ChaCha20Rng::seed_from_u64(arguments.seed);
    let bots = arguments.seated_bots()?;
    let to_stdout = arguments.out == Path::new("-");
    let mut out = BufWriter::new(stdout().lock());
    for number in 1..=arguments.count {
        let setup = arguments.setup(&mut rng)?;
        let record = simulate(arguments, setup, &bots, &mut rng)?;
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
        Setup::by_lot(self.game, self.players, &options, rng)
            .map_err(|error| BadArguments(error.to_string()).into())
    }

    fn seated_bots(&self) -> Result<Vec<Bot>> {
        let players = usize::from(self.players);
        match self.bots.len() {
            0 => Ok(vec![Bot::Random; players]),
            count if count == players => Ok(self.bots.clone()),
            count => Err(BadArguments(format!("{count} bots for {players} players")).into()),
        }
    }

    fn write_file(&self, number: usize, record: &str) -> Result<()> {
        let (game, players) = (self.game.id(), self.players);
        // All names equally long, so that they list in order.
        let digits = self.count.to_string().len().max(3);
        let name = format!("{game}-{players}p-{number:0digits$}.jsonl");
        let path = self.out.join(name);
        fs::create_dir_all(&self.out)
            .and_then(|()| File::create(&path)?.write_all(record.as_bytes()))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// Plays one match; the text of its record.
fn simulate(
    arguments: &Arguments,
    setup: Setup,
    bots: &[Bot],
    rng: &mut ChaCha20Rng,
) -> Result<String> {
    let mut header = Header::new(setup);
    let mut fair = None;
    if arguments.fair {
        let secret = Secret::random(rng);
        let entropy = made_up_entropy(arguments.players, rng);
        header.commitment = Some(secret.commitment());
        fair = Some((secret.stream(&entropy), secret));
        header.entropy = Some(entropy);
    }
    let mut record = String::new();
    let mut write = |line: &Line| {
        record.push_str(&line.to_json());
        record.push('\n');
    };
    write(&Line::Header(header.clone()));
    let mut replay = Replay::new(header);
    loop {
        let settled = match &mut fair {
            Some((stream, _)) => replay.settle(stream),
            None => replay.settle(rng),
        };
        settled.iter().for_each(&mut write);
        let Some(line) = next_action(&replay, arguments.legal, bots, rng) else {
            break;
        };
        replay.step(&line)?;
        write(&line);
    }
    let played = replay
        .state()
        .played()
        .ok_or_else(|| anyhow!("a bot knows nothing to do"))?;
    write(&Line::Result {
        ending: Ending::Played(played),
        secret: fair.map(|(_, secret)| secret),
    });
    Ok(record)
}

/// What the bot whose turn it is does.
fn next_action(replay: &Replay, list: bool, bots: &[Bot], rng: &mut impl Rng) -> Option<Line> {
    let state = replay.state();
    let seat = state.to_act()?;
    let action = bots
        .get(seat.index())?
        .act(&state.view(seat), Patience::Level, rng)?;
    let legal = list.then(|| legal_list(state));
    Some(Line::Action {
        seat,
        action,
        legal,
    })
}

/// What the chat platform would have called each seat's joining; whoever opens a table presses no
/// button, and adds nothing.
fn made_up_entropy(players: u8, rng: &mut impl Rng) -> Vec<String> {
    Seat::of(players)
        .map(|seat| match seat {
            Seat::First => String::new(),
            _ => (rng.next_u64() >> 1).to_string(),
        })
        .collect()
}

pub(super) fn game(id: &str) -> Result<GameKind, String> {
    GameKind::from_id(id).ok_or_else(|| {
        let known = GameKind::ALL
            .iter()
            .map(|kind| kind.id())
            .collect::<Vec<_>>()
            .join(", ");
        format!("the games are {known}")
    })
}

pub(super) fn options(text: &str) -> Result<Options, String> {
    // Reading a struct out of a list would succeed.
    if !text.trim_start().starts_with('{') {
        return Err("the options are a JSON object".to_owned());
    }
    serde_json::from_str(text).map_err(|error| error.to_string())
}
