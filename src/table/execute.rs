//! Executing commands on a copy of the table. The result is the next table, or a refusal.

use claim_ai::Level;
use claim_rules::Action;
use claim_rules::cards::Seat;
use claim_rules::record::{Ending, Header, LeaveReason, Line, RULES_VERSION, TimedLine};

use super::command::Command;
use super::dealt_match::DealtMatch;
use super::refusal::Refusal;
use super::seating::{Occupant, Player, Seating};
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
        let lines = next.execute_in_place(command, now)?;
        next.revision += 1;
        Ok((next, lines))
    }

    /// A refused command may leave the table partly changed, which is why it runs on a copy.
    fn execute_in_place(
        &mut self,
        command: Command,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        match command {
            Command::Join(player) => self.join(player),
            Command::AddBot(user, level) => self.add_bot(user, level),
            Command::RemoveBot(user) => self.remove_bot(user),
            Command::Leave(user) => self.leave(user),
            Command::Start { user, entropy } => self.start(user, entropy.as_deref(), now),
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
                self.act(seat, Some(line), action, now)
            }
            Command::Resign(user) => self.resign(user, LeaveReason::Resigned, now),
            Command::Gone(user) => self.resign(user, LeaveReason::Left, now),
            Command::CallOff { user, reason } => self.call_off(user, reason, now),
            Command::SetLocale(user, locale) => self.set_locale(user, locale),
            Command::GiveTime(user) => self.give_time(user, now).map(no_lines),
            Command::AskPause(user) => self.ask_pause(user, now).map(no_lines),
            Command::DeclinePause(user) => self.decline_pause(user).map(no_lines),
            Command::Resume(user) => self.resume(user, now).map(no_lines),
            Command::SetVacation(user, until) => self.set_vacation(user, until, now).map(no_lines),
            Command::Remind => self.remind(now).map(no_lines),
            Command::Flag => self.flag(now),
        }
    }

    fn invited_user(&self) -> Option<UserId> {
        self.settings.invited.as_ref().map(|invited| invited.user)
    }

    fn lobby(&mut self) -> Result<&mut Seating, Refusal> {
        match &self.stage {
            Stage::Lobby => Ok(&mut self.seating),
            Stage::Cancelled | Stage::Expired => Err(Refusal::Closed),
            Stage::Dealt(dealt) if dealt.ending().is_some() => Err(Refusal::MatchOver),
            Stage::Dealt(_) => Err(Refusal::AlreadyStarted),
        }
    }

    fn join(&mut self, player: Player) -> Result<Vec<TimedLine>, Refusal> {
        if self.lobby()?.seat_of(player.user).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if self.invited_user() != Some(player.user) {
            self.check_reserved_seat()?;
        }
        self.lobby()?.add(Occupant::Person(player))?;
        Ok(Vec::new())
    }

    /// Refuses if the last free seat is reserved for the invited user.
    fn check_reserved_seat(&mut self) -> Result<(), Refusal> {
        self.lobby()?;
        if self.is_waiting_for_invited() && self.seating.free_seats() == 1 {
            return Err(Refusal::NotInvited);
        }
        Ok(())
    }

    /// Whether a user was invited and has not joined yet.
    fn is_waiting_for_invited(&self) -> bool {
        self.invited_user()
            .is_some_and(|user| self.seating.seat_of(user).is_none())
    }

    /// The seat that is reserved for the invited user: the last free one, until they join.
    #[must_use]
    pub fn reserved_seat(&self) -> Option<Seat> {
        self.seating
            .last_free()
            .filter(|_| self.is_waiting_for_invited())
    }

    /// How many seats bots can take at present. The seat of an invited user is not counted.
    #[must_use]
    pub fn free_seats_for_bots(&self) -> usize {
        match self.stage {
            Stage::Lobby => {
                let reserved = usize::from(self.reserved_seat().is_some());
                self.seating.free_seats().saturating_sub(reserved)
            }
            _ => 0,
        }
    }

    fn add_bot(&mut self, user: UserId, level: Level) -> Result<Vec<TimedLine>, Refusal> {
        self.lobby()?.seat_of(user).ok_or(Refusal::NotSeated)?;
        self.check_reserved_seat()?;
        self.lobby()?.add(Occupant::Bot(level))?;
        Ok(Vec::new())
    }

    fn remove_bot(&mut self, user: UserId) -> Result<Vec<TimedLine>, Refusal> {
        let seating = self.lobby()?;
        seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        let last = seating.bots().next_back();
        let (seat, _) = last.ok_or(Refusal::NoBotSeated)?;
        seating.vacate(seat);
        Ok(Vec::new())
    }

    fn leave(&mut self, user: UserId) -> Result<Vec<TimedLine>, Refusal> {
        let host = self.settings.host;
        let seating = self.lobby()?;
        let seat = seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        if user == host {
            return self.cancel(user);
        }
        seating.vacate(seat);
        Ok(Vec::new())
    }

    fn cancel(&mut self, user: UserId) -> Result<Vec<TimedLine>, Refusal> {
        let host = self.settings.host;
        self.lobby()?;
        // In a match of two, the invited user can decline, which cancels the table as well.
        let may_decline = Some(user) == self.invited_user() && self.settings.setup.players() == 2;
        if user != host && !may_decline {
            return Err(Refusal::NotHost);
        }
        self.stage = Stage::Cancelled;
        self.deadline = None;
        Ok(Vec::new())
    }

    fn start(
        &mut self,
        user: UserId,
        entropy: Option<&str>,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        let seating = self.lobby()?;
        let seat = seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        if let Some(press) = entropy {
            seating.add_entropy(seat, press);
        }
        let players = seating.occupants_if_full().ok_or(Refusal::TableNotFull)?;
        let names = Seat::ALL.into_iter().zip(&players);
        let names = names.map(|(seat, occupant)| occupant.name(seat)).collect();
        let entropy = players.iter().map(|occupant| occupant.entropy()).collect();
        let header = Header {
            setup: self.settings.setup.clone(),
            rules: RULES_VERSION,
            match_id: Some(self.settings.id.to_string()),
            names: Some(names),
            commitment: Some(self.commitment()),
            entropy: Some(entropy),
        };
        let mut lines = vec![TimedLine::from(Line::Header(header.clone()))];
        let mut dealt = DealtMatch::new(header, &self.settings.secret);
        lines.extend(dealt.draw_chance(now));
        self.stage = Stage::Dealt(Box::new(dealt));
        self.start_clock(now);
        Ok(lines)
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
        let secret = self.settings.secret.clone();
        let dealt = self.running_mut()?;
        if line.is_some_and(|line| line != dealt.line_count()) {
            return Err(Refusal::Stale);
        }
        if dealt.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        // Appending the line would check the action as well, but would not return the typed reason
        // that the player is shown.
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
        if let Some(played) = dealt.state().outcome() {
            let ending = Ending::Played(played);
            dealt.append(
                Line::Result {
                    ending,
                    secret: Some(secret),
                },
                now,
                &mut lines,
            );
        }
        self.switch_clock(seat, now);
        if self.is_over() {
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

/// What a command adds to the record that is no part of it.
fn no_lines((): ()) -> Vec<TimedLine> {
    Vec::new()
}
