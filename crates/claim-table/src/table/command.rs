//! The commands of users, bots and timers to a table.

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_rules::{Action, Setup};

#[cfg(doc)]
use super::Table;
use super::seating::Player;
use crate::departure::Agreement;
use crate::ids::{PersonName, UserId};
use crate::terms::Terms;
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// A command of a user, a bot or a timer to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names say what some variants and fields are")]
pub enum Command {
    /// Take a seat. If the table is then full, and the player is the only other person there and was invited,
    /// the match starts. It does not start if the player has no entropy: then they cannot have seen the
    /// commitment before.
    ///
    /// With the terms that the player saw, it is refused if the host has changed them since.
    Join(Player, Option<Terms>),
    /// Decline an invitation. The reserved seat becomes available to everyone.
    Decline(UserId),
    /// Invite people, which reserves open seats for them. People who are seated or invited already are
    /// skipped. Only the host may do this.
    Invite {
        host: UserId,
        /// The invited people with their names.
        people: Vec<(UserId, PersonName)>,
    },
    /// Give up the seat before the match starts. If the host leaves, another person at the table becomes the host; if
    /// there is none, or the table is that of a series that has begun, it is cancelled.
    Leave(UserId),
    /// Seat a bot in the next free seat. Every seated user may do this.
    AddBot(UserId, Level),
    /// Seat a bot of this level in every free seat that is not reserved. Every seated user may do this.
    FillWithBots(UserId, Level),
    /// Remove the bot in the last seat that has one. Every seated user may do this.
    RemoveBot(UserId),
    /// Exchange the occupants of two seats. Every seated user may move to an empty seat or exchange seats
    /// with a bot; the host may exchange their own seat, or that of a partner, with any other.
    SwapSeats {
        /// The user who exchanges them.
        user: UserId,
        /// The two seats. If the user is the host, the first one is their own, or that of a partner.
        seats: [Seat; 2],
        /// The people in them, as the user saw it.
        occupants: [Option<UserId>; 2],
    },
    /// Remove a person from the table. Only the host may do this.
    Remove {
        host: UserId,
        /// The person to remove.
        user: UserId,
    },
    /// Withdraw the invitation of a person who has not joined. Only the host may do this.
    Withdraw {
        host: UserId,
        /// The person who was invited.
        user: UserId,
    },
    /// Make another seated person the host. Only the host may do this.
    HandOver {
        host: UserId,
        /// The new host.
        to: UserId,
    },
    /// Change game, number of players and options. Only the host may do this, and only until another person
    /// joins.
    ChangeSetup(UserId, Setup),
    /// Change the time control. Only the host may do this, and only until another person joins.
    ChangeTimeControl(UserId, TimeControl),
    /// Start the match once all seats are taken. Every seated user may do this.
    Start {
        /// The user who starts the match.
        user: UserId,
        /// The id of the press of the Start button, which contributes to the deal. `None` if the user did not
        /// press the button, and so did not see the commitment before the match started.
        entropy: Option<String>,
    },
    /// Note before the match starts whether it is not rated because of two of its players: see
    /// [`TableSettings::has_frequent_pair`](super::TableSettings).
    RecordFrequentPair(bool),
    /// Cancel the table before the match starts. Only the host may do this.
    Cancel(UserId),
    /// Take an action of the game.
    Act {
        /// The user who acts.
        user: UserId,
        /// The number of lines of the record when the action was chosen, if known.
        line: Option<u32>,
        action: Action,
    },
    /// Take an action of the game for the bot to act.
    ActAsBot {
        /// The number of lines of the record when the action was chosen.
        line: u32,
        action: Action,
    },
    /// Leave the running match, which counts as a loss. A bot takes over the seat, or the match ends.
    Resign(UserId),
    /// Remove a user who has left the server from the running match. Otherwise the same as
    /// [`Command::Resign`].
    LeaveServer(UserId),
    /// Call off a match of two before both have played once: see [`Table::can_call_off`].
    CallOff {
        /// The user who calls it off, or because of whom it is called off.
        user: UserId,
        /// The reason. With [`LeaveReason::Timeout`], the user has to be the one to act, and the deadline has
        /// to have passed.
        reason: LeaveReason,
    },
    /// Make an offer to all others who still play.
    Offer(UserId, Agreement),
    /// Accept the offer that was made when the record had this number of lines.
    AcceptOffer(UserId, u32),
    /// Decline the offer that was made when the record had this number of lines.
    DeclineOffer(UserId, u32),
    /// End a match without a result, as a moderator.
    Stop,
    /// Void a match that has ended, as a moderator: it does not count any more.
    Void,
    /// Make the result of a match public whose board is not played any more.
    Reveal,
    /// Close a table whose match has not started, as a moderator.
    CancelAsModerator,
    /// Change a player's language; the locale is a Discord locale tag.
    SetLocale(UserId, String),
    /// Give a seat more time. Only its opponents may do this, and only while it is that seat's turn.
    GiveTime(UserId, Seat),
    /// Request a pause. It begins when every person at the table has requested it or agreed.
    AskPause(UserId),
    /// Agree to a requested pause.
    AgreeToPause(UserId),
    /// Decline a pause that others have requested.
    DeclinePause(UserId),
    /// Withdraw the user's own request for a pause, or their agreement to one.
    WithdrawPause(UserId),
    /// End a pause. Every player may do this.
    Resume(UserId),
    /// Record that the channel of the running match cannot be reached. Of a match that has ended, only end the series:
    /// the channel could not be reached for too long, or a player has left the server.
    RecordLostChannel {
        /// Whether to pause the match, because a player has no other way to follow it.
        pauses: bool,
    },
    /// Record that the lost channel can be reached again, which resumes the match if it was paused because of
    /// it.
    RecordRestoredChannel,
    /// Stop a player's clock until their vacation ends, if turns take days.
    SetVacation(UserId, Timestamp),
    /// Continue a match on hold.
    Continue(UserId),
    /// Remind the player to act of the deadline. A match without a deadline is put on hold.
    Remind,
    /// Enforce the deadline: a lobby expires; in a running match, the player to act leaves.
    Flag,
}

impl Command {
    /// Whether the command takes a match off hold: all do but those of the program itself, and settings.
    pub(super) const fn ends_hold(&self) -> bool {
        !matches!(
            self,
            Self::Remind
                | Self::Reveal
                | Self::RecordLostChannel { .. }
                | Self::RecordRestoredChannel
                | Self::SetVacation(..)
                | Self::SetLocale(..)
                | Self::ActAsBot { .. }
        )
    }
}
