//! The settings of a server's daily post, for those who may change them.

use claim_table::calendar::{Zone, ZoneRegion};
use claim_table::locale::Locale;
use claim_table::settings::{PostPlace, ServerSetting, ServerSettings};
use claim_table::timestamp::Timestamp;

use crate::i18n::Translate;
use crate::i18n::keys::calendar as keys;
use crate::i18n::keys::settings as settings_keys;
use crate::lists::paging;
use crate::press::SettingsPress;
use crate::screen::model::{Button, ButtonStyle, Choice, Row, Screen, Select};

/// How many zones are offered at a time.
const ZONES_PER_PAGE: usize = Select::MAX_CHOICES;

/// Shows the settings of the daily post. `here` is where it would be turned on, and `next` when the next one is due.
#[must_use]
pub fn post_settings(
    locale: Locale,
    settings: &ServerSettings,
    here: &PostPlace,
    next: Timestamp,
) -> Screen {
    let place = settings.post_place.as_ref();
    let state = match place {
        Some(place) => keys::post_is_on(format!("<#{}>", place.channel)),
        None => keys::post_is_off(),
    };
    let next = place.map(|_| keys::post_next(format!("<t:{}:f>", next.unix_seconds())));
    let zone = &settings.post_time.zone;
    let lines = [
        Some(state),
        Some(keys::post_time(
            hour(settings.post_time.hour),
            zone.name().replace('_', " "),
        )),
        next,
    ];
    let hours = (0..24).map(|it| {
        let setting = ServerSetting::PostHour(it);
        Choice::labelled(hour(it), SettingsPress::SetServer(setting))
    });
    let hours = Select::new(locale.say(&keys::choose_post_hour()), hours.collect());
    Screen::titled(&locale.say(&keys::post_settings_title()))
        .line(&locale.say(&keys::post_settings_text()))
        .lines(lines.into_iter().flatten().map(|it| locale.say(&it)))
        .rows(vec![Row::Select(hours)])
        .buttons(&buttons(locale, settings, here))
}

/// An hour as clocks show it.
fn hour(hour: u8) -> String {
    format!("{hour:02}:00")
}

fn buttons(locale: Locale, settings: &ServerSettings, here: &PostPlace) -> Vec<Button> {
    let set = |message, setting| {
        Button::labelled(locale.say(&message), SettingsPress::SetServer(setting))
    };
    let place = settings.post_place.as_ref();
    let is_here = place.is_some_and(|place| place.channel == here.channel);
    let mut buttons = Vec::new();
    if !is_here {
        let which = if place.is_some() { "move" } else { "start" };
        let setting = ServerSetting::PostPlace(Some(here.clone()));
        buttons.push(Button {
            style: ButtonStyle::Success,
            ..set(keys::button_post_here(which), setting)
        });
    }
    if place.is_some() {
        buttons.push(set(keys::button_post_off(), ServerSetting::PostPlace(None)));
    }
    let zone = &settings.post_time.zone;
    let region = zone.region().unwrap_or(ZoneRegion::Europe);
    buttons.push(Button::labelled(
        locale.say(&keys::button_post_zone()),
        SettingsPress::Zones(region, 0),
    ));
    buttons.push(Button::labelled(
        locale.say(&settings_keys::button_server_settings()),
        SettingsPress::ShowServer,
    ));
    buttons
}

/// Shows a page (counted from 0) of the time zones of a region. A page after the last one stands for the last one. At `now`,
/// the clocks of each zone differ from UTC as its choice says.
#[must_use]
pub fn post_zones(
    locale: Locale,
    current: &Zone,
    region: ZoneRegion,
    page: u32,
    now: Timestamp,
) -> Screen {
    let zones = region.zones();
    let pages = zones.chunks(ZONES_PER_PAGE);
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let page = page.min(count.saturating_sub(1));
    let shown = zones.chunks(ZONES_PER_PAGE).nth(page as usize);
    let choice = |zone: &Zone| Choice {
        description: difference(zone.offset_minutes(now)),
        ..Choice::labelled(zone.city(), set_zone(zone))
    };
    let choices = shown.unwrap_or_default().iter().map(choice).collect();
    let regions = ZoneRegion::ALL.iter().map(|&it| {
        let name = locale.say(&keys::zone_region(it.id()));
        Choice::labelled(name, SettingsPress::Zones(it, 0))
    });
    let utc = Zone::default();
    let utc = Choice::labelled(utc.name().to_owned(), set_zone(&utc));
    let name = locale.say(&keys::zone_region(region.id()));
    let name = match count {
        1 => name,
        _ => format!("{name} · {}", paging::page_label(locale, page, count)),
    };
    let rows = vec![
        Row::Select(Select::new(
            locale.say(&keys::choose_zone_region()),
            regions.chain([utc]).collect(),
        )),
        Row::Select(Select::new(name, choices)),
    ];
    let back = Button::labelled(
        locale.say(&settings_keys::button_daily_post()),
        SettingsPress::ShowPost,
    );
    let turned = |page| SettingsPress::Zones(region, page);
    Screen::titled(&locale.say(&keys::zones_title()))
        .line(&locale.say(&keys::zones_text(current.name().replace('_', " "))))
        .rows(rows)
        .rows(paging::buttons(locale, page, count, turned))
        .buttons(&[back])
}

fn set_zone(zone: &Zone) -> SettingsPress {
    SettingsPress::SetServer(ServerSetting::PostZone(zone.clone()))
}

/// How far clocks are ahead of UTC, as people write it: `UTC+5:45`.
fn difference(minutes: i32) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    let (hours, minutes) = (minutes.abs() / 60, minutes.abs() % 60);
    match (hours, minutes) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}
