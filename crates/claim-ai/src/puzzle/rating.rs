//! Finding a position in which one choice is best by a clear margin: beginners play, and the positions are rated.

use std::cmp::Reverse;

use claim_rules::cards::Seat;
use claim_rules::chance::below;
use claim_rules::record::{Header, Line, Replay};
use claim_rules::{Action, GameKind, Options, Setup, State, View, claim_it};
use rand::rngs::ChaCha20Rng;

use super::rated::{RatedPuzzle, Rating, Ratings};
use crate::analysis::{Calibration, WinProbability, estimated_answer, mean_reward};
use crate::bots::solver::Solver;
use crate::bots::{
    Bot, TimeBudget, analysis_bytes, compare_actions, estimate_actions, win_chances,
};
use crate::play::{PlayOptions, play_match};

/// The maximum number of matches that are played to find a puzzle: in Claim Kingdoms less than half a minute.
const MAX_MATCHES: u32 = 1_000;

/// One position in this many is rated, so that a puzzle may come from anywhere in a match.
const POSITIONS_PER_RATED: u32 = 2;

/// The minimum number of choices of a puzzle.
const MIN_CHOICES: usize = 4;

/// The maximum number of choices: those of a menu.
const MAX_CHOICES: usize = 25;

/// The minimum advantage of the best choice over any other one, as a share of wins, after the search's statistical
/// error is subtracted.
const MIN_ADVANTAGE: f32 = 0.07;

/// The minimum advantage over the choice that the search likes second best, for a position to be searched more closely.
const PROMISING_ADVANTAGE: f32 = 0.09;

/// Only positions whose best choice wins with a chance in this range make puzzles.
const UNDECIDED_CHANCES: std::ops::Range<f32> = 0.30..0.97;

/// The search iterations per position: of the first search, and of the one that confirms it.
const ITERATIONS: [u32; 2] = [120, 600];

/// The maximum number of worlds in which the best choice and another one are played on.
const WORLDS: u32 = 800;

/// The iterations in Claim It: of the first search, and of the one that confirms it.
const TURN_ITERATIONS: [u32; 2] = [10, 1_000];

/// The maximum memory of a search for a puzzle, besides that of the solver, in bytes.
pub const MAX_BYTES: usize = analysis_bytes(TURN_ITERATIONS[1]);

/// A puzzle of a game that cannot be solved; `None` if none was found in time.
pub(super) fn rated_puzzle(
    game: GameKind,
    rng: &mut ChaCha20Rng,
    solver: &Solver,
) -> Option<RatedPuzzle> {
    (0..MAX_MATCHES).find_map(|_| of_match(game, rng, solver))
}

/// Has beginners play a match and returns its first rated position that makes a good puzzle.
fn of_match(game: GameKind, rng: &mut ChaCha20Rng, solver: &Solver) -> Option<RatedPuzzle> {
    let setup = Setup::random(game, 2, &Options::default(), rng).ok()?;
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header.clone());
    let policy = |view: &View, rng: &mut ChaCha20Rng| {
        Bot::Beginner.act(view, TimeBudget::FixedIterations, solver, rng)
    };
    play_match(&mut replay, PlayOptions::default(), rng, policy, |line| {
        lines.push(line.clone());
    })
    .ok()?;

    let mut replay = Replay::new(header);
    for (count, line) in lines.iter().enumerate().skip(1) {
        if let Line::Action { seat, .. } = line
            && below(rng, POSITIONS_PER_RATED) == 0
            && let Some(ratings) = rate(
                &setup,
                replay.state(),
                *seat,
                &actions(&lines[count..]),
                solver,
                rng,
            )
        {
            let record = lines[..count].iter().map(|line| line.to_json() + "\n");
            return RatedPuzzle::of_ratings(record.collect(), ratings).ok();
        }
        replay.step(line).ok()?;
    }
    None
}

/// The actions of the lines, up to two.
fn actions(lines: &[Line]) -> Vec<Action> {
    let actions = lines.iter().filter_map(|line| match line {
        Line::Action { action, .. } => Some(*action),
        _ => None,
    });
    actions.take(2).collect()
}

/// Rates the choices of a position; `None` if none of them is clearly best, or the beginner, who `played` like
/// this from there, has found it.
fn rate(
    setup: &Setup,
    state: &State,
    seat: Seat,
    played: &[Action],
    solver: &Solver,
    rng: &mut ChaCha20Rng,
) -> Option<Ratings> {
    match state {
        State::ClaimIt(_) => rate_turn(setup, state, seat, played),
        _ => rate_by_search(setup, state, seat, *played.first()?, solver, rng),
    }
}

/// Rates choices by search, and by playing on after the best choice and each other one in the same worlds.
fn rate_by_search(
    setup: &Setup,
    state: &State,
    seat: Seat,
    played: Action,
    solver: &Solver,
    rng: &mut ChaCha20Rng,
) -> Option<Ratings> {
    let view = &state.view(seat);
    let legal = view.legal_actions();
    if !(MIN_CHOICES..=MAX_CHOICES).contains(&legal.len()) {
        return None;
    }
    let calibration = Calibration::of(setup);
    let mut promising = |iterations| {
        let mut found = estimate_actions(view, None, iterations, rng);
        found.sort_by_key(|it| Reverse(it.visits));
        let [best, rival, ..] = found.as_slice() else {
            return None;
        };
        let [reward, other] = [best, rival].map(mean_reward);
        let is_open = UNDECIDED_CHANCES.contains(&calibration.chance(reward));
        let is_good = reward - other >= PROMISING_ADVANTAGE && is_open && best.action != played;
        let margin = WinProbability::from_stats(Some(best)).margin;
        let actions: Vec<_> = found.iter().map(|it| it.action).collect();
        is_good.then_some((actions, reward, margin))
    };
    let [quick, thorough] = ITERATIONS;
    promising(quick)?;
    // The strongest rivals of the best action come first: it is most often them that it does not clearly beat.
    let (actions, reward, margin) = promising(thorough)?;
    let &best = actions.first()?;
    // The largest statistical error of all chances, on their scale.
    let mut largest = calibration.scaled(reward, margin);
    let mut loss_of = |action: Action| {
        if action == best {
            return Some((action, 0.0));
        }
        let compared = compare_actions(view, [best, action], None, WORLDS, rng)?;
        let is_clear = compared.difference - compared.margin >= MIN_ADVANTAGE;
        let error = margin.hypot(compared.margin);
        largest = largest.max(calibration.scaled(reward - compared.difference, error));
        is_clear.then_some((action, compared.difference))
    };
    let mut losses: Vec<_> = actions
        .into_iter()
        .map(&mut loss_of)
        .collect::<Option<_>>()?;
    losses.sort_by_key(|(action, _)| legal.iter().position(|it| it == action));
    let rating = |(action, lost): (Action, f32)| {
        let answer = estimated_answer(state, action, thorough, solver, rng);
        Rating {
            actions: vec![action.to_string()],
            chance: calibration.chance(reward - lost),
            answer: answer.iter().map(Action::to_string).collect(),
        }
    };
    Some(Ratings {
        choices: losses.into_iter().map(rating).collect(),
        margin: calibration.margin(largest),
    })
}

/// Rates choices in Claim It, where the dice go and whether to roll again, by the expected value over all rolls.
fn rate_turn(setup: &Setup, state: &State, seat: Seat, played: &[Action]) -> Option<Ratings> {
    let [quick, thorough] = TURN_ITERATIONS;
    let best_of = |choices: &[(Vec<Action>, f32)]| {
        let mut sorted: Vec<_> = choices.iter().collect();
        sorted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let [(best, chance), (_, second), ..] = sorted.as_slice() else {
            return None;
        };
        let is_clear = chance - second >= MIN_ADVANTAGE && UNDECIDED_CHANCES.contains(chance);
        (sorted.len() >= MIN_CHOICES && is_clear).then(|| best.clone())
    };
    let guess = best_of(&turn_choices(setup, state, seat, quick)?.chances)?;
    let choices = turn_choices(setup, state, seat, thorough)?;
    let best = best_of(&choices.chances).filter(|best| *best == guess && best != played);
    best.map(|_| {
        let rating = |(actions, chance): (Vec<Action>, f32)| Rating {
            actions: actions.iter().map(Action::to_string).collect(),
            chance,
            answer: Vec::new(),
        };
        Ratings {
            choices: choices.chances.into_iter().map(rating).collect(),
            margin: if choices.are_exact {
                0.0
            } else {
                Calibration::of(setup).margin(0.0)
            },
        }
    })
}

/// What a turn can become: uses of the dice, each with what can follow it.
struct TurnChoices {
    /// The choices, each with the chance to win after it.
    chances: Vec<(Vec<Action>, f32)>,
    /// Whether all chances are exact.
    are_exact: bool,
}

/// The choices of a seat that is to use the dice; `None` if there is no such choice.
fn turn_choices(setup: &Setup, state: &State, seat: Seat, iterations: u32) -> Option<TurnChoices> {
    let calibration = Calibration::of(setup);
    let is_use = |it: &Action| matches!(it, Action::ClaimIt(claim_it::Action::Use(_)));
    let uses = state.legal_actions();
    if uses.len() < MIN_CHOICES / 2 || !uses.iter().all(is_use) {
        return None;
    }
    let (mut chances, mut are_exact) = (Vec::new(), true);
    for action in uses {
        let mut after = state.clone();
        after.play(action).ok()?;
        // A use that ends the turn leaves less to choose.
        if after.to_act() != Some(seat) {
            return None;
        }
        let next =
            win_chances(&after.view(seat), None, iterations).filter(|it| !it.is_truncated)?;
        let is_exact = next.is_exact;
        are_exact &= is_exact;
        chances.extend(next.actions.into_iter().map(|(next, chance)| {
            let chance = if is_exact {
                chance
            } else {
                calibration.chance(chance)
            };
            (vec![action, next], chance)
        }));
    }
    Some(TurnChoices { chances, are_exact })
}
