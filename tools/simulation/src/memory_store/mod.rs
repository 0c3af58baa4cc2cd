//! A store in memory: a model of how every store has to behave, for tests and simulations. It keeps what a
//! database would keep, text included, so that loading a match replays its record. It fails on request.

mod blocks;
mod calendar;
mod careers;
mod counts;
mod daily;
mod deletions;
mod emoji;
mod events;
mod exercises;
mod faults;
mod forms;
mod matches;
mod messages;
mod operator;
mod outages;
mod people;
mod puzzles;
mod ratings;
mod settings;
mod stored_match;
mod vacations;
mod work;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use claim_ai::daily::DailyResult;
use claim_rules::cards::Faction;
use claim_rules::record::Secret;
use claim_rules::{Day, State};
use claim_store::{
    BlockedPerson, Error, Heartbeats, Ladder, LiveProcess, Page, PuzzleAnswer, RatingRow,
    RefusedDeletion, Result, Store, StoredPuzzle,
};
use claim_table::calendar::StoredPost;
use claim_table::exercise::Exercise;
use claim_table::form::JudgedMatch;
use claim_table::ids::{EventId, GuildId, MatchId, MessageId, PersonName, ProcessId, UserId};
use claim_table::settings::{PersonalSettings, ServerSettings};
use claim_table::timestamp::Timestamp;
use claim_table::vacation::Vacation;

use self::events::EventRow;
use self::faults::Faults;
pub use self::faults::{Fault, Operation};
use self::puzzles::Solver;
use self::stored_match::StoredMatch;

/// A connection to a store in memory. The data lives as long as any of its connections.
#[derive(Debug, Default)]
pub struct MemoryStore {
    data: Arc<Mutex<Data>>,
    faults: Faults,
    is_shared: bool,
}

/// The stored data. All maps are ordered, so that results are deterministic.
#[derive(Clone, Debug, Default)]
struct Data {
    matches: BTreeMap<MatchId, StoredMatch>,
    ratings: BTreeMap<(Ladder, UserId), RatingRow>,
    /// How often a person, or their team, has won a faction, in a server or (`None`) in all.
    faction_wins: BTreeMap<(Option<GuildId>, UserId, Faction), u32>,
    puzzles: BTreeMap<Day, StoredPuzzle>,
    puzzle_secret: Option<String>,
    answers: BTreeMap<(Day, UserId), PuzzleAnswer>,
    solvers: BTreeMap<UserId, Solver>,
    /// The names of people who have answered a puzzle in a server, as of their last answer there.
    guild_solvers: BTreeMap<(GuildId, UserId), PersonName>,
    daily_secrets: BTreeMap<Day, Secret>,
    /// People's attempts at daily deals, with their results.
    daily_attempts: BTreeMap<(Day, UserId), (MatchId, Option<DailyResult>)>,
    exercises: BTreeMap<UserId, Vec<Exercise>>,
    judged_matches: BTreeMap<UserId, Vec<JudgedMatch>>,
    events: BTreeMap<EventId, EventRow>,
    settings: BTreeMap<UserId, PersonalSettings>,
    servers: BTreeMap<GuildId, ServerSettings>,
    daily_posts: BTreeMap<GuildId, StoredPost>,
    /// Counts the changes of settings.
    settings_changes: i64,
    emoji: BTreeMap<(u64, String), u64>,
    operator_notices: BTreeMap<String, Timestamp>,
    contact: Option<Heartbeats>,
    vacations: BTreeMap<UserId, Vec<Vacation>>,
    /// Whom each person has blocked, and since when.
    blocks: BTreeMap<UserId, Vec<(Timestamp, BlockedPerson)>>,
    refused_deletions: BTreeMap<MessageId, RefusedDeletion>,
    /// Game states that replace those of the matches' records.
    overridden_states: BTreeMap<MatchId, State>,
    processes: BTreeMap<ProcessId, LiveProcess>,
}

impl MemoryStore {
    /// A store that several processes share.
    #[must_use]
    pub fn shared() -> Self {
        Self {
            is_shared: true,
            ..Self::default()
        }
    }

    /// Another connection to the same data, as another process would have it. It has no faults.
    #[must_use]
    pub fn connect(&self) -> Self {
        Self {
            data: self.data.clone(),
            faults: Faults::default(),
            is_shared: self.is_shared,
        }
    }

    /// A copy of the data in a new store, for one process. It has no faults.
    #[must_use]
    pub fn copy(&self) -> Self {
        let data = self.data.lock().unwrap_or_else(PoisonError::into_inner);
        Self {
            data: Arc::new(Mutex::new(data.clone())),
            faults: Faults::default(),
            is_shared: false,
        }
    }

    /// Makes a match load with another game state than its record leads to, to test what depends on hidden
    /// cards.
    pub fn override_state(&self, id: MatchId, state: State) {
        let mut data = self.data.lock().unwrap_or_else(PoisonError::into_inner);
        data.overridden_states.insert(id, state);
    }

    /// Makes `choose` decide before each operation of this connection whether and how it fails.
    pub fn set_faults(&self, choose: impl FnMut(Operation) -> Option<Fault> + Send + 'static) {
        self.faults.set(choose);
    }

    /// The ids of all matches, in order.
    #[must_use]
    pub fn matches(&self) -> Vec<MatchId> {
        let data = self.data.lock().unwrap_or_else(PoisonError::into_inner);
        data.matches.keys().copied().collect()
    }

    /// The ids of all events, in order.
    #[must_use]
    pub fn events(&self) -> Vec<EventId> {
        let data = self.data.lock().unwrap_or_else(PoisonError::into_inner);
        data.events.keys().copied().collect()
    }

    /// The messages that Discord has refused to delete, in order.
    #[must_use]
    pub fn refused_deletions(&self) -> Vec<RefusedDeletion> {
        let data = self.data.lock().unwrap_or_else(PoisonError::into_inner);
        data.refused_deletions.values().copied().collect()
    }

    /// Executes a read. All operations are executed one after another.
    async fn read<T>(
        &self,
        name: &'static str,
        query: impl FnOnce(&Data) -> Result<T> + Send,
    ) -> Result<T> {
        let operation = Operation {
            name,
            is_change: false,
        };
        self.execute(operation, |data| query(data)).await
    }

    /// Executes a write. If `change` fails, it must not have changed anything.
    async fn change<T>(
        &self,
        name: &'static str,
        change: impl FnOnce(&mut Data) -> Result<T> + Send,
    ) -> Result<T> {
        let operation = Operation {
            name,
            is_change: true,
        };
        self.execute(operation, change).await
    }

    async fn execute<T>(
        &self,
        operation: Operation,
        body: impl FnOnce(&mut Data) -> Result<T> + Send,
    ) -> Result<T> {
        let unavailable = || Error::Unavailable {
            reason: "a fault was injected".to_owned(),
        };
        let fault = self.faults.choose(operation);
        match fault {
            Some(Fault::BeforeCommit) => return Err(unavailable()),
            Some(Fault::Slow(delay)) => tokio::time::sleep(delay).await,
            Some(Fault::AfterCommit | Fault::LostAnswer(_)) | None => {}
        }
        let done = body(&mut self.data.lock().unwrap_or_else(PoisonError::into_inner));
        match fault {
            Some(Fault::AfterCommit) => Err(unavailable()),
            Some(Fault::LostAnswer(wait)) => {
                tokio::time::sleep(wait).await;
                Err(unavailable())
            }
            Some(Fault::BeforeCommit | Fault::Slow(_)) | None => done,
        }
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn close(&self) {}
}

/// A page of a list that is sorted, best first, and the row that `is_own`.
fn page<R: Clone>(sorted: &[R], number: u32, size: u32, is_own: impl Fn(&R) -> bool) -> Page<R> {
    let pages: Vec<_> = sorted.chunks(size as usize).collect();
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX).max(1);
    let number = number.min(count - 1);
    Page {
        number,
        count,
        rows: pages
            .get(number as usize)
            .map_or_else(Vec::new, |rows| rows.to_vec()),
        own: sorted.iter().find(|row| is_own(row)).cloned(),
    }
}
