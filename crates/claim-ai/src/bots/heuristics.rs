//! What bots know about a game beyond its rules: one trait, implemented once per game.
//!
//! That is which actions are worth considering and how a rollout is played; which positions have a
//! learned value, at which rollouts stop (between two players the beginning of phase two, in Claim
//! Kingdoms the end of a turn); and the exact values of actions, where they can be computed. Claim
//! It hides nothing and has a search of its own (`claim_it/turn_search.rs`).

use claim_rules::cards::{BySeat, SeatSet};
use claim_rules::{Game, GameView};
use rand::Rng;

use super::solver::{Solver, Value};
use crate::Level;

/// The exact value of each legal action for the seat that takes it; `None` if it could not be
/// computed within the solver's limits.
pub type ActionValues<A> = Vec<(A, Option<Value>)>;

/// The chance to win after each legal action, from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct WinChances<A> {
    /// The actions with their chances.
    pub(crate) actions: Vec<(A, f32)>,
    /// Whether the last turn of the match could not be searched to its end. A chance may then be far too low.
    pub(crate) is_truncated: bool,
    /// Whether they are exact, because the last turn of the match was searched to its end.
    pub(crate) is_exact: bool,
}

impl<A> WinChances<A> {
    /// Converts the actions to another type.
    pub(super) fn map<B>(self, wrap: impl Fn(A) -> B) -> WinChances<B> {
        let actions = self.actions.into_iter();
        WinChances {
            actions: actions
                .map(|(action, chance)| (wrap(action), chance))
                .collect(),
            is_truncated: self.is_truncated,
            is_exact: self.is_exact,
        }
    }
}

/// What a bot chooses among.
pub(super) enum Candidates<A> {
    /// These actions, which a search compares; none while the view's seat is not to act.
    Searched(Vec<A>),
    /// Actions whose chances to win are known without a search.
    Known(Vec<(A, f32)>),
}

/// A game and what bots know about it. Every method has a default that uses the rules alone.
pub(super) trait Heuristics: Game {
    /// Whether a long search gains from a tree that grows beyond positions whose value was learned. If not, an
    /// iteration ends at the first one.
    const CAN_LOOK_AHEAD: bool = false;

    /// The legal actions that a bot of this level considers. Finding them may take as much memory as `max_iterations` of a search. `contenders` are the seats that can win,
    /// if not all can.
    fn candidates(
        view: &Self::View,
        _level: Level,
        _max_iterations: u32,
        _contenders: Option<SeatSet>,
        _solver: &Solver,
    ) -> Candidates<Self::Action> {
        Candidates::Searched(view.legal_actions())
    }

    /// How daring an action is, for the temperaments of bots.
    fn daring(_view: &Self::View, _action: Self::Action) -> u8 {
        0
    }

    /// Plays one action of a rollout for the seat to act. Returns whether a seat was to act.
    fn rollout_step(&mut self, rng: &mut impl Rng) -> bool {
        self.play_random(rng)
    }

    /// The learned value of a position, as each seat's chance to win; `None` if there is none. A rollout ends at a
    /// position that has one.
    fn learned_chances(&self) -> Option<BySeat<f32>> {
        None
    }

    /// The chance to win after each legal action, in games that compute it better than a search would, and
    /// therefore do not search. `contenders` are the seats that can win, if not all can. It takes about as long as that
    /// many `iterations` of a search, and several times as long near the end of a match.
    fn win_chances(
        _view: &Self::View,
        _contenders: Option<SeatSet>,
        _iterations: u32,
    ) -> Option<WinChances<Self::Action>> {
        None
    }

    /// The exact chance to win after each legal action in the last turn of a match, where [`Self::win_chances`] are
    /// truncated; `None` elsewhere, and where that takes longer than some seconds. Beside an action that wins for certain,
    /// some others than `chosen` may be missing.
    fn last_turn_chances(
        _view: &Self::View,
        _chosen: Self::Action,
        _contenders: Option<SeatSet>,
    ) -> Option<WinChances<Self::Action>> {
        None
    }

    /// Plays an action and then on, quickly and well, in games where that judges an action better than a search tree.
    /// Returns the chance of the seat to act at the end, from which luck is taken out: on average from 0 to 1. Equal seeds
    /// give two actions the same dice, as far as possible.
    fn outcome(
        &self,
        _action: Self::Action,
        _contenders: Option<SeatSet>,
        _seed: u64,
    ) -> Option<f32> {
        None
    }

    /// The action that leaves the opponent the smallest share of winning answers, for a lost position; among equals,
    /// later answers count, too. Ties go to `played`. `None` if that cannot be computed.
    fn hardest_to_answer(
        _view: &Self::View,
        _played: Option<Self::Action>,
        _solver: &Solver,
    ) -> Option<Self::Action> {
        None
    }

    /// The exact value of each legal action; `None` where the solver does not apply.
    fn solve(_view: &Self::View, _solver: &Solver) -> Option<ActionValues<Self::Action>> {
        None
    }
}
