//! Which messages of a match should exist, and of which changes their readers have to be notified.
//!
//! The message with the fingerprint comes before the others: it is posted silently, and the public
//! message waits until it is stored. It is never edited, because Discord would mark it as edited,
//! and an edit could have changed anything. If Discord refuses it for good, the lobby shows the
//! fingerprint instead. Matches against bots that start at once, and tutorials, have no such
//! message.
//!
//! A match without a server (`Table::is_direct`) has a single message, the hand or, in games
//! without hands, the public one. It is edited, and replaced only when the player's time has run
//! out.

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_store::{MessageKind, MessageState, Placement};
use claim_table::{EarlyEnd, Stage};

use super::message_update::MessageUpdate;
use super::messenger::{DeliveryError, Messenger};

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Whether the message should exist at all; `None` if that is not yet known.
    pub(crate) async fn is_wanted(&self) -> Result<Option<bool>, DeliveryError> {
        let is_wanted = self.is_wanted_if(true);
        // Skip reading the setting if it makes no difference, as for most players.
        if is_wanted == self.is_wanted_if(false) {
            return Ok(is_wanted);
        }
        let is_addressed = self
            .reader_seat()
            .is_some_and(|seat| self.is_addressed(seat));
        let may_mention = self.is_over() || is_addressed || !self.reader_wants_less().await?;
        Ok(self.is_wanted_if(may_mention))
    }

    /// As [`Self::is_wanted`]. `may_mention` tells whether the player may be mentioned in the channel.
    fn is_wanted_if(&self, may_mention: bool) -> Option<bool> {
        let seating = self.table.seating();
        match self.kind {
            MessageKind::Fingerprint => Some(self.needs_fingerprint()),
            // A thread is not a message: see `start_thread`.
            MessageKind::Thread => None,
            // The public message waits until the fingerprint was posted, or could not be, so that no player
            // joins before.
            MessageKind::Public if self.table.is_direct() => Some(self.is_played_in_public()),
            MessageKind::Public => {
                let fingerprint = self.entry.message_state(MessageKind::Fingerprint);
                let is_settled = fingerprint.is_some_and(|it| it.posting.is_none());
                (is_settled || !self.needs_fingerprint()).then_some(true)
            }
            // A player who has left the match is not called to play, and one who has left the server cannot read
            // the channel.
            MessageKind::Hand(seat) | MessageKind::Mention(seat) if !seating.has_reader(seat) => {
                Some(false)
            }
            MessageKind::Mention(seat) if self.table.has_left_server(seat) => Some(false),
            // Such a match has no separate hand, except for a reply that the player has asked for.
            MessageKind::Hand(_) if self.has_one_message() => {
                let is_open =
                    |state: &MessageState| state.message().is_none() && self.is_watched(state);
                Some(self.slot.as_ref().is_some_and(is_open))
            }
            MessageKind::Hand(_) => Some(self.table.dealt().is_some()),
            MessageKind::Reminder(seat) => {
                Some(self.table.to_act() == Some(seat) && self.table.is_reminded())
            }
            MessageKind::Mention(_) if self.table.is_direct() || self.has_one_message() => {
                Some(false)
            }
            MessageKind::Mention(_) if !may_mention => Some(false),
            MessageKind::Mention(seat) if !self.is_over() && !self.is_mention_due(seat) => {
                Some(false)
            }
            MessageKind::Mention(seat) => {
                // The player is mentioned only if their hand could not be sent. If the table has
                // changed since the hand was updated, the next pass updates the hand first.
                let hand = self.entry.message_state(MessageKind::Hand(seat))?;
                (hand.revision >= self.revision())
                    .then(|| hand.message().is_none() && !self.is_seen(seat, &hand))
            }
        }
    }

    /// Whether the message with the fingerprint should exist. It is posted before the public message or not
    /// at all, and deleted if no match took place.
    fn needs_fingerprint(&self) -> bool {
        let exists = |kind| self.entry.message(kind).is_some();
        match self.table.stage() {
            Stage::Lobby => exists(MessageKind::Fingerprint) || !exists(MessageKind::Public),
            Stage::Dealt(_) => exists(MessageKind::Fingerprint),
            Stage::Cancelled | Stage::Expired => false,
        }
    }

    /// Whether to mention a player without direct messages, unless they see it anyway: because it is their turn; because
    /// they are asked for an answer; because their time runs again; or because a bot plays for them, since their time ran
    /// out.
    fn is_mention_due(&self, seat: Seat) -> bool {
        if let Some(reason) = self.table.leave_reason(seat) {
            return reason == LeaveReason::Timeout;
        }
        let dealt = self.table.running();
        let dealt = dealt.filter(|dealt| dealt.to_act() == Some(seat));
        // The mention of this turn was deleted when the match was paused.
        let was_called = |turn_start| {
            let slot = self.slot.as_ref();
            slot.is_some_and(|state| state.is_deleted() && state.posted_at_line >= turn_start)
        };
        let is_turn =
            !self.table.is_paused() && dealt.is_some_and(|dealt| !was_called(dealt.turn_start()));
        is_turn || self.is_call_due(seat)
    }

    /// Whether to mention a player for another reason than their turn: they are asked for an answer, or their time runs
    /// again. A request that is repeated after a withdrawal does not notify again.
    fn is_call_due(&self, seat: Seat) -> bool {
        let is_new = |at: u32| {
            self.slot.as_ref().is_none_or(|state| {
                let is_called = state.message().is_some() || state.posting.is_some();
                is_called || state.shown_revision() < i64::from(at)
            })
        };
        self.called_at(seat).is_some_and(is_new)
    }

    /// Whether a player without direct messages sees what the mention would tell them: they are looking at their hand, or
    /// have just acted and have nothing else to hear of than that it is their turn again. A player who has just acted still
    /// looks at their hand or, in games that are played there, at the public message; so this holds only as long as that
    /// is there.
    fn is_seen(&self, seat: Seat, hand: &MessageState) -> bool {
        let is_there = hand.placement != Placement::None
            || self.is_played_in_public() && self.entry.message(MessageKind::Public).is_some();
        let dealt = self.table.running();
        let has_just_acted = dealt
            .is_some_and(|dealt| dealt.follows_own_action() && dealt.leave_reason(seat).is_none());
        self.is_watched(hand) || has_just_acted && is_there && !self.is_call_due(seat)
    }

    /// Whether the player has to be notified, which takes a new message: edits do not notify.
    pub(crate) fn must_notify(&self, state: &MessageState) -> bool {
        let Some(dealt) = self.table.dealt() else {
            return false;
        };
        match self.kind {
            MessageKind::Public if self.has_one_message() => {
                self.has_run_out_of_time() && state.posted_at_line < dealt.line_count()
            }
            MessageKind::Fingerprint | MessageKind::Public | MessageKind::Thread => false,
            MessageKind::Hand(seat) => {
                let news = dealt.last_news(seat);
                let lost_at = self.table.channel_lost_at();
                let lost_at = lost_at.filter(|_| self.table.is_paused());
                let changed_at = self.called_at(seat).max(lost_at);
                let is_news = news.is_some_and(|line| state.posted_at_line < line)
                    || changed_at.is_some_and(|at| state.shown_revision() < i64::from(at));
                is_news && !self.is_watched(state)
            }
            MessageKind::Mention(seat) => {
                let news = dealt.last_news(seat);
                let called_at = self.called_at(seat);
                news.is_some_and(|line| state.posted_at_line < line)
                    || called_at.is_some_and(|at| state.shown_revision() < i64::from(at))
            }
            MessageKind::Reminder(_) => state.posted_at_line < dealt.turn_start(),
        }
    }

    /// The revision at which a player was last asked for an answer, or heard that their time runs again after a pause.
    fn called_at(&self, seat: Seat) -> Option<u32> {
        let resumed_at = self.table.resumed_at(seat);
        self.table.asked_at(seat).max(resumed_at)
    }

    /// Whether the player has to hear of something else than that it is their turn: that they are asked for an answer, or
    /// that a bot plays for them since their time ran out.
    pub(crate) fn is_addressed(&self, seat: Seat) -> bool {
        let reason = self.table.leave_reason(seat);
        self.table.asked_at(seat).is_some() || reason == Some(LeaveReason::Timeout)
    }

    /// As [`Self::is_addressed`], but only if the message does not show it yet: a request can stay open for many turns.
    pub(crate) fn is_newly_addressed(&self, seat: Seat) -> bool {
        let is_new = |at| {
            let shown = self.slot.as_ref().map(MessageState::shown_revision);
            shown.is_none_or(|shown| shown < i64::from(at))
        };
        let reason = self.table.leave_reason(seat);
        self.table.asked_at(seat).is_some_and(is_new) || reason == Some(LeaveReason::Timeout)
    }

    /// Whether the message calls a player to their turn who does not want to be notified of turns, and who has nothing
    /// else to hear of: an edit is enough.
    pub(crate) async fn is_quiet_call(&self) -> Result<bool, DeliveryError> {
        match self.kind {
            MessageKind::Mention(seat) if !self.is_over() && !self.is_newly_addressed(seat) => {
                self.reader_wants_less().await
            }
            _ => Ok(false),
        }
    }

    /// Whether the player is looking at the message, so that an edit is enough. That is so in tutorials and
    /// in direct matches, in which bots answer at once, as long as the message can be edited, and the player's time has
    /// not run out.
    fn is_watched(&self, state: &MessageState) -> bool {
        (self.table.settings().is_tutorial || self.table.is_direct())
            && match state.placement {
                Placement::Message(..) => !self.has_run_out_of_time(),
                Placement::EphemeralReply { expires_at, .. } => expires_at > self.host.now(),
                Placement::None => false,
            }
    }

    /// Whether the match has ended because a player's time ran out.
    fn has_run_out_of_time(&self) -> bool {
        let end = self.table.early_end();
        matches!(end, Some(EarlyEnd::Left(_, LeaveReason::Timeout)))
    }

    /// Whether the game is played on the public message.
    fn is_played_in_public(&self) -> bool {
        claim_screens::is_played_in_public(self.table.game())
    }

    /// Whether the match has a single message: the public one of a match against bots, on which all of it is
    /// played.
    fn has_one_message(&self) -> bool {
        let is_alone = self.table.is_direct() || self.table.settings().is_tutorial;
        is_alone && self.is_played_in_public()
    }
}
