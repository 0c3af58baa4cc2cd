//! One match as a pure state machine, from the lobby to the end. A command either returns a changed table and
//! new lines of the record, or is refused and changes nothing.

mod clock;
mod command;
mod daily;
mod dealt_match;
mod early_end;
mod event_match;
mod execute;
mod finishes;
mod hidden;
mod leaving;
mod lobby;
mod offers;
mod pause;
mod refusal;
mod seating;
mod series;
#[cfg(test)]
mod tests;
mod voiding;

use std::time::Duration;

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::record::{Commitment, Line, Secret, TimedLine};
use claim_rules::{GameKind, Setup, State};

use crate::ids::{ChannelId, EventId, GuildId, MatchId, PersonName, UserId};
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;
pub use clock::{Clock, HOLD_DELAY};
pub use command::Command;
pub use daily::DailyMatch;
pub use dealt_match::{ATTENTION_TIME, DealtMatch};
pub use early_end::{EarlyEnd, ParseEarlyEndError};
pub use event_match::{FIRST_ACTION_TIME, MAX_EVENT_MATCH_TIME};
pub use leaving::{CALLED_OFF_WINDOW, MAX_CALLED_OFF, TAKEOVER_LEVEL};
pub use offers::{Offer, ParseOfferError};
pub use refusal::Refusal;
pub use seating::{Occupant, Player, Seating};
pub use series::Series;

/// How long a lobby stays open after it was opened. The time of outages is added to this.
pub const LOBBY_TIMEOUT: Duration = Duration::from_hours(24);

/// The settings of a table, which are fixed when the match starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSettings {
    /// The id of the match.
    pub id: MatchId,
    /// The server in which the match is played; `None` for a match of one person in the bot's direct
    /// messages.
    pub guild: Option<GuildId>,
    /// The channel of the public message; in direct messages, where the match was started.
    pub channel: ChannelId,
    /// The locale of the server or, in direct messages, of the player, as a Discord locale tag.
    pub locale: String,
    /// Game, number of players and options.
    pub setup: Setup,
    /// The user who manages the table: the one who opened it, or to whom it was handed over.
    pub host: UserId,
    /// People who were invited, and people whom the host has removed: see [`Invitation`].
    pub invitations: Vec<Invitation>,
    /// The time control of the match.
    pub time_control: TimeControl,
    /// When the table was opened.
    pub opened_at: Timestamp,
    /// The match of which this one is a rematch.
    pub rematch_of: Option<MatchId>,
    /// The series to which the match belongs, in its state before the match.
    pub series: Option<Series>,
    /// The person who began the match before this one. If possible, another person begins this time.
    pub last_first: Option<UserId>,
    /// Whether the screens explain the match as it is played. Its deal is prepared, and its turns have no
    /// deadline.
    pub is_tutorial: bool,
    /// The daily deal that is played, if it is one.
    pub daily: Option<DailyMatch>,
    /// The event to which the match belongs, if it does.
    pub event: Option<EventId>,
    /// The name of the board whose deal the match has, as its record says; `None` for a deal of its own. See
    /// [`Table::is_on_hidden_board`].
    pub board: Option<String>,
    /// Whether two of the players have just played as many rated matches together as count, so that this one is
    /// not rated: see [`MAX_RATED_PER_PAIR`](crate::rating::MAX_RATED_PER_PAIR). Decided when the match starts;
    /// before that, as it was at the last change of the table.
    pub has_frequent_pair: bool,
    /// The secret that, together with the players' entropy, determines all chance of the match (RECORD.md,
    /// 'Fair dealing'). It is drawn before the first player joins (a tutorial's is always the same, and that of a daily
    /// deal is its day's), and published at the end; that of a daily deal, once its day is closed.
    pub secret: Secret,
}

/// An invitation of a user. While it is open, one of the last free seats is reserved for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Their account.
    pub user: UserId,
    /// Their names when they were invited or removed.
    pub name: PersonName,
    /// Whether the invitation is open, was declined, or was ended by the host.
    pub state: InvitationState,
}

impl Invitation {
    /// An open invitation.
    #[must_use]
    pub const fn open(user: UserId, name: PersonName) -> Self {
        Self {
            user,
            name,
            state: InvitationState::Open,
        }
    }
}

/// The state of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationState {
    /// The user can take the reserved seat, or has taken it.
    Open,
    /// The user has declined. Like everyone else, they can still take a free seat.
    Declined,
    /// The host has removed the user from the table, so that they cannot join any more. They need not have
    /// been invited before.
    Removed,
}

/// The stage of a table.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Players can join and leave.
    Lobby,
    /// The table was cancelled before the match started.
    Cancelled,
    /// The match did not start before the deadline of the lobby.
    Expired,
    /// The match is running or has ended.
    Dealt(Box<DealtMatch>),
}

/// A table, which hosts one match.
#[derive(Clone, Debug)]
pub struct Table {
    settings: TableSettings,
    seating: Seating,
    stage: Stage,
    revision: u32,
    deadline: Option<Timestamp>,
    reminder: Option<Timestamp>,
    clock: Clock,
    early_end: Option<EarlyEnd>,
    offer: Option<Offer>,
    voided_at: Option<u32>,
    is_revealed: bool,
}

/// The stored form of a table.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// The settings of the table.
    pub settings: TableSettings,
    /// The seats and their occupants.
    pub seating: Seating,
    /// The stage, which is used only if there is no record.
    pub stage_without_record: Stage,
    /// See [`Table::revision`].
    pub revision: u32,
    /// See [`Table::deadline`].
    pub deadline: Option<Timestamp>,
    /// See [`Table::reminder`].
    pub reminder: Option<Timestamp>,
    /// See [`Table::clock`].
    pub clock: Clock,
    /// See [`Table::early_end`].
    pub early_end: Option<EarlyEnd>,
    /// See [`Table::offer`].
    pub offer: Option<Offer>,
    /// See [`Table::voided_at`].
    pub voided_at: Option<u32>,
    /// Whether it is known to be over: see [`Table::is_over`].
    pub is_revealed: bool,
    /// The record; empty if the match has not started.
    pub lines: Vec<TimedLine>,
}

/// Why a stored table cannot be restored: its lines are not a valid record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the record is invalid: {0}")]
pub struct RestoreError(String);

impl Table {
    /// Whether the match belongs to no server: one person plays against bots, in direct messages with the
    /// bot.
    #[must_use]
    pub const fn is_direct(&self) -> bool {
        self.settings.guild.is_none()
    }

    /// Opens a table. Its host takes the first seat.
    ///
    /// The host joins without entropy: the commitment is first published when the table is opened, so nothing
    /// that the host could contribute by opening it would be chosen after the secret was fixed.
    #[must_use]
    pub fn open(settings: TableSettings, host: Player) -> Self {
        let seating = Seating::new(settings.setup.players(), host);
        Self::with_seating(settings, seating)
    }

    /// Opens the table of a rematch: the bots and `opener` sit where they sat in the earlier match, so that partners stay
    /// partners.
    ///
    /// # Errors
    ///
    /// [`Refusal::TableFull`] if there is no seat for `opener`.
    pub fn open_rematch(
        settings: TableSettings,
        opener: Player,
        old: &Seating,
    ) -> Result<Self, Refusal> {
        let seating = Seating::for_rematch(old, opener)?;
        Ok(Self::with_seating(settings, seating))
    }

    fn with_seating(settings: TableSettings, seating: Seating) -> Self {
        let deadline = Some(settings.opened_at + LOBBY_TIMEOUT);
        Self {
            settings,
            seating,
            stage: Stage::Lobby,
            revision: 1,
            deadline,
            reminder: None,
            clock: Clock::default(),
            early_end: None,
            offer: None,
            voided_at: None,
            is_revealed: false,
        }
    }

    /// Opens a table with the same people and bots in the same seats as in an earlier match. None of them has
    /// contributed to the deal yet.
    #[must_use]
    pub fn reopen(settings: TableSettings, seating: &Seating) -> Self {
        Self::with_seating(settings, seating.without_entropy())
    }

    /// Restores a stored table by replaying its record.
    ///
    /// # Errors
    ///
    /// If the lines are not a valid record with this secret.
    pub fn restore(stored: StoredTable) -> Result<Self, RestoreError> {
        let mut lines = stored.lines.into_iter();
        let stage = match lines.next().map(|first| first.line) {
            None => stored.stage_without_record,
            Some(Line::Header(header)) => {
                let mut dealt = DealtMatch::new(header, &stored.settings.secret);
                for line in lines {
                    dealt.step(&line).map_err(RestoreError)?;
                }
                Stage::Dealt(Box::new(dealt))
            }
            Some(_) => return Err(RestoreError("the first line is not a header".into())),
        };
        Ok(Self {
            is_revealed: stored.is_revealed && stored.settings.board.is_some(),
            settings: stored.settings,
            seating: stored.seating,
            stage,
            revision: stored.revision,
            deadline: stored.deadline,
            reminder: stored.reminder,
            clock: stored.clock,
            early_end: stored.early_end,
            offer: stored.offer,
            voided_at: stored.voided_at,
        })
    }

    /// The same table with another state of its game: see
    /// [`Replay::with_state`](claim_rules::record::Replay::with_state). Returns the table unchanged if the
    /// match has not started.
    #[must_use]
    pub fn with_state(mut self, state: State) -> Self {
        if let Stage::Dealt(dealt) = self.stage {
            self.stage = Stage::Dealt(Box::new(dealt.with_state(state)));
        }
        self
    }

    /// The settings of the table.
    #[must_use]
    pub const fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// The id of the match.
    #[must_use]
    pub const fn id(&self) -> MatchId {
        self.settings.id
    }

    /// The game played.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.settings.setup.kind()
    }

    /// The seats and their occupants.
    #[must_use]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The current stage.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The revision: the number of changes so far, from 1. A message is up to date if it shows the current
    /// revision.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Why the match ended before it was played out; `None` if it was played out, or is not over.
    #[must_use]
    pub const fn early_end(&self) -> Option<EarlyEnd> {
        self.early_end
    }

    /// The published hash of the secret (RECORD.md, 'Fair dealing').
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.settings.secret.commitment()
    }

    /// The match, once it has started.
    #[must_use]
    pub fn dealt(&self) -> Option<&DealtMatch> {
        match &self.stage {
            Stage::Dealt(dealt) => Some(dealt),
            Stage::Lobby | Stage::Cancelled | Stage::Expired => None,
        }
    }

    /// The match, if it has started and not ended.
    #[must_use]
    pub fn running(&self) -> Option<&DealtMatch> {
        self.dealt().filter(|dealt| dealt.ending().is_none())
    }

    /// The seat to act; `None` if the match is not running.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.running()?.to_act()
    }

    /// Whether it is a user's turn.
    #[must_use]
    pub fn is_turn_of(&self, user: UserId) -> bool {
        let seat = self.seating.seat_of(user);
        seat.is_some() && self.to_act() == seat
    }

    /// The level of the bot that plays for a seat: its occupant, or the bot that has taken it over.
    #[must_use]
    pub fn bot_for(&self, seat: Seat) -> Option<Level> {
        let taken_over = self.leave_reason(seat).map(|_| TAKEOVER_LEVEL);
        self.seating.bot(seat).or(taken_over)
    }

    /// The seat and level of the bot to act; `None` if it is not a bot's turn.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act()?;
        Some((seat, self.bot_for(seat)?))
    }

    /// Whether a bot is in the middle of a turn of several actions. Messages skip such states, because the
    /// bot plays these actions quickly.
    #[must_use]
    pub fn is_amid_bot_turn(&self) -> bool {
        let actions = self.running().map_or(0, DealtMatch::turn_actions);
        actions > 1 && self.bot_to_act().is_some()
    }

    /// The number of lines of the record; 0 before the match starts.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        self.dealt().map_or(0, DealtMatch::line_count)
    }

    /// Whether the table can no longer change: the match has ended, and its result is public. See [`Self::has_ended`].
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.has_ended() && self.hidden_end().is_none()
    }
}
