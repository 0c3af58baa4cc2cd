//! Executing commands on a copy of the event. The result is the next event with new lines of its record, or a refusal.

use claim_rules::cards::Seat;
use rand::Rng;

use super::command::{EventCommand, MatchOutcome, Newcomer};
use super::line::{
    Award, Changes, Entrant, EventEnd, EventLine, MatchResult, TimedEventLine, WithdrawReason,
};
use super::progress::Next;
use super::refusal::EventRefusal;
use super::required::{RequiredLine, lost_by};
use super::round::other;
use super::settings::{CHECK_IN_TIME, Format, MIN_PLAYERS};
use super::{Event, MAX_PAUSE, Person, ROUND_BREAK, RunningMatch};
use crate::ids::{MatchId, UserId};
use crate::timestamp::Timestamp;

impl Event {
    /// Executes a command at the time `now`, and all that follows at once. Returns the changed event and the new lines of
    /// its record. `rng` draws the ids of new matches.
    ///
    /// # Errors
    ///
    /// If the event refuses the command.
    pub fn execute(
        &self,
        command: EventCommand,
        now: Timestamp,
        rng: &mut impl Rng,
    ) -> Result<(Self, Vec<TimedEventLine>), EventRefusal> {
        if self.is_over() {
            return Err(EventRefusal::Over);
        }
        let mut next = Step {
            now: now.max(self.progress.last_at),
            event: self.clone(),
            lines: Vec::new(),
        };
        let may_be_idle = matches!(command, EventCommand::Advance);
        next.carry_out(command)?;
        next.settle();
        let Step {
            mut event, lines, ..
        } = next;
        let is_idle = lines.is_empty() && event.has_opened_check_in == self.has_opened_check_in;
        ensure(!(may_be_idle && is_idle), EventRefusal::Unchanged)?;
        event.name_matches(rng);
        event.revision += 1;
        Ok((event, lines))
    }

    /// Gives an id to each match that has none yet.
    fn name_matches(&mut self, rng: &mut impl Rng) {
        let round = self.round_number();
        let legs: Vec<_> = self.progress.running_legs().collect();
        for (table, leg) in legs {
            if self.named(round, table, leg).is_none() {
                self.named.push(RunningMatch {
                    round,
                    table,
                    leg,
                    id: MatchId::random(rng),
                });
            }
        }
    }
}

/// An event that is being changed.
struct Step {
    event: Event,
    now: Timestamp,
    lines: Vec<TimedEventLine>,
}

impl Step {
    /// Adds a line, which is allowed: the command was checked before.
    fn write(&mut self, line: EventLine) {
        let line = TimedEventLine { at: self.now, line };
        let progress = self.event.progress.clone().with(&line);
        self.event.progress = progress.expect("commands are checked before lines are written");
        self.lines.push(line);
        match self.event.progress.required_line() {
            Some(RequiredLine::Withdrawal(player)) => self.write(EventLine::Withdraws {
                player,
                why: WithdrawReason::Forfeits,
            }),
            Some(RequiredLine::LostMatch { table, leg, seat }) => {
                let table = u8::try_from(table).unwrap_or(u8::MAX);
                self.write_match(table, leg, MatchOutcome::Lost(seat_in(leg, seat)));
            }
            None => {}
        }
    }

    fn write_match(&mut self, table: u8, leg: u8, outcome: MatchOutcome) {
        let (result, scores) = match outcome {
            MatchOutcome::Played { winner, scores } => {
                let result = winner.map_or(MatchResult::Draw, MatchResult::Won);
                (result, Some(scores))
            }
            MatchOutcome::Lost(seat) => (lost_by(seat).result, None),
            MatchOutcome::Drawn => (MatchResult::Draw, None),
            MatchOutcome::Forfeited(seat) => (MatchResult::Forfeit(seat), None),
            MatchOutcome::Void => (MatchResult::Void, None),
        };
        let round = self.event.round_number();
        let named = self.event.named(round, table, leg);
        let id = named.map_or_else(String::new, |it| it.id.to_string());
        self.write(EventLine::Match {
            id,
            round,
            table,
            leg,
            result,
            scores,
        });
    }

    fn carry_out(&mut self, command: EventCommand) -> Result<(), EventRefusal> {
        match command {
            EventCommand::Join(newcomer) => self.join(newcomer, true),
            EventCommand::Add(newcomer) => self.join(newcomer, false),
            EventCommand::CheckIn(user) => self.check_in(user),
            EventCommand::Leave(user) => self.withdraw(user, WithdrawReason::Left),
            EventCommand::Remove(user) => self.withdraw(user, WithdrawReason::Removed),
            EventCommand::StartNow => self.start_now(),
            EventCommand::Postpone { from, to } => self.postpone(from, to),
            EventCommand::SetSignUp(is_open) => {
                ensure(
                    self.event.progress.is_sign_up_open() != is_open,
                    EventRefusal::Unchanged,
                )?;
                self.set(Changes {
                    sign_up: Some(is_open),
                    ..Changes::default()
                });
                Ok(())
            }
            EventCommand::SetPaused(is_paused) => {
                ensure(
                    self.event.progress.paused_since().is_some() != is_paused,
                    EventRefusal::Unchanged,
                )?;
                self.set(Changes {
                    paused: Some(is_paused),
                    ..Changes::default()
                });
                Ok(())
            }
            EventCommand::Rule {
                by,
                round,
                table,
                award,
                why,
            } => self.rule(by, round, table, award, why),
            EventCommand::End => {
                self.end_by_hand();
                Ok(())
            }
            EventCommand::Report(id, outcome) => self.report(id, outcome),
            EventCommand::Advance => Ok(()),
        }
    }

    fn join(&mut self, newcomer: Newcomer, is_there: bool) -> Result<(), EventRefusal> {
        let progress = &self.event.progress;
        let known = self.event.entrant(newcomer.user);
        let state = known.map(|player| progress.players()[player.index()]);
        match state.map(|state| state.out) {
            Some(None) => return Err(EventRefusal::AlreadyIn),
            Some(Some(WithdrawReason::Removed)) => return Err(EventRefusal::Removed),
            Some(Some(_)) | None => {}
        }
        ensure(progress.is_sign_up_open(), EventRefusal::SignUpClosed)?;
        ensure(progress.accepts_players(), EventRefusal::TooLate)?;
        ensure(!progress.is_full(), EventRefusal::Full)?;
        let player = known.unwrap_or_else(|| self.event.progress.next_entrant());
        if known.is_some() {
            self.write(EventLine::Returns(player));
        } else {
            self.write(EventLine::Joins {
                player,
                seed: newcomer.seed,
            });
            self.event.people.push(Person {
                user: newcomer.user,
                name: newcomer.name,
                entropy: newcomer.entropy,
            });
        }
        // Those who join during the check-in are there.
        if is_there && self.event.is_check_in_open(self.now) && !self.has_checked_in(player) {
            self.write(EventLine::Checks(player));
        }
        Ok(())
    }

    fn has_checked_in(&self, player: Entrant) -> bool {
        self.event.progress.players()[player.index()].has_checked_in
    }

    fn check_in(&mut self, user: UserId) -> Result<(), EventRefusal> {
        let player = self.present(user)?;
        let is_open = self.event.is_check_in_open(self.now);
        ensure(is_open, EventRefusal::NoCheckIn)?;
        let has_checked_in = self.has_checked_in(player);
        ensure(!has_checked_in, EventRefusal::AlreadyCheckedIn)?;
        self.write(EventLine::Checks(player));
        Ok(())
    }

    fn withdraw(&mut self, user: UserId, why: WithdrawReason) -> Result<(), EventRefusal> {
        let player = self.present(user)?;
        let is_eliminated = self.event.progress.is_eliminated(player);
        ensure(!is_eliminated, EventRefusal::Eliminated)?;
        self.write(EventLine::Withdraws { player, why });
        Ok(())
    }

    fn present(&self, user: UserId) -> Result<Entrant, EventRefusal> {
        let player = self.event.entrant(user);
        player
            .filter(|&player| self.event.progress.is_present(player))
            .ok_or(EventRefusal::NotIn)
    }

    fn set(&mut self, changes: Changes) {
        self.write(EventLine::Sets(changes));
    }

    fn start_now(&mut self) -> Result<(), EventRefusal> {
        let progress = &self.event.progress;
        ensure(progress.rounds().is_empty(), EventRefusal::Begun)?;
        let count = progress.present().count();
        ensure(count >= MIN_PLAYERS, EventRefusal::TooFewPlayers)?;
        let skips_check_in = progress.settings().check_in;
        let is_paused = progress.paused_since().is_some();
        self.set(Changes {
            start: Some(self.now),
            check_in: skips_check_in.then_some(false),
            paused: is_paused.then_some(false),
            ..Changes::default()
        });
        Ok(())
    }

    fn postpone(&mut self, from: Timestamp, start: Timestamp) -> Result<(), EventRefusal> {
        let progress = &self.event.progress;
        ensure(progress.rounds().is_empty(), EventRefusal::Begun)?;
        ensure(start > self.now, EventRefusal::InPast)?;
        let is_as_known = progress.settings().start == from;
        ensure(is_as_known && start != from, EventRefusal::Unchanged)?;
        self.set(Changes {
            start: Some(start),
            ..Changes::default()
        });
        self.event.has_opened_check_in = false;
        Ok(())
    }

    fn rule(
        &mut self,
        by: UserId,
        round: u8,
        table: u8,
        award: Award,
        why: String,
    ) -> Result<(), EventRefusal> {
        let rounds = self.event.progress.rounds();
        let index = usize::from(round).checked_sub(1);
        let tables = index.and_then(|index| Some(&rounds.get(index)?.tables));
        let place = usize::from(table).checked_sub(1);
        let pairing = place.and_then(|place| tables?.get(place));
        let pairing = pairing.ok_or(EventRefusal::NoSuchTable)?;
        let is_own = self.event.entrant(by).and_then(|it| pairing.seat_of(it));
        ensure(is_own.is_none(), EventRefusal::OwnMatch)?;
        if matches!(
            self.event.progress.settings().format,
            Format::Knockout { .. }
        ) {
            let is_last = usize::from(round) == rounds.len();
            ensure(is_last, EventRefusal::NextRoundBegun)?;
            let has_winner = matches!(award, Award::Win(_));
            ensure(has_winner, EventRefusal::NeedsWinner)?;
        }
        ensure(pairing.ruling != Some(award), EventRefusal::Unchanged)?;
        self.write(EventLine::Ruling {
            round,
            table,
            award,
            why,
        });
        Ok(())
    }

    fn report(&mut self, id: MatchId, outcome: MatchOutcome) -> Result<(), EventRefusal> {
        let running = self.event.running().into_iter().find(|it| it.id == id);
        let running = running.ok_or(EventRefusal::NotRunning)?;
        self.write_match(running.table, running.leg, outcome);
        Ok(())
    }

    fn end_by_hand(&mut self) {
        let has_decided = !self.event.progress.decided_rounds().is_empty();
        self.end(if has_decided {
            EventEnd::Ended
        } else {
            EventEnd::Cancelled
        });
    }

    fn end(&mut self, how: EventEnd) {
        self.write(EventLine::Over {
            how,
            standings: self.event.progress.standings(),
            secret: self.event.secret.clone(),
        });
    }

    /// Does all that is due.
    fn settle(&mut self) {
        loop {
            let progress = &self.event.progress;
            if progress.next() == Next::End {
                return self.end(EventEnd::Played);
            }
            if let Some(since) = progress.paused_since() {
                if self.now >= since + MAX_PAUSE {
                    self.end_by_hand();
                }
                return;
            }
            match progress.next() {
                Next::Start if self.now >= progress.settings().start => self.start(),
                Next::Start => {
                    self.event.has_opened_check_in |= self.event.is_check_in_open(self.now);
                    return;
                }
                Next::Round if self.now >= self.event.next_round_at() => self.begin_round(),
                Next::Round | Next::Results | Next::End | Next::Nothing => return,
            }
        }
    }

    /// Begins with those who are there, or cancels the event.
    fn start(&mut self) {
        let progress = &self.event.progress;
        if progress.settings().check_in {
            let present: Vec<_> = progress.present().collect();
            for player in present {
                if !self.has_checked_in(player) {
                    self.write(EventLine::Withdraws {
                        player,
                        why: WithdrawReason::NoShow,
                    });
                }
            }
        }
        if self.event.progress.present().count() < MIN_PLAYERS {
            self.end(EventEnd::Cancelled);
        } else {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        let round = self.event.progress.pair_next_round();
        self.write(EventLine::Round {
            number: self.event.round_number() + 1,
            pairs: round.tables.iter().map(|table| table.players).collect(),
            byes: round.byes,
        });
    }
}

impl Event {
    /// When the next round begins, if one is next and the event is not paused.
    fn next_round_at(&self) -> Timestamp {
        if self.progress.settings().is_live() {
            self.progress.ready_since + ROUND_BREAK
        } else {
            self.progress.ready_since
        }
    }

    /// When [`EventCommand::Advance`] will do something, if nothing happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        if let Some(since) = self.progress.paused_since() {
            return (!self.is_over()).then_some(since + MAX_PAUSE);
        }
        let settings = self.progress.settings();
        match self.progress.next() {
            Next::Start if settings.check_in && !self.has_opened_check_in => {
                Some(settings.start - CHECK_IN_TIME)
            }
            Next::Start => Some(settings.start),
            Next::Round => Some(self.next_round_at()),
            Next::Results | Next::End | Next::Nothing => None,
        }
    }

    /// Whether players can say that they are there.
    #[must_use]
    pub fn is_check_in_open(&self, now: Timestamp) -> bool {
        let settings = self.progress.settings();
        settings.check_in
            && self.progress.next() == Next::Start
            && now >= settings.start - CHECK_IN_TIME
    }
}

/// The seat in a match of a player who has `seat` in the first match of the pair.
const fn seat_in(leg: u8, seat: Seat) -> Seat {
    if leg.is_multiple_of(2) {
        other(seat)
    } else {
        seat
    }
}

fn ensure(holds: bool, refusal: EventRefusal) -> Result<(), EventRefusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
