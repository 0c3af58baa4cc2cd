//! What the outcome of a delivery means for a message, and for its match.

use claim_rules::cards::Seat;

use super::failure::Failure;
use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::messages::ReplyCopy;
use super::post::{Destination, Post, Sending};
use super::situation::Situation;
use crate::ids::{ChannelId, GuildId, MessageId};

/// What follows from the outcome of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aftermath {
    /// What the match has to learn first, in this order.
    pub notes: Vec<Note>,
    /// What becomes of the message.
    pub next: Next,
}

/// What a match has to learn from the outcome of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The player of this seat may have left the server.
    CheckMembership(Seat),
    /// The channel is lost. Its clock stops if it `pauses`.
    LostChannel {
        /// Whether it stops.
        pauses: bool,
    },
    /// The channel is back.
    RestoredChannel,
    /// The thread was reopened by a post, and has to be archived again.
    ReopenedThread,
    /// The series ends, unless its next match was opened.
    EndSeries,
    /// The bot may not start threads in this channel: the server's owner is told.
    ThreadRefused(GuildId, ChannelId),
}

/// What becomes of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing: it stays as it is.
    Done,
    /// This state is stored.
    Store(MessageState),
    /// This state is stored, in two steps if a message has to be deleted.
    Place(Placed),
    /// A new message is posted in place of what is there.
    Post(Placement),
    /// The ephemeral reply with this token, which the reader has opened, is edited instead.
    EditReply(String),
    /// The step has failed, and is tried again.
    Retry {
        /// Whether what was posted may exist, although another process may have stored another
        /// nonce.
        may_exist: bool,
    },
}

/// Where a message is, after it was posted, or given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its state, except for its revision.
    pub state: MessageState,
    /// The message that it replaces. It is stored until it is deleted.
    pub superseded: Option<(ChannelId, MessageId)>,
    /// The revision that it shows. It is stored once nothing is left to delete.
    pub revision: i64,
    /// Whether other messages link to it, and are updated first.
    pub is_linked: bool,
    /// The ephemeral reply that was the hand, and becomes a copy of it.
    pub copy: Option<ReplyCopy>,
}

impl Next {
    /// The step has failed, nothing came of it, and it is tried again.
    pub const RETRY: Self = Self::Retry { may_exist: false };
}

impl From<Next> for Aftermath {
    fn from(next: Next) -> Self {
        let notes = Vec::new();
        Self { notes, next }
    }
}

impl Situation<'_> {
    /// What follows when a message was to be posted.
    #[must_use]
    pub fn after_post(
        &self,
        post: &Post,
        outcome: Result<(ChannelId, MessageId), Failure>,
    ) -> Aftermath {
        let mut notes = Vec::new();
        if outcome == Err(Failure::NoCommonServer) {
            notes.extend(self.reader_seat().map(Note::CheckMembership));
        }
        let outcome = outcome.map_err(|failure| self.as_closed(failure));
        let is_in_channel = matches!(post.destination, Destination::Channel(_));
        let is_in_channel = is_in_channel && !self.kind.is_in_thread();
        if is_in_channel && outcome == Err(Failure::ChannelLost) {
            notes.extend(self.lost_channel());
            if self.awaits_lost_channel() {
                let next = Next::RETRY;
                return Aftermath { notes, next };
            }
        }
        let next = match outcome {
            Ok((channel, message)) => {
                notes.extend(self.restored_channel());
                notes.extend(self.reopened_thread(channel));
                self.posted(post, channel, message)
            }
            // A table that is not there cannot be joined: it is tried again.
            Err(Failure::ChannelInaccessible) if self.is_open_table() => Next::RETRY,
            Err(failure) if failure.is_of_channel() && self.is_new_result() => Next::RETRY,
            Err(
                Failure::DirectMessagesClosed
                | Failure::ChannelInaccessible
                | Failure::ChannelLost
                | Failure::MessageNotFound,
            ) => {
                notes.extend(self.ended_series());
                match &post.begun.placement {
                    // The player may instead have an ephemeral reply open, which can be edited.
                    Placement::EphemeralReply { token, expires_at } if *expires_at > self.now => {
                        Next::EditReply(token.clone())
                    }
                    _ => self.not_posted(post, Placement::None),
                }
            }
            Err(failure) => Next::Retry {
                may_exist: failure == Failure::Other && self.is_shared,
            },
        };
        Aftermath { notes, next }
    }

    /// What follows when an ephemeral reply was to be edited because a post was refused.
    #[must_use]
    pub fn after_reply_instead(&self, post: &Post, outcome: Result<(), Failure>) -> Next {
        match outcome {
            Ok(()) => self.not_posted(post, post.begun.placement.clone()),
            Err(failure) if is_retried_on_reply(failure) => Next::RETRY,
            Err(_) => self.not_posted(post, Placement::None),
        }
    }

    /// What follows when the message in a channel was to be edited.
    #[must_use]
    pub fn after_edit(&self, channel: ChannelId, outcome: Result<(), Failure>) -> Aftermath {
        let mut notes = Vec::new();
        let Some(state) = self.state() else {
            return Next::Done.into();
        };
        let outcome = outcome.map_err(|failure| self.as_closed(failure));
        // A player who could not be mentioned is mentioned once the channel is back.
        let needs_channel = matches!(self.kind, MessageKind::Public | MessageKind::Mention(_))
            && channel == self.table.settings().channel;
        if needs_channel && outcome == Err(Failure::ChannelLost) {
            notes.extend(self.lost_channel());
            if self.awaits_lost_channel() {
                let next = Next::RETRY;
                return Aftermath { notes, next };
            }
        }
        let next = match outcome {
            Ok(()) => {
                notes.extend(self.restored_channel());
                Next::Store(self.shown(state))
            }
            Err(failure) => self.after_failed_edit(state, channel, failure, &mut notes),
        };
        Aftermath { notes, next }
    }

    fn after_failed_edit(
        &self,
        state: &MessageState,
        channel: ChannelId,
        failure: Failure,
        notes: &mut Vec<Note>,
    ) -> Next {
        use MessageKind::{Hand, Mention, Moves, Public, Reminder, Result, ThreadResult};
        let is_closed = failure.is_of_channel() || failure == Failure::DirectMessagesClosed;
        match (failure, self.kind) {
            // A reminder that its reader has deleted is not posted again.
            (Failure::MessageNotFound, Reminder(_)) => self.given_up(state),
            (Failure::MessageNotFound, _) if self.is_followed_by_result() => self.given_up(state),
            (Failure::MessageNotFound, _) => Next::Post(Placement::None),
            // Its reader was told of it, and has to see it.
            _ if is_closed && self.is_announced(state) => Next::Post(state.placement.clone()),
            // The thread was deleted, but the mention is still wanted.
            (Failure::ChannelLost, Mention(_)) if channel != self.table.settings().channel => {
                Next::Post(state.placement.clone())
            }
            // There is nothing else to play on, and no later turn that would bring a new message.
            (_, Hand(_) | Public) if is_closed && self.table.is_direct() => {
                Next::Post(state.placement.clone())
            }
            // No later change brings the result there.
            _ if failure.is_of_channel() && self.is_new_result() => Next::RETRY,
            // It is edited once the bot regains access.
            (_, Public | Result | Moves | ThreadResult) if failure.is_of_channel() => {
                notes.extend(self.ended_series());
                Next::Store(self.shown(state))
            }
            // So that nothing outdated stays.
            _ if is_closed => self.given_up(state),
            _ => Next::RETRY,
        }
    }

    /// What follows when an ephemeral reply was to be edited.
    #[must_use]
    pub fn after_reply_edit(&self, outcome: Result<(), Failure>) -> Next {
        let Some(state) = self.state() else {
            return Next::Done;
        };
        match outcome {
            Ok(()) => Next::Store(self.shown(state)),
            Err(failure) if is_retried_on_reply(failure) => Next::RETRY,
            Err(_) => Next::Store(MessageState {
                placement: Placement::None,
                ..self.shown(state)
            }),
        }
    }

    /// What is stored once the message was deleted, because it should not exist any more.
    #[must_use]
    pub fn after_removal(&self) -> Next {
        let state = self.state();
        state.map_or(Next::Done, |state| Next::Store(self.removed(state)))
    }

    /// What is stored once the message that this one has replaced was deleted.
    #[must_use]
    pub fn after_superseded(&self) -> Next {
        self.state().map_or(Next::Done, |state| {
            Next::Store(MessageState {
                superseded: None,
                ..state.clone()
            })
        })
    }

    /// Every permanent refusal of a direct message counts as [`Failure::DirectMessagesClosed`], so
    /// that the player is called in the channel instead. Discord has many reasons to refuse direct
    /// messages, and adds new ones.
    fn as_closed(&self, failure: Failure) -> Failure {
        match failure {
            Failure::NoCommonServer => Failure::DirectMessagesClosed,
            Failure::Refused
                if matches!(self.kind, MessageKind::Hand(_) | MessageKind::Reminder(_))
                    || self.table.is_direct() =>
            {
                Failure::DirectMessagesClosed
            }
            // The lobby shows the fingerprint instead, and the public message the result.
            Failure::Refused
                if matches!(self.kind, MessageKind::Fingerprint | MessageKind::Result)
                    || self.kind.is_in_thread() =>
            {
                Failure::ChannelInaccessible
            }
            failure => failure,
        }
    }

    /// A post in the thread reopens it, so that it is archived again if the match has ended.
    fn reopened_thread(&self, posted_in: ChannelId) -> Option<Note> {
        let thread = self.messages.message(MessageKind::Thread);
        let is_there = thread.is_some_and(|(thread, _)| thread == posted_in);
        // Another process may have ended the match, and archived the thread, while this one was
        // posting.
        (is_there && (self.table.is_over() || self.is_shared)).then_some(Note::ReopenedThread)
    }

    fn posted(&self, post: &Post, channel: ChannelId, message: MessageId) -> Next {
        let begun = &post.begun;
        // The player opened their hand before it could be posted: that reply becomes a copy.
        let copy = match &begun.placement {
            Placement::EphemeralReply { token, expires_at } => Some(ReplyCopy {
                token: token.clone(),
                expires_at: *expires_at,
                revision: begun.revision,
            }),
            _ => None,
        };
        let revision = if post.sending == Sending::Again {
            begun.revision
        } else {
            self.revision()
        };
        let placement = Placement::Message(channel, message);
        let next = self.placed(begun, placement, revision, copy);
        match next {
            Next::Place(placed) if post.is_announced => Next::Place(announced(placed)),
            next => next,
        }
    }

    fn not_posted(&self, post: &Post, placement: Placement) -> Next {
        self.placed(&post.begun, placement, self.revision(), None)
    }

    fn placed(
        &self,
        begun: &MessageState,
        placement: Placement,
        revision: i64,
        copy: Option<ReplyCopy>,
    ) -> Next {
        // A call that was refused has not been read, and a result is shown elsewhere.
        let is_refused = matches!(self.kind, MessageKind::Mention(_) | MessageKind::Result)
            && placement == Placement::None;
        let state = MessageState {
            placement,
            posting: None,
            posted_at_line: if is_refused { 0 } else { begun.posted_at_line },
            ..begun.clone()
        };
        // If the nonce has found the old message itself, nothing is left to delete.
        let superseded = begun.message();
        let is_moved = state.message() != superseded;
        let superseded = superseded.filter(|old| state.message() != Some(*old));
        Next::Place(Placed {
            state,
            superseded,
            revision,
            is_linked: match self.kind {
                MessageKind::Public => is_moved,
                MessageKind::Result => true,
                _ => false,
            },
            copy,
        })
    }

    /// The message cannot be edited any more, and is deleted.
    fn given_up(&self, state: &MessageState) -> Next {
        Next::Place(Placed {
            state: MessageState {
                placement: Placement::None,
                ..state.clone()
            },
            superseded: state.message(),
            revision: self.revision(),
            is_linked: self.kind == MessageKind::Public,
            copy: None,
        })
    }
}

/// A message that was only announced is outdated, and the one that it replaces stays until it was
/// edited.
fn announced(placed: Placed) -> Placed {
    let state = MessageState {
        revision: placed.revision,
        superseded: placed.superseded,
        ..placed.state
    };
    let state = state.outdated();
    Placed {
        revision: state.revision,
        superseded: None,
        state,
        ..placed
    }
}

/// Whether an ephemeral reply that could not be edited is tried again. After any other failure, it
/// is gone.
const fn is_retried_on_reply(failure: Failure) -> bool {
    matches!(
        failure,
        Failure::RateLimited | Failure::UnknownEmoji | Failure::Refused | Failure::Other
    )
}
