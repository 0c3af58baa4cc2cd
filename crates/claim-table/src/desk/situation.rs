//! What decides about a message of a match.

use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;

use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::messages::Messages;
use crate::ids::{GuildId, UserId};
use crate::settings::{PersonalSetting, PersonalSettings};
use crate::table::{DealtMatch, EarlyEnd, Player, Stage, Table};
use crate::timestamp::Timestamp;

/// For how long after the end of a match its public message is tried again if the channel is lost
/// or closed to the bot.
const RESULT_RETRY_PERIOD: Duration = Duration::from_hours(24);

/// A message of a match, and all that decides about it.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The state to show.
    pub table: &'a Table,
    /// The match's messages.
    pub messages: &'a Messages,
    /// Which of them it is.
    pub kind: MessageKind,
    /// The settings that were read.
    pub settings: Settings,
    /// Whether the match is played on the public message, because the game has no hands.
    pub is_played_in_public: bool,
    /// Whether several processes may use the store.
    pub is_shared: bool,
    /// The time.
    pub now: Timestamp,
}

/// The settings that were read so far, because a decision depends on them; `None` if they were not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// Those of the message's reader.
    pub reader: Option<PersonalSettings>,
    /// Whether the server wants a thread for each match between people.
    pub wants_threads: Option<bool>,
}

/// Whose settings have to be read, because a decision depends on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsOf {
    /// Those of a person, the message's reader.
    Person(UserId),
    /// Those of a server.
    Server(GuildId),
}

impl<'a> Situation<'a> {
    /// The state of the message, if it was ever stored.
    pub(super) fn state(&self) -> Option<&'a MessageState> {
        self.messages.state(self.kind)
    }

    /// Whether the message exists.
    pub(super) fn is_there(&self) -> bool {
        self.state()
            .is_some_and(|state| state.placement != Placement::None)
    }

    /// The revision of the match that is to be shown.
    pub(super) fn revision(&self) -> i64 {
        self.table.revision().into()
    }

    /// Whether a message shows the current revision.
    pub(super) fn is_up_to_date(&self, state: &MessageState) -> bool {
        state.revision >= self.revision()
    }

    /// Whether the match has ended.
    pub(super) fn is_over(&self) -> bool {
        self.table.dealt().is_some() && self.table.is_over()
    }

    /// Whether this tells the result, in public or to a player without direct messages, of a match that has ended within
    /// [`RESULT_RETRY_PERIOD`].
    pub(super) fn is_new_result(&self) -> bool {
        let ended_at = self.table.dealt().and_then(DealtMatch::last_line_at);
        let is_recent = |at: Timestamp| self.now < at + RESULT_RETRY_PERIOD;
        let tells_result = matches!(self.kind, MessageKind::Public | MessageKind::Mention(_));
        tells_result && self.is_over() && ended_at.is_some_and(is_recent)
    }

    /// Whether this is the public message of a table that waits for players.
    pub(super) fn is_open_table(&self) -> bool {
        self.kind == MessageKind::Public && matches!(self.table.stage(), Stage::Lobby)
    }

    /// Whether the match has ended because a player's time ran out.
    pub(super) fn has_run_out_of_time(&self) -> bool {
        let end = self.table.early_end();
        matches!(end, Some(EarlyEnd::Left(_, LeaveReason::Timeout)))
    }

    /// Whether the match has a single message: the public one of a match against bots, on which all
    /// of it is played.
    pub(super) fn has_one_message(&self) -> bool {
        self.table.is_direct() && self.is_played_in_public
    }

    /// The seat of the player whom the message is for; `None` if it is for everyone.
    pub(super) const fn reader_seat(&self) -> Option<Seat> {
        self.kind.seat()
    }

    /// The player whom the message is for; `None` if it is for everyone, or for a bot.
    pub(super) fn reader(&self) -> Option<&'a Player> {
        self.table.seating().player(self.reader_seat()?)
    }

    /// Whether the player whom the message is for has switched a setting on.
    pub(super) fn reader_has(&self, setting: PersonalSetting) -> Result<bool, SettingsOf> {
        let Some(player) = self.reader() else {
            return Ok(false);
        };
        let settings = self.settings.reader;
        let settings = settings.ok_or(SettingsOf::Person(player.user))?;
        Ok(settings.is_on(setting))
    }

    /// Whether the player whom the message is for does not want to be notified of turns.
    pub(super) fn reader_wants_less(&self) -> Result<bool, SettingsOf> {
        self.reader_has(PersonalSetting::FewerNotifications)
    }

    /// Whether the message is the hand of a player who prefers to look at it privately in the
    /// channel, instead of by direct message. A match in direct messages has no channel.
    pub(super) fn hand_is_in_channel(&self) -> Result<bool, SettingsOf> {
        Ok(matches!(self.kind, MessageKind::Hand(_))
            && !self.table.is_direct()
            && self.reader_has(PersonalSetting::HandInChannel)?)
    }
}
