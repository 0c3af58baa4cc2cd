//! What is to be done next with a message.
//!
//! A message is not up to date while its post is unconfirmed, or while the message that it has
//! replaced still has to be deleted.

use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::post::{Post, Sending};
use super::situation::{SettingsOf, Situation};
use crate::ids::{ChannelId, MessageId};

/// What is to be done next with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing: the message is up to date, or waits for another one.
    Done,
    /// These settings have to be read, because they decide what is done.
    Read(SettingsOf),
    /// Delete the message that this one has replaced.
    DeleteSuperseded(ChannelId, MessageId),
    /// Post a new message.
    Post(Post),
    /// Read which message is the last one of the channel, which decides where the result is shown.
    ReadLastMessage(ChannelId),
    /// Edit the message where it is.
    Edit(ChannelId, MessageId),
    /// Edit the ephemeral reply with this token.
    EditReply(String),
    /// Delete the message, which should not exist any more.
    Delete(ChannelId, MessageId),
    /// Only store this state.
    Store(MessageState),
    /// Start the match's thread from the public message.
    StartThread(ChannelId, MessageId),
    /// Archive the thread.
    ArchiveThread(ChannelId),
    /// Have another message updated again that counts as up to date, because it depends on this
    /// one.
    Reconsider(MessageKind),
}

/// How far the update of a message has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It has just begun.
    Begun,
    /// An unconfirmed post was confirmed. `is_told` tells whether it has notified the reader of
    /// everything.
    Confirmed {
        /// Whether it has.
        is_told: bool,
    },
    /// The message is as it should be, unless it was only announced.
    Settled {
        /// Whether there was a message before.
        was_there: bool,
    },
}

impl Situation<'_> {
    /// What is to be done next with the message.
    #[must_use]
    pub fn next_step(&self, so_far: Progress) -> Step {
        let planned = match so_far {
            Progress::Begun if self.kind == MessageKind::Thread => self.thread_step(),
            Progress::Begun => self.result_step().map_or_else(|| self.first_step(), Ok),
            Progress::Confirmed { is_told } => self.main_step(is_told),
            Progress::Settled { was_there } => self.last_step(was_there),
        };
        match planned.unwrap_or_else(Step::Read) {
            Step::Done => self.without_failed_post().map_or(Step::Done, Step::Store),
            step => step,
        }
    }

    /// The state without the nonce of a post that is known to have failed and is no longer wanted.
    /// Otherwise, a process that reads the row would look for that message.
    fn without_failed_post(&self) -> Option<MessageState> {
        let is_unconfirmed = |it: Option<&MessageState>| it.is_some_and(|it| it.posting.is_some());
        let is_stale =
            is_unconfirmed(self.messages.stored(self.kind)) && !is_unconfirmed(self.state());
        is_stale.then(|| {
            let state = self.state().cloned();
            state.unwrap_or_else(|| MessageState {
                kind: self.kind,
                placement: Placement::None,
                revision: self.revision(),
                posted_at_line: 0,
                posting: None,
                superseded: None,
            })
        })
    }

    /// A new message in place of one that cannot be edited.
    #[must_use]
    pub fn post_instead(&self, old: Placement) -> Step {
        let post = self.post_instead_of_edit(old);
        post.map_or_else(Step::Read, |post| post.map_or(Step::Done, Step::Post))
    }

    /// How far the update comes by a step.
    #[must_use]
    pub fn progress(&self, so_far: Progress, step: &Step) -> Progress {
        match step {
            Step::Read(_) | Step::DeleteSuperseded(..) | Step::ReadLastMessage(_) => so_far,
            Step::Post(post) if post.sending == Sending::Again => Progress::Confirmed {
                is_told: !post.is_late,
            },
            Step::Reconsider(_) => Progress::Settled { was_there: false },
            _ => Progress::Settled {
                was_there: self.is_there(),
            },
        }
    }

    /// What an earlier update has left over comes first.
    fn first_step(&self) -> Result<Step, SettingsOf> {
        let state = self.state();
        if let Some((channel, message)) = state.and_then(|state| state.superseded) {
            return Ok(Step::DeleteSuperseded(channel, message));
        }
        if let Some(begun) = state.filter(|begun| begun.posting.is_some())
            && let Some(post) = self.post_again(begun)?
        {
            return Ok(Step::Post(post));
        }
        self.main_step(false)
    }

    /// Posts, edits, replaces or deletes the message. `is_told` tells whether its reader was just
    /// notified.
    fn main_step(&self, is_told: bool) -> Result<Step, SettingsOf> {
        let Some(is_wanted) = self.is_wanted()? else {
            return Ok(Step::Done);
        };
        // Changing the setting marks the hand as outdated, so the setting matters only for messages
        // that are behind.
        let is_shown = self.state().is_some_and(|state| self.is_up_to_date(state));
        let hides_hand = !is_shown && self.hand_is_in_channel()?;
        let is_quiet = !is_shown && self.is_quiet_call()?;
        let is_news = |state: &_| !is_told && !is_quiet && self.must_notify(state);
        match self.state() {
            state if !is_wanted => Ok(self.removal(state)),
            None => self.new_message(Placement::None),
            Some(state) if self.is_declined_invitation(state) => {
                self.new_message(state.placement.clone())
            }
            Some(state) if self.is_static(state) => Ok(self.keep(state)),
            // The mention in the channel replaces the hand.
            Some(state) if hides_hand && state.message().is_some() => {
                self.new_message(state.placement.clone())
            }
            // Each player gets the result as a new message, even if their own response has already
            // shown it.
            Some(state) if self.table.is_over() && is_news(state) => {
                self.new_message(state.placement.clone())
            }
            Some(state) if self.is_up_to_date(state) => Ok(Step::Done),
            Some(state) if is_news(state) => self.new_message(state.placement.clone()),
            Some(state) => self.edit(state),
        }
    }

    /// What was announced becomes the message, and then replaces the old one. A player whose hand is
    /// gone may have to be mentioned instead.
    fn last_step(&self, was_there: bool) -> Result<Step, SettingsOf> {
        if let Some(state) = self.state() {
            if self.is_announced(state) {
                return self.edit(state);
            }
            if let Some((channel, message)) = state.superseded {
                return Ok(Step::DeleteSuperseded(channel, message));
            }
        }
        Ok(match self.kind {
            MessageKind::Hand(seat) if was_there && !self.is_there() => {
                let mention = MessageKind::Mention(seat);
                let state = self.messages.state(mention);
                if state.is_some_and(|state| self.is_up_to_date(state)) {
                    Step::Reconsider(mention)
                } else {
                    Step::Done
                }
            }
            _ => Step::Done,
        })
    }

    /// Whether a message was posted as a line of plain text, and not edited since.
    pub(super) fn is_announced(&self, state: &MessageState) -> bool {
        state.message().is_some()
            && !self.is_up_to_date(state)
            && state.shown_revision() == self.revision()
    }

    fn new_message(&self, old: Placement) -> Result<Step, SettingsOf> {
        Ok(self.post(old)?.map_or(Step::Done, Step::Post))
    }

    /// Whether the message is never edited: Discord would mark it as edited, and people could not
    /// tell what was changed.
    fn is_static(&self, state: &MessageState) -> bool {
        self.kind == MessageKind::Fingerprint && state.message().is_some()
    }

    /// Leaves the message unchanged. That it is up to date is stored only when the match is over,
    /// so that no play has to write it.
    fn keep(&self, state: &MessageState) -> Step {
        if !self.table.is_over() || self.is_up_to_date(state) {
            return Step::Done;
        }
        Step::Store(self.shown(state))
    }

    /// Deletes a message that should no longer exist.
    fn removal(&self, state: Option<&MessageState>) -> Step {
        match state.map(|state| (state, state.message())) {
            None => Step::Done,
            Some((_, Some((channel, message)))) => Step::Delete(channel, message),
            Some((state, None)) if self.is_up_to_date(state) => Step::Done,
            Some((state, None)) => Step::Store(self.removed(state)),
        }
    }

    /// Brings the message up to date where it is.
    fn edit(&self, state: &MessageState) -> Result<Step, SettingsOf> {
        let is_private = matches!(self.kind, MessageKind::Hand(_) | MessageKind::Reminder(_));
        Ok(match &state.placement {
            Placement::Message(channel, message) => Step::Edit(*channel, *message),
            Placement::EphemeralReply { token, expires_at } if *expires_at > self.now => {
                Step::EditReply(token.clone())
            }
            Placement::EphemeralReply { .. } => Step::Store(MessageState {
                placement: Placement::None,
                ..self.shown(state)
            }),
            // A hand that could not be sent is posted again when the player's next turn starts.
            // Until then the player can ask for it.
            Placement::None if is_private => Step::Store(self.shown(state)),
            // It was deleted, and would say no more than where the result is.
            Placement::None if self.is_followed_by_result() => Step::Store(self.shown(state)),
            // The thread was deleted or locked.
            Placement::None if self.kind.is_in_thread() => Step::Store(self.shown(state)),
            Placement::None => return self.new_message(Placement::None),
        })
    }

    /// A state that shows the current revision.
    pub(super) fn shown(&self, state: &MessageState) -> MessageState {
        MessageState {
            revision: self.revision(),
            ..state.clone()
        }
    }

    /// The state of a message that was deleted because it is not wanted.
    pub(super) fn removed(&self, state: &MessageState) -> MessageState {
        MessageState {
            placement: Placement::None,
            posted_at_line: match self.kind {
                // The next reminder of the same turn is posted again.
                MessageKind::Reminder(_) => 0,
                _ => state.posted_at_line,
            },
            ..self.shown(state)
        }
    }
}
