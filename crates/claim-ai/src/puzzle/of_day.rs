//! The puzzle of a day, of any game.

use claim_rules::GameKind;

use super::Day;
use super::generate::{game_of, rng_of};
use super::position::{Explanation, Puzzle, PuzzleError};
use super::rated::RatedPuzzle;
use super::rating::rated_puzzle;
use crate::bots::solver::{Solver, Value};
use claim_rules::claim::Action as Play;

/// The puzzle of a day.
#[derive(Clone, Debug)]
pub enum PuzzleOfDay {
    /// Of a trick-taking game, where it is known exactly who wins.
    Solved {
        /// The position, in which exactly one play wins.
        puzzle: Box<Puzzle>,
        /// Why its plays are worth what they are, the solution first.
        explanations: Vec<Explanation>,
    },
    /// Of Claim Kingdoms or Claim It, where one choice wins clearly more often than the others.
    Rated(Box<RatedPuzzle>),
}

impl PuzzleOfDay {
    /// The puzzle of a day, the same for everyone who knows `secret`. Takes up to some seconds. `solver` has the
    /// default limits.
    #[must_use]
    pub fn generate(day: Day, secret: &str, solver: &Solver) -> Self {
        let rated = match game_of(day) {
            game @ (GameKind::Kingdoms | GameKind::ClaimIt) => {
                rated_puzzle(game, &mut rng_of(day, secret), solver)
            }
            _ => None,
        };
        match rated {
            Some(puzzle) => Self::Rated(Box::new(puzzle)),
            None => Self::solved(Puzzle::of_day(day, secret, solver), solver),
        }
    }

    /// Reads a puzzle from its record, and from its ratings if it has some.
    ///
    /// # Errors
    ///
    /// If that is not a puzzle.
    pub fn read(record: &str, ratings: Option<&str>, solver: &Solver) -> Result<Self, PuzzleError> {
        Ok(match ratings {
            Some(ratings) => Self::Rated(Box::new(RatedPuzzle::read(record, ratings)?)),
            None => Self::solved(Puzzle::from_record(record, solver)?, solver),
        })
    }

    fn solved(puzzle: Puzzle, solver: &Solver) -> Self {
        Self::Solved {
            explanations: puzzle.explanations(solver),
            puzzle: Box::new(puzzle),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameKind {
        match self {
            Self::Solved { puzzle, .. } => puzzle.setup().kind(),
            Self::Rated(puzzle) => puzzle.setup().kind(),
        }
    }

    /// The record of the match up to the position, with a line break after each line.
    #[must_use]
    pub fn record(&self) -> &str {
        match self {
            Self::Solved { puzzle, .. } => puzzle.record(),
            Self::Rated(puzzle) => puzzle.record(),
        }
    }

    /// What has to be stored with the record: see [`RatedPuzzle::ratings`].
    #[must_use]
    pub fn ratings(&self) -> Option<String> {
        match self {
            Self::Solved { .. } => None,
            Self::Rated(puzzle) => Some(puzzle.ratings()),
        }
    }

    /// Whether an answer, in notation, is the solution; `None` if it is not possible.
    #[must_use]
    pub fn is_solved_by(&self, answer: &str) -> Option<bool> {
        match self {
            Self::Solved { puzzle, .. } => {
                let play: Play = answer.parse().ok()?;
                puzzle.value(play).map(|value| value == Value::Win)
            }
            Self::Rated(puzzle) => puzzle.choice(answer).map(|it| it == puzzle.solution()),
        }
    }
}
