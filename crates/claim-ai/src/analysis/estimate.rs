//! Estimating how good an action was where that is not known exactly.

use claim_rules::cards::SeatSet;
use claim_rules::{Action, Setup, View};
use rand::Rng;

use super::calibration::Calibration;
use super::decision::Estimate;
use super::match_analysis::DEFAULT_ITERATIONS;
use super::win_probability::WinProbability;
use crate::STANDARD_ERRORS;
use crate::bots::{
    ActionStats, Comparison, MAX_ITERATIONS, WinChances, compare_actions, estimate_actions,
    last_turn_chances, win_chances,
};

/// The margin of a chance that the search could not tell.
const UNKNOWN_MARGIN: f32 = 0.5;

/// A search iteration in this many is spent on playing on, in games whose chances are computed.
const ITERATIONS_PER_OUTCOME: u32 = 20;

/// With how many visits like the best action's another one counts when the least of them is found.
const PRIOR_VISITS: f32 = 4.0;

/// By how much less an action may promise than the best one for both to be played on, and how many such actions are.
const RIVAL_GAP: f32 = 0.04;
const MAX_RIVALS: usize = 2;

/// Estimates the winning chances after an action and after the best one, with `iterations` search iterations.
///
/// A search finds the best action. If it is not `action`, both are played on in the same sampled worlds, up to
/// half as many as there are iterations. The search's own statistics would not do for this comparison: it visits
/// an action that looks bad too rarely, and it overestimates the one that looks best. `contenders` are the seats that can
/// win, if not all can.
pub(super) fn estimate(
    setup: &Setup,
    view: &View,
    contenders: Option<SeatSet>,
    action: Action,
    iterations: u32,
    rng: &mut impl Rng,
) -> Estimate {
    let calibration = Calibration::of(setup);
    let choices = view.legal_actions().len();
    let is_first_look = iterations < DEFAULT_ITERATIONS;
    let iterations = iterations.min(MAX_ITERATIONS);
    // A forced play needs no comparison, only a point in the chart.
    let iterations = if choices == 1 {
        iterations.div_ceil(4)
    } else {
        iterations
    };
    if let Some(mut chances) = win_chances(view, contenders, iterations) {
        if chances.is_truncated && !is_first_look {
            chances = last_turn_chances(view, action, contenders).unwrap_or(chances);
        }
        let promised = Estimate {
            choices,
            ..from_chances(calibration, &chances, action)
        };
        if chances.is_exact || promised.label().is_none() || is_first_look {
            return promised;
        }
        let worlds = iterations / ITERATIONS_PER_OUTCOME;
        let compare = |actions| compare_actions(view, actions, contenders, worlds, rng);
        return by_outcomes(calibration, promised, &chances, action, compare);
    }
    let stats = estimate_actions(view, contenders, iterations, rng);
    let compare = |actions| {
        let worlds = iterations.div_ceil(2);
        compare_actions(view, actions, contenders, worlds, rng)
    };
    Estimate {
        choices,
        ..from_stats(calibration, &stats, action, compare)
    }
}

/// The estimate in a game that is searched: `compare` tells by how much the action is worse than the best one.
fn from_stats(
    calibration: Calibration,
    stats: &[ActionStats<Action>],
    action: Action,
    compare: impl FnOnce([Action; 2]) -> Option<Comparison>,
) -> Estimate {
    let best = stats.iter().max_by_key(|it| it.visits);
    let best_action = best.map_or(action, |it| it.action);
    let best_reward = best.map_or(0.5, mean_reward);
    let comparison = if best_action == action {
        None
    } else {
        compare([best_action, action])
    };
    let Comparison { difference, margin } = comparison.unwrap_or_default();
    let search_margin = calibration.scaled(best_reward, WinProbability::from_stats(best).margin);
    let best_chance = calibration.chance(best_reward);
    let worse = |lost: f32| calibration.chance(best_reward - lost);
    let chosen_chance = worse(difference.max(0.0));
    let loss_margin = calibration.scaled(best_reward - difference, margin);
    let least = calibration.chance(worst_reward(stats)).min(best_chance);
    // What is clearly lost was at stake, also if the search has hardly visited the action.
    let is_clear = difference > margin;
    Estimate {
        chosen: WinProbability {
            estimate: chosen_chance,
            margin: calibration.margin(search_margin.hypot(loss_margin)),
        },
        best: (
            best_action,
            WinProbability {
                estimate: best_chance,
                margin: calibration.margin(search_margin),
            },
        ),
        loss: loss(best_chance - chosen_chance, loss_margin),
        choices: stats.len(),
        is_comparable: true,
        worst: if is_clear {
            least.min(chosen_chance)
        } else {
            least
        },
    }
}

/// The lowest reward of an action that differs from the best one's by more than the standard error. (In a first look, hardly
/// any difference is certain.)
///
/// An action that was hardly visited counts as nearly as good as the best one. If it counted as even, as elsewhere, less
/// would seem to be at stake for a player who is behind than for one who is ahead.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts are far below what f32 represents exactly"
)]
fn worst_reward(stats: &[ActionStats<Action>]) -> f32 {
    let Some(best) = stats.iter().max_by_key(|it| it.visits) else {
        return 1.0;
    };
    let best = WinProbability::from_stats(Some(best));
    let variance = best.estimate * (1.0 - best.estimate);
    let worse = stats.iter().filter_map(|it| {
        let visits = it.visits as f32 + PRIOR_VISITS;
        let reward = (it.reward + PRIOR_VISITS * best.estimate) / visits;
        let error = (best.margin / STANDARD_ERRORS).hypot((variance / visits).sqrt());
        (best.estimate - reward > error).then_some(reward)
    });
    worse.fold(1.0, f32::min)
}

/// The estimate in a game whose chances are computed, corrected by what comes of the actions: what bots expect is not the judge of
/// what bots do. Another action takes the place of the one that promises most if it is better beyond the margin.
fn by_outcomes(
    calibration: Calibration,
    promised: Estimate,
    chances: &WinChances<Action>,
    action: Action,
    mut compare: impl FnMut([Action; 2]) -> Option<Comparison>,
) -> Estimate {
    let (favourite, before) = promised.best;
    let mut against = |other| compare([favourite, other]).unwrap_or_default();
    let mut rivals: Vec<_> = chances.actions.clone();
    rivals.retain(|&(other, _)| other != favourite);
    rivals.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let is_rival = |chance| calibration.chance(chance) > before.estimate - RIVAL_GAP;
    let rivals = rivals.into_iter().take(MAX_RIVALS);
    let rivals = rivals.filter(|&(other, chance)| other == action || is_rival(chance));
    let compared: Vec<_> = rivals.map(|(other, _)| (other, against(other))).collect();
    let better = compared.iter().filter(|(_, it)| it.difference < -it.margin);
    let better = better.min_by(|(_, one), (_, other)| one.difference.total_cmp(&other.difference));
    let &(best_action, gained) = better.unwrap_or(&(favourite, Comparison::default()));
    let known = compared.iter().find(|(other, _)| *other == action);
    let own = match known {
        Some(&(_, own)) => own,
        None if action == favourite => Comparison::default(),
        None => against(action),
    };
    let best = (before.estimate - gained.difference).clamp(0.0, 1.0);
    let (difference, margin) = if action == best_action {
        (0.0, 0.0)
    } else {
        let difference = own.difference - gained.difference;
        (difference.clamp(0.0, best), own.margin.hypot(gained.margin))
    };
    let chosen = best - difference;
    Estimate {
        chosen: WinProbability {
            estimate: chosen,
            margin: calibration.margin(margin),
        },
        best: (
            best_action,
            WinProbability {
                estimate: best,
                margin: calibration.margin(gained.margin),
            },
        ),
        loss: loss(difference, margin),
        worst: promised.worst.min(chosen),
        ..promised
    }
}

/// The estimate in a game whose chances are computed rather than searched.
fn from_chances(
    calibration: Calibration,
    chances: &WinChances<Action>,
    action: Action,
) -> Estimate {
    let WinChances {
        actions: chances,
        is_truncated,
        is_exact,
    } = chances;
    let search_margin = if *is_truncated { UNKNOWN_MARGIN } else { 0.0 };
    let by_chance = |(_, one): &&(Action, f32), (_, other): &&(Action, f32)| one.total_cmp(other);
    let best = chances.iter().max_by(by_chance);
    let least = chances.iter().min_by(by_chance);
    let &(best_action, best) = best.unwrap_or(&(action, 0.5));
    let chosen = chances.iter().find(|(other, _)| *other == action);
    let chosen = chosen.map_or(best, |&(_, chance)| chance);
    let probability = |chance| {
        if *is_exact {
            return WinProbability {
                estimate: chance,
                margin: 0.0,
            };
        }
        WinProbability {
            estimate: calibration.chance(chance),
            margin: calibration.margin(search_margin),
        }
    };
    let worst = probability(least.map_or(best, |it| it.1)).estimate;
    let (chosen, best) = (probability(chosen), probability(best));
    let lost = best.estimate - chosen.estimate;
    Estimate {
        chosen,
        best: (best_action, best),
        loss: if *is_exact {
            (lost, 0.0)
        } else {
            loss(lost, 0.0)
        },
        choices: chances.len(),
        is_comparable: !is_truncated,
        worst,
    }
}

/// A loss of winning chances, with a margin that covers bias, too.
fn loss(lost: f32, statistical: f32) -> (f32, f32) {
    (lost, Calibration::margin_of_difference(lost, statistical))
}

/// The mean reward of an action.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts are far below what f32 represents exactly"
)]
pub(crate) fn mean_reward(stats: &ActionStats<Action>) -> f32 {
    (stats.reward + 1.0) / (stats.visits as f32 + 2.0)
}

#[cfg(test)]
mod tests {
    use claim_rules::cards::{Card, Faction};
    use claim_rules::{GameKind, Options, claim, claim_it};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;

    const ROLL: Action = Action::ClaimIt(claim_it::Action::Roll);
    const STOP: Action = Action::ClaimIt(claim_it::Action::Stop);

    /// The estimate of `action`, where rolling promises a little more than stopping, and playing on finds rolling better
    /// by `difference`, within 0.05.
    fn judged(action: Action, difference: f32) -> Estimate {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let setup = Setup::random(GameKind::ClaimIt, 2, &Options::default(), &mut rng);
        let setup = setup.expect("two can play");
        let calibration = Calibration::of(&setup);
        let chances = WinChances {
            actions: vec![(STOP, 0.47), (ROLL, 0.5)],
            is_truncated: false,
            is_exact: false,
        };
        let promised = from_chances(calibration, &chances, action);
        assert_eq!(promised.best.0, ROLL);
        by_outcomes(calibration, promised, &chances, action, |actions| {
            assert_eq!(actions, [ROLL, STOP]);
            Some(Comparison {
                difference,
                margin: 0.05,
            })
        })
    }

    #[test]
    fn action_that_promises_most_is_a_mistake_if_another_one_ends_better() {
        let estimate = judged(ROLL, -0.2);
        assert_eq!(estimate.best.0, STOP);
        assert!((estimate.loss.0 - 0.2).abs() < 1e-5, "{estimate:?}");
        assert!(estimate.label() >= Some(super::super::Label::Mistake));
        let best = judged(STOP, -0.2);
        assert_eq!((best.best.0, best.loss.0), (STOP, 0.0));
    }

    #[test]
    fn difference_within_its_margin_changes_nothing() {
        for difference in [-0.04, 0.0, 0.04] {
            let estimate = judged(ROLL, difference);
            assert_eq!((estimate.best.0, estimate.loss), (ROLL, (0.0, 0.0)));
            let other = judged(STOP, difference);
            assert!((other.loss.0 - difference.max(0.0)).abs() < 1e-5);
        }
    }

    /// The statistics of the best play and of another one, each with its visits and their mean reward.
    fn stats(of_plays: [(u16, f32); 2]) -> [ActionStats<Action>; 2] {
        let plays = [Faction::Goblin, Faction::Knight].map(|faction| {
            let card = Card::new(faction, 2).expect("it exists");
            Action::Claim(claim::Action::Play(card))
        });
        [0, 1].map(|index| {
            let (visits, mean) = of_plays[index];
            ActionStats {
                action: plays[index],
                visits: visits.into(),
                reward: f32::from(visits) * mean,
            }
        })
    }

    /// The estimate of an action that the search has visited once, and that playing on finds worse by `difference`,
    /// within 0.05.
    fn rarely_visited(difference: f32) -> Estimate {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let setup = Setup::random(GameKind::Claim, 2, &Options::default(), &mut rng);
        let calibration = Calibration::of(&setup.expect("two can play"));
        let stats = stats([(999, 0.5), (1, 0.5)]);
        let [best, other] = [stats[0].action, stats[1].action];
        from_stats(calibration, &stats, other, |actions| {
            assert_eq!(actions, [best, other]);
            Some(Comparison {
                difference,
                margin: 0.05,
            })
        })
    }

    #[test]
    fn as_much_is_at_stake_for_a_player_who_is_behind_as_for_one_who_is_ahead() {
        let stake = |best, other| best - worst_reward(&stats([(900, best), (30, other)]));
        let [ahead, behind] = [stake(0.85, 0.7), stake(0.2, 0.05)];
        assert!(
            ahead > 0.1 && (ahead - behind).abs() < 0.02,
            "{ahead}, {behind}"
        );
    }

    #[test]
    fn what_is_clearly_lost_was_at_stake() {
        let clear = rarely_visited(0.2);
        assert!(
            clear.stake() >= clear.loss.0 && clear.loss.0 > 0.1,
            "{clear:?}"
        );
        assert!(
            clear.label() >= Some(super::super::Label::Mistake),
            "{clear:?}"
        );
        let unclear = rarely_visited(0.04);
        assert_eq!((unclear.stake(), unclear.label()), (0.0, None));
    }
}
