//! Leaving a running match by resigning, running out of time, or leaving the server. With three
//! players or more a bot takes over the seat, as long as people remain on at least two sides.
//! Otherwise the match ends; a match of two that has hardly begun is called off.
//!
//! The seat still belongs to the player who left, who has lost the match and sees only what the
//! public sees. `Table::departure` decides what leaving will do, and the confirmation's button
//! carries its decision: a press on “Yes, call it off” never loses a match. The store counts how
//! often a person has called a match off (`host/matches/leaving.rs`). `finishes.rs` decides who is rated,
//! and how.

use std::time::Duration;

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::record::{Ending, LeaveReason, Line, TimedLine};

use super::early_end::EarlyEnd;
use super::refusal::Refusal;
use super::{DealtMatch, Stage, Table};
use crate::departure::Departure;
use crate::ids::UserId;
use crate::timestamp::Timestamp;

/// The level of a bot that takes over a seat.
pub const TAKEOVER_LEVEL: Level = Level::Medium;

/// How many matches a person may call off within [`CALLED_OFF_WINDOW`]; further ones count as lost.
pub const MAX_CALLED_OFF: u32 = 2;

/// For how long a called-off match counts towards [`MAX_CALLED_OFF`].
pub const CALLED_OFF_WINDOW: Duration = Duration::from_hours(24);

impl Table {
    /// Why the player of a seat has left the match; `None` if they have not, or the match has not started.
    #[must_use]
    pub fn leave_reason(&self, seat: Seat) -> Option<LeaveReason> {
        self.dealt()?.leave_reason(seat)
    }

    /// The seat of a user who has not left the match.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotInMatch`] or [`Refusal::HasLeft`].
    pub fn active_seat_of(&self, user: UserId) -> Result<Seat, Refusal> {
        let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
        match self.leave_reason(seat) {
            None => Ok(seat),
            Some(_) => Err(Refusal::HasLeft),
        }
    }

    /// The seats of the people who have not left.
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> {
        let people = self.seating.players().map(|(seat, _)| seat);
        people.filter(|&seat| self.leave_reason(seat).is_none())
    }

    /// Whether the player of a seat has left the match by leaving the server.
    #[must_use]
    pub fn has_left_server(&self, seat: Seat) -> bool {
        self.leave_reason(seat) == Some(LeaveReason::Left)
            || self.early_end == Some(EarlyEnd::Left(seat, LeaveReason::Left))
    }

    /// Whether the match can be called off by, or because of, one player: it is for two, who have not both played, and
    /// belongs to no event.
    #[must_use]
    pub fn can_call_off(&self) -> bool {
        self.running().is_some_and(|dealt| {
            let players = self.settings.setup.players();
            let is_begun = Seat::of(players).all(|seat| dealt.has_played(seat));
            players == 2 && !is_begun && self.settings.event.is_none()
        })
    }

    /// The seat of the player who called off a match between two people, or caused it to be called off.
    #[must_use]
    pub fn called_off_by(&self) -> Option<Seat> {
        match (self.dealt()?.ending()?, self.early_end) {
            (Ending::Aborted, Some(EarlyEnd::Left(seat, _))) if !self.has_bots() => Some(seat),
            _ => None,
        }
    }

    /// Whether a bot sat at the table when the match began.
    pub(super) fn has_bots(&self) -> bool {
        self.seating.bots().next().is_some()
    }

    /// What happens if the player of a seat leaves now. `called_off` is the number of matches that they have
    /// called off within [`CALLED_OFF_WINDOW`].
    #[must_use]
    pub fn departure(&self, seat: Seat, called_off: u32) -> Departure {
        if self.continues_without(seat) {
            Departure::TakenOver
        } else if !self.can_call_off() {
            Departure::Lost
        } else if self.has_bots() {
            Departure::CalledOff(None)
        } else if called_off < MAX_CALLED_OFF {
            Departure::CalledOff(Some(MAX_CALLED_OFF - called_off - 1))
        } else {
            Departure::LostForCallingOff
        }
    }

    /// Whether the match continues without the player of a seat, because people remain on at least two sides.
    fn continues_without(&self, seat: Seat) -> bool {
        let setup = &self.settings.setup;
        let mut sides = self.active_seats().filter(|&it| it != seat);
        let first = sides.next().map(|it| setup.side(it));
        let remain = sides.any(|it| Some(setup.side(it)) != first);
        let dealt = self.running();
        remain && dealt.is_some_and(|dealt| dealt.continues_without(seat))
    }

    /// Makes the player of a seat leave the match, which counts as a loss.
    pub(super) fn lose(
        &mut self,
        seat: Seat,
        reason: LeaveReason,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        if !self.continues_without(seat) {
            let winners = self.running_mut()?.remaining_opponents(seat);
            let ending = match reason {
                LeaveReason::Timeout => Ending::Timeout { seat, winners },
                LeaveReason::Resigned | LeaveReason::Left => Ending::Resigned { seat, winners },
            };
            return self.end(ending, EarlyEnd::Left(seat, reason), now);
        }
        let mut lines = Vec::new();
        let dealt = self.running_mut()?;
        dealt.append(Line::Leaves { seat, reason }, now, &mut lines);
        self.offer = None;
        self.leave_clock(seat, now);
        Ok(lines)
    }

    pub(super) fn resign(
        &mut self,
        user: UserId,
        reason: LeaveReason,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        let seat = self.active_seat_of(user)?;
        self.lose(seat, reason, now)
    }

    pub(super) fn call_off(
        &mut self,
        user: UserId,
        reason: LeaveReason,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        let seat = self.active_seat_of(user)?;
        self.running_mut()?;
        if !self.can_call_off() {
            return Err(Refusal::CannotCallOff);
        }
        if reason == LeaveReason::Timeout {
            self.check_deadline(now)?;
            if self.to_act() != Some(seat) {
                return Err(Refusal::NotYourTurn);
            }
        }
        self.end(Ending::Aborted, EarlyEnd::Left(seat, reason), now)
    }

    /// Refuses if the deadline has not been reached.
    fn check_deadline(&self, now: Timestamp) -> Result<(), Refusal> {
        match self.deadline {
            Some(deadline) if now >= deadline => Ok(()),
            _ => Err(Refusal::DeadlineNotReached),
        }
    }

    /// Enforces the deadline: a lobby expires; in a running match the player to act leaves.
    pub(super) fn flag(&mut self, now: Timestamp) -> Result<Vec<TimedLine>, Refusal> {
        self.check_deadline(now)?;
        if matches!(self.stage, Stage::Lobby) {
            self.stage = Stage::Expired;
            self.stop_time();
            return Ok(Vec::new());
        }
        let seat = self.running_mut()?.to_act().ok_or(Refusal::MatchOver)?;
        self.lose(seat, LeaveReason::Timeout, now)
    }

    pub(super) fn end(
        &mut self,
        ending: Ending,
        early_end: EarlyEnd,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        let secret = self.published_secret();
        let mut lines = Vec::new();
        let dealt: &mut DealtMatch = self.running_mut()?;
        dealt.append(Line::Result { ending, secret }, now, &mut lines);
        self.early_end = Some(early_end);
        self.offer = None;
        self.end_clock();
        Ok(lines)
    }
}
