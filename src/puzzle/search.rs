//! Looking for a day's puzzle: match after match is dealt and played, until one comes to a position
//! that is worth asking about.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use sha2::{Digest, Sha256};

use super::{Puzzle, thumb};
use crate::bots::solver::{Limits, Solver};
use crate::cards::Card;
use crate::record::{Header, Line, Replay};
use crate::rules::chance::below;
use crate::rules::claim::{Action, Phase};
use crate::rules::{self, GameKind, Options, Setup};
use crate::time::Day;

/// What begins the text from whose hash all chance of a day follows; the date ends it.
const SEED: &str = "claim-bot puzzle ";

/// The tricks that are left, the current one included: five, or up to so many more.
const FEWEST_TRICKS: u32 = 5;
const MORE_TRICKS: u32 = 3;

/// How many plays there are to choose from at least.
const FEWEST_PLAYS: usize = 3;

/// What is played, day after day.
const GAMES: [GameKind; 7] = [
    GameKind::Claim,
    GameKind::Claim,
    GameKind::ClaimMix,
    GameKind::Claim,
    GameKind::Claim2,
    GameKind::Claim,
    GameKind::ClaimMix,
];

/// The puzzle of a day: of the first match that has one.
pub(super) fn find(day: Day) -> Puzzle {
    let seed = Sha256::digest(format!("{SEED}{day}"));
    let mut rng = ChaCha20Rng::from_seed(seed.into());
    let mut solver = Solver::new(Limits::default());
    let game = GAMES[day.0 as usize % GAMES.len()];
    loop {
        if let Some(puzzle) = play(game, &mut rng, &mut solver) {
            return puzzle;
        }
    }
}

/// Deals a match and plays it by the rule of thumb until it comes to a puzzle; none if it never
/// does.
fn play(game: GameKind, rng: &mut ChaCha20Rng, solver: &mut Solver) -> Option<Puzzle> {
    let setup = Setup::by_lot(game, 2, &Options::default(), rng).ok()?;
    let header = Header::new(setup);
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    lines.extend(replay.settle(rng));
    let tricks = (FEWEST_TRICKS + below(rng, MORE_TRICKS + 1)) as usize;
    loop {
        let seat = replay.state().to_act()?;
        let rules::View::Claim(view) = replay.state().view(seat) else {
            return None;
        };
        let obvious = thumb::act(&view)?;
        if view.public.phase == Phase::Gather && view.own.hand.len() <= tricks {
            if view.own.hand.len() < tricks {
                return None;
            }
            let record = lines.iter().map(|line| line.to_json() + "\n").collect();
            let puzzle = Puzzle::at(&replay, record, solver);
            if let Some(puzzle) = puzzle.filter(|it| is_worth_asking(it, obvious)) {
                return Some(puzzle);
            }
        }
        let line = Line::Action {
            seat,
            action: rules::Action::Claim(obvious),
            legal: None,
        };
        replay.step(&line).ok()?;
        lines.push(line);
    }
}

/// Whether there is a choice, and whoever plays by the rule of thumb or just plays high errs.
fn is_worth_asking(puzzle: &Puzzle, obvious: Action) -> bool {
    let value = |play: &Action| thumb::card(*play).map(Card::value);
    let plays = || puzzle.plays.iter().map(|(play, _)| play);
    let higher = |play: &Action| value(play) > value(&puzzle.solution);
    puzzle.plays.len() >= FEWEST_PLAYS && puzzle.solution != obvious && plays().any(higher)
}
