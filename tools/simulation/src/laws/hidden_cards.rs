//! No text and no id of a control names a card that its reader cannot know of.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use claim_rules::cards::{Card, Seat};
use claim_rules::record::{Line, Replay};
use claim_rules::{State, claim};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;

use super::super::discord::Message;
use super::super::simulator::Simulator;

/// Checks a message that was just posted or changed, for all its readers.
pub(super) fn check_texts(simulator: &Simulator, message: &Message, readers: &[u64]) {
    let controls = message.controls();
    let pressed = controls.iter();
    let pressed = pressed.filter_map(|it| it.press().split(':').nth(1)?.parse().ok());
    // Announcements have no controls, but the nonce of their match. A message that shows something else by now has it, too.
    let nonce = message.nonce.iter().filter(|_| controls.is_empty());
    let posted = nonce.filter_map(|it| it.split('-').next()?.parse().ok());
    let mut matches: Vec<MatchId> = Vec::new();
    for id in pressed.chain(posted) {
        if !matches.contains(&id) {
            matches.push(id);
        }
    }
    if matches.is_empty() {
        return;
    }
    let text = serde_json::to_string(&message.body).unwrap_or_default();
    let named = cards_in(&text);
    if named.is_empty() {
        return;
    }
    let asked = {
        let world = simulator.world();
        let mut interactions = world.interactions.values();
        let asked = interactions.find(|it| it.original == Some(message.id));
        asked.map(|it| it.what.clone()).unwrap_or_default()
    };
    for id in matches {
        let Some(table) = simulator.table(id) else {
            continue;
        };
        for &reader in readers {
            if let Some(card) = hidden_card(simulator, &table, reader, &named, &asked) {
                let violation = format_args!("{reader} can read {card}, which is hidden, in {id}");
                return simulator.trace.report_violation(violation);
            }
        }
    }
}

/// All cards, grouped by the number with which their names end, and then by the part before it, in all
/// languages, with and without spaces that break, and in notation.
static CARDS: LazyLock<BTreeMap<String, BTreeMap<String, Card>>> = LazyLock::new(|| {
    let mut numbers: BTreeMap<String, BTreeMap<String, Card>> = BTreeMap::new();
    for card in Card::ALL {
        let named = Locale::ALL.map(|it| claim_screens::plain_card(it, card));
        let plain = named.each_ref().map(|name| name.replace('\u{a0}', " "));
        for name in named.into_iter().chain(plain).chain([card.to_string()]) {
            let beginning = name.trim_end_matches(|it: char| it.is_ascii_digit());
            let number = name[beginning.len()..].to_owned();
            let cards = numbers.entry(number).or_default();
            cards.insert(beginning.to_owned(), card);
        }
    }
    numbers
});

/// The cards that a text names.
fn cards_in(text: &str) -> BTreeSet<Card> {
    let text = &text.replace('\u{a0}', " ");
    let mut named = BTreeSet::new();
    let mut begin = 0;
    while let Some(offset) = text[begin..].find(|it: char| it.is_ascii_digit()) {
        let (before, rest) = text.split_at(begin + offset);
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let cards = CARDS.get(&rest[..length]).into_iter().flatten();
        named.extend(cards.filter_map(|(it, &card)| before.ends_with(it).then_some(card)));
        begin = before.len() + length;
    }
    named
}

/// A card that a text names although it is hidden from the reader. Cards that the reader has named
/// themselves, in `asked`, do not count. Nor do those that they knew when they left the match: another process may
/// still be editing their hand as it was before.
fn hidden_card(
    simulator: &Simulator,
    table: &Table,
    reader: u64,
    named: &BTreeSet<Card>,
    asked: &str,
) -> Option<Card> {
    let is_unasked = |card: &&Card| !asked.contains(&card.to_string());
    if table.is_hidden_from(UserId(reader), simulator.clock.now()) {
        return named.iter().find(is_unasked).copied();
    }
    let State::Claim(state) = table.running()?.state() else {
        return None;
    };
    let players = table.settings().setup.players();
    let seat = table.active_seat_of(UserId(reader)).ok();
    let hidden = hidden_from(state, players, seat);
    let known = match table.seating().seat_of(UserId(reader)) {
        Some(left) if seat.is_none() => known_on_leaving(&simulator.record(table.id()), left),
        _ => None,
    };
    let known = known.unwrap_or_default();
    let mut named = hidden.intersection(named).copied();
    named.find(|card| is_unasked(&card) && !known.contains(card))
}

/// What a player knew when they left the match; `None` if the record does not say that they have left.
fn known_on_leaving(record: &str, player: Seat) -> Option<BTreeSet<Card>> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next()?).ok()?;
    for line in lines {
        let line = replay.parse_line(line).ok()?;
        if matches!(line.line, Line::Leaves { seat, .. } if seat == player) {
            let State::Claim(state) = replay.state() else {
                return None;
            };
            let players = replay.header().setup.players();
            return Some(known_to(state, players, player).collect());
        }
        replay.step_timed(&line).ok()?;
    }
    None
}

/// The cards that a seat knows, and others may not.
fn known_to(state: &claim::State, players: u8, seat: Seat) -> impl Iterator<Item = Card> {
    let own = state.view(seat).own;
    let drawn = Seat::of(players).flat_map(move |it| own.known_draws[it]);
    let held = own.hand.into_iter().chain(own.followers);
    held.chain(own.peeked.into_iter().chain(own.last_draw))
        .chain(drawn)
}

/// The cards in other hands of which a seat, or the public, has never seen a copy.
fn hidden_from(state: &claim::State, players: u8, reader: Option<Seat>) -> BTreeSet<Card> {
    let public = state.public_view();
    let mut known: BTreeSet<Card> = public.discarded.into_iter().collect();
    known.extend(public.waiting.into_iter().chain(public.removed));
    for seat in Seat::of(players) {
        known.extend(public.recruited[seat]);
        known.extend(public.score[seat].into_iter().chain(public.gnomes[seat]));
    }
    known.extend(public.trick.plays().map(|(_, card)| card));
    known.extend(public.middle.into_iter().flatten());
    if let Some(last) = public.last {
        known.extend(last.trick.plays().map(|(_, card)| card));
        let gone = last.middle.into_iter().chain(last.removed).flatten();
        known.extend(gone.map(|(card, _)| card));
        known.extend(last.trolls);
    }
    if let Some(reader) = reader {
        known.extend(known_to(state, players, reader));
    }
    let others = Seat::of(players).filter(|&seat| Some(seat) != reader);
    let held: BTreeSet<Card> = others.flat_map(|seat| state.view(seat).own.hand).collect();
    held.difference(&known).copied().collect()
}
