//! The bots and how long each of them searches.

use std::fmt;
use std::str::FromStr;

use claim_rules::cards::SeatSet;
use claim_rules::{Action, View, chance};
use rand::Rng;

use super::beginner::beginner_action;
use super::easy::easy_action;
use super::search::{MAX_ITERATIONS, SearchBudget};
use super::solver::Solver;
use super::{claim_it, dispatch};
use crate::{Character, Level, Temperament};

/// The maximum number of iterations of a hard bot's search that is limited by time.
const MAX_TIMED_ITERATIONS: u32 = 50_000;

/// The maximum number of iterations for which a bot can use memory, in any game.
pub const MAX_HARD_ITERATIONS: u32 = if MAX_TIMED_ITERATIONS > claim_it::HARD_ITERATIONS {
    MAX_TIMED_ITERATIONS
} else {
    claim_it::HARD_ITERATIONS
};

/// A policy: from what a seat knows to what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Takes a uniformly random legal action.
    Random,
    /// Plays by a few simple hints, without any search: a measure for the weaker levels.
    Beginner,
    /// A bot that people can play against. An easy one is scripted; the others search, a higher level longer.
    Level(Level),
    /// The same with a temperament.
    Character(Level, Temperament),
    /// A medium bot with this number of iterations, at most [`MAX_ITERATIONS`]: to measure what hard bots gain from anything but
    /// more iterations.
    Search(u32),
}

/// The minimum number of iterations of a search that looks ahead. A shorter one would overestimate the seat to act,
/// because it tries bad answers as often as good ones.
const MIN_LOOK_AHEAD_ITERATIONS: u32 = 5_000;

/// How the names of bots begin that search with a number of iterations.
const SEARCH_PREFIX: &str = "search:";

/// What stands between a level and a temperament.
const TEMPERAMENT_SEPARATOR: char = ':';

/// How long a bot may search for one action.
#[derive(Clone, Copy)]
pub enum TimeBudget<'a> {
    /// A number of iterations that depends on the level and the game alone: 1,000 (in Claim Kingdoms 300) or 10,000.
    /// Equal random numbers then give equal actions.
    FixedIterations,
    /// Until there is no more time. A hard bot uses all of it, up to 50,000 iterations; the others stop at their usual
    /// number. In Claim It, where hard bots evaluate a limited number of positions, only `max_iterations` counts.
    While {
        /// Whether there is more time.
        has_time: &'a dyn Fn() -> bool,
        /// The maximum number of iterations of any level, which bounds the memory of this search.
        max_iterations: u32,
    },
}

/// A text that is not the name of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown bot; expected random, beginner, easy, medium, hard, or search:N with N from 1 to {MAX_ITERATIONS}; \
     a temperament may follow a level, as in hard:bold"
)]
pub struct ParseBotError;

impl Bot {
    /// What this bot takes among equally good actions; `None` for the one that it thinks best.
    const fn temperament(self) -> Option<Temperament> {
        match self {
            Self::Character(_, temperament) => Some(temperament),
            _ => None,
        }
    }

    /// Chooses an action; `None` while the view's seat is not to act. A hard bot solves its position
    /// where that is possible; `budget` counts from then on.
    pub fn act(
        self,
        view: &View,
        budget: TimeBudget<'_>,
        solver: &Solver,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        self.act_among(view, None, budget, solver, rng)
    }

    /// As [`Self::act`], in a match after a player has left: `contenders` are the seats that can win, if not all can. A seat
    /// that is not among them plays as if all could. Bots that do not search ignore them.
    pub fn act_among(
        self,
        view: &View,
        contenders: Option<SeatSet>,
        budget: TimeBudget<'_>,
        solver: &Solver,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        // To a seat that cannot win, all its actions would be worth the same.
        let contenders = contenders.filter(|seats| seats.contains(view.seat()));
        match self {
            Self::Random => random_action(view, rng),
            Self::Beginner => beginner_action(view, rng),
            Self::Level(level) | Self::Character(level, _) => {
                match search_budget(level, view, contenders, budget) {
                    Some(budget) => {
                        let bot = (level, self.temperament());
                        dispatch::best_action(view, bot, budget, solver, rng)
                    }
                    None => easy_action(view, rng),
                }
            }
            Self::Search(iterations) => {
                let budget = SearchBudget {
                    iterations,
                    max_iterations: u32::MAX,
                    has_time: &|| true,
                    looks_ahead: false,
                    contenders,
                };
                dispatch::best_action(view, (Level::Medium, None), budget, solver, rng)
            }
        }
    }
}

impl From<Character> for Bot {
    fn from(character: Character) -> Self {
        let level = character.level;
        let temperament = character.temperament;
        temperament.map_or(Self::Level(level), |it| Self::Character(level, it))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Beginner => f.write_str("beginner"),
            Self::Level(level) => level.fmt(f),
            Self::Character(level, temperament) => {
                write!(f, "{level}{TEMPERAMENT_SEPARATOR}{temperament}")
            }
            Self::Search(iterations) => write!(f, "{SEARCH_PREFIX}{iterations}"),
        }
    }
}

impl FromStr for Bot {
    type Err = ParseBotError;

    fn from_str(name: &str) -> Result<Self, ParseBotError> {
        match name {
            "random" => Ok(Self::Random),
            "beginner" => Ok(Self::Beginner),
            name => match name.strip_prefix(SEARCH_PREFIX) {
                Some(number) => {
                    let number = number.parse().ok();
                    let number = number.filter(|it| (1..=MAX_ITERATIONS).contains(it));
                    number.map(Self::Search).ok_or(ParseBotError)
                }
                None => match name.split_once(TEMPERAMENT_SEPARATOR) {
                    Some((level, temperament)) => {
                        let bot = level.parse().ok().zip(temperament.parse().ok());
                        let bot = bot.map(|(level, it)| Self::Character(level, it));
                        bot.ok_or(ParseBotError)
                    }
                    None => name.parse().map(Self::Level).map_err(|_| ParseBotError),
                },
            },
        }
    }
}

/// A uniformly random legal action; `None` while the view's seat is not to act.
pub fn random_action(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal_actions();
    let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
    legal.get(chance::below(rng, count) as usize).copied()
}

/// How long a bot of this level searches; `None` for an easy one, which does not.
fn search_budget<'a>(
    level: Level,
    view: &View,
    contenders: Option<SeatSet>,
    budget: TimeBudget<'a>,
) -> Option<SearchBudget<'a>> {
    let (has_time, is_timed, max_iterations): (&dyn Fn() -> bool, _, _) = match budget {
        TimeBudget::FixedIterations => (&|| true, false, u32::MAX),
        TimeBudget::While {
            has_time,
            max_iterations,
        } => (has_time, true, max_iterations),
    };
    let iterations = match level {
        Level::Easy => return None,
        // With its learned value, even a short search plays this game well.
        Level::Medium if matches!(view, View::Kingdoms(_)) => 300,
        Level::Medium => 1_000,
        Level::Hard if is_timed => MAX_TIMED_ITERATIONS,
        Level::Hard => 10_000,
    };
    let iterations = iterations.min(max_iterations);
    Some(SearchBudget {
        iterations,
        max_iterations,
        has_time,
        looks_ahead: iterations >= MIN_LOOK_AHEAD_ITERATIONS,
        contenders,
    })
}
