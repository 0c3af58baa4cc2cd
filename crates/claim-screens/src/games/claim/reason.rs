//! Why another action would have been better: what it would have changed about the trick, or which card it takes.

use claim_rules::cards::Card;
use claim_rules::claim::{Action, Source, View};
use claim_table::locale::Locale;

use crate::i18n::keys::analysis as keys;
use crate::i18n::{Message, Translate};

/// What differs at a glance.
pub(super) fn reason(
    locale: Locale,
    view: &View,
    action: Action,
    better: Action,
) -> Option<Message> {
    match (action, better) {
        (Action::Play(played), Action::Play(better)) => of_trick(view, played, better),
        (Action::Take(taken), Action::Take(better)) => of_taken_card(locale, view, taken, better),
        _ => None,
    }
}

/// Who takes the trick: for certain, or as far as unseen cards allow.
fn of_trick(view: &View, played: Card, better: Card) -> Option<Message> {
    let trick = &view.public.trick;
    let is_last = trick.cards().len() + 1 == usize::from(view.public.setup.players());
    let is_lower = better.value() < played.value();
    match [played, better].map(|it| view.unseen_that_beat(it)) {
        [None, None] => is_lower.then(|| keys::reason_lower_card("loses")),
        [Some(_), None] if is_last => Some(keys::reason_trick("loses")),
        [None, Some(_)] if is_last => Some(keys::reason_trick("wins")),
        [Some(_), None] => Some(keys::reason_trick("trails")),
        [None, Some(_)] => Some(keys::reason_trick("leads")),
        [Some(_), Some(_)] if is_last => is_lower.then(|| keys::reason_lower_card("wins")),
        [Some(cards), Some(others)] => {
            let [cards, others] = [cards, others].map(|it| it.into_iter().count());
            if cards != others {
                return Some(keys::reason_hidden_cards(others, cards));
            }
            is_lower.then(|| keys::reason_lower_card("alike"))
        }
    }
}

/// That the other card is higher. A card that its taker has not seen counts as the average of the unseen ones.
fn of_taken_card(locale: Locale, view: &View, taken: Source, better: Source) -> Option<Message> {
    let [middle_1, middle_2] = view.public.middle;
    let known = |source| match source {
        Source::Middle1 => middle_1,
        Source::Middle2 => middle_2,
        Source::Top => view.own.peeked,
    };
    let unseen: Vec<_> = view
        .unseen()
        .into_iter()
        .map(|it| f32::from(it.value()))
        .collect();
    let average = unseen.iter().sum::<f32>() / unseen.iter().map(|_| 1.0).sum::<f32>();
    let [(value, told), (other, other_told)] = [taken, better].map(|source| {
        if let Some(card) = known(source) {
            (f32::from(card.value()), card.value().to_string())
        } else {
            let about = average.round().to_string();
            (average, locale.say(&keys::reason_about(about)))
        }
    });
    (other > value).then(|| keys::reason_value(other_told, told))
}
