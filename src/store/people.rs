//! Exporting and deleting a person's data.

use async_trait::async_trait;
use claim_rules::cards::Seat;
use rand::{Rng, RngExt};
use serde_json::{Map, Value};

use super::error::Result;
use crate::ids::{MatchId, UserId};

/// The pseudonym that replaces a deleted person: the same in all their matches, so that the others'
/// results stay consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pseudonym {
    /// An id that Discord has not given to anyone, and will not for decades.
    pub user: UserId,
    /// The name.
    pub name: String,
}

impl Pseudonym {
    /// The ids from here on are snowflakes of the year 2049 and later.
    const FIRST_ID: u64 = 1 << 62;

    /// A random one.
    pub fn random(rng: &mut impl Rng) -> Self {
        let user = rng.random_range(Self::FIRST_ID..Self::FIRST_ID << 1);
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
    /// The column with the id.
    pub id: &'static str,
    /// What happens to the row when the person's data is deleted.
    pub on_erasure: ErasureAction,
}

/// What happens to a row when the data of its person is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErasureAction {
    /// It gets the id of a [`Pseudonym`], and its name in this column if there is one.
    Renamed(Option<&'static str>),
    /// It is deleted.
    Deleted,
}

/// Knows what is stored of a person.
#[async_trait]
pub trait PersonStore: Send + Sync {
    /// All rows about a person, as a JSON object with an array of rows for each table, and the records of
    /// their finished matches. Of matches that are running, nothing that is hidden; no secrets. Ids of
    /// Discord are strings, because JSON's numbers are not exact for many programs.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn personal_data(&self, user: UserId) -> Result<Map<String, Value>>;

    /// Puts a pseudonym in the place of a person wherever they are stored, in the records of their
    /// matches too, and deletes their settings. Returns the matches that have changed by that.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if they still sit at a table whose match has not ended.
    /// Nothing has changed in that case.
    async fn forget_person(&self, user: UserId, pseudonym: &Pseudonym) -> Result<Vec<MatchId>>;
}

/// A record whose header has another name for a seat. Nothing else changes; a record that cannot be read
/// stays as it is.
pub(super) fn rename_in_record(record: &str, seat: Seat, name: &str) -> String {
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
