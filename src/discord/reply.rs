//! What an interaction is answered with: a screen and where it goes, or an error.

use crate::host::{CommandError, MessageGuard};
use crate::i18n::Locale;
use crate::table::Table;
use crate::ui::{self, Notice, Screen};

/// The answer to an interaction.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) screen: Screen,
    pub(super) delivery: Delivery,
    /// The table that the screen shows, and the guard of the message that shows it.
    pub(super) shown: Option<(Box<Table>, MessageGuard)>,
}

/// Where a reply goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// A new message that only the user sees.
    Ephemeral,
    /// An edit of the message whose component was used, if only the user sees that message;
    /// otherwise a new message that only the user sees.
    InPlace,
    /// An edit of the public message whose component was used.
    Public,
}

/// Why an interaction is answered with a notice instead of the screen that it asked for.
#[derive(Debug)]
pub(super) enum ReplyError {
    /// The notice to show.
    Notice(Notice),
    /// The host did not carry out the command.
    Command(CommandError),
}

impl From<Notice> for ReplyError {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

impl<T: Into<CommandError>> From<T> for ReplyError {
    fn from(error: T) -> Self {
        Self::Command(error.into())
    }
}

impl Reply {
    /// A new message that only the user sees.
    pub(super) const fn ephemeral(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::Ephemeral,
            shown: None,
        }
    }

    /// A short text that only the user sees.
    pub(super) fn notice(locale: Locale, notice: &Notice) -> Self {
        Self::ephemeral(ui::notice(locale, notice))
    }

    /// An edit of the message whose component was used, if only the user sees that message.
    pub(super) const fn in_place(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::InPlace,
            shown: None,
        }
    }

    /// An edit of the public message whose component was used.
    pub(super) const fn public(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::Public,
            shown: None,
        }
    }

    /// Records that this reply brings the guarded message up to date with `table`.
    pub(super) fn showing(self, table: Table, guard: Option<MessageGuard>) -> Self {
        Self {
            shown: guard.map(|guard| (Box::new(table), guard)),
            ..self
        }
    }

    /// The same as an edit of the message whose component was used, if only the user sees that
    /// message.
    pub(super) fn replacing(self) -> Self {
        Self {
            delivery: Delivery::InPlace,
            ..self
        }
    }

    /// Puts a sentence above the screen.
    pub(super) fn with_sentence(mut self, sentence: String) -> Self {
        self.screen.mention = sentence;
        self
    }
}
