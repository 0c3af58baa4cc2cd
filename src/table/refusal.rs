//! Why a table refuses a command.

use claim_rules::IllegalAction;

/// Why a table refuses a command. Nothing has changed in that case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// All seats are taken.
    TableFull,
    /// The user already has a seat.
    AlreadySeated,
    /// The user has no seat.
    NotSeated,
    /// There is no bot to remove.
    NoBotSeated,
    /// The last free seats are reserved for invited users.
    NotInvited,
    /// The host has removed the user from the table.
    Removed,
    /// The user has no open invitation to decline.
    NoInvitation,
    /// Another person has the seat.
    SeatTaken,
    /// Only the host may cancel the table.
    NotHost,
    /// Only the host may change that at the table.
    HostOnly,
    /// The seats are fixed, because a series has begun.
    SeriesRunning,
    /// The options are fixed, because people have joined.
    OthersJoined,
    /// The match cannot start before all seats are taken.
    TableNotFull,
    /// The match has already started.
    AlreadyStarted,
    /// The match has not started yet.
    NotStarted,
    /// The table was cancelled or has expired.
    Closed,
    /// The match has ended.
    MatchOver,
    /// The user does not play in the match.
    NotInMatch,
    /// The user has left the match, and a bot plays for them.
    HasLeft,
    /// Both players of the match of two have played, or there are more, so that it cannot be called
    /// off by one of them.
    CannotCallOff,
    /// No one else plays who could be asked.
    NoPlayersToAsk,
    /// A draw can be offered from the third trick or turn on.
    TooEarlyToDraw,
    /// Another offer waits for answers.
    OfferOpen,
    /// An offer was declined since the last play.
    OfferDeclined,
    /// The offer has lapsed or was answered, or the user has made it.
    OfferLapsed,
    /// It is another seat's turn.
    NotYourTurn,
    /// The table has changed since the user made the choice.
    Stale,
    /// The rules do not allow the action.
    Illegal(IllegalAction),
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// The match has no clock, or none that runs at present.
    NoClock,
    /// It is the clock of the user's own side.
    OwnClock,
    /// The player to act has been given as much time as there is.
    EnoughTime,
    /// The user has asked for a pause already.
    AlreadyAsked,
    /// No player has asked for a pause.
    NothingAsked,
    /// The deadline has not been reached.
    DeadlineNotReached,
}
