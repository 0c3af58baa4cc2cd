//! The async shell: executes commands, stores the result, and only then answers and presents it. Timers and
//! the presenter live here; messages are posted and edited through a [`Messenger`].
//!
//! # Locks
//!
//! A task that holds several of the host's locks has acquired them in this order, so that no two
//! tasks wait for each other:
//!
//! 1. the slot of a message ([`Host::lock_message`], or the presenter's turn on that message, for which
//!    it also has a permit of `presenter_permits`), in this order: the message with the fingerprint, the public
//!    message, hands, mentions, reminders, the thread,
//! 2. the table of the match (held by [`Host::command`] until the change is committed; locked by
//!    `Host::lock_table` alone, which reads it again if the copy in memory is stale),
//! 3. `rating_lock` (held from reading ratings until the changed ones are committed),
//! 4. `settings` (held while the settings of a person or a server are read or changed).
//!
//! `contact` and the known processes (`processes.rs`) are each locked alone. `puzzle` is locked before the permits for
//! computations are acquired: that for people (`compute_permits`), then that of a thread (`bot_permits`).
//!
//! Where several processes have to agree, the store decides: by optimistic locking on what a change is based
//! on, by allowing one rematch per match, and by checking the limits.

mod cluster;
mod matches;
mod people;
mod presenter;
mod thinking;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use claim_ai::bots::solver::Solver;
use claim_ai::puzzle::{Day, PuzzleOfDay};
use claim_metrics::METRICS;
use claim_rules::cards::Seat;
use claim_rules::record::{RecordError, TimedLine};
use claim_screens::Screen;
use claim_store::{MessageKind, Store, TableChange};
use claim_table::ids::{ChannelId, MatchId, MessageId};
use claim_table::limits::{Limits, ReachedLimit};
use claim_table::settings::{PersonalSetting, ServerSettings};
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Refusal, Table};
use tokio::sync::{Mutex, MutexGuard, Semaphore};
use tokio_util::task::TaskTracker;
use tracing::Instrument;

pub use self::cluster::environment::{Environment, Simulation};
use self::cluster::outages::KnownContact;
use self::cluster::processes::ThisProcess;
pub use self::cluster::supervision::BackgroundWork;
use self::cluster::supervision::{Supervisor, catch_panic};
pub use self::cluster::time_source::Clock;
pub use self::matches::lobby::SetupChange;
use self::matches::lru_cache::LruCache;
pub use self::matches::opening::{Person, TableRequest};
use self::matches::playing_on::PlayedOn;
pub use self::matches::playing_on::PlayedOnPosition;
pub use self::matches::queries::ReplayPosition;
use self::matches::registry::{Entry, Registry, TableCopy};
pub use self::matches::tutorial::TutorialRequest;
pub use self::people::profiles::PlayerProfile;
use self::people::settings::KnownSettings;
pub use self::presenter::message_slots::MessageGuard;
pub use self::presenter::messenger::{DeliveryError, Destination, MAX_QUIET, Messenger};
pub use self::presenter::screens::fairness_screen;
use self::thinking::analysis::Analyses;
pub use self::thinking::analysis::{PendingAnalysis, Progress};
pub use self::thinking::puzzles::{DailyPuzzle, PastPuzzle};

/// How many messages presenters update at the same time.
const MAX_CONCURRENT_PRESENTERS: usize = 16;

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
    messenger: M,
    environment: Environment,
    registry: Registry,
    presenter_permits: Semaphore,
    bot_permits: Semaphore,
    compute_permits: Semaphore,
    take_over_permits: Semaphore,
    analyses: Arc<Analyses>,
    played_on: PlayedOn,
    limits: Limits,
    bot_pause: Duration,
    // Shared by all bots, analyses and puzzles, because its tables are large. Used for milliseconds at a
    // time.
    solver: Arc<Solver>,
    // Two matches of the same player that end at the same time must not overwrite each other's ratings.
    rating_lock: Mutex<()>,
    settings: Mutex<KnownSettings>,
    contact: Mutex<KnownContact>,
    // Whether Discord did not answer when it was last asked, but answers other processes.
    is_cut_off: AtomicBool,
    // When Discord last answered this process, if it did not when it was last asked.
    unanswered_since: std::sync::Mutex<Option<Timestamp>>,
    // None if no other process uses the store.
    process: Option<ThisProcess>,
    // The puzzle that was requested last, and its day.
    puzzle: Mutex<Option<(Day, Arc<PuzzleOfDay>)>>,
    // Puzzles of earlier days that were practised lately.
    past_puzzles: Mutex<LruCache<Arc<PuzzleOfDay>, Day>>,
    tasks: TaskTracker,
    supervisor: Supervisor,
}

/// Why a command was not executed. Nothing has changed in that case, except that after
/// [`CommandError::Internal`] the change may have been saved: only reading again tells.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The table or the rules refused it.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// There is no such match, or it is not a tutorial, and one was asked for.
    #[error("there is no such match")]
    MatchNotFound,
    /// The request needs a match that has ended.
    #[error("the match is not over")]
    MatchNotOver,
    /// The rematch has begun without the person.
    #[error("the rematch has begun without this person")]
    RematchMissed,
    /// The stored match cannot be read. It is set aside until it can.
    #[error("the match cannot be read")]
    MatchUnreadable,
    /// The person or the server has as many of these as the operator allows.
    #[error("a limit is reached: {0:?}")]
    LimitReached(ReachedLimit),
    /// These settings of the server do not allow tables in the channel.
    #[error("tables may not be opened in this channel")]
    NoTablesHere(Box<ServerSettings>),
    /// An internal failure, with its chain of causes.
    #[error("{0:#}")]
    Internal(anyhow::Error),
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<ReachedLimit> for CommandError {
    fn from(limit: ReachedLimit) -> Self {
        Self::LimitReached(limit)
    }
}

impl CommandError {
    /// Whether the match does not exist or cannot be read, so that nothing is left to do for it.
    const fn is_match_gone(&self) -> bool {
        matches!(self, Self::MatchNotFound | Self::MatchUnreadable)
    }

    /// Whether the cause is a conflict with another process, so that the stored state has to be read again.
    fn is_conflict(&self) -> bool {
        match self {
            Self::Internal(error) => is_conflict(error),
            _ => false,
        }
    }
}

/// As [`CommandError::is_conflict`], for an error of any type.
fn is_conflict(error: &anyhow::Error) -> bool {
    matches!(error.downcast_ref(), Some(claim_store::Error::Conflict))
}

impl From<claim_store::Error> for CommandError {
    fn from(error: claim_store::Error) -> Self {
        Self::Internal(error.into())
    }
}

impl From<anyhow::Error> for CommandError {
    fn from(error: anyhow::Error) -> Self {
        Self::Internal(error)
    }
}

impl From<RecordError> for CommandError {
    fn from(error: RecordError) -> Self {
        Self::Internal(error.into())
    }
}

impl<M> Clone for Host<M> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<M: Messenger> Host<M> {
    /// Ends the background work and closes the database. The next run updates the messages that are still
    /// behind.
    pub async fn close(&self) {
        let closed = async {
            self.shared.supervisor.stop().await;
            self.store_last_contact().await;
            self.leave_processes().await;
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

    /// Executes a command, and the plays that are forced after it. Returns the changed table, which is then
    /// already stored. Call [`Host::present`] after having answered the user.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    pub async fn command(&self, id: MatchId, command: Command) -> Result<Table, CommandError> {
        let span = tracing::info_span!("match", %id);
        self.decide(id, command).instrument(span).await
    }

    async fn decide(&self, id: MatchId, command: Command) -> Result<Table, CommandError> {
        // The copy in memory may be stale. That is noticed when the change is saved or refused.
        let entry = self.known_entry(id).await?;
        for _ in 0..MAX_DECISIONS {
            let mut copy = self.lock_table(&entry).await?;
            let now = self.now();
            match copy.table.execute(command.clone(), now) {
                Ok((mut next, mut lines)) => {
                    let starts = copy.table.running().is_none() && next.running().is_some();
                    if starts {
                        self.start_vacations(&mut next, now).await?;
                    }
                    lines.extend(self.play_forced(&mut next, now).await?);
                    let call = presenter::table_calls::call_caused_by(&command, &copy.table, &next);
                    if self.commit(&entry, &mut copy, next, &lines, now).await? {
                        if starts {
                            self.check_vacations(&copy.table);
                        }
                        self.call_in_background(call, &copy.table);
                        return Ok(copy.table.clone());
                    }
                }
                Err(refusal) if self.is_current(&copy.table).await? => return Err(refusal.into()),
                // Another process has changed the match: decide again from the stored state.
                Err(_) => copy.is_stale = true,
            }
        }
        Err(claim_store::Error::Conflict.into())
    }

    /// Whether a table in memory has the stored revision.
    async fn is_current(&self, table: &Table) -> claim_store::Result<bool> {
        let stored = self.shared.store.revision(table.id()).await?;
        Ok(stored == Some(table.revision()))
    }

    /// Locks the table of a match. If the copy in memory is stale, reads it again first.
    async fn lock_table<'a>(
        &self,
        entry: &'a Arc<Entry>,
    ) -> Result<MutexGuard<'a, TableCopy>, CommandError> {
        let mut copy = entry.table.lock().await;
        if copy.is_stale {
            let (table, _) = self.read(entry.id).await?;
            *copy = TableCopy::new(table);
            self.start_work(entry, &copy.table);
        }
        entry.set_lost_channel(copy.table.channel_lost_at().is_some());
        Ok(copy)
    }

    /// Reads the table of a match again, because it was changed in the store only.
    async fn reread(&self, entry: &Arc<Entry>) -> Result<(), CommandError> {
        entry.table.lock().await.is_stale = true;
        self.lock_table(entry).await.map(drop)
    }

    /// Stores a changed table with its new lines, and only then replaces the copy in memory. Returns false if
    /// another process has changed the match, or a rating, since it was read: the caller has to lock the
    /// table again, which reads it, and decide again.
    async fn commit(
        &self,
        entry: &Arc<Entry>,
        copy: &mut TableCopy,
        next: Table,
        lines: &[TimedLine],
        now: Timestamp,
    ) -> Result<bool, CommandError> {
        // Stale until the commit is confirmed: the next task that locks the table reads it again.
        copy.is_stale = true;
        let begun = Instant::now();
        let saved = catch_panic(self.save(&copy.table, &next, lines, now)).await;
        claim_metrics::observe(&METRICS.save_time, begun.elapsed());
        match saved {
            Ok(true) => {}
            // The caller reads it again at once.
            Ok(false) => return saved,
            // Nothing was saved.
            Err(CommandError::LimitReached(_)) => {
                copy.is_stale = false;
                return saved;
            }
            _ => {
                self.recover(entry.id);
                return saved;
            }
        }
        count_stage(Some(&copy.table), &next);
        *copy = TableCopy::new(next);
        entry.set_work_started();
        let timer = copy.table.next_timer();
        self.shared.registry.schedule(entry.id, timer);
        self.start_bot_turn(entry, &copy.table);
        Ok(true)
    }

    /// Saves a change of a table, with the new ratings if it ends the match. Returns false on a conflict:
    /// what the change is based on is no longer stored.
    async fn save(
        &self,
        before: &Table,
        after: &Table,
        lines: &[TimedLine],
        made_at: Timestamp,
    ) -> Result<bool, CommandError> {
        let ends = after.is_over() && !before.is_over();
        let _rating_guard = if ends {
            Some(self.shared.rating_lock.lock().await)
        } else {
            None
        };
        let ratings = if ends {
            self.rate(after, made_at).await?
        } else {
            Vec::new()
        };
        let quotas = self.quotas(Some(before), after).await?;
        let change = TableChange {
            before: Some(before),
            after,
            lines,
            ratings: &ratings,
            quotas: quotas.for_store(),
            made_at,
            worker: self.worker(),
        };
        match self.shared.store.save(change).await {
            Err(claim_store::Error::Conflict) => Ok(false),
            Err(claim_store::Error::QuotaReached(position)) => Err(quotas.error(position)),
            saved => Ok(saved.map(|()| true)?),
        }
    }

    /// After a save that failed, reads the match again in the background and starts what it waits for: only
    /// the database knows whether the commit has succeeded.
    fn recover(&self, id: MatchId) {
        self.supervise(BackgroundWork::Recovery, id, move |host| async move {
            let entry = host.entry(id).await?;
            // Only the store knows whether this process has become the match's worker.
            let worker = host.refresh(&entry).await?;
            let copy = host.lock_table(&entry).await?;
            if worker.is_some() && worker == host.worker() {
                host.start_pending_plays(&entry, &copy.table);
                host.present(id);
            }
            Ok(())
        });
    }

    /// The current table of a match.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the database fails.
    pub async fn table(&self, id: MatchId) -> Result<Table, CommandError> {
        let entry = self.entry(id).await?;
        Ok(self.lock_table(&entry).await?.table.clone())
    }

    /// Posts a message that belongs to no match. `nonce` has at most 25 characters. Posting again with the
    /// same nonce within some minutes has no effect.
    ///
    /// # Errors
    ///
    /// If it cannot be posted at present.
    pub async fn post_in_channel(
        &self,
        channel: ChannelId,
        screen: &Screen,
        nonce: &str,
    ) -> Result<(), DeliveryError> {
        let destination = Destination::Channel(channel);
        let posted = self.shared.messenger.post(destination, screen, nonce, true);
        posted.await.map(drop)
    }

    /// Whether `message` is the current public message of the match, or the current hand of a player.
    pub async fn is_message_of(&self, id: MatchId, message: Option<MessageId>) -> bool {
        let Ok(entry) = self.entry(id).await else {
            return false;
        };
        let hands = Seat::ALL.into_iter().map(MessageKind::Hand);
        let mut kinds = hands.chain([MessageKind::Public]);
        kinds.any(|kind| {
            let shown = entry.message(kind);
            shown.is_some_and(|(_, shown)| Some(shown) == message)
        })
    }

    /// Whether a hand is nowhere because Discord did not deliver it by direct message, and not because its player wants
    /// it in the channel.
    ///
    /// # Errors
    ///
    /// If the match or the player's settings cannot be read.
    pub async fn is_hand_undelivered(
        &self,
        table: &Table,
        seat: Seat,
    ) -> Result<bool, CommandError> {
        let hand = self.entry(table.id()).await?;
        let hand = hand.message_state(MessageKind::Hand(seat));
        let shows_cards = !claim_screens::is_played_in_public(table.game())
            && table
                .running()
                .is_some_and(|dealt| dealt.leave_reason(seat).is_none());
        let is_nowhere = hand.is_some_and(|hand| hand.is_deleted());
        let player = table.seating().player(seat);
        match player.filter(|_| is_nowhere && shows_cards) {
            Some(player) => {
                let settings = self.personal_settings(player.user).await?;
                Ok(!settings.is_on(PersonalSetting::HandInChannel))
            }
            None => Ok(false),
        }
    }

    /// Whether `message` is the public message of the match.
    pub async fn is_public_message(&self, table: &Table, message: Option<MessageId>) -> bool {
        let entry = self.entry(table.id()).await;
        let public = entry
            .ok()
            .and_then(|entry| entry.message(MessageKind::Public));
        public.is_some_and(|(_, public)| Some(public) == message)
    }
}

/// Updates the metrics if a stored change starts or ends a match.
fn count_stage(before: Option<&Table>, after: &Table) {
    if before.is_none_or(|before| before.dealt().is_none()) && after.dealt().is_some() {
        METRICS.started_matches.inc();
    }
    let ends = after.is_over() && !before.is_some_and(Table::is_over);
    if ends && after.dealt().is_some() {
        METRICS.ended_matches.inc();
    }
}
