//! From a view of any game to the heuristics and the search of that game.

use claim_rules::cards::SeatSet;
use claim_rules::{Action, Game, GameView, View, games};
use rand::Rng;

use super::comparison::{self, Comparison};
use super::heuristics::{ActionValues, Candidates, Heuristics, WinChances};
use super::search::{self, ActionStats, SearchBudget};
use super::solver::Solver;
use crate::{Level, Temperament};

/// An action that the search visited at least this share as often as the best one counts as equally good.
const EQUAL_VISITS: f32 = 0.97;

/// The same of known chances to win.
const EQUAL_CHANCE: f32 = 0.998;

/// Of the level's candidates, the action that the search visited most often, or that has the best chance; with a
/// temperament, the one that suits it among those that are about equally good. A single candidate is returned without a
/// search.
fn best_candidate<V: GameView<State: Heuristics>>(
    view: &V,
    (level, temperament): (Level, Option<Temperament>),
    budget: SearchBudget<'_>,
    solver: &Solver,
    rng: &mut impl Rng,
) -> Option<<V::State as Game>::Action> {
    let (max_iterations, contenders) = (budget.max_iterations, budget.contenders);
    let candidates = V::State::candidates(view, level, max_iterations, contenders, solver);
    // From the best rating to the lowest one that counts as equally good.
    let (mut rated, lowest_equal): (Vec<_>, fn(f32) -> f32) = match candidates {
        // Nothing is as good as a certain win.
        Candidates::Known(chances) => (chances, |best| {
            if best < 1.0 {
                EQUAL_CHANCE * best
            } else {
                best
            }
        }),
        Candidates::Searched(candidates) => {
            if let [only] = candidates[..] {
                return Some(only);
            }
            let visited = search::search(view, budget, rng).into_iter();
            let visited = visited.filter(|it| candidates.contains(&it.action));
            #[expect(clippy::cast_precision_loss, reason = "at most some hundred thousand")]
            let mut rated: Vec<_> = visited.map(|it| (it.action, it.visits as f32)).collect();
            if rated.is_empty() {
                rated.extend(candidates.first().map(|&action| (action, 0.0)));
            }
            (rated, |best| EQUAL_VISITS * best)
        }
    };
    // Of equals, the last one counts as the best.
    rated.reverse();
    rated.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let &(best, rating) = rated.first()?;
    let Some(temperament) = temperament else {
        return Some(best);
    };
    let lowest = lowest_equal(rating);
    let equals = rated.into_iter().take_while(|&(_, it)| it >= lowest);
    let equals: Vec<_> = equals
        .map(|(action, _)| (action, V::State::daring(view, action)))
        .collect();
    temperament.choose(&equals, rng)
}

/// Generates one function per question, each with an arm per game.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// The action that a bot of this level and temperament chooses; `None` while the view's seat is not to act.
        pub(super) fn best_action(
            view: &View,
            bot: (Level, Option<Temperament>),
            budget: SearchBudget<'_>,
            solver: &Solver,
            rng: &mut impl Rng,
        ) -> Option<Action> {
            match view {
                $(View::$game(view) => {
                    best_candidate(&**view, bot, budget, solver, rng).map(Action::$game)
                })+
            }
        }

        /// Searches from the view and returns the statistics of the legal actions: of all of them, if there
        /// are at least as many `iterations`. Empty while the view's seat is not to act.
        ///
        /// More `iterations` than [`MAX_ITERATIONS`](super::MAX_ITERATIONS) count as the maximum. `contenders` are the
        /// seats that can win, if not all can: without teams, players who have left cannot.
        pub fn estimate_actions(
            view: &View,
            contenders: Option<SeatSet>,
            iterations: u32,
            rng: &mut impl Rng,
        ) -> Vec<ActionStats<Action>> {
            let budget = SearchBudget {
                iterations,
                max_iterations: u32::MAX,
                has_time: &|| true,
                looks_ahead: false,
                contenders,
            };
            match view {
                $(View::$game(view) => {
                    let stats = search::search(&**view, budget, rng).into_iter();
                    stats.map(|it| it.map(Action::$game)).collect()
                })+
            }
        }

        /// The chance to win after each legal action, in games in which that is not estimated by
        /// search; else `None`. `contenders` are the seats that can win, if not all can.
        pub(crate) fn win_chances(
            view: &View,
            contenders: Option<SeatSet>,
            iterations: u32,
        ) -> Option<WinChances<Action>> {
            match view {
                $(View::$game(view) => {
                    let chances = claim_rules::$folder::State::win_chances(view, contenders, iterations)?;
                    Some(chances.map(Action::$game))
                })+
            }
        }

        /// The exact chance to win after each legal action in the last turn of a match whose [`win_chances`] are
        /// truncated; `None` elsewhere, and where that takes longer than some seconds. Beside an action that wins for
        /// certain, some others than `chosen` may be missing.
        pub(crate) fn last_turn_chances(
            view: &View,
            chosen: Action,
            contenders: Option<SeatSet>,
        ) -> Option<WinChances<Action>> {
            match (view, chosen) {
                $((View::$game(view), Action::$game(chosen)) => {
                    let chances =
                        claim_rules::$folder::State::last_turn_chances(view, chosen, contenders)?;
                    Some(chances.map(Action::$game))
                })+
                _ => None,
            }
        }

        /// Compares two legal actions in up to `worlds` sampled worlds; `None` if they are of another game.
        /// `contenders` are the seats that can win, if not all can.
        pub(crate) fn compare_actions(
            view: &View,
            actions: [Action; 2],
            contenders: Option<SeatSet>,
            worlds: u32,
            rng: &mut impl Rng,
        ) -> Option<Comparison> {
            match (view, actions) {
                $((View::$game(view), [Action::$game(better), Action::$game(worse)]) => {
                    Some(comparison::compare(&**view, [better, worse], contenders, worlds, rng))
                })+
                _ => None,
            }
        }

        /// In a lost position that the solver applies to, the action that leaves the opponent the smallest
        /// share of winning answers; among equals, later answers count, too. Ties go to `played`. `None` if that takes
        /// too long to compute.
        pub(crate) fn hardest_to_answer(
            view: &View,
            played: Option<Action>,
            solver: &Solver,
        ) -> Option<Action> {
            match view {
                $(View::$game(view) => {
                    let played = match played {
                        Some(Action::$game(played)) => Some(played),
                        _ => None,
                    };
                    let action = claim_rules::$folder::State::hardest_to_answer(view, played, solver);
                    action.map(Action::$game)
                })+
            }
        }

        /// The exact value of each legal action under perfect play; `None` where the solver does
        /// not apply. It applies to phase two of the trick-taking games between 2 players, which hides
        /// nothing (RULES.md 1.7).
        pub fn solve_actions(view: &View, solver: &Solver) -> Option<ActionValues<Action>> {
            match view {
                $(View::$game(view) => {
                    let values = claim_rules::$folder::State::solve(view, solver)?.into_iter();
                    Some(values.map(|(action, value)| (Action::$game(action), value)).collect())
                })+
            }
        }
    };
}

games!(dispatch);
