//! Labels of actions in the trick-taking games, and reasons why one is refused.

use claim_rules::cards::{Card, CardSet, Faction, Seat};
use claim_rules::claim::{Action, Awaiting, IllegalAction, PublicView, Source, View};
use claim_table::locale::Locale;

use crate::games::contract::{ActionTexts, Step};
use crate::i18n::Translate;
use crate::i18n::keys::{hand, notices};
use crate::running::match_info::MatchInfo;
use crate::screen::model::ButtonStyle;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The texts of an action, which has one step: in the trick-taking games, every action has exactly one.
pub(super) fn texts(narrator: Narrator, view: &View, action: Action) -> ActionTexts {
    let label = label(narrator, view, action);
    ActionTexts {
        steps: vec![step(narrator, view, action)],
        only_label: only_label(narrator, view, action, &label),
        inline_label: label_with(narrator, view, action, MatchInfo::escaped_name),
        label,
    }
}

/// An action as a step. A card is its faction’s emoji and its value; of several cards to take, the button has the
/// number that the picture shows.
pub(super) fn step(narrator: Narrator, view: &View, action: Action) -> Step {
    let card = card_of(view, action);
    let label = label(narrator, view, action);
    let short = match (action, card) {
        (Action::Play(card), _) => card.value().to_string(),
        (Action::Take(_), Some(card)) => {
            let name = words::plain_card(narrator.locale, card);
            format!("{} · {name}", take_number(view, action))
        }
        _ => label.clone(),
    };
    Step {
        key: action.to_string(),
        label: short,
        full_label: Some(label),
        emoji: card.map(|card| words::icon(card.faction())),
        style: match action {
            Action::Remove(None) => ButtonStyle::Secondary,
            _ => ButtonStyle::Primary,
        },
        order: match action {
            Action::Play(card) => order(card),
            _ => Vec::new(),
        },
        is_place: false,
        row: match action {
            Action::Play(card) => Some(card.faction()),
            _ => None,
        },
    }
}

/// The card that an action plays or takes.
fn card_of(view: &View, action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Take(Source::Middle1) => view.public.middle[0],
        Action::Take(Source::Middle2) => view.public.middle[1],
        Action::Take(Source::Top) => view.own.peeked,
        Action::Remove(_) => None,
    }
}

/// The number of a card to take, from the left.
fn take_number(view: &View, action: Action) -> usize {
    let takes = view.legal_actions().into_iter();
    let takes = takes.filter(|it| matches!(it, Action::Take(_)));
    let before = takes.take_while(|&it| it != action);
    before.count() + 1
}

/// The sort key of a card: by faction, then by value.
#[expect(clippy::cast_possible_wrap, reason = "values are at most 9")]
fn order(card: Card) -> Vec<i8> {
    vec![card.faction() as i8, card.value() as i8]
}

/// The label of the only legal action.
fn only_label(narrator: Narrator, view: &View, action: Action, label: &str) -> String {
    narrator.say(&match action {
        Action::Play(_) if view.own.hand.len() == 1 => hand::last_card(label),
        _ => hand::only_choice(label),
    })
}

/// The label of an action of the viewer, without markdown.
pub(super) fn label(narrator: Narrator, view: &View, action: Action) -> String {
    label_with(narrator, view, action, MatchInfo::plain_name)
}

/// As [`label`], with players' names as `name` formats them.
fn label_with(
    narrator: Narrator,
    view: &View,
    action: Action,
    name: fn(&MatchInfo, Seat) -> String,
) -> String {
    let locale = narrator.locale;
    let named = |card: Option<Card>| {
        card.map_or_else(|| "?".into(), |c| words::plain_card_object(locale, c))
    };
    locale.say(&match action {
        Action::Play(card) => return words::plain_card(locale, card),
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

/// The cards that the rules let the player play now; all of them while the player has no card to play.
pub(super) fn playable(view: &View) -> CardSet {
    let played = |action| match action {
        Action::Play(card) => Some(card),
        Action::Take(_) | Action::Remove(_) => None,
    };
    let cards: CardSet = view
        .legal_actions()
        .into_iter()
        .filter_map(played)
        .collect();
    if cards.is_empty() {
        view.own.hand
    } else {
        cards
    }
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
        IllegalAction::NotHeld(card) => notices::refused_not_held(words::card_object(locale, card)),
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
