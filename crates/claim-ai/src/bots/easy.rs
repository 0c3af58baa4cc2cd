//! The easy bot: a script with a beginner's mistakes, without any search.
//!
//! It is eager and it hoards. While followers are recruited, it wins every trick it can, even for a weak card in
//! the middle; in the first half of phase two it plays its lowest cards and keeps the high ones back. It does not build a
//! group of stones, and it counts the points that powers score, but not control.

use claim_rules::cards::{Card, CardSet};
use claim_rules::claim::{Action, Phase, View};
use claim_rules::{Action as AnyAction, View as AnyView, chance, claim_it};
use rand::Rng;

use super::beginner::{greedy_action, played_card};
use super::claim_it::placed_stones;
use super::kingdoms;

/// The easy bot's action; `None` while the view's seat is not to act.
pub(super) fn easy_action(view: &AnyView, rng: &mut impl Rng) -> Option<AnyAction> {
    match view {
        AnyView::Claim(view) => eager_action(view).map(AnyAction::Claim),
        AnyView::ClaimIt(view) => scattering_action(view, rng).map(AnyAction::ClaimIt),
        AnyView::Kingdoms(view) => {
            kingdoms::greedy_action(view, kingdoms::points, rng).map(AnyAction::Kingdoms)
        }
    }
}

/// In Claim It, uses the dice anywhere, and rolls until two to four stones are placed. So it seldom busts, and
/// its groups grow by chance.
fn scattering_action(view: &claim_it::View, rng: &mut impl Rng) -> Option<claim_it::Action> {
    let legal = view.legal_actions();
    if legal.contains(claim_it::Action::Stop) {
        let is_enough = u32::from(placed_stones(&view.public)) >= 2 + chance::below(rng, 3);
        return Some(if is_enough {
            claim_it::Action::Stop
        } else {
            claim_it::Action::Roll
        });
    }
    legal.pick(|count| chance::below(rng, count))
}

/// The action in a trick-taking game.
fn eager_action(view: &View) -> Option<Action> {
    let cards: CardSet = view
        .legal_actions()
        .into_iter()
        .filter_map(played_card)
        .collect();
    let recruits = view.public.phase == Phase::Recruit;
    let hand_size = view.public.setup.hand_size();
    let hoards = !recruits && 2 * view.own.hand.len() > usize::from(hand_size);
    if cards.is_empty() || !recruits && !hoards {
        return greedy_action(view);
    }
    let by_value = |card: &Card| card.value();
    let winning = cards
        .into_iter()
        .filter(|&card| recruits && view.public.trick.would_win(card));
    let lowest = || cards.into_iter().min_by_key(by_value);
    winning
        .min_by_key(by_value)
        .or_else(lowest)
        .map(Action::Play)
}
