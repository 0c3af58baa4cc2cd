//! How often a bot turned a won position into one that is not won.

use claim_rules::{Action, View};

use crate::bots::solve_actions;
use crate::bots::solver::{Solver, Value};

/// How often a bot had a won position, as far as that can be solved (see [`solve_actions`]), and
/// missed the win. Counts only positions with more than one legal action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MissedWins {
    /// The positions in which some action won, as far as the value of the bot's action is known.
    pub won_positions: u64,
    /// Those of them in which the bot's action did not win.
    pub missed: u64,
}

impl MissedWins {
    /// Adds another count to this one.
    pub fn add(&mut self, other: Self) {
        self.won_positions += other.won_positions;
        self.missed += other.missed;
    }

    /// The share of won positions that were missed, from 0 to 1; 0 if there were none.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts are far below what f64 represents exactly"
    )]
    pub fn share(self) -> f64 {
        self.missed as f64 / self.won_positions.max(1) as f64
    }

    /// Counts an action, if its value can be computed.
    pub(super) fn count(&mut self, solver: &Solver, view: &View, action: Action) {
        let Some(values) = solve_actions(view, solver).filter(|values| values.len() > 1) else {
            return;
        };
        let is_won = values.iter().any(|&(_, value)| value == Some(Value::Win));
        let after = values.iter().find(|(other, _)| *other == action);
        if let Some(&(_, Some(after))) = after
            && is_won
        {
            self.won_positions += 1;
            self.missed += u64::from(after != Value::Win);
        }
    }
}
