//! `claim-bot arena`: two bots against each other, deal by deal, on all processors.

use std::io::{Write, stdout};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::Result;
use claim_bot::arena::{Contest, Deal, Interval, Wasted};
use claim_bot::bots::Bot;
use claim_bot::bots::solver::{Limits, Solver};
use claim_bot::rules::{GameKind, Options, Setup, SetupError};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::{BadArguments, progress, simulate};

/// What `arena` takes.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The game's id
    #[arg(long, value_parser = simulate::game)]
    game: GameKind,
    /// How many play
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The two bots, with a comma: random, easy, medium, hard
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Bot>,
    /// How many deals; each is played twice, with the bots in each other's seats
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Equal seeds give equal deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The game's options as in a record's header; those needed and not given are drawn by lot
    #[arg(long, value_name = "JSON", value_parser = simulate::options)]
    options: Option<Options>,
    /// How many deals are played at the same time; as many as there are processors if not given
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// Plays the deals and says what came of them.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let contest = arguments.contest()?;
    let deals = arguments.play(&contest)?;
    report(&contest, &deals, &mut stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

impl Arguments {
    fn contest(&self) -> Result<Contest> {
        let &[one, other] = self.bots.as_slice() else {
            let count = self.bots.len();
            return Err(BadArguments(format!("two bots are to play, not {count}")).into());
        };
        let contest = Contest {
            kind: self.game,
            players: self.players,
            options: self.options.clone().unwrap_or_default(),
            bots: [one, other],
            seed: self.seed,
        };
        // Whatever a lot adds, these go together or they do not.
        let mut lot = ChaCha20Rng::seed_from_u64(self.seed);
        Setup::by_lot(contest.kind, contest.players, &contest.options, &mut lot)
            .map_err(|error| BadArguments(error.to_string()))?;
        Ok(contest)
    }

    /// Plays the deals, in no order.
    fn play(&self, contest: &Contest) -> Result<Vec<Deal>, SetupError> {
        let threads = self.threads.map_or_else(processors, NonZeroUsize::get);
        let progress = progress::bar(self.deals);
        let next = AtomicU64::new(0);
        let work = || -> Result<Vec<Deal>, SetupError> {
            let mut solver = Solver::new(Limits::default());
            let mut deals = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.deals {
                    return Ok(deals);
                }
                deals.push(contest.play(number, &mut solver)?);
                progress.inc(1);
            }
        };
        let deals = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut deals = Vec::new();
            for worker in workers {
                let played = worker.join();
                deals.extend(played.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok(deals)
        });
        progress.finish_and_clear();
        deals
    }
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Says how well the first bot did, and what each of them threw away.
fn report(contest: &Contest, deals: &[Deal], out: &mut impl Write) -> Result<()> {
    let scores: Vec<_> = deals.iter().map(|deal| deal.score).collect();
    let Interval { mean, low, high } = Interval::of(&scores);
    let [first, second] = contest.bots;
    let (game, players, count) = (contest.kind.id(), contest.players, deals.len());
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    writeln!(
        out,
        "{game}, {players} players, {count} deals played twice: {first} scores {mean:.1} % \
         ({low:.1} to {high:.1} %) against {second}"
    )?;
    for (number, bot) in contest.bots.iter().enumerate() {
        let mut wasted = Wasted::default();
        for deal in deals {
            wasted.add(deal.wasted[number]);
        }
        let Wasted { won, thrown_away } = wasted;
        if won > 0 {
            let share = wasted.share() * 100.0;
            writeln!(
                out,
                "{bot} threw away {thrown_away} of {won} won positions of phase two ({share:.2} %)"
            )?;
        }
    }
    Ok(())
}
