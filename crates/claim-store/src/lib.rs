//! Persistence: matches, messages, events, daily posts, ratings, puzzles, settings and emoji.
//!
//! [`Store`] is a trait with a supertrait and a file per aggregate. [`SqlStore`] implements it on an SQLite
//! file or a PostgreSQL server. Several programs may use a store at the same time:
//! no method relies on there being only one. Changes use optimistic locking: each says what it is based on,
//! and is refused with [`Error::Conflict`] if something else is stored.

mod blocks;
mod calendar;
mod careers;
mod counts;
mod daily;
mod deletions;
mod emoji;
mod error;
mod events;
mod exercises;
mod forms;
mod matches;
mod messages;
mod operator;
mod outages;
mod pages;
mod people;
mod postgres;
mod puzzles;
mod ratings;
mod settings;
mod sql;
mod sqlite;
mod vacations;
mod work;

use std::fmt::Debug;

use async_trait::async_trait;

pub use blocks::{BlockStore, BlockedPerson};
pub use calendar::{CalendarStore, PostingServer, PuzzleRow};
pub use careers::CareerStore;
pub use counts::{CountStore, Counted, Totals};
pub use daily::{DailyAttempt, DailyRow, DailyStore};
pub use deletions::{DeletionStore, RefusedDeletion};
pub use emoji::EmojiStore;
pub use error::{Error, Result, catch_panic};
pub use events::{EventChange, EventMessage, EventStore};
pub use exercises::ExerciseStore;
pub use forms::FormStore;
pub use matches::{FinishedMatch, MatchStore, Quota, TableChange};
pub use messages::{MessageStore, number_of};
pub use operator::OperatorStore;
pub use outages::{HeartbeatStore, Heartbeats};
pub use pages::Page;
pub use people::{ErasureAction, PersonColumn, PersonStore, Pseudonym, rename_in_record};
pub use puzzles::{PuzzleAnswer, PuzzleStore, SolverRow, StoredPuzzle};
pub use ratings::{
    Ladder, MAX_OPPONENT_MATCHES, OpponentRow, RatingChange, RatingRow, RatingStore, rate,
    rated_by, won_factions,
};
pub use settings::SettingsStore;
pub use sql::{
    CheckStep, CopyError, CopyStep, MIGRATIONS, Migration, OpenError, PERSON_COLUMNS, Purpose,
    RebuildOutcome, ServerProblem, SqlStore, TABLES, UpgradeProgress, UpgradeUnit, check_url,
    copy_database, database_name, rebuild_ratings,
};
pub use sqlite::{
    BackupFolder, BotState, DiskSpace, Heartbeat, LostFile, RestoreSummary, back_up,
    check_database, read_heartbeat, restore,
};
pub use vacations::VacationStore;
pub use work::{LiveProcess, MatchStatus, WorkStore};

/// The whole store. Methods that read or save fail with an [`Error`] instead of waiting forever.
#[async_trait]
pub trait Store:
    MatchStore
    + CountStore
    + DeletionStore
    + MessageStore
    + RatingStore
    + PuzzleStore
    + DailyStore
    + ExerciseStore
    + FormStore
    + EventStore
    + CalendarStore
    + CareerStore
    + SettingsStore
    + PersonStore
    + EmojiStore
    + HeartbeatStore
    + OperatorStore
    + VacationStore
    + BlockStore
    + WorkStore
    + Debug
{
    /// Closes the store. Saved changes are durable even without this.
    async fn close(&self);
}
