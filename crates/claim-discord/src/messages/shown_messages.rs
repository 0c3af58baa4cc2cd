//! What messages show, so that an edit sends only what has changed, and nothing if nothing has.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use claim_table::ids::MessageId;
use serde_json::json;

use super::artwork::drawn_screen::DrawnScreen;
use super::message::components;
use super::posted_message::{PostedMessage, ShownPicture};

/// How many messages are remembered. A forgotten one is edited once more.
const MAX_REMEMBERED: usize = 10_000;

/// The messages that were posted or edited last.
#[derive(Debug)]
pub(crate) struct ShownMessages {
    /// Whether no other process edits the messages.
    is_alone: bool,
    messages: Mutex<VecDeque<(MessageId, Known)>>,
    /// The replies that the tokens of interactions edit.
    replies: Mutex<VecDeque<(String, ShownReply)>>,
}

/// A reply to an interaction, which its token edits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShownReply {
    /// A new message that Discord has not named yet.
    New,
    /// A message.
    Message(MessageId),
}

/// A message and the edits that are on their way to it.
#[derive(Debug, Default)]
struct Known {
    /// What it shows; `None` if that is not known.
    shown: Option<Shown>,
    /// The number of edits that have begun and not ended.
    pending: usize,
    /// Whether edits overlapped, so that any of them may have come last.
    is_ambiguous: bool,
}

/// An edit of a message, or its post, until it is confirmed or dropped.
#[derive(Debug)]
pub(crate) struct PendingEdit<'a> {
    messages: &'a ShownMessages,
    message: MessageId,
}

/// What is known of a message.
#[derive(Debug)]
struct Shown {
    /// Its pictures.
    pictures: Vec<ShownPicture>,
    /// The hash of its components; `None` if it was last edited in response to an interaction.
    contents: Option<Contents>,
}

/// What a message shows, identified by a hash. Components name their pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contents(u64);

impl Contents {
    /// What a message that shows a screen consists of.
    pub(crate) fn of(screen: &DrawnScreen<'_>) -> Self {
        let mut hasher = DefaultHasher::new();
        json!(components(screen)).to_string().hash(&mut hasher);
        Self(hasher.finish())
    }
}

impl ShownMessages {
    /// Knows nothing so far. If other processes edit the same messages (`is_alone` is false), nothing is ever
    /// remembered.
    pub(crate) fn new(is_alone: bool) -> Self {
        Self {
            is_alone,
            messages: Mutex::default(),
            replies: Mutex::default(),
        }
    }

    /// Notes that a message is about to be edited. Until the edit is confirmed, nothing is known of the
    /// message: the edit may be made although its confirmation is lost.
    pub(crate) fn begin(&self, message: MessageId) -> PendingEdit<'_> {
        let mut messages = self.messages();
        let index = messages.iter().rposition(|(id, _)| *id == message);
        let (_, mut known) = index
            .and_then(|it| messages.remove(it))
            .unwrap_or((message, Known::default()));
        known.shown = None;
        known.is_ambiguous |= known.pending > 0;
        known.pending += 1;
        if messages.len() == MAX_REMEMBERED {
            messages.pop_front();
        }
        messages.push_back((message, known));
        PendingEdit {
            messages: self,
            message,
        }
    }

    /// Notes what a message that was just posted or edited shows.
    pub(crate) fn remember(&self, message: &PostedMessage, contents: Option<Contents>) {
        let edit = self.begin(message.id);
        edit.confirm(message.pictures.clone(), contents);
    }

    /// Notes which reply the token of an interaction edits.
    pub(crate) fn remember_reply(&self, token: &str, reply: ShownReply) {
        if !self.is_alone {
            return;
        }
        let mut replies = self.replies();
        if let Some((_, known)) = replies.iter_mut().rev().find(|(known, _)| known == token) {
            *known = reply;
            return;
        }
        if replies.len() == MAX_REMEMBERED {
            replies.pop_front();
        }
        replies.push_back((token.to_owned(), reply));
    }

    /// The reply that the token of an interaction edits, if it is known.
    pub(crate) fn reply(&self, token: &str) -> Option<ShownReply> {
        let replies = self.replies();
        let known = replies.iter().rev().find(|(known, _)| known == token);
        known.map(|(_, reply)| *reply)
    }

    fn messages(&self) -> MutexGuard<'_, VecDeque<(MessageId, Known)>> {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn replies(&self) -> MutexGuard<'_, VecDeque<(String, ShownReply)>> {
        self.replies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a message is known to show `contents` already.
    pub(crate) fn shows(&self, message: MessageId, contents: Contents) -> bool {
        let messages = self.messages();
        let known = messages.iter().rev().find(|(known, ..)| *known == message);
        let shown = known.and_then(|(_, known)| known.shown.as_ref());
        shown.is_some_and(|shown| shown.contents == Some(contents))
    }

    /// The pictures that a message is known to have. A picture that was posted before a restart is replaced or removed.
    pub(crate) fn pictures(&self, message: MessageId) -> Vec<ShownPicture> {
        let messages = self.messages();
        let known = messages.iter().rev().find(|(known, ..)| *known == message);
        let shown = known.and_then(|(_, known)| known.shown.as_ref());
        shown.map_or_else(Vec::new, |shown| shown.pictures.clone())
    }
}

impl PendingEdit<'_> {
    /// Notes what the message shows now. Nothing is known of it if another edit was on its way at the
    /// same time.
    pub(crate) fn confirm(self, pictures: Vec<ShownPicture>, contents: Option<Contents>) {
        if !self.messages.is_alone {
            return;
        }
        let mut messages = self.messages.messages();
        let known = messages
            .iter_mut()
            .rev()
            .find(|(id, _)| *id == self.message);
        if let Some((_, known)) = known.filter(|(_, known)| !known.is_ambiguous) {
            known.shown = Some(Shown { pictures, contents });
        }
    }
}

impl Drop for PendingEdit<'_> {
    fn drop(&mut self) {
        let mut messages = self.messages.messages();
        let known = messages
            .iter_mut()
            .rev()
            .find(|(id, _)| *id == self.message);
        if let Some((_, known)) = known {
            known.pending = known.pending.saturating_sub(1);
            known.is_ambiguous &= known.pending > 0;
        }
    }
}
