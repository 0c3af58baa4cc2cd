//! The analysis of a whole match from its record.

use claim_rules::cards::Seat;
use claim_rules::record::{Line, RecordError, Replay};
use claim_rules::{Action, Chapter, ChapterCounter, Setup, View};
use rand::Rng;

use super::decision::{Decision, Estimate, Evaluation, Exact};
use crate::bots::solver::Solver;
use crate::bots::{estimate_actions, solve_actions};

/// The number of search iterations for a good estimate, which takes a few milliseconds.
pub const DEFAULT_ITERATIONS: u32 = 2_000;

/// A finished match, decision by decision.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The game and its options.
    pub setup: Setup,
    /// Every decision of a player in order. Those that a bot made for a player who had left are not
    /// among them.
    pub decisions: Vec<Decision>,
}

/// Why a record cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalysisError {
    /// A line of the record is wrong.
    #[error(transparent)]
    InvalidRecord(#[from] RecordError),
    /// The match is still running, and an analysis would help a player.
    #[error("the match is not over")]
    NotOver,
}

/// How many of a seat's decisions were correct.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// The decisions in which a mistake was possible.
    pub decisions: usize,
    /// Those of them that were not mistakes.
    pub correct: usize,
}

/// A decision that has not been evaluated yet.
struct RecordedDecision {
    line: usize,
    actions: usize,
    chapter: Chapter,
    seat: Seat,
    action: Action,
    view: View,
}

impl Analysis {
    /// Analyses the text of a record and calls `on_progress` with the number of decisions done and
    /// the total.
    ///
    /// `iterations` is the number of search iterations per estimate, from 1 to
    /// [`MAX_ITERATIONS`](super::MAX_ITERATIONS). The caller checks the range: with 0 nothing is
    /// estimated, and more count as the maximum.
    ///
    /// # Errors
    ///
    /// If a line is wrong, or the match is not over.
    pub fn of_record(
        record: &str,
        iterations: u32,
        solver: &Solver,
        rng: &mut impl Rng,
        mut on_progress: impl FnMut(usize, usize),
    ) -> Result<Self, AnalysisError> {
        let (setup, recorded) = read_decisions(record)?;
        let count = recorded.len();
        let mut decisions = Vec::with_capacity(count);
        for decision in recorded {
            on_progress(decisions.len(), count);
            let values = solve_actions(&decision.view, solver);
            let evaluation = if let Some(values) = values {
                Evaluation::Exact(Exact::new(values, decision.action))
            } else {
                let stats = estimate_actions(&decision.view, iterations, rng);
                Evaluation::Estimate(Estimate::new(&stats, decision.action))
            };
            decisions.push(Decision {
                line: decision.line,
                actions: decision.actions,
                chapter: decision.chapter,
                seat: decision.seat,
                action: decision.action,
                view: decision.view,
                evaluation,
            });
        }
        on_progress(count, count);
        Ok(Self { setup, decisions })
    }

    /// How many of a seat's decisions with exact values were correct.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let exact = self.decisions_of(seat).filter_map(Decision::exact);
        let exact = exact.filter(|it| it.allows_mistake());
        Accuracy::count(exact.map(|it| !it.is_mistake()))
    }

    /// How many of a seat's estimated decisions were not clear mistakes.
    #[must_use]
    pub fn estimated_accuracy(&self, seat: Seat) -> Accuracy {
        let estimates = self.decisions_of(seat).filter_map(Decision::estimate);
        let estimates = estimates.filter(|it| it.choices > 1);
        Accuracy::count(estimates.map(|it| !it.is_clear_mistake()))
    }

    /// The decisions of a seat.
    pub fn decisions_of(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |it| it.seat == seat)
    }

    /// The decisions with exact values.
    pub fn exact_decisions(&self) -> impl Iterator<Item = (&Decision, &Exact)> {
        let decisions = self.decisions.iter();
        decisions.filter_map(|it| Some((it, it.exact()?)))
    }

    /// The mistakes, in order.
    #[must_use]
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &Decision> {
        self.decisions.iter().filter(|it| it.is_mistake())
    }

    /// The first mistake after the position after that many actions, or the last one before it. A mistake
    /// at the position itself is neither.
    #[must_use]
    pub fn mistake_from(&self, actions: u32, forward: bool) -> Option<&Decision> {
        let actions = actions as usize;
        if forward {
            self.mistakes().find(|it| it.actions > actions)
        } else {
            self.mistakes().rev().find(|it| it.actions < actions)
        }
    }
}

impl Accuracy {
    fn count(are_correct: impl Iterator<Item = bool>) -> Self {
        are_correct.fold(Self::default(), |sum, is_correct| Self {
            decisions: sum.decisions + 1,
            correct: sum.correct + usize::from(is_correct),
        })
    }
}

/// The players' decisions in a record. A seat whose player left is played by a bot from then on.
fn read_decisions(record: &str) -> Result<(Setup, Vec<RecordedDecision>), AnalysisError> {
    let mut lines = (1..).zip(record.lines());
    let (_, header) = lines.next().ok_or_else(RecordError::empty_file)?;
    let mut replay = Replay::from_header(header)?;
    let (mut chapters, mut decisions) = (ChapterCounter::default(), Vec::new());
    for (number, text) in lines {
        let timed = replay.parse_line(text)?;
        if let Line::Action { seat, action, .. } = timed.line {
            let chapter = chapters.next(replay.state(), seat);
            if replay.left(seat).is_none() {
                decisions.push(RecordedDecision {
                    line: number,
                    actions: replay.actions(),
                    chapter,
                    seat,
                    action,
                    view: replay.state().view(seat),
                });
            }
        }
        replay.step_timed(&timed)?;
    }
    if replay.ending().is_none() {
        return Err(AnalysisError::NotOver);
    }
    Ok((replay.header().setup.clone(), decisions))
}
