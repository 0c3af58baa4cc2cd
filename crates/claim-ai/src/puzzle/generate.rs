//! Generating the puzzle of a day: matches are dealt and played greedily until one has a position
//! that makes a good puzzle.

use claim_rules::cards::Card;
use claim_rules::chance::below;
use claim_rules::claim::{Action as Play, Phase};
use claim_rules::record::{Header, Line, Replay};
use claim_rules::{Action, GameKind, Options, Setup, View};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use sha2::{Digest, Sha256};

use super::Day;
use super::position::Puzzle;
use crate::bots::solver::Solver;
use crate::bots::{greedy_action, played_card};
use crate::play::{PlayOptions, play_match};

/// All chance of a day's puzzle follows from the hash of this text, the date and the secret after it.
const SEED_PREFIX: &str = "claim-bot puzzle ";

/// The minimum number of tricks left in a puzzle, including the current one.
const MIN_TRICKS: u32 = 5;

/// The maximum number of tricks left in a puzzle.
const MAX_TRICKS: u32 = 8;

/// The minimum number of plays to choose from.
const MIN_PLAYS: usize = 4;

/// The first day with puzzles of all games. The puzzles of earlier days must not change.
const ALL_GAMES_SINCE: Day = Day(20_788);

/// The game of each day; repeats every seven days.
const GAMES: [GameKind; 7] = [
    GameKind::Claim,
    GameKind::Kingdoms,
    GameKind::ClaimMix,
    GameKind::Claim,
    GameKind::ClaimIt,
    GameKind::Claim2,
    GameKind::Claim,
];

/// The game of each day before [`ALL_GAMES_SINCE`].
const TRICK_GAMES: [GameKind; 7] = [
    GameKind::Claim,
    GameKind::Claim,
    GameKind::ClaimMix,
    GameKind::Claim,
    GameKind::Claim2,
    GameKind::Claim,
    GameKind::ClaimMix,
];

/// The game of a day's puzzle, if one can be found.
#[must_use]
pub fn game_of(day: Day) -> GameKind {
    let games = if day < ALL_GAMES_SINCE {
        TRICK_GAMES
    } else {
        GAMES
    };
    games[day.0 as usize % games.len()]
}

/// The random numbers of a day's puzzle.
pub(super) fn rng_of(day: Day, secret: &str) -> ChaCha20Rng {
    ChaCha20Rng::from_seed(Sha256::digest(format!("{SEED_PREFIX}{day} {secret}")).into())
}

impl Puzzle {
    /// The puzzle of a day, the same for everyone whose solver has the default limits. It follows from `secret`,
    /// without which it cannot be computed. Takes some milliseconds, but never ends if the solver cannot solve the
    /// last tricks within its limits. On days of other games than the trick-taking ones, it is a puzzle of Claim, in
    /// case no other is found.
    #[must_use]
    pub fn of_day(day: Day, secret: &str, solver: &Solver) -> Self {
        let mut rng = rng_of(day, secret);
        let game = match game_of(day) {
            GameKind::Kingdoms | GameKind::ClaimIt => GameKind::Claim,
            game => game,
        };
        loop {
            if let Some(puzzle) = puzzle_of_match(game, &mut rng, solver) {
                return puzzle;
            }
        }
    }
}

/// Plays a greedy match and returns its first position that makes a good puzzle, if it has one.
fn puzzle_of_match(game: GameKind, rng: &mut ChaCha20Rng, solver: &Solver) -> Option<Puzzle> {
    let setup = Setup::random(game, 2, &Options::default(), rng).ok()?;
    let header = Header::new(setup);
    let policy = |view: &View, _: &mut ChaCha20Rng| match view {
        View::Claim(view) => greedy_action(view).map(Action::Claim),
        _ => None,
    };
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header.clone());
    let options = PlayOptions::default();
    play_match(&mut replay, options, rng, policy, |line| {
        lines.push(line.clone());
    })
    .ok()?;
    let tricks = (MIN_TRICKS + below(rng, MAX_TRICKS - MIN_TRICKS + 1)) as usize;

    let mut replay = Replay::new(header);
    for (count, line) in lines.iter().enumerate().skip(1) {
        if let Line::Action { seat, action, .. } = line
            && let Action::Claim(greedy) = *action
            && let View::Claim(view) = replay.state().view(*seat)
            && view.public.phase == Phase::Gather
            && view.own.hand.len() == tricks
        {
            let record = lines[..count].iter().map(|line| line.to_json() + "\n");
            let puzzle = Puzzle::at(&replay, record.collect(), solver);
            if let Some(puzzle) = puzzle.filter(|puzzle| is_good(puzzle, greedy)) {
                return Some(puzzle);
            }
        }
        replay.step(line).ok()?;
    }
    None
}

/// Whether there are enough plays, and neither the greedy play nor the highest card is the solution.
fn is_good(puzzle: &Puzzle, greedy: Play) -> bool {
    let value = |play: &Play| played_card(*play).map(Card::value);
    let mut plays = puzzle.plays().iter().map(|(play, _)| play);
    plays.len() >= MIN_PLAYS
        && puzzle.solution() != greedy
        && plays.any(|play| value(play) > value(&puzzle.solution()))
}
