//! [`Examination`]: evaluating the decisions of a match, by a first look and thoroughly.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::{Ending, Line, RecordError, Replay};
use claim_rules::{Action, Chapter, ChapterCounter, Setup, State, View};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::decision::{Decision, Evaluation, Exact};
use super::estimate::estimate;
use super::label::Label;
use super::match_analysis::{Analysis, AnalysisError, DEFAULT_ITERATIONS};
use super::variation::{estimated_answer, exact_answer, variation};
use crate::bots::solver::{Limits, Solver};
use crate::bots::{analysis_bytes, hardest_to_answer, solve_actions};

/// The number of search iterations of an estimate of the first look.
const FIRST_LOOK_ITERATIONS: u32 = 60;

/// The solver's limits in the first look: a millisecond or two per position, and little memory for its tables.
const FIRST_LOOK_LIMITS: Limits = Limits {
    max_nodes: 4_000,
    table_bytes: 1 << 18,
};

/// The maximum number of threads of an analysis, as of a first look.
const MAX_THREADS: usize = 3;

/// The decisions of a finished match, to be evaluated. Up to three processors work on them, and the outcome does not
/// depend on how many there are.
#[derive(Debug)]
pub struct Examination {
    setup: Setup,
    decisions: Vec<RecordedDecision>,
    /// The seats that have won, if the match was played to its end.
    winners: Option<SeatSet>,
}

/// A decision that has not been evaluated yet.
#[derive(Clone, Debug)]
struct RecordedDecision {
    line: usize,
    actions: usize,
    chapter: Chapter,
    seat: Seat,
    action: Action,
    state: State,
    /// The seats that can win, if not all can.
    contenders: Option<SeatSet>,
    /// Each decision has its own random numbers, so that it does not matter which one is done first.
    seed: u64,
}

impl Analysis {
    /// Analyses the text of a record and calls `on_progress` with the number of decisions done and
    /// the total: see [`Examination::analyse`].
    ///
    /// # Errors
    ///
    /// If a line is wrong, or the match is not over.
    pub fn from_record(
        record: &str,
        iterations: u32,
        solver: &Solver,
        rng: &mut impl Rng,
        mut on_progress: impl FnMut(usize, usize) + Send,
    ) -> Result<Self, AnalysisError> {
        let examination = Examination::from_record(record, rng)?;
        let (mut done, total) = (0, examination.decisions());
        on_progress(done, total);
        Ok(examination.analyse(iterations, solver, |_| {
            done += 1;
            on_progress(done, total);
        }))
    }
}

impl Examination {
    /// Reads the decisions from the text of a record.
    ///
    /// # Errors
    ///
    /// If a line is wrong, or the match is not over.
    pub fn from_record(record: &str, rng: &mut impl Rng) -> Result<Self, AnalysisError> {
        let mut lines = (1..).zip(record.lines());
        let (_, header) = lines.next().ok_or_else(RecordError::empty_file)?;
        let mut replay = Replay::from_header(header)?;
        let (mut chapters, mut decisions) = (ChapterCounter::default(), Vec::new());
        for (number, text) in lines {
            let timed = replay.parse_line(text)?;
            if let Line::Action { seat, action, .. } = timed.line {
                let chapter = chapters.next(replay.state(), seat);
                // A seat whose player left is played by a bot from then on.
                if replay.leave_reason(seat).is_none() {
                    decisions.push(RecordedDecision {
                        line: number,
                        actions: replay.action_count(),
                        chapter,
                        seat,
                        action,
                        state: replay.state().clone(),
                        contenders: replay.contenders(),
                        seed: rng.next_u64(),
                    });
                }
            }
            replay.step_timed(&timed)?;
        }
        replay.check_end()?;
        let winners = match replay.ending() {
            None => return Err(AnalysisError::NotOver),
            Some(Ending::Played(outcome)) => Some(outcome.winners.iter().copied().collect()),
            Some(_) => None,
        };
        Ok(Self {
            setup: replay.header().setup.clone(),
            decisions,
            winners,
        })
    }

    /// The number of decisions.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.decisions.len()
    }

    /// A first look, which takes some tenths of a second: a few search iterations per decision, and exact values
    /// where the solver is as quick, the last decisions first. Decisions that have not been begun when `has_time`
    /// returns false are left out.
    pub fn first_look(&self, has_time: impl Fn() -> bool + Sync) -> Analysis {
        let solver = Solver::new(FIRST_LOOK_LIMITS);
        let last_first = self.decisions.iter().rev();
        self.analysis_of(last_first, has_time, |decision| {
            decision.first_look(&self.setup, &solver)
        })
    }

    /// Evaluates every decision and calls `on_decision` with each of them when it is done.
    ///
    /// `iterations` is the number of search iterations per estimate, from 1 to
    /// [`MAX_ITERATIONS`](super::MAX_ITERATIONS); more count as the maximum.
    pub fn analyse(
        &self,
        iterations: u32,
        solver: &Solver,
        on_decision: impl FnMut(&Decision) + Send,
    ) -> Analysis {
        let on_decision = Mutex::new(on_decision);
        let evaluate = |decision: &RecordedDecision| {
            let decision = decision.evaluate(&self.setup, iterations, solver);
            let mut report = on_decision.lock().unwrap_or_else(PoisonError::into_inner);
            report(&decision);
            decision
        };
        self.analysis_of(self.decisions.iter(), || true, evaluate)
    }

    /// Judges another action: the decision after `actions` actions of the record, with `action` in place of what
    /// was played, evaluated as [`Examination::analyse`] does. `None` if there is no such decision, or the action
    /// is not legal. With it comes what was played.
    #[must_use]
    pub fn of_other_action(
        &self,
        actions: usize,
        action: Action,
        iterations: u32,
        solver: &Solver,
    ) -> Option<(Decision, Action)> {
        let found = self.decisions.iter().find(|it| it.actions == actions);
        let legal = found.filter(|it| it.state.legal_actions().contains(&action))?;
        let other = RecordedDecision {
            action,
            ..legal.clone()
        };
        Some((
            other.evaluate(&self.setup, iterations, solver),
            legal.action,
        ))
    }

    /// Evaluates decisions in this order, as long as there is time.
    fn analysis_of<'a>(
        &self,
        decisions: impl Iterator<Item = &'a RecordedDecision> + Send,
        has_time: impl Fn() -> bool + Sync,
        evaluate: impl Fn(&RecordedDecision) -> Decision + Sync,
    ) -> Analysis {
        let (waiting, done) = (Mutex::new(decisions), Mutex::new(Vec::new()));
        let next = || {
            let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.next()
        };
        let work = || {
            while let Some(decision) = next().filter(|_| has_time()) {
                let decision = evaluate(decision);
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                done.push(decision);
            }
        };
        thread::scope(|scope| {
            let threads = thread::available_parallelism().map_or(1, NonZero::get);
            for _ in 0..threads.min(MAX_THREADS) {
                scope.spawn(work);
            }
        });
        let mut decisions = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        decisions.sort_unstable_by_key(|it: &Decision| it.actions);
        Analysis {
            setup: self.setup.clone(),
            decisions,
            winners: self.winners,
        }
    }
}

/// The maximum memory of an analysis with [`DEFAULT_ITERATIONS`] and of a first look of another match at the same time,
/// besides that of the solver of the analysis, in bytes.
pub const MAX_BYTES: usize = MAX_THREADS * analysis_bytes(DEFAULT_ITERATIONS)
    + MAX_THREADS * analysis_bytes(FIRST_LOOK_ITERATIONS)
    + FIRST_LOOK_LIMITS.table_bytes
    + Solver::MAX_OTHER_BYTES;

impl RecordedDecision {
    fn evaluate(&self, setup: &Setup, iterations: u32, solver: &Solver) -> Decision {
        let (action, state) = (self.action, &self.state);
        let view = state.view(self.seat);
        let mut answer = Vec::new();
        let evaluation = if let Some(values) = solve_actions(&view, solver) {
            let mut exact = Exact::new(values, action);
            if exact.is_lost_choice() {
                exact.hardest_to_answer = hardest_to_answer(&view, Some(action), solver);
            }
            if exact.is_mistake() {
                answer = exact_answer(state, action, solver);
            }
            Evaluation::Exact(exact)
        } else {
            let mut rng = self.rng();
            let contenders = self.contenders;
            let estimate = estimate(setup, &view, contenders, action, iterations, &mut rng);
            // In Claim It, what follows is up to the dice.
            let is_up_to_dice = matches!(state, State::ClaimIt(_));
            if estimate.label() >= Some(Label::Inaccuracy) && !is_up_to_dice {
                answer = estimated_answer(state, action, iterations, solver, &mut rng);
            }
            Evaluation::Estimate(estimate)
        };
        self.decision(view, evaluation, &answer)
    }

    /// As [`Self::evaluate`], but within a few milliseconds and without an answer.
    fn first_look(&self, setup: &Setup, solver: &Solver) -> Decision {
        let view = self.state.view(self.seat);
        let values = solve_actions(&view, solver);
        let known = values.filter(|values| values.iter().all(|(_, value)| value.is_some()));
        let evaluation = if let Some(values) = known {
            Evaluation::Exact(Exact::new(values, self.action))
        } else {
            let (action, iterations) = (self.action, FIRST_LOOK_ITERATIONS);
            let mut rng = self.rng();
            let contenders = self.contenders;
            let estimate = estimate(setup, &view, contenders, action, iterations, &mut rng);
            Evaluation::Estimate(estimate)
        };
        self.decision(view, evaluation, &[])
    }

    fn rng(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.seed)
    }

    fn decision(&self, view: View, evaluation: Evaluation, answer: &[Action]) -> Decision {
        Decision {
            line: self.line,
            actions: self.actions,
            chapter: self.chapter,
            seat: self.seat,
            action: self.action,
            view,
            evaluation,
            answer: variation(&self.state, self.action, answer),
        }
    }
}
