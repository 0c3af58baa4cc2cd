//! Hidden cards: no message that a person sees during a match names a card that they cannot know.

use std::collections::BTreeSet;

use serde_json::Value;

use super::matches::{ACTIONS, Match, Record};
use super::person::Person;
use super::world::{CHANNEL, World};

/// The factions: ids, and singular and plural in English and in German.
const FACTIONS: [(&str, [(&str, &str); 2]); 5] = [
    ("goblin", [("Goblin", "Goblins"), ("Kobold", "Kobolde")]),
    ("knight", [("Knight", "Knights"), ("Ritter", "Ritter")]),
    ("undead", [("Undead", "Undead"), ("Untoter", "Untote")]),
    ("dwarf", [("Dwarf", "Dwarves"), ("Zwerg", "Zwerge")]),
    (
        "doppelganger",
        [
            ("Doppelgänger", "Doppelgängers"),
            ("Doppelgänger", "Doppelgänger"),
        ],
    ),
];

/// The number of cards in a hand.
const HAND: usize = 13;

type Cards = BTreeSet<String>;

#[tokio::test]
async fn hidden_cards_are_never_shown() {
    let world = World::new().await;
    // Two players with different languages, and a spectator.
    let people = ["anna", "ben", "clara"].map(|name| world.person(name));
    let game = Match::start(CHANNEL, &people[0], &people[1]).await;
    let mut seen_by = people.clone().map(Watcher::new);
    for n in 0..ACTIONS {
        for watcher in &mut seen_by {
            watcher.look(n).await;
        }
        game.act(n).await;
    }
    let end = game.wait_for_results().await;
    for watcher in &mut seen_by {
        watcher.look(ACTIONS).await;
    }
    let deal = Deal::of(&Record::of(&people[2], &end).await);
    for (seat, watcher) in seen_by.iter().enumerate() {
        let mut named = Cards::new();
        for (actions, message) in &watcher.seen {
            let cards = cards_in(message);
            let known = deal.known(seat, *actions);
            let hidden: Vec<_> = cards.difference(&known).collect();
            assert!(
                hidden.is_empty(),
                "after {actions} actions {} sees {hidden:?} in {message}",
                watcher.person.name()
            );
            named.extend(cards);
        }
        // Makes sure that the check works: the person must at least have seen their own hands.
        let own = deal.own(seat);
        assert!(!named.is_empty() && named.is_superset(&own));
    }
    world.end().await;
}

/// The messages that a person has seen, each with the number of actions played by then.
struct Watcher {
    person: Person,
    entries: usize,
    seen: Vec<(usize, Value)>,
}

impl Watcher {
    const fn new(person: Person) -> Self {
        Self {
            person,
            entries: 0,
            seen: Vec::new(),
        }
    }

    async fn look(&mut self, actions: usize) {
        let feed = self.person.feed().await;
        let news = feed[self.entries..].iter();
        self.seen
            .extend(news.map(|entry| (actions, entry["message"].clone())));
        self.entries = feed.len();
    }
}

/// Where every card was during the match, according to the record.
struct Deal {
    hands: [Vec<String>; 2],
    pile: Vec<String>,
    /// The cards played, each with the seat.
    plays: Vec<(usize, String)>,
}

impl Deal {
    fn of(record: &Record) -> Self {
        let deck = record.deck();
        let plays = record.actions().into_iter();
        let card = |action: String| action.trim_start_matches("play ").to_owned();
        Self {
            hands: [deck[..HAND].to_vec(), deck[HAND..2 * HAND].to_vec()],
            pile: deck[2 * HAND..].to_vec(),
            plays: plays.map(|(seat, action)| (seat, card(action))).collect(),
        }
    }

    /// The cards of a seat's hands in both phases; none for the spectator.
    fn own(&self, seat: usize) -> Cards {
        let dealt = self.hands.get(seat).into_iter().flatten();
        let followers = self.plays[2 * HAND..].iter().filter(|(by, _)| *by == seat);
        dealt
            .chain(followers.map(|(_, card)| card))
            .cloned()
            .collect()
    }

    /// The cards that a seat knows after some actions; the public ones for the spectator.
    fn known(&self, seat: usize, actions: usize) -> Cards {
        let played = self.plays[..actions].iter().map(|(_, card)| card.clone());
        let mut known: Cards = played.collect();
        known.extend(self.hands.get(seat).into_iter().flatten().cloned());
        for trick in 0..HAND {
            // Each trick of phase one uses two cards of the pile. The first one is revealed before the trick.
            if 2 * trick <= actions {
                known.insert(self.pile[2 * trick].clone());
            }
            // The loser of the trick draws the second one. The winner is known as the leader of the next trick.
            let is_theirs = |winner: usize| seat < 2 && winner != seat;
            if 2 * trick + 2 <= actions && is_theirs(self.plays[2 * trick + 2].0) {
                known.insert(self.pile[2 * trick + 1].clone());
            }
        }
        known
    }
}

/// The cards that a message names: in notation, by name, or in a faction's list of values.
fn cards_in(message: &Value) -> Cards {
    let text = message.to_string().replace('\u{a0}', " ");
    let mut cards = Cards::new();
    for (id, names) in FACTIONS {
        for value in 0..10 {
            let card = format!("{id}-{value}");
            let is_named = names
                .iter()
                .any(|(one, _)| text.contains(&format!("{one} {value}")));
            if is_named || text.contains(&card) {
                cards.insert(card);
            }
        }
        for (_, many) in names {
            for line in text.split(&format!("{many}: **")).skip(1) {
                let values = line.split("**").next().unwrap_or_default();
                let values = values
                    .split(' ')
                    .filter(|value| value.parse::<u8>().is_ok());
                cards.extend(values.map(|value| format!("{id}-{value}")));
            }
        }
    }
    cards
}
