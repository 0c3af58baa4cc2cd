//! Screens converge: whatever a match's messages lag behind, the presenter brings them up to its
//! newest state, again after every failure, until they show it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::front::Trouble;
use super::presentation::{Presentation, line_count};
use super::registry::Entry;
use super::{Front, Host};
use crate::ids::MatchId;
use crate::store::{Audience, Place, Shown};
use crate::table::Table;

/// How long to wait after a first failure; doubled after each further one.
const FIRST_WAIT: Duration = Duration::from_millis(250);

/// The longest wait after a failure.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

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

    /// Remembers that an answer has brought a message up to date, unless the presenter is at that
    /// match just now: then it shows the newest state once more, to be sure that it comes last.
    pub async fn answered(&self, table: &Table, audience: Audience, place: Place) {
        let Some(entry) = self.shared.registry.get(table.id()) else {
            return;
        };
        let Ok(mut board) = entry.board.try_lock() else {
            return;
        };
        let posted = match board.get(&audience) {
            Some(shown) if shown.place == place => shown.posted,
            // Where direct messages are open, the hand is there: an answer is an extra.
            Some(Shown {
                place: Place::Message(..),
                ..
            }) => return,
            _ => line_count(table),
        };
        let retired = board.get(&audience).and_then(|shown| shown.retired);
        let shown = Shown {
            audience,
            place,
            revision: table.revision(),
            posted,
            retired,
        };
        if let Err(error) = self.shared.store.save_shown(table.id(), &shown).await {
            tracing::warn!(id = %table.id(), %error, "an answered message was not remembered");
            return;
        }
        board.insert(audience, shown);
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

    /// Shows the newest state everywhere; whether the match is over.
    async fn converge(&self, entry: &Entry) -> Result<bool, Trouble> {
        loop {
            let table = entry.table.lock().await.clone();
            let mut board = entry.board.lock().await;
            let mut presentation = Presentation {
                host: self,
                entry,
                table: &table,
                board: &mut board,
            };
            presentation.converge().await?;
            drop(board);
            if entry.table.lock().await.revision() == table.revision() {
                return Ok(table.is_over());
            }
        }
    }
}
