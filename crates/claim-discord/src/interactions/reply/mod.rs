//! What an interaction is answered with: a screen and where it goes, or an error.

pub(crate) mod answering;
pub(crate) mod held_message;
pub(crate) mod reader;
pub(crate) mod refusal;
pub(crate) mod responder;

use claim_host::{CommandError, MessageGuard};
use claim_screens::i18n::Message;
use claim_screens::{Notice, Screen};
use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;
use claim_table::{Refusal, Table};

use super::incoming::Control;

/// The answer to an interaction.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) screen: Screen,
    pub(crate) delivery: Delivery,
    /// The message that the screen brings up to date: see [`HeldScreen`](super::reply::held_message::HeldScreen).
    pub(crate) shown: Option<ShownMessage>,
    /// The message that the presenter updates again after the reply, because it was not locked.
    pub(crate) update_after: Option<(MatchId, MessageKind)>,
    /// The running match that the user watches in the reply, which then shows each change by itself.
    pub(crate) followed: Option<Box<Table>>,
}

/// A message that a reply has brought up to date with a table.
#[derive(Debug)]
pub(crate) struct ShownMessage {
    pub(crate) table: Box<Table>,
    pub(crate) guard: MessageGuard,
    /// Whether other messages have shown the same before, which are outdated from now on.
    pub(crate) replaces_older: bool,
}

/// Where a reply goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
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
pub(crate) enum ReplyError {
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

/// Something was refused for this reason.
impl From<Message> for ReplyError {
    fn from(reason: Message) -> Self {
        Self::Notice(reason.into())
    }
}

impl From<CommandError> for ReplyError {
    fn from(error: CommandError) -> Self {
        Self::Command(error)
    }
}

impl From<Refusal> for ReplyError {
    fn from(refusal: Refusal) -> Self {
        Self::Command(refusal.into())
    }
}

impl From<claim_store::Error> for ReplyError {
    fn from(error: claim_store::Error) -> Self {
        Self::Command(error.into())
    }
}

impl From<anyhow::Error> for ReplyError {
    fn from(error: anyhow::Error) -> Self {
        Self::Command(error.into())
    }
}

impl Reply {
    /// A new message that only the user sees.
    pub(crate) const fn ephemeral(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::Ephemeral,
            shown: None,
            update_after: None,
            followed: None,
        }
    }

    /// A short text that only the user sees.
    pub(crate) fn notice(locale: Locale, notice: impl Into<Notice>) -> Self {
        Self::ephemeral(claim_screens::notice(locale, notice))
    }

    /// An edit of the message whose component was used, if only the user sees that message.
    pub(crate) const fn in_place(screen: Screen) -> Self {
        Self {
            screen,
            delivery: Delivery::InPlace,
            shown: None,
            update_after: None,
            followed: None,
        }
    }

    /// Changes the delivery to an edit of the message whose component was used, if only the user sees that
    /// message.
    pub(crate) fn replacing(self) -> Self {
        Self {
            delivery: Delivery::InPlace,
            ..self
        }
    }

    /// If a menu asked for the screen, it takes the place of the menu.
    pub(crate) fn in_place_of_menu(self, control: Option<Control>) -> Self {
        match control {
            Some(Control::Menu) => self.replacing(),
            Some(Control::Button) | None => self,
        }
    }

    /// The reply is another message than those that have shown the same before: these say so.
    pub(crate) fn replacing_older(mut self) -> Self {
        if let Some(shown) = &mut self.shown {
            shown.replaces_older = true;
        }
        self
    }

    /// Puts a sentence above the screen.
    pub(crate) fn with_sentence(self, sentence: String) -> Self {
        Self {
            screen: self.screen.with_sentence(sentence),
            ..self
        }
    }
}
