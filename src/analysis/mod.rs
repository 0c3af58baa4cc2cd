//! What each decision of a match that is over was worth, and where the match was lost: exactly
//! where that can be told (see [`bots::values`]), and else by search, with its uncertainty.

mod chance;
mod decision;
mod json;
#[cfg(test)]
pub(crate) mod tests;

use rand::Rng;

use crate::bots;
pub use crate::bots::solver::Value;
use crate::bots::solver::{Limits, Solver};
use crate::cards::Seat;
use crate::record::{Fault, Line, Replay};
use crate::rules::{Action, Setup, View};
pub use chance::Chance;
pub use decision::{Decision, Estimate, Exact, Judgement, value_id};

/// How many iterations of search make a good estimate: a few milliseconds' worth.
pub const ITERATIONS: u32 = 2_000;

/// A match that is over, decision by decision.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// What was played.
    pub setup: Setup,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
}

/// Why a record cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalysisError {
    /// A line of it is wrong.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The match is still running: whatever is said of it would help somebody.
    #[error("the match is not over")]
    Running,
}

/// How many of a seat's decisions were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// Those that could have been wrong.
    pub decisions: usize,
    /// Those that were not.
    pub right: usize,
}

impl Analysis {
    /// Analyses the text of a record; so many iterations of search go into each estimate. Tells `on_progress` how many decisions are done, of how many.
    ///
    /// # Errors
    ///
    /// If a line is wrong, or the match is not over.
    pub fn of(
        record: &str,
        iterations: u32,
        rng: &mut impl Rng,
        mut on_progress: impl FnMut(usize, usize),
    ) -> Result<Self, AnalysisError> {
        let (setup, moments) = moments(record)?;
        let count = moments.len();
        let mut solver = Solver::new(Limits::default());
        let mut decisions = Vec::with_capacity(count);
        for moment in moments {
            on_progress(decisions.len(), count);
            let moves = bots::values(&moment.view, &mut solver);
            let exact = moves.map(|moves| Judgement::Exact(Exact::new(moves, moment.action)));
            let judgement = exact.unwrap_or_else(|| {
                let tried = bots::promises(&moment.view, iterations, rng);
                Judgement::Estimate(Estimate::new(&tried, moment.action))
            });
            decisions.push(moment.judged(judgement));
        }
        on_progress(count, count);
        Ok(Self { setup, decisions })
    }

    /// How many of a seat's decisions were right, of those whose worth is known exactly.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let exact = self.of_seat(seat).filter_map(Decision::exact);
        Accuracy::of(
            exact
                .filter(|it| it.could_be_wrong())
                .map(|it| !it.is_mistake()),
        )
    }

    /// How many of a seat's decisions were not clearly wrong, of those whose worth is estimated.
    #[must_use]
    pub fn estimated_accuracy(&self, seat: Seat) -> Accuracy {
        let estimates = self.of_seat(seat).filter_map(Decision::estimate);
        let choices = estimates.filter(|it| it.choices > 1);
        Accuracy::of(choices.map(|it| !it.is_clear_mistake()))
    }

    /// The decisions of a seat.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |it| it.seat == seat)
    }

    /// The decisions whose worth is known exactly, each with the number of its trick among those,
    /// from 1.
    pub fn exact(&self) -> impl Iterator<Item = (usize, &Decision, &Exact)> {
        let players = usize::from(self.setup.players());
        let exact = self.decisions.iter();
        let exact = exact.filter_map(|it| Some((it, it.exact()?)));
        let numbered = exact.enumerate();
        numbered.map(move |(number, (decision, exact))| (number / players + 1, decision, exact))
    }
}

impl Accuracy {
    fn of(right: impl Iterator<Item = bool>) -> Self {
        right.fold(Self::default(), |sum, right| Self {
            decisions: sum.decisions + 1,
            right: sum.right + usize::from(right),
        })
    }
}

/// A decision that is not judged yet.
struct Moment {
    line: usize,
    seat: Seat,
    action: Action,
    view: View,
}

impl Moment {
    fn judged(self, judgement: Judgement) -> Decision {
        Decision {
            line: self.line,
            seat: self.seat,
            action: self.action,
            view: self.view,
            judgement,
        }
    }
}

/// Every decision of a record.
fn moments(record: &str) -> Result<(Setup, Vec<Moment>), AnalysisError> {
    let mut lines = (1..).zip(record.lines());
    let header = lines.next().map_or("", |(_, text)| text);
    let mut replay = Replay::begin(header)?;
    let mut moments = Vec::new();
    for (number, text) in lines {
        let line = replay.parse(text)?;
        if let Line::Action { seat, action, .. } = line {
            moments.push(Moment {
                line: number,
                seat,
                action,
                view: replay.state().view(seat),
            });
        }
        replay.step(&line)?;
    }
    if replay.ending().is_none() {
        return Err(AnalysisError::Running);
    }
    Ok((replay.header().setup.clone(), moments))
}
