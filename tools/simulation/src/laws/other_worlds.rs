//! A person's screens must not change when the cards they cannot see are dealt again.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use claim_rules::cards::Seat;
use claim_rules::record::{Line, TimedLine};
use claim_rules::{Setup, State};
use claim_table::desk::MessageKind;
use claim_table::ids::{MatchId, UserId};
use claim_table::{DealtMatch, Table};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::super::discord::{Control, Recorder, controls_in};
use super::super::people::{COMMAND, COMPLETION, COMPONENT};
use super::super::process::Process;
use super::super::random_stream::RandomStream;
use super::super::requests::Request;
use super::super::simulator::Simulator;
use super::calm::difference;
use super::plays::lines;

/// The commands that only show something.
const COMMANDS: [&str; 10] = [
    "hand",
    "table",
    "matches",
    "tables",
    "resign",
    "profile",
    "leaderboard",
    "daily",
    "tournament",
    "data export",
];

/// How many of the commands, in a row from a random one on, a viewer uses.
const COMMANDS_USED: usize = 4;

/// The presses that only show something.
const PRESSES: [&str; 16] = [
    "details",
    "choose",
    "clock",
    "hand",
    "table",
    "watch",
    "event",
    "standings",
    "compare",
    "daily-board",
    "daily-of",
    "share",
    "fairness",
    "record",
    "replay",
    "analysis",
];

/// How many controls a viewer presses at most.
const MAX_PRESSES: usize = 12;

/// How many other deals are tried.
const MAX_DEALS: usize = 20;

/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 64;

/// The first id of interactions that exist only in these worlds.
const FIRST_ID: u64 = 1 << 40;

/// Everything that a person has seen, with where they saw it.
type Seen = Vec<(String, String)>;

/// Lets a random person look at a random match that is running, or whose result is hidden: once as it is, and once with
/// everything that they cannot see dealt again. Checks that they see the same.
pub(crate) async fn check_alike(simulator: &Arc<Simulator>, random: &RandomStream) {
    let shown: Vec<_> = super::tables(simulator)
        .filter(|table| table.running().is_some() || table.hidden_end().is_some())
        .collect();
    let people: Vec<u64> = simulator.world().people.keys().copied().collect();
    let chosen = random.pick(&shown).zip(random.pick(&people));
    let Some((table, &person)) = chosen else {
        return;
    };
    let Some(state) = table.dealt().map(DealtMatch::state) else {
        return;
    };
    let seat = table.active_seat_of(UserId(person)).ok();
    let mut rng = ChaCha20Rng::seed_from_u64(random.next());
    let now = simulator.clock.now();
    let other = if table.is_hidden_from(UserId(person), now) {
        in_another_deal(simulator, table, &mut rng)
    } else if table.has_ended() {
        None
    } else {
        let players = table.settings().setup.players();
        Some(redealt(state, players, seat, &mut rng))
    };
    let Some(other) = other.filter(|other| other != state) else {
        return;
    };
    let id = table.id();
    let seed = random.next();
    let viewer = Viewer { id, person, seat };
    let here = viewer.look(simulator, seed, state.clone()).await;
    let there = viewer.look(simulator, seed, other).await;
    let (Some(here), Some(there)) = (here, there) else {
        return;
    };
    for ((what, shown), (_, otherwise)) in here.iter().zip(&there) {
        if shown != otherwise {
            let difference = difference(shown, otherwise);
            let violation = format_args!(
                "what {person} sees of {id} by {what} depends on what they may not know: {difference}"
            );
            return simulator.trace.report_violation(violation);
        }
    }
}

/// A state in which everything that a seat, or the public, cannot see has been dealt again.
fn redealt(state: &State, players: u8, reader: Option<Seat>, rng: &mut ChaCha20Rng) -> State {
    match reader {
        Some(seat) => state.view(seat).sample(rng),
        // Each of these keeps what one seat sees; together they keep what all seats see.
        None => Seat::of(players).fold(state.clone(), |state, seat| state.view(seat).sample(rng)),
    }
}

/// A state in another deal in which the match has come as far: for those who may see nothing of the deal. `None` if no such
/// state was found.
fn in_another_deal(simulator: &Simulator, table: &Table, rng: &mut ChaCha20Rng) -> Option<State> {
    let state = table.dealt()?.state();
    let lines = lines(simulator, table);
    let acts = |line: &&TimedLine| matches!(line.line, Line::Action { .. });
    let actions = lines.iter().filter(acts).count();
    (0..MAX_DEALS).find_map(|_| {
        let other = played(&table.settings().setup, actions, rng);
        let here = |it: &State| (it.to_act(), it.trick());
        (here(&other) == here(state)).then_some(other)
    })
}

/// A match after so many random actions, if it has that many.
fn played(setup: &Setup, actions: usize, rng: &mut ChaCha20Rng) -> State {
    let mut state = State::new(setup);
    for left in (0..=actions).rev() {
        while let Some(chance) = state.draw_chance(rng) {
            state
                .apply_chance(&chance)
                .expect("it was drawn for this state");
        }
        let legal = state.legal_actions();
        if left > 0 && !legal.is_empty() {
            let action = legal[rng.random_range(0..legal.len())];
            state.play(action).expect("it is legal");
        }
    }
    state
}

/// A person who looks at a match.
#[derive(Clone, Copy, Debug)]
struct Viewer {
    id: MatchId,
    person: u64,
    seat: Option<Seat>,
}

impl Viewer {
    /// What the viewer sees in a separate process, on a copy of the store in which the match has this
    /// `state`. `None` if the process does not start.
    async fn look(self, simulator: &Arc<Simulator>, seed: u64, state: State) -> Option<Seen> {
        let store = simulator.store.copy();
        store.override_state(self.id, state);
        let rest = Arc::new(Recorder::default());
        let process = Process::observer(simulator, seed, store, rest.clone()).await?;
        let mut look = Look {
            viewer: self,
            simulator,
            process: &process,
            rest: &rest,
            last_id: FIRST_ID,
            seen: Vec::new(),
        };
        look.at_everything(seed).await;
        Some(look.seen)
    }
}

/// A viewer's look at one of the worlds.
struct Look<'a> {
    viewer: Viewer,
    simulator: &'a Simulator,
    process: &'a Process,
    rest: &'a Recorder,
    last_id: u64,
    seen: Seen,
}

impl Look<'_> {
    async fn at_everything(&mut self, seed: u64) {
        let Ok(table) = self.process.host.table(self.viewer.id).await else {
            return;
        };
        self.at_screens(&table).await;
        self.use_one(&table, COMPLETION, "completion", &Request::typing().data)
            .await;
        let mut controls = Vec::new();
        let first = usize::try_from(seed).unwrap_or_default() % COMMANDS.len();
        for name in COMMANDS.into_iter().cycle().skip(first).take(COMMANDS_USED) {
            let data = Request::new(name, &[], &json!({})).data;
            controls.extend(self.use_one(&table, COMMAND, name, &data).await);
        }
        self.press(&table, controls).await;
    }

    /// Looks at the messages of the match, including pictures and their descriptions.
    async fn at_screens(&mut self, table: &Table) {
        let host = &self.process.host;
        let shared = [MessageKind::Public, MessageKind::Moves].into_iter().chain(
            Seat::of(table.settings().setup.players())
                .flat_map(|seat| [MessageKind::Mention(seat), MessageKind::Reminder(seat)]),
        );
        // A daily deal has no message in a channel.
        let shared = shared.filter(|_| table.settings().daily.is_none());
        for kind in shared.chain(self.viewer.seat.map(MessageKind::Hand)) {
            if let Ok(screen) = host.screens().screen(table, kind).await {
                self.seen.push((format!("{kind:?}"), format!("{screen:?}")));
            }
        }
    }

    /// Presses the controls that only show something, and those in the answers.
    async fn press(&mut self, table: &Table, controls: Vec<Control>) {
        let mut left = VecDeque::from(controls);
        let mut known = BTreeSet::new();
        while known.len() < MAX_PRESSES {
            let Some(control) = left.pop_front() else {
                return;
            };
            let press = control.press();
            let verb = press.split(':').next().unwrap_or_default();
            if PRESSES.contains(&verb) && known.insert(press.to_owned()) {
                let data = control.data();
                left.extend(self.use_one(table, COMPONENT, press, &data).await);
            }
        }
    }

    /// Uses a command or a control, and records the answer. Returns the controls of the answer.
    async fn use_one(&mut self, table: &Table, kind: u8, what: &str, data: &Value) -> Vec<Control> {
        self.last_id += 1;
        let id = self.last_id;
        let channel = table.settings().channel.0;
        let source = (kind == COMPONENT).then(|| {
            json!({
                "id": (id + FIRST_ID).to_string(),
                "channel_id": channel.to_string(),
                "embeds": [],
                "flags": EPHEMERAL,
            })
        });
        let event = {
            let world = self.simulator.world();
            world.event(id, self.viewer.person, channel, kind, data, source)
        };
        self.process.application.handle(&event).await;
        let mut controls = Vec::new();
        for body in self.rest.take() {
            controls.extend(controls_in(&body["data"]["components"]));
            self.seen.push((what.to_owned(), body.to_string()));
        }
        controls
    }
}
