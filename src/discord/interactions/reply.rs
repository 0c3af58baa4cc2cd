//! What an interaction is answered with: a screen and where it goes, or an error.

use super::incoming::Control;
use crate::host::{CommandError, MessageGuard};
use crate::i18n::Locale;
use crate::ids::MatchId;
use crate::store::MessageKind;
use crate::table::Table;
use crate::ui::{self, Notice, Screen};

/// The answer to an interaction.
#[derive(Debug)]
pub(in crate::discord) struct Reply {
    pub(in crate::discord) screen: Screen,
    pub(in crate::discord) delivery: Delivery,
    /// The message that the screen brings up to date: see [`HeldScreen`](super::held_message::HeldScreen).
    pub(in crate::discord) shown: Option<ShownMessage>,
    /// The message that the presenter updates again after the reply, because it was not locked.
    pub(in crate::discord) update_after: Option<(MatchId, MessageKind)>,
}

/// A message that a reply has brought up to date with a table.
#[derive(Debug)]
pub(in crate::discord) struct ShownMessage {
    pub(in crate::discord) table: Box<Table>,
    pub(in crate::discord) guard: MessageGuard,
}

/// Where a reply goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Delivery {
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
pub(in crate::discord) enum ReplyError {
    /// The notice to show.
    Notice(Notice),
    /// A question that has to be answered first.
    Question(Box<Screen>),
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
    pub(in crate::discord) const fn ephemeral(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::Ephemeral,
            shown: None,
            update_after: None,
        }
    }

    /// A short text that only the user sees.
    pub(in crate::discord) fn notice(locale: Locale, notice: &Notice) -> Self {
        Self::ephemeral(ui::notice(locale, notice))
    }

    /// An edit of the message whose component was used, if only the user sees that message.
    pub(in crate::discord) const fn in_place(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::InPlace,
            shown: None,
            update_after: None,
        }
    }

    /// Changes the delivery to an edit of the message whose component was used, if only the user sees that
    /// message.
    pub(in crate::discord) fn replacing(self) -> Self {
        Self {
            delivery: Delivery::InPlace,
            ..self
        }
    }

    /// If a menu asked for the screen, it takes the place of the menu.
    pub(in crate::discord) fn in_place_of_menu(self, control: Control) -> Self {
        match control {
            Control::Menu => self.replacing(),
            Control::Button => self,
        }
    }

    /// Puts a sentence above the screen.
    pub(in crate::discord) fn with_sentence(mut self, sentence: String) -> Self {
        self.screen.mention = sentence;
        self
    }
}
