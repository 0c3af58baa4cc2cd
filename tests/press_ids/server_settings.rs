//! The ids of presses that change the settings of a server.

use claim_rules::GameKind;
use claim_screens::{Press, SettingsPress};
use claim_table::calendar::{Zone, ZoneRegion};
use claim_table::ids::ChannelId;
use claim_table::locale::Locale;
use claim_table::settings::{PostPlace, ServerSetting};

use super::row;

/// A press of each setting, with its id.
pub(super) fn ids() -> Vec<(Press, &'static str)> {
    let settings = [
        (
            ServerSetting::Language(Some(Locale::En)),
            "set-server:language:en",
        ),
        (ServerSetting::Language(None), "set-server:language:"),
        (ServerSetting::DefaultGame(None), "set-server:game:"),
        (
            ServerSetting::DefaultGame(Some(GameKind::Kingdoms)),
            "set-server:game:kingdoms",
        ),
        (
            ServerSetting::DefaultTimeControl(Some("10m+15s".to_owned())),
            "set-server:time:10m+15s",
        ),
        (
            ServerSetting::Channel(ChannelId(u64::MAX), true),
            "set-server:channel-on:18446744073709551615",
        ),
        (
            ServerSetting::Channel(ChannelId(1), false),
            "set-server:channel-off:1",
        ),
        (ServerSetting::AllChannels, "set-server:all-channels:"),
        (ServerSetting::MatchThreads(true), "set-server:threads:on"),
        (
            ServerSetting::MaxOpenTables(Some(u32::MAX)),
            "set-server:tables:4294967295",
        ),
        (ServerSetting::MaxMatches(None), "set-server:matches:"),
        (ServerSetting::Rated(false), "set-server:rated:off"),
        (ServerSetting::Extras(false), "set-server:extras:off"),
        (
            ServerSetting::PostPlace(Some(PostPlace {
                channel: ChannelId(1),
                locale: "es-ES".to_owned(),
            })),
            "set-server:post:1:es-ES",
        ),
        (ServerSetting::PostPlace(None), "set-server:post:"),
        (ServerSetting::PostHour(23), "set-server:post-hour:23"),
        (
            ServerSetting::PostZone(Zone::from_name("America/New_York").expect("a zone")),
            "set-server:post-zone:America/New_York",
        ),
    ];
    let press = |(setting, id)| row(SettingsPress::SetServer(setting), id);
    let others = [
        row(SettingsPress::ShowPost, "daily-post:"),
        row(
            SettingsPress::Zones(ZoneRegion::Europe, 1),
            "zones:europe:1",
        ),
    ];
    settings.into_iter().map(press).chain(others).collect()
}
