//! The private part of a trick-taking game's screen: the player's cards and buttons.

use claim_rules::cards::{CardSet, Faction};
use claim_rules::claim::{Action, Awaiting, Phase, Source, View};

use super::action;
use crate::i18n::Message;
use crate::i18n::keys::hand as keys;
use crate::ui::game::Step;
use crate::ui::narrator::Narrator;
use crate::ui::screen::{ButtonStyle, Section};
use crate::ui::words;

/// Private lines: the faction that must be followed, the card that a Seer shows.
pub(super) fn hints(narrator: Narrator, view: &View) -> Vec<String> {
    let peeked = view
        .own
        .peeked
        .map(|card| keys::peeked_card(narrator.card(card)));
    let hints: Vec<Message> = following(view).into_iter().chain(peeked).collect();
    hints.iter().map(|hint| narrator.say(hint)).collect()
}

/// The player's hand, followers, and what they know of the others' followers.
pub(super) fn sections(narrator: Narrator, view: &View) -> Vec<Section> {
    let hand = view.own.hand;
    let mut sections = vec![Section {
        heading: narrator.say(&keys::your_hand(hand.len())),
        text: grouped(narrator, hand),
    }];
    if view.public.phase == Phase::Recruit && !view.own.followers.is_empty() {
        let followers = view.own.followers;
        let mut lines = vec![grouped(narrator, followers)];
        lines.extend(known_draws(narrator, view));
        sections.push(Section {
            heading: narrator.say(&keys::your_followers(followers.len())),
            text: lines.join("\n"),
        });
    }
    sections
}

/// An action as a step: in the trick games, every action has exactly one.
pub(super) fn step(narrator: Narrator, view: &View, action: Action) -> Step {
    let card = match action {
        Action::Play(card) => Some(card),
        Action::Take(Source::Middle1) => view.public.middle[0],
        Action::Take(Source::Middle2) => view.public.middle[1],
        Action::Take(Source::Top) => view.own.peeked,
        Action::Remove(_) => None,
    };
    let label = match action {
        // The emoji and the name of the card are enough.
        Action::Play(card) => words::plain_card(narrator.locale, card),
        _ => action::label(narrator, view, action),
    };
    Step {
        key: action.to_string(),
        label,
        emoji: card.map(|card| words::icon(card.faction())),
        style: match action {
            Action::Remove(None) => ButtonStyle::Secondary,
            _ => ButtonStyle::Primary,
        },
        order: Vec::new(),
    }
}

/// The faction that must be followed, if some cards of the hand may not be played because of it.
fn following(view: &View) -> Option<Message> {
    let is_turn = view.public.awaiting == Awaiting::Play(view.seat);
    let led = view.public.trick.led_faction().filter(|_| is_turn)?;
    let hand = view.own.hand;
    if hand.of(led).is_empty() || view.legal_actions().len() == hand.distinct().len() {
        return None;
    }
    let has_doppelganger =
        led != Faction::Doppelganger && !hand.of(Faction::Doppelganger).is_empty();
    Some(if has_doppelganger {
        keys::must_follow_or_doppelganger(led.id())
    } else {
        keys::must_follow(led.id())
    })
}

/// Sorted cards, one line per faction.
pub(super) fn grouped(narrator: Narrator, cards: CardSet) -> String {
    let line = |faction: Faction| {
        let values = cards
            .of(faction)
            .into_iter()
            .map(|card| card.value().to_string());
        let values = values.collect::<Vec<_>>().join(" ");
        let faction = words::faction(narrator.locale, faction);
        (!values.is_empty()).then(|| narrator.say(&keys::cards_line(faction, values)))
    };
    let lines: Vec<_> = Faction::ALL.into_iter().filter_map(line).collect();
    if lines.is_empty() {
        return narrator.say(&keys::no_cards());
    }
    lines.join("\n")
}

/// Cards that others drew after the player had seen them with a Seer.
fn known_draws(narrator: Narrator, view: &View) -> Vec<String> {
    let known = |&seat: &_| !view.own.known_draws[seat].is_empty();
    let line = |seat| {
        let cards = narrator.cards(view.own.known_draws[seat]);
        narrator.say(&keys::known_draws(narrator.who(seat), cards))
    };
    view.public.setup.seats().filter(known).map(line).collect()
}
