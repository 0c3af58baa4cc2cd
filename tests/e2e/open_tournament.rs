//! A tournament in a world whose clock the test moves.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;
use tokio::sync::watch;

use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The time between a round and the next one.
pub(super) const BREAK: Duration = Duration::from_mins(2);

/// A tournament in a world whose clock the test moves.
pub(super) struct Tournament {
    pub(super) time: watch::Sender<Timestamp>,
    pub(super) clock: Clock,
    pub(super) world: World,
    pub(super) organiser: Person,
    pub(super) id: String,
}

impl Tournament {
    /// Opens a tournament by `/claim tournament`, with these changes of the form, each the id of a choice or a button.
    pub(super) async fn open(changes: &[(&str, &str)]) -> Self {
        let (time, clock) = Clock::manual(START);
        let world = World::with_clock(clock.clone()).await;
        let organiser = world.person("anna");
        organiser
            .set(json!({"manager": true, "locale": "en-US"}))
            .await;
        let options = json!({"name": "Friday #1"});
        let mut form = organiser.command("claim tournament", options).await;
        assert!(form.is_ephemeral() && form.contains_text("Friday"));
        for (before, after) in changes {
            let button = form.enabled_button("open-event").expect("a button");
            let draft = button.custom_id.trim_start_matches("open-event:");
            let wanted = format!("event-form:{}", draft.replacen(before, after, 1));
            let shown = if form.buttons().iter().any(|it| it.custom_id == wanted) {
                organiser.press(&form, &wanted).await
            } else {
                organiser.choose(&form, &wanted).await
            };
            form = shown.expect("the form");
        }
        let opened = organiser.press_kind(&form, "open-event").await;
        let opened = opened.expect("a notice");
        assert!(
            opened.contains_text("The tournament is open."),
            "{opened:?}"
        );
        let is_event = |message: &Message| message.enabled_button("join-event").is_some();
        let message = organiser.wait_for_message(CHANNEL, is_event).await;
        let button = message.enabled_button("join-event").expect("a button");
        let id = button
            .custom_id
            .trim_start_matches("join-event:")
            .to_owned();
        Self {
            time,
            clock,
            world,
            organiser,
            id,
        }
    }

    /// The people of these names, who read English.
    pub(super) async fn people(&self, names: &[&str]) -> Vec<Person> {
        let mut people = Vec::new();
        for name in names {
            let person = match *name {
                "dora" => self.world.newcomer(name).await,
                _ => self.world.person(name),
            };
            person.set(json!({"locale": "en-US"})).await;
            people.push(person);
        }
        people
    }

    /// The message of the tournament, once it passes.
    pub(super) async fn message(&self, passes: impl Fn(&Message) -> bool) -> Message {
        let manage = format!("event-rules:{}", self.id);
        let is_it = |message: &Message| {
            let mut buttons = message.buttons().into_iter();
            !message.is_ephemeral() && buttons.any(|it| it.custom_id == manage) && passes(message)
        };
        self.organiser.wait_for_message(CHANNEL, is_it).await
    }

    pub(super) async fn press(&self, person: &Person, kind: &str) -> Message {
        let message = self.message(|_| true).await;
        let id = format!("{kind}:{}", self.id);
        let reply = person.forge(&message, &id).await;
        reply.expect("a reply")
    }

    pub(super) async fn join(&self, people: &[Person]) {
        for person in people {
            let reply = self.press(person, "join-event").await;
            assert!(reply.contains_text("You take part"), "{}", reply.text());
        }
    }

    /// Starts at once, without check-in.
    pub(super) async fn start_now(&self) {
        let reply = self.press(&self.organiser, "start-event").await;
        assert!(reply.contains_text("Round 1 of"), "{}", reply.text());
    }

    /// The pairings of a round, once they link to so many tables.
    pub(super) async fn round(&self, number: u8, tables: usize) -> Message {
        let title = format!("Round {number}");
        let links_all = |message: &Message| {
            let text = message.text();
            text.contains("Friday")
                && text.contains(&title)
                && text.matches("](http").count() == tables
        };
        self.organiser.wait_for_message(CHANNEL, links_all).await
    }

    /// The public messages of the tables that wait for their players.
    pub(super) async fn tables(&self, count: usize) -> Vec<Message> {
        loop {
            let (messages, last) = self.organiser.messages_and_newest_entry(CHANNEL).await;
            let is_table = |message: &Message| message.enabled_button("hand").is_some();
            let tables: Vec<_> = messages.into_iter().filter(is_table).collect();
            if tables.len() == count {
                return tables;
            }
            self.organiser.wait_for_activity(last).await;
        }
    }

    /// One of these people loses the match of a table by resigning. Returns who that is.
    pub(super) async fn resign(&self, table: &Message, people: &[Person]) -> Person {
        let hand = table.enabled_button("hand").expect("a button").custom_id;
        let id = hand.trim_start_matches("hand:").to_owned();
        for person in people {
            let asked = person.forge(table, &format!("ask-resign:{id}")).await;
            let question = asked.expect("a reply");
            if question.enabled_button("resign").is_some() {
                person.press_kind(&question, "resign").await;
                return person.clone();
            }
        }
        panic!("no one plays at the table");
    }

    /// In each match that is running, one of these people resigns.
    pub(super) async fn end_round(&self, tables: usize, people: &[Person]) {
        for table in self.tables(tables).await {
            self.resign(&table, people).await;
        }
    }

    pub(super) fn wait(&self, time: Duration) {
        self.time.send_modify(|now| *now = *now + time);
    }
}
