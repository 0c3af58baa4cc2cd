//! A decision of a match and its evaluation.

use claim_rules::cards::Seat;
use claim_rules::{Action, Chapter, View};

use super::label::Label;
use super::variation::VariationPlay;
use super::win_probability::WinProbability;
use crate::bots::ActionValues;
use crate::bots::solver::Value;

/// The chances between which a decision is open.
const MIN_OPEN_CHANCE: f32 = 0.1;
const MAX_OPEN_CHANCE: f32 = 0.9;

/// What can be lost at least in an open decision.
const MIN_STAKE: f32 = 0.02;

/// A decision of a match.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The number of its line in the record, from 1.
    pub line: usize,
    /// The number of actions before it, of all seats. It identifies the decision within the match.
    pub actions: usize,
    /// The trick to which the action belongs or, in a game without tricks, the turn.
    pub chapter: Chapter,
    /// The seat that decided.
    pub seat: Seat,
    /// The action that it took or, if another action is judged in its place, that one.
    pub action: Action,
    /// What the seat knew before the action.
    pub view: View,
    /// How good the action was.
    pub evaluation: Evaluation,
    /// The line of play that answers an action worse than fine, in the match as it was: with best play by all seats where
    /// everything can be solved, elsewhere with what hard bots find. Empty for other actions, in Claim It, and in a
    /// first look.
    pub answer: Vec<VariationPlay>,
}

/// How good an action was.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The exact values of the actions. Some of them may be unknown.
    Exact(Exact),
    /// An estimate of the winning chances, where the position is not solved.
    Estimate(Estimate),
}

/// The exact values of a decision's actions for the seat that decided, under perfect play. A value
/// is `None` if it could not be computed within the solver's limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The value of the best action. Also `None` if an action whose value is unknown may be better.
    pub before: Option<Value>,
    /// The value of the action that was taken.
    pub after: Option<Value>,
    /// The value of each legal action.
    pub action_values: ActionValues<Action>,
    /// In a lost position with a choice, the action after which the smallest share of the answers keeps the win; among
    /// equals, the answers after that count, too. `None` elsewhere, and where that would take too long to compute.
    pub hardest_to_answer: Option<Action>,
}

/// What a search estimates from the view of the seat that decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The probability of winning after the action that was taken.
    pub chosen: WinProbability,
    /// The best action and the probability of winning after it.
    pub best: (Action, WinProbability),
    /// By how much the action lowered the probability of winning, from 0 to 1, with its margin of error at a
    /// confidence of 95 %, which covers bias, too.
    pub loss: (f32, f32),
    /// The number of legal actions. If there is only one, the decision has no label.
    pub choices: usize,
    /// Whether the loss is known: not in a last turn of Claim It that takes too long to be searched to its end.
    pub is_comparable: bool,
    /// The lowest chance of winning to which an action leads, as far as that is beyond the standard error. Equal to
    /// the best chance if all actions are about equally good.
    pub worst: f32,
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

    /// Whether it was a mistake or a blunder.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.label() >= Some(Label::Mistake)
    }

    /// Whether it was about as good as the best action, as far as can be told; `None` if that is not known.
    #[must_use]
    pub fn is_good(&self) -> Option<bool> {
        match &self.evaluation {
            Evaluation::Exact(exact) => Some(exact.before? == exact.after?),
            Evaluation::Estimate(estimate) => {
                let (loss, margin) = estimate.loss;
                let is_good = Label::of_loss(loss, margin) <= Label::Fine;
                estimate.is_comparable.then_some(is_good)
            }
        }
    }

    /// How good it was; `None` if nothing could be lost, because only one action was legal or all were equally good, or
    /// if that is not known.
    #[must_use]
    pub fn label(&self) -> Option<Label> {
        match &self.evaluation {
            Evaluation::Exact(exact) => exact.label(),
            Evaluation::Estimate(estimate) => estimate.label(),
        }
    }

    /// By how much it lowered the probability of winning, from 0 to 1; `None` if it has no label.
    #[must_use]
    pub fn loss(&self) -> Option<f32> {
        self.label()?;
        match &self.evaluation {
            Evaluation::Exact(exact) => Some(points(exact.before?) - points(exact.after?)),
            Evaluation::Estimate(estimate) => Some(estimate.loss.0),
        }
    }

    /// The probability of winning with the best action, from 0 to 1, where a draw counts as 0.5; `None`
    /// if it is not known, or could not be computed to the end.
    #[must_use]
    pub fn win_probability(&self) -> Option<f32> {
        match &self.evaluation {
            Evaluation::Estimate(estimate) => {
                Some(estimate.best.1.estimate).filter(|_| estimate.is_comparable)
            }
            Evaluation::Exact(exact) => exact.before.map(points),
        }
    }
}

/// A result as a share of a win.
const fn points(value: Value) -> f32 {
    match value {
        Value::Win => 1.0,
        Value::Draw => 0.5,
        Value::Loss => 0.0,
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
            hardest_to_answer: None,
        }
    }

    /// Whether all actions are known to lose, and there are several.
    pub(super) fn is_lost_choice(&self) -> bool {
        self.before == Some(Value::Loss) && self.action_values.len() > 1
    }

    fn label(&self) -> Option<Label> {
        self.after.filter(|_| self.allows_mistake())?;
        self.before?;
        Some(if self.is_mistake() {
            Label::Blunder
        } else {
            Label::Best
        })
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
    /// Whether it mattered which action was taken: the actions differ, and neither do all of them nearly win nor all
    /// nearly lose. Where it did not, a bad player loses as little as a good one.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.stake() >= MIN_STAKE
            && self.best.1.estimate > MIN_OPEN_CHANCE
            && self.worst < MAX_OPEN_CHANCE
    }

    /// By how much the worst action lowers the probability of winning, from 0 to 1.
    #[must_use]
    pub fn stake(&self) -> f32 {
        self.best.1.estimate - self.worst
    }

    /// How good the action was; `None` if it was the only one, if it made no difference, or if that is not known.
    #[must_use]
    pub fn label(&self) -> Option<Label> {
        let (loss, margin) = self.loss;
        let is_judged = self.choices > 1 && self.is_comparable && self.is_open();
        is_judged.then(|| Label::of_loss(loss, margin))
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
