//! Heuristics for the trick-taking games: phase two between 2 players can be solved.

mod phase_two;
mod resistance;

use claim_rules::GameView;
use claim_rules::cards::{BySeat, SeatSet};
use claim_rules::claim::{Action, State, View};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

pub(super) use phase_two::PHASE_TWO_BYTES;
pub use phase_two::train_phase_two;

use super::heuristics::{ActionValues, Candidates, Heuristics};
use super::solver::{Position, Solver, Value};
use crate::Level;

/// The maximum number of nodes for solving the position of a hard bot: about a third of a second.
const MAX_SOLVER_NODES: u64 = 600_000;

impl Heuristics for State {
    /// Every legal action, except that a hard bot in phase two between 2 players considers only the
    /// actions of the best exact value.
    fn candidates(
        view: &View,
        level: Level,
        _max_iterations: u32,
        _contenders: Option<SeatSet>,
        solver: &Solver,
    ) -> Candidates<Action> {
        let legal = GameView::legal_actions(view);
        if level < Level::Hard || legal.len() < 2 {
            return Candidates::Searched(legal);
        }
        let Some(position) = Position::new(view) else {
            return Candidates::Searched(legal);
        };
        let values = solver.action_values_within(MAX_SOLVER_NODES, &position);
        Candidates::Searched(best_actions(&values))
    }

    /// A card is as daring as its value.
    fn daring(_view: &View, action: Action) -> u8 {
        match action {
            Action::Play(card) => card.value(),
            Action::Take(_) | Action::Remove(_) => 0,
        }
    }

    fn learned_chances(&self) -> Option<BySeat<f32>> {
        phase_two::chances(self)
    }

    fn solve(view: &View, solver: &Solver) -> Option<ActionValues<Action>> {
        Some(solver.action_values(&Position::new(view)?))
    }

    fn hardest_to_answer(view: &View, played: Option<Action>, solver: &Solver) -> Option<Action> {
        Position::new(view)?;
        // Phase two between 2 players hides nothing: the only sample is the position itself.
        let state = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(0));
        resistance::hardest_to_answer(&state, played, solver)
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
