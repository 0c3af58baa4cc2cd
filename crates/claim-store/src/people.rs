//! Exporting and deleting a person's data.

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_table::ids::{MatchId, UserId};
use rand::{Rng, RngExt};
use serde_json::{Map, Value};

use super::error::Result;

/// A pseudonym that replaces a person whose data is deleted. It is the same in all their matches, so that the
/// results of others stay consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pseudonym {
    /// An id that Discord has not assigned, and will not assign for decades.
    pub user: UserId,
    /// The name that replaces theirs: `Deleted User`, and the last four hexadecimal digits of the id.
    pub name: String,
}

impl Pseudonym {
    /// A random pseudonym.
    pub fn random(rng: &mut impl Rng) -> Self {
        let first = UserId::FIRST_PSEUDONYM.0;
        let user = rng.random_range(first..first << 1);
        Self {
            user: UserId(user),
            name: format!("Deleted User {:04x}", user & 0xffff),
        }
    }
}

/// A column of the database that holds people's ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonColumn {
    /// The table.
    pub table: &'static str,
    /// The column with the person's id.
    pub id: &'static str,
    /// What happens to the row when the person's data is deleted.
    pub on_erasure: ErasureAction,
}

/// What happens to a row when the data of its person is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErasureAction {
    /// The id is replaced by that of a [`Pseudonym`], and the text in the first of these columns by its name. The others
    /// are emptied.
    Renamed(&'static [&'static str]),
    /// The row is deleted.
    Deleted,
    /// The row is deleted. It belongs to another person, so that it is not exported for this one.
    DeletedUnexported,
}

/// Exports and deletes the data of a person.
#[async_trait]
pub trait PersonStore: Send + Sync {
    /// All rows about a person, as a JSON object with an array of rows for each table: also where the messages
    /// to them are, and the records of their finished matches. Contains no secrets, and nothing hidden of
    /// running matches. Discord's ids are strings, because many programs do not read large JSON numbers exactly.
    async fn personal_data(&self, user: UserId) -> Result<Map<String, Value>>;

    /// Replaces a person by a pseudonym in all stored data, including the records of their matches, and
    /// deletes their exercises, form, settings, vacations and blocks, and the blocks of them. Returns the matches that this has changed.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if they still sit at a table whose match has not ended.
    /// Nothing has changed in that case.
    async fn forget_person(&self, user: UserId, pseudonym: &Pseudonym) -> Result<Vec<MatchId>>;

    /// The open tables and running matches in which a [`Pseudonym`] has a seat or an open invitation: those that were set
    /// aside when the person had their data deleted.
    async fn unfinished_matches_of_deleted(&self) -> Result<Vec<MatchId>>;
}

/// Changes the name of a seat in the header of a record, and nothing else. A record that cannot be read is
/// returned unchanged.
#[must_use]
pub fn rename_in_record(record: &str, seat: Seat, name: &str) -> String {
    let (header, rest) = record
        .split_once('\n')
        .map_or((record, None), |(a, b)| (a, Some(b)));
    let Ok(mut header) = serde_json::from_str::<Value>(header) else {
        return record.to_owned();
    };
    if let Some(old) = header.pointer_mut(&format!("/names/{}", seat.index())) {
        *old = name.into();
    }
    match rest {
        Some(rest) => format!("{header}\n{rest}"),
        None => header.to_string(),
    }
}
