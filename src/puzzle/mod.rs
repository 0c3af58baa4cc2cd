//! The daily puzzle: from a day to a position of which every play's value is known and exactly one
//! wins. Everybody's is the same.

mod search;
mod tally;
#[cfg(test)]
mod tests;
mod thumb;

pub use crate::bots::solver::Value;
use crate::bots::solver::{Limits, Position, Solver};
use crate::cards::{CardSet, Seat};
use crate::record::{Fault, Replay};
pub use crate::rules::claim::Action as Play;
use crate::rules::claim::View;
use crate::rules::{self, Setup};
use crate::time::Day;
pub use tally::Tally;

/// A position of phase two between 2 players in which exactly one play wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    record: String,
    setup: Setup,
    view: View,
    opposite: CardSet,
    plays: Vec<(Play, Value)>,
    solution: Play,
}

/// A record that is no puzzle's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    /// It is no right record.
    #[error("in the record of a puzzle, {0}")]
    Fault(#[from] Fault),
    /// It does not end in a position in which exactly one play wins.
    #[error("the record of a puzzle does not end where exactly one play wins")]
    NotOneWin,
}

impl Puzzle {
    /// The puzzle of a day. Takes some milliseconds.
    #[must_use]
    pub fn of(day: Day) -> Self {
        search::find(day)
    }

    /// The puzzle of that record, as [`Puzzle::record`] has it.
    ///
    /// # Errors
    ///
    /// If it is no puzzle's.
    pub fn from_record(record: &str) -> Result<Self, NoPuzzle> {
        let replay = Replay::from_lines(record.lines())?;
        let solver = &mut Solver::new(Limits::default());
        Self::at(&replay, record.to_owned(), solver).ok_or(NoPuzzle::NotOneWin)
    }

    /// The puzzle of a match as it stands, with the text of its record; none where it is none.
    fn at(replay: &Replay, record: String, solver: &mut Solver) -> Option<Self> {
        let seat = replay.state().to_act()?;
        let of = |seat| match replay.state().view(seat) {
            rules::View::Claim(view) => Some(*view),
            _ => None,
        };
        let view = of(seat)?;
        let values = solver.values(&Position::new(&view)?).into_iter();
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
            opposite: of(seat.next(2))?.own.hand,
            plays,
            solution,
        })
    }

    /// The match up to the position: the lines of its record, each with a line break.
    #[must_use]
    pub fn record(&self) -> &str {
        &self.record
    }

    /// What is played.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seat that is to find the play.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.view.seat
    }

    /// What that seat knows.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The hand of the other seat, which is no secret in phase two (RULES.md 1.7).
    #[must_use]
    pub const fn opposite(&self) -> CardSet {
        self.opposite
    }

    /// How many tricks are left, the current one included.
    #[must_use]
    pub fn tricks(&self) -> usize {
        self.view.own.hand.len()
    }

    /// The one play that wins.
    #[must_use]
    pub const fn solution(&self) -> Play {
        self.solution
    }

    /// What a play is worth if both play their best from then on; none of what is not legal.
    #[must_use]
    pub fn value(&self, play: Play) -> Option<Value> {
        let found = self.plays.iter().find(|(legal, _)| *legal == play);
        found.map(|(_, value)| *value)
    }
}
