//! A person's settings. They apply to what only this person sees, and to their own turns.

use strum::{EnumString, IntoStaticStr};

use crate::locale::Locale;

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, EnumString, Eq, Hash, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum PersonalSetting {
    /// Private screens are text only: no pictures, no emoji before labels, all labels in full.
    TextOnly,
    /// The person's only legal action is played automatically.
    ForcedPlays,
    /// Pictures on private screens use the high-contrast palette.
    HighContrast,
    /// Hands are not sent by direct message. The person is mentioned in the channel, and looks at their hand
    /// there, privately.
    HandInChannel,
    /// The person is not notified of turns, only of reminders and results.
    FewerNotifications,
    /// Tournaments do not mention the person.
    NoEventMentions,
}

/// A person's settings. Everything is off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PersonalSettings {
    /// The language of the person's private screens; `None` for that of their Discord client.
    pub language: Option<Locale>,
    /// Whether each setting is on, indexed by [`PersonalSetting`].
    is_on: [bool; PersonalSetting::ALL.len()],
}

impl PersonalSetting {
    /// All settings, in the order in which they are declared and shown.
    pub const ALL: [Self; 6] = [
        Self::TextOnly,
        Self::ForcedPlays,
        Self::HighContrast,
        Self::HandInChannel,
        Self::FewerNotifications,
        Self::NoEventMentions,
    ];

    /// The id of the setting in message keys and buttons.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl PersonalSettings {
    /// Whether a setting is on.
    #[must_use]
    pub const fn is_on(self, setting: PersonalSetting) -> bool {
        self.is_on[setting as usize]
    }

    /// The settings with one of them switched.
    #[must_use]
    pub const fn with(mut self, setting: PersonalSetting, on: bool) -> Self {
        self.is_on[setting as usize] = on;
        self
    }
}
