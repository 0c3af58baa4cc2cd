//! What messages show, so that an edit uploads a picture only when it has changed, and is not sent at
//! all if it would change nothing.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use serenity::all::{EditAttachments, EditMessage, Message};

use super::artwork::DrawnScreen;
use super::message::picture_file;
use crate::ids::MessageId;

/// How many messages are remembered. A forgotten one is edited once more.
const MAX_REMEMBERED: usize = 10_000;

/// The messages that were posted or edited last.
#[derive(Debug, Default)]
pub(super) struct ShownMessages(Mutex<VecDeque<(MessageId, Shown)>>);

/// What is known of a message.
#[derive(Debug)]
struct Shown {
    /// The file name of its picture.
    picture: Option<String>,
    /// The content of the post or edit that it shows, if it was not a response to an interaction.
    edit: Option<EditDigest>,
}

/// Identifies the content of an edit: its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EditDigest(u64);

impl EditDigest {
    /// The digest of an edit without attachments; its embeds name the picture.
    pub(super) fn of(edit: &EditMessage) -> Option<Self> {
        let mut hasher = DefaultHasher::new();
        serde_json::to_string(edit).ok()?.hash(&mut hasher);
        Some(Self(hasher.finish()))
    }
}

impl ShownMessages {
    /// Notes what a message shows now, and the edit it results from.
    pub(super) fn remember(&self, message: &Message, edit: Option<EditDigest>) {
        let picture = shown_picture(message);
        self.set(MessageId(message.id.get()), picture, edit);
    }

    /// Notes the name of the picture that a message shows now.
    pub(super) fn set(&self, message: MessageId, picture: Option<&str>, edit: Option<EditDigest>) {
        let picture = picture.map(str::to_owned);
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|(known, _)| *known != message);
        if picture.is_some() || edit.is_some() {
            if shown.len() == MAX_REMEMBERED {
                shown.pop_front();
            }
            shown.push_back((message, Shown { picture, edit }));
        }
    }

    /// Whether a message shows an edit already.
    pub(super) fn is_shown(&self, message: MessageId, edit: Option<EditDigest>) -> bool {
        let shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shown.iter().rev().find(|(known, _)| *known == message);
        edit.is_some() && known.is_some_and(|(_, shown)| shown.edit == edit)
    }

    /// The attachments for an edit of a message: the picture if it is new, or none, which also removes
    /// a picture that was posted before a restart. `None` keeps what the message has.
    pub(super) fn attachments(
        &self,
        message: MessageId,
        screen: &DrawnScreen<'_>,
    ) -> Option<EditAttachments> {
        let shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let old = shown.iter().rev().find(|(known, _)| *known == message);
        let old = old.and_then(|(_, shown)| shown.picture.as_ref());
        match (&screen.picture, old) {
            (Some(new), Some(old)) if new.name == *old => None,
            _ => {
                let new = picture_file(screen).into_iter();
                Some(new.fold(EditAttachments::new(), EditAttachments::add))
            }
        }
    }
}

/// The file name of the picture that a message shows. Discord does not list the attachments that an
/// embed shows, but the embed's URL ends with the name.
pub(super) fn shown_picture(message: &Message) -> Option<&str> {
    let image = message.embeds.iter().find_map(|it| it.image.as_ref())?;
    let path = image.url.split(['?', '#']).next()?;
    path.rsplit('/').next()
}
