//! One process of the bot, on a store that fails at times.

use std::sync::Arc;
use std::time::Duration;

use claim_discord::{Application, Artwork, BotIdentity, DiscordMessenger, HttpResponses, Rest};
use claim_host::{Environment, Host, Simulation};
use claim_store::WorkStore;
use claim_table::ids::UserId;
use claim_table::limits::Limits;
use serde_json::Value;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use super::discord::{BOT, Network, Recorder};
use super::disturbances::Disturbance;
use super::random_stream::RandomStream;
use super::simulator::Simulator;
use super::tasks::{NoTasks, ProcessTasks, SimulatedTasks};
use crate::memory_store::{Fault, MemoryStore, Operation};

/// The minimum time that bots take for an action.
const BOT_PAUSE: Duration = Duration::from_millis(700);

/// The period in which a channel accepts five posts and five edits.
const RATE_LIMIT_PERIOD: Duration = Duration::from_secs(5);

/// How long Discord waits for the HTTP response to an interaction.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

/// One operation of the store in this many fails, if the store has faults.
const OPERATIONS_PER_FAULT: u64 = 20;

#[derive(Debug)]
pub(super) struct Process {
    pub(super) tasks: Arc<ProcessTasks>,
    pub(super) host: Host<DiscordMessenger>,
    /// Handles the interactions.
    pub(super) application: Arc<Application>,
    interactions: TaskTracker,
    network: Arc<dyn Rest>,
    /// The first responses to interactions, if these come by HTTPS.
    responses: Option<Arc<HttpResponses>>,
}

impl Process {
    /// Starts a process. `None` if the store fails.
    pub(super) async fn start(
        simulator: &Arc<Simulator>,
        random: &RandomStream,
    ) -> Option<Arc<Self>> {
        let own = RandomStream::new(random.next(), "process");
        let is_mortal = simulator.is_disturbed_by(Disturbance::Kills) && !own.one_in(4);
        let polls = is_mortal.then(|| own.within(20..2500));
        let tasks = ProcessTasks::new(own.clone(), simulator.trace.clone(), polls);
        let store = faulty_store(simulator, RandomStream::new(own.next(), "store"));
        let network = RandomStream::new(own.next(), "network");
        let network = Arc::new(Network::new(simulator.clone(), tasks.clone(), network));
        let simulated = Arc::new(SimulatedTasks(tasks.clone()));
        // Several processes get interactions by HTTPS, a single one over the gateway.
        let is_by_https = store.is_shared();
        let process = Self::on(simulator, tasks, simulated, store, network, is_by_https).await?;
        process.host.resume();
        Some(Arc::new(process))
    }

    /// A process that only looks: it uses a store without faults and random numbers from a seed, and runs no
    /// background work.
    pub(super) async fn observer(
        simulator: &Simulator,
        seed: u64,
        store: MemoryStore,
        rest: Arc<Recorder>,
    ) -> Option<Self> {
        let random = RandomStream::new(seed, "observer");
        let simulated = Arc::new(NoTasks(random.clone()));
        let tasks = ProcessTasks::new(random, simulator.trace.clone(), None);
        Self::on(simulator, tasks, simulated, store, rest, false).await
    }

    /// A process that uses a store, and reaches Discord by `network`. `None` if the store fails.
    async fn on(
        simulator: &Simulator,
        tasks: Arc<ProcessTasks>,
        simulated: Arc<dyn Simulation>,
        store: MemoryStore,
        network: Arc<dyn Rest>,
        is_by_https: bool,
    ) -> Option<Self> {
        let responses = is_by_https.then(|| Arc::new(HttpResponses::new(network.clone())));
        let rest = match &responses {
            Some(responses) => responses.clone(),
            None => network.clone(),
        };
        // Pictures are off, because drawing them would take longer than everything else.
        let artwork = Arc::new(Artwork::new(false, store.is_shared()));
        let messenger =
            DiscordMessenger::new(rest.clone(), BOT, artwork.clone(), RATE_LIMIT_PERIOD);
        let environment = Environment::simulated(simulator.clock.clone(), simulated);
        let limits = Limits::default();
        let host = Host::load(Arc::new(store), messenger, environment, BOT_PAUSE, limits);
        let host = host.await.ok()?;
        let identity = BotIdentity {
            application: BOT,
            user: UserId(BOT),
        };
        let application = Application::new(host.clone(), rest, identity, artwork);
        Some(Self {
            tasks,
            host,
            application: Arc::new(application),
            interactions: TaskTracker::new(),
            network,
            responses,
        })
    }

    /// Handles an interaction.
    pub(super) fn receive(&self, id: u64, event: Value) {
        if let Some(responses) = &self.responses {
            let Some(first_response) = responses.register(id) else {
                return;
            };
            let network = self.network.clone();
            // The program does not learn whether the response arrives.
            tokio::spawn(async move {
                let first_response = timeout(RESPONSE_TIMEOUT, first_response).await;
                if let Ok(Ok(Some(first_response))) = first_response {
                    let _ = network.send(first_response).await;
                }
            });
        }
        let application = self.application.clone();
        let work = async move { application.handle(&event).await };
        self.host.environment().spawn(&self.interactions, work);
    }
}

/// A connection to the store that sometimes fails. Each operation takes a moment, so that a process can be
/// killed before and after it.
fn faulty_store(simulator: &Arc<Simulator>, random: RandomStream) -> MemoryStore {
    let store = simulator.store.connect();
    let simulator = Arc::downgrade(simulator);
    store.set_faults(move |Operation { is_change, .. }| {
        let disturbed = simulator
            .upgrade()
            .is_some_and(|it| it.is_disturbed_by(Disturbance::StoreFaults));
        if disturbed && random.one_in(OPERATIONS_PER_FAULT) {
            let slow = random.millis(500..6000);
            return Some(match random.within(0..4) {
                0 => Fault::Slow(slow),
                1 if is_change => Fault::AfterCommit,
                2 if is_change => Fault::LostAnswer(slow),
                _ => Fault::BeforeCommit,
            });
        }
        let usual = is_change || random.one_in(3);
        usual.then(|| Fault::Slow(random.millis(1..8)))
    });
    store
}
