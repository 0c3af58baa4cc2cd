//! A person's settings, each with its state and what changes it.

use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings};

use super::blocks;
use crate::i18n::keys::settings as keys;
use crate::i18n::{Translate, language_name, offered_languages};
use crate::press::{DataPress, SettingsPress};
use crate::screen::model::{Button, Choice, Paragraph, Row, Screen, Select};

/// Shows all settings of a person, with a way to the server's for those who may change them.
#[must_use]
pub fn settings(locale: Locale, settings: PersonalSettings, is_manager: bool) -> Screen {
    let state = |on| if on { "on" } else { "off" };
    let text = |setting: PersonalSetting| Paragraph {
        heading: locale.say(&keys::setting_state(
            setting.id(),
            state(settings.is_on(setting)),
        )),
        text: locale.say(&keys::setting_meaning(setting.id())),
    };
    let switch = |setting: PersonalSetting| {
        let on = !settings.is_on(setting);
        let label = keys::button_setting(state(on));
        Button::labelled(locale.say(&label), SettingsPress::Set(setting, on))
    };
    let language = Paragraph {
        heading: locale.say(&keys::language_state(chosen_language(
            locale,
            settings.language,
        ))),
        text: locale.say(&keys::language_meaning()),
    };
    let mut others = vec![
        blocks::button(locale),
        Button::labelled(locale.say(&keys::button_my_data()), DataPress::Show),
    ];
    if is_manager {
        let label = locale.say(&keys::button_server_settings());
        others.push(Button::labelled(label, SettingsPress::ShowServer));
    }
    let choices = language_choices(locale, SettingsPress::SetLanguage);
    let languages = Select::new(locale.say(&keys::choose_language()), choices);
    let screen = Screen::titled(&locale.say(&keys::settings_title()))
        .line(&locale.say(&keys::settings_text()))
        .paragraph(&language)
        .rows(vec![Row::Select(languages)]);
    let switches = PersonalSetting::ALL.into_iter();
    let screen = switches.fold(screen, |screen, setting| {
        screen.section(text(setting).to_text(), switch(setting))
    });
    screen.separator().buttons(&others)
}

/// What a chosen language is called: by its own name.
pub(crate) fn chosen_language(locale: Locale, language: Option<Locale>) -> String {
    let auto = || locale.say(&keys::language_auto());
    language.map_or_else(auto, language_name)
}

/// The languages as choices of a menu, each in its own name.
pub(crate) fn language_choices(
    locale: Locale,
    press: impl Fn(Option<Locale>) -> SettingsPress,
) -> Vec<Choice> {
    let languages = [None].into_iter().chain(offered_languages().map(Some));
    languages
        .map(|it| Choice::labelled(chosen_language(locale, it), press(it)))
        .collect()
}
