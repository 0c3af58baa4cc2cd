//! The settings of a server, for those who may change them.

use claim_rules::GameKind;
use claim_table::ids::ChannelId;
use claim_table::limits::Limits;
use claim_table::locale::Locale;
use claim_table::settings::{ServerSetting, ServerSettings};
use claim_table::time_control::TimeControl;

use super::person::{chosen_language, language_choices};
use crate::i18n::keys::{settings as keys, voiding};
use crate::i18n::{Message, Translate};
use crate::press::{SettingsPress, VoidPress};
use crate::screen::model::{Button, Choice, Row, Screen, Select};
use crate::text::words;

/// The limits that can be chosen, if the operator allows as much.
const LIMITS: [u32; 7] = [1, 5, 10, 25, 50, 100, 250];

/// Shows the settings of a server. `channel` is where they are shown, `limits` are the operator's.
#[must_use]
pub fn server_settings(
    locale: Locale,
    settings: &ServerSettings,
    channel: ChannelId,
    limits: Limits,
) -> Screen {
    let game = settings.default_game.unwrap_or(GameKind::ALL[0]);
    let lowered = settings.lowered(limits);
    let time = words::time_control(locale, settings.time_control());
    let lines = [
        keys::server_language(chosen_language(locale, settings.language)),
        keys::server_game(words::game(locale, game)),
        keys::server_time(time),
        match channel_list(locale, settings) {
            Some(channels) => keys::server_channels(channels),
            None => keys::server_all_channels(),
        },
        keys::server_tables(lowered.open_tables_per_server),
        keys::server_matches(lowered.matches_per_server),
        keys::server_rated(on_or_off(settings.is_rated)),
        keys::server_threads(on_or_off(settings.match_threads)),
        keys::server_events(if settings.events_for_all {
            "all"
        } else {
            "managers"
        }),
        post_line(settings),
        keys::server_extras(on_or_off(settings.has_extras)),
    ];
    let menus = vec![
        select(
            locale.say(&keys::server_choose_language()),
            language_choices(locale, |it| {
                SettingsPress::SetServer(ServerSetting::Language(it))
            }),
        ),
        select(
            locale.say(&keys::server_choose_game()),
            game_choices(locale).collect(),
        ),
        select(
            locale.say(&keys::server_choose_time()),
            time_choices(locale).collect(),
        ),
        select(
            locale.say(&keys::server_choose_limit()),
            limit_choices(locale, limits),
        ),
    ];
    Screen::titled(&locale.say(&keys::server_title()))
        .line(&locale.say(&keys::server_text()))
        .lines(lines.map(|line| locale.say(&line)))
        .rows(menus)
        .buttons(&buttons(locale, settings, channel))
}

/// Where and when the daily post comes.
fn post_line(settings: &ServerSettings) -> Message {
    let place = settings.post_place.as_ref();
    match place.filter(|_| settings.has_extras) {
        Some(place) => keys::server_post(format!("<#{}>", place.channel)),
        None => keys::server_no_post(),
    }
}

/// The state of a switch, as messages select it.
const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// The channels in which tables may be opened, as mentions; `None` if that is everywhere.
#[must_use]
pub fn channel_list(locale: Locale, settings: &ServerSettings) -> Option<String> {
    let channels = settings.channels.iter().map(|id| format!("<#{id}>"));
    (!settings.channels.is_empty()).then(|| words::list(locale, channels))
}

fn select(placeholder: String, choices: Vec<Choice>) -> Row {
    Row::Select(Select::new(placeholder, choices))
}

fn game_choices(locale: Locale) -> impl Iterator<Item = Choice> {
    GameKind::ALL.iter().map(move |&game| {
        let setting = ServerSetting::DefaultGame(Some(game));
        Choice::labelled(words::game(locale, game), SettingsPress::SetServer(setting))
    })
}

fn time_choices(locale: Locale) -> impl Iterator<Item = Choice> {
    TimeControl::CHOICES.into_iter().map(move |control| {
        let setting = ServerSetting::DefaultTimeControl(Some(control.to_string()));
        let name = words::time_control(locale, control);
        Choice::labelled(name, SettingsPress::SetServer(setting))
    })
}

fn limit_choices(locale: Locale, limits: Limits) -> Vec<Choice> {
    let choice = |message, setting| {
        Choice::labelled(locale.say(&message), SettingsPress::SetServer(setting))
    };
    let (tables, matches) = (limits.open_tables_per_server, limits.matches_per_server);
    let mut choices = vec![choice(
        keys::server_no_limit_tables(tables),
        ServerSetting::MaxOpenTables(None),
    )];
    choices.extend(LIMITS.into_iter().filter(|&it| it < tables).map(|count| {
        let setting = ServerSetting::MaxOpenTables(Some(count));
        choice(keys::server_limit_tables(count), setting)
    }));
    choices.push(choice(
        keys::server_no_limit_matches(matches),
        ServerSetting::MaxMatches(None),
    ));
    choices.extend(LIMITS.into_iter().filter(|&it| it < matches).map(|count| {
        let setting = ServerSetting::MaxMatches(Some(count));
        choice(keys::server_limit_matches(count), setting)
    }));
    choices
}

fn buttons(locale: Locale, settings: &ServerSettings, channel: ChannelId) -> Vec<Button> {
    let is_listed = settings.channels.contains(&channel);
    let which = match (is_listed, settings.channels.is_empty()) {
        (true, _) => "not",
        (false, true) => "only",
        (false, false) => "too",
    };
    let rated = keys::button_rated(on_or_off(!settings.is_rated));
    let threads = keys::button_threads(on_or_off(!settings.match_threads));
    let mut buttons = vec![
        Button::labelled(
            locale.say(&rated),
            SettingsPress::SetServer(ServerSetting::Rated(!settings.is_rated)),
        ),
        Button::labelled(
            locale.say(&threads),
            SettingsPress::SetServer(ServerSetting::MatchThreads(!settings.match_threads)),
        ),
    ];
    let events = keys::button_server_events(if settings.events_for_all {
        "managers"
    } else {
        "all"
    });
    buttons.push(Button::labelled(
        locale.say(&events),
        SettingsPress::SetServer(ServerSetting::EventsForAll(!settings.events_for_all)),
    ));
    if settings.has_extras {
        buttons.push(Button::labelled(
            locale.say(&keys::button_daily_post()),
            SettingsPress::ShowPost,
        ));
    }
    let extras = keys::button_extras(on_or_off(!settings.has_extras));
    buttons.push(Button::labelled(
        locale.say(&extras),
        SettingsPress::SetServer(ServerSetting::Extras(!settings.has_extras)),
    ));
    // Without the last one, tables may be opened everywhere.
    let can_change = if is_listed {
        settings.channels.len() > 1
    } else {
        settings.channels.len() < ServerSettings::MAX_CHANNELS
    };
    if can_change {
        buttons.push(Button::labelled(
            locale.say(&keys::button_tables_here(which)),
            SettingsPress::SetServer(ServerSetting::Channel(channel, !is_listed)),
        ));
    }
    if !settings.channels.is_empty() {
        buttons.push(Button::labelled(
            locale.say(&keys::button_tables_everywhere()),
            SettingsPress::SetServer(ServerSetting::AllChannels),
        ));
    }
    buttons.push(Button::labelled(
        locale.say(&voiding::button_choose_void()),
        VoidPress::Choose,
    ));
    buttons.push(Button::labelled(
        locale.say(&keys::button_my_settings()),
        SettingsPress::Show,
    ));
    buttons
}
