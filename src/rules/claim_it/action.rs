//! What a seat may do in Claim It, and the notation of it (RECORD.md, 'Actions').

use std::fmt;
use std::str::FromStr;

use super::{Space, Spaces};

/// An action of Claim It.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Rolls the dice: at the start of a turn, and again after each use.
    Roll,
    /// Uses two of the dice for that space, and the third for the stone.
    Use(Space),
    /// Ends the turn and keeps what it brought.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Use(space) => write!(f, "use {space}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "roll" => Ok(Self::Roll),
            "stop" => Ok(Self::Stop),
            _ => {
                let space = text.strip_prefix("use ").ok_or(())?;
                space.parse().map(Self::Use)
            }
        }
    }
}

/// The legal actions of a moment, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    roll: bool,
    stop: bool,
    uses: Spaces,
}

impl Actions {
    /// Nothing: nobody is to act.
    pub(super) const NONE: Self = Self::uses(Spaces::EMPTY);

    /// To roll: a turn begins.
    pub(super) const ROLL: Self = Self {
        roll: true,
        ..Self::NONE
    };

    /// To roll again or to stop.
    pub(super) const ROLL_OR_STOP: Self = Self {
        stop: true,
        ..Self::ROLL
    };

    /// To use one of these spaces.
    pub(super) const fn uses(uses: Spaces) -> Self {
        let (roll, stop) = (false, false);
        Self { roll, stop, uses }
    }

    /// Whether `action` is one of them.
    #[must_use]
    #[inline]
    pub const fn contains(&self, action: Action) -> bool {
        match action {
            Action::Roll => self.roll,
            Action::Use(space) => self.uses.contains(space),
            Action::Stop => self.stop,
        }
    }

    /// The actions, one by one.
    #[must_use]
    #[inline]
    pub const fn iter(&self) -> ActionsIter {
        ActionsIter(*self)
    }

    /// The action of the number, in order from 0, that `number_below` names when it is told how
    /// many there are; none if there is none.
    ///
    /// # Panics
    ///
    /// If the number is not below that count.
    #[must_use]
    #[inline]
    pub fn pick(&self, number_below: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.is_empty() {
            return None;
        }
        let count = self.len();
        let n = number_below(count.into());
        assert!(n < count.into());
        self.iter().nth(n as usize)
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.roll as u8 + self.uses.len() + self.stop as u8
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        !self.roll && !self.stop && self.uses.is_empty()
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = ActionsIter;

    fn into_iter(self) -> ActionsIter {
        self.iter()
    }
}

impl IntoIterator for &Actions {
    type Item = Action;
    type IntoIter = ActionsIter;

    fn into_iter(self) -> ActionsIter {
        self.iter()
    }
}

/// Iterates over [`Actions`]: to roll, the spaces by row and column, to stop.
#[derive(Clone, Debug)]
pub struct ActionsIter(Actions);

impl Iterator for ActionsIter {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let Self(left) = self;
        if left.roll {
            left.roll = false;
            return Some(Action::Roll);
        }
        if let Some(space) = left.uses.pop_first() {
            return Some(Action::Use(space));
        }
        std::mem::take(&mut left.stop).then_some(Action::Stop)
    }
}
