//! Analysis of finished matches: how good each decision was, exactly where that can be solved (see
//! [`solve_actions`](crate::bots::solve_actions)), elsewhere estimated with a margin of error.
//!
//! An estimated decision is judged by the winning chances that it lost against the best action.
//! Both are played on in the same sampled worlds, and the mean difference is the loss. The chances
//! are calibrated by the results of matches (docs/measurements.md).
//!
//! The decisions are evaluated on up to three threads. Each has its own random numbers, so that the
//! result is always the same.

mod calibration;
mod decision;
mod estimate;
mod examination;
mod json;
mod label;
mod match_analysis;
mod mistake_kind;
mod reference;
#[cfg(test)]
mod tests;
mod variation;
mod win_probability;

pub use crate::bots::MAX_ITERATIONS;
pub use crate::bots::solver::Value;
pub(crate) use calibration::Calibration;
pub use decision::{Decision, Estimate, Evaluation, Exact, value_id};
pub(crate) use estimate::mean_reward;
pub use examination::{Examination, MAX_BYTES};
pub use label::Label;
pub use match_analysis::{
    Accuracy, Analysis, AnalysisError, Balance, DEFAULT_ITERATIONS, Judgement,
};
pub use mistake_kind::MistakeKind;
pub use reference::Strength;
pub use variation::{VariationPlay, first_plays};
pub(crate) use variation::{estimated_answer, exact_end, variation};
pub use win_probability::WinProbability;
