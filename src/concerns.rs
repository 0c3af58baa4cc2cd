//! What needs a person while the bot serves. `claim-bot health`, the log and the metrics tell it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

use claim_metrics::{Kind, METRICS};

/// A kind of thing that needs a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Concern {
    /// The last regular backup has failed.
    Backup,
}

impl Concern {
    /// All kinds.
    const ALL: [Self; 1] = [Self::Backup];

    /// Its name in metrics and texts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Backup => "backup",
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

    /// Notes what is wrong in one respect, or that nothing is. The log tells when that begins and ends.
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
