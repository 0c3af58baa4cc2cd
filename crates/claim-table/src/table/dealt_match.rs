//! A started match: its replayed record, and the start of the current turn.

use std::time::Duration;

use claim_rules::cards::{BySeat, Seat, SeatSet};
use claim_rules::record::{Ending, Header, LeaveReason, Line, Replay, Secret, TimedLine};
use claim_rules::{Chapter, State, Turn};
use rand::rngs::ChaCha20Rng;

use crate::timestamp::Timestamp;

/// For how long after an action its player is assumed to be still present.
pub const ATTENTION_TIME: Duration = Duration::from_secs(10);

/// A match that has started, and may have ended.
#[derive(Clone, Debug)]
pub struct DealtMatch {
    replay: Replay,
    /// Together with the header's entropy, determines the stream of random words from which all chance of the
    /// match is drawn.
    secret: Secret,
    /// The number of words of that stream that have been used so far.
    chance_words: u128,
    /// The seat that was to act at the last change of turn.
    turn: Option<Seat>,
    /// The seat that acted first.
    first: Option<Seat>,
    turn_start: u32,
    turn_actions: u32,
    /// The number of times the turn has passed to another seat.
    turns: u32,
    /// The seats that have acted, including seats of bots and of players who have left.
    acted: SeatSet,
    /// By seat, the number of lines of the record when the player had left.
    left_at: BySeat<u32>,
    /// By seat, the time of the last action, in milliseconds since 1970; `None` also if the record has no
    /// times.
    acted_at: BySeat<Option<u64>>,
    follows_own_action: bool,
}

impl DealtMatch {
    pub(super) fn new(header: Header, secret: &Secret) -> Self {
        Self {
            replay: Replay::new(header),
            secret: secret.clone(),
            chance_words: 0,
            turn: None,
            first: None,
            turn_start: 0,
            turn_actions: 0,
            turns: 0,
            acted: SeatSet::EMPTY,
            left_at: BySeat::default(),
            acted_at: BySeat::default(),
            follows_own_action: false,
        }
    }

    /// The current state of the game.
    #[must_use]
    pub fn state(&self) -> &State {
        self.replay.state()
    }

    /// How the match ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        self.replay.ending()
    }

    /// The seat that acted first.
    #[must_use]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The number of lines of the record.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        u32::try_from(self.replay.line_count()).unwrap_or(u32::MAX)
    }

    /// The seat to act; `None` if the match has ended.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.ending().is_some() {
            None
        } else {
            self.state().to_act()
        }
    }

    /// The number of lines of the record when the current turn started. A message that was posted at an
    /// earlier line has not notified the seat to act of its turn.
    #[must_use]
    pub const fn turn_start(&self) -> u32 {
        self.turn_start
    }

    /// The number of actions of the current turn so far; 0 if the match has ended.
    #[must_use]
    pub const fn turn_actions(&self) -> u32 {
        self.turn_actions
    }

    /// Why the player of a seat left the match; `None` if they have not.
    #[must_use]
    pub fn leave_reason(&self, seat: Seat) -> Option<LeaveReason> {
        self.replay.leave_reason(seat)
    }

    /// The seats that can win, if not all can: without teams, players who have left cannot.
    #[must_use]
    pub fn contenders(&self) -> Option<SeatSet> {
        self.replay.contenders()
    }

    /// Whether any seat has acted.
    #[must_use]
    pub fn was_played(&self) -> bool {
        !self.acted.is_empty()
    }

    /// Whether a seat has acted at least once.
    #[must_use]
    pub fn has_played(&self, seat: Seat) -> bool {
        self.acted.contains(seat)
    }

    /// Whether, by the rules of records, the match continues if a seat's player leaves.
    pub(super) fn continues_without(&self, seat: Seat) -> bool {
        self.replay.continues_without(seat)
    }

    /// The seats that win if a seat's player leaves and the match ends by that.
    pub(super) fn remaining_opponents(&self, seat: Seat) -> Vec<Seat> {
        self.replay.remaining_opponents(seat)
    }

    /// Whether trick number `round`, counted over both phases, has begun. In games without tricks, a round in
    /// which each seat has one turn counts instead.
    #[must_use]
    pub fn has_reached_round(&self, round: u32) -> bool {
        let players = u32::from(self.replay.header().setup.players());
        match self.state().trick() {
            Some((phase, number)) => phase > 1 || u32::from(number) >= round,
            None => self.turns.saturating_sub(1) / players + 1 >= round,
        }
    }

    /// The trick or turn that the match has reached.
    #[must_use]
    pub fn chapter(&self) -> Chapter {
        match self.state().trick() {
            Some((phase, number)) => Chapter::Trick { phase, number },
            None => Chapter::Turn(self.turns),
        }
    }

    /// The number of lines of the record when the player of a seat last had to be notified, because their
    /// turn had begun, they had left, or the match had ended. A message that was posted at an earlier line
    /// has not notified them.
    #[must_use]
    pub fn last_news(&self, seat: Seat) -> Option<u32> {
        if self.needs_notification(seat) {
            return Some(self.turn_start);
        }
        self.leave_reason(seat).map(|_| self.left_at[seat])
    }

    /// Whether the current turn began within [`ATTENTION_TIME`] after an action of the same seat, so that its
    /// player is probably still present.
    #[must_use]
    pub const fn follows_own_action(&self) -> bool {
        self.follows_own_action
    }

    /// Whether the player of a seat has to be notified of the current state: it is their turn, or the match
    /// has ended.
    #[must_use]
    pub fn needs_notification(&self, seat: Seat) -> bool {
        self.ending().is_some()
            || (self.to_act() == Some(seat) && self.leave_reason(seat).is_none())
    }

    /// Draws all chance that is due, and returns its lines, with the time `now`.
    pub(super) fn draw_chance(&mut self, now: Timestamp) -> Vec<TimedLine> {
        let mut stream = self.chance_stream();
        let mut lines = Vec::new();
        while let Some(chance) = self.state().draw_chance(&mut stream) {
            let line = self.stamp(Line::Chance(chance), now);
            self.replay
                .step_timed(&line)
                .expect("drawn chance can be appended");
            lines.push(line);
        }
        self.chance_words = stream.get_word_pos();
        self.update_turn();
        lines
    }

    /// See [`Replay::set_daily_bots`].
    pub(super) fn set_daily_bots(&mut self, bots: Vec<u32>) {
        self.replay.set_daily_bots(bots);
    }

    /// The header of the record.
    #[must_use]
    pub const fn header(&self) -> &Header {
        self.replay.header()
    }

    /// The same match with another state of its game: see [`Replay::with_state`].
    pub(super) fn with_state(self, state: State) -> Self {
        Self {
            replay: self.replay.with_state(state),
            ..self
        }
    }

    /// Replays a stored line. If the line cannot follow, the error says why.
    pub(super) fn step(&mut self, line: &TimedLine) -> Result<(), String> {
        let is_automatic = self.may_be_automatic(line);
        let stepped = if matches!(line.line, Line::Chance(_)) {
            let mut stream = self.chance_stream();
            let stepped = self.replay.step_fair(line, &mut stream);
            self.chance_words = stream.get_word_pos();
            stepped
        } else {
            self.replay.step_timed(line)
        };
        stepped.map_err(|error| error.to_string())?;
        let mut actor = None;
        match line.line {
            Line::Action { seat, .. } => {
                self.turn_actions += 1;
                self.acted.insert(seat);
                actor = Some(seat);
            }
            Line::Leaves { seat, .. } => self.left_at[seat] = self.line_count(),
            Line::Header(_) | Line::Chance(_) | Line::Result { .. } => {}
        }
        self.update_turn();
        if let Some(seat) = actor.filter(|_| !is_automatic) {
            self.acted_at[seat] = line.at;
        }
        Ok(())
    }

    /// Whether the line may be a play that was made for its player, because no other was legal: such plays have the time of
    /// the line before.
    fn may_be_automatic(&self, line: &TimedLine) -> bool {
        let Line::Action { seat, .. } = line.line else {
            return false;
        };
        let is_at_once = line.at.is_some() && line.at == self.replay.last_time();
        is_at_once && self.state().view(seat).legal_actions().len() == 1
    }

    /// Appends a line that is known to be legal, with the time `now`, to the record and to `lines`.
    pub(super) fn append(&mut self, line: Line, now: Timestamp, lines: &mut Vec<TimedLine>) {
        let line = self.stamp(line, now);
        self.step(&line).expect("a legal line can be appended");
        lines.push(line);
    }

    /// Adds the time to a line: `now`, or the time of the line before if that is later, because clocks can be
    /// set back.
    fn stamp(&self, line: Line, now: Timestamp) -> TimedLine {
        let now = u64::try_from(now.0).unwrap_or_default();
        let at = Some(now.max(self.replay.last_time().unwrap_or_default()));
        TimedLine { at, line }
    }

    /// When the last line was written; `None` in a match that was stored before lines had times.
    #[must_use]
    pub fn last_line_at(&self) -> Option<Timestamp> {
        let millis = self.replay.last_time()?;
        i64::try_from(millis).ok().map(Timestamp)
    }

    /// The part of the chance stream that has not been used.
    fn chance_stream(&self) -> ChaCha20Rng {
        let entropy = self.replay.header().entropy.as_deref();
        let mut stream = self.secret.stream(entropy.unwrap_or_default());
        stream.set_word_pos(self.chance_words);
        stream
    }

    /// Records a change of turn. While chance is to be drawn, it is still the turn of the seat whose action
    /// requires it.
    fn update_turn(&mut self) {
        let to_act = self.to_act();
        if to_act != self.turn && self.state().turn() != Turn::Chance {
            self.turn = to_act;
            self.first = self.first.or(to_act);
            self.turn_start = self.line_count();
            self.turn_actions = 0;
            self.turns += 1;
            let acted_at = to_act.and_then(|seat| self.acted_at[seat]);
            let times = acted_at.zip(self.replay.last_time());
            self.follows_own_action = times.is_some_and(|(acted_at, now)| {
                Duration::from_millis(now.saturating_sub(acted_at)) < ATTENTION_TIME
            });
        }
    }
}
