//! The channels of people's direct messages, so that a message takes one request instead of two.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use claim_table::ids::{ChannelId, UserId};

/// The capacity of the cache. When it is full, it is cleared.
const MAX_REMEMBERED: usize = 100_000;

/// A cache of the channel of each person's direct messages.
#[derive(Debug, Default)]
pub(crate) struct DirectChannels(Mutex<HashMap<UserId, ChannelId>>);

impl DirectChannels {
    /// The channel of a person, if it is known.
    pub(crate) fn get(&self, user: UserId) -> Option<ChannelId> {
        self.channels().get(&user).copied()
    }

    /// Remembers the channel of a person.
    pub(crate) fn remember(&self, user: UserId, channel: ChannelId) {
        let mut channels = self.channels();
        if channels.len() >= MAX_REMEMBERED {
            channels.clear();
        }
        channels.insert(user, channel);
    }

    /// Forgets the channel of a person, which does not exist any more.
    pub(crate) fn forget(&self, user: UserId) {
        self.channels().remove(&user);
    }

    fn channels(&self) -> MutexGuard<'_, HashMap<UserId, ChannelId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
