//! Which messages of a match should exist.
//!
//! The message with the fingerprint comes before the others: it is posted silently, and the public
//! message waits until it is stored. It is never edited, because Discord would mark it as edited,
//! and an edit could have changed anything. If it invites people who decline, it is replaced before
//! others join. If Discord refuses it for good, the lobby shows the
//! fingerprint instead. Matches against bots that start at once, and tutorials, have no such
//! message.
//!
//! A match without a server (`Table::is_direct`) has a single message, the hand or, in games
//! without hands, the public one. It is edited, and replaced only when the player's time has run
//! out.

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;

use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::situation::{SettingsOf, Situation};
use crate::table::Stage;

/// The revision of a table that has just been opened, and invites people.
const FIRST_REVISION: i64 = 1;

impl Situation<'_> {
    /// Whether the message should exist at all; `None` if that is not yet known.
    pub(super) fn is_wanted(&self) -> Result<Option<bool>, SettingsOf> {
        let is_wanted = self.is_wanted_if(true);
        // Skip reading the setting if it makes no difference, as for most players.
        if is_wanted == self.is_wanted_if(false) {
            return Ok(is_wanted);
        }
        let is_addressed = self
            .reader_seat()
            .is_some_and(|seat| self.is_addressed(seat));
        let may_mention = self.is_over() || is_addressed || !self.reader_wants_less()?;
        Ok(self.is_wanted_if(may_mention))
    }

    /// As [`Self::is_wanted`]. `may_mention` tells whether the player may be mentioned in the
    /// channel.
    fn is_wanted_if(&self, may_mention: bool) -> Option<bool> {
        let seating = self.table.seating();
        match self.kind {
            MessageKind::Fingerprint => Some(self.needs_fingerprint()),
            // A thread is not a message: see `thread.rs`.
            MessageKind::Thread => None,
            MessageKind::Moves => Some(self.has_thread() && !self.table.is_on_hidden_board()),
            MessageKind::ThreadResult => Some(self.has_thread() && self.is_over()),
            MessageKind::Result => Some(self.state().is_some_and(MessageState::is_separate_result)),
            MessageKind::Public if self.table.is_direct() => Some(self.is_played_in_public),
            // The public message waits until the fingerprint was posted, or could not be, so that
            // no player joins before.
            MessageKind::Public => {
                let fingerprint = self.messages.state(MessageKind::Fingerprint);
                let is_settled = fingerprint.is_some_and(|it| it.posting.is_none());
                let is_proven = is_settled || !self.needs_fingerprint();
                (is_proven && self.is_result_settled()).then_some(true)
            }
            // A player who has left the match is not called to play, and one who has left the
            // server cannot read the channel.
            MessageKind::Hand(seat) | MessageKind::Mention(seat) if !seating.has_reader(seat) => {
                Some(false)
            }
            MessageKind::Mention(seat) if self.table.has_left_server(seat) => Some(false),
            // Such a match has no separate hand, except for a reply that the player has asked for.
            MessageKind::Hand(_) if self.has_one_message() => {
                let is_open =
                    |state: &MessageState| state.message().is_none() && self.is_watched(state);
                Some(self.state().is_some_and(is_open))
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
                let hand = self.messages.state(MessageKind::Hand(seat))?;
                self.is_up_to_date(hand)
                    .then(|| hand.message().is_none() && !self.is_seen(seat, hand))
            }
        }
    }

    /// Whether the message with the fingerprint should exist. It is posted before the public
    /// message or not at all, and deleted if no match took place.
    fn needs_fingerprint(&self) -> bool {
        let exists = |kind| self.messages.message(kind).is_some();
        match self.table.stage() {
            Stage::Lobby => exists(MessageKind::Fingerprint) || !exists(MessageKind::Public),
            Stage::Dealt(_) => exists(MessageKind::Fingerprint),
            Stage::Cancelled | Stage::Expired => false,
        }
    }

    /// Whether the message with the fingerprint invites people who have all declined. As long as
    /// only the host has a seat, it is replaced by one that invites no one, so that the
    /// fingerprint is still on a message that was never edited.
    pub(super) fn is_declined_invitation(&self, state: &MessageState) -> bool {
        let mut declined = self.table.declined();
        self.kind == MessageKind::Fingerprint
            && matches!(self.table.stage(), Stage::Lobby)
            && state.message().is_some()
            && state.shown_revision() == FIRST_REVISION
            && declined.next().is_some()
            && self.table.awaited().next().is_none()
            && self.table.seating().players().count() == 1
    }

    /// Whether to mention a player without direct messages, unless they see it anyway: because it
    /// is their turn; because they are asked for an answer; because their time runs again; or
    /// because a bot plays for them, since their time ran out.
    fn is_mention_due(&self, seat: Seat) -> bool {
        if let Some(reason) = self.table.leave_reason(seat) {
            return reason == LeaveReason::Timeout;
        }
        let dealt = self.table.running();
        let dealt = dealt.filter(|dealt| dealt.to_act() == Some(seat));
        // The mention of this turn was deleted when the match was paused.
        let was_called = |turn_start| {
            self.state()
                .is_some_and(|state| state.is_deleted() && state.posted_at_line >= turn_start)
        };
        let is_turn =
            !self.table.is_paused() && dealt.is_some_and(|dealt| !was_called(dealt.turn_start()));
        is_turn || self.is_call_due(seat)
    }

    /// Whether to mention a player for another reason than their turn: they are asked for an
    /// answer, or their time runs again. A request that is repeated after a withdrawal does not
    /// notify again.
    fn is_call_due(&self, seat: Seat) -> bool {
        let is_new = |at: u32| {
            self.state().is_none_or(|state| {
                let is_called = state.message().is_some() || state.posting.is_some();
                is_called || state.shown_revision() < i64::from(at)
            })
        };
        self.called_at(seat).is_some_and(is_new)
    }

    /// Whether a player without direct messages sees what the mention would tell them: they are
    /// looking at their hand, or have just acted and have nothing else to hear of than that it is
    /// their turn again. A player who has just acted still looks at their hand or, in games that
    /// are played there, at the public message; so this holds only as long as that is there.
    fn is_seen(&self, seat: Seat, hand: &MessageState) -> bool {
        let is_there = hand.placement != Placement::None
            || self.is_played_in_public && self.messages.message(MessageKind::Public).is_some();
        let dealt = self.table.running();
        let has_just_acted = dealt
            .is_some_and(|dealt| dealt.follows_own_action() && dealt.leave_reason(seat).is_none());
        self.is_watched(hand) || has_just_acted && is_there && !self.is_call_due(seat)
    }
}
