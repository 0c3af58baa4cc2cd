//! What somebody asks of a table, and why it says no.

use super::Player;
use crate::ids::UserId;
use crate::level::Level;
use crate::rules::{Action, IllegalAction};

/// What somebody asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Sit down.
    Join(Player),
    /// Get up again, before the match begins. The host's leaving calls it off.
    Leave(UserId),
    /// Seat a bot: anybody who is seated may.
    AddBot(UserId, Level),
    /// Take the bot away that was seated last: anybody who is seated may.
    RemoveBot(UserId),
    /// Begin the match: anybody who is seated may, once all seats are taken.
    Start(UserId),
    /// Call it off before it begins: the host may, and whoever was invited.
    Cancel(UserId),
    /// Do something the rules allow.
    Act {
        /// Who does it.
        user: UserId,
        /// How many lines the record had when it was chosen, if that is known.
        line: Option<u32>,
        /// What to do.
        action: Action,
    },
    /// What the bot whose turn it is does.
    ActAsBot {
        /// How many lines the record had when it was chosen.
        line: u32,
        /// What it does.
        action: Action,
    },
    /// Give up.
    Resign(UserId),
    /// Speak another language from now on: the locale, as the chat platform has it.
    Speak(UserId, String),
    /// Time is up.
    Flag,
}

/// Why a table says no. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// All seats are taken.
    TableFull,
    /// Sits there already.
    AlreadySeated,
    /// Does not sit there.
    NotSeated,
    /// No bot sits there.
    NoBot,
    /// Somebody else was invited.
    NotInvited,
    /// Only the host, or whoever was invited, may call it off.
    NotHost,
    /// Seats are still empty.
    SeatsEmpty,
    /// The match has begun.
    AlreadyRunning,
    /// The match has not begun.
    NotStarted,
    /// It was called off, or nobody came in time.
    Closed,
    /// It has ended.
    MatchOver,
    /// Does not play in it.
    NotInMatch,
    /// Somebody else is to act.
    NotYourTurn,
    /// The table has moved on since that was chosen.
    Stale,
    /// The rules say no.
    Illegal(IllegalAction),
    /// Time is not up.
    TimeLeft,
}
