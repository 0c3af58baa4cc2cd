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
    /// The person whose invitation the host wants to withdraw has none that is open.
    OtherNotInvited,
    /// There is no bot to remove.
    NoBotSeated,
    /// The last free seats are reserved for invited users, or the new number of players would leave
    /// too few for them.
    NotInvited,
    /// The host has removed the user from the table.
    Removed,
    /// The user has no open invitation to decline.
    NoInvitation,
    /// A seat that the user wants to exchange has another person, whom only the host may move.
    SeatTaken,
    /// Only the host may cancel the table.
    OnlyHostCancels,
    /// Only the host may make this change to the table.
    HostOnly,
    /// The seats are fixed, because a series has begun.
    SeriesRunning,
    /// The options are fixed, because people have joined or a series has begun.
    OthersJoined,
    /// The match cannot start before all seats are taken.
    TableNotFull,
    /// The match has already started, and is not over.
    AlreadyStarted,
    /// The match has not started yet.
    NotStarted,
    /// The table was cancelled or has expired.
    Closed,
    /// The match has ended.
    MatchOver,
    /// The match has not ended.
    NotOver,
    /// The match was voided before.
    AlreadyVoided,
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
    /// Another offer, which the user has not accepted, waits for answers.
    OfferOpen,
    /// An offer was declined, and no person has played since.
    OfferDeclined,
    /// The offer that the user answers has lapsed or was declined.
    OfferLapsed,
    /// The user has accepted the offer before, or made it.
    OfferAlreadyAccepted,
    /// It is another seat's turn or, for an action of a bot, that of a person.
    NotYourTurn,
    /// The table has changed since the user made their choice.
    Stale,
    /// The host has changed the game or the time of the table since the user saw it.
    TermsChanged,
    /// The rules do not allow the action.
    Illegal(IllegalAction),
    /// The match is paused, so that people can neither act nor give time nor ask for a pause; or its channel is known to be
    /// lost, or it is in direct messages.
    Paused,
    /// Live events have no pauses.
    NoPauseInEvent,
    /// The match is not paused.
    NotPaused,
    /// The match is not on hold.
    NotOnHold,
    /// The match has no clock, or it is not running at present. For a vacation: turns do not take
    /// days.
    NoClock,
    /// The clock belongs to the user's own side.
    OwnClock,
    /// The player to act already has the maximum time.
    EnoughTime,
    /// The user has already requested a pause, or agreed to one.
    AlreadyAsked,
    /// No player has requested a pause.
    NothingAsked,
    /// The deadline, or the time of the reminder, has not been reached, or there is none.
    DeadlineNotReached,
}
