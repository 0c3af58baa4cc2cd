//! Stepping a record through the rules. Rebuilding a match from its lines and checking them are the
//! same thing.

use rand::Rng;

use super::error::excerpt;
use super::{Ending, Header, LeaveReason, Line, RecordError, Secret, TimedLine};
use crate::cards::{BySeat, Seat, SeatSet};
use crate::{Action, GameKind, State, Turn};

/// A match that is stepped through its record, line by line.
#[derive(Clone, Debug)]
pub struct Replay {
    header: Header,
    state: State,
    left: BySeat<Option<LeaveReason>>,
    ending: Option<Ending>,
    secret: Option<Secret>,
    last_time: Option<u64>,
    lines: usize,
    actions: usize,
}

impl Replay {
    /// A match of which only the header is known.
    #[must_use]
    pub fn new(header: Header) -> Self {
        Self {
            state: State::new(&header.setup),
            header,
            left: BySeat::default(),
            ending: None,
            secret: None,
            last_time: None,
            lines: 1,
            actions: 0,
        }
    }

    /// Reads the first line of a record.
    ///
    /// # Errors
    ///
    /// If it is not a correct header.
    pub fn from_header(text: &str) -> Result<Self, RecordError> {
        let at_first_line = |message| RecordError { line: 1, message };
        match TimedLine::parse(text, None) {
            Ok(TimedLine {
                line: Line::Header(header),
                ..
            }) => Ok(Self::new(header)),
            Ok(_) => Err(at_first_line(
                "a record must begin with its header".to_owned(),
            )),
            Err(error) => Err(at_first_line(error.to_string())),
        }
    }

    /// Steps through the text of a record's lines, the header first.
    ///
    /// # Errors
    ///
    /// At the first line that is wrong.
    pub fn from_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Self, RecordError> {
        let mut lines = lines.into_iter();
        let header = lines.next().ok_or_else(RecordError::empty_file)?;
        let mut replay = Self::from_header(header)?;
        for text in lines {
            let line = replay.parse_line(text)?;
            replay.step_timed(&line)?;
        }
        Ok(replay)
    }

    /// Reads the next line, without stepping through it.
    ///
    /// # Errors
    ///
    /// If it is not a line of a record of this game.
    pub fn parse_line(&self, text: &str) -> Result<TimedLine, RecordError> {
        TimedLine::parse(text, Some(self.kind())).map_err(|error| self.error(error.to_string()))
    }

    /// Takes the next line of the record, without a time.
    ///
    /// # Errors
    ///
    /// If the line may not follow; the replay is then unchanged.
    pub fn step(&mut self, line: &Line) -> Result<(), RecordError> {
        if self.ending.is_some() {
            return Err(self.error("nothing may follow the result"));
        }
        match line {
            Line::Header(_) => return Err(self.error("a record has only one header")),
            Line::Chance(chance) => {
                if self.state.turn() != Turn::Chance {
                    return Err(self.error("chance is not due here"));
                }
                if self.state.apply_chance(chance).is_err() {
                    return Err(self.error("chance is due, but this result of it is not possible"));
                }
            }
            Line::Action {
                seat,
                action,
                legal,
            } => {
                self.check_turn(*seat)?;
                if legal
                    .as_ref()
                    .is_some_and(|it| *it != sorted_legal_actions(&self.state))
                {
                    return Err(self.wrong_legal_list());
                }
                if self.state.play(*action).is_err() {
                    return Err(self.error(format!("\"{action}\" is not legal here")));
                }
                self.actions += 1;
            }
            Line::Leaves { seat, reason } => {
                self.check_leaving(*seat, *reason)?;
                self.left[*seat] = Some(*reason);
            }
            Line::Result { ending, secret } => {
                self.check_ending(ending)?;
                if let (Some(secret), Some(commitment)) = (secret, &self.header.commitment)
                    && secret.commitment() != *commitment
                {
                    return Err(self.error("the secret does not match the header's commitment"));
                }
                self.ending = Some(ending.clone());
                self.secret.clone_from(secret);
            }
        }
        self.lines += 1;
        Ok(())
    }

    /// Takes the next line of the record and its time, if it states one.
    ///
    /// # Errors
    ///
    /// If the line may not follow, or is earlier than one before; the replay is then unchanged.
    pub fn step_timed(&mut self, line: &TimedLine) -> Result<(), RecordError> {
        if let (Some(at), Some(last)) = (line.at, self.last_time)
            && at < last
        {
            let message = format!("`at` is {at}, earlier than {last} in a line before");
            return Err(self.error(message));
        }
        self.step(&line.line)?;
        self.last_time = line.at.or(self.last_time);
        Ok(())
    }

    /// As [`Replay::step_timed`], and what chance decided must be what `rng` decides.
    ///
    /// # Errors
    ///
    /// If the line may not follow; the replay is then unchanged.
    pub fn step_fair(&mut self, line: &TimedLine, rng: &mut impl Rng) -> Result<(), RecordError> {
        if let Line::Chance(chance) = &line.line
            && let Some(expected) = self.state.draw_chance(rng)
            && expected != *chance
        {
            return Err(self.error("this does not follow from the secret and the entropy"));
        }
        self.step_timed(line)
    }

    /// Lets `rng` decide everything that is due from chance, and returns the lines to write; none
    /// if nothing is due.
    pub fn draw_chance(&mut self, rng: &mut impl Rng) -> Vec<Line> {
        let mut lines = Vec::new();
        while let Some(chance) = self.state.draw_chance(rng) {
            let line = Line::Chance(chance);
            if self.step(&line).is_err() {
                break;
            }
            lines.push(line);
        }
        lines
    }

    /// Whether the record may end here. That of a running match has no result, but never ends where
    /// chance is due.
    ///
    /// # Errors
    ///
    /// If chance is due, or the match is over by the rules and its result is missing.
    pub fn check_end(&self) -> Result<(), RecordError> {
        match self.state.turn() {
            Turn::Chance => Err(self.error("the record ends where chance is due")),
            Turn::Over if self.ending.is_none() => {
                Err(self.error("the match is over by the rules, but the result is missing"))
            }
            Turn::Seat(_) | Turn::Over => Ok(()),
        }
    }

    /// The first line.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Replaces the numbers of the bots that have replied in a daily deal. Does nothing in another match.
    pub fn set_daily_bots(&mut self, bots: Vec<u32>) {
        if let Some(daily) = &mut self.header.daily {
            daily.bots = bots;
        }
    }

    /// The secret, if the record publishes it at its end.
    #[must_use]
    pub const fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.header.setup.kind()
    }

    /// This match with another state of its game, which need not follow from the lines. Shows what depends on
    /// hidden cards.
    #[must_use]
    pub fn with_state(self, state: State) -> Self {
        Self { state, ..self }
    }

    /// The match after the lines so far.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Why a seat's player left the match; `None` if they have not left.
    #[must_use]
    pub fn leave_reason(&self, seat: Seat) -> Option<LeaveReason> {
        self.left[seat]
    }

    /// The seats that can win, if not all can: without teams, players who have left cannot.
    #[must_use]
    pub fn contenders(&self) -> Option<SeatSet> {
        let setup = &self.header.setup;
        let seats = Seat::of(setup.players());
        let stayed = seats.filter(|&seat| self.leave_reason(seat).is_none());
        let stayed: SeatSet = stayed.collect();
        let has_anyone_left = stayed.len() < setup.players();
        (has_anyone_left && !setup.has_teams()).then_some(stayed)
    }

    /// The seats that win if `seat` resigns or runs out of time now: those that are not on its side
    /// and have not left.
    #[must_use]
    pub fn remaining_opponents(&self, seat: Seat) -> Vec<Seat> {
        let mut opponents = self.header.setup.opponents(seat);
        opponents.retain(|&seat| self.leave_reason(seat).is_none());
        opponents
    }

    /// Whether the match continues if `seat` leaves: there are three seats or more, and those that
    /// have not left are on at least two sides then.
    #[must_use]
    pub fn continues_without(&self, seat: Seat) -> bool {
        let setup = &self.header.setup;
        let mut remaining =
            Seat::of(setup.players()).filter(|&it| it != seat && self.leave_reason(it).is_none());
        let first = remaining.next().map(|it| setup.side(it));
        setup.players() > 2 && remaining.any(|it| Some(setup.side(it)) != first)
    }

    /// How the match ended, once there is a result.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The time of the latest line that states one, in milliseconds since 1970.
    #[must_use]
    pub const fn last_time(&self) -> Option<u64> {
        self.last_time
    }

    /// The number of lines so far, the header included.
    #[must_use]
    pub const fn line_count(&self) -> usize {
        self.lines
    }

    /// The number of lines that are actions.
    #[must_use]
    pub const fn action_count(&self) -> usize {
        self.actions
    }

    fn check_turn(&self, seat: Seat) -> Result<(), RecordError> {
        match self.state.turn() {
            Turn::Seat(to_act) if to_act == seat => Ok(()),
            Turn::Seat(to_act) => Err(self.error(format!(
                "it is the turn of seat {to_act}, not of seat {seat}"
            ))),
            Turn::Chance => Err(self.error("chance is due, not an action")),
            Turn::Over => Err(self.error(MATCH_IS_OVER)),
        }
    }

    /// Whether `seat` takes part and has not left.
    fn check_player(&self, seat: Seat) -> Result<(), RecordError> {
        let players = self.header.setup.players();
        if seat.index() >= usize::from(players) {
            let message = format!("there is no seat {seat} in a match of {players}");
            return Err(self.error(message));
        }
        match self.leave_reason(seat) {
            None => Ok(()),
            Some(_) => Err(self.error(format!("seat {seat} has already left"))),
        }
    }

    fn check_timeout(&self, seat: Seat) -> Result<(), RecordError> {
        match self.state.turn() {
            Turn::Seat(to_act) if to_act == seat => Ok(()),
            _ => Err(self.error(format!("seat {seat} cannot time out: it is not its turn"))),
        }
    }

    fn check_leaving(&self, seat: Seat, reason: LeaveReason) -> Result<(), RecordError> {
        match self.state.turn() {
            Turn::Chance => return Err(self.error("chance is due, so no seat can leave here")),
            Turn::Over => return Err(self.error(MATCH_IS_OVER)),
            Turn::Seat(_) => self.check_player(seat)?,
        }
        if reason == LeaveReason::Timeout {
            self.check_timeout(seat)?;
        }
        if !self.continues_without(seat) {
            return Err(self.error(format!(
                "the match ends when seat {seat} leaves: a result is due"
            )));
        }
        Ok(())
    }

    fn check_ending(&self, ending: &Ending) -> Result<(), RecordError> {
        let turn = self.state.turn();
        if turn == Turn::Chance {
            return Err(self.error("chance is due, not a result"));
        }
        if let Ending::Played(outcome) = ending {
            let Some(expected) = self.state.outcome() else {
                return Err(self.error("the match is not over by the rules yet"));
            };
            return match difference(&outcome.result, &expected.result) {
                Some(message) => Err(self.error(message)),
                None => Ok(()),
            };
        }
        if turn == Turn::Over {
            let message = "the match is over by the rules; its result must follow from them";
            return Err(self.error(message));
        }
        let winners = match ending {
            Ending::Resigned { seat, .. } => {
                self.check_player(*seat)?;
                self.remaining_opponents(*seat)
            }
            Ending::Timeout { seat, .. } => {
                self.check_player(*seat)?;
                self.check_timeout(*seat)?;
                self.remaining_opponents(*seat)
            }
            Ending::Drawn { .. } => Seat::of(self.header.setup.players()).collect(),
            Ending::Played(_) | Ending::Aborted => Vec::new(),
        };
        if ending.winners() != winners {
            let winners: Vec<_> = winners.into_iter().map(Seat::index).collect();
            return Err(self.error(format!("`winners` should be {winners:?}")));
        }
        Ok(())
    }

    fn wrong_legal_list(&self) -> RecordError {
        let legal: Vec<_> = sorted_legal_actions(&self.state)
            .iter()
            .map(|action| format!("\"{action}\""))
            .collect();
        self.error(format!("`legal` should be [{}]", legal.join(",")))
    }

    /// An error in the line that comes next.
    fn error(&self, message: impl Into<String>) -> RecordError {
        RecordError {
            line: self.lines + 1,
            message: message.into(),
        }
    }
}

const MATCH_IS_OVER: &str = "the match is over by the rules; only its result may follow";

/// The legal actions as records list them: sorted by the bytes of their notation.
#[must_use]
pub fn sorted_legal_actions(state: &State) -> Vec<Action> {
    let mut legal = state.legal_actions();
    legal.sort_by_cached_key(ToString::to_string);
    legal
}

/// Says where a result is not the expected one; `None` if it is.
fn difference(found: &serde_json::Value, expected: &serde_json::Value) -> Option<String> {
    if found == expected {
        return None;
    }
    let (found, expected) = (found.as_object()?, expected.as_object()?);
    if let Some(key) = found.keys().find(|key| !expected.contains_key(*key)) {
        return Some(format!("unknown key `{}` in `result`", excerpt(key)));
    }
    let wrong = |key: &&String| found.get(*key) != expected.get(*key);
    let key = expected.keys().find(wrong)?;
    Some(format!("`{key}` should be {}", expected[key]))
}
