//! The people: they choose among what they see, press late, twice, on old messages and what is not
//! theirs, type, delete messages, and close their direct messages.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::chance::Chance;
use super::discord::{Control, Message, deliver};
use super::disturbances::Disturbance;
use super::simulator::Simulator;

/// How many of the newest messages people look at.
const MESSAGES_SEEN: usize = 14;

/// How many controls people remember, to use them later.
const MAX_REMEMBERED: usize = 30;

/// How many tables are opened at most.
const MAX_TABLES: usize = 3;

/// The position of ten minutes per turn among the choices of `/claim start`.
const TEN_MINUTES: u64 = 4;

/// Discord's types of interactions.
const COMMAND: u8 = 2;
const COMPONENT: u8 = 3;
const COMPLETION: u8 = 4;

/// Forged ids.
const FORGED: [&str; 6] = [
    "act:abcdefghij:1:play goblin-0",
    "hand:abcdefghij",
    "join:",
    "choose:abcdefghij:1:x",
    "nonsense",
    "resign:zzzzzzzzzz",
];

/// One person.
struct Person {
    simulator: Arc<Simulator>,
    chance: Chance,
    id: u64,
    remembered: VecDeque<(Message, Control)>,
}

/// Lets a person live until no steps are left.
pub(super) async fn live(simulator: Arc<Simulator>, id: u64) {
    let chance = Chance::new(simulator.seed, &format!("person {id}"));
    let mut person = Person {
        simulator,
        chance,
        id,
        remembered: VecDeque::new(),
    };
    loop {
        tokio::time::sleep(person.pause()).await;
        if person.simulator.is_calm() || person.simulator.steps_left() == 0 {
            return;
        }
        person.act().await;
    }
}

impl Person {
    fn pause(&self) -> Duration {
        if self.chance.one_in(100) {
            self.chance.millis(60_000..1_500_000)
        } else if self.chance.one_in(20) {
            self.chance.millis(3000..40_000)
        } else {
            self.chance.millis(50..2500)
        }
    }

    async fn act(&mut self) {
        let disturbed = |kind, weight| u64::from(self.simulator.is_disturbed_by(kind)) * weight;
        let kinds = [
            (40, Doing::Press),
            (6, Doing::Type),
            (2, Doing::Look),
            (2, Doing::PressOld),
            (2, Doing::Forge),
            (disturbed(Disturbance::DeletedMessages, 2), Doing::Delete),
            (disturbed(Disturbance::ClosedMessages, 2), Doing::Close),
        ];
        let doing = self.chance.pick_weighted(&kinds).copied();
        let tables = self.simulator.tables_opened();
        let opens = tables == 0 || (tables < MAX_TABLES && self.chance.one_in(40));
        match doing {
            _ if opens => self.open_table(),
            Some(Doing::Type) => self.type_action().await,
            Some(Doing::Look) => {
                let name = *self
                    .chance
                    .pick(&["hand", "table", "matches"])
                    .unwrap_or(&"hand");
                self.command(name, &json!([]), &json!({}));
            }
            Some(Doing::PressOld) => self.press_old(),
            Some(Doing::Forge) => self.forge(),
            Some(Doing::Delete) => self.delete(),
            Some(Doing::Close) => self.close(),
            Some(Doing::Press) | None => self.press(),
        }
    }

    fn open_table(&self) {
        if !self.simulator.take_step() {
            return;
        }
        self.simulator.count_table();
        let mut options = vec![
            json!({"type": 3, "name": "game", "value": "claim"}),
            json!({"type": 4, "name": "time", "value": TEN_MINUTES}),
        ];
        let mut resolved = json!({});
        let others = self
            .simulator
            .world()
            .people
            .keys()
            .copied()
            .collect::<Vec<_>>();
        let others: Vec<_> = others.into_iter().filter(|&it| it != self.id).collect();
        if self.chance.one_in(4) {
            options.push(json!({"type": 4, "name": "bots", "value": 0}));
        } else if let Some(&other) = self.chance.pick(&others)
            && self.chance.one_in(2)
        {
            options.push(json!({"type": 6, "name": "opponent", "value": other.to_string()}));
            resolved = self.simulator.world().resolved(other);
        }
        self.command("start", &json!(options), &resolved);
    }

    /// Uses a command.
    fn command(&self, name: &str, options: &Value, resolved: &Value) {
        let action = options[0]["value"].as_str().unwrap_or_default();
        let what = format!("/claim {name} {action}");
        self.interact(COMMAND, &what, &command_data(name, options, resolved), None);
    }

    fn interact(&self, kind: u8, what: &str, data: &Value, source: Option<&Message>) -> u64 {
        let simulator = &self.simulator;
        let (id, event) = {
            let mut world = simulator.world();
            let channel = source.map_or(world.channels[0], |source| source.channel);
            world.interact(self.id, channel, kind, what, data, source)
        };
        simulator
            .trace
            .note(format_args!("{} does {what}: interaction {id}", self.id));
        deliver(simulator, &self.chance, id, event);
        id
    }

    /// What this person can press on the messages that they see, and how much they want to. Of what
    /// they can play, they use the newest.
    fn controls(&self) -> Vec<(u64, (u64, Control))> {
        let world = self.simulator.world();
        let seen = world.seen_by(self.id);
        let seen = seen.into_iter().take(MESSAGES_SEEN);
        let all = seen.flat_map(|message| {
            let controls = message.controls().into_iter();
            controls.map(|control| (wish(control.press()), (message.id, control)))
        });
        let mut all: Vec<_> = all.collect();
        let mut newest = BTreeMap::new();
        for (_, (_, control)) in &all {
            if let Some((table, line)) = line(control.press()) {
                let known = newest.entry(table.to_owned()).or_insert(line);
                *known = line.max(*known);
            }
        }
        for (weight, (_, control)) in &mut all {
            if line(control.press()).is_some_and(|(table, line)| newest.get(table) != Some(&line)) {
                *weight = 1;
            }
        }
        all
    }

    fn press(&mut self) {
        let controls = self.controls();
        let has_important = controls.iter().any(|(weight, _)| *weight >= IMPORTANT);
        if !has_important && !self.chance.one_in(6) {
            return;
        }
        let Some((message, control)) = self.chance.pick_weighted(&controls).cloned() else {
            return;
        };
        let message = self.simulator.world().messages.get(&message).cloned();
        let Some(message) = message.filter(|_| self.simulator.take_step()) else {
            return;
        };
        self.use_control(&message, &control);
        if self.chance.one_in(12) {
            self.use_control(&message, &control);
        }
        if self.chance.one_in(3)
            && let Some((_, (id, other))) = self.chance.pick(&controls).cloned()
        {
            let message = self.simulator.world().messages.get(&id).cloned();
            self.remembered
                .extend(message.map(|message| (message, other)));
            if self.remembered.len() > MAX_REMEMBERED {
                self.remembered.pop_front();
            }
        }
    }

    fn use_control(&self, message: &Message, control: &Control) {
        self.interact(COMPONENT, control.press(), &control.data(), Some(message));
    }

    /// Presses a control as it was a while ago.
    fn press_old(&mut self) {
        let remembered = self.remembered.make_contiguous();
        let Some((message, control)) = self.chance.pick(remembered).cloned() else {
            return;
        };
        if self.simulator.take_step() {
            self.use_control(&message, &control);
        }
    }

    /// Presses something on a message that does not have it.
    fn forge(&mut self) {
        let messages: Vec<_> = {
            let world = self.simulator.world();
            world.messages.values().cloned().collect()
        };
        let (own, foreign): (Vec<_>, Vec<_>) = {
            let world = self.simulator.world();
            let sees = |message: &Message| world.readers(message).contains(&self.id);
            messages.into_iter().partition(sees)
        };
        let Some(message) = self.chance.pick(&own) else {
            return;
        };
        let foreign: Vec<_> = foreign.iter().flat_map(Message::controls).collect();
        let control = match self.chance.pick(&foreign) {
            Some(control) if !self.chance.one_in(3) => Control::button(control.press()),
            _ => Control::button(self.chance.pick(&FORGED).copied().unwrap_or_default()),
        };
        if self.simulator.take_step() {
            self.use_control(message, &control);
        }
    }

    /// Types an action, which is completed first.
    async fn type_action(&self) {
        if !self.simulator.take_step() {
            return;
        }
        let typed = json!([{"type": 3, "name": "action", "value": "", "focused": true}]);
        let data = command_data("play", &typed, &json!({}));
        let id = self.interact(COMPLETION, "completion", &data, None);
        tokio::time::sleep(self.chance.millis(400..2000)).await;
        let choices = {
            let world = self.simulator.world();
            world.interactions.get(&id).map(|it| it.choices.clone())
        };
        let choices = choices.unwrap_or_default();
        // The only choice of those who cannot play says why.
        let Some(choice) = self.chance.pick(&choices).filter(|it| *it != "-") else {
            return;
        };
        let chosen = json!([{"type": 3, "name": "action", "value": choice}]);
        self.command("play", &chosen, &json!({}));
    }

    /// Deletes one of the bot's messages in the server.
    fn delete(&self) {
        let mut world = self.simulator.world();
        let shared = world.messages.values().filter(|message| {
            message.only_for.is_none() && world.channels.contains(&message.channel)
        });
        let shared: Vec<_> = shared.map(|message| message.id).collect();
        let Some(id) = self.chance.pick(&shared) else {
            return;
        };
        if let Some(message) = world.messages.remove(id) {
            world.deleted.push(message);
        }
        drop(world);
        self.simulator
            .trace
            .note(format_args!("{} deletes message {id}", self.id));
    }

    /// Closes or opens direct messages.
    fn close(&self) {
        /// Closed, no common server, and others that Discord gives.
        const CODES: [u64; 4] = [50007, 50278, 40003, 20009];
        let code = self.chance.pick(&CODES).copied();
        let mut world = self.simulator.world();
        if let Some(account) = world.people.get_mut(&self.id) {
            account.refuses_messages = match account.refuses_messages {
                Some(_) => None,
                None => code,
            };
            let now = account.refuses_messages;
            drop(world);
            self.simulator
                .trace
                .note(format_args!("direct messages to {}: {now:?}", self.id));
        }
    }
}

/// What a person does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doing {
    Press,
    Type,
    Look,
    PressOld,
    Forge,
    Delete,
    Close,
}

/// From this wish on, people do not wait.
const IMPORTANT: u64 = 30;

/// The match and the line of an action that a control plays.
fn line(press: &str) -> Option<(&str, u32)> {
    let mut parts = press.split(':');
    let verb = parts.next()?;
    let table = parts.next()?;
    let line = parts.next()?.parse().ok()?;
    matches!(verb, "act" | "choose").then_some((table, line))
}

/// How much people want to press something.
fn wish(press: &str) -> u64 {
    if press.starts_with("add-bot:") || press.starts_with("fill-with-bots:") {
        return if press.ends_with(":easy") { 30 } else { 0 };
    }
    let verb = press.split_once(':').map_or(press, |(verb, _)| verb);
    match verb {
        "act" | "choose" => 200,
        "join" | "start" => 30,
        "table-options" => 20,
        "rematch" => 8,
        "hand" => 6,
        "details" | "rules" | "replay" | "record" | "fairness" | "matches" | "set" | "leave"
        | "ask-resign" | "resign" | "cancel" | "remove-bot" | "leaderboard" | "decline" => 1,
        // Analyses take too long for what they show, and only easy bots think quickly.
        _ => 0,
    }
}

fn command_data(name: &str, options: &Value, resolved: &Value) -> Value {
    json!({
        "id": "5",
        "name": "claim",
        "type": 1,
        "options": [{"type": 1, "name": name, "options": options}],
        "resolved": resolved,
    })
}
