//! What messages show, so that an edit sends only what has changed, and nothing if nothing has.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serenity::all::{EditAttachments, Message};

use super::artwork::DrawnScreen;
use super::message::{embeds, picture_file, rows};
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
    /// Its other parts; `None` if it was last edited in response to an interaction.
    parts: Option<Parts>,
}

/// The parts of a message, identified by their hashes; `None` is an unknown part.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parts {
    /// The content and the embeds, which name the picture.
    texts: Option<u64>,
    /// The components.
    controls: Option<u64>,
}

/// Which parts of a message an edit replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Changes {
    /// The content and the embeds.
    pub(super) texts: bool,
    /// The components.
    pub(super) controls: bool,
}

impl Changes {
    /// The edit changes nothing.
    pub(super) const NONE: Self = Self {
        texts: false,
        controls: false,
    };
}

impl Parts {
    /// The parts of a message that shows a screen.
    pub(super) fn of(screen: &DrawnScreen<'_>) -> Self {
        Self {
            texts: hash(&(&screen.texts.content, embeds(screen))),
            controls: hash(&rows(screen)),
        }
    }
}

fn hash(part: &impl Serialize) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(part).ok()?.hash(&mut hasher);
    Some(hasher.finish())
}

impl ShownMessages {
    /// Notes what a message shows now.
    pub(super) fn remember(&self, message: &Message, parts: Option<Parts>) {
        let picture = shown_picture(message);
        self.set(MessageId(message.id.get()), picture, parts);
    }

    /// Notes the name of the picture and the other parts that a message shows now.
    pub(super) fn set(&self, message: MessageId, picture: Option<&str>, parts: Option<Parts>) {
        let picture = picture.map(str::to_owned);
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|(known, _)| *known != message);
        if picture.is_some() || parts.is_some() {
            if shown.len() == MAX_REMEMBERED {
                shown.pop_front();
            }
            shown.push_back((message, Shown { picture, parts }));
        }
    }

    /// What has to be replaced in a message so that it has these parts.
    pub(super) fn changes(&self, message: MessageId, parts: Parts) -> Changes {
        let shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shown.iter().rev().find(|(known, _)| *known == message);
        let old = known.and_then(|(_, shown)| shown.parts).unwrap_or_default();
        Changes {
            texts: old.texts.is_none() || old.texts != parts.texts,
            controls: old.controls.is_none() || old.controls != parts.controls,
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
        let is_known = old.is_some();
        let old = old.and_then(|(_, shown)| shown.picture.as_ref());
        match (&screen.picture, old) {
            (Some(new), Some(old)) if new.name == *old => None,
            (None, None) if is_known => None,
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
