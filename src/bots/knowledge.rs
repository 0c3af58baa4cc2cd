//! What bots know of a game beyond its rules, and how they choose by it.

use rand::Rng;

use super::search::{self, Budget};
use super::solver::{Solver, Value};
use crate::level::Level;
use crate::rules::{Game, GameView};

/// What each of some actions is worth to whoever does it; none for those it takes too long to tell.
pub type Values<A> = Vec<(A, Option<Value>)>;

/// A game of which bots may know more than its rules.
pub(super) trait Knowledge: Game {
    /// The legal actions that are worth a thought at a level: all of them, unless some are known to
    /// be better than the rest. None while the view's seat is not to act.
    fn worthy(view: &Self::View, _level: Level) -> Vec<Self::Action> {
        view.legal_actions()
    }

    /// Lets the seat to act do what it may well do, for a match that is played on to its end without
    /// much thought; whether a seat was to act. Any legal action, unless more is known.
    fn play_on(&mut self, rng: &mut impl Rng) -> bool {
        self.play_at_random(rng)
    }

    /// What each legal action is worth if everybody plays their best from there on, where that can
    /// be told; none where it cannot.
    fn values(_view: &Self::View, _solver: &mut Solver) -> Option<Values<Self::Action>> {
        None
    }
}

/// Of the actions that are worth a thought the one that the search tried most often; a single one
/// is not thought about.
pub(super) fn best<V: GameView<State: Knowledge>>(
    view: &V,
    worthy: &[<V::State as Game>::Action],
    budget: Budget<'_>,
    rng: &mut impl Rng,
) -> Option<<V::State as Game>::Action> {
    let &first = worthy.first()?;
    if worthy.len() == 1 {
        return Some(first);
    }
    let tried = search::search(view, budget, rng).into_iter();
    let best = tried
        .filter(|it| worthy.contains(&it.action))
        .max_by_key(|it| it.visits);
    Some(best.map_or(first, |it| it.action))
}
