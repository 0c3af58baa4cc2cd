//! The async shell: executes commands, stores the result, and only then answers and presents it. Timers and
//! the presenter live here; messages are posted and edited through a [`Messenger`].
//!
//! # Locks
//!
//! A task that holds several of the host's locks has acquired them in this order, so that no two
//! tasks wait for each other:
//!
//! 1. the slot of a message ([`MessageSlots::lock_message`], or the presenter's turn on that message, for which
//!    it also has a permit), in this order: the message with the fingerprint, the public
//!    message, hands, mentions, reminders, the thread,
//! 2. the table of the match (held by [`Host::command`] until the change is committed; locked by
//!    `Matches::lock_table` alone, which reads it again if the copy in memory is stale),
//! 3. the ratings (held from reading ratings until the changed ones are committed),
//! 4. the settings that `People` knows (held while the settings of a person or a server are read or changed).
//!
//! A command to an event is decided while no other one of this process is, and none of these locks are held then. What
//! `Contact` and `Cluster` know is locked last, and alone; what is known of a match's messages
//! (`Entry::messages`) only while nothing is awaited. In `Thinking`, `puzzle` is locked before the permits for
//! computations are acquired: that for people (`compute_permits`), then that of a thread (`bot_permits`).
//!
//! Where several processes have to agree, the store decides: by optimistic locking on what a change is based
//! on, by allowing one rematch per match, and by checking the limits.

mod applying;
mod calendar;
mod cluster;
mod error;
mod events;
mod forgetting;
mod matches;
mod messenger;
mod people;
mod presenter;
mod thinking;

use std::sync::{Arc, Weak};
use std::time::Duration;

use claim_screens::TableCall;
use claim_store::Store;
use claim_table::ids::{MatchId, UserId};
use claim_table::limits::Limits;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Table};
use tokio_util::task::TaskTracker;

pub use self::calendar::DailyPosts;
pub use self::cluster::environment::{Environment, Simulation};
use self::cluster::outages::{self, Contact};
use self::cluster::platform::Platform;
pub use self::cluster::processes::Cluster;
use self::cluster::processes::ClusterEvents;
pub use self::cluster::supervision::BackgroundWork;
use self::cluster::supervision::{Supervisor, catch_panic};
pub use self::cluster::time_source::Clock;
pub use self::error::CommandError;
pub use self::events::{EventRequest, Events};
pub use self::matches::daily::{DailyDeals, DailyRequest, DailyStanding};
pub use self::matches::leaving::Departures;
pub use self::matches::lobby::SetupChange;
pub use self::matches::opening::{Person, TableRequest, Tables};
pub use self::matches::queries::{Lists, ReplayPosition};
use self::matches::registry::Entry;
use self::matches::timers::Timers;
pub use self::matches::tutorial::TutorialRequest;
use self::matches::vacations::Vacations;
use self::matches::{MatchEvents, Matches};
pub use self::messenger::{DeliveryError, MAX_QUIET, Messenger};
pub use self::people::People;
pub use self::people::profiles::{PlayerProfile, leaderboard_row};
pub use self::presenter::Presenter;
pub use self::presenter::message_slots::{MessageGuard, MessageSlots};
pub use self::presenter::screens::Screens;
pub use self::presenter::table_calls::Calls;
pub use self::thinking::Thinking;
pub use self::thinking::analysis::{Analyses, PendingAnalysis, Progress};
pub use self::thinking::playing_on::PlayedOnPosition;
pub use self::thinking::practice::ExerciseAnswer;
pub use self::thinking::puzzles::{DailyPuzzle, PastPuzzle};
pub use claim_table::desk::Destination;

/// The maximum number of times that a command is decided: again whenever another process was faster.
const MAX_DECISIONS: usize = 100;

/// How long ending the background work and closing the database may take.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// Hosts all matches. Cloning is cheap: all clones share their state.
#[derive(Debug)]
pub struct Host<M> {
    shared: Arc<Shared<M>>,
}

#[derive(Debug)]
struct Shared<M> {
    store: Arc<dyn Store>,
    environment: Environment,
    presenter: Presenter<M>,
    people: Arc<People>,
    matches: Matches,
    departures: Departures,
    tables: Tables,
    lists: Lists,
    timers: Timers,
    vacations: Vacations,
    daily: DailyDeals,
    events: Events<M>,
    posts: DailyPosts<M>,
    thinking: Thinking,
    contact: Arc<Contact>,
    cluster: Arc<Cluster>,
    tasks: TaskTracker,
    supervisor: Arc<Supervisor>,
}

impl<M> Clone for Host<M> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<M: Messenger> Host<M> {
    /// Creates a host for the matches of a store. No match is loaded before it is used. `bot_pause` is the
    /// minimum time that a bot takes before the first action of its turn.
    pub async fn load(
        store: Arc<dyn Store>,
        messenger: M,
        environment: impl Into<Environment>,
        bot_pause: Duration,
        limits: Limits,
    ) -> anyhow::Result<Self> {
        let environment = environment.into();
        let now = environment.now();
        outages::add_downtime_to_deadlines(&*store, now).await?;
        let messenger = Arc::new(messenger);
        let platform: Arc<dyn Platform> = messenger.clone();
        let contact = Contact::new(store.clone(), environment.clone(), platform.clone(), now);
        let contact = Arc::new(contact);
        let (joining, surroundings) = (store.clone(), environment.clone());
        let cluster = Cluster::join(joining, surroundings, contact.clone(), platform.clone());
        let cluster = Arc::new(cluster.await?);
        // If processes share the store, the matches that are due are found instead.
        let timers = if cluster.is_shared() {
            Vec::new()
        } else {
            store.timers().await?
        };
        let people = People::new(store.clone(), environment.clone(), limits);
        let people = Arc::new(people);
        let supervisor = Arc::new(Supervisor::new(environment.clone()));
        let tasks = TaskTracker::new();
        let shared = Arc::new_cyclic(|shared: &Weak<Shared<M>>| {
            let matches = Matches::new(
                store.clone(),
                environment.clone(),
                supervisor.clone(),
                cluster.clone(),
                people.clone(),
                Box::new(Followers(shared.clone())),
            );
            let departures = Departures::new(matches.clone(), platform.clone());
            let lists = Lists::new(matches.clone(), platform.clone());
            let tables = Tables::new(matches.clone(), departures.clone(), platform);
            let events = Events::new(matches.clone(), lists.clone(), messenger.clone());
            Shared {
                posts: DailyPosts::new(matches.clone(), events.clone(), messenger.clone()),
                events,
                presenter: Presenter::new(
                    messenger,
                    matches.clone(),
                    departures.clone(),
                    tables.clone(),
                    lists.clone(),
                    tasks.clone(),
                ),
                daily: DailyDeals::new(matches.clone(), tables.clone()),
                tables,
                thinking: Thinking::new(
                    store.clone(),
                    matches.clone(),
                    lists.clone(),
                    tasks.clone(),
                    bot_pause,
                ),
                lists,
                vacations: Vacations::new(matches.clone()),
                timers: Timers::new(
                    matches.clone(),
                    departures.clone(),
                    contact.clone(),
                    tasks.clone(),
                ),
                matches,
                departures,
                store,
                environment,
                contact,
                cluster,
                people,
                tasks,
                supervisor,
            }
        });
        for (id, at) in timers {
            shared.matches.registry().schedule(id, Some(at));
        }
        Ok(Self { shared })
    }

    /// Resumes what the last run left unfinished: updates messages, plays forced actions, starts the turns of
    /// bots. Also starts the background work that runs from now on, for example the watch for deadlines.
    pub fn resume(&self) {
        let Shared {
            cluster,
            matches,
            timers,
            supervisor,
            vacations,
            daily,
            events,
            posts,
            ..
        } = &*self.shared;
        if cluster.is_shared() {
            self.supervise(BackgroundWork::Processes, None, Self::watch_processes);
            self.supervise(BackgroundWork::Resume, None, Self::restore_set_aside);
        } else {
            self.supervise(BackgroundWork::Resume, None, |host| async move {
                let matches = host.shared.matches.clone();
                // What is restored is then resumed with all others, even if this fails halfway and is repeated.
                host.restore_set_aside().await?;
                matches.resume_matches().await
            });
        }
        let (deadlines, outages) = (BackgroundWork::Deadlines, BackgroundWork::OutageDetection);
        supervisor.supervise(timers, deadlines, None, Timers::watch_deadlines);
        supervisor.supervise(timers, outages, None, Timers::watch_contact);
        matches.supervise(BackgroundWork::DropIdle, None, Matches::drop_idle);
        matches.supervise(BackgroundWork::Purge, None, Matches::purge_closed);
        self.supervise(BackgroundWork::Deletions, None, |host| async move {
            host.shared.presenter.deletions().retry().await
        });
        vacations.resume();
        daily.resume();
        events.resume();
        posts.resume();
    }

    /// Restores the matches that were set aside and can be read by now. People who had their data deleted meanwhile leave
    /// them in the background, so that a failure there does not keep other matches waiting.
    async fn restore_set_aside(self) -> Result<(), CommandError> {
        let Shared {
            matches,
            departures,
            supervisor,
            ..
        } = &*self.shared;
        matches.restore_set_aside().await?;
        let leave = Departures::leave_all_if_deleted;
        supervisor.supervise(departures, BackgroundWork::Resume, None, leave);
        Ok(matches.report_set_aside().await?)
    }

    /// Stores heartbeats, and picks up matches that are due. Runs until the host is closed.
    async fn watch_processes(self) -> Result<(), CommandError> {
        let supervisor = &self.shared.supervisor;
        Ok(self.shared.cluster.watch(supervisor, &self).await?)
    }

    /// Ends the background work and closes the database. The next run updates the messages that are still
    /// behind.
    pub async fn close(&self) {
        let closed = async {
            self.shared.supervisor.stop().await;
            self.shared.contact.store_last().await;
            self.shared.cluster.leave().await;
            self.shared.store.close().await;
        };
        // A statement may be blocked by another program's lock. If this times out, the write-ahead
        // log is still consistent.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, closed).await;
    }

    /// The current time by the host's clock.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.shared.environment.now()
    }

    /// The source of time, randomness, tasks and threads.
    #[must_use]
    pub fn environment(&self) -> &Environment {
        &self.shared.environment
    }

    /// The tasks that a stopping program waits for: interactions, updates of messages, and bots' actions that
    /// are being stored. A task counts for as long as its token is held.
    #[must_use]
    pub fn tasks(&self) -> &TaskTracker {
        &self.shared.tasks
    }

    /// The processes that use the store.
    #[must_use]
    pub fn cluster(&self) -> &Cluster {
        &self.shared.cluster
    }

    /// What belongs to people and servers.
    #[must_use]
    pub fn people(&self) -> &People {
        &self.shared.people
    }

    /// Opens tables, and changes what is played at them.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    /// The daily deals.
    #[must_use]
    pub fn daily(&self) -> &DailyDeals {
        &self.shared.daily
    }

    /// The events.
    #[must_use]
    pub fn events(&self) -> &Events<M> {
        &self.shared.events
    }

    /// The daily posts of servers.
    #[must_use]
    pub fn posts(&self) -> &DailyPosts<M> {
        &self.shared.posts
    }

    /// Puzzles, and playing on from positions of finished matches.
    #[must_use]
    pub fn thinking(&self) -> &Thinking {
        &self.shared.thinking
    }

    /// The analyses of finished matches.
    #[must_use]
    pub fn analyses(&self) -> &Analyses {
        self.shared.thinking.analyses()
    }

    /// Keeps the messages of matches current.
    #[must_use]
    pub fn presenter(&self) -> &Presenter<M> {
        &self.shared.presenter
    }

    /// What messages, and private answers about matches, show.
    #[must_use]
    pub fn screens(&self) -> &Screens {
        self.shared.presenter.screens()
    }

    /// Who may change which message.
    #[must_use]
    pub fn messages(&self) -> &MessageSlots {
        self.shared.presenter.messages()
    }

    /// Calls people to open tables.
    #[must_use]
    pub fn calls(&self) -> &Calls<M> {
        self.shared.presenter.calls()
    }

    /// Read-only queries about matches.
    #[must_use]
    pub fn lists(&self) -> &Lists {
        &self.shared.lists
    }

    /// How players leave matches.
    #[must_use]
    pub fn departures(&self) -> &Departures {
        &self.shared.departures
    }

    /// For how long Discord has not answered, if it did not when it was last asked.
    #[must_use]
    pub fn unanswered_for(&self) -> Option<Duration> {
        self.shared.contact.unanswered_for()
    }

    /// How often this kind of background work has failed since the program started.
    #[must_use]
    pub fn failures(&self, work: BackgroundWork) -> u64 {
        self.shared.supervisor.failures(work)
    }

    /// Counts a failure of work that itself retries.
    pub fn count_failure(&self, work: BackgroundWork) {
        self.shared.supervisor.count_failure(work);
    }

    /// Runs work in the background, for one match or for all. After a panic or an error it is retried with
    /// exponential backoff, until it succeeds, the match no longer exists, or the host is closed.
    pub fn supervise<F>(
        &self,
        work: BackgroundWork,
        id: impl Into<Option<MatchId>>,
        attempt: impl Fn(Self) -> F + Send + 'static,
    ) where
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        let supervisor = &self.shared.supervisor;
        supervisor.supervise(self, work, id, attempt);
    }

    /// Executes a command, and the plays that are forced after it. Returns the changed table, which is then
    /// already stored. Call [`Host::present`] after having answered the user.
    pub async fn command(&self, id: MatchId, command: Command) -> Result<Table, CommandError> {
        self.shared.matches.command(id, command).await
    }

    /// Keeps a private answer current in which `user` watches a match, as long as its token allows. It
    /// shows `table` now.
    ///
    /// # Errors
    ///
    /// If the match cannot be read.
    pub async fn follow(
        &self,
        table: &Table,
        user: (UserId, claim_table::locale::Locale),
        token: String,
        expires_at: Timestamp,
    ) -> Result<(), CommandError> {
        let presenter = &self.shared.presenter;
        presenter.follow(table, user, token, expires_at).await
    }

    /// Has a private reply say that a newer one shows the hand, so that its buttons are gone.
    pub async fn retire_reply(
        &self,
        table: &Table,
        token: &str,
        locale: claim_table::locale::Locale,
    ) {
        self.shared
            .presenter
            .retire_reply(table, token, locale)
            .await;
    }

    /// Brings the messages of a match up to date in the background.
    pub fn present(&self, id: MatchId) {
        self.shared.matches.present(id);
    }

    /// The current table of a match. This looks the match up: if other processes use the store, the copy in memory
    /// is compared with it. Methods that are given the table do not look it up again.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the database fails.
    pub async fn table(&self, id: MatchId) -> Result<Table, CommandError> {
        self.shared.matches.table(id).await
    }

    /// The table of a match that the caller has looked up before, with what this process knows by now.
    pub async fn known_table(&self, id: MatchId) -> Result<Table, CommandError> {
        self.shared.matches.known_table(id).await
    }
}

/// Passes on what happens to matches, as long as the host exists.
struct Followers<M>(Weak<Shared<M>>);

impl<M: Messenger> Followers<M> {
    fn host(&self) -> Option<Host<M>> {
        let shared = self.0.upgrade()?;
        Some(Host { shared })
    }
}

impl<M: Messenger> MatchEvents for Followers<M> {
    fn behind(&self, entry: &Arc<Entry>) {
        if let Some(host) = self.host() {
            host.shared.presenter.present_entry(entry);
        }
    }

    fn bot_may_act(&self, entry: &Arc<Entry>, table: &Table) {
        if let Some(host) = self.host() {
            host.shared.thinking.start_bot_turn(entry, table);
        }
    }

    fn started(&self, table: &Table) {
        if let Some(host) = self.host() {
            host.shared.vacations.check(table);
        }
    }

    fn ended(&self, table: &Table) {
        if let Some(host) = self.host() {
            host.shared.events.report(table);
        }
    }

    fn called(&self, call: TableCall, people: Vec<UserId>, table: &Table) {
        if let Some(host) = self.host() {
            let calls = host.shared.presenter.calls();
            calls.call_after_change(call, people, table);
        }
    }
}

impl<M: Messenger> ClusterEvents for Host<M> {
    fn process_gone(&self) {
        self.shared.presenter.messages().correct_late_edits();
        self.continue_rebuild();
        self.shared.events.look_again();
        self.shared.posts.look_again();
    }

    fn process_died(&self) {
        self.shared.vacations.resume();
    }

    fn claimed(&self, id: MatchId) {
        self.shared.matches.start_taking_over(id);
    }
}
