//! Stepping a record through the rules: how a match is rebuilt from its lines, and how they are
//! checked, are one and the same.

use rand::Rng;

use super::{Ending, Header, Line};
use crate::cards::Seat;
use crate::rules::{Action, GameKind, State, Turn};

/// A match that is stepped through its record, line by line.
#[derive(Clone, Debug)]
pub struct Replay {
    header: Header,
    state: State,
    ending: Option<Ending>,
    lines: usize,
    actions: usize,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct Fault {
    /// The line, from 1. Where a line is missing, the line it would be.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl Replay {
    /// A match of which only the header is known.
    #[must_use]
    pub fn new(header: Header) -> Self {
        Self {
            state: State::new(&header.setup),
            header,
            ending: None,
            lines: 1,
            actions: 0,
        }
    }

    /// Steps through the text of a record's lines, the header first.
    ///
    /// # Errors
    ///
    /// At the first line that is not as it should be.
    pub fn from_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Self, Fault> {
        let mut lines = lines.into_iter();
        let mut replay = Self::begin(lines.next().unwrap_or_default())?;
        for text in lines {
            let line = replay.parse(text)?;
            replay.step(&line)?;
        }
        Ok(replay)
    }

    /// Reads the first line of a record.
    ///
    /// # Errors
    ///
    /// If it is not a correct header.
    pub fn begin(text: &str) -> Result<Self, Fault> {
        let at_first_line = |message| Fault { line: 1, message };
        match Line::parse(text, None) {
            Ok(Line::Header(header)) => Ok(Self::new(header)),
            Ok(_) => Err(at_first_line("a record begins with its header".to_owned())),
            Err(error) => Err(at_first_line(error.to_string())),
        }
    }

    /// Reads the next line, without stepping through it.
    ///
    /// # Errors
    ///
    /// If it is no line of a record of this game.
    pub fn parse(&self, text: &str) -> Result<Line, Fault> {
        Line::parse(text, Some(self.kind())).map_err(|error| self.fault(error.to_string()))
    }

    /// Takes the next line of the record.
    ///
    /// # Errors
    ///
    /// If the line may not follow; the replay is then unchanged.
    pub fn step(&mut self, line: &Line) -> Result<(), Fault> {
        if self.ending.is_some() {
            return Err(self.fault("nothing may follow the result"));
        }
        match line {
            Line::Header(_) => return Err(self.fault("a second header")),
            Line::Chance(chance) => {
                if self.state.turn() != Turn::Chance {
                    return Err(self.fault("no chance is due"));
                }
                if self.state.settle(chance).is_err() {
                    return Err(self.fault("chance cannot have decided that here"));
                }
            }
            Line::Action {
                seat,
                action,
                legal,
            } => {
                self.expect_turn(*seat)?;
                if legal
                    .as_ref()
                    .is_some_and(|it| *it != legal_list(&self.state))
                {
                    return Err(self.wrong_legal_list());
                }
                if self.state.play(*action).is_err() {
                    return Err(self.fault(format!("\"{action}\" is not legal here")));
                }
                self.actions += 1;
            }
            Line::Result { ending, secret } => {
                self.expect_ending(ending)?;
                if let (Some(secret), Some(commitment)) = (secret, &self.header.commitment)
                    && secret.commitment() != *commitment
                {
                    return Err(self.fault("the secret is not the one the header commits to"));
                }
                self.ending = Some(ending.clone());
            }
        }
        self.lines += 1;
        Ok(())
    }

    /// As [`Replay::step`], and what chance decided must be what `rng` decides.
    ///
    /// # Errors
    ///
    /// If the line may not follow; the replay is then unchanged.
    pub fn step_fair(&mut self, line: &Line, rng: &mut impl Rng) -> Result<(), Fault> {
        if let Line::Chance(chance) = line
            && let Some(expected) = self.state.draw_chance(rng)
            && expected != *chance
        {
            return Err(self.fault("this does not follow from the secret and the entropy"));
        }
        self.step(line)
    }

    /// Lets `rng` decide what is due from chance; the lines to write, none if nothing is due.
    pub fn settle(&mut self, rng: &mut impl Rng) -> Vec<Line> {
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

    /// Whether the record may end after the lines so far: a running match may be without a result,
    /// but not wait for chance.
    ///
    /// # Errors
    ///
    /// If chance is due.
    pub fn may_end(&self) -> Result<(), Fault> {
        match self.state.turn() {
            Turn::Chance => Err(self.fault("the record ends where chance is due")),
            Turn::Seat(_) | Turn::Over => Ok(()),
        }
    }

    /// The first line.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.header.setup.kind()
    }

    /// The match after the lines so far.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// How the match ended, once there is a result.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// How many lines there are so far, the header included.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// How many of the lines are actions.
    #[must_use]
    pub const fn actions(&self) -> usize {
        self.actions
    }

    fn expect_turn(&self, seat: Seat) -> Result<(), Fault> {
        match self.state.turn() {
            Turn::Seat(to_act) if to_act == seat => Ok(()),
            Turn::Seat(to_act) => {
                Err(self.fault(format!("seat {to_act} is to act, not seat {seat}")))
            }
            Turn::Chance => Err(self.fault("chance is due, not an action")),
            Turn::Over => Err(self.fault("the match is played out; only a result may follow")),
        }
    }

    fn expect_ending(&self, ending: &Ending) -> Result<(), Fault> {
        let turn = self.state.turn();
        let right = match ending {
            _ if turn == Turn::Chance => return Err(self.fault("chance is due, not a result")),
            Ending::Played(played) => {
                let Some(expected) = self.state.played() else {
                    return Err(self.fault("the match is not played out yet"));
                };
                return match difference(&played.result, &expected.result) {
                    Some(message) => Err(self.fault(message)),
                    None => Ok(()),
                };
            }
            _ if turn == Turn::Over => {
                return Err(self.fault("the match was played out: its result is due"));
            }
            Ending::Timeout { seat, .. } if turn != Turn::Seat(*seat) => {
                return Err(
                    self.fault(format!("seat {seat} is not to act and has no time to lose"))
                );
            }
            Ending::Resigned { seat, .. } if seat.index() >= usize::from(self.players()) => {
                return Err(self.fault(format!("nobody sits in seat {seat}")));
            }
            Ending::Resigned { seat, .. } | Ending::Timeout { seat, .. } => {
                self.header.setup.opponents(*seat)
            }
            Ending::Aborted => Vec::new(),
        };
        if ending.winners() != right {
            let right: Vec<_> = right.into_iter().map(Seat::index).collect();
            return Err(self.fault(format!("`winners` should be {right:?}")));
        }
        Ok(())
    }

    fn wrong_legal_list(&self) -> Fault {
        let legal: Vec<_> = legal_list(&self.state)
            .iter()
            .map(|action| format!("\"{action}\""))
            .collect();
        self.fault(format!("`legal` should be [{}]", legal.join(",")))
    }

    fn players(&self) -> u8 {
        self.header.setup.players()
    }

    /// A fault in the line that comes next.
    fn fault(&self, message: impl Into<String>) -> Fault {
        Fault {
            line: self.lines + 1,
            message: message.into(),
        }
    }
}

/// The legal actions as records list them: sorted by the bytes of their notation.
#[must_use]
pub fn legal_list(state: &State) -> Vec<Action> {
    let mut legal = state.legal_actions();
    legal.sort_by_cached_key(ToString::to_string);
    legal
}

/// Where a result is not the expected one, in words.
fn difference(found: &serde_json::Value, expected: &serde_json::Value) -> Option<String> {
    if found == expected {
        return None;
    }
    let (found, expected) = (found.as_object()?, expected.as_object()?);
    if let Some(key) = found.keys().find(|key| !expected.contains_key(*key)) {
        return Some(format!("unknown field `{key}` in `result`"));
    }
    let wrong = |key: &&String| found.get(*key) != expected.get(*key);
    let key = expected.keys().find(wrong)?;
    Some(format!("`{key}` should be {}", expected[key]))
}
