//! Why another card would have been better: what it would have changed about the trick.

use claim_rules::claim::{Action, View};

use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;

/// Only the last player of a trick knows who takes it.
pub(super) fn reason(view: &View, action: Action, better: Action) -> Option<Message> {
    let (Action::Play(played), Action::Play(better)) = (action, better) else {
        return None;
    };
    let trick = &view.public.trick;
    let is_last = trick.cards().len() + 1 == usize::from(view.public.setup.players());
    if !is_last {
        return None;
    }
    let is_lower = better.value() < played.value();
    match (trick.would_win(played), trick.would_win(better)) {
        (true, true) if is_lower => Some(keys::reason_lower_card("wins")),
        (false, false) if is_lower => Some(keys::reason_lower_card("loses")),
        (true, false) => Some(keys::reason_trick("loses")),
        (false, true) => Some(keys::reason_trick("wins")),
        _ => None,
    }
}
