//! Matches that have lost their channel: until it is back, they are played in direct messages, or
//! paused if a player has none. If the result cannot be shown, the series ends.
//!
//! A match has lost its channel if its public message cannot be edited or posted because Discord
//! knows no such channel or server, or does not let the bot see it
//! ([`Failure::ChannelLost`](super::Failure::ChannelLost)). A missing permission to write does not
//! count once the match has begun. If all players have direct messages, they play on there.
//! Otherwise `Command::RecordLostChannel` pauses the clock, and any player can resume.
//!
//! Meanwhile the public message is out of date, and the presenter tries to update it with every
//! change, every ten minutes, and at each start. When that succeeds,
//! `Command::RecordRestoredChannel` resumes the match. A lobby's public message is tried in the
//! same way until the lobby expires, that of an ended match for one day.

use super::aftermath::Note;
use super::message_kind::MessageKind;
use super::situation::Situation;

impl Situation<'_> {
    /// What the match has to learn when the message cannot reach its channel: that it has lost it.
    /// A running match pauses if a player has no direct messages, or has none any more.
    pub(super) fn lost_channel(&self) -> Option<Note> {
        let mut active = self.table.active_seats();
        let pauses = active.any(|seat| !self.messages.has_direct_message(seat));
        let is_news =
            self.table.channel_lost_at().is_none() || pauses && self.table.can_pause_for_channel();
        let is_noted = self.needs_channel() && self.table.running().is_some() && is_news;
        is_noted.then_some(Note::LostChannel { pauses })
    }

    /// Whether the message is tried again until its lost channel is back: the public message of a
    /// match that goes on. Messages for players are not retried: what they miss is posted when the
    /// channel is back. A match on hold is not retried, either, until a player continues it.
    pub(super) fn awaits_lost_channel(&self) -> bool {
        self.needs_channel() && self.kind == MessageKind::Public
    }

    /// Whether the match can go on only in its channel.
    fn needs_channel(&self) -> bool {
        !(self.table.is_over() || self.table.is_direct() || self.table.is_on_hold())
    }

    /// The match resumes if it had lost its channel: its public message has just reached it.
    pub(super) fn restored_channel(&self) -> Option<Note> {
        let is_back = self.kind == MessageKind::Public && self.table.channel_lost_at().is_some();
        is_back.then_some(Note::RestoredChannel)
    }

    /// The series of a match ends whose result cannot be shown in its channel: the next match could
    /// not be played there, either.
    pub(super) fn ended_series(&self) -> Option<Note> {
        let may_end = self.kind == MessageKind::Public && self.table.next_of_series().is_some();
        may_end.then_some(Note::EndSeries)
    }
}
