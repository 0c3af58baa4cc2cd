//! What messages show, so that an edit sends only what has changed, and nothing if nothing has.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use claim_table::ids::MessageId;
use serde_json::Value;

use super::artwork::drawn_screen::DrawnScreen;
use super::message::{Changes, Files, embeds, rows};
use super::posted_message::PostedMessage;

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
#[derive(Clone, Debug)]
pub(crate) enum ShownReply {
    /// A new message that Discord has not named yet, and the file name of its picture.
    New(Option<String>),
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
    /// The file name of its picture; `None` if it has no picture.
    picture: Option<String>,
    /// Its other parts; `None` if it was last edited in response to an interaction.
    parts: Option<Parts>,
}

/// The parts of a message, identified by their hashes; `None` is an unknown part.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    /// The content and the embeds, which name the picture.
    texts: Option<u64>,
    /// The components.
    controls: Option<u64>,
}

impl Parts {
    /// The parts of a message that shows a screen.
    pub(crate) fn of(screen: &DrawnScreen<'_>) -> Self {
        Self {
            texts: Some(hash(&screen.texts.content, &embeds(screen))),
            controls: Some(hash("", &rows(screen))),
        }
    }
}

fn hash(text: &str, json: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    (text, json.to_string()).hash(&mut hasher);
    hasher.finish()
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
    pub(crate) fn remember(&self, message: &PostedMessage, parts: Option<Parts>) {
        let edit = self.begin(message.id);
        edit.confirm(message.picture.as_deref(), parts);
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
        known.map(|(_, reply)| reply.clone())
    }

    fn messages(&self) -> MutexGuard<'_, VecDeque<(MessageId, Known)>> {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn replies(&self) -> MutexGuard<'_, VecDeque<(String, ShownReply)>> {
        self.replies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which parts of a message have to be replaced so that it shows `parts`.
    pub(crate) fn changes(&self, message: MessageId, parts: Parts) -> Changes {
        let messages = self.messages();
        let known = messages.iter().rev().find(|(known, ..)| *known == message);
        let shown = known.and_then(|(_, known)| known.shown.as_ref());
        let old = shown.and_then(|shown| shown.parts).unwrap_or_default();
        Changes {
            texts: old.texts.is_none() || old.texts != parts.texts,
            controls: old.controls.is_none() || old.controls != parts.controls,
        }
    }

    /// What happens to the files when a message is edited: it keeps a picture that has not changed. A
    /// picture that was posted before a restart is replaced or removed.
    pub(crate) fn files(&self, message: MessageId, screen: &DrawnScreen<'_>) -> Files {
        let messages = self.messages();
        let known = messages.iter().rev().find(|(known, ..)| *known == message);
        let old = known.and_then(|(_, known)| known.shown.as_ref());
        let is_same = old.is_some_and(|old| old.picture.as_deref() == screen.picture_name());
        if is_same { Files::Keep } else { Files::Replace }
    }
}

impl PendingEdit<'_> {
    /// Notes what the message shows now. Nothing is known of it if another edit was on its way at the
    /// same time.
    pub(crate) fn confirm(self, picture: Option<&str>, parts: Option<Parts>) {
        if !self.messages.is_alone {
            return;
        }
        let picture = picture.map(str::to_owned);
        let mut messages = self.messages.messages();
        let known = messages
            .iter_mut()
            .rev()
            .find(|(id, _)| *id == self.message);
        if let Some((_, known)) = known.filter(|(_, known)| !known.is_ambiguous) {
            known.shown = Some(Shown { picture, parts });
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
