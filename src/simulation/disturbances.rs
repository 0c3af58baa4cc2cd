//! What goes wrong in a simulation. Which of it, follows from the seed.

use std::fmt;

use super::chance::Chance;

/// A kind of disturbance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disturbance {
    /// Requests never arrive.
    LostRequests,
    /// The answers to requests never arrive.
    LostAnswers,
    /// Requests and their answers take long, and overtake each other.
    SlowRequests,
    /// Discord answers 429.
    RateLimits,
    /// Discord answers 500 or 502, whether it has executed the request or not.
    ServerErrors,
    /// Interactions arrive twice.
    DoubledEvents,
    /// Interactions never arrive: some by chance, and all while the gateway is away.
    LostEvents,
    /// Discord forgets nonces early.
    ForgottenNonces,
    /// People delete messages.
    DeletedMessages,
    /// People close their direct messages, and cannot be reached for many reasons.
    ClosedMessages,
    /// The store fails: before a commit, after it, late, or without an answer.
    StoreFaults,
    /// Processes are killed wherever they wait.
    Kills,
    /// Several processes use one store.
    SeveralProcesses,
    /// The clock is set forward or back.
    ClockJumps,
    /// People leave the server, and come back.
    Departures,
    /// Channels are deleted or hidden from the bot, and the bot is thrown out of the server for a while.
    LostChannels,
}

impl Disturbance {
    /// All of them.
    pub(super) const ALL: [Self; 16] = [
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
    ];
}

/// A set of disturbances.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Disturbances(u16);

impl Disturbances {
    /// Those of a seed: none in one of eight simulations, else few or many. What has to hold is
    /// strictest where little goes wrong.
    pub(super) fn of_seed(seed: u64) -> Self {
        let chance = Chance::new(seed, "disturbances");
        if chance.one_in(8) {
            return Self(0);
        }
        let rarity = if chance.one_in(2) { 3 } else { 10 };
        let kinds = Disturbance::ALL.into_iter();
        kinds.fold(Self(0), |set, kind| {
            if chance.one_in(rarity) {
                set.with(kind)
            } else {
                set
            }
        })
    }

    /// With one more.
    pub(super) const fn with(self, kind: Disturbance) -> Self {
        Self(self.0 | 1 << kind as u16)
    }

    /// All but one.
    pub(super) const fn without(self, kind: Disturbance) -> Self {
        Self(self.0 & !(1 << kind as u16))
    }

    /// Whether one of them is in the set.
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
