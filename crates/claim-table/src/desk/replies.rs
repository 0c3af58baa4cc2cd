//! Replies to interactions that show a message of a match, and ephemeral copies of hands.

use std::time::Duration;

use super::failure::Failure;
use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::messages::{ReplyCopy, Spectator};
use super::situation::Situation;
use crate::timestamp::Timestamp;

/// What follows when a reply has shown a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replied {
    /// This state is stored.
    Store(MessageState),
    /// The reply is a copy of the message, which is not stored.
    Copy(ReplyCopy),
    /// Nothing.
    Nothing,
}

/// How long before its token expires a reply says that it does not follow the match any more.
const FAREWELL_TIME: Duration = Duration::from_mins(1);

impl ReplyCopy {
    /// When the reply says that it does not follow the match any more.
    #[must_use]
    pub fn ends_at(&self) -> Timestamp {
        self.expires_at - FAREWELL_TIME
    }
}

impl Situation<'_> {
    /// What follows when a reply has shown the message at `placement`.
    #[must_use]
    pub fn after_reply(&self, placement: Placement) -> Replied {
        let old = self.state();
        let mut posted_at_line = self.table.line_count();
        let mut posting = old.and_then(|old| old.posting.clone());
        let mut superseded = old.and_then(|old| old.superseded);
        match (old, &placement) {
            (Some(old), placement) if old.placement == *placement => {
                posted_at_line = old.posted_at_line;
            }
            // The user pressed a button of a message whose post was not confirmed. That message
            // replaces the recorded one. It has notified of nothing later than the post.
            (Some(old), Placement::Message(..)) if superseded.is_none() => {
                if posting.take().is_some() {
                    posted_at_line = old.posted_at_line;
                }
                superseded = old.message();
            }
            // The hand is a direct message. The ephemeral reply is a copy of it.
            (Some(old), Placement::EphemeralReply { token, expires_at })
                if old.message().is_some() =>
            {
                return Replied::Copy(ReplyCopy {
                    token: token.clone(),
                    expires_at: *expires_at,
                    revision: self.revision(),
                });
            }
            (Some(old), _) if old.message().is_some() => return Replied::Nothing,
            _ => {}
        }
        let is_settled = posting.is_none() && superseded.is_none();
        let old_revision = old.map_or(0, |old| old.revision);
        Replied::Store(MessageState {
            kind: self.kind,
            placement,
            revision: if is_settled {
                self.revision()
            } else {
                old_revision
            },
            posted_at_line,
            posting,
            superseded,
        })
    }

    /// The token of the older reply that a new one at `placement` replaces, if it can still be edited.
    #[must_use]
    pub fn replaced_reply(&self, placement: &Placement) -> Option<String> {
        let Placement::EphemeralReply { token: new, .. } = placement else {
            return None;
        };
        let stored = match self.state().map(|state| &state.placement) {
            Some(Placement::EphemeralReply { token, expires_at }) => Some((token, *expires_at)),
            _ => None,
        };
        let copy = self.messages.copy(self.kind);
        let (old, expires_at) = stored.or(copy.map(|copy| (&copy.token, copy.expires_at)))?;
        (old != new && self.now < expires_at).then(|| old.clone())
    }

    /// The copy of the hand, if it has to be edited. `is_before_reply` tells whether the response
    /// to an interaction follows, which may be about to show it.
    #[must_use]
    pub fn outdated_copy(&self, is_before_reply: bool) -> Option<&ReplyCopy> {
        let copy = self.messages.copy(self.kind)?;
        let is_outdated = copy.revision < self.revision();
        (is_outdated && !is_before_reply && !self.has_copy_expired()).then_some(copy)
    }

    /// Whether the copy of the hand can be edited no longer, so that it is forgotten.
    #[must_use]
    pub fn has_copy_expired(&self) -> bool {
        let copy = self.messages.copy(self.kind);
        copy.is_some_and(|copy| copy.expires_at <= self.now)
    }

    /// The spectators whose replies have to be edited. They see what the public message shows.
    #[must_use]
    pub fn outdated_spectators(&self) -> Vec<Spectator> {
        let is_public = self.kind == MessageKind::Public;
        let all = self.messages.spectators().iter().filter(|_| is_public);
        let is_outdated =
            |it: &&Spectator| it.copy.revision < self.revision() && self.now < it.copy.ends_at();
        all.filter(is_outdated).cloned().collect()
    }

    /// What becomes of a copy that was to be edited: it is forgotten if it cannot be edited any
    /// more. If only this edit has failed, the next change of the match tries it again.
    #[must_use]
    pub fn after_copy_edit(
        &self,
        copy: ReplyCopy,
        outcome: Result<(), Failure>,
    ) -> Option<ReplyCopy> {
        match outcome {
            Ok(()) => Some(ReplyCopy {
                revision: self.revision(),
                ..copy
            }),
            Err(Failure::RateLimited | Failure::Other) => Some(copy),
            Err(_) => None,
        }
    }
}
