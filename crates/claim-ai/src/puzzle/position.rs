//! A puzzle: a position in which exactly one play wins, with the value of every play.

use std::iter;

use claim_rules::cards::{CardSet, Seat};
use claim_rules::claim::{Action as Play, Score, View, score};
use claim_rules::record::{RecordError, Replay};
use claim_rules::{Action, Setup, State, View as AnyView};

use crate::analysis::{VariationPlay, exact_end, variation};
use crate::bots::solver::{Position, Solver, Value};

/// A position of phase two between 2 players in which exactly one play wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    record: String,
    setup: Setup,
    view: View,
    opponent_hand: CardSet,
    plays: Vec<(Play, Value)>,
    solution: Play,
}

/// A play of a puzzle, and why it is worth that much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The play.
    pub play: Play,
    /// Its value under perfect play, for the seat whose play is asked for.
    pub value: Value,
    /// The plays that follow up to the end of the match, with best play by both, each with its seat.
    pub answer: Vec<(Seat, Play)>,
    /// The score of the match that ends so; `None` if finding all plays would take too long.
    pub score: Option<Score>,
}

/// Why a record is not that of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The record is wrong.
    #[error("invalid record of a puzzle: {0}")]
    InvalidRecord(#[from] RecordError),
    /// The record does not end in a position in which exactly one play wins.
    #[error("the record does not end in a position with exactly one winning play")]
    NoUniqueWin,
    /// The ratings of a puzzle that cannot be solved do not belong to the position of the record.
    #[error("the ratings of the puzzle's choices are wrong")]
    InvalidRatings,
}

impl Puzzle {
    /// Reads a puzzle from its record, see [`Puzzle::record`].
    ///
    /// # Errors
    ///
    /// If the record is wrong, or does not end in a position in which exactly one play wins.
    pub fn from_record(record: &str, solver: &Solver) -> Result<Self, PuzzleError> {
        let replay = Replay::from_lines(record.lines())?;
        Self::at(&replay, record.to_owned(), solver).ok_or(PuzzleError::NoUniqueWin)
    }

    /// The puzzle at the current position of a match, whose record so far is `record`; `None` unless
    /// exactly one play wins.
    pub(super) fn at(replay: &Replay, record: String, solver: &Solver) -> Option<Self> {
        let seat = replay.state().to_act()?;
        let view_of = |seat| match replay.state().view(seat) {
            AnyView::Claim(view) => Some(*view),
            _ => None,
        };
        let view = view_of(seat)?;
        let values = solver.action_values(&Position::new(&view)?).into_iter();
        let plays: Option<Vec<_>> = values.map(|(play, value)| Some((play, value?))).collect();
        let plays = plays?;
        let mut winning = plays.iter().filter(|(_, value)| *value == Value::Win);
        let (&(solution, _), None) = (winning.next()?, winning.next()) else {
            return None;
        };
        Some(Self {
            record,
            setup: replay.header().setup.clone(),
            view,
            opponent_hand: view_of(seat.next(2))?.own.hand,
            plays,
            solution,
        })
    }

    /// Why each legal play is worth what it is, the solution first. Takes up to some tenths of a second.
    #[must_use]
    pub fn explanations(&self, solver: &Solver) -> Vec<Explanation> {
        let Ok(replay) = Replay::from_lines(self.record.lines()) else {
            return Vec::new();
        };
        let explain = |&(play, value): &(Play, Value)| {
            let (state, first) = (replay.state(), Action::Claim(play));
            let line = exact_end(state, first, solver);
            let answer = variation(state, first, &line).into_iter();
            let answer = answer.filter_map(|VariationPlay { seat, action, .. }| match action {
                Action::Claim(play) => Some((seat, play)),
                _ => None,
            });
            Explanation {
                play,
                value,
                answer: answer.collect(),
                score: final_score(state, iter::once(first).chain(line)),
            }
        };
        let mut explanations: Vec<_> = self.plays.iter().map(explain).collect();
        explanations.sort_by_key(|it| it.play != self.solution);
        explanations
    }

    /// The record of the match up to the position, with a line break after each line.
    #[must_use]
    pub fn record(&self) -> &str {
        &self.record
    }

    /// The game and its options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seat whose play is asked for.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.view.seat
    }

    /// The view of that seat.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The hand of the other seat, which is known in phase two (RULES.md 1.7).
    #[must_use]
    pub const fn opponent_hand(&self) -> CardSet {
        self.opponent_hand
    }

    /// The number of tricks left, including the current one.
    #[must_use]
    pub fn tricks(&self) -> usize {
        self.view.own.hand.len()
    }

    /// The values of all legal plays for [`Puzzle::seat`].
    pub(super) fn plays(&self) -> &[(Play, Value)] {
        &self.plays
    }

    /// The only winning play.
    #[must_use]
    pub const fn solution(&self) -> Play {
        self.solution
    }

    /// The value of a play for [`Puzzle::seat`] under perfect play; `None` if it is not legal.
    #[must_use]
    pub fn value(&self, play: Play) -> Option<Value> {
        let found = self.plays.iter().find(|(legal, _)| *legal == play);
        found.map(|(_, value)| *value)
    }
}

/// The score after some actions; `None` if the match goes on.
fn final_score(state: &State, actions: impl Iterator<Item = Action>) -> Option<Score> {
    let mut state = state.clone();
    for action in actions {
        state.play(action).ok()?;
    }
    match state.view(Seat::ALL[0]) {
        AnyView::Claim(end) if state.to_act().is_none() => {
            Some(score(end.public.setup, &end.public.score))
        }
        _ => None,
    }
}
