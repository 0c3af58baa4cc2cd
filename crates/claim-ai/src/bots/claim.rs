//! Heuristics for the trick-taking games: phase two between 2 players can be solved.

use claim_rules::GameView;
use claim_rules::claim::{Action, State, View};

use super::heuristics::{ActionValues, Heuristics};
use super::solver::{Position, Solver, Value};
use crate::Level;

/// The most nodes that a hard bot spends on solving its position: about a third of a second.
const MAX_SOLVER_NODES: u64 = 600_000;

impl Heuristics for State {
    /// Every legal action, except that a hard bot in phase two between 2 players considers only the
    /// actions of the best exact value.
    fn candidates(view: &View, level: Level, solver: &Solver) -> Vec<Action> {
        let legal = GameView::legal_actions(view);
        if level != Level::Hard || legal.len() < 2 {
            return legal;
        }
        let Some(position) = Position::new(view) else {
            return legal;
        };
        best_actions(&solver.action_values_within(MAX_SOLVER_NODES, &position))
    }

    fn solve(view: &View, solver: &Solver) -> Option<ActionValues<Action>> {
        Some(solver.action_values(&Position::new(view)?))
    }
}

/// The actions of the greatest value. An unknown value ranks below a known win and above a known
/// loss; beside a known draw it counts as equally good.
fn best_actions(values: &[(Action, Option<Value>)]) -> Vec<Action> {
    let actions_with = |is_wanted: &dyn Fn(Option<Value>) -> bool| -> Vec<Action> {
        let kept = values.iter().filter(|(_, value)| is_wanted(*value));
        kept.map(|&(action, _)| action).collect()
    };
    let best = values.iter().filter_map(|&(_, value)| value).max();
    let has_unknown = values.iter().any(|(_, value)| value.is_none());
    if has_unknown && best != Some(Value::Win) {
        return actions_with(&|value| value.is_none_or(|value| value > Value::Loss));
    }
    actions_with(&|value| value == best)
}
