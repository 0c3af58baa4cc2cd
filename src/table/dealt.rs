//! A match from its deal on: its record, replayed, and whose turn it has been since when.

use rand::Rng;

use crate::cards::Seat;
use crate::record::{Ending, Header, Line, Replay};
use crate::rules::State;

/// A match from its deal on.
#[derive(Clone, Debug)]
pub struct Dealt {
    replay: Replay,
    turn_since: u32,
}

impl Dealt {
    pub(super) fn new(header: Header) -> Self {
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

    /// Lets chance decide all that is due; the lines of it.
    pub(super) fn settle(&mut self, stream: &mut impl Rng) -> Vec<Line> {
        let lines = self.replay.settle(stream);
        self.turn_since = self.line_count();
        lines
    }

    /// Steps by a line that may not fit.
    pub(super) fn step(&mut self, line: &Line) -> Result<(), String> {
        let before = self.to_act();
        self.replay.step(line).map_err(|fault| fault.to_string())?;
        if self.to_act() != before {
            self.turn_since = self.line_count();
        }
        Ok(())
    }

    /// Steps by a line that was made to fit.
    pub(super) fn take(&mut self, line: Line, lines: &mut Vec<Line>) {
        self.step(&line)
            .expect("a line made from the state it is applied to fits it");
        lines.push(line);
    }
}
