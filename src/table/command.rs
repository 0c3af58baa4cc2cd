//! What users, bots and timers ask of a table.

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_rules::{Action, Setup};

#[cfg(doc)]
use super::Table;
use super::seating::Player;
use crate::departure::Agreement;
use crate::ids::UserId;
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// What users, bots and timers ask of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take a seat. If that makes the table full, and the player is the only other person there and
    /// was invited, the match starts, unless the player adds nothing to the deal: then they cannot have
    /// seen the commitment.
    Join(Player),
    /// Decline an invitation: the seat is open to everyone.
    Decline(UserId),
    /// Reserve open seats for people. Those who sit at the table, or are invited already, are left out. The
    /// host may do this.
    Invite {
        /// The host.
        host: UserId,
        /// The people with their names.
        people: Vec<(UserId, String)>,
    },
    /// Give up the seat before the match starts. If the host leaves, the table is cancelled.
    Leave(UserId),
    /// Seat a bot. Every seated user may do this.
    AddBot(UserId, Level),
    /// Seat a bot of this level in every free seat that is not reserved. Every seated user may do this.
    FillWithBots(UserId, Level),
    /// Remove the bot in the last seat that has one. Every seated user may do this.
    RemoveBot(UserId),
    /// Exchange the occupants of two seats. Every seated user may take an empty seat or that of a bot;
    /// the host may exchange any two.
    SwapSeats(UserId, Seat, Seat),
    /// Remove a person from the table, or withdraw their invitation. The host may do this.
    Remove {
        /// The host.
        host: UserId,
        /// Who is removed.
        user: UserId,
    },
    /// Make a seated person the host. The host may do this.
    HandOver {
        /// The host.
        host: UserId,
        /// The new host.
        to: UserId,
    },
    /// Change game, number of players and options. The host may do this until another
    /// person joins.
    ChangeSetup(UserId, Setup),
    /// Change how long the players may think. The host may do this until another person joins.
    ChangeTimeControl(UserId, TimeControl),
    /// Start the match once all seats are taken. Every seated user may do this.
    Start {
        /// The user who starts the match.
        user: UserId,
        /// What the press of the Start button adds to the deal: its id. `None` if the user did not
        /// press the button, and so did not see the commitment before the match started.
        entropy: Option<String>,
    },
    /// Cancel the table before the match starts. The host may do this.
    Cancel(UserId),
    /// Take an action of the game.
    Act {
        /// The user who acts.
        user: UserId,
        /// The number of lines that the record had when the action was chosen, if known.
        line: Option<u32>,
        /// The action.
        action: Action,
    },
    /// Take an action of the game for the bot to act.
    ActAsBot {
        /// The number of lines that the record had when the action was chosen.
        line: u32,
        /// The action.
        action: Action,
    },
    /// Leave the running match. It counts as a loss: a bot takes the seat over, or the match ends.
    Resign(UserId),
    /// Take a user who has left the server out of the running match. Otherwise as [`Command::Resign`].
    Gone(UserId),
    /// Call off a match of two before both have played once: see [`Table::can_call_off`].
    CallOff {
        /// The user on whose account it is called off.
        user: UserId,
        /// Why. With [`LeaveReason::Timeout`], the user is to act and the deadline has passed.
        reason: LeaveReason,
    },
    /// Offer something to all others who still play.
    Offer(UserId, Agreement),
    /// Accept the offer that was made at that number of lines of the record.
    AcceptOffer(UserId, u32),
    /// Decline the offer that was made at that number of lines of the record.
    DeclineOffer(UserId, u32),
    /// End a match without a result, or close a table, on behalf of a moderator.
    Stop,
    /// Change a player's language; the locale is a Discord locale tag.
    SetLocale(UserId, String),
    /// Give the seat to act more time. Its opponents may do this.
    GiveTime(UserId),
    /// Ask for a pause, or agree to one. It begins when every person at the table has.
    AskPause(UserId),
    /// Decline a pause that was asked for, or take the request back.
    DeclinePause(UserId),
    /// End a pause. Every player may do this.
    Resume(UserId),
    /// Note that the channel of the running match cannot be reached.
    LoseChannel {
        /// Whether the match is paused, because a player has no other way to follow it.
        pauses: bool,
    },
    /// Take up a match whose channel could not be reached, and can be again.
    FindChannel,
    /// Stop a player's clock until their vacation ends, if turns take days.
    SetVacation(UserId, Timestamp),
    /// Take up a match that was put away.
    TakeUp(UserId),
    /// Remind the player to act of the deadline, or put a match away that has none.
    Remind,
    /// Enforce the deadline: a lobby expires; in a running match the user to act leaves.
    Flag,
}
