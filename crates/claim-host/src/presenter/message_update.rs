//! Brings one message of a match up to date: posts, edits, replaces or deletes it.

use std::sync::Arc;
use std::time::Duration;

use claim_rules::cards::Seat;
use claim_screens::Screen;
use claim_store::{MessageKind, MessageState, Placement};
use claim_table::ids::{ChannelId, MessageId};
use claim_table::settings::PersonalSetting;
use claim_table::timestamp::Timestamp;
use claim_table::{DealtMatch, Player, Stage, Table};
use tokio::sync::SemaphorePermit;

use super::hand_copy::HandCopy;
use super::message_slots::OnConflict;
use super::messenger::{DeliveryError, Destination, Messenger};
use super::update_outcome::{EditedMessage, FailedEdit};
use crate::Host;
use crate::matches::registry::Entry;

/// For how long after the end of a match its public message is tried again if the channel is lost or closed to the bot.
const RESULT_RETRY_PERIOD: Duration = Duration::from_hours(24);

/// The update of one message.
pub(crate) struct MessageUpdate<'a, M> {
    /// The host, for its messenger and its database.
    pub(crate) host: &'a Host<M>,
    /// The match to which the message belongs.
    pub(crate) entry: &'a Arc<Entry>,
    /// The state to show. Read after the slot was locked.
    pub(crate) table: &'a Table,
    /// Which of the match's messages it is.
    pub(crate) kind: MessageKind,
    /// Where the message that this one links to was when the update began.
    pub(crate) link: Option<(ChannelId, MessageId)>,
    /// The locked slot of the message.
    pub(crate) slot: &'a mut Option<MessageState>,
    /// The presenter's permit. `None` if the update is made for the response to an interaction, or once the
    /// permit was given up.
    pub(crate) permit: Option<SemaphorePermit<'a>>,
    /// Whether the response to an interaction follows. It may show the other messages, so these are updated
    /// after it.
    pub(crate) is_before_reply: bool,
    /// Whether the message was, or may have been, edited or deleted. If so, it is not known whether an edit
    /// by another process arrived before or after that.
    pub(crate) has_edited: bool,
}

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Brings the message up to date.
    pub(crate) async fn run(&mut self) -> Result<(), DeliveryError> {
        if self.kind == MessageKind::Thread {
            return self.start_thread().await;
        }
        self.delete_superseded().await?;
        let is_told = self.confirm_post().await?;
        let Some(is_wanted) = self.is_wanted().await? else {
            return Ok(());
        };
        // Changing the setting marks the hand as outdated, so the setting matters only for messages that are
        // behind.
        let is_shown = self
            .slot
            .as_ref()
            .is_some_and(|state| self.is_up_to_date(state));
        let hides_hand = !is_shown && self.hand_is_in_channel().await?;
        let is_quiet = !is_shown && self.is_quiet_call().await?;
        let is_news = |state: &_| !is_told && !is_quiet && self.must_notify(state);
        let was_there = self.is_there();
        match self.slot.clone() {
            state if !is_wanted => self.remove(state).await,
            None => self.post(Placement::None).await,
            Some(state) if self.is_static(&state) => self.keep(state).await,
            // The mention in the channel replaces the hand.
            Some(state) if hides_hand && state.message().is_some() => {
                self.post(state.placement).await
            }
            // Each player gets the result as a new message, even if their own response has already shown it.
            Some(state) if self.table.is_over() && is_news(&state) => {
                self.post(state.placement).await
            }
            Some(state) if self.is_up_to_date(&state) => Ok(()),
            Some(state) if is_news(&state) => self.post(state.placement).await,
            Some(state) => self.edit(state).await,
        }?;
        match self.kind {
            MessageKind::Hand(seat) if was_there && !self.is_there() => {
                self.reconsider(MessageKind::Mention(seat)).await
            }
            _ => Ok(()),
        }
    }

    /// Whether the message exists.
    fn is_there(&self) -> bool {
        let mut state = self.slot.iter();
        state.any(|it| it.placement != Placement::None)
    }

    /// Has another message updated again that counts as up to date, because it depends on this one.
    async fn reconsider(&mut self, kind: MessageKind) -> Result<(), DeliveryError> {
        let state = self.entry.message_state(kind);
        if state.is_some_and(|state| self.is_up_to_date(&state)) {
            // The permit is given up first: the other message may be locked for a slow request.
            self.permit = None;
            self.host.mark_outdated(self.entry, kind).await?;
        }
        Ok(())
    }

    /// Whether the message shows the current revision.
    fn is_up_to_date(&self, state: &MessageState) -> bool {
        state.revision >= self.revision()
    }

    /// The revision of the match that is to be shown.
    pub(crate) fn revision(&self) -> i64 {
        self.table.revision().into()
    }

    /// Whether the match has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.table.dealt().is_some() && self.table.is_over()
    }

    /// Whether this is the public message of a match that has ended within [`RESULT_RETRY_PERIOD`].
    fn is_new_result(&self) -> bool {
        let ended_at = self.table.dealt().and_then(DealtMatch::last_line_at);
        let is_recent = |at: Timestamp| self.host.now() < at + RESULT_RETRY_PERIOD;
        self.kind == MessageKind::Public && self.is_over() && ended_at.is_some_and(is_recent)
    }

    /// The seat of the player whom the message is for; `None` if it is for everyone.
    pub(crate) const fn reader_seat(&self) -> Option<Seat> {
        match self.kind {
            MessageKind::Hand(seat) | MessageKind::Mention(seat) | MessageKind::Reminder(seat) => {
                Some(seat)
            }
            MessageKind::Fingerprint | MessageKind::Public | MessageKind::Thread => None,
        }
    }

    /// Whether this is the public message of a table that waits for players.
    fn is_open_table(&self) -> bool {
        self.kind == MessageKind::Public && matches!(self.table.stage(), Stage::Lobby)
    }

    /// The player whom the message is for; `None` if it is for everyone, or for a bot.
    pub(crate) fn reader(&self) -> Option<&Player> {
        self.table.seating().player(self.reader_seat()?)
    }

    /// Whether the player whom the message is for has switched a setting on.
    async fn reader_has(&self, setting: PersonalSetting) -> Result<bool, DeliveryError> {
        let Some(player) = self.reader() else {
            return Ok(false);
        };
        let settings = self.host.known_personal_settings(player.user).await;
        let settings = settings?;
        Ok(settings.is_on(setting))
    }

    /// Whether the player whom the message is for does not want to be notified of turns.
    pub(crate) async fn reader_wants_less(&self) -> Result<bool, DeliveryError> {
        self.reader_has(PersonalSetting::FewerNotifications).await
    }

    /// Whether the message is the hand of a player who prefers to look at it privately in the channel,
    /// instead of by direct message. A match in direct messages has no channel.
    async fn hand_is_in_channel(&self) -> Result<bool, DeliveryError> {
        Ok(matches!(self.kind, MessageKind::Hand(_))
            && !self.table.is_direct()
            && self.reader_has(PersonalSetting::HandInChannel).await?)
    }

    /// Whether the message is never edited: Discord would mark it as edited, and people could not tell what
    /// was changed.
    fn is_static(&self, state: &MessageState) -> bool {
        self.kind == MessageKind::Fingerprint && state.message().is_some()
    }

    /// Posts a new message, which replaces the old one at `old`. The nonce is stored first, so that the
    /// message is found again if the confirmation is lost.
    async fn post(&mut self, old: Placement) -> Result<(), DeliveryError> {
        let screen = self.new_message_screen().await?;
        let before = self.slot.clone();
        let begun = MessageState {
            kind: self.kind,
            placement: old,
            revision: before.as_ref().map_or(0, |before| before.revision),
            posted_at_line: self.table.line_count(),
            posting: Some(self.nonce()),
            superseded: None,
        };
        self.save(begun.clone()).await?;
        let sent = self.send_post(begun, &screen, false).await;
        let is_unconfirmed = self.slot.as_ref().is_some_and(|it| it.posting.is_some());
        if let Err(
            DeliveryError::RateLimited(_)
            | DeliveryError::UnknownEmoji
            | DeliveryError::ChannelInaccessible
            | DeliveryError::ChannelLost,
        ) = sent
            && is_unconfirmed
        {
            // Nothing was posted. (If the slot has no nonce, the post succeeded and only deleting the old
            // message failed.)
            self.entry.set_message_state(self.kind, before.as_ref());
            *self.slot = before;
        }
        sent
    }

    /// Resolves an unconfirmed post by posting again with the same nonce, which finds the message if it
    /// exists. Its content is brought up to date afterwards, as for any other message. The post is silent if
    /// its reader need not be notified any more. Returns whether the reader was notified: later changes are
    /// then shown by edits, so that repeated failures do not produce one message after another.
    async fn confirm_post(&mut self) -> Result<bool, DeliveryError> {
        let begun = self.slot.clone();
        let Some(begun) = begun.filter(|begun| begun.posting.is_some()) else {
            return Ok(false);
        };
        let news = self.table.dealt().map_or(0, |dealt| {
            let news = self.reader_seat().and_then(|seat| dealt.last_news(seat));
            news.unwrap_or_else(|| dealt.turn_start())
        });
        let is_late = begun.posted_at_line < news || self.is_wanted().await? == Some(false);
        let mut screen = self.new_message_screen().await?;
        screen.is_silent |= is_late;
        self.send_post(begun, &screen, true).await?;
        Ok(!is_late)
    }

    /// Where a new message is posted; `None` if there is no reader.
    fn destination(&self) -> Option<Destination> {
        let in_channel = |seat| !self.entry.reaches_directly(self.table, seat);
        Some(match self.kind {
            MessageKind::Public if self.table.is_direct() => {
                Destination::DirectMessage(self.table.settings().host)
            }
            MessageKind::Fingerprint | MessageKind::Public | MessageKind::Thread => {
                Destination::Channel(self.table.settings().channel)
            }
            MessageKind::Mention(_) => Destination::Channel(self.mention_channel()),
            MessageKind::Reminder(seat) if in_channel(seat) => {
                Destination::Channel(self.mention_channel())
            }
            MessageKind::Hand(_) | MessageKind::Reminder(_) => {
                Destination::DirectMessage(self.reader()?.user)
            }
        })
    }

    /// Sends a post whose nonce is stored, and stores where the message is.
    async fn send_post(
        &mut self,
        begun: MessageState,
        screen: &Screen,
        may_exist: bool,
    ) -> Result<(), DeliveryError> {
        let Some(destination) = self.destination() else {
            return Ok(());
        };
        let messenger = &self.host.shared.messenger;
        let is_in_channel = matches!(destination, Destination::Channel(_));
        let nonce = begun.posting.as_deref().unwrap_or_default();
        let posted = if !may_exist && self.hand_is_in_channel().await? {
            Err(DeliveryError::DirectMessagesClosed)
        } else {
            let posted = messenger.post(destination, screen, nonce, may_exist).await;
            let channel = Destination::Channel(self.table.settings().channel);
            match posted {
                // The thread may have been deleted or locked: use the channel.
                Err(
                    DeliveryError::ChannelInaccessible
                    | DeliveryError::ChannelLost
                    | DeliveryError::Refused(_),
                ) if is_in_channel && destination != channel => {
                    messenger.post(channel, screen, nonce, may_exist).await
                }
                posted => posted,
            }
        };
        if let (Err(DeliveryError::NoCommonServer), Some(seat)) = (&posted, self.reader_seat()) {
            self.host.check_membership(self.entry.id, seat).await?;
        }
        let mut shown = self.revision();
        let posted = self.closed_if_refused(posted);
        if is_in_channel && matches!(posted, Err(DeliveryError::ChannelLost)) {
            self.record_lost_channel().await?;
        }
        let placement = match posted {
            Ok((channel, message)) => {
                self.record_restored_channel().await?;
                self.note_post_in_thread(channel).await?;
                // The player opened their hand before it could be posted: that reply becomes a copy.
                if let Placement::EphemeralReply { token, expires_at } = &begun.placement {
                    let copy = HandCopy::new(token, *expires_at, begun.revision);
                    self.entry.set_hand_copy(self.kind, Some(copy));
                }
                if may_exist {
                    shown = begun.revision;
                }
                Placement::Message(channel, message)
            }
            // A table that is not there cannot be joined: it is tried again.
            Err(error @ DeliveryError::ChannelInaccessible) if self.is_open_table() => {
                return Err(error);
            }
            Err(error @ (DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost))
                if self.is_new_result() =>
            {
                return Err(error);
            }
            Err(
                DeliveryError::DirectMessagesClosed
                | DeliveryError::ChannelInaccessible
                | DeliveryError::ChannelLost
                | DeliveryError::MessageNotFound,
            ) => {
                self.end_series().await?;
                // The player may instead have an ephemeral reply open, which can be edited.
                match &begun.placement {
                    Placement::EphemeralReply { token, expires_at } => {
                        self.edit_reply(token, *expires_at).await?
                    }
                    _ => Placement::None,
                }
            }
            Err(error) => {
                if matches!(error, DeliveryError::Other(_)) && self.host.worker().is_some() {
                    self.keep_nonce(&begun).await;
                }
                return Err(error);
            }
        };
        // If the nonce has found the old message itself, nothing is left to delete.
        let superseded = begun.message();
        let nonce = begun.posting.clone();
        // A call that was refused has not been read.
        let is_refused_call =
            matches!(self.kind, MessageKind::Mention(_)) && placement == Placement::None;
        let posted = MessageState {
            placement,
            posting: None,
            posted_at_line: if is_refused_call {
                0
            } else {
                begun.posted_at_line
            },
            ..begun
        };
        if self.kind == MessageKind::Public && posted.message() != superseded {
            self.mark_links_outdated().await?;
        }
        let superseded = superseded.filter(|old| posted.message() != Some(*old));
        let placed = posted.message();
        let stored = self.store_replacement(posted, superseded, shown).await;
        if stored.is_err() {
            self.delete_late_post(placed, nonce).await?;
        }
        // Also after an error, because the message may be stored even so.
        let compared = self.compare_links().await;
        stored.and(compared)
    }

    /// Leaves the message unchanged. That it is up to date is stored only when the match is over, so that no
    /// play has to write it.
    async fn keep(&mut self, state: MessageState) -> Result<(), DeliveryError> {
        let revision = self.revision();
        if !self.table.is_over() || state.revision >= revision {
            return Ok(());
        }
        self.save(MessageState { revision, ..state }).await
    }

    /// Edits the message where it is. If that fails: see [`FailedEdit`].
    async fn edit(&mut self, state: MessageState) -> Result<(), DeliveryError> {
        let messenger = &self.host.shared.messenger;
        let placement = match &state.placement {
            Placement::Message(channel, message) => {
                let screen = self.message_screen().await?;
                self.has_edited = true;
                let edited = messenger.edit(*channel, *message, &screen).await;
                let edited = self.closed_if_refused(edited);
                // A player who could not be mentioned is mentioned once the channel is back.
                let needs_channel =
                    matches!(self.kind, MessageKind::Public | MessageKind::Mention(_))
                        && *channel == self.table.settings().channel;
                if needs_channel && matches!(edited, Err(DeliveryError::ChannelLost)) {
                    self.record_lost_channel().await?;
                }
                match edited {
                    Ok(()) => self.record_restored_channel().await?,
                    Err(error) => match self.after_failed_edit(&error, *channel) {
                        FailedEdit::Retried => return Err(error),
                        FailedEdit::Kept => self.end_series().await?,
                        FailedEdit::GivenUp => return self.give_up(state).await,
                        FailedEdit::Replaced => return self.post(state.placement).await,
                        FailedEdit::PostedAgain => return self.post(Placement::None).await,
                    },
                }
                state.placement.clone()
            }
            Placement::EphemeralReply { token, expires_at } => {
                self.edit_reply(token, *expires_at).await?
            }
            // A hand that could not be sent is posted again when the player's next turn starts. Until then
            // the player can ask for it.
            Placement::None
                if matches!(self.kind, MessageKind::Hand(_) | MessageKind::Reminder(_)) =>
            {
                Placement::None
            }
            Placement::None => return self.post(Placement::None).await,
        };
        self.save(MessageState {
            placement,
            revision: self.revision(),
            ..state
        })
        .await
    }

    fn after_failed_edit(&self, error: &DeliveryError, channel: ChannelId) -> FailedEdit {
        let message = EditedMessage {
            kind: self.kind,
            is_in_direct_match: self.table.is_direct(),
            is_in_channel_of_match: channel == self.table.settings().channel,
            is_new_result: self.is_new_result(),
        };
        message.after_failed_edit(error)
    }

    /// Brings the copy of the hand up to date, if there is one. A copy that cannot be edited any more is forgotten; if
    /// only this edit has failed, the next change of the match tries it again.
    pub(crate) async fn update_copy(&self) -> Result<(), DeliveryError> {
        let (entry, kind) = (self.entry, self.kind);
        let Some(copy) = entry.hand_copy(kind) else {
            return Ok(());
        };
        if copy.expires_at <= self.host.now() {
            entry.set_hand_copy(kind, None);
            return Ok(());
        }
        // The response to an interaction may be about to show the copy.
        if self.is_before_reply || copy.revision >= self.revision() {
            return Ok(());
        }
        let screen = self.host.screen_for(entry, self.table, kind).await?;
        match self
            .host
            .shared
            .messenger
            .edit_reply(&copy.token, &screen)
            .await
        {
            Ok(()) => {
                let revision = self.revision();
                entry.set_hand_copy(kind, Some(HandCopy { revision, ..copy }));
            }
            Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) => {
                tracing::debug!(id = %entry.id, %error, "could not update the copy of a hand");
            }
            Err(_) => entry.set_hand_copy(kind, None),
        }
        Ok(())
    }

    /// Edits an ephemeral reply, unless its token has expired. Returns the new placement.
    async fn edit_reply(
        &mut self,
        token: &str,
        expires_at: Timestamp,
    ) -> Result<Placement, DeliveryError> {
        if expires_at <= self.host.now() {
            return Ok(Placement::None);
        }
        let screen = self
            .host
            .screen_for(self.entry, self.table, self.kind)
            .await?;
        self.has_edited = true;
        match self.host.shared.messenger.edit_reply(token, &screen).await {
            Ok(()) => Ok(Placement::EphemeralReply {
                token: token.to_owned(),
                expires_at,
            }),
            Err(
                error @ (DeliveryError::RateLimited(_)
                | DeliveryError::UnknownEmoji
                | DeliveryError::Refused(_)
                | DeliveryError::Other(_)),
            ) => Err(error),
            Err(_) => Ok(Placement::None),
        }
    }

    /// Maps every permanent refusal of a direct message to [`DeliveryError::DirectMessagesClosed`], so that
    /// the player is called in the channel instead. Discord has many reasons to refuse direct messages, and
    /// adds new ones.
    pub(crate) fn closed_if_refused<T>(
        &self,
        done: Result<T, DeliveryError>,
    ) -> Result<T, DeliveryError> {
        match done {
            Err(DeliveryError::NoCommonServer) => Err(DeliveryError::DirectMessagesClosed),
            Err(DeliveryError::Refused(reason))
                if matches!(self.kind, MessageKind::Hand(_) | MessageKind::Reminder(_))
                    || self.table.is_direct() =>
            {
                tracing::debug!(%reason, "a direct message was refused");
                Err(DeliveryError::DirectMessagesClosed)
            }
            // The lobby shows the fingerprint instead.
            Err(DeliveryError::Refused(_)) if self.kind == MessageKind::Fingerprint => {
                Err(DeliveryError::ChannelInaccessible)
            }
            done => done,
        }
    }

    pub(crate) async fn save(&mut self, state: MessageState) -> Result<(), DeliveryError> {
        let on_conflict = if self.has_edited {
            OnConflict::MarkOutdated
        } else {
            OnConflict::Keep
        };
        let saved = self
            .host
            .save_slot(self.entry, self.slot, state, on_conflict)
            .await;
        Ok(saved?)
    }

    /// The nonce of a new post, at most 25 characters. It identifies what is posted by the low bits of the
    /// revision and, because a deleted message is posted again at the same revision, of the id of the message
    /// that is replaced.
    fn nonce(&self) -> String {
        /// How many bits of a message id are below its time in milliseconds.
        const MESSAGE_ID_TIME_SHIFT: u32 = 22;
        /// The bits that are used of a message id: its last hours, mixed with what distinguishes messages of
        /// the same millisecond.
        const MESSAGE_ID_MASK: u64 = (1 << 24) - 1;
        /// No match changes that often within the minutes for which Discord remembers nonces.
        const REVISION_MASK: u32 = (1 << 16) - 1;
        let (kind, seat) = match self.kind {
            MessageKind::Fingerprint => ("f", None),
            MessageKind::Public => ("t", None),
            MessageKind::Thread => ("d", None),
            MessageKind::Hand(seat) => ("h", Some(seat)),
            MessageKind::Mention(seat) => ("c", Some(seat)),
            MessageKind::Reminder(seat) => ("r", Some(seat)),
        };
        let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
        let (id, revision) = (self.table.id(), self.table.revision() & REVISION_MASK);
        let replaced = self.slot.as_ref().and_then(MessageState::message);
        let replaced = replaced.map(|(_, MessageId(message))| {
            let mixed = message ^ (message >> MESSAGE_ID_TIME_SHIFT);
            format!("{:x}", mixed & MESSAGE_ID_MASK)
        });
        // Empty for a first message: any number could be that of a message.
        let replaced = replaced.unwrap_or_default();
        format!("{id}-{kind}{seat}-{revision:x}-{replaced}")
    }

    /// The screen of a new message: silent if it says no more than that it is the turn of a player who does not want to
    /// be notified of that.
    async fn new_message_screen(&self) -> Result<Screen, DeliveryError> {
        let mut screen = self.message_screen().await?;
        let is_turn = match self.kind {
            MessageKind::Hand(seat) => !self.is_over() && !self.is_newly_addressed(seat),
            _ => false,
        };
        screen.is_silent |= is_turn && self.reader_wants_less().await?;
        Ok(screen)
    }

    async fn message_screen(&self) -> Result<Screen, DeliveryError> {
        let screen = self
            .host
            .message_screen(self.entry, self.table, self.kind)
            .await;
        Ok(screen?)
    }
}
