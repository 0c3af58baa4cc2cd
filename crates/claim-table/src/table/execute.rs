//! Executing commands on a copy of the table. The result is the next table, or a refusal.

use claim_rules::Action;
use claim_rules::cards::Seat;
use claim_rules::record::{Ending, LeaveReason, Line, TimedLine};

use super::command::Command;
use super::dealt_match::DealtMatch;
use super::refusal::Refusal;
use super::{Stage, Table};
use crate::ids::UserId;
use crate::timestamp::Timestamp;

impl Table {
    /// Executes a command at the time `now`. Returns the changed table and the new lines of the record.
    ///
    /// # Errors
    ///
    /// If the table or the rules refuse the command.
    pub fn execute(
        &self,
        command: Command,
        now: Timestamp,
    ) -> Result<(Self, Vec<TimedLine>), Refusal> {
        let mut next = self.clone();
        let is_reminder = matches!(command, Command::Remind);
        let ends_hold = command.ends_hold();
        let lines = next.execute_in_place(command, now)?;
        if !is_reminder {
            next.restart_hold_delay(ends_hold, now);
        }
        next.revision += 1;
        Ok((next, lines))
    }

    /// Executes a command in place. A refused command may leave the table partly changed, so this runs on a
    /// copy.
    fn execute_in_place(
        &mut self,
        command: Command,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        match command {
            Command::Join(player, terms) => self.join(player, terms.as_ref(), now),
            Command::Invite { host, people } => self.invite(host, people),
            Command::Decline(user) => self.decline(user),
            Command::AddBot(user, level) => self.add_bot(user, level),
            Command::FillWithBots(user, level) => self.fill_with_bots(user, level),
            Command::RemoveBot(user) => self.remove_bot(user),
            Command::SwapSeats {
                user,
                seats,
                occupants,
            } => self.swap_seats(user, seats, occupants),
            Command::Remove { host, user } => self.remove(host, user),
            Command::Withdraw { host, user } => self.withdraw(host, user),
            Command::HandOver { host, to } => self.hand_over(host, to),
            Command::ChangeSetup(user, setup) => self.change_setup(user, setup),
            Command::ChangeTimeControl(user, control) => self.change_time_control(user, control),
            Command::Leave(user) => self.leave(user),
            Command::Start { user, entropy } => self.start(user, entropy.as_deref(), now),
            Command::RecordFrequentPair(is_found) => {
                self.lobby()?;
                self.set_frequent_pair(is_found);
                Ok(Vec::new())
            }
            Command::Cancel(user) => self.cancel(user),
            Command::Act { user, line, action } => {
                let seat = self.active_seat_of(user)?;
                if self.is_paused() {
                    return Err(Refusal::Paused);
                }
                self.act(seat, line, action, now)
            }
            Command::ActAsBot { line, action } => {
                let (seat, _) = self.bot_to_act().ok_or(Refusal::NotYourTurn)?;
                self.note_daily_bot();
                self.act(seat, Some(line), action, now)
            }
            Command::Resign(user) => self.resign(user, LeaveReason::Resigned, now),
            Command::LeaveServer(user) => self.resign(user, LeaveReason::Left, now),
            Command::CallOff { user, reason } => self.call_off(user, reason, now),
            Command::Offer(user, agreement) => self.make_offer(user, agreement).map(without_lines),
            Command::AcceptOffer(user, line) => self.accept_offer(user, line, now),
            Command::DeclineOffer(user, line) => self.decline_offer(user, line).map(without_lines),
            Command::Stop => self.stop(now),
            Command::Void => self.void(),
            Command::Reveal => self.reveal(),
            Command::CancelAsModerator => self.close(),
            Command::SetLocale(user, locale) => self.set_locale(user, locale),
            Command::GiveTime(user, to) => self.give_time(user, to, now).map(without_lines),
            Command::AskPause(user) => self.ask_pause(user, now).map(without_lines),
            Command::AgreeToPause(user) => self.agree_to_pause(user, now).map(without_lines),
            Command::DeclinePause(user) => self.decline_pause(user).map(without_lines),
            Command::WithdrawPause(user) => self.withdraw_pause(user).map(without_lines),
            Command::Resume(user) => self.resume(user, now).map(without_lines),
            Command::RecordLostChannel { pauses } => {
                self.record_lost_channel(pauses, now).map(without_lines)
            }
            Command::RecordRestoredChannel => self.record_restored_channel(now).map(without_lines),
            Command::SetVacation(user, until) => {
                self.set_vacation(user, until, now).map(without_lines)
            }
            Command::Continue(user) => self.continue_match(user).map(without_lines),
            Command::Remind => self.remind(now).map(without_lines),
            Command::Flag => self.flag(now),
        }
    }

    pub(super) fn running_mut(&mut self) -> Result<&mut DealtMatch, Refusal> {
        match &mut self.stage {
            Stage::Lobby => Err(Refusal::NotStarted),
            Stage::Cancelled | Stage::Expired => Err(Refusal::Closed),
            Stage::Dealt(dealt) if dealt.ending().is_some() => Err(Refusal::MatchOver),
            Stage::Dealt(dealt) => Ok(dealt),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        line: Option<u32>,
        action: Action,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        let secret = self.published_secret();
        let dealt = self.running_mut()?;
        if line.is_some_and(|line| line != dealt.line_count()) {
            return Err(Refusal::Stale);
        }
        if dealt.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let trick = dealt.state().trick();
        // Appending the line would check the action as well, but without the typed reason that the player is
        // shown.
        dealt
            .state()
            .clone()
            .play(action)
            .map_err(Refusal::Illegal)?;
        let mut lines = Vec::new();
        dealt.append(
            Line::Action {
                seat,
                action,
                legal: None,
            },
            now,
            &mut lines,
        );
        lines.extend(dealt.draw_chance(now));
        // A player who wins a trick and leads the next one begins a new turn.
        let ends_turn = dealt.to_act() != Some(seat) || dealt.state().trick() != trick;
        if let Some(played) = dealt.state().outcome() {
            let ending = Ending::Played(played);
            dealt.append(Line::Result { ending, secret }, now, &mut lines);
        }
        self.answer_by_playing(seat);
        self.switch_clock(seat, ends_turn, now);
        if self.has_ended() {
            self.end_clock();
        }
        Ok(lines)
    }

    fn set_locale(&mut self, user: UserId, locale: String) -> Result<Vec<TimedLine>, Refusal> {
        if self.is_over() {
            return Err(Refusal::MatchOver);
        }
        let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
        self.seating.set_locale(seat, locale);
        Ok(Vec::new())
    }
}

/// Converts the result of a command that adds no lines to the record.
fn without_lines((): ()) -> Vec<TimedLine> {
    Vec::new()
}
