//! The messages of matches: which there should be, what they show, and how they are brought up to
//! date.

mod claiming;
mod lost_channel;
mod lost_posts;
mod match_thread;
mod message_deletion;
mod message_links;
pub(crate) mod message_slots;
mod message_update;
pub(crate) mod refused_deletions;
pub(crate) mod screens;
mod spectators;
mod stop_notice;
pub(crate) mod table_calls;
mod update_outcome;
mod updating;

use std::sync::Arc;

use claim_screens::i18n::keys::notices;
use claim_table::Table;
use claim_table::locale::Locale;
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use self::message_slots::MessageSlots;
use self::refused_deletions::Deletions;
use self::screens::Screens;
use self::table_calls::Calls;
use crate::matches::Matches;
use crate::{Departures, Lists, Messenger, Tables};

/// How many messages presenters update at the same time.
const MAX_CONCURRENT_UPDATES: usize = 16;

/// Keeps the messages of matches current. Cloning is cheap: all clones share their state.
#[derive(Debug)]
pub struct Presenter<M> {
    shared: Arc<Shared<M>>,
}

#[derive(Debug)]
struct Shared<M> {
    messenger: Arc<M>,
    matches: Matches,
    departures: Departures,
    tables: Tables,
    screens: Screens,
    messages: MessageSlots,
    deletions: Deletions<M>,
    calls: Calls<M>,
    permits: Semaphore,
    tasks: TaskTracker,
}

impl<M> Clone for Presenter<M> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<M: Messenger> Presenter<M> {
    /// The presenter of these matches. `tasks` are those that a stopping program waits for.
    pub(crate) fn new(
        messenger: Arc<M>,
        matches: Matches,
        departures: Departures,
        tables: Tables,
        lists: Lists,
        tasks: TaskTracker,
    ) -> Self {
        let screens = Screens::new(matches.clone(), lists);
        let shared = Shared {
            messages: MessageSlots::new(matches.clone()),
            deletions: Deletions::new(matches.clone(), messenger.clone()),
            calls: Calls::new(matches.clone(), screens.clone(), messenger.clone()),
            screens,
            messenger,
            matches,
            departures,
            tables,
            permits: Semaphore::new(MAX_CONCURRENT_UPDATES),
            tasks,
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// What messages, and private answers about matches, show.
    pub(crate) fn screens(&self) -> &Screens {
        &self.shared.screens
    }

    /// Has a private reply say that a newer one shows the hand. Without success, the reply stays as it is, and its
    /// buttons are answered as those of any outdated message.
    pub(crate) async fn retire_reply(&self, table: &Table, token: &str, locale: Locale) {
        let screen = claim_screens::notice(locale, notices::hand_moved());
        if let Err(error) = self.shared.messenger.edit_reply(token, &screen).await {
            tracing::debug!(id = %table.id(), %error, "could not retire an older reply");
        }
    }

    /// Who may change which message.
    pub(crate) fn messages(&self) -> &MessageSlots {
        &self.shared.messages
    }

    /// The deletions that Discord has refused.
    pub(crate) fn deletions(&self) -> &Deletions<M> {
        &self.shared.deletions
    }

    /// Calls people to open tables.
    pub(crate) fn calls(&self) -> &Calls<M> {
        &self.shared.calls
    }
}
