//! Lines of play: what follows an action if all play as well as they can.

use claim_rules::cards::Seat;
use claim_rules::{Action, State, View};
use rand::Rng;

use crate::Level;
use crate::bots::solver::{Solver, Value};
use crate::bots::{Bot, TimeBudget, hardest_to_answer, solve_actions};

/// The maximum number of actions in an answer, from the first of another seat on: two tricks between two.
const MAX_ANSWER: usize = 4;

/// An action of a line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationPlay {
    /// The seat that takes the action.
    pub seat: Seat,
    /// What that seat knows before the action.
    pub view: View,
    /// The action, which is legal in the position that `view` shows.
    pub action: Action,
}

/// The beginning of a line of play: the leading plays of `own`, and at most `max` plays from the first reply on.
#[must_use]
pub fn first_plays(plays: &[VariationPlay], own: Seat, max: usize) -> &[VariationPlay] {
    let before = plays.iter().take_while(|play| play.seat == own).count();
    &plays[..plays.len().min(before.saturating_add(max))]
}

/// The line of play that follows `action`: the actions of `answer` with their seats, up to the first that is not
/// possible.
pub(crate) fn variation(state: &State, action: Action, answer: &[Action]) -> Vec<VariationPlay> {
    let mut state = state.clone();
    let mut plays = Vec::new();
    if state.play(action).is_err() {
        return plays;
    }
    for &action in answer {
        let Some(seat) = state.to_act() else {
            break;
        };
        let view = state.view(seat);
        if state.play(action).is_err() {
            break;
        }
        plays.push(VariationPlay { seat, view, action });
    }
    plays
}

/// The answer to an action where everything can be solved: a seat that can win keeps the win, and one that has
/// lost plays what is hardest to answer. It ends with the match, or where it takes too long to compute.
pub(crate) fn exact_answer(state: &State, action: Action, solver: &Solver) -> Vec<Action> {
    answer(state, action, MAX_ANSWER, |view| best_action(view, solver))
}

/// The same, with all actions up to the end of the match.
pub(crate) fn exact_end(state: &State, action: Action, solver: &Solver) -> Vec<Action> {
    answer(state, action, usize::MAX, |view| best_action(view, solver))
}

/// The answer to an action where something is hidden: each seat does what a bot finds with `iterations` search
/// iterations, which knows no more than that seat. It ends with the match, or where chance decides.
pub(crate) fn estimated_answer(
    state: &State,
    action: Action,
    iterations: u32,
    solver: &Solver,
    rng: &mut impl Rng,
) -> Vec<Action> {
    let budget = TimeBudget::While {
        has_time: &|| true,
        max_iterations: iterations,
    };
    let hard = Bot::Level(Level::Hard);
    answer(state, action, MAX_ANSWER, |view| {
        hard.act(view, budget, solver, rng)
    })
}

/// What follows an action if each seat does what `choose` finds from its view: at most `max` actions, from the first of
/// another seat on.
fn answer(
    state: &State,
    action: Action,
    max: usize,
    mut choose: impl FnMut(&View) -> Option<Action>,
) -> Vec<Action> {
    let mut state = state.clone();
    let mut answer = Vec::new();
    let own = state.to_act();
    if state.play(action).is_err() {
        return answer;
    }
    let mut counted = 0;
    while counted < max
        && let Some(seat) = state.to_act()
        && let Some(next) = choose(&state.view(seat))
        && state.play(next).is_ok()
    {
        counted += usize::from(counted > 0 || Some(seat) != own);
        answer.push(next);
    }
    answer
}

/// An action of the best value; `None` if that cannot be computed.
fn best_action(view: &View, solver: &Solver) -> Option<Action> {
    let values = solve_actions(view, solver)?.into_iter();
    let values: Vec<(Action, Value)> = values
        .map(|(action, value)| Some((action, value?)))
        .collect::<Option<_>>()?;
    let best = values.iter().map(|&(_, value)| value).max()?;
    let hardest = if best == Value::Loss && values.len() > 1 {
        hardest_to_answer(view, None, solver)
    } else {
        None
    };
    let mut equal = values.iter().filter(|&&(_, value)| value == best);
    hardest.or_else(|| equal.next().map(|&(action, _)| action))
}
