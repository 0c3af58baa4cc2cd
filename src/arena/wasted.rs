//! Wins that were thrown away.

use crate::bots;
use crate::bots::solver::{Solver, Value};
use crate::rules::{Action, View};

/// How often a bot had a certain win where that can be told (see [`bots::values`]), and threw it
/// away by what it did. Counted where it had a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wasted {
    /// The moments at which it had a win.
    pub won: u64,
    /// Those at which it had none any more after its action.
    pub thrown_away: u64,
}

impl Wasted {
    /// Adds another count.
    pub fn add(&mut self, other: Self) {
        self.won += other.won;
        self.thrown_away += other.thrown_away;
    }

    /// The share that was thrown away, from 0 to 1; none of nothing.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "far fewer than a float counts")]
    pub fn share(self) -> f64 {
        self.thrown_away as f64 / self.won.max(1) as f64
    }

    /// Counts an action, if the solver can tell what it was worth.
    pub(super) fn count(&mut self, solver: &mut Solver, view: &View, action: Action) {
        let Some(values) = bots::values(view, solver).filter(|values| values.len() > 1) else {
            return;
        };
        let is_won = values.iter().any(|&(_, value)| value == Some(Value::Win));
        let after = values.iter().find(|(other, _)| *other == action);
        if let Some(&(_, Some(after))) = after
            && is_won
        {
            self.won += 1;
            self.thrown_away += u64::from(after != Value::Win);
        }
    }
}
