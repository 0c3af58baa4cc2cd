//! Where the result of a match in a server is shown: on its public message, as long as that is the
//! last one in the channel, and otherwise on a new, silent message, to which the public one then
//! leads.
//!
//! This is decided once. At the end, Discord is asked for the channel's last message, and the
//! decision is stored before anything is posted or edited. If several processes decide at the same
//! time, the store accepts one decision, and the others take it over. The public message waits for
//! the decision, and for the new message. If Discord refuses that one for good, the result is shown
//! on the public message after all.

use super::aftermath::Next;
use super::failure::Failure;
use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::plan::Step;
use super::situation::Situation;
use crate::ids::MessageId;

impl Situation<'_> {
    /// Decides where the result is shown; `None` for other messages, and if there is nothing to
    /// decide.
    pub(super) fn result_step(&self) -> Option<Step> {
        let is_result = self.kind == MessageKind::Result;
        let has_result = self.is_over() && !self.table.is_direct();
        let is_due = is_result && has_result && self.state().is_none();
        is_due.then(|| match self.messages.message(MessageKind::Public) {
            Some((channel, _)) => Step::ReadLastMessage(channel),
            None => Step::Store(self.decided(false)),
        })
    }

    /// What follows when the channel's last message was to be read. After a failure, the public
    /// message counts as the last one.
    #[must_use]
    pub fn after_last_message(&self, outcome: Result<Option<MessageId>, Failure>) -> Next {
        let public = self.messages.message(MessageKind::Public);
        let last = outcome.ok().flatten();
        let is_followed = last
            .zip(public)
            .is_some_and(|(last, (_, public))| last > public);
        Next::Store(self.decided(is_followed))
    }

    /// Whether the public message can show the end of the match: where the result is shown is
    /// decided, and it is there.
    pub(super) fn is_result_settled(&self) -> bool {
        let result = self.messages.state(MessageKind::Result);
        let is_placed = |it: &MessageState| it.message().is_some() || !it.is_separate_result();
        !self.is_over()
            || self.table.is_direct()
            || result.is_some_and(|it| it.posting.is_none() && is_placed(it))
    }

    /// Whether this is the public message of a match whose result is shown elsewhere.
    pub(super) fn is_followed_by_result(&self) -> bool {
        self.kind == MessageKind::Public && self.messages.message(MessageKind::Result).is_some()
    }

    /// The state of the result before it is posted, or if it is not.
    fn decided(&self, is_separate: bool) -> MessageState {
        let (revision, posted_at_line) = if is_separate {
            (0, self.table.line_count())
        } else {
            (self.revision(), 0)
        };
        MessageState {
            kind: MessageKind::Result,
            placement: Placement::None,
            revision,
            posted_at_line,
            posting: None,
            superseded: None,
        }
    }
}

impl MessageState {
    /// Whether this state says that the result is shown on a new message.
    pub(super) const fn is_separate_result(&self) -> bool {
        self.posted_at_line > 0
    }
}
