//! Why an event refuses a command.

use strum::IntoStaticStr;

/// Why an event has refused a command. Nothing has changed in that case.
#[derive(Clone, Copy, Debug, Eq, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum EventRefusal {
    /// The event is over.
    Over,
    /// The person is in already.
    AlreadyIn,
    /// The person is not in.
    NotIn,
    /// The organiser has removed the person.
    Removed,
    /// The sign-up is closed.
    SignUpClosed,
    /// Too many rounds have begun for joining, or the format allows no late players.
    TooLate,
    /// All places are taken.
    Full,
    /// There is no check-in at the moment.
    NoCheckIn,
    /// The person has said before that they are there.
    AlreadyCheckedIn,
    /// The person has lost in the knockout, and has nothing to leave.
    Eliminated,
    /// The first round has begun.
    Begun,
    /// Fewer than three people are in.
    TooFewPlayers,
    /// The new start has passed.
    InPast,
    /// That is how it is already.
    Unchanged,
    /// There is no such table.
    NoSuchTable,
    /// The organiser plays at the table.
    OwnMatch,
    /// One of the two has to win, because it is a knockout.
    NeedsWinner,
    /// The next round of the knockout has begun, and depends on the result.
    NextRoundBegun,
    /// The match is not one that the event waits for.
    NotRunning,
}

impl EventRefusal {
    /// Its name, by which messages select it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
