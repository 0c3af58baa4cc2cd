//! Commands, carried out on a copy of the table: what comes out is the next table, or a refusal.

use super::{Command, Dealt, Occupant, Player, Refusal, Seating, Stage, Table};
use crate::cards::Seat;
use crate::ids::UserId;
use crate::level::Level;
use crate::record::{Ending, Header, Line};
use crate::rules::Action;
use crate::time::Timestamp;

impl Table {
    /// The table after `command`, and the lines that the record has gained.
    ///
    /// # Errors
    ///
    /// If the table or the rules refuse.
    pub fn after(&self, command: Command, now: Timestamp) -> Result<(Self, Vec<Line>), Refusal> {
        let mut next = self.clone();
        let lines = next.execute(command, now)?;
        next.revision += 1;
        Ok((next, lines))
    }

    fn execute(&mut self, command: Command, now: Timestamp) -> Result<Vec<Line>, Refusal> {
        match command {
            Command::Join(player) => self.join(player),
            Command::AddBot(user, level) => self.add_bot(user, level),
            Command::RemoveBot(user) => self.remove_bot(user),
            Command::Leave(user) => self.leave(user),
            Command::Start(user) => self.start(user, now),
            Command::Cancel(user) => self.cancel(user),
            Command::Act { user, line, action } => {
                let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
                self.act(seat, line, action, now)
            }
            Command::ActAsBot { line, action } => {
                let (seat, _) = self.bot_to_act().ok_or(Refusal::NotYourTurn)?;
                self.act(seat, Some(line), action, now)
            }
            Command::Resign(user) => self.resign(user),
            Command::Speak(user, locale) => self.speak(user, locale),
            Command::Flag => self.flag(now),
        }
    }

    fn invited(&self) -> Option<UserId> {
        self.terms.invited.as_ref().map(|invited| invited.user)
    }

    fn lobby(&mut self) -> Result<&mut Seating, Refusal> {
        match &self.stage {
            Stage::Lobby => Ok(&mut self.seating),
            Stage::Cancelled | Stage::Expired => Err(Refusal::Closed),
            Stage::Dealt(dealt) if dealt.ending().is_some() => Err(Refusal::MatchOver),
            Stage::Dealt(_) => Err(Refusal::AlreadyRunning),
        }
    }

    fn join(&mut self, player: Player) -> Result<Vec<Line>, Refusal> {
        if self.lobby()?.seat_of(player.user).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if self.invited() != Some(player.user) {
            self.keep_a_seat()?;
        }
        self.lobby()?.sit(Occupant::Person(player))?;
        Ok(Vec::new())
    }

    /// Refuses if the last free seat is kept for whoever was invited.
    fn keep_a_seat(&mut self) -> Result<(), Refusal> {
        self.lobby()?;
        if self.awaits_invited() && self.seating.free() == 1 {
            return Err(Refusal::NotInvited);
        }
        Ok(())
    }

    /// Whether somebody was invited who has not come.
    fn awaits_invited(&self) -> bool {
        self.invited()
            .is_some_and(|user| self.seating.seat_of(user).is_none())
    }

    /// How many seats bots may take before the match: the last free one is kept for whoever was
    /// invited.
    #[must_use]
    pub fn room_for_bots(&self) -> usize {
        match self.stage {
            Stage::Lobby => {
                let kept = usize::from(self.awaits_invited());
                self.seating.free().saturating_sub(kept)
            }
            _ => 0,
        }
    }

    fn add_bot(&mut self, user: UserId, level: Level) -> Result<Vec<Line>, Refusal> {
        self.lobby()?.seat_of(user).ok_or(Refusal::NotSeated)?;
        self.keep_a_seat()?;
        self.lobby()?.sit(Occupant::Bot(level))?;
        Ok(Vec::new())
    }

    fn remove_bot(&mut self, user: UserId) -> Result<Vec<Line>, Refusal> {
        let seating = self.lobby()?;
        seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        let last = seating.bots().next_back();
        let (seat, _) = last.ok_or(Refusal::NoBot)?;
        seating.vacate(seat);
        Ok(Vec::new())
    }

    fn leave(&mut self, user: UserId) -> Result<Vec<Line>, Refusal> {
        let host = self.terms.host;
        let seating = self.lobby()?;
        let seat = seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        if user == host {
            return self.cancel(user);
        }
        seating.vacate(seat);
        Ok(Vec::new())
    }

    fn cancel(&mut self, user: UserId) -> Result<Vec<Line>, Refusal> {
        let host = self.terms.host;
        self.lobby()?;
        // Whoever is asked to play against the host may say no, which calls the match off as well.
        let may_decline = Some(user) == self.invited() && self.terms.setup.players() == 2;
        if user != host && !may_decline {
            return Err(Refusal::NotHost);
        }
        self.stage = Stage::Cancelled;
        self.deadline = None;
        Ok(Vec::new())
    }

    fn start(&mut self, user: UserId, now: Timestamp) -> Result<Vec<Line>, Refusal> {
        let seating = self.lobby()?;
        if seating.seat_of(user).is_none() {
            return Err(Refusal::NotSeated);
        }
        let players = seating.everybody().ok_or(Refusal::SeatsEmpty)?;
        let names = Seat::ALL.into_iter().zip(&players);
        let names = names.map(|(seat, occupant)| occupant.name(seat)).collect();
        let entropy = players.iter().map(|occupant| occupant.entropy());
        let entropy: Vec<_> = entropy.collect();
        let header = Header {
            setup: self.terms.setup.clone(),
            match_id: Some(self.terms.id.to_string()),
            names: Some(names),
            commitment: Some(self.commitment()),
            entropy: Some(entropy),
        };
        let mut lines = vec![Line::Header(header.clone())];
        let mut dealt = Dealt::new(header, &self.terms.secret);
        lines.extend(dealt.settle());
        self.stage = Stage::Dealt(Box::new(dealt));
        self.start_clock(now);
        Ok(lines)
    }

    fn running_mut(&mut self) -> Result<&mut Dealt, Refusal> {
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
    ) -> Result<Vec<Line>, Refusal> {
        let secret = self.terms.secret.clone();
        let dealt = self.running_mut()?;
        if line.is_some_and(|line| line != dealt.line_count()) {
            return Err(Refusal::Stale);
        }
        if dealt.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        // The record's own check refuses too, but cannot say why in the player's language.
        dealt
            .state()
            .clone()
            .play(action)
            .map_err(Refusal::Illegal)?;
        let mut lines = Vec::new();
        dealt.take(
            Line::Action {
                seat,
                action,
                legal: None,
            },
            &mut lines,
        );
        lines.extend(dealt.settle());
        if let Some(played) = dealt.state().played() {
            let ending = Ending::Played(played);
            dealt.take(
                Line::Result {
                    ending,
                    secret: Some(secret),
                },
                &mut lines,
            );
        }
        self.start_clock(now);
        Ok(lines)
    }

    /// Gives whoever is to act their time. A bot needs none: it plays as soon as the program runs.
    fn start_clock(&mut self, now: Timestamp) {
        let has_clock = self.to_act().is_some() && self.bot_to_act().is_none();
        self.deadline = has_clock.then(|| now.after(self.terms.turn_limit));
    }

    fn resign(&mut self, user: UserId) -> Result<Vec<Line>, Refusal> {
        let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
        let winners = self.terms.setup.opponents(seat);
        self.end(Ending::Resigned { seat, winners })
    }

    fn speak(&mut self, user: UserId, locale: String) -> Result<Vec<Line>, Refusal> {
        if self.is_over() {
            return Err(Refusal::MatchOver);
        }
        let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
        self.seating.set_locale(seat, locale);
        Ok(Vec::new())
    }

    /// Time is up: a lobby closes, a running match is lost by the seat to act.
    fn flag(&mut self, now: Timestamp) -> Result<Vec<Line>, Refusal> {
        if self.deadline.is_none_or(|deadline| now < deadline) {
            return Err(Refusal::TimeLeft);
        }
        if self.lobby().is_ok() {
            self.stage = Stage::Expired;
            self.deadline = None;
            return Ok(Vec::new());
        }
        let dealt = self.running_mut()?;
        let seat = dealt.to_act().ok_or(Refusal::MatchOver)?;
        let winners = self.terms.setup.opponents(seat);
        self.end(Ending::Timeout { seat, winners })
    }

    fn end(&mut self, ending: Ending) -> Result<Vec<Line>, Refusal> {
        let secret = Some(self.terms.secret.clone());
        let mut lines = Vec::new();
        self.running_mut()?
            .take(Line::Result { ending, secret }, &mut lines);
        self.deadline = None;
        Ok(lines)
    }
}
