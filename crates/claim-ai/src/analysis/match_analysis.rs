//! The analysis of a whole match from its record.

use std::sync::{Mutex, PoisonError};

use claim_rules::cards::Seat;
use claim_rules::record::{Line, RecordError, Replay};
use claim_rules::{Action, Chapter, ChapterCounter, Setup, State};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use super::decision::{Decision, Evaluation, Exact};
use super::estimate::estimate;
use super::label::Label;
use super::variation::{exact_answer, variation};
use crate::bots::solver::Solver;
use crate::bots::{hardest_to_answer, solve_actions};

/// The number of search iterations for a good estimate, which takes a few milliseconds. Chances are calibrated for
/// it.
pub const DEFAULT_ITERATIONS: u32 = 1_000;

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

/// What a seat's estimated decisions lost. Only decisions with a choice count.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// How many of them have each label, in the order of [`Label::ALL`].
    pub labels: [usize; Label::ALL.len()],
    /// The sum of the losses of winning chances, each from 0 to 1.
    pub total_loss: f32,
}

/// A decision that has not been evaluated yet.
struct RecordedDecision {
    line: usize,
    actions: usize,
    chapter: Chapter,
    seat: Seat,
    action: Action,
    state: State,
}

impl Analysis {
    /// Analyses the text of a record and calls `on_progress` with the number of decisions done and
    /// the total.
    ///
    /// Works on all processors; the outcome does not depend on how many there are. `iterations` is the number of search iterations per estimate, from 1 to
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
        on_progress: impl FnMut(usize, usize) + Send,
    ) -> Result<Self, AnalysisError> {
        let (setup, recorded) = read_decisions(record)?;
        let count = recorded.len();
        // Each decision has its own random numbers, so that it does not matter which one is done first.
        let seeds: Vec<u64> = recorded.iter().map(|_| rng.next_u64()).collect();
        let progress = Mutex::new((0, on_progress));
        let report = |new: usize| {
            let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
            progress.0 += new;
            let done = progress.0;
            (progress.1)(done, count);
        };
        report(0);
        let evaluate = |(decision, seed): (RecordedDecision, u64)| {
            let decision = decision.evaluate(&setup, iterations, solver, seed);
            report(1);
            decision
        };
        let decisions = recorded.into_par_iter().zip(seeds).with_max_len(1);
        let decisions = decisions.map(evaluate).collect();
        Ok(Self { setup, decisions })
    }

    /// What another action would have been worth in a decision of a match that is over: the decision after that many actions
    /// of the record, with `action` in place of what was played, judged as [`Analysis::of_record`] judges with the same
    /// `rng`. `None` if there is no such decision, or the action is not legal.
    ///
    /// # Errors
    ///
    /// As for [`Analysis::of_record`].
    pub fn of_other_action(
        record: &str,
        actions: usize,
        action: Action,
        iterations: u32,
        solver: &Solver,
        rng: &mut impl Rng,
    ) -> Result<Option<Decision>, AnalysisError> {
        let (setup, recorded) = read_decisions(record)?;
        let mut seeded = recorded.into_iter().map(|it| (it, rng.next_u64()));
        let found = seeded.find(|(it, _)| it.actions == actions);
        let legal = found.filter(|(it, _)| it.state.legal_actions().contains(&action));
        Ok(legal.map(|(decision, seed)| {
            let decision = RecordedDecision { action, ..decision };
            decision.evaluate(&setup, iterations, solver, seed)
        }))
    }

    /// How many of a seat's decisions with exact values were correct.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let exact = self.decisions_of(seat).filter_map(Decision::exact);
        let exact = exact.filter(|it| it.allows_mistake());
        Accuracy::count(exact.map(|it| !it.is_mistake()))
    }

    /// What a seat's estimated decisions lost.
    #[must_use]
    pub fn judgement(&self, seat: Seat) -> Judgement {
        let mut judgement = Judgement::default();
        for estimate in self.decisions_of(seat).filter_map(Decision::estimate) {
            if let Some(label) = estimate.label() {
                judgement.labels[label as usize] += 1;
                judgement.total_loss += estimate.loss.0;
            }
        }
        judgement
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

impl Judgement {
    /// How many decisions there were.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.labels.iter().sum()
    }

    /// The mean loss of winning chances per decision, from 0 to 1; `None` without decisions.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "some hundred decisions")]
    pub fn average_loss(&self) -> Option<f32> {
        let decisions = self.decisions();
        (decisions > 0).then(|| self.total_loss / decisions as f32)
    }
}

impl RecordedDecision {
    fn evaluate(self, setup: &Setup, iterations: u32, solver: &Solver, seed: u64) -> Decision {
        let Self { action, state, .. } = self;
        let view = state.view(self.seat);
        let mut answer = Vec::new();
        let evaluation = if let Some(values) = solve_actions(&view, solver) {
            let mut exact = Exact::new(values, action);
            if exact.is_lost_choice() {
                exact.hardest_to_answer = hardest_to_answer(&view, solver);
            }
            if exact.is_mistake() {
                answer = exact_answer(&state, action, solver);
            }
            Evaluation::Exact(exact)
        } else {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (estimate, found) = estimate(setup, &view, &state, action, iterations, &mut rng);
            if estimate.label() >= Some(Label::Inaccuracy) {
                answer = found;
            }
            Evaluation::Estimate(estimate)
        };
        Decision {
            line: self.line,
            actions: self.actions,
            chapter: self.chapter,
            seat: self.seat,
            action,
            view,
            evaluation,
            refutation: variation(&state, action, &answer),
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
                    state: replay.state().clone(),
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
