//! Why another action would have been better: what it would have changed about the trick, or which card it takes.

use claim_rules::cards::{Card, CardSet};
use claim_rules::claim::{Action, Source, View};

use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;

/// What differs at a glance.
pub(super) fn reason(view: &View, action: Action, better: Action) -> Option<Message> {
    match (action, better) {
        (Action::Play(played), Action::Play(better)) => of_trick(view, played, better),
        (Action::Take(taken), Action::Take(better)) => of_taken_card(view, taken, better),
        _ => None,
    }
}

/// Who takes the trick: for certain, or as far as the cards allow that others may hold.
fn of_trick(view: &View, played: Card, better: Card) -> Option<Message> {
    let trick = &view.public.trick;
    let is_last = trick.cards().len() + 1 == usize::from(view.public.setup.players());
    let is_lower = better.value() < played.value();
    match [played, better].map(|it| view.cards_that_beat(it)) {
        [None, None] => is_lower.then(|| keys::reason_lower_card("loses")),
        [Some(_), None] if is_last => Some(keys::reason_trick("loses")),
        [None, Some(_)] if is_last => Some(keys::reason_trick("wins")),
        [Some(_), None] => Some(keys::reason_trick("trails")),
        [None, Some(_)] => Some(keys::reason_trick("leads")),
        [Some(_), Some(_)] if is_last => is_lower.then(|| keys::reason_lower_card("wins")),
        [Some(cards), Some(others)] => {
            let [cards, others] = [cards, others].map(CardSet::len);
            if cards != others {
                return Some(keys::reason_beaten_by(others, cards));
            }
            is_lower.then(|| keys::reason_lower_card("alike"))
        }
    }
}

/// That the other card is higher.
fn of_taken_card(view: &View, taken: Source, better: Source) -> Option<Message> {
    let [middle_1, middle_2] = view.public.middle;
    let value = |source| match source {
        Source::Middle1 => middle_1,
        Source::Middle2 => middle_2,
        Source::Top => view.own.peeked,
    };
    let [value, other] = [value(taken)?, value(better)?].map(Card::value);
    (other > value).then(|| keys::reason_value(other, value))
}
