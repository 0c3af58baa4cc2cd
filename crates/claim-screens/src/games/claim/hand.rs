//! The private part of a trick-taking game's screen: the player's cards and buttons.

use claim_rules::cards::{Card, CardSet, Faction};
use claim_rules::claim::{Action, Awaiting, Phase, Source, View};

use super::action;
use crate::games::contract::{ShortLabel, Step};
use crate::i18n::Message;
use crate::i18n::keys::{finish as finish_keys, hand as keys};
use crate::screen::model::{ButtonStyle, Section};
use crate::text::narrator::Narrator;
use crate::text::words;

/// Private lines: what the player may play, the card that a Seer shows.
pub(super) fn hints(narrator: Narrator, view: &View) -> Vec<String> {
    let peeked = view
        .own
        .peeked
        .map(|card| keys::peeked_card(narrator.card(card)));
    let hints: Vec<Message> = peeked.into_iter().chain(turn(view)).collect();
    hints.iter().map(|hint| narrator.say(hint)).collect()
}

/// The player's hand. In phase one it also names the other factions in play; in phase two the score
/// piles do.
pub(super) fn sections(narrator: Narrator, view: &View) -> Vec<Section> {
    let hand = view.own.hand;
    let mut lines = vec![grouped(narrator, hand, playable(view))];
    let factions = view.public.setup.factions();
    let missing = factions.iter().filter(|&it| hand.of(it).is_empty());
    let missing: Vec<_> = missing.collect();
    if view.public.phase == Phase::Recruit && !missing.is_empty() && !hand.is_empty() {
        let missing = words::factions(narrator.locale, missing);
        lines.push(narrator.say(&keys::missing_factions(missing)));
    }
    vec![Section {
        heading: narrator.say(&keys::your_hand(hand.len())),
        text: lines.join("\n"),
    }]
}

/// All hands, and in phase one all followers, for the replay.
pub(super) fn open_sections(narrator: Narrator, views: &[View]) -> Vec<Section> {
    let hand = |view: &View| {
        let cards = view.own.hand;
        (!cards.is_empty()).then(|| Section {
            heading: narrator.say(&finish_keys::hand_of(
                cards.len(),
                narrator.info.escaped_name(view.seat),
            )),
            text: grouped(narrator, cards, playable(view)),
        })
    };
    let followers = |view: &View| {
        let cards = view.own.followers;
        (!cards.is_empty()).then(|| Section {
            heading: narrator.say(&finish_keys::followers_of(
                cards.len(),
                narrator.info.escaped_name(view.seat),
            )),
            text: grouped(narrator, cards, cards),
        })
    };
    let hands = views.iter().filter_map(hand);
    hands.chain(views.iter().filter_map(followers)).collect()
}

/// The player's followers in phase one, and what they know of the others' followers.
pub(super) fn details(narrator: Narrator, view: &View) -> Vec<Section> {
    let followers = view.own.followers;
    if view.public.phase != Phase::Recruit {
        return Vec::new();
    }
    let mut lines = vec![grouped(narrator, followers, followers)];
    lines.extend(known_draws(narrator, view));
    vec![Section {
        heading: narrator.say(&keys::your_followers(followers.len())),
        text: lines.join("\n"),
    }]
}

/// An action as a step: in the trick-taking games, every action has exactly one.
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
        full_label: None,
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
    }
}

/// The sort key of a card: by faction, then by value.
#[expect(clippy::cast_possible_wrap, reason = "values are at most 9")]
fn order(card: Card) -> Vec<i8> {
    vec![card.faction() as i8, card.value() as i8]
}

/// The label of the only legal action.
pub(super) fn only_label(narrator: Narrator, view: &View, action: Action) -> String {
    let label = action::label(narrator, view, action);
    narrator.say(&match action {
        Action::Play(_) if view.own.hand.len() == 1 => keys::last_card(label),
        _ => keys::only_choice(label),
    })
}

/// The value alone: the emoji and the row say which faction it is.
pub(super) fn short_label(action: Action) -> Option<ShortLabel> {
    let Action::Play(card) = action else {
        return None;
    };
    Some(ShortLabel {
        text: card.value().to_string(),
        faction: card.faction(),
    })
}

/// What the player may play, if it is their turn and another player has led.
fn turn(view: &View) -> Option<Message> {
    let is_turn = view.public.awaiting == Awaiting::Play(view.seat);
    let led = view.public.trick.led_faction().filter(|_| is_turn)?;
    let hand = view.own.hand;
    let has_doppelganger =
        led != Faction::Doppelganger && !hand.of(Faction::Doppelganger).is_empty();
    Some(if hand.of(led).is_empty() {
        keys::turn_cannot_follow(led.id())
    } else if has_doppelganger {
        keys::turn_follow_or_doppelganger(led.id())
    } else {
        keys::turn_follow(led.id())
    })
}

/// The cards that the rules let the player play now; all of them while the player has no card to play.
fn playable(view: &View) -> CardSet {
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

/// Sorted cards, one line per faction; those not in `playable` are hollow.
pub(super) fn grouped(narrator: Narrator, cards: CardSet, playable: CardSet) -> String {
    let line = |faction: Faction| {
        let faces = words::faces(cards.of(faction), playable);
        let faction = words::faction(narrator.locale, faction);
        (!faces.is_empty()).then(|| narrator.say(&keys::cards_line(faction, faces)))
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
        narrator.say(&keys::known_draws(cards, narrator.who(seat)))
    };
    view.public.setup.seats().filter(known).map(line).collect()
}
