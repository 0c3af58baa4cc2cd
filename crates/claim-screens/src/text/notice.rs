//! Short private answers: what was done, or why it was refused. Each is a message of the catalogs, which is named where the
//! answer is given.

use crate::i18n::Translate;
use claim_ai::Character;
use claim_rules::{IllegalAction, PublicView};
use claim_table::ids::ChannelId;
use claim_table::locale::Locale;

use super::words;
use crate::described_bot;
use crate::games::contract;
use crate::i18n::Message;
use crate::i18n::keys::notices as keys;
use crate::screen::model::{Screen, Tone};
use crate::screen::starts::{self, Start};

/// A short private answer. A message alone says why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    message: Message,
    tone: Tone,
    starts: &'static [Start],
}

impl Notice {
    /// The answer that something was done.
    #[must_use]
    pub const fn done(message: Message) -> Self {
        Self {
            message,
            tone: Tone::Good,
            starts: &[],
        }
    }

    /// The same with buttons for these ways to begin.
    #[must_use]
    pub fn with_starts(self, starts: &'static [Start]) -> Self {
        Self { starts, ..self }
    }

    /// What it says.
    #[must_use]
    pub const fn message(&self) -> &Message {
        &self.message
    }
}

impl From<Message> for Notice {
    fn from(message: Message) -> Self {
        Self {
            message,
            tone: Tone::Bad,
            starts: &[],
        }
    }
}

/// A Discord permission that the bot needs in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// See the channel.
    ViewChannel,
    /// Join a voice channel, and see its chat.
    Connect,
    /// Write messages.
    SendMessages,
    /// Start public threads.
    CreatePublicThreads,
    /// Write messages in threads.
    SendMessagesInThreads,
    /// Attach files.
    AttachFiles,
    /// Read the message history.
    ReadMessageHistory,
}

/// A notice as a screen.
#[must_use]
pub fn notice(locale: Locale, notice: impl Into<Notice>) -> Screen {
    let Notice {
        message,
        tone,
        starts,
    } = notice.into();
    Screen::default()
        .line(&locale.say(&message))
        .buttons(&starts::buttons(locale, starts))
        .with_tone(tone)
}

/// Why the rules refused an action, as plain text. `view` is the current state of the match.
#[must_use]
pub fn refusal_text(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
    let text = contract::refusal(locale, view, why);
    text.unwrap_or_else(|| locale.say(&keys::unknown_action()))
}

/// The names of bots with their levels.
#[must_use]
pub fn bot_list(locale: Locale, bots: &[Character]) -> String {
    let names = bots
        .iter()
        .map(|&bot| described_bot(locale, bot).name.plain());
    words::list(locale, names)
}

/// The names of permissions, as Discord calls them.
#[must_use]
pub fn permission_list(locale: Locale, permissions: &[Permission]) -> String {
    let names = permissions.iter().map(|it| locale.say(&it.message()));
    words::list(locale, names)
}

/// A channel as a link to it.
#[must_use]
pub fn channel_mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

impl Permission {
    fn message(self) -> Message {
        match self {
            Self::ViewChannel => keys::permission_view_channel(),
            Self::Connect => keys::permission_connect(),
            Self::SendMessages => keys::permission_send_messages(),
            Self::CreatePublicThreads => keys::permission_create_public_threads(),
            Self::SendMessagesInThreads => keys::permission_send_messages_in_threads(),
            Self::AttachFiles => keys::permission_attach_files(),
            Self::ReadMessageHistory => keys::permission_read_message_history(),
        }
    }
}
