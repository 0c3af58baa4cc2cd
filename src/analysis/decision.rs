//! A decision of a match, and what it was worth.

use super::Chance;
use crate::bots::solver::Value;
use crate::bots::{Tried, Values};
use crate::cards::Seat;
use crate::rules::{Action, View};

/// A decision of a match.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The line of the record, from 1.
    pub line: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What the seat knew.
    pub view: View,
    /// What it was worth.
    pub judgement: Judgement,
}

/// What a decision was worth.
#[derive(Clone, Debug)]
pub enum Judgement {
    /// Known exactly.
    Exact(Exact),
    /// Estimated.
    Estimate(Estimate),
}

/// What a decision was worth if both play their best from there on, as the acting seat sees it. A
/// value is none where it would take too long to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The best that could be had.
    pub before: Option<Value>,
    /// What the action left of it.
    pub after: Option<Value>,
    /// What each legal action would have left.
    pub moves: Values<Action>,
}

/// What a decision promised whoever knew no more than the acting seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What the action promised.
    pub chosen: Chance,
    /// The action that promised most, and what.
    pub best: (Action, Chance),
    /// How many actions there were.
    pub choices: usize,
}

impl Decision {
    /// Its exact worth, if that is known.
    #[must_use]
    pub const fn exact(&self) -> Option<&Exact> {
        match &self.judgement {
            Judgement::Exact(exact) => Some(exact),
            Judgement::Estimate(_) => None,
        }
    }

    /// What it is thought to have been worth, if it is not known.
    #[must_use]
    pub const fn estimate(&self) -> Option<&Estimate> {
        match &self.judgement {
            Judgement::Estimate(estimate) => Some(estimate),
            Judgement::Exact(_) => None,
        }
    }

    /// The chance to win before it, at its best, from 0 to 1; none if that is not known.
    #[must_use]
    pub fn chance(&self) -> Option<f32> {
        match &self.judgement {
            Judgement::Estimate(estimate) => Some(estimate.best.1.share),
            Judgement::Exact(exact) => exact.before.map(|value| match value {
                Value::Win => 1.0,
                Value::Draw => 0.5,
                Value::Loss => 0.0,
            }),
        }
    }
}

impl Exact {
    /// The worth of an action among others.
    pub(super) fn new(moves: Values<Action>, action: Action) -> Self {
        let best = moves.iter().filter_map(|&(_, value)| value).max();
        let is_unclear = moves.iter().any(|(_, value)| value.is_none());
        let before = best.filter(|&value| value == Value::Win || !is_unclear);
        let after = moves.iter().find(|(other, _)| *other == action);
        let after = after.and_then(|&(_, value)| value);
        Self {
            before,
            after,
            moves,
        }
    }

    /// Whether it gave something away.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        matches!((self.before, self.after), (Some(before), Some(after)) if after < before)
    }

    /// Whether some action would have given something away.
    #[must_use]
    pub fn could_be_wrong(&self) -> bool {
        let is_less =
            |&(_, value): &(Action, Option<Value>)| value.is_some() && value < self.before;
        self.moves.iter().any(is_less)
    }

    /// The actions that keep what there is.
    pub fn keeping(&self) -> impl Iterator<Item = Action> {
        let keeps =
            |&&(_, value): &&(Action, Option<Value>)| value.is_some() && value == self.before;
        self.moves.iter().filter(keeps).map(|&(action, _)| action)
    }
}

impl Estimate {
    /// The estimate for an action among those that were tried: the best is the one that was tried
    /// most often.
    pub(super) fn new(tried: &[Tried<Action>], action: Action) -> Self {
        let chosen = tried.iter().find(|it| it.action == action);
        let best = tried.iter().max_by_key(|it| it.visits);
        Self {
            chosen: Chance::of(chosen),
            best: (best.map_or(action, |it| it.action), Chance::of(best)),
            choices: tried.len(),
        }
    }

    /// How much less the action promised than the best.
    #[must_use]
    pub fn loss(&self) -> f32 {
        self.best.1.share - self.chosen.share
    }

    /// Whether another action promised more, whatever the estimates are off.
    #[must_use]
    pub fn is_clear_mistake(&self) -> bool {
        self.chosen.is_clearly_below(self.best.1)
    }
}

/// The word for a value, known or not.
#[must_use]
pub const fn value_id(value: Option<Value>) -> &'static str {
    match value {
        Some(Value::Win) => "win",
        Some(Value::Draw) => "draw",
        Some(Value::Loss) => "loss",
        None => "unknown",
    }
}
