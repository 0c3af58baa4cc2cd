//! Actions of the trick games in words, and why the rules refuse one.

use crate::cards::{Card, CardSet, Faction};
use crate::i18n::Locale;
use crate::i18n::keys::{hand, notices};
use crate::rules::claim::{Action, Awaiting, IllegalAction, PublicView, Source, View};
use crate::ui::words;

use super::Teller;

/// What an action of the viewer's is called where no markdown is read.
pub(super) fn label(teller: Teller, view: &View, action: Action) -> String {
    let locale = teller.locale;
    let named =
        |card: Option<Card>| card.map_or_else(|| "?".into(), |c| words::plain_card(locale, c));
    locale.say(&match action {
        Action::Play(card) => hand::play_card(words::plain_card(locale, card)),
        Action::Take(Source::Middle1) => hand::take_revealed(named(view.public.middle[0])),
        Action::Take(Source::Middle2) => hand::take_revealed(named(view.public.middle[1])),
        Action::Take(Source::Top) => hand::take_top(named(view.own.peeked)),
        Action::Remove(None) => hand::remove_none(),
        Action::Remove(Some(seat)) => {
            let gnome = match view.public.awaiting {
                Awaiting::Remove { gnome, .. } => Some(gnome),
                _ => None,
            };
            hand::remove_gnome(named(gnome), teller.caption.plain_name(seat))
        }
    })
}

/// The card that is called so in that language; letters of any size.
pub(super) fn card_named(locale: Locale, name: &str) -> Option<Card> {
    let mut cards = Faction::ALL.into_iter().flat_map(CardSet::all_of);
    cards.find(|&card| words::plain_card(locale, card).to_lowercase() == name)
}

/// Why the rules said no.
pub(super) fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
    locale.say(&match why {
        IllegalAction::NobodyToAct => notices::refused_nobody_to_act(),
        IllegalAction::NotHeld(card) => notices::refused_not_held(words::card(locale, card)),
        IllegalAction::Revoke(led) if may_pass(view, led) => {
            notices::refused_revoke_doppelganger(led.id())
        }
        IllegalAction::Revoke(led) => notices::refused_revoke(led.id()),
        IllegalAction::PlayExpected => notices::refused_play_expected(),
        IllegalAction::TakeExpected => notices::refused_take_expected(),
        IllegalAction::RemoveExpected => notices::refused_remove_expected(),
        IllegalAction::NothingThere => notices::refused_nothing_there(),
        IllegalAction::NoVictim => notices::refused_no_victim(),
    })
}

/// Whether a Doppelgänger may be played instead of following.
pub(super) fn may_pass(view: &PublicView, led: Faction) -> bool {
    led != Faction::Doppelganger && view.setup.factions().contains(Faction::Doppelganger)
}
