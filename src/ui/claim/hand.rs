//! What one player of a trick game sees beside the table: their cards, and what they may do.

use crate::cards::{CardSet, Faction};
use crate::i18n::Message;
use crate::i18n::keys::hand as keys;
use crate::rules::claim::{Action, Awaiting, Phase, Source, View};
use crate::ui::{ButtonStyle, words};

use super::{Section, Step, Teller, action};

/// What the player alone is told now: what they must follow with, what a Seer shows them.
pub(super) fn hints(teller: Teller, view: &View) -> Vec<String> {
    let peeked = view.own.peeked.map(|card| keys::peeked(teller.card(card)));
    let hints: Vec<Message> = following(view).into_iter().chain(peeked).collect();
    hints.iter().map(|hint| teller.say(hint)).collect()
}

/// The player's hand, followers, and what they know of others' followers.
pub(super) fn sections(teller: Teller, view: &View) -> Vec<Section> {
    let hand = view.own.hand;
    let mut sections = vec![Section {
        heading: teller.say(&keys::your_hand(hand.len())),
        text: grouped(teller, hand),
    }];
    if view.public.phase == Phase::Recruit && !view.own.followers.is_empty() {
        let followers = view.own.followers;
        let mut lines = vec![grouped(teller, followers)];
        lines.extend(witnessed(teller, view));
        sections.push(Section {
            heading: teller.say(&keys::your_followers(followers.len())),
            text: lines.join("\n"),
        });
    }
    sections
}

/// An action as its button: it takes a single step.
pub(super) fn step(teller: Teller, view: &View, action: Action) -> Step {
    let card = match action {
        Action::Play(card) => Some(card),
        Action::Take(Source::Middle1) => view.public.middle[0],
        Action::Take(Source::Middle2) => view.public.middle[1],
        Action::Take(Source::Top) => view.own.peeked,
        Action::Remove(_) => None,
    };
    let label = match action {
        // With the card's picture before it, its name says enough.
        Action::Play(card) => words::plain_card(teller.locale, card),
        _ => action::label(teller, view, action),
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

/// What the player must follow with, if that rules out a card of their hand.
fn following(view: &View) -> Option<Message> {
    let is_turn = view.public.awaiting == Awaiting::Play(view.seat);
    let led = view.public.trick.led_faction().filter(|_| is_turn)?;
    let hand = view.own.hand;
    if hand.of(led).is_empty() || view.legal_actions().len() == hand.distinct().len() {
        return None;
    }
    let may_pass = led != Faction::Doppelganger && !hand.of(Faction::Doppelganger).is_empty();
    Some(if may_pass {
        keys::follow_or_pass(led.id())
    } else {
        keys::follow(led.id())
    })
}

/// Cards sorted, a line per faction.
pub(super) fn grouped(teller: Teller, cards: CardSet) -> String {
    let line = |faction: Faction| {
        let values = cards
            .of(faction)
            .into_iter()
            .map(|card| card.value().to_string());
        let values = values.collect::<Vec<_>>().join(" ");
        let faction = words::faction(teller.locale, faction);
        (!values.is_empty()).then(|| teller.say(&keys::cards_line(faction, values)))
    };
    let lines: Vec<_> = Faction::ALL.into_iter().filter_map(line).collect();
    if lines.is_empty() {
        return teller.say(&keys::no_cards());
    }
    lines.join("\n")
}

/// Cards that others drew after the player's Seer had seen them.
fn witnessed(teller: Teller, view: &View) -> Vec<String> {
    let known = |&seat: &_| !view.own.witnessed[seat].is_empty();
    let tell = |seat| {
        let cards = teller.cards(view.own.witnessed[seat]);
        teller.say(&keys::witnessed(teller.who(seat), cards))
    };
    view.public.setup.seats().filter(known).map(tell).collect()
}
