//! The clock of a match: the deadline of the seat to act, and the time that all seats have left.
//!
//! `Table::next_timer` is when a table next has something to do by itself: remind the player to
//! act, or enforce the deadline. Both times are columns of the match, so that a start finds them.
//! The rest of the clock is a JSON column. A reserve gains its increment when a turn ends, that is,
//! when another seat is to act, or the same one leads the next trick.
//!
//! A match without a deadline has a timer, too: 30 days after the last command, it is put on hold.
//! Limits and totals do not count it then, and a start does not load it. Any command of a player
//! continues it.

use std::time::Duration;

use claim_rules::cards::Seat;
use serde::{Deserialize, Serialize};

use super::event_match::FIRST_ACTION_TIME;
use super::refusal::Refusal;
use super::{Stage, Table};
use crate::ids::UserId;
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// Shorter time limits have no reminder, because players of such matches are present anyway.
const MIN_REMINDER_LIMIT: Duration = Duration::from_mins(5);

/// The maximum time between a reminder and the deadline.
const MAX_REMINDER_TIME: Duration = Duration::from_hours(24);

/// After an action that does not end a turn, the player has at least this time for the next one, or the limit of a
/// turn if that is shorter.
const MIN_ACTION_TIME: Duration = Duration::from_mins(1);

/// The time that one press of an opponent gives to a player with a reserve.
const RESERVE_GIFT: Duration = Duration::from_mins(1);

/// A match without a deadline is put on hold after this time without an action of a player.
pub const HOLD_DELAY: Duration = Duration::from_hours(30 * 24);

/// The state of the clock besides the deadline and the time of the reminder.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// By seat, the reserve in milliseconds that was left after the seat's last action; empty without
    /// reserves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reserves: Vec<u64>,
    /// The part in milliseconds of the reserve of the seat to act that it does not have for its first action.
    #[serde(default, skip_serializing_if = "is_zero")]
    withheld: u64,
    /// The time in milliseconds that the seat to act had left when the match was paused; `None` if it is not
    /// paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) paused: Option<u64>,
    /// The seats whose players have asked for a pause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) pause_requests: Vec<usize>,
    /// The revision of the table with the first request for a pause since the last action, or with the first one by
    /// another player than the one before. Withdrawing a request and making it again changes nothing, so that it does not
    /// notify the others again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) pause_asked_at: Option<u32>,
    /// The seat that made this request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) pause_asked_by: Option<usize>,
    /// The revision of the table at which the time of the seat to act ran again after a pause that another player, or the
    /// channel's return, has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) resumed_at: Option<u32>,
    /// The last request for a pause that was declined, until the player who made it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) declined_pause: Option<DeclinedPause>,
    /// By seat, the end of the player's vacation, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    vacations: Vec<Option<i64>>,
    /// Set while the channel of the match cannot be reached, or if it could not be when the match ended, or for too long
    /// after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) lost_channel: Option<LostChannel>,
    /// Whether the match is on hold.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_on_hold: bool,
    /// Whether the player to act has been reminded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_reminded: bool,
}

/// A request for a pause that was declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclinedPause {
    /// The index of the seat that made the request, not of one that agreed to it.
    pub(super) asked_by: usize,
    /// The index of the seat that declined it.
    pub(super) declined_by: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LostChannel {
    /// The revision of the table at which the channel was lost.
    pub(super) revision: u32,
    /// Whether the match is paused because of the lost channel.
    pub(super) pauses: bool,
    /// Whether a player has resumed the match, so that it is not paused again for this.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_resumed: bool,
}

impl Clock {
    /// Forgets when a pause was last asked for, and by whom, so that the next request notifies.
    pub(super) const fn forget_pause_request(&mut self) {
        self.pause_asked_at = None;
        self.pause_asked_by = None;
    }

    fn vacation(&self, seat: Seat) -> Option<Timestamp> {
        let until = self.vacations.get(seat.index()).copied().flatten();
        until.map(Timestamp)
    }

    fn set_vacation(&mut self, seat: Seat, until: Timestamp) {
        if self.vacations.len() <= seat.index() {
            self.vacations.resize(seat.index() + 1, None);
        }
        self.vacations[seat.index()] = Some(until.0);
    }
}

impl Table {
    /// The state of the clock besides [`Table::deadline`] and [`Table::reminder`].
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The time at which the lobby expires, or the seat to act runs out of time.
    #[must_use]
    pub const fn deadline(&self) -> Option<Timestamp> {
        self.deadline
    }

    /// When to remind the player to act; `None` if that has been done or is not needed.
    /// For a match without a deadline, the time at which it is put on hold.
    #[must_use]
    pub const fn reminder(&self) -> Option<Timestamp> {
        self.reminder
    }

    /// The time of the table's next timer: when [`Command::Remind`](super::Command::Remind) or
    /// [`Command::Flag`](super::Command::Flag) is due.
    #[must_use]
    pub fn next_timer(&self) -> Option<Timestamp> {
        self.reminder.or(self.deadline)
    }

    /// Whether the match is on hold, because no player has done anything for [`HOLD_DELAY`]. It
    /// continues as soon as a player does something.
    #[must_use]
    pub fn is_on_hold(&self) -> bool {
        self.clock.is_on_hold && self.running().is_some()
    }

    /// Whether the player to act has been reminded of the deadline.
    #[must_use]
    pub fn is_reminded(&self) -> bool {
        self.clock.is_reminded && self.deadline.is_some()
    }

    /// Whether the clock is stopped by agreement, or because the channel was lost. People cannot act until it
    /// runs again.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.clock.paused.is_some() && self.running().is_some()
    }

    /// The revision of the table at which the channel of the running match was lost; `None` if it can be
    /// reached.
    #[must_use]
    pub fn channel_lost_at(&self) -> Option<u32> {
        let lost = self.clock.lost_channel.filter(|_| self.running().is_some());
        lost.map(|lost| lost.revision)
    }

    /// Whether the match has a clock that can be paused.
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.settings.time_control != TimeControl::Unlimited && !self.settings.is_tutorial
    }

    /// The end of the last vacation of a seat's player that this match knows of.
    #[must_use]
    pub fn vacation(&self, seat: Seat) -> Option<Timestamp> {
        self.clock.vacation(seat)
    }

    /// The seat's reserve, not counting the current turn; `None` without reserves.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Option<Duration> {
        let left = self.clock.reserves.get(seat.index());
        left.map(|&left| Duration::from_millis(left))
    }

    /// The time that one press of an opponent gives; `None` if turns have no limit.
    #[must_use]
    pub fn gift(&self) -> Option<Duration> {
        match self.settings.time_control {
            _ if !self.has_clock() => None,
            TimeControl::Unlimited => None,
            TimeControl::PerTurn(limit) => Some(limit),
            TimeControl::Reserve { .. } => Some(RESERVE_GIFT),
        }
    }

    /// Gives every seat its reserve, and starts the time of the seat to act.
    pub(super) fn start_clock(&mut self, now: Timestamp) {
        if let TimeControl::Reserve { initial, .. } = self.settings.time_control {
            let players = usize::from(self.settings.setup.players());
            self.clock.reserves = vec![milliseconds(initial); players];
        }
        self.start_turn(now);
    }

    /// Stops the time of the seat that has acted, and starts that of the seat to act. A limit per turn is for all
    /// actions of the turn. With the last action of a turn, a reserve gains its increment.
    pub(super) fn switch_clock(&mut self, acted: Seat, ends_turn: bool, now: Timestamp) {
        if let TimeControl::Reserve { increment, .. } = self.settings.time_control
            && let Some(deadline) = self.deadline
            && let Some(reserve) = self.clock.reserves.get_mut(acted.index())
        {
            let gain = if ends_turn { increment } else { Duration::ZERO };
            let left = deadline.saturating_duration_since(now) + gain;
            *reserve = milliseconds(left) + self.clock.withheld;
        }
        if self.clock.pause_requests.is_empty() {
            self.clock.forget_pause_request();
        }
        self.clock.resumed_at = None;
        let declined = &mut self.clock.declined_pause;
        *declined = declined.filter(|it| it.asked_by != acted.index());
        let before = self.deadline.filter(|_| !ends_turn);
        let was_reminded = self.clock.is_reminded;
        self.start_turn(now);
        if let TimeControl::PerTurn(limit) = self.settings.time_control
            && let Some(deadline) = before
            && self.deadline.is_some()
        {
            self.clock.is_reminded = was_reminded;
            self.set_deadline(deadline.max(now + limit.min(MIN_ACTION_TIME)), now);
        }
    }

    /// Starts the time of the seat to act. Bots have no deadline, because they act whenever the program runs;
    /// tutorials have none either.
    fn start_turn(&mut self, now: Timestamp) {
        self.stop_time();
        self.clock.is_reminded = false;
        self.clock.withheld = 0;
        let person = self.to_act().filter(|_| self.bot_to_act().is_none());
        let Some(seat) = person.filter(|_| self.has_clock()) else {
            return;
        };
        let time = match self.settings.time_control {
            TimeControl::Unlimited => return,
            TimeControl::PerTurn(limit) => limit,
            TimeControl::Reserve { .. } => {
                let reserve = self.reserve(seat).unwrap_or_default();
                let given = self
                    .most_for_action(seat)
                    .map_or(reserve, |it| it.min(reserve));
                self.clock.withheld = milliseconds(reserve.saturating_sub(given));
                given
            }
        };
        if self.clock.paused.is_some() {
            self.clock.paused = Some(milliseconds(time));
        } else {
            self.set_time_left(time, seat, now);
        }
    }

    /// The most time that a seat has for its next action, which is the first one in a live event.
    fn most_for_action(&self, seat: Seat) -> Option<Duration> {
        let is_first = self.running().is_some_and(|dealt| !dealt.has_played(seat));
        (is_first && self.is_of_live_event()).then_some(FIRST_ACTION_TIME)
    }

    /// Sets the deadline of a seat that has `time` left, and the time to remind its player. If the player is
    /// on vacation, the time starts when that ends.
    pub(super) fn set_time_left(&mut self, time: Duration, seat: Seat, now: Timestamp) {
        self.set_deadline(self.start_of_time(seat, now) + time, now);
    }

    /// From when on a seat's time runs: after a vacation.
    pub(super) fn start_of_time(&self, seat: Seat, now: Timestamp) -> Timestamp {
        self.vacation(seat).map_or(now, |until| until.max(now))
    }

    /// Moves the deadline, and the reminder with it, which comes before the deadline, but not before the end of a vacation.
    fn set_deadline(&mut self, deadline: Timestamp, now: Timestamp) {
        let last = self.last_deadline().unwrap_or(deadline);
        let deadline = deadline.min(last);
        self.deadline = Some(deadline);
        let seat = self.to_act();
        let start = seat.map_or(now, |seat| self.start_of_time(seat, now));
        let reminder = self.time_to_remind();
        let reminder = reminder.map(|before| start.max(deadline - before));
        let is_wanted = |&at: &Timestamp| now < at && at < deadline && !self.clock.is_reminded;
        self.reminder = reminder.filter(is_wanted);
    }

    /// Stops the time: removes deadline and reminder.
    pub(super) const fn stop_time(&mut self) {
        self.deadline = None;
        self.reminder = None;
    }

    /// How long before the deadline a player is reminded. `None` if the limit is too short.
    pub(super) fn time_to_remind(&self) -> Option<Duration> {
        let limit = self.limit().filter(|&limit| limit >= MIN_REMINDER_LIMIT)?;
        Some(last_quarter(limit))
    }

    /// The limit of a turn, or the initial reserve.
    pub(super) const fn limit(&self) -> Option<Duration> {
        match self.settings.time_control {
            TimeControl::Unlimited => None,
            TimeControl::PerTurn(limit) => Some(limit),
            TimeControl::Reserve { initial, .. } => Some(initial),
        }
    }

    /// Records that the player to act is being reminded. A match without a deadline is put on hold instead.
    pub(super) fn remind(&mut self, now: Timestamp) -> Result<(), Refusal> {
        if self.reminder.is_none_or(|reminder| now < reminder) {
            return Err(Refusal::DeadlineNotReached);
        }
        self.reminder = None;
        if self.deadline.is_some() {
            self.clock.is_reminded = true;
        } else {
            self.clock.is_on_hold = true;
        }
        Ok(())
    }

    /// After a change, restarts the time after which a match without a deadline is put on hold. A match on hold
    /// continues if the change `ends_hold`.
    pub(super) fn restart_hold_delay(&mut self, ends_hold: bool, now: Timestamp) {
        if ends_hold || self.deadline.is_some() || self.running().is_none() {
            self.clock.is_on_hold = false;
        }
        let waits = self.running().is_some() && self.deadline.is_none();
        if waits && !self.clock.is_on_hold {
            self.reminder = Some(now + HOLD_DELAY);
        }
    }

    /// Continues a match on hold. Every player may do this.
    pub(super) fn continue_match(&self, user: UserId) -> Result<(), Refusal> {
        self.player_seat(user)?;
        if self.is_on_hold() {
            Ok(())
        } else {
            Err(Refusal::NotOnHold)
        }
    }

    /// Gives the seat to act, if it is `to`, more time. Its opponents may do this until the seat has three times the limit of
    /// a turn, or twice the initial reserve.
    pub(super) fn give_time(
        &mut self,
        user: UserId,
        to: Seat,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        let giver = self.player_seat(user)?;
        let setup = &self.settings.setup;
        let seat = self.to_act().ok_or(Refusal::NoClock)?;
        if to != seat {
            return Err(Refusal::Stale);
        }
        if setup.side(giver) == setup.side(seat) {
            return Err(Refusal::OwnClock);
        }
        if self.clock.paused.is_some() {
            return Err(Refusal::Paused);
        }
        let (gift, deadline) = self.gift().zip(self.deadline).ok_or(Refusal::NoClock)?;
        let max = match self.settings.time_control {
            TimeControl::Reserve { initial, .. } => initial * 2,
            _ => gift * 3,
        };
        if deadline.saturating_duration_since(now) + gift > max {
            return Err(Refusal::EnoughTime);
        }
        // The reminder of the earlier deadline is long past when the new one comes.
        let remind_before = self.time_to_remind().unwrap_or_default();
        self.clock.is_reminded &= deadline + gift - remind_before <= now;
        self.set_deadline(deadline + gift, now);
        Ok(())
    }

    /// Stops a player's clock until their vacation ends, if turns take days. If a vacation is shortened, the
    /// deadline moves back by the difference.
    pub(super) fn set_vacation(
        &mut self,
        user: UserId,
        until: Timestamp,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        if self.has_ended() {
            return Err(Refusal::MatchOver);
        }
        let seat = self.active_seat_of(user)?;
        if !self.has_clock() || !self.settings.time_control.has_days_per_turn() {
            return Err(Refusal::NoClock);
        }
        let before = self.vacation(seat).map_or(now, |until| until.max(now));
        let after = until.max(now);
        self.clock.set_vacation(seat, until);
        if self.to_act() == Some(seat)
            && let Some(deadline) = self.deadline
        {
            let longer = after.saturating_duration_since(before);
            let shorter = before.saturating_duration_since(after);
            // The reminder of the earlier deadline is long past when the new one comes.
            self.clock.is_reminded &= longer.is_zero();
            self.set_deadline(deadline + longer - shorter, now);
        }
        Ok(())
    }

    /// Drops all requests for a pause after the player of a seat has left, and starts the turn's time again if it was
    /// that seat's turn.
    pub(super) fn leave_clock(&mut self, seat: Seat, now: Timestamp) {
        self.clock.pause_requests.clear();
        self.clock.forget_pause_request();
        self.clock.resumed_at = None;
        self.clock.declined_pause = None;
        if self.to_act() == Some(seat) {
            self.start_turn(now);
        }
    }

    /// Removes what only a running match needs.
    pub(super) fn end_clock(&mut self) {
        self.stop_time();
        self.clock.paused = None;
        self.clock.pause_requests.clear();
        self.clock.forget_pause_request();
        self.clock.resumed_at = None;
        self.clock.declined_pause = None;
        self.clock.is_reminded = false;
    }

    /// The seat of a user who plays in the running match.
    pub(super) fn player_seat(&self, user: UserId) -> Result<Seat, Refusal> {
        match &self.stage {
            Stage::Lobby => Err(Refusal::NotStarted),
            Stage::Cancelled | Stage::Expired => Err(Refusal::Closed),
            Stage::Dealt(dealt) if dealt.ending().is_some() => Err(Refusal::MatchOver),
            Stage::Dealt(_) => self.active_seat_of(user),
        }
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde calls"
)]
const fn is_zero(value: &u64) -> bool {
    *value == 0
}

/// What of a limit is left when a player is reminded: a quarter, but at most a day.
pub(super) fn last_quarter(limit: Duration) -> Duration {
    (limit / 4).min(MAX_REMINDER_TIME)
}

pub(super) fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
