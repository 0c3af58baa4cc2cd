//! What a game contributes to its tutorial.

use claim_rules::{GameKind, Options};

use crate::i18n::Message;

/// The match of a tutorial, for two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prepared {
    pub(crate) kind: GameKind,
    pub(crate) options: Options,
    /// The bytes of the secret from which all chance follows: readable, as nothing is secret here.
    pub(crate) secret: [u8; 32],
}

/// What a tutorial says at one point of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lesson<A> {
    /// At most three short sentences, at most 300 characters together; none if there is nothing new to say.
    pub(crate) sentences: Vec<Message>,
    /// The suggested action.
    pub(crate) action: A,
    /// Whether the person knows enough for a real match, which is offered from then on.
    pub(crate) offers_match: bool,
}
