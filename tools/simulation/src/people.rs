//! The people: they choose among the controls that they see, press late, twice, on old messages, and buttons
//! that are not theirs, type, negotiate, delete messages, close their direct messages, and leave the server.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::discord::{Control, MODERATOR, Message, deliver};
use super::disturbances::Disturbance;
use super::random_stream::RandomStream;
use super::requests::Request;
use super::running_processes::RunningProcesses;
use super::simulator::Simulator;
use super::weights::{
    DELETE_DATA, MIN_IMMEDIATE_WEIGHT, is_said_once, line, weight, weight_for_negotiator,
};

/// How many of the newest messages people look at: more if the message of a tournament is further up.
const MESSAGES_SEEN: usize = 14;
const MESSAGES_OF_TOURNAMENT_SEEN: usize = 50;

/// How many controls people remember, to press them again later.
const MAX_REMEMBERED: usize = 30;

/// The maximum number of tables that people open.
const MAX_TABLES: usize = 3;

/// One table in this many is a tutorial.
const TABLES_PER_TUTORIAL: u64 = 12;

/// The commands that people type without being offered a button.
const COMMANDS: [&str; 15] = [
    "hand",
    "hand",
    "hand",
    "table",
    "table",
    "matches",
    "resign",
    "tables",
    "settings",
    "data export",
    "profile",
    "leaderboard",
    "help",
    "puzzle",
    "practice",
];

/// The commands of people who, for a while, would rather negotiate or leave than play.
const NEGOTIATION_COMMANDS: [&str; 4] = ["resign", "resign", "vacation", "data delete"];

/// One press in this many begins such a phase, which lasts for at most `MAX_NEGOTIATION_PRESSES` presses.
const PRESSES_PER_NEGOTIATION: u64 = 12;
const MAX_NEGOTIATION_PRESSES: u8 = 4;

/// Discord's types of interactions.
pub(super) const COMMAND: u8 = 2;
pub(super) const COMPONENT: u8 = 3;
pub(super) const COMPLETION: u8 = 4;

/// Ids of buttons that do not exist.
const UNKNOWN_BUTTONS: [&str; 6] = [
    "act:abcdefghij:1:play goblin-0",
    "hand:abcdefghij",
    "join:",
    "choose:abcdefghij:1:x",
    "nonsense",
    "resign:zzzzzzzzzz",
];

struct Person {
    simulator: Arc<Simulator>,
    processes: Arc<RunningProcesses>,
    random: RandomStream,
    id: u64,
    remembered: VecDeque<(Arc<Message>, Control)>,
    /// How often in a row they have found nothing to do.
    idle: u32,
    /// For how many more presses they would rather negotiate or leave than play.
    negotiates_for: u8,
}

/// Simulates a person until no steps are left.
pub(super) async fn live(simulator: Arc<Simulator>, processes: Arc<RunningProcesses>, id: u64) {
    let random = RandomStream::new(simulator.seed, &format!("person {id}"));
    let mut person = Person {
        simulator,
        processes,
        random,
        id,
        remembered: VecDeque::new(),
        idle: 0,
        negotiates_for: 0,
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
    /// How long they do nothing. People who wait for others look less and less often.
    fn pause(&self) -> Duration {
        if self.random.one_in(100) {
            self.random.millis(60_000..1_500_000)
        } else if self.random.one_in(20) {
            self.random.millis(3000..40_000)
        } else {
            self.random.millis(50..2500) * (1 << self.idle.min(5))
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
            (disturbed(Disturbance::Departures, 2), Doing::Depart),
        ];
        let doing = self.random.pick_weighted(&kinds).copied();
        let tables = self.simulator.tables_opened();
        let opens = match tables {
            _ if self.simulator.has_tournament => self.random.one_in(400),
            0 => true,
            _ => tables < MAX_TABLES && self.random.one_in(40),
        };
        match doing {
            _ if self.opens_tournament() => self.open_tournament(),
            _ if opens => self.open_table(),
            Some(Doing::Type) => self.type_action().await,
            Some(Doing::Look) => {
                let name = self.random.pick(&COMMANDS).unwrap_or(&"hand");
                self.command(&Request::new(name, &[], &json!({})));
            }
            Some(Doing::Depart) => self.depart(),
            Some(Doing::PressOld) => self.press_old(),
            Some(Doing::Forge) => self.forge(),
            Some(Doing::Delete) => self.delete(),
            Some(Doing::Close) => self.close(),
            Some(Doing::Press) | None => self.press(),
        }
    }

    /// Whether they ask for the form of a tournament.
    fn opens_tournament(&self) -> bool {
        let may_open = self.simulator.has_tournament && self.id == MODERATOR;
        may_open && self.random.one_in(4) && self.simulator.store.events().is_empty()
    }

    fn open_tournament(&self) {
        if self.simulator.take_step() {
            self.command(&Request::tournament());
        }
    }

    fn open_table(&self) {
        if !self.simulator.take_step() {
            return;
        }
        self.simulator.count_table();
        let (request, direct) = {
            let world = self.simulator.world();
            let direct = world.direct.get(&self.id).copied();
            let direct = direct.filter(|_| self.random.one_in(6));
            let request = if self.random.one_in(TABLES_PER_TUTORIAL) {
                Request::tutorial(&self.random)
            } else {
                Request::start(&self.random, &world, self.id, direct.is_some())
            };
            (request, direct)
        };
        self.interact(COMMAND, &request, direct);
    }

    /// Uses a command in one of the server's channels.
    fn command(&self, request: &Request) {
        self.interact(COMMAND, request, None);
    }

    /// Uses a command in a channel, by default a random one of the server's. Returns the id of the
    /// interaction; 0 if they cannot use the bot there.
    fn interact(&self, kind: u8, request: &Request, channel: Option<u64>) -> u64 {
        let event = {
            let mut world = self.simulator.world();
            let usual = if self.random.one_in(5) {
                world.channels.last()
            } else {
                world.channels.first()
            };
            let channel = channel.or(usual.copied()).unwrap_or_default();
            if !world.can_use(self.id, channel) {
                return 0;
            }
            world.interact(self.id, channel, kind, &request.what, &request.data, None)
        };
        self.send(&request.what, event)
    }

    /// Sends an interaction to the bot. Returns its id.
    fn send(&self, what: &str, (id, event): (u64, Value)) -> u64 {
        let simulator = &self.simulator;
        let person = self.id;
        simulator
            .trace
            .note(format_args!("{person} does {what}: interaction {id}"));
        deliver(simulator, &self.processes, &self.random, id, event);
        id
    }

    /// The controls that this person can press on the messages that they see, with their weights. Of the
    /// controls that play, those of the newest line are preferred.
    fn controls(&self) -> Vec<(u64, (Arc<Message>, usize))> {
        let world = self.simulator.world();
        let count = if self.simulator.has_tournament {
            MESSAGES_OF_TOURNAMENT_SEEN
        } else {
            MESSAGES_SEEN
        };
        let seen = world.seen_by(self.id).take(count);
        let mut all = Vec::new();
        let mut newest: BTreeMap<String, u32> = BTreeMap::new();
        for message in seen {
            for (index, control) in message.controls().iter().enumerate() {
                let weight = if self.negotiates_for > 0 {
                    weight_for_negotiator(control.press())
                } else {
                    weight(control.press())
                };
                // They join a tournament once.
                let is_done =
                    is_said_once(control.press()) && world.has_used(self.id, control.press());
                let weight = if is_done { weight.min(1) } else { weight };
                if weight == 0 {
                    continue;
                }
                if let Some((table, line)) = line(control.press()) {
                    match newest.get_mut(table) {
                        Some(known) => *known = line.max(*known),
                        None => drop(newest.insert(table.to_owned(), line)),
                    }
                }
                all.push((weight, (message.clone(), index)));
            }
        }
        for (weight, (message, index)) in &mut all {
            let played = line(message.controls()[*index].press());
            if played.is_some_and(|(table, line)| newest.get(table) != Some(&line)) {
                *weight = 1;
            }
        }
        all
    }

    fn press(&mut self) {
        if self.negotiates_for > 0 {
            self.negotiates_for -= 1;
        } else if self.random.one_in(PRESSES_PER_NEGOTIATION) {
            self.negotiates_for = MAX_NEGOTIATION_PRESSES;
        }
        if self.negotiates_for == MAX_NEGOTIATION_PRESSES && self.random.one_in(2) {
            let name = self.random.pick(&NEGOTIATION_COMMANDS).unwrap_or(&"resign");
            return self.command(&Request::new(name, &[], &json!({})));
        }
        let controls = self.controls();
        let is_urgent = controls
            .iter()
            .any(|(weight, _)| *weight >= MIN_IMMEDIATE_WEIGHT);
        if !is_urgent && !self.random.one_in(6) {
            self.idle += 1;
            return;
        }
        self.idle = 0;
        let Some((message, index)) = self.random.pick_weighted(&controls) else {
            return;
        };
        if !self.simulator.take_step() {
            return;
        }
        let control = &message.controls()[*index];
        self.use_control(message, control);
        if self.random.one_in(12) {
            self.use_control(message, control);
        }
        if self.random.one_in(3)
            && let Some((_, (message, index))) = self.random.pick(&controls)
        {
            let other = message.controls()[*index].clone();
            self.remembered.push_back((message.clone(), other));
            if self.remembered.len() > MAX_REMEMBERED {
                self.remembered.pop_front();
            }
        }
    }

    fn use_control(&self, message: &Message, control: &Control) {
        let (press, data) = (control.press(), control.data());
        if press == DELETE_DATA {
            self.simulator.note_forgetting();
        }
        let event = {
            let mut world = self.simulator.world();
            if !world.can_use(self.id, message.channel) {
                return;
            }
            world.interact(
                self.id,
                message.channel,
                COMPONENT,
                press,
                &data,
                Some(message),
            )
        };
        self.send(press, event);
    }

    /// Presses a remembered control, which may be outdated.
    fn press_old(&mut self) {
        let remembered = self.remembered.make_contiguous();
        let Some((message, control)) = self.random.pick(remembered).cloned() else {
            return;
        };
        if self.simulator.take_step() {
            self.use_control(&message, &control);
        }
    }

    /// Sends a press of a control that the message does not have.
    fn forge(&mut self) {
        let (own, foreign): (Vec<_>, Vec<_>) = {
            let world = self.simulator.world();
            let messages = world.messages.values().cloned();
            messages.partition(|message| world.readers(message).contains(&self.id))
        };
        let Some(message) = self.random.pick(&own) else {
            return;
        };
        let foreign = self.random.pick(&foreign);
        let foreign = foreign.and_then(|message| self.random.pick(message.controls()));
        let control = match foreign {
            Some(control) if !self.random.one_in(3) => Control::button(control.press()),
            _ => Control::button(
                self.random
                    .pick(&UNKNOWN_BUTTONS)
                    .copied()
                    .unwrap_or_default(),
            ),
        };
        if self.simulator.take_step() {
            self.simulator.world().forged.insert(message.id);
            self.use_control(message, &control);
        }
    }

    /// Types an action, using the completions.
    async fn type_action(&self) {
        if !self.simulator.take_step() {
            return;
        }
        let id = self.interact(COMPLETION, &Request::typing(), None);
        tokio::time::sleep(self.random.millis(400..2000)).await;
        let choices = {
            let world = self.simulator.world();
            world.interactions.get(&id).map(|it| it.choices.clone())
        };
        let choices = choices.unwrap_or_default();
        // The completion `-` only says why the person cannot play.
        let Some(choice) = self.random.pick(&choices).filter(|it| *it != "-") else {
            return;
        };
        self.command(&Request::play(choice));
    }

    /// Deletes one of the bot's messages in the server, or a thread.
    fn delete(&self) {
        let mut world = self.simulator.world();
        let threads: Vec<_> = world.threads.keys().copied().collect();
        let thread = self.random.pick(&threads).filter(|_| self.random.one_in(4));
        if let Some(&thread) = thread {
            world.delete_channel(thread);
            drop(world);
            return self
                .simulator
                .trace
                .note(format_args!("{} deletes thread {thread}", self.id));
        }
        let shared = world.messages.values().filter(|message| {
            message.only_for.is_none() && world.channels.contains(&message.channel)
        });
        let shared: Vec<_> = shared.map(|message| message.id).collect();
        let Some(id) = self.random.pick(&shared) else {
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

    /// Leaves the server or, more rarely, comes back.
    fn depart(&self) {
        let now = self.simulator.clock.now();
        let mut world = self.simulator.world();
        if !world.is_member(self.id) && !self.random.one_in(4) {
            return;
        }
        if let Some(account) = world.people.get_mut(&self.id) {
            account.left_at = match account.left_at {
                Some(_) => None,
                None => Some(now),
            };
            account.has_left = true;
            let what = account.left_at.map_or("comes back", |_| "leaves");
            drop(world);
            self.simulator
                .trace
                .note(format_args!("{} {what}", self.id));
        }
    }

    /// Closes or reopens their direct messages.
    fn close(&self) {
        /// Discord's codes: closed, no common server, and other reasons.
        const CODES: [u64; 4] = [50007, 50278, 40003, 20009];
        let code = self.random.pick(&CODES).copied();
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
    Depart,
}
