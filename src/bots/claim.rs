//! What bots know of the trick games: between 2 players, phase two can be solved.

use super::knowledge::{Knowledge, Values};
use super::solver::{Limits, Position, Solver, Value};
use crate::level::Level;
use crate::rules::GameView;
use crate::rules::claim::{Action, State, View};

/// How many nodes solving a position may take: about a third of a second's worth.
const NODES: u64 = 600_000;

impl Knowledge for State {
    /// At the hard level, and where phase two is between 2 players: what is worth most if both
    /// play their best from there on.
    fn worthy(view: &View, level: Level) -> Vec<Action> {
        let legal = GameView::legal_actions(view);
        if level != Level::Hard || legal.len() < 2 {
            return legal;
        }
        let Some(position) = Position::new(view) else {
            return legal;
        };
        let mut solver = Solver::new(Limits {
            nodes: NODES,
            ..Limits::default()
        });
        most_worth(&solver.values(&position))
    }

    fn values(view: &View, solver: &mut Solver) -> Option<Values<Action>> {
        Some(solver.values(&Position::new(view)?))
    }
}

/// The actions of the greatest value. One that is not known may be worth anything: it gives way to
/// a win alone, and nothing but a loss gives way to it.
fn most_worth(values: &[(Action, Option<Value>)]) -> Vec<Action> {
    let those = |is_one: &dyn Fn(Option<Value>) -> bool| -> Vec<Action> {
        let kept = values.iter().filter(|(_, value)| is_one(*value));
        kept.map(|&(action, _)| action).collect()
    };
    let best = values.iter().filter_map(|&(_, value)| value).max();
    let is_unclear = values.iter().any(|(_, value)| value.is_none());
    if is_unclear && best != Some(Value::Win) {
        return those(&|value| value.is_none_or(|value| value > Value::Loss));
    }
    those(&|value| value == best)
}
