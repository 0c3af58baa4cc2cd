//! Screens converge: whatever a match's messages lag behind, the presenter brings them up to its
//! newest state, again after every failure, until they show it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::OwnedMutexGuard;

use super::front::Trouble;
use super::presentation::Presentation;
use super::registry::Entry;
use super::{Front, Host};
use crate::ids::MatchId;
use crate::store::{Audience, Place, Shown};
use crate::table::Table;

/// How long to wait after a first failure; doubled after each further one.
const FIRST_WAIT: Duration = Duration::from_millis(250);

/// The longest wait after a failure.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// How long an answer waits for the presenter to let go of a message.
const HOLD_PATIENCE: Duration = Duration::from_millis(500);

/// A message of a match, held: see [`Host::hold`].
#[derive(Debug)]
pub struct Held {
    entry: Arc<Entry>,
    audience: Audience,
    slot: OwnedMutexGuard<Option<Shown>>,
}

impl<F: Front> Host<F> {
    /// Brings the messages of a match up to date, in the background.
    pub fn present(&self, id: MatchId) {
        let Some(entry) = self.shared.registry.get(id) else {
            return;
        };
        if entry.wake() {
            tokio::spawn(self.clone().keep_presenting(id, entry));
        }
    }

    /// Holds a message that an answer is going to change, so that the presenter does not change
    /// it meanwhile. `None` if the presenter is at it for longer than an answer can wait, or the
    /// match is over: it then shows the newest state again.
    pub async fn hold(&self, id: MatchId, audience: Audience) -> Option<Held> {
        let entry = self.shared.registry.get(id)?;
        let slot = entry.slot(audience)?.clone();
        let slot = tokio::time::timeout(HOLD_PATIENCE, slot.lock_owned())
            .await
            .ok()?;
        Some(Held {
            entry,
            audience,
            slot,
        })
    }

    /// Remembers that an answer has brought a message up to date.
    pub async fn answered(&self, mut held: Held, table: &Table, place: Place) {
        let old = held.slot.as_ref();
        let (mut posted, mut retired) = (table.line_count(), old.and_then(|shown| shown.retired));
        match (old, &place) {
            (Some(shown), place) if shown.place == *place => posted = shown.posted,
            // Posted without our knowing, it takes the place of the one we know.
            (Some(shown), Place::Message(..)) if retired.is_none() => retired = shown.message(),
            // Where direct messages are open, the hand is there: an answer is an extra.
            (Some(shown), _) if shown.message().is_some() => return,
            _ => {}
        }
        let shown = Shown {
            audience: held.audience,
            place,
            revision: table.revision(),
            posted,
            retired,
        };
        if let Err(error) = self.shared.store.save_shown(table.id(), &shown).await {
            tracing::warn!(id = %table.id(), %error, "an answered message was not remembered");
            return;
        }
        held.entry.set_shown(&shown);
        *held.slot = Some(shown);
    }

    async fn keep_presenting(self, id: MatchId, entry: Arc<Entry>) {
        let mut wait = FIRST_WAIT;
        loop {
            let presented = {
                let _work = self.shared.work.begin();
                // The semaphore is never closed.
                let _permit = self.shared.presenters.acquire().await;
                self.converge(&entry).await
            };
            entry.doubtful.store(presented.is_err(), Ordering::Release);
            match presented {
                Ok(over) => {
                    wait = FIRST_WAIT;
                    entry.presenting.store(false, Ordering::Release);
                    // Whoever changed it meanwhile saw somebody presenting and left it to us.
                    let changed = tokio::select! {
                        biased;
                        () = entry.changed.notified() => true,
                        () = std::future::ready(()) => false,
                    };
                    if !changed || entry.presenting.swap(true, Ordering::AcqRel) {
                        if over {
                            self.shared.registry.forget(id);
                        }
                        return;
                    }
                }
                Err(Trouble::Busy(pause)) => tokio::time::sleep(pause).await,
                Err(trouble) => {
                    tracing::warn!(%id, %trouble, "a match could not be shown; trying again");
                    tokio::select! {
                        () = tokio::time::sleep(wait) => {}
                        () = entry.changed.notified() => {}
                    }
                    wait = (wait * 2).min(LONGEST_WAIT);
                }
            }
        }
    }

    /// Shows the newest state everywhere; whether all of it shows the end of the match. A message
    /// that cannot be shown does not keep the others from it.
    async fn converge(&self, entry: &Entry) -> Result<bool, Trouble> {
        let (mut first_trouble, mut all_over) = (None, true);
        for (audience, slot) in entry.slots() {
            let mut slot = slot.lock().await;
            let table = entry.table.lock().await.clone();
            all_over &= table.is_over();
            let mut presentation = Presentation {
                host: self,
                entry,
                table: &table,
                audience,
                slot: &mut slot,
            };
            if let Err(trouble) = presentation.converge().await {
                first_trouble.get_or_insert(trouble);
            }
        }
        first_trouble.map_or(Ok(all_over), Err)
    }
}
