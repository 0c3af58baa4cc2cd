//! A person's settings, each with its state and the button that switches it.

use super::screen::{Button, ButtonStyle, Press, Row, Screen, Section};
use crate::i18n::Locale;
use crate::i18n::keys::settings as keys;
use crate::settings::{PersonalSettings, Setting};

/// Shows all settings of a person.
#[must_use]
pub fn settings(locale: Locale, settings: PersonalSettings) -> Screen {
    let state = |on| if on { "on" } else { "off" };
    let section = |setting: Setting| Section {
        heading: locale.say(&keys::setting_state(
            setting.id(),
            state(settings.is_on(setting)),
        )),
        text: locale.say(&keys::setting_meaning(setting.id())),
    };
    let switch = |setting: Setting| {
        let on = !settings.is_on(setting);
        let label = keys::button_setting(setting.id(), state(on));
        Button {
            style: if on {
                ButtonStyle::Primary
            } else {
                ButtonStyle::Secondary
            },
            ..Button::labelled(locale.say(&label), Press::Set(setting, on))
        }
    };
    Screen {
        title: locale.say(&keys::settings_title()),
        body: locale.say(&keys::settings_text()),
        sections: Setting::ALL.map(section).to_vec(),
        rows: Row::of_buttons(&Setting::ALL.map(switch)),
        ..Screen::default()
    }
}
