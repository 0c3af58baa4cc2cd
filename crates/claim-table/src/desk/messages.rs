//! The messages of a match, as this process knows them.

use std::collections::{BTreeMap, BTreeSet};

use claim_rules::cards::Seat;

use super::failure::Failure;
use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::locale::Locale;
use crate::table::Table;
use crate::timestamp::Timestamp;

/// The messages of a match: what is known, what is stored, and what the presenter has to remember
/// about them.
#[derive(Clone, Debug)]
pub struct Messages {
    /// All kinds, in the order in which they are updated once there is a public message.
    kinds: Vec<MessageKind>,
    known: BTreeMap<MessageKind, MessageState>,
    /// What is stored. It differs from what is known after a post that was begun and is known to
    /// have failed.
    stored: BTreeMap<MessageKind, MessageState>,
    copies: BTreeMap<MessageKind, ReplyCopy>,
    /// The newest last.
    spectators: Vec<Spectator>,
    calls: Vec<InvitationCall>,
    channel: ChannelId,
    marks: BTreeSet<Mark>,
}

/// What this process has to remember about the messages of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Mark {
    /// It has marked a message as outdated, and not looked at the match since.
    Outdated,
    /// It has called people to the full table.
    FullCalled,
    /// The public message announces that it stops.
    StopAnnounced,
    /// The match has lost its channel.
    LostChannel,
    /// The presenter waits until the bot can write in the channel.
    WaitsForChannel,
}

/// The ephemeral copy of a message: a player whose hand is a direct message may have opened it in
/// the channel as well, and play there; a spectator has opened the table. The copy that a person
/// has opened or used last follows the match while the interaction's token can edit it. It is only
/// a convenience, so that it is kept in memory alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyCopy {
    /// The interaction token. It authorises edits in the bot's name, so it is never logged.
    pub token: String,
    /// When the token expires.
    pub expires_at: Timestamp,
    /// The revision of the table that the copy shows.
    pub revision: i64,
}

/// A person who does not play in a match, and watches it in an ephemeral reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spectator {
    /// The person.
    pub user: UserId,
    /// The language of the reply.
    pub locale: Locale,
    /// The reply.
    pub copy: ReplyCopy,
}

/// A message that mentions people who were invited to an open table after it was opened. It is
/// deleted once all of them have declined, which is only a convenience, so that it is kept in
/// memory alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationCall {
    /// Who is mentioned.
    pub people: Vec<UserId>,
    /// Where it is.
    pub channel: ChannelId,
    /// Its id.
    pub message: MessageId,
}

/// How many spectators of a match see it change by itself: each is one more request per change.
const MAX_SPECTATORS: usize = 25;

impl Messages {
    /// The stored messages of a table.
    #[must_use]
    pub fn new(table: &Table, stored: Vec<MessageState>) -> Self {
        let stored: BTreeMap<_, _> = stored.into_iter().map(|it| (it.kind, it)).collect();
        Self {
            kinds: MessageKind::all(table.settings().setup.players()).collect(),
            known: stored.clone(),
            stored,
            copies: BTreeMap::new(),
            spectators: Vec::new(),
            calls: Vec::new(),
            channel: table.settings().channel,
            marks: table
                .channel_lost_at()
                .map(|_| Mark::LostChannel)
                .into_iter()
                .collect(),
        }
    }

    /// All kinds of messages, in the order in which they are updated. Hands come before mentions: a
    /// player is mentioned only if their hand could not be sent. The fingerprint comes before the
    /// public message, through which people join, and so does the result, to which that leads. As
    /// long as there is no public message, these come first, because hands link to it.
    #[must_use]
    pub fn in_order(&self) -> Vec<MessageKind> {
        let mut kinds = self.kinds.clone();
        if self.message(MessageKind::Public).is_none() {
            use MessageKind::{Fingerprint, Public, Result};
            let is_shared = |kind| matches!(kind, Fingerprint | Result | Public);
            kinds.sort_by_key(|&kind| !is_shared(kind));
        }
        kinds
    }

    /// The last known state of a message; `None` if there was never one of that kind.
    #[must_use]
    pub fn state(&self, kind: MessageKind) -> Option<&MessageState> {
        self.known.get(&kind)
    }

    /// Where a message is, if it is in a channel or in direct messages.
    #[must_use]
    pub fn message(&self, kind: MessageKind) -> Option<(ChannelId, MessageId)> {
        self.state(kind)?.message()
    }

    /// Whether a message is nowhere.
    #[must_use]
    pub fn is_missing(&self, kind: MessageKind) -> bool {
        self.state(kind)
            .is_none_or(|state| state.placement == Placement::None)
    }

    /// Whether a message is not marked as outdated.
    #[must_use]
    pub fn counts_as_shown(&self, kind: MessageKind) -> bool {
        self.state(kind).is_some_and(|state| state.revision > 0)
    }

    /// The stored state of a message, as far as this process knows.
    #[must_use]
    pub fn stored(&self, kind: MessageKind) -> Option<&MessageState> {
        self.stored.get(&kind)
    }

    /// Notes what is stored of a message.
    pub fn note_stored(&mut self, kind: MessageKind, state: Option<&MessageState>) {
        for states in [&mut self.known, &mut self.stored] {
            match state {
                Some(state) => states.insert(kind, state.clone()),
                None => states.remove(&kind),
            };
        }
    }

    /// Notes that a post has failed which was begun in the state `before`. If nothing was posted,
    /// the message is known to be as before, although the nonce is stored.
    pub fn note_failed_post(
        &mut self,
        kind: MessageKind,
        before: Option<MessageState>,
        failure: Failure,
    ) {
        // Without a nonce, the post has succeeded, and only deleting the old message has failed.
        let is_unconfirmed = self.state(kind).is_some_and(|it| it.posting.is_some());
        if failure.has_posted_nothing() && is_unconfirmed {
            match before {
                Some(before) => self.known.insert(kind, before),
                None => self.known.remove(&kind),
            };
        }
    }

    /// The message to which one of this kind links.
    #[must_use]
    pub fn link(&self, kind: MessageKind) -> Option<(ChannelId, MessageId)> {
        let mut links = kind.links().iter();
        links.find_map(|&linked| self.message(linked))
    }

    /// Whether a message was ever stored that links to one of the kind `to`.
    #[must_use]
    pub fn links(&self, kind: MessageKind, to: MessageKind) -> bool {
        self.state(kind).is_some() && kind.links().contains(&to)
    }

    /// Whether the player of a seat has their hand as a direct message.
    #[must_use]
    pub fn has_direct_message(&self, seat: Seat) -> bool {
        self.message(MessageKind::Hand(seat)).is_some()
    }

    /// Whether reminders reach the player of a seat by direct message: their hand is there, or the
    /// whole match.
    #[must_use]
    pub fn reaches_directly(&self, table: &Table, seat: Seat) -> bool {
        table.is_direct() || self.has_direct_message(seat)
    }

    /// The channel in which players are mentioned: the thread, if there is one.
    #[must_use]
    pub fn mention_channel(&self) -> ChannelId {
        let thread = self.message(MessageKind::Thread);
        thread.map_or(self.channel, |(thread, _)| thread)
    }

    /// The copy of a hand that its player has opened or played from last.
    #[must_use]
    pub fn copy(&self, kind: MessageKind) -> Option<&ReplyCopy> {
        self.copies.get(&kind)
    }

    /// Notes the copy of a hand, or that it cannot be edited any more.
    pub fn set_copy(&mut self, kind: MessageKind, copy: Option<ReplyCopy>) {
        match copy {
            Some(copy) => self.copies.insert(kind, copy),
            None => self.copies.remove(&kind),
        };
    }

    /// Those who watch the match.
    #[must_use]
    pub fn spectators(&self) -> &[Spectator] {
        &self.spectators
    }

    /// Notes that a person watches the match, in place of an earlier reply. Returns the one whose
    /// reply follows the match no longer, if there are too many.
    pub fn add_spectator(&mut self, spectator: Spectator) -> Option<Spectator> {
        self.spectators.retain(|it| it.user != spectator.user);
        self.spectators.push(spectator);
        (self.spectators.len() > MAX_SPECTATORS).then(|| self.spectators.remove(0))
    }

    /// Notes what has become of the reply of a spectator: `None` if it follows the match no longer.
    /// Has no effect if they have opened another one since.
    pub fn set_spectator(&mut self, spectator: &Spectator, copy: Option<ReplyCopy>) {
        let mut all = self.spectators.iter();
        let is_same = |it: &Spectator| it.copy.token == spectator.copy.token;
        if let Some(index) = all.position(is_same) {
            match copy {
                Some(copy) => self.spectators[index].copy = copy,
                None => drop(self.spectators.remove(index)),
            }
        }
    }

    /// Takes out the spectator whose reply has this token.
    pub fn take_spectator(&mut self, token: &str) -> Option<Spectator> {
        let index = self
            .spectators
            .iter()
            .position(|it| it.copy.token == token)?;
        Some(self.spectators.remove(index))
    }

    /// Notes that people were mentioned.
    pub fn add_call(&mut self, call: InvitationCall) {
        self.calls.push(call);
    }

    /// Takes out a call whose people have all declined.
    pub fn take_declined_call(&mut self, table: &Table) -> Option<InvitationCall> {
        let has_declined = |user: &UserId| table.declined().any(|it| it.user == *user);
        let is_declined = |call: &InvitationCall| call.people.iter().all(has_declined);
        let index = self.calls.iter().position(is_declined)?;
        Some(self.calls.remove(index))
    }

    /// Notes that this process has marked a message as outdated.
    pub fn set_outdated(&mut self) {
        self.marks.insert(Mark::Outdated);
    }

    /// Whether this process has marked a message as outdated since the last call.
    pub fn take_outdated(&mut self) -> bool {
        self.marks.remove(&Mark::Outdated)
    }

    /// Begins to call people to the full table. Returns false if this process has done so before.
    pub fn begin_full_call(&mut self) -> bool {
        self.marks.insert(Mark::FullCalled)
    }

    /// Notes that the call has failed.
    pub fn abandon_full_call(&mut self) {
        self.marks.remove(&Mark::FullCalled);
    }

    /// Notes that the public message announces that this process stops. From then on, only the next
    /// start updates it.
    pub fn set_stop_announced(&mut self) {
        self.marks.insert(Mark::StopAnnounced);
    }

    /// Whether the public message announces that this process stops.
    #[must_use]
    pub fn is_stop_announced(&self) -> bool {
        self.marks.contains(&Mark::StopAnnounced)
    }

    /// Notes whether the match has lost its channel.
    pub fn set_lost_channel(&mut self, is_lost: bool) {
        self.set(Mark::LostChannel, is_lost);
    }

    /// Notes whether the presenter waits until the bot can write in the channel.
    pub fn set_waits_for_channel(&mut self, waits: bool) {
        self.set(Mark::WaitsForChannel, waits);
    }

    /// Whether messages can be shown again as soon as the bot can write in this channel.
    #[must_use]
    pub fn need(&self, channel: ChannelId) -> bool {
        let marks = [Mark::LostChannel, Mark::WaitsForChannel];
        self.channel == channel && marks.iter().any(|mark| self.marks.contains(mark))
    }

    fn set(&mut self, mark: Mark, is_set: bool) {
        if is_set {
            self.marks.insert(mark);
        } else {
            self.marks.remove(&mark);
        }
    }
}
