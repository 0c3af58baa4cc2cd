//! What is hidden stays hidden: in everything that anybody could see of a match, at every moment of
//! it, no card is named that they could not know of.

use std::collections::BTreeSet;

use serde_json::Value;

use super::driver::{CHANNEL, Person, World};
use super::play::{ACTIONS, Match, Record};

/// The factions: as notation has them, and one and many of them in English and in German.
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

/// How many cards a hand has.
const HAND: usize = 13;

type Cards = BTreeSet<String>;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_a_card_before_they_may() {
    let world = World::new().await;
    // Two who play, in two languages, and one who looks on.
    let people = ["anna", "ben", "clara"].map(|name| world.person(name));
    let game = Match::begin(CHANNEL, &people[0], &people[1]).await;
    let mut seen_by = people.clone().map(Watcher::new);
    for n in 0..ACTIONS {
        for watcher in &mut seen_by {
            watcher.look(n).await;
        }
        game.act(n).await;
    }
    let end = game.ended().await;
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
        // They have seen what there was to see, so that there was something to hide.
        let own = deal.own(seat);
        assert!(!named.is_empty() && named.is_superset(&own));
    }
    world.end().await;
}

/// What somebody has seen, with how many actions had been played by the time they had.
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

/// Where every card was, as the record has it and the rules deal it.
struct Deal {
    hands: [Vec<String>; 2],
    pile: Vec<String>,
    /// Who played which card.
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

    /// Both hands of a seat, that of phase one and that of phase two; none for a seat there is not.
    fn own(&self, seat: usize) -> Cards {
        let dealt = self.hands.get(seat).into_iter().flatten();
        let followers = self.plays[2 * HAND..].iter().filter(|(by, _)| *by == seat);
        dealt
            .chain(followers.map(|(_, card)| card))
            .cloned()
            .collect()
    }

    /// What a seat knows of after so many actions; what everybody knows, for a seat there is not.
    fn known(&self, seat: usize, actions: usize) -> Cards {
        let played = self.plays[..actions].iter().map(|(_, card)| card.clone());
        let mut known: Cards = played.collect();
        known.extend(self.hands.get(seat).into_iter().flatten().cloned());
        for trick in 0..HAND {
            // Turned up before the trick.
            if 2 * trick <= actions {
                known.insert(self.pile[2 * trick].clone());
            }
            // Drawn after it by whoever lost it: the other one leads the next.
            let is_theirs = |winner: usize| seat < 2 && winner != seat;
            if 2 * trick + 2 <= actions && is_theirs(self.plays[2 * trick + 2].0) {
                known.insert(self.pile[2 * trick + 1].clone());
            }
        }
        known
    }
}

/// The cards that a message names: by notation, by name, or in a line of a faction's values.
fn cards_in(message: &Value) -> Cards {
    let text = message.to_string();
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
