//! The thread of a match, if its server wants one. It is started from the public message of a match
//! between people, players are mentioned there, and it is archived after all messages show the end.
//! One message in it lists the tricks or turns, and one shows the result. Both are silent. If
//! Discord refuses one of them, the thread stays without it.
//!
//! It is archived last: a post reopens it, after which it is archived again. If Discord refuses to
//! start it, the match continues without one, and the server's owner is told once. Turning threads
//! on again resets this.

use super::aftermath::{Aftermath, Next, Note};
use super::failure::Failure;
use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::plan::Step;
use super::situation::{SettingsOf, Situation};
use crate::ids::{ChannelId, MessageId};

impl Situation<'_> {
    /// Starts the thread if there should be one.
    pub(super) fn thread_step(&self) -> Result<Step, SettingsOf> {
        let public = self.messages.message(MessageKind::Public);
        let is_among_people = self.table.seating().players().nth(1).is_some();
        let guild = self.table.settings().guild;
        let (None, Some((channel, message)), true, Some(guild)) =
            (self.state(), public, is_among_people, guild)
        else {
            return Ok(Step::Done);
        };
        if self.table.running().is_none() {
            return Ok(Step::Done);
        }
        let is_wanted = self.settings.wants_threads;
        Ok(if is_wanted.ok_or(SettingsOf::Server(guild))? {
            Step::StartThread(channel, message)
        } else {
            Step::Done
        })
    }

    /// Whether the match has a thread, as far as is known.
    pub(super) fn has_thread(&self) -> bool {
        self.messages.message(MessageKind::Thread).is_some()
    }

    /// What follows when a thread was to be started from a message.
    #[must_use]
    pub fn after_thread_start(
        &self,
        from: (ChannelId, MessageId),
        outcome: Result<ChannelId, Failure>,
    ) -> Aftermath {
        let (channel, message) = from;
        let guild = self.table.settings().guild;
        let mut notes = Vec::new();
        let placement = match outcome {
            Ok(thread) => Placement::Message(thread, message),
            // The public message was deleted; it has to be posted again first.
            Err(Failure::MessageNotFound) => return Next::Done.into(),
            Err(failure) if !failure.is_final_in_channel() => return Next::RETRY.into(),
            Err(failure) => {
                let owner_of = guild.filter(|_| failure == Failure::ChannelInaccessible);
                notes.extend(owner_of.map(|guild| Note::ThreadRefused(guild, channel)));
                Placement::None
            }
        };
        let next = Next::Store(MessageState {
            kind: MessageKind::Thread,
            placement,
            revision: self.revision(),
            posted_at_line: self.table.line_count(),
            posting: None,
            superseded: None,
        });
        Aftermath { notes, next }
    }

    /// Archives the thread of a match that has ended, after all other messages were updated.
    #[must_use]
    pub fn archive_step(&self) -> Step {
        match self.state() {
            Some(state) if !self.is_up_to_date(state) => match state.message() {
                Some((thread, _)) => Step::ArchiveThread(thread),
                None => Step::Store(self.shown(state)),
            },
            _ => Step::Done,
        }
    }

    /// What follows when the thread was to be archived. A refusal counts as success: the thread is
    /// gone, or cannot be archived.
    #[must_use]
    pub fn after_archiving(&self, outcome: Result<(), Failure>) -> Next {
        match (self.state(), outcome) {
            (_, Err(failure)) if !failure.is_final_in_channel() => Next::RETRY,
            (Some(state), _) => Next::Store(self.shown(state)),
            (None, _) => Next::Done,
        }
    }
}
