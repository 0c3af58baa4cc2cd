//! Adding a line to an event record: whether it is allowed where it stands, and what follows from it.

use claim_rules::cards::Seat;
use claim_rules::record::LineError;

use super::line::{
    Award, Changes, Entrant, EventEnd, EventLine, MatchResult, Scores, Standing, TimedEventLine,
    WithdrawReason,
};
use super::progress::{Next, PlayerState, Progress};
use super::required::RequiredLine;
use super::round::{Leg, Pairing, Round};
use super::settings::{CHECK_IN_TIME, Format, MIN_PLAYERS};
use crate::timestamp::Timestamp;

/// A second forfeit withdraws a player.
const MAX_FORFEITS: usize = 2;

impl Progress {
    /// Adds a line.
    ///
    /// # Errors
    ///
    /// If the line is not allowed here, with the reason.
    pub fn with(mut self, line: &TimedEventLine) -> Result<Self, LineError> {
        self.add(line)?;
        Ok(self)
    }

    fn add(&mut self, line: &TimedEventLine) -> Result<(), LineError> {
        ensure(self.over.is_none(), "nothing follows the end of the event")?;
        ensure(line.at >= self.last_at, "`at` is earlier than before")?;
        let was_decided = self.is_round_decided();
        let required = self.required.take();
        ensure(
            required.is_none_or(|required| required.is_met_by(&line.line)),
            "a line is missing: the match of a player who withdrew, or the withdrawal of a player \
             who forfeited twice",
        )?;
        match &line.line {
            EventLine::Joins { player, seed } => self.join(*player, *seed)?,
            EventLine::Checks(player) => self.check_in(*player, line.at)?,
            EventLine::Sets(changes) => self.set(*changes, line.at)?,
            EventLine::Withdraws { player, why } => {
                self.withdraw(*player, *why, line.at, required.is_some())?;
            }
            EventLine::Returns(player) => self.bring_back(*player)?,
            EventLine::Round {
                number,
                pairs,
                byes,
            } => self.begin_round(*number, pairs, byes, line.at)?,
            EventLine::Match {
                round,
                table,
                leg,
                result,
                scores,
                ..
            } => {
                let leg_result = Leg {
                    result: *result,
                    scores: *scores,
                };
                self.finish_match(*round, *table, *leg, leg_result)?;
            }
            EventLine::Ruling {
                round,
                table,
                award,
                ..
            } => self.rule(*round, *table, *award)?,
            EventLine::Over {
                how,
                standings,
                secret,
            } => {
                ensure(
                    secret.commitment() == self.settings.commitment,
                    "`secret` does not match the commitment",
                )?;
                self.end(*how, standings)?;
            }
        }
        self.last_at = line.at;
        self.line_count += 1;
        if self.is_round_decided() && !was_decided {
            self.ready_since = line.at;
        }
        Ok(())
    }

    /// The line that has to come next, if the last one called for it.
    #[must_use]
    pub const fn required_line(&self) -> Option<RequiredLine> {
        self.required
    }

    fn join(&mut self, player: Entrant, seed: Option<u32>) -> Result<(), LineError> {
        ensure(
            player.index() == self.players.len(),
            "players are numbered in order of joining",
        )?;
        self.ensure_room()?;
        self.players.push(PlayerState {
            seed,
            out: None,
            has_checked_in: false,
            is_struck: false,
        });
        if !self.order.is_empty() {
            self.order.push(player);
        }
        Ok(())
    }

    fn ensure_room(&self) -> Result<(), LineError> {
        ensure(self.accepts_players(), "no one can join any more")?;
        ensure(!self.is_full(), "the event is full")
    }

    fn check_in(&mut self, player: Entrant, at: Timestamp) -> Result<(), LineError> {
        ensure(
            self.settings.check_in && self.rounds.is_empty(),
            "there is no check-in",
        )?;
        ensure(
            at >= self.settings.start - CHECK_IN_TIME,
            "the check-in has not begun",
        )?;
        let state = self.present_mut(player)?;
        ensure(!state.has_checked_in, "the player has checked in before")?;
        state.has_checked_in = true;
        Ok(())
    }

    fn set(&mut self, changes: Changes, at: Timestamp) -> Result<(), LineError> {
        let is_about_start = changes.start.is_some() || changes.check_in.is_some();
        ensure(
            !is_about_start || self.rounds.is_empty(),
            "the event has begun",
        )?;
        if changes.start.is_some() {
            self.new_starts = self.new_starts.saturating_add(1);
        }
        let settings = &mut self.settings;
        settings.start = changes.start.unwrap_or(settings.start);
        settings.check_in = changes.check_in.unwrap_or(settings.check_in);
        settings.check()?;
        self.is_sign_up_open = changes.sign_up.unwrap_or(self.is_sign_up_open);
        match changes.paused {
            Some(true) => self.paused_since = self.paused_since.or(Some(at)),
            Some(false) if self.paused_since.take().is_some() => self.ready_since = at,
            Some(false) | None => {}
        }
        Ok(())
    }

    fn withdraw(
        &mut self,
        player: Entrant,
        why: WithdrawReason,
        at: Timestamp,
        is_required: bool,
    ) -> Result<(), LineError> {
        match why {
            WithdrawReason::NoShow => {
                let has_checked_in = self.present_mut(player)?.has_checked_in;
                let is_due = self.settings.check_in
                    && self.rounds.is_empty()
                    && at >= self.settings.start
                    && !has_checked_in;
                ensure(is_due, "the player need not have checked in")?;
            }
            WithdrawReason::Forfeits => {
                ensure(is_required, "the player has not forfeited twice")?;
            }
            WithdrawReason::Left | WithdrawReason::Removed => {}
        }
        let is_round_robin = self.settings.format == Format::RoundRobin;
        let is_struck = is_round_robin && !self.rounds.is_empty() && self.is_first_half();
        let state = self.present_mut(player)?;
        state.out = Some(why);
        state.is_struck = is_struck;
        if let Some(round) = self.rounds.last_mut()
            && let Some((index, seat)) = round.table_of(player)
            && let Some(leg) = round.tables[index].running_leg()
        {
            round.tables[index].withdrawn = Some((seat, leg));
            let table = index + 1;
            self.required = Some(RequiredLine::LostMatch { table, leg, seat });
        }
        Ok(())
    }

    fn bring_back(&mut self, player: Entrant) -> Result<(), LineError> {
        let state = self.players.get(player.index());
        let is_out = state.is_some_and(|state| {
            state
                .out
                .is_some_and(|reason| reason != WithdrawReason::Removed)
        });
        ensure(is_out, "only who has withdrawn can return")?;
        self.ensure_room()?;
        self.players[player.index()].out = None;
        Ok(())
    }

    fn begin_round(
        &mut self,
        number: u8,
        pairs: &[[Entrant; 2]],
        byes: &[Entrant],
        at: Timestamp,
    ) -> Result<(), LineError> {
        ensure(
            usize::from(number) == self.rounds.len() + 1,
            "another round is due",
        )?;
        ensure(self.paused_since.is_none(), "the event is paused")?;
        if self.rounds.is_empty() {
            ensure(at >= self.settings.start, "the event has not begun")?;
            ensure(
                self.present().count() >= MIN_PLAYERS,
                "an event needs at least three players",
            )?;
            let is_there = |player: Entrant| self.players[player.index()].has_checked_in;
            let all_there = !self.settings.check_in || self.present().all(is_there);
            ensure(all_there, "a player has not checked in")?;
            self.start();
        }
        ensure(self.is_round_decided(), "the round before is not decided")?;
        ensure(self.next() == Next::Round, "no further round is due")?;
        let round = if self.secret.is_some() {
            let round = self.pair_next_round();
            let expected: Vec<_> = round.tables.iter().map(|table| table.players).collect();
            ensure(
                expected == pairs && round.byes == byes,
                "other pairs follow from the secret and the rounds before",
            )?;
            round
        } else {
            self.unverified_round(pairs, byes)?
        };
        self.rounds.push(round);
        self.round_began_at = at;
        self.ready_since = at;
        Ok(())
    }

    /// A round whose pairs cannot be verified, because the secret is unknown. Each player is in it at most once.
    fn unverified_round(
        &self,
        pairs: &[[Entrant; 2]],
        byes: &[Entrant],
    ) -> Result<Round, LineError> {
        let best_of = match self.settings.format {
            Format::Knockout { best_of } => Some(best_of),
            Format::Swiss { .. } | Format::RoundRobin => None,
        };
        let pairings = pairs.iter().map(|&pair| Pairing::new(pair, best_of));
        let round = Round {
            tables: pairings.collect(),
            byes: byes.to_vec(),
        };
        let mut players: Vec<_> = round.players().collect();
        players.sort_unstable();
        let is_once = players.windows(2).all(|pair| pair[0] != pair[1]);
        let all_present = players.iter().all(|&player| self.is_present(player));
        ensure(is_once && all_present, "a player cannot be in the round")?;
        Ok(round)
    }

    fn finish_match(
        &mut self,
        round: u8,
        table: u8,
        leg: u8,
        result: Leg,
    ) -> Result<(), LineError> {
        ensure(
            usize::from(round) == self.rounds.len(),
            "the match is not of the running round",
        )?;
        let pairing = self.table_mut(round, table)?;
        let running = pairing.running_leg();
        ensure(running == Some(leg), "no such match is running")?;
        if let Some(scores) = result.scores {
            ensure(
                is_possible(result.result, scores),
                "`result` contradicts `score`",
            )?;
        }
        let result = result.seen_from_leg(leg);
        pairing.legs.push(result);
        if let MatchResult::Forfeit(seat) = result.result {
            let player = pairing.player(seat);
            if self.forfeits(player) >= MAX_FORFEITS {
                self.required = Some(RequiredLine::Withdrawal(player));
            }
        }
        Ok(())
    }

    /// How many matches a player has forfeited, apart from those about which the organiser has ruled.
    fn forfeits(&self, player: Entrant) -> usize {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let forfeited = tables.filter(|table| {
            let last = table.legs.last().filter(|_| table.ruling.is_none());
            let seat = table.seat_of(player);
            last.zip(seat)
                .is_some_and(|(leg, seat)| leg.result == MatchResult::Forfeit(seat))
        });
        forfeited.count()
    }

    fn rule(&mut self, round: u8, table: u8, award: Award) -> Result<(), LineError> {
        if matches!(self.settings.format, Format::Knockout { .. }) {
            ensure(
                usize::from(round) == self.rounds.len(),
                "the next round of the knockout has begun",
            )?;
            ensure(
                matches!(award, Award::Win(_)),
                "one of the two has to go on in a knockout",
            )?;
        }
        self.table_mut(round, table)?.ruling = Some(award);
        Ok(())
    }

    fn table_mut(&mut self, round: u8, table: u8) -> Result<&mut Pairing, LineError> {
        let round = usize::from(round)
            .checked_sub(1)
            .and_then(|index| self.rounds.get_mut(index));
        let table = usize::from(table)
            .checked_sub(1)
            .and_then(|index| round?.tables.get_mut(index));
        table.ok_or_else(|| LineError::new("there is no such table"))
    }

    fn end(&mut self, how: EventEnd, standings: &[Standing]) -> Result<(), LineError> {
        let is_due = self.next() == Next::End;
        let is_allowed = match how {
            EventEnd::Played => is_due,
            EventEnd::Ended => !is_due && !self.decided_rounds().is_empty(),
            EventEnd::Cancelled => self.decided_rounds().is_empty(),
        };
        ensure(is_allowed, "the event cannot end so here")?;
        ensure(
            self.standings() == standings,
            "other standings follow from the results",
        )?;
        self.over = Some(how);
        Ok(())
    }

    fn present_mut(&mut self, player: Entrant) -> Result<&mut PlayerState, LineError> {
        let state = self.players.get_mut(player.index());
        state
            .filter(|state| state.out.is_none())
            .ok_or_else(|| LineError::new(format!("{player} is not in the event")))
    }
}

/// Whether scores can belong to a result: the better one does not lose, and a draw has equal ones.
const fn is_possible(result: MatchResult, scores: Scores) -> bool {
    let [first, second] = scores.score;
    match result {
        MatchResult::Won(Seat::First) => first >= second,
        MatchResult::Won(_) => second >= first,
        MatchResult::Draw => first == second,
        MatchResult::Forfeit(_) | MatchResult::Void => false,
    }
}

fn ensure(holds: bool, message: &str) -> Result<(), LineError> {
    if holds {
        Ok(())
    } else {
        Err(LineError::new(message))
    }
}
