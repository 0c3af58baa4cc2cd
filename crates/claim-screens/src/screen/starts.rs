//! The ways to begin, as buttons: for newcomers, and wherever a list is empty.

use claim_rules::GameKind;
use claim_table::locale::Locale;

use super::model::{Button, ButtonStyle, Screen};
use crate::i18n::keys::{daily, start as keys};
use crate::i18n::{Message, Translate};
use crate::press::{DailyPress, Press};

/// A way to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The tutorial of the first game.
    Learn,
    /// The deal of the day.
    Daily,
    /// A match against a bot.
    PlayBot,
    /// A table at which others can join.
    OpenTable,
}

impl Start {
    /// All of them, in the order in which a newcomer needs them.
    pub const ALL: [Self; 4] = [Self::Learn, Self::Daily, Self::PlayBot, Self::OpenTable];

    fn button(self, locale: Locale) -> Button {
        let (label, emoji, press) = match self {
            Self::Learn => (keys::button_learn(), "🎓", Press::Learn(GameKind::ALL[0])),
            Self::Daily => (daily::daily_button_deal(), "🃏", DailyPress::Show.into()),
            Self::PlayBot => (keys::button_play_bots(1), "🤖", Press::QuickMatch),
            Self::OpenTable => (keys::button_open_table(), "🪑", Press::OpenTable),
        };
        let style = match self {
            Self::Learn => ButtonStyle::Primary,
            Self::Daily | Self::PlayBot | Self::OpenTable => ButtonStyle::Secondary,
        };
        Button {
            emoji: Some(emoji),
            style,
            ..Button::labelled(locale.say(&label), press)
        }
    }
}

/// The buttons for these ways to begin.
pub(crate) fn buttons(locale: Locale, starts: &[Start]) -> Vec<Button> {
    starts.iter().map(|start| start.button(locale)).collect()
}

/// Says that a list is empty, with all ways to begin.
pub(crate) fn empty(locale: Locale, screen: Screen, says: &Message) -> Screen {
    screen
        .line(&locale.say(says))
        .buttons(&buttons(locale, &Start::ALL))
}
