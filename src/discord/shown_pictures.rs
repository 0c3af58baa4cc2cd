//! Which picture a message shows, so that an edit uploads it only when it has changed.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serenity::all::{EditAttachments, Message};

use super::artwork::DrawnScreen;
use super::message::picture_file;
use crate::ids::MessageId;

/// How many messages are remembered. A picture of a forgotten one is uploaded once more.
const MAX_REMEMBERED: usize = 10_000;

/// The pictures of the messages that were posted or edited last, by their files' names.
#[derive(Debug, Default)]
pub(super) struct ShownPictures(Mutex<VecDeque<(MessageId, String)>>);

impl ShownPictures {
    /// Notes what a message shows now.
    pub(super) fn remember(&self, message: &Message) {
        self.set(MessageId(message.id.get()), shown_picture(message));
    }

    /// Notes the name of the picture that a message shows now.
    pub(super) fn set(&self, message: MessageId, name: Option<&str>) {
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|(known, _)| *known != message);
        if let Some(name) = name {
            if shown.len() == MAX_REMEMBERED {
                shown.pop_front();
            }
            shown.push_back((message, name.to_owned()));
        }
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
        match (&screen.picture, old) {
            (Some(new), Some((_, old))) if new.name == *old => None,
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
