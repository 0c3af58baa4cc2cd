//! A match from its deal on: its record, replayed, and whose turn it has been since when.

use rand::rngs::ChaCha20Rng;

use crate::cards::Seat;
use crate::record::{Ending, Header, Line, Replay, Secret};
use crate::rules::{State, Turn};

/// A match from its deal on.
#[derive(Clone, Debug)]
pub struct Dealt {
    replay: Replay,
    /// What all chance follows from.
    secret: Secret,
    /// How many words of chance the record has used up.
    words: u128,
    /// The seat that was the last to be to act.
    turn: Option<Seat>,
    turn_since: u32,
}

impl Dealt {
    pub(super) fn new(header: Header, secret: &Secret) -> Self {
        Self {
            replay: Replay::new(header),
            secret: secret.clone(),
            words: 0,
            turn: None,
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
    pub(super) fn settle(&mut self) -> Vec<Line> {
        let mut stream = self.stream();
        let lines = self.replay.settle(&mut stream);
        self.words = stream.get_word_pos();
        self.pass_turn();
        lines
    }

    /// Steps by a line that may not fit.
    pub(super) fn step(&mut self, line: &Line) -> Result<(), String> {
        let stepped = if matches!(line, Line::Chance(_)) {
            let mut stream = self.stream();
            let stepped = self.replay.step_fair(line, &mut stream);
            self.words = stream.get_word_pos();
            stepped
        } else {
            self.replay.step(line)
        };
        stepped.map_err(|fault| fault.to_string())?;
        self.pass_turn();
        Ok(())
    }

    /// What chance decides next.
    fn stream(&self) -> ChaCha20Rng {
        let entropy = self.replay.header().entropy.as_deref();
        let mut stream = self.secret.stream(entropy.unwrap_or_default());
        stream.set_word_pos(self.words);
        stream
    }

    /// Notes when it became somebody else's turn. While chance decides it is still the turn of
    /// whoever called for it.
    fn pass_turn(&mut self) {
        let to_act = self.to_act();
        if to_act != self.turn && self.state().turn() != Turn::Chance {
            self.turn = to_act;
            self.turn_since = self.line_count();
        }
    }

    /// Steps by a line that was made to fit.
    pub(super) fn take(&mut self, line: Line, lines: &mut Vec<Line>) {
        self.step(&line)
            .expect("a line made from the state it is applied to fits it");
        lines.push(line);
    }
}
