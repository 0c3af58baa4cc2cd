//! The choices of a person who plays on in a finished match, packed so that the id of a control has room for them.

use std::fmt;
use std::str::FromStr;

use claim_rules::{Action, View};

/// The digits of packed choices, six bits each.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The number of bits of a digit.
const DIGIT_BITS: usize = 6;

/// The maximum number of digits: as much room as the id of a control has for them.
const MAX_DIGITS: usize = 44;

/// The choices of a person, one after the other: each is the position of the chosen action among the legal ones of the
/// person's view, in as few bits as tell them apart, the lowest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlayOnChoices(Vec<bool>);

/// A text that is not packed choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are not choices of a person who plays on")]
pub struct ParseChoicesError;

impl PlayOnChoices {
    /// These choices and one more, which the person makes in a view with several legal actions. `None` if the action is
    /// not legal there, or there is no room for it.
    #[must_use]
    pub fn with(&self, view: &View, action: Action) -> Option<Self> {
        let legal = view.legal_actions();
        let number = legal.iter().position(|&it| it == action)?;
        let mut bits = self.0.clone();
        bits.extend((0..width(legal.len())).map(|bit| number >> bit & 1 == 1));
        // One bit marks the end.
        (bits.len() < MAX_DIGITS * DIGIT_BITS).then_some(Self(bits))
    }

    /// Whether there is room for any choice in a view.
    #[must_use]
    pub fn has_room(&self, view: &View) -> bool {
        self.0.len() + width(view.legal_actions().len()) < MAX_DIGITS * DIGIT_BITS
    }

    /// The choice that begins at bit `start`, which is made in this view, and where it ends. `None` if there is none.
    #[must_use]
    pub fn choice_at(&self, start: usize, view: &View) -> Option<(Action, usize)> {
        let legal = view.legal_actions();
        let end = start + width(legal.len());
        let bits = self.0.get(start..end)?.iter().rev();
        let number = bits.fold(0, |number, &bit| 2 * number + usize::from(bit));
        Some((*legal.get(number)?, end))
    }

    /// Where the last choice ends, in bits.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.0.len()
    }

    /// Whether these choices are `others`, or continue them.
    #[must_use]
    pub fn continues(&self, others: &Self) -> bool {
        self.0.starts_with(&others.0)
    }
}

/// The number of bits that tell so many actions apart.
const fn width(actions: usize) -> usize {
    (usize::BITS - actions.saturating_sub(1).leading_zeros()) as usize
}

/// Packs the bits; a one and as many zeros as fill the last digit come after them. No choices are no digits.
impl fmt::Display for PlayOnChoices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        let bits = [self.0.as_slice(), &[true]].concat();
        for digit in bits.chunks(DIGIT_BITS) {
            let bits = digit.iter().rev();
            let number = bits.fold(0, |number, &bit| 2 * number + usize::from(bit));
            write!(f, "{}", char::from(DIGITS[number]))?;
        }
        Ok(())
    }
}

impl FromStr for PlayOnChoices {
    type Err = ParseChoicesError;

    fn from_str(text: &str) -> Result<Self, ParseChoicesError> {
        if text.len() > MAX_DIGITS {
            return Err(ParseChoicesError);
        }
        let mut bits = Vec::new();
        for digit in text.bytes() {
            let number = DIGITS.iter().position(|&it| it == digit);
            let number = number.ok_or(ParseChoicesError)?;
            bits.extend((0..DIGIT_BITS).map(|bit| number >> bit & 1 == 1));
        }
        let Some(end) = bits.iter().rposition(|&bit| bit) else {
            return text.is_empty().then(Self::default).ok_or(ParseChoicesError);
        };
        // Each text stands for other choices, and none is longer than need be.
        if end == 0 || end + DIGIT_BITS < bits.len() {
            return Err(ParseChoicesError);
        }
        bits.truncate(end);
        Ok(Self(bits))
    }
}
