//! Pauses of the clock: by agreement, or because the channel of the match was lost.

use std::time::Duration;

use claim_rules::cards::Seat;

use super::Table;
use super::clock::{DeclinedPause, LostChannel, last_quarter, milliseconds};
use super::refusal::Refusal;
use crate::ids::UserId;
use crate::timestamp::Timestamp;

impl Table {
    /// The seats whose players have asked for a pause.
    pub fn pause_requests(&self) -> impl Iterator<Item = Seat> {
        let seats = self.clock.pause_requests.iter();
        seats.filter_map(|&index| Seat::from_index(index))
    }

    /// The revision of the table at which the player of a seat was asked to agree to a pause; `None` if they have
    /// asked for it as well, or no player has.
    pub(super) fn pause_asked_at(&self, seat: Seat) -> Option<u32> {
        let mut requests = self.pause_requests();
        let is_asked = !self.clock.pause_requests.is_empty() && requests.all(|it| it != seat);
        self.clock.pause_asked_at.filter(|_| is_asked)
    }

    /// The revision of the table at which the seat's time ran again after a pause, if it is still to act and its player
    /// has to hear of it.
    #[must_use]
    pub fn resumed_at(&self, seat: Seat) -> Option<u32> {
        let resumed_at = self.clock.resumed_at;
        resumed_at.filter(|_| self.running().is_some() && self.to_act() == Some(seat))
    }

    /// The seat that declined the last request for a pause; `None` once the player who made it has played.
    #[must_use]
    pub fn pause_declined_by(&self) -> Option<Seat> {
        let declined = self.clock.declined_pause?;
        Seat::from_index(declined.declined_by)
    }

    /// Requests a pause, which begins when every person at the table has requested it.
    pub(super) fn ask_pause(&mut self, user: UserId, now: Timestamp) -> Result<(), Refusal> {
        let seat = self.player_seat(user)?;
        if !self.has_clock() {
            return Err(Refusal::NoClock);
        }
        if self.settings.event.is_some() {
            return Err(Refusal::NoPauseInEvent);
        }
        if self.clock.paused.is_some() {
            return Err(Refusal::Paused);
        }
        if self.clock.pause_requests.contains(&seat.index()) {
            return Err(Refusal::AlreadyAsked);
        }
        self.clock.declined_pause = None;
        let is_first = self.clock.pause_requests.is_empty();
        let has_asked_before =
            self.clock.pause_asked_at.is_some() && self.clock.pause_asked_by == Some(seat.index());
        if is_first && !has_asked_before {
            self.clock.pause_asked_at = Some(self.revision + 1);
            self.clock.pause_asked_by = Some(seat.index());
        }
        self.clock.pause_requests.push(seat.index());
        let requests = &self.clock.pause_requests;
        let agrees = |seat: Seat| requests.contains(&seat.index());
        if self.active_seats().all(agrees) {
            self.pause(now);
        }
        Ok(())
    }

    pub(super) fn agree_to_pause(&mut self, user: UserId, now: Timestamp) -> Result<(), Refusal> {
        self.player_seat(user)?;
        if self.clock.pause_requests.is_empty() && self.clock.paused.is_none() {
            return Err(Refusal::NothingAsked);
        }
        self.ask_pause(user, now)
    }

    fn pause(&mut self, now: Timestamp) {
        // During a bot's turn no time runs: when the bot has acted, the next seat's time replaces this.
        // The rest of a vacation is not part of the time that is left: the time starts after it.
        let vacation = self.to_act().and_then(|seat| self.vacation(seat));
        let start = vacation.map_or(now, |until| until.max(now));
        let left = self.deadline.unwrap_or(start);
        let left = left.saturating_duration_since(start);
        self.clock.paused = Some(milliseconds(left));
        self.clock.pause_requests.clear();
        self.clock.forget_pause_request();
        self.clock.resumed_at = None;
        self.clock.is_reminded = false;
        self.stop_time();
    }

    /// Declines a requested pause.
    pub(super) fn decline_pause(&mut self, user: UserId) -> Result<(), Refusal> {
        let declined_by = self.player_seat(user)?.index();
        let requests = &mut self.clock.pause_requests;
        let &asked_by = requests.first().ok_or(Refusal::NothingAsked)?;
        // A player who has asked, or has agreed meanwhile, withdraws that instead.
        if requests.contains(&declined_by) {
            return Err(Refusal::Stale);
        }
        requests.clear();
        self.clock.declined_pause = Some(DeclinedPause {
            asked_by,
            declined_by,
        });
        Ok(())
    }

    /// Withdraws the user's request for a pause and all agreements to it, or only their own agreement.
    pub(super) fn withdraw_pause(&mut self, user: UserId) -> Result<(), Refusal> {
        let seat = self.player_seat(user)?.index();
        let requests = &mut self.clock.pause_requests;
        if !requests.contains(&seat) {
            return Err(Refusal::Stale);
        }
        let asked_by = requests[0];
        requests.retain(|&other| other != seat && asked_by != seat);
        Ok(())
    }

    /// Ends a pause. Every player may do this.
    pub(super) fn resume(&mut self, user: UserId, now: Timestamp) -> Result<(), Refusal> {
        let seat = self.player_seat(user)?;
        self.end_pause(Some(seat), now)
    }

    /// Ends a pause. `by` is the seat whose player has done so; `None` if the channel is back.
    fn end_pause(&mut self, by: Option<Seat>, now: Timestamp) -> Result<(), Refusal> {
        let left = self.clock.paused.take().ok_or(Refusal::NotPaused)?;
        if let Some(lost) = &mut self.clock.lost_channel {
            lost.is_resumed |= lost.pauses;
            lost.pauses = false;
        }
        if let Some(seat) = self.to_act().filter(|_| self.bot_to_act().is_none()) {
            self.set_time_left(Duration::from_millis(left), seat, now);
            // So late in a turn, the player has to hear at once that the time runs again.
            if self.reminder.is_none() && self.time_to_remind().is_some() {
                self.reminder = Some(self.start_of_time(seat, now));
            } else if by != Some(seat) && self.start_of_time(seat, now) == now {
                self.clock.resumed_at = Some(self.revision + 1);
            }
        }
        Ok(())
    }

    /// Records that the channel of the match cannot be reached. With `pauses`, also stops the clock, if there
    /// is one: at once, or later. After the end of a match, only ends its series.
    pub(super) fn record_lost_channel(
        &mut self,
        pauses: bool,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        if self.next_of_series().is_none() {
            self.running_mut()?;
        }
        let pauses = pauses && self.can_pause_for_channel();
        if self.clock.lost_channel.is_some() && !pauses || self.is_direct() {
            return Err(Refusal::Paused);
        }
        self.clock.lost_channel = Some(LostChannel {
            revision: self.revision + 1,
            pauses,
            is_resumed: false,
        });
        if pauses {
            self.pause(now);
            // At the deadline, a player who could not play still has time when the match resumes.
            let least = self
                .limit()
                .map_or(0, |limit| milliseconds(last_quarter(limit)));
            self.clock.paused = self.clock.paused.map(|left| left.max(least));
        }
        Ok(())
    }

    /// Whether the match can be paused because its channel is lost: it has a clock that runs, no player has ended such a
    /// pause before, and no event waits for it.
    #[must_use]
    pub fn can_pause_for_channel(&self) -> bool {
        let lost = self.clock.lost_channel;
        self.running().is_some()
            && self.has_clock()
            && self.settings.event.is_none()
            && self.clock.paused.is_none()
            && lost.is_none_or(|lost| !lost.pauses && !lost.is_resumed)
    }

    /// Records that the channel can be reached again. If the match was paused because of that, it resumes.
    pub(super) fn record_restored_channel(&mut self, now: Timestamp) -> Result<(), Refusal> {
        self.running_mut()?;
        let lost = self.clock.lost_channel.take().ok_or(Refusal::NotPaused)?;
        if lost.pauses {
            self.end_pause(None, now)?;
        }
        Ok(())
    }
}
