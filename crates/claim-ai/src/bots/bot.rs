//! The bots and how long each of them searches.

use std::fmt;
use std::str::FromStr;

use claim_rules::{Action, View, chance};
use rand::Rng;

use super::beginner::beginner_action;
use super::dispatch;
use super::search::{Ends, SearchBudget};
use super::solver::Solver;
use crate::Level;

/// The most iterations of a search that is limited by time. With [`bytes_per_iteration`](super::bytes_per_iteration), it bounds
/// the memory of a bot.
pub const MAX_TIMED_ITERATIONS: u32 = 200_000;

/// A policy: from what a seat knows to what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Takes a uniformly random legal action.
    Random,
    /// Plays by a few simple hints, without any search: a measure for the weaker levels.
    Beginner,
    /// Searches; a higher level searches longer.
    Search(Level),
}

/// How long a bot may search for one action.
#[derive(Clone, Copy)]
pub enum TimeBudget<'a> {
    /// A number of iterations that depends on the level alone: 40, 1,000, 10,000 or 40,000. Equal random
    /// numbers then give equal actions.
    FixedIterations,
    /// Until the function returns false. The hard level uses all of the time, up to 50,000
    /// iterations, and the expert level up to [`MAX_TIMED_ITERATIONS`]; the others stop at their usual number.
    While(&'a dyn Fn() -> bool),
}

/// A text that is not the name of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot; expected random, beginner, easy, medium, hard or expert")]
pub struct ParseBotError;

impl Bot {
    /// Chooses an action; `None` while the view's seat is not to act. A hard bot solves its position
    /// where that is possible; `budget` counts from then on.
    pub fn act(
        self,
        view: &View,
        budget: TimeBudget<'_>,
        solver: &Solver,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        match self {
            Self::Random => random_action(view, rng),
            Self::Beginner => beginner_action(view, rng),
            Self::Search(level) => {
                dispatch::best_action(view, level, search_budget(level, budget), solver, rng)
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Beginner => f.write_str("beginner"),
            Self::Search(level) => level.fmt(f),
        }
    }
}

impl FromStr for Bot {
    type Err = ParseBotError;

    fn from_str(name: &str) -> Result<Self, ParseBotError> {
        match name {
            "random" => Ok(Self::Random),
            "beginner" => Ok(Self::Beginner),
            level => level.parse().map(Self::Search).map_err(|_| ParseBotError),
        }
    }
}

/// A uniformly random legal action; `None` while the view's seat is not to act.
pub fn random_action(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal_actions();
    let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
    legal.get(chance::below(rng, count) as usize).copied()
}

fn search_budget(level: Level, budget: TimeBudget<'_>) -> SearchBudget<'_> {
    let (has_time, is_timed): (&dyn Fn() -> bool, _) = match budget {
        TimeBudget::FixedIterations => (&|| true, false),
        TimeBudget::While(has_time) => (has_time, true),
    };
    let iterations = match level {
        Level::Easy => 40,
        Level::Medium => 1_000,
        Level::Hard if is_timed => 50_000,
        Level::Hard => 10_000,
        Level::Expert if is_timed => MAX_TIMED_ITERATIONS,
        Level::Expert => 40_000,
    };
    SearchBudget {
        iterations,
        has_time,
        ends: Ends::LearnedValue,
    }
}
