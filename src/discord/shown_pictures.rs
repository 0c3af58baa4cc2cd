//! Which picture a message shows, so that an edit uploads it only when it has changed.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serenity::all::{AttachmentId, EditAttachments, Message};

use super::artwork::DrawnScreen;
use super::message::picture_file;
use crate::ids::MessageId;

/// How many messages are remembered. A picture of a forgotten one is uploaded once more.
const MAX_REMEMBERED: usize = 10_000;

/// The pictures of the messages that were posted or edited last.
#[derive(Debug, Default)]
pub(super) struct ShownPictures(Mutex<VecDeque<Shown>>);

#[derive(Debug)]
struct Shown {
    message: MessageId,
    name: String,
    id: AttachmentId,
}

impl ShownPictures {
    /// Notes what a message shows now.
    pub(super) fn remember(&self, message: &Message) {
        let id = MessageId(message.id.get());
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|it| it.message != id);
        let Some(picture) = message.attachments.first() else {
            return;
        };
        if shown.len() == MAX_REMEMBERED {
            shown.pop_front();
        }
        shown.push_back(Shown {
            message: id,
            name: picture.filename.clone(),
            id: picture.id,
        });
    }

    /// The attachments for an edit of a message: its picture is kept if it is the same, uploaded if it
    /// has changed, removed if there is none any more. `None` leaves them as they are.
    pub(super) fn attachments(
        &self,
        message: MessageId,
        screen: &DrawnScreen<'_>,
    ) -> Option<EditAttachments> {
        let shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let old = shown.iter().rev().find(|it| it.message == message);
        let Some(new) = &screen.picture else {
            return old.map(|_| EditAttachments::new());
        };
        match old {
            Some(old) if old.name == new.name => Some(EditAttachments::new().keep(old.id)),
            _ => picture_file(screen).map(|file| EditAttachments::new().add(file)),
        }
    }
}
