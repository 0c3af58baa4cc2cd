//! A person's settings.

keys! {
    settings_title();
    settings_text();
    setting_name(setting);
    setting_state(setting, state);
    setting_meaning(setting);
    button_setting(setting, state);
}
