//! Why a table refuses a command.

use claim_rules::IllegalAction;

/// Why a table has refused a command. Nothing has changed in that case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// All seats are taken.
    TableFull,
    /// The user already has a seat.
    AlreadySeated,
    /// The user has no seat.
    NotSeated,
    /// The person whom the host wants to remove, or to make the host, is not at the table.
    OtherNotSeated,
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
    OnlyHostCancels,
    /// Only the host may make this change to the table.
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
    /// One player cannot call off the match: both have played, or there are more than two.
    CannotCallOff,
    /// There is no other person playing who could be asked.
    NoPlayersToAsk,
    /// A draw can be offered only from the third trick or turn on.
    TooEarlyToDraw,
    /// Another offer waits for answers.
    OfferOpen,
    /// An offer was declined since the last play.
    OfferDeclined,
    /// The offer has lapsed or was answered.
    OfferLapsed,
    /// The user has accepted the offer before, or made it.
    OfferAlreadyAccepted,
    /// It is another seat's turn.
    NotYourTurn,
    /// The table has changed since the user made their choice.
    Stale,
    /// The rules do not allow the action.
    Illegal(IllegalAction),
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// The match is not on hold.
    NotOnHold,
    /// The match has no clock, or it is not running at present.
    NoClock,
    /// The clock belongs to the user's own side.
    OwnClock,
    /// The player to act already has the maximum time.
    EnoughTime,
    /// The user has already requested a pause.
    AlreadyAsked,
    /// No player has requested a pause.
    NothingAsked,
    /// The deadline has not been reached.
    DeadlineNotReached,
}
