//! What needs a person while the bot serves. `claim-bot health`, the log, the metrics and a message
//! to the operator tell it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

use claim_metrics::{Kind, METRICS};

/// A kind of thing that needs a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Concern {
    /// The last regular backup has failed.
    Backup,
    /// The disk of the database is nearly full.
    Disk,
    /// Matches cannot be read and are set aside.
    Quarantine,
    /// The clock of this machine is far from Discord's.
    Clock,
}

impl Concern {
    /// All kinds.
    const ALL: [Self; 4] = [Self::Backup, Self::Disk, Self::Quarantine, Self::Clock];

    /// Its name in metrics and texts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Disk => "disk",
            Self::Quarantine => "quarantine",
            Self::Clock => "clock",
        }
    }
}

/// What needs a person at present: a sentence for each kind.
#[derive(Debug)]
pub(crate) struct Concerns(Mutex<BTreeMap<Concern, String>>);

impl Concerns {
    /// There is nothing to do at first.
    pub(crate) fn new() -> Self {
        for concern in Concern::ALL {
            gauge(concern, false);
        }
        Self(Mutex::default())
    }

    /// Notes what is wrong in one respect, or that nothing is. The log tells when that begins and
    /// ends.
    pub(crate) fn set(&self, concern: Concern, sentence: Option<String>) {
        let kind = concern.name();
        gauge(concern, sentence.is_some());
        match (self.all().entry(concern), sentence) {
            (Entry::Vacant(entry), Some(sentence)) => {
                tracing::warn!(kind, "needs attention: {sentence}");
                entry.insert(one_line(&sentence));
            }
            (Entry::Occupied(mut entry), Some(sentence)) => {
                entry.insert(one_line(&sentence));
            }
            (Entry::Occupied(entry), None) => {
                tracing::info!(kind, "needs no attention any more");
                entry.remove();
            }
            (Entry::Vacant(_), None) => {}
        }
    }

    /// The sentences.
    pub(crate) fn sentences(&self) -> Vec<String> {
        self.all().values().cloned().collect()
    }

    /// The kinds, with their sentences.
    pub(crate) fn current(&self) -> BTreeMap<Concern, String> {
        self.all().clone()
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<Concern, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn gauge(concern: Concern, is_present: bool) {
    let kind = Kind {
        kind: concern.name(),
    };
    METRICS.concerns.get_or_create(&kind).set(is_present.into());
}

fn one_line(sentence: &str) -> String {
    sentence.replace(['\n', '\r'], " ")
}
