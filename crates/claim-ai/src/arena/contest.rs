//! A contest of two bots: each deal is played twice, the second time with the seats swapped.

use claim_rules::cards::{BySeat, Seat};
use claim_rules::record::{Header, Replay};
use claim_rules::{Action, GameKind, Options, Setup, SetupError, View, chance};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::missed_wins::MissedWins;
use crate::bots::solver::Solver;
use crate::bots::{Bot, TimeBudget};
use crate::play::{PlayError, PlayOptions, play_match};

/// Two bots and the game that they play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub kind: GameKind,
    /// The number of players. A number that the game does not support is an error of [`Contest::run`].
    pub players: u8,
    /// The game's options. Missing factions are drawn at random for each deal.
    pub options: Options,
    /// The two bots. Which sides they play for is random in the first match of each deal, and swapped in the second.
    pub bots: [Bot; 2],
    /// Equal seeds give equal outcomes.
    pub seed: u64,
    /// Whether missed wins are counted, for which every position of phase two is solved.
    pub counts_missed_wins: bool,
}

/// The outcome of a deal in both of its matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DealOutcome {
    /// The first bot's share of the wins, from 0 to 1.
    pub score: f64,
    /// The wins that each bot missed, if they are counted.
    pub missed_wins: [MissedWins; 2],
}

/// Why a contest could not be played.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// The number of players and the options do not fit the game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A match could not be played to its end.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The threads could not be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// The independent streams of random numbers that a deal uses.
#[derive(Clone, Copy)]
enum Stream {
    Setup = 0,
    Chance = 1,
    Bots = 2,
}

impl Contest {
    /// Plays this many deals on this many threads (0: one per processor) and calls `on_deal` after
    /// each. The outcomes are in the order of the deals and do not depend on the number of threads.
    ///
    /// A thread's solver takes up to 18 MiB.
    ///
    /// # Errors
    ///
    /// If the options do not fit the game, a match cannot be played, or the threads cannot be
    /// started.
    pub fn run(
        &self,
        deals: u64,
        threads: usize,
        on_deal: impl Fn() + Sync,
    ) -> Result<Vec<DealOutcome>, ContestError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()?;
        let play = |solver: &mut Solver, number| {
            let outcome = self.play_deal(number, solver);
            on_deal();
            outcome
        };
        let numbers = (0..deals).into_par_iter();
        pool.install(|| numbers.map_init(Solver::default, play).collect())
    }

    /// Plays the deal of this number twice. Equal numbers give equal outcomes.
    ///
    /// # Errors
    ///
    /// If the options do not fit the game, or a match cannot be played.
    pub fn play_deal(&self, number: u64, solver: &Solver) -> Result<DealOutcome, ContestError> {
        let mut missed_wins = [MissedWins::default(); 2];
        let score = self.score_of(number, |bot, view, rng| {
            let action = self.bots[bot].act(view, TimeBudget::FixedIterations, solver, rng)?;
            if self.counts_missed_wins {
                missed_wins[bot].count(solver, view, action);
            }
            Some(action)
        })?;
        Ok(DealOutcome { score, missed_wins })
    }

    /// Plays the deal of this number twice with these players in place of the bots, and returns the first one's share
    /// of the wins. `policy` chooses every action; it is given which of the two is to act.
    pub(crate) fn score_of(
        &self,
        number: u64,
        mut policy: impl FnMut(usize, &View, &mut ChaCha20Rng) -> Option<Action>,
    ) -> Result<f64, ContestError> {
        let mut setup_rng = self.rng(number, Stream::Setup);
        let setup = Setup::random(self.kind, self.players, &self.options, &mut setup_rng)?;
        let bots = random_seating(&setup, &mut setup_rng);
        let mut bot_rng = self.rng(number, Stream::Bots);
        let mut score = 0.0;
        for bots in [bots, swapped(bots)] {
            let policy = |view: &View, rng: &mut ChaCha20Rng| policy(bots[view.seat()], view, rng);
            let options = PlayOptions {
                chance_rng: Some(&mut self.rng(number, Stream::Chance)),
                ..PlayOptions::default()
            };
            let mut replay = Replay::new(Header::new(setup.clone()));
            let outcome = play_match(&mut replay, options, &mut bot_rng, policy, |_| ())?;
            score += first_bot_share(&setup, &outcome.winners, &bots) / 2.0;
        }
        Ok(score)
    }

    /// The random numbers of a deal for one purpose.
    fn rng(&self, number: u64, stream: Stream) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        rng.set_stream(3 * number + stream as u64);
        rng
    }
}

/// The index of the bot in each seat: each bot gets half of the sides at random; of an odd number of
/// sides, the second bot gets one more.
fn random_seating(setup: &Setup, rng: &mut impl Rng) -> BySeat<usize> {
    let mut sides: Vec<Seat> = setup.sides().collect();
    chance::shuffle(rng, &mut sides);
    let first = &sides[..sides.len() / 2];
    let mut bots = BySeat::default();
    for seat in Seat::of(setup.players()) {
        bots[seat] = usize::from(!first.contains(&setup.side(seat)));
    }
    bots
}

fn swapped(bots: BySeat<usize>) -> BySeat<usize> {
    bots.map(|bot| 1 - bot)
}

/// The first bot's share of a win. Sides that tie share it equally.
fn first_bot_share(setup: &Setup, winners: &[Seat], bots: &BySeat<usize>) -> f64 {
    let sides = winners.iter().filter(|&&seat| setup.side(seat) == seat);
    let (count, first) = sides.fold((0_u8, 0_u8), |(count, first), &seat| {
        (count + 1, first + u8::from(bots[seat] == 0))
    });
    f64::from(first) / f64::from(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::arena::ConfidenceInterval;

    fn contest(kind: GameKind, players: u8, bots: [Bot; 2]) -> Contest {
        Contest {
            kind,
            players,
            options: Options::default(),
            bots,
            seed: 1,
            counts_missed_wins: false,
        }
    }

    fn mean(contest: &Contest, deals: u64) -> f64 {
        let solver = Solver::default();
        let mut score = |number| {
            let deal = contest.play_deal(number, &solver);
            deal.expect("the deal can be played").score
        };
        let scores: Vec<_> = (0..deals).map(&mut score).collect();
        ConfidenceInterval::of_mean(&scores).mean
    }

    #[test]
    fn equal_bots_share_the_wins_of_every_game() {
        for &kind in GameKind::ALL {
            for players in kind.players() {
                let contest = contest(kind, players, [Bot::Random; 2]);
                let mean = mean(&contest, 40);
                // More than four standard errors away would be a rare accident in 80 matches.
                assert!(
                    (0.28..=0.72).contains(&mean),
                    "{} for {players}: {mean}",
                    kind.id()
                );
            }
        }
    }

    #[test]
    fn better_bot_scores_more_as_first_and_as_second_bot() {
        let better = Bot::Beginner;
        let as_first = mean(&contest(GameKind::Claim, 2, [better, Bot::Random]), 10);
        let as_second = mean(&contest(GameKind::Claim, 2, [Bot::Random, better]), 10);
        assert!(
            as_first > 0.5 && as_second < 0.5,
            "{as_first} and {as_second}"
        );
    }

    #[test]
    fn easy_bot_beats_random_bot_and_loses_to_beginner() {
        let easy = Bot::Level(Level::Easy);
        let games = [
            (GameKind::Claim, 100),
            (GameKind::Claim2, 100),
            (GameKind::Kingdoms, 5),
            (GameKind::ClaimIt, 40),
        ];
        for (kind, deals) in games {
            let against = |bot| mean(&contest(kind, 2, [easy, bot]), deals);
            let (random, beginner) = (against(Bot::Random), against(Bot::Beginner));
            assert!(
                beginner < 0.45 && random > 0.5,
                "{}: {random}, {beginner}",
                kind.id()
            );
        }
    }

    #[test]
    fn outcomes_do_not_depend_on_the_number_of_threads() {
        let bots = [Bot::Beginner, Bot::Random];
        let contest = contest(GameKind::ClaimMix, 4, bots);
        let progress = std::sync::atomic::AtomicU64::new(0);
        let run = |threads| {
            let count = || {
                progress.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            };
            contest
                .run(6, threads, count)
                .expect("the deals can be played")
        };
        let expected = run(1);
        assert_eq!(run(4), expected);
        assert_eq!(progress.into_inner(), 12);
        let fourth = contest.play_deal(3, &Solver::default());
        assert_eq!(fourth.expect("the deal can be played"), expected[3]);
    }

    #[test]
    fn impossible_options_are_an_error() {
        let contest = contest(GameKind::Claim, 9, [Bot::Random; 2]);
        let outcome = contest.run(1, 1, || ());
        assert!(matches!(outcome, Err(ContestError::Setup(_))));
    }

    #[test]
    fn random_bot_misses_wins_and_hard_bot_does_not() {
        let contest = Contest {
            counts_missed_wins: true,
            ..contest(GameKind::Claim, 2, [Bot::Level(Level::Hard), Bot::Random])
        };
        let solver = Solver::default();
        let deal = contest.play_deal(0, &solver);
        let [hard, random] = deal.expect("the deal can be played").missed_wins;
        assert!(hard.won_positions > 0);
        assert_eq!(hard.missed, 0);
        assert!(random.missed > 0, "{random:?}");
    }
}
