//! What a seat can do in Claim It, and its notation (RECORD.md, "Actions").

use std::fmt;
use std::str::FromStr;

use super::{Space, Spaces};
use crate::NotationError;

/// An action of Claim It.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Rolls the dice, at the start of a turn and again after each use.
    Roll,
    /// Uses two of the dice for this space and the third for the stone.
    Use(Space),
    /// Ends the turn and keeps what it gained.
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
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || match text {
            "roll" => Some(Self::Roll),
            "stop" => Some(Self::Stop),
            _ => text.strip_prefix("use ")?.parse().map(Self::Use).ok(),
        };
        parse().ok_or(NotationError("an action of Claim It"))
    }
}

/// The legal actions at one point of a match, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    roll: bool,
    stop: bool,
    uses: Spaces,
}

impl Actions {
    /// No action is due.
    pub(super) const NONE: Self = Self::uses(Spaces::EMPTY);

    /// To roll, at the start of a turn.
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
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Roll => self.roll,
            Action::Use(space) => self.uses.contains(space),
            Action::Stop => self.stop,
        }
    }

    /// Iterates over the actions: to roll, the spaces by row and column, to stop.
    #[must_use]
    #[inline]
    pub const fn iter(&self) -> ActionsIter {
        ActionsIter(*self)
    }

    /// The `n`-th action, counted from 0. `number_below` gets the number of actions and returns `n`. `None` if
    /// there is no action.
    ///
    /// # Panics
    ///
    /// If the chosen number is not below that count.
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

    /// The number of actions.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u8 {
        u8::from(self.roll) + self.uses.len() + u8::from(self.stop)
    }

    /// Whether there is no action.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
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

/// Iterates over [`Actions`].
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
