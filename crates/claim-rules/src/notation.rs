//! The error of reading notation: the short text that stands for a card, an action or a space.

/// The text is not valid notation.
///
/// Everything that has a notation reads it with [`FromStr`](std::str::FromStr) and writes it with
/// [`Display`](std::fmt::Display). There is one spelling of everything, and no other is accepted.
///
/// ```
/// use claim_rules::cards::Card;
///
/// let error = "goblin-12".parse::<Card>().unwrap_err();
/// assert_eq!(error.to_string(), "not a card");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not {0}")]
pub struct NotationError(pub(crate) &'static str);
