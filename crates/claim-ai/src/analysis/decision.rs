//! A decision of a match and its evaluation.

use claim_rules::cards::Seat;
use claim_rules::{Action, Chapter, View};

use super::win_probability::WinProbability;
use crate::bots::solver::Value;
use crate::bots::{ActionStats, ActionValues};

/// A decision of a match.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The number of its line in the record, from 1.
    pub line: usize,
    /// The number of actions before it.
    pub actions: usize,
    /// The trick or turn.
    pub chapter: Chapter,
    /// The seat that decided.
    pub seat: Seat,
    /// The action that it took.
    pub action: Action,
    /// What the seat knew.
    pub view: View,
    /// How good the action was.
    pub evaluation: Evaluation,
}

/// How good an action was.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// Known exactly.
    Exact(Exact),
    /// Estimated.
    Estimate(Estimate),
}

/// The exact values of a decision's actions for the seat that decided, under perfect play. A value
/// is `None` if it could not be computed within the solver's limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The value of the best action.
    pub before: Option<Value>,
    /// The value of the action that was taken.
    pub after: Option<Value>,
    /// The value of each legal action.
    pub action_values: ActionValues<Action>,
}

/// What a search from the view of the seat that decided estimates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The probability of winning after the action that was taken.
    pub chosen: WinProbability,
    /// The best action and the probability of winning after it.
    pub best: (Action, WinProbability),
    /// The number of legal actions.
    pub choices: usize,
}

impl Decision {
    /// Its exact values, if they are known.
    #[must_use]
    pub const fn exact(&self) -> Option<&Exact> {
        match &self.evaluation {
            Evaluation::Exact(exact) => Some(exact),
            Evaluation::Estimate(_) => None,
        }
    }

    /// Its estimate, if it is not solved exactly.
    #[must_use]
    pub const fn estimate(&self) -> Option<&Estimate> {
        match &self.evaluation {
            Evaluation::Estimate(estimate) => Some(estimate),
            Evaluation::Exact(_) => None,
        }
    }

    /// Whether it was a mistake: another action was better, beyond the margins of error.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        match &self.evaluation {
            Evaluation::Exact(exact) => exact.is_mistake(),
            Evaluation::Estimate(estimate) => estimate.is_clear_mistake(),
        }
    }

    /// The probability of winning with the best action, from 0 to 1, where a draw counts as 0.5; `None`
    /// if it is not known.
    #[must_use]
    pub fn win_probability(&self) -> Option<f32> {
        match &self.evaluation {
            Evaluation::Estimate(estimate) => Some(estimate.best.1.estimate),
            Evaluation::Exact(exact) => exact.before.map(|value| match value {
                Value::Win => 1.0,
                Value::Draw => 0.5,
                Value::Loss => 0.0,
            }),
        }
    }
}

impl Exact {
    /// The evaluation of an action.
    pub(super) fn new(action_values: ActionValues<Action>, action: Action) -> Self {
        let best = action_values.iter().filter_map(|&(_, value)| value).max();
        let has_unknown = action_values.iter().any(|(_, value)| value.is_none());
        let before = best.filter(|&value| value == Value::Win || !has_unknown);
        let after = action_values.iter().find(|(other, _)| *other == action);
        let after = after.and_then(|&(_, value)| value);
        Self {
            before,
            after,
            action_values,
        }
    }

    /// Whether the action was worse than the best one.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        matches!((self.before, self.after), (Some(before), Some(after)) if after < before)
    }

    /// Whether a mistake was possible.
    #[must_use]
    pub fn allows_mistake(&self) -> bool {
        let is_worse =
            |&(_, value): &(Action, Option<Value>)| value.is_some() && value < self.before;
        self.action_values.iter().any(is_worse)
    }

    /// The actions with the value of the best one.
    pub fn best_actions(&self) -> impl Iterator<Item = Action> {
        let is_best =
            |&&(_, value): &&(Action, Option<Value>)| value.is_some() && value == self.before;
        let best = self.action_values.iter().filter(is_best);
        best.map(|&(action, _)| action)
    }
}

impl Estimate {
    /// The estimate for an action. The best action is the one that the search visited most often.
    pub(super) fn new(stats: &[ActionStats<Action>], action: Action) -> Self {
        let chosen = stats.iter().find(|it| it.action == action);
        let best = stats.iter().max_by_key(|it| it.visits);
        Self {
            chosen: WinProbability::from_stats(chosen),
            best: (
                best.map_or(action, |it| it.action),
                WinProbability::from_stats(best),
            ),
            choices: stats.len(),
        }
    }

    /// By how much the action lowered the probability of winning.
    #[must_use]
    pub fn loss(&self) -> f32 {
        self.best.1.estimate - self.chosen.estimate
    }

    /// Whether another action was better beyond the margins of error.
    #[must_use]
    pub fn is_clear_mistake(&self) -> bool {
        self.chosen.is_clearly_below(self.best.1)
    }
}

/// The id of a value: `win`, `draw`, `loss` or `unknown`.
#[must_use]
pub const fn value_id(value: Option<Value>) -> &'static str {
    match value {
        Some(Value::Win) => "win",
        Some(Value::Draw) => "draw",
        Some(Value::Loss) => "loss",
        None => "unknown",
    }
}
