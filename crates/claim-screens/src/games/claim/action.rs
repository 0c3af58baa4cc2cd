//! Labels of actions in the trick-taking games, and reasons why one is refused.

use claim_rules::cards::{Card, CardSet, Faction, Seat};
use claim_rules::claim::{Action, Awaiting, IllegalAction, PublicView, Source, View};
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::{hand, notices};
use crate::running::match_info::MatchInfo;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The label of an action of the viewer, without markdown.
pub(super) fn label(narrator: Narrator, view: &View, action: Action) -> String {
    label_with(narrator, view, action, MatchInfo::plain_name)
}

/// As [`label`], with players' names as `name` formats them.
pub(super) fn label_with(
    narrator: Narrator,
    view: &View,
    action: Action,
    name: fn(&MatchInfo, Seat) -> String,
) -> String {
    let locale = narrator.locale;
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
            hand::remove_gnome(named(gnome), name(narrator.info, seat))
        }
    })
}

/// Finds a card by its name in that language. `name` is in lower case.
pub(super) fn find_card(locale: Locale, name: &str) -> Option<Card> {
    let mut cards = Faction::ALL.into_iter().flat_map(CardSet::all_of);
    cards.find(|&card| words::plain_card(locale, card).to_lowercase() == name)
}

/// Why the rules refused an action.
pub(super) fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
    locale.say(&match why {
        IllegalAction::NoActionDue => notices::refused_no_turn(),
        IllegalAction::NotHeld(card) => notices::refused_not_held(words::card(locale, card)),
        IllegalAction::Revoke(led) if may_play_doppelganger(view, led) => {
            notices::refused_revoke_doppelganger(led.id())
        }
        IllegalAction::Revoke(led) => notices::refused_revoke(led.id()),
        IllegalAction::PlayExpected => notices::refused_play_expected(),
        IllegalAction::TakeExpected => notices::refused_take_expected(),
        IllegalAction::RemoveExpected => notices::refused_remove_expected(),
        IllegalAction::NotAvailable => notices::refused_nothing_there(),
        IllegalAction::NoVictim => notices::refused_no_victim(),
    })
}

/// Whether a Doppelgänger may be played instead of following.
pub(super) fn may_play_doppelganger(view: &PublicView, led: Faction) -> bool {
    led != Faction::Doppelganger && view.setup.factions().contains(Faction::Doppelganger)
}
