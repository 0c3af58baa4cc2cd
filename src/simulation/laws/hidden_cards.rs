//! No text and no id of a control names a card that its reader cannot know of.

use std::collections::BTreeSet;

use claim_rules::cards::{Card, Seat};
use claim_rules::{State, claim};
use serde_json::Value;

use super::super::discord::Message;
use super::super::simulator::Simulator;
use crate::i18n::Locale;
use crate::ids::{MatchId, UserId};
use crate::table::Table;
use crate::ui;

/// Checks a message that was just posted or changed, and its readers.
pub(super) fn check_texts(simulator: &Simulator, message: &Message, readers: &[u64]) {
    let controls = message.controls();
    let mut matches: Vec<MatchId> = Vec::new();
    for id in controls
        .iter()
        .filter_map(|it| it.press().split(':').nth(1)?.parse().ok())
    {
        if !matches.contains(&id) {
            matches.push(id);
        }
    }
    if matches.is_empty() {
        return;
    }
    let text = Value::Object(message.body.clone()).to_string();
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
            if let Some(name) = hidden_name(&table, reader, &text, &asked) {
                let law = format_args!("{reader} can read {name}, which is hidden, in {id}");
                return simulator.trace.violate(law);
            }
        }
    }
}

/// The name of a card, in any language or in notation, that a text has although it is hidden from a reader,
/// and they have not `asked` for it by its name.
fn hidden_name(table: &Table, reader: u64, text: &str, asked: &str) -> Option<String> {
    let State::Claim(state) = table.running()?.state() else {
        return None;
    };
    let seat = table.active_seat_of(UserId(reader)).ok();
    let hidden = hidden_from(state, table.settings().setup.players(), seat);
    let hidden = hidden
        .into_iter()
        .filter(|card| !asked.contains(&card.to_string()));
    let names = hidden.flat_map(|card| {
        let named = Locale::ALL.iter().map(move |&it| ui::plain_card(it, card));
        named.chain([card.to_string()])
    });
    let mut names = names.collect::<Vec<_>>().into_iter();
    names.find(|name| text.contains(name.as_str()))
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
        let own = state.view(reader).own;
        known.extend(own.hand.into_iter().chain(own.followers));
        known.extend(own.peeked.into_iter().chain(own.last_draw));
        known.extend(Seat::of(players).flat_map(|seat| own.known_draws[seat]));
    }
    let others = Seat::of(players).filter(|&seat| Some(seat) != reader);
    let held: BTreeSet<Card> = others.flat_map(|seat| state.view(seat).own.hand).collect();
    held.difference(&known).copied().collect()
}
