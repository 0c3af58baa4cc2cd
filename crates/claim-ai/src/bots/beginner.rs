//! A scripted beginner: what the rules and a few hints suggest, without any search.
//!
//! In the trick-taking games it looks no further than the current trick, in Claim It to its largest group, in Claim
//! Kingdoms to the points of this turn. Puzzles of the trick-taking games are
//! searched in matches that it plays, and its own choice is never the solution of one.

use claim_rules::cards::{Card, CardSet};
use claim_rules::claim::{Action, Phase, Source, View};
use claim_rules::claim_it::{self, Spaces, Stone};
use claim_rules::{Action as AnyAction, View as AnyView};
use rand::Rng;

use super::claim_it::placed_stones;
use super::kingdoms;

/// The number of placed stones at which the beginner stops a turn of Claim It.
const STOP_STONES: u8 = 3;

/// The beginner's action; `None` while the view's seat is not to act.
pub(super) fn beginner_action(view: &AnyView, rng: &mut impl Rng) -> Option<AnyAction> {
    match view {
        AnyView::Claim(view) => greedy_action(view).map(AnyAction::Claim),
        AnyView::ClaimIt(view) => growing_action(view, rng).map(AnyAction::ClaimIt),
        AnyView::Kingdoms(view) => {
            kingdoms::greedy_action(view, kingdoms::point_margin, rng).map(AnyAction::Kingdoms)
        }
    }
}

/// In Claim It, stops once [`STOP_STONES`] are placed, and uses the dice where the seat's largest group
/// grows, gold before plain; ties are broken at random.
fn growing_action(view: &claim_it::View, rng: &mut impl Rng) -> Option<claim_it::Action> {
    let public = &view.public;
    if placed_stones(public) >= STOP_STONES && view.legal_actions().contains(claim_it::Action::Stop)
    {
        return Some(claim_it::Action::Stop);
    }
    let held = public.stones[view.seat] | public.placed.claimed;
    let mut actions: Vec<_> = view.legal_actions().into_iter().collect();
    actions.sort_by_cached_key(|_| rng.next_u32());
    actions.into_iter().max_by_key(|&action| match action {
        claim_it::Action::Use(space) => {
            let group = (held | Spaces::single(space)).largest_group();
            (group, public.stone_for(space) == Some(Stone::Owner))
        }
        claim_it::Action::Roll => (1, false),
        claim_it::Action::Stop => (0, false),
    })
}

/// Cards in the middle of at least this value are worth winning in phase one.
const MIN_WANTED_VALUE: u8 = 5;

/// The action in a trick-taking game; `None` while the view's seat is not to act.
pub(crate) fn greedy_action(view: &View) -> Option<Action> {
    let legal: Vec<_> = view.legal_actions().into_iter().collect();
    let cards: CardSet = legal
        .iter()
        .filter_map(|&action| played_card(action))
        .collect();
    if cards.is_empty() {
        return best_choice(view, &legal);
    }
    let by_value = |card: &Card| card.value();
    let wants_to_win = wants_to_win(view);
    if view.public.trick.cards().is_empty() {
        let highest = cards.into_iter().max_by_key(by_value);
        let lowest = cards.into_iter().min_by_key(by_value);
        return if wants_to_win { highest } else { lowest }.map(Action::Play);
    }
    let lowest_that = |wins: bool| {
        let cards = cards
            .into_iter()
            .filter(|&card| view.public.trick.would_win(card) == wins);
        cards.min_by_key(by_value)
    };
    let card = lowest_that(wants_to_win).or_else(|| lowest_that(!wants_to_win));
    card.map(Action::Play)
}

/// The card that an action plays, if it plays one.
pub(crate) const fn played_card(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Take(_) | Action::Remove(_) => None,
    }
}

/// Whether to try to win the trick: always in phase two; in phase one, if the middle has a card of
/// at least [`MIN_WANTED_VALUE`] or its card is hidden.
fn wants_to_win(view: &View) -> bool {
    let recruits = view.public.phase == Phase::Recruit;
    let middle = view.public.middle.iter().flatten().filter(|_| recruits);
    let highest = middle.map(|card| card.value()).max();
    highest.is_none_or(|value| value >= MIN_WANTED_VALUE)
}

/// Of the cards that may be taken, the highest one. A Giant removes a Gnome whenever it can.
fn best_choice(view: &View, legal: &[Action]) -> Option<Action> {
    let value = |action: &&Action| match action {
        Action::Take(source) => {
            let card = match source {
                Source::Middle1 => view.public.middle[0],
                Source::Middle2 => view.public.middle[1],
                Source::Top => view.own.peeked,
            };
            card.map(Card::value)
        }
        Action::Remove(seat) => seat.map(|_| 0),
        Action::Play(_) => None,
    };
    legal.iter().max_by_key(value).copied()
}
