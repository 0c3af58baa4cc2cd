//! The disturbances of a simulation. The seed determines which of them occur.

use std::fmt;

use super::random_stream::RandomStream;

/// A kind of disturbance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disturbance {
    /// Requests are lost.
    LostRequests,
    /// Responses to requests are lost.
    LostAnswers,
    /// Requests and responses take long, and overtake each other.
    SlowRequests,
    /// Discord answers 429.
    RateLimits,
    /// Discord answers 500 or 502, whether or not it has executed the request.
    ServerErrors,
    /// Interactions are delivered twice.
    DoubledEvents,
    /// Interactions are lost: some at random, and all while the gateway is down.
    LostEvents,
    /// Discord forgets nonces early.
    ForgottenNonces,
    /// People delete messages.
    DeletedMessages,
    /// People close their direct messages, or Discord refuses messages to them for other reasons.
    ClosedMessages,
    /// The store fails: before a commit, after it, after a delay, or without a response.
    StoreFaults,
    /// Processes are killed at any point where they wait.
    Kills,
    /// Several processes share one store.
    SeveralProcesses,
    /// The clock is set forward or back.
    ClockJumps,
    /// People leave the server, and come back.
    Departures,
    /// Channels are deleted, or hidden from the bot, and the bot is removed from the server for a while.
    LostChannels,
    /// A process cannot reach Discord for a while.
    CutOffProcesses,
}

impl Disturbance {
    /// All kinds of disturbances.
    pub(super) const ALL: [Self; 17] = [
        Self::LostRequests,
        Self::LostAnswers,
        Self::SlowRequests,
        Self::RateLimits,
        Self::ServerErrors,
        Self::DoubledEvents,
        Self::LostEvents,
        Self::ForgottenNonces,
        Self::DeletedMessages,
        Self::ClosedMessages,
        Self::StoreFaults,
        Self::Kills,
        Self::SeveralProcesses,
        Self::ClockJumps,
        Self::Departures,
        Self::LostChannels,
        Self::CutOffProcesses,
    ];
}

/// A set of disturbances.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Disturbances(u32);

impl Disturbances {
    /// The disturbances of a seed: none in one of eight simulations, otherwise few or many. The fewer
    /// disturbances there are, the stricter are the laws.
    pub(super) fn of_seed(seed: u64) -> Self {
        let random = RandomStream::new(seed, "disturbances");
        if random.one_in(8) {
            return Self(0);
        }
        let rarity = if random.one_in(2) { 3 } else { 10 };
        let kinds = Disturbance::ALL.into_iter();
        kinds.fold(Self(0), |set, kind| {
            if random.one_in(rarity) {
                set.with(kind)
            } else {
                set
            }
        })
    }

    /// This set with one more kind.
    pub(super) const fn with(self, kind: Disturbance) -> Self {
        Self(self.0 | 1 << kind as u16)
    }

    /// This set without one kind.
    pub(super) const fn without(self, kind: Disturbance) -> Self {
        Self(self.0 & !(1 << kind as u16))
    }

    /// Whether the set has a kind.
    pub(super) const fn has(self, kind: Disturbance) -> bool {
        self.0 & 1 << kind as u16 != 0
    }
}

impl fmt::Debug for Disturbances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = Disturbance::ALL.into_iter();
        f.debug_list()
            .entries(kinds.filter(|&kind| self.has(kind)))
            .finish()
    }
}
