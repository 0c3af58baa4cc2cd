//! The rule of thumb: how somebody plays who looks no further than the current trick. By it the
//! matches are played in which puzzles are looked for, and what it finds is no puzzle.

use crate::cards::{Card, CardSet};
use crate::rules::claim::{Action, Phase, Source, View};

/// What the rule does; nothing where the view's seat is not to act.
pub(super) fn act(view: &View) -> Option<Action> {
    let legal: Vec<_> = view.legal_actions().into_iter().collect();
    let cards: CardSet = legal.iter().filter_map(|&action| card(action)).collect();
    if cards.is_empty() {
        return better_take(view, &legal);
    }
    let by_value = |card: &Card| card.value();
    let wanted = is_worth_winning(view);
    if view.public.trick.cards().is_empty() {
        let highest = cards.into_iter().max_by_key(by_value);
        let lowest = cards.into_iter().min_by_key(by_value);
        return if wanted { highest } else { lowest }.map(Action::Play);
    }
    let wins = |&card: &Card| view.public.trick.would_win(card);
    let lowest = |win| {
        let cards = cards.into_iter().filter(|card| wins(card) == win);
        cards.min_by_key(by_value)
    };
    let play = lowest(wanted).or_else(|| lowest(!wanted));
    play.map(Action::Play)
}

/// The card that an action plays.
pub(super) const fn card(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Take(_) | Action::Remove(_) => None,
    }
}

/// Whether to go for the trick: in phase one, if what lies in the middle is better than most.
fn is_worth_winning(view: &View) -> bool {
    let middle = view.public.middle[0].filter(|_| view.public.phase == Phase::Recruit);
    middle.is_none_or(|card| card.value() >= 5)
}

/// Of the cards a Seer may take, the higher one.
fn better_take(view: &View, legal: &[Action]) -> Option<Action> {
    let value = |action: &&Action| {
        let card = match action {
            Action::Take(Source::Top) => view.own.peeked,
            _ => view.public.middle[0],
        };
        card.map(Card::value)
    };
    legal.iter().max_by_key(value).copied()
}
