//! What an event can be told to do.

use claim_rules::cards::Seat;

use super::line::{Award, Scores};
use crate::ids::{MatchId, PersonName, UserId};
use crate::timestamp::Timestamp;

/// A command to an event. Who may organise it is decided outside: all commands after [`EventCommand::Leave`], apart from
/// [`EventCommand::Report`] and [`EventCommand::Advance`], are an organiser's.
#[derive(Clone, Debug)]
pub enum EventCommand {
    /// A person joins, or returns.
    Join(Newcomer),
    /// A person says that they are there.
    CheckIn(UserId),
    /// A person leaves. A match that they are playing is lost.
    Leave(UserId),
    /// The organiser adds a person, who has pressed nothing.
    Add(Newcomer),
    /// The organiser removes a person, who cannot return.
    Remove(UserId),
    /// The first round begins now, without check-in.
    StartNow,
    /// The first round begins at another time, if the start has not been changed meanwhile.
    Postpone {
        /// The start so far.
        from: Timestamp,
        /// The new one.
        to: Timestamp,
    },
    /// Opens or closes the sign-up.
    SetSignUp(bool),
    /// Pauses the event, or lets it go on. No round begins during a pause.
    SetPaused(bool),
    /// Decides about a table of a round.
    Rule {
        /// The organiser.
        by: UserId,
        /// The round, from 1.
        round: u8,
        /// The table, from 1.
        table: u8,
        /// What counts.
        award: Award,
        /// The reason, which is in the record.
        why: String,
    },
    /// Ends the event.
    End,
    /// A match has ended.
    Report(MatchId, MatchOutcome),
    /// Does what is due at this time.
    Advance,
}

/// A person who joins an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// Their account.
    pub user: UserId,
    /// Their names.
    pub name: PersonName,
    /// Their rating in the game of the event: that in the server, otherwise that everywhere.
    pub seed: Option<u32>,
    /// The id of their press of joining, which adds to the chance of their matches; empty if they were added.
    pub entropy: String,
}

/// How a match of an event ended, by its own seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchOutcome {
    /// By the rules.
    Played {
        /// The seat that won; `None` in a draw.
        winner: Option<Seat>,
        /// What it was worth.
        scores: Scores,
    },
    /// The player of a seat resigned, left, or ran out of time.
    Lost(Seat),
    /// By agreement on a draw.
    Drawn,
    /// The player of a seat did not appear.
    Forfeited(Seat),
    /// It was broken off, or voided.
    Void,
}
