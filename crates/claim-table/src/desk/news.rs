//! Of which changes the readers of a match's messages have to be notified, which takes a new
//! message: edits do not notify.

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;

use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::situation::{SettingsOf, Situation};

impl Situation<'_> {
    /// Whether the player has to be notified of something that this state of the message has not
    /// told them.
    pub(super) fn must_notify(&self, state: &MessageState) -> bool {
        let Some(dealt) = self.table.dealt() else {
            return false;
        };
        match self.kind {
            MessageKind::Public if self.has_one_message() => {
                self.has_run_out_of_time() && state.posted_at_line < dealt.line_count()
            }
            MessageKind::Fingerprint
            | MessageKind::Result
            | MessageKind::Public
            | MessageKind::Thread
            | MessageKind::Moves
            | MessageKind::ThreadResult => false,
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

    /// Whether a new message of this kind notifies its reader, unless it is silent.
    pub(super) fn may_notify(&self) -> bool {
        match self.kind {
            MessageKind::Fingerprint
            | MessageKind::Result
            | MessageKind::Thread
            | MessageKind::Moves
            | MessageKind::ThreadResult => false,
            MessageKind::Public => self.has_one_message() && self.has_run_out_of_time(),
            MessageKind::Hand(_) | MessageKind::Mention(_) | MessageKind::Reminder(_) => true,
        }
    }

    /// Whether a post that was begun in this state, and is sent again now, comes too late to notify
    /// its reader: something has happened since, or the message is not wanted any more.
    pub(super) fn is_late(&self, begun: &MessageState) -> Result<bool, SettingsOf> {
        let news = self.table.dealt().map_or(0, |dealt| {
            let news = self.reader_seat().and_then(|seat| dealt.last_news(seat));
            news.unwrap_or_else(|| dealt.turn_start())
        });
        Ok(begun.posted_at_line < news || self.is_wanted()? == Some(false))
    }

    /// The revision at which a player was last asked for an answer, heard that their time runs
    /// again after a pause, or that the match was voided.
    pub(super) fn called_at(&self, seat: Seat) -> Option<u32> {
        let resumed_at = self.table.resumed_at(seat);
        let called_at = self.table.asked_at(seat).max(resumed_at);
        called_at.max(self.table.voided_at())
    }

    /// Whether the player has to hear of something else than that it is their turn: that they are
    /// asked for an answer, or that a bot plays for them since their time ran out.
    pub(super) fn is_addressed(&self, seat: Seat) -> bool {
        let reason = self.table.leave_reason(seat);
        self.table.asked_at(seat).is_some() || reason == Some(LeaveReason::Timeout)
    }

    /// As [`Self::is_addressed`], but only if the message does not show it yet: a request can stay
    /// open for many turns.
    fn is_newly_addressed(&self, seat: Seat) -> bool {
        let is_new = |at| {
            let shown = self.state().map(MessageState::shown_revision);
            shown.is_none_or(|shown| shown < i64::from(at))
        };
        let reason = self.table.leave_reason(seat);
        self.table.asked_at(seat).is_some_and(is_new) || reason == Some(LeaveReason::Timeout)
    }

    /// Whether the message calls a player to their turn who does not want to be notified of turns,
    /// and who has nothing else to hear of: an edit is enough.
    pub(super) fn is_quiet_call(&self) -> Result<bool, SettingsOf> {
        match self.kind {
            MessageKind::Mention(seat) if !self.is_over() && !self.is_newly_addressed(seat) => {
                self.reader_wants_less()
            }
            _ => Ok(false),
        }
    }

    /// Whether a new message says no more than that it is the turn of a player who does not want to
    /// be notified of that.
    pub(super) fn is_quiet_hand(&self) -> Result<bool, SettingsOf> {
        match self.kind {
            MessageKind::Hand(seat) if !self.is_over() && !self.is_newly_addressed(seat) => {
                self.reader_wants_less()
            }
            _ => Ok(false),
        }
    }

    /// Whether the player is looking at the message, so that an edit is enough. That is so in
    /// direct matches, such as tutorials, in which bots answer at once, as long as the message can be
    /// edited, and the player's time has not run out.
    pub(super) fn is_watched(&self, state: &MessageState) -> bool {
        self.table.is_direct()
            && match state.placement {
                Placement::Message(..) => !self.has_run_out_of_time(),
                Placement::EphemeralReply { expires_at, .. } => expires_at > self.now,
                Placement::None => false,
            }
    }
}
