//! One match as a pure state machine: from the lobby, through the play, to its ending. Commands
//! go in; a changed table and new lines of the record come out, or a refusal and nothing changed.

mod command;
mod seating;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::cards::Seat;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::record::{Commitment, Ending, Header, Line, Replay, Secret};
use crate::rules::{Action, GameKind, Setup, State};
use crate::time::Timestamp;
pub use command::{Command, Refusal};
pub use seating::{Player, Seating};

/// How long a lobby stays open for players.
pub const LOBBY_TIME: Duration = Duration::from_hours(24);

/// What stays the same from a table's opening to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The match.
    pub id: MatchId,
    /// The server it is played in.
    pub guild: GuildId,
    /// The channel its public message is in.
    pub channel: ChannelId,
    /// The server's locale, as the chat platform has it.
    pub locale: String,
    /// Game, number of players, options.
    pub setup: Setup,
    /// Who opened the table.
    pub host: UserId,
    /// The only one who may take the other seat, if somebody was asked.
    pub invited: Option<Invited>,
    /// How long a player may take for an action.
    pub turn_limit: Duration,
    /// When it was opened.
    pub opened: Timestamp,
    /// The match this one is a rematch of.
    pub rematch_of: Option<MatchId>,
    /// What all chance of the match follows from, with the players' joins (RECORD.md, 'Fair
    /// dealing'). Drawn before anybody joins, published at the end.
    pub secret: Secret,
}

/// Somebody who was asked to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Their account.
    pub user: UserId,
    /// Their name.
    pub name: String,
}

/// How far a table has come.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Players come and go.
    Lobby,
    /// It was called off.
    Cancelled,
    /// Nobody came in time.
    Expired,
    /// The match runs or has ended: its record, replayed.
    Dealt(Box<Dealt>),
}

/// A match from its deal on.
#[derive(Clone, Debug)]
pub struct Dealt {
    replay: Replay,
    turn_since: u32,
}

/// The live place of one match.
#[derive(Clone, Debug)]
pub struct Table {
    terms: Terms,
    seating: Seating,
    stage: Stage,
    revision: u32,
    deadline: Option<Timestamp>,
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What stays the same.
    pub terms: Terms,
    /// Who sits where.
    pub seating: Seating,
    /// How far it came if there is no record: a lobby, or one that closed.
    pub undealt: Stage,
    /// How often it has changed.
    pub revision: u32,
    /// When time is up.
    pub deadline: Option<Timestamp>,
    /// The record, if there is one yet.
    pub lines: Vec<Line>,
}

/// Stored lines that are not the record of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("match {id} is stored wrongly: {what}")]
pub struct Corrupt {
    /// The match.
    pub id: MatchId,
    /// What is wrong.
    pub what: String,
}

impl Table {
    /// Opens a table; its host takes the first seat.
    ///
    /// The host joins without entropy: the secret is committed to only with the opening, so that
    /// nothing the host contributes could have come after it.
    #[must_use]
    pub fn open(terms: Terms, host: Player) -> Self {
        let deadline = Some(terms.opened.after(LOBBY_TIME));
        let seating = Seating::new(terms.setup.players(), host);
        Self {
            terms,
            seating,
            stage: Stage::Lobby,
            revision: 1,
            deadline,
        }
    }

    /// The table as it was stored.
    ///
    /// # Errors
    ///
    /// If the lines are not the record of a match of these terms.
    pub fn restore(stored: Stored) -> Result<Self, Corrupt> {
        let corrupt = |what: String| Corrupt {
            id: stored.terms.id,
            what,
        };
        let mut lines = stored.lines.into_iter();
        let stage = match lines.next() {
            None => stored.undealt,
            Some(Line::Header(header)) => {
                let mut dealt = Dealt::new(header);
                for line in lines {
                    dealt.step(&line).map_err(corrupt)?;
                }
                Stage::Dealt(Box::new(dealt))
            }
            Some(_) => return Err(corrupt("the first line is no header".into())),
        };
        Ok(Self {
            terms: stored.terms,
            seating: stored.seating,
            stage,
            revision: stored.revision,
            deadline: stored.deadline,
        })
    }

    /// What stays the same.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Which match it is.
    #[must_use]
    pub const fn id(&self) -> MatchId {
        self.terms.id
    }

    /// The game played.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.terms.setup.kind()
    }

    /// Who sits where.
    #[must_use]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// How often it has changed, from 1: what screens are up to date with.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// When time is up for the lobby, or for the seat to act.
    #[must_use]
    pub const fn deadline(&self) -> Option<Timestamp> {
        self.deadline
    }

    /// What the host has committed to (RECORD.md, 'Fair dealing').
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.terms.secret.commitment()
    }

    /// The match, once it is dealt.
    #[must_use]
    pub fn dealt(&self) -> Option<&Dealt> {
        match &self.stage {
            Stage::Dealt(dealt) => Some(dealt),
            Stage::Lobby | Stage::Cancelled | Stage::Expired => None,
        }
    }

    /// The match, while it runs.
    #[must_use]
    pub fn running(&self) -> Option<&Dealt> {
        self.dealt().filter(|dealt| dealt.ending().is_none())
    }

    /// Whether nothing can change any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match &self.stage {
            Stage::Lobby => false,
            Stage::Cancelled | Stage::Expired => true,
            Stage::Dealt(dealt) => dealt.ending().is_some(),
        }
    }

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
            Command::Leave(user) => self.leave(user),
            Command::Start(user) => self.start(user, now),
            Command::Cancel(user) => self.cancel(user),
            Command::Act { user, line, action } => self.act(user, line, action, now),
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
        let (host, invited) = (self.terms.host, self.invited());
        let seating = self.lobby()?;
        if seating.seat_of(player.user).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if invited.is_some_and(|invited| invited != player.user) && player.user != host {
            return Err(Refusal::NotInvited);
        }
        seating.sit(player)?;
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
        // Whoever was asked to play may say no, which calls the match off as well.
        if user != host && Some(user) != self.invited() {
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
        let names = players.iter().map(|player| player.name.clone()).collect();
        let entropy: Vec<_> = players
            .iter()
            .map(|player| player.entropy.clone())
            .collect();
        let mut stream = self.terms.secret.stream(&entropy);
        let header = Header {
            setup: self.terms.setup.clone(),
            match_id: Some(self.terms.id.to_string()),
            names: Some(names),
            commitment: Some(self.commitment()),
            entropy: Some(entropy),
        };
        let mut lines = vec![Line::Header(header.clone())];
        let mut dealt = Dealt::new(header);
        lines.extend(dealt.replay.settle(&mut stream));
        dealt.turn_since = dealt.line_count();
        self.stage = Stage::Dealt(Box::new(dealt));
        self.deadline = Some(now.after(self.terms.turn_limit));
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
        user: UserId,
        line: Option<u32>,
        action: Action,
        now: Timestamp,
    ) -> Result<Vec<Line>, Refusal> {
        let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
        let (secret, turn_limit) = (self.terms.secret.clone(), self.terms.turn_limit);
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
        if let Some(played) = dealt.state().played() {
            let ending = Ending::Played(played);
            dealt.take(
                Line::Result {
                    ending,
                    secret: Some(secret),
                },
                &mut lines,
            );
            self.deadline = None;
        } else {
            self.deadline = Some(now.after(turn_limit));
        }
        Ok(lines)
    }

    fn resign(&mut self, user: UserId) -> Result<Vec<Line>, Refusal> {
        let seat = self.seating.seat_of(user).ok_or(Refusal::NotInMatch)?;
        let winners = self.running_mut()?.state().opponents(seat);
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
        let winners = dealt.state().opponents(seat);
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

impl Dealt {
    fn new(header: Header) -> Self {
        Self {
            replay: Replay::new(header),
            turn_since: 0,
        }
    }

    /// The match as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        self.replay.state()
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        self.replay.ending()
    }

    /// How many lines the record has.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        u32::try_from(self.replay.lines()).unwrap_or(u32::MAX)
    }

    /// The seat whose action is awaited; nobody's once the match has ended.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.ending().is_some() {
            None
        } else {
            self.state().to_act()
        }
    }

    /// How many lines the record had when it became the turn of the seat to act: the moment of
    /// which that seat is notified.
    #[must_use]
    pub const fn turn_since(&self) -> u32 {
        self.turn_since
    }

    /// Whether a seat has to be told how the match stands now: it is to act, or the match was
    /// broken off.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        match self.ending() {
            None => self.to_act() == Some(seat),
            Some(Ending::Played(_)) => false,
            Some(_) => true,
        }
    }

    fn step(&mut self, line: &Line) -> Result<(), String> {
        let before = self.to_act();
        self.replay.step(line).map_err(|fault| fault.to_string())?;
        if self.to_act() != before {
            self.turn_since = self.line_count();
        }
        Ok(())
    }

    /// Steps by a line that was made to fit.
    fn take(&mut self, line: Line, lines: &mut Vec<Line>) {
        self.step(&line)
            .expect("a line made from the state it is applied to fits it");
        lines.push(line);
    }
}
