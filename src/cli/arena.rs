//! `claim-bot arena`: which of two bots is better, over many deals, on all processors.

use std::io::{Write, stdout};
use std::process::ExitCode;
use std::thread;

use anyhow::Result;
use claim_ai::arena::{ConfidenceInterval, Contest, ContestError, DealOutcome, MissedWins};
use claim_ai::bots::Bot;
use claim_rules::{GameKind, Options, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::output::counted;
use super::{UsageError, progress, values};

/// The maximum number of threads. Each has a solver, which takes up to 18 MiB.
const MAX_THREADS: usize = 128;

/// The maximum number of deals. Their results are kept until the end.
const MAX_DEALS: u64 = 1_000_000;

/// The arguments of `arena`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The game: claim, claim2, claim-mix, kingdoms or claim-it
    #[arg(long, value_parser = values::game)]
    game: GameKind,
    /// The number of players, 2 to 5; each game has its own limits
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = values::players())]
    players: u8,
    /// The two bots, separated by a comma: random, beginner, easy, medium, hard, or search:N for a
    /// medium one with N iterations; a temperament may follow a level, as in hard:bold
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', required = true)]
    bots: Vec<Bot>,
    /// The number of deals, 1 to 1000000; each is played twice, the second time with seats swapped
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 100,
        value_parser = values::whole_number(1..=MAX_DEALS)
    )]
    deals: u64,
    /// The seed for chance and bots; the same seed gives the same result
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = values::seed())]
    seed: u64,
    /// The game's options as in the header of a record; missing ones are random for each deal
    #[arg(long, value_name = "JSON", value_parser = values::options)]
    options: Option<Options>,
    /// The number of deals to play at the same time, 1 to 128 [default: one per processor]
    #[arg(long, value_name = "NUMBER", value_parser = values::whole_number(1..=MAX_THREADS))]
    threads: Option<usize>,
}

/// Plays the deals and prints the result.
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
            return Err(UsageError(format!("--bots needs two bots, not {count}")).into());
        };
        let contest = Contest {
            kind: self.game,
            players: self.players,
            options: self.options.clone().unwrap_or_default(),
            bots: [one, other],
            seed: self.seed,
            counts_missed_wins: true,
        };
        // Whether the arguments fit together does not depend on the random options.
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        Setup::random(contest.kind, contest.players, &contest.options, &mut rng)
            .map_err(|error| UsageError(error.to_string()))?;
        Ok(contest)
    }

    /// Plays the deals, with a progress bar.
    fn play(&self, contest: &Contest) -> Result<Vec<DealOutcome>, ContestError> {
        let deals = usize::try_from(self.deals).unwrap_or(usize::MAX);
        let threads = self.threads.unwrap_or_else(processors).min(deals);
        let progress = progress::bar(self.deals);
        let outcomes = contest.run(self.deals, threads, || progress.inc(1));
        progress.finish_and_clear();
        outcomes
    }
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get().min(MAX_THREADS))
}

/// Prints the first bot's score, and how many won positions each bot threw away.
fn report(contest: &Contest, deals: &[DealOutcome], out: &mut impl Write) -> Result<()> {
    let scores: Vec<_> = deals.iter().map(|deal| deal.score).collect();
    let ConfidenceInterval { mean, low, high } = ConfidenceInterval::of_mean(&scores);
    let [first, second] = contest.bots;
    let (game, players) = (contest.kind.id(), contest.players);
    let count = counted(deals.len(), "deal");
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    writeln!(
        out,
        "{game}, {players} players, {count} played twice: {first} scores {mean:.1}% \
         ({low:.1}% to {high:.1}%) against {second}"
    )?;
    for (number, bot) in contest.bots.iter().enumerate() {
        let mut wins = MissedWins::default();
        for deal in deals {
            wins.add(deal.missed_wins[number]);
        }
        let MissedWins {
            won_positions,
            missed,
        } = wins;
        if won_positions > 0 {
            let won = counted(won_positions, "won position");
            let share = wins.share() * 100.0;
            writeln!(
                out,
                "{bot} threw away {missed} of {won} of phase two ({share:.2}%)"
            )?;
        }
    }
    Ok(())
}
