//! The private part of a trick-taking game's screen: the player's cards and buttons.

use claim_rules::cards::{CardSet, Faction};
use claim_rules::claim::{Awaiting, Phase, PublicView, View};

use super::action::{self, playable};
use super::{alt, table};
use crate::games::contract::HandTexts;
use crate::i18n::Message;
use crate::i18n::keys::{finish as finish_keys, hand as keys};
use crate::screen::model::{Paragraph, PictureContent};
use crate::text::narrator::Narrator;
use crate::text::words;

/// The player’s version of the table, with their hand.
pub(super) fn texts(narrator: Narrator, view: &View) -> HandTexts {
    let public = &view.public;
    let now = table::trick_lines(narrator, public);
    let hints = hints(narrator, view);
    let headline = headline(narrator, view);
    let mut text = if hints.is_empty() {
        Vec::new()
    } else {
        now.clone()
    };
    let paragraphs = table::paragraphs(narrator, public);
    text.extend(paragraphs.iter().map(Paragraph::to_text));
    text.push(paragraph(narrator, view).to_text());
    HandTexts {
        why: if hints.is_empty() {
            Vec::from_iter(Some(now.join(" · ")).filter(|line| !line.is_empty()))
        } else {
            hints
        },
        told: Vec::from_iter(told(narrator, public)),
        small: table::small(narrator, public),
        picture: PictureContent::Hand(Box::new(*view)),
        text,
        repeats_board: false,
        alt: alt::hand_sentences(narrator, view),
        cards: None,
        last: Vec::from_iter(table::last_trick(narrator, public, view.own.last_draw)),
        headline,
    }
}

/// What the player does now, or who else does something.
fn headline(narrator: Narrator, view: &View) -> String {
    let is_turn = view.public.awaiting == Awaiting::Play(view.seat);
    let led = view.public.trick.led_faction().filter(|_| is_turn);
    match led {
        _ if view.own.peeked.is_some() => narrator.say(&keys::turn_seer()),
        Some(led) if view.own.hand.of(led).is_empty() => narrator.say(&keys::turn_any_card()),
        Some(led) => narrator.say(&keys::turn_follow(led.id())),
        None => table::turn(narrator, &view.public)
            .unwrap_or_else(|| table::phase(narrator, &view.public)),
    }
}

/// What happened last, and what the reader does or awaits. It follows from what everyone knows, so that a phone may
/// show it to others.
fn told(narrator: Narrator, view: &PublicView) -> Option<String> {
    let is_play = matches!(view.awaiting, Awaiting::Play(seat) if narrator.reader == Some(seat));
    let led = view.trick.plays().next();
    let may_play_doppelganger = |led| {
        if action::may_play_doppelganger(view, led) {
            "yes"
        } else {
            "no"
        }
    };
    let message = match (is_play, led) {
        (false, _) => return table::turn(narrator, view),
        (true, Some((seat, card))) => {
            let (who, led) = (narrator.who(seat), card.faction());
            keys::told_follow(
                narrator.card_object(card),
                may_play_doppelganger(led),
                led.id(),
                who,
            )
        }
        (true, None) => {
            let last = view
                .last
                .as_ref()
                .map(|last| narrator.who(last.trick.winner()));
            keys::told_lead(last.unwrap_or_else(|| "none".to_owned()))
        }
    };
    Some(narrator.say(&message))
}

/// What only the player sees of the moment: why they may play what, the card that a Seer shows.
fn hints(narrator: Narrator, view: &View) -> Vec<String> {
    let peeked = view
        .own
        .peeked
        .map(|card| keys::peeked_card(narrator.card(card)));
    let hints: Vec<Message> = peeked.into_iter().chain(why(view)).collect();
    hints.iter().map(|hint| narrator.say(hint)).collect()
}

/// The player's hand. In phase one it also names the other factions in play; in phase two the score
/// piles do.
pub(super) fn paragraph(narrator: Narrator, view: &View) -> Paragraph {
    let hand = view.own.hand;
    let mut lines = vec![grouped(narrator, hand, playable(view))];
    let factions = view.public.setup.factions();
    let missing = factions.iter().filter(|&it| hand.of(it).is_empty());
    let missing: Vec<_> = missing.collect();
    if view.public.phase == Phase::Recruit && !missing.is_empty() && !hand.is_empty() {
        let missing = words::factions(narrator.locale, missing);
        lines.push(narrator.say(&keys::missing_factions(missing)));
    }
    Paragraph {
        heading: narrator.say(&keys::your_hand(hand.len())),
        text: lines.join("\n"),
    }
}

/// All hands, and in phase one all followers, for the replay.
pub(super) fn open_paragraphs(narrator: Narrator, views: &[View]) -> Vec<Paragraph> {
    let hand = |view: &View| {
        let cards = view.own.hand;
        (!cards.is_empty()).then(|| Paragraph {
            heading: narrator.say(&finish_keys::hand_of(
                cards.len(),
                narrator.info.escaped_name(view.seat),
            )),
            text: grouped(narrator, cards, playable(view)),
        })
    };
    let followers = |view: &View| {
        let cards = view.own.followers;
        (!cards.is_empty()).then(|| Paragraph {
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
pub(super) fn details(narrator: Narrator, view: &View) -> Vec<Paragraph> {
    let followers = view.own.followers;
    if view.public.phase != Phase::Recruit {
        return Vec::new();
    }
    let mut lines = vec![grouped(narrator, followers, followers)];
    lines.extend(known_draws(narrator, view));
    vec![Paragraph {
        heading: narrator.say(&keys::your_followers(followers.len())),
        text: lines.join("\n"),
    }]
}

/// Why the player may play what they may, if it is their turn and another player has led.
fn why(view: &View) -> Option<Message> {
    let is_turn = view.public.awaiting == Awaiting::Play(view.seat);
    let led = view.public.trick.led_faction().filter(|_| is_turn)?;
    let hand = view.own.hand;
    let has_doppelganger =
        led != Faction::Doppelganger && !hand.of(Faction::Doppelganger).is_empty();
    if hand.of(led).is_empty() {
        Some(keys::turn_cannot_follow(led.id()))
    } else {
        has_doppelganger.then(keys::turn_or_doppelganger)
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
