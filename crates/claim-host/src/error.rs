//! Why the host did not do what it was asked.

use claim_rules::record::RecordError;
use claim_table::Refusal;
use claim_table::event::EventRefusal;
use claim_table::ids::PersonName;
use claim_table::limits::ReachedLimit;
use claim_table::settings::ServerSettings;

/// Why a command was not executed. Nothing has changed in that case, except that after
/// [`CommandError::Internal`] the change may have been saved: only reading again tells.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The table or the rules refused it.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The event refused it.
    #[error("the event refused: {0:?}")]
    EventRefused(EventRefusal),
    /// There is no such event.
    #[error("there is no such event")]
    EventNotFound,
    /// There is no such match, or it is not a tutorial, and one was asked for.
    #[error("there is no such match")]
    MatchNotFound,
    /// The request needs a match that has ended.
    #[error("the match is not over")]
    MatchNotOver,
    /// Others still play the deal of the match, so that only its players see something of it, and no one the whole.
    #[error("the deal of the match is still played")]
    MatchHidden,
    /// The rematch has begun without the person.
    #[error("the rematch has begun without this person")]
    RematchMissed,
    /// Whether the match will be rated has changed since its table was last shown, so it has not started. The table
    /// shows it now.
    #[error("whether the match is rated has changed")]
    RatedChanged,
    /// The person of this name has blocked the one who invites them.
    #[error("an invited person takes no invitations from this person")]
    TakesNoInvitations(PersonName),
    /// The stored match cannot be read. It is set aside until it can.
    #[error("the match cannot be read")]
    MatchUnreadable,
    /// The person or the server has as many of these as the operator allows.
    #[error("a limit is reached: {0:?}")]
    LimitReached(ReachedLimit),
    /// These settings of the server do not allow tables in the channel.
    #[error("tables may not be opened in this channel")]
    NoTablesHere(Box<ServerSettings>),
    /// Another task or process was faster: the stored state has to be read again.
    #[error("the stored data has changed in the meantime")]
    Conflict,
    /// An internal failure, with its chain of causes.
    #[error("{0:#}")]
    Internal(anyhow::Error),
}

impl CommandError {
    /// Whether the match does not exist or cannot be read, so that nothing is left to do for it.
    pub(crate) const fn is_match_gone(&self) -> bool {
        matches!(self, Self::MatchNotFound | Self::MatchUnreadable)
    }
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<EventRefusal> for CommandError {
    fn from(refusal: EventRefusal) -> Self {
        Self::EventRefused(refusal)
    }
}

impl From<ReachedLimit> for CommandError {
    fn from(limit: ReachedLimit) -> Self {
        Self::LimitReached(limit)
    }
}

impl From<claim_store::Error> for CommandError {
    fn from(error: claim_store::Error) -> Self {
        match error {
            claim_store::Error::Conflict => Self::Conflict,
            error => Self::Internal(error.into()),
        }
    }
}

impl From<anyhow::Error> for CommandError {
    fn from(error: anyhow::Error) -> Self {
        Self::Internal(error)
    }
}

impl From<RecordError> for CommandError {
    fn from(error: RecordError) -> Self {
        Self::Internal(error.into())
    }
}
