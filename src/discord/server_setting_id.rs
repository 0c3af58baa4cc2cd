//! Settings of servers in the ids of buttons and select options.

use claim_rules::GameKind;

use crate::i18n::Locale;
use crate::settings::ServerSetting;
use crate::time_control::TimeControl;

/// Encodes a setting as `name:value`; an empty value stands for none.
pub(super) fn encode(setting: &ServerSetting) -> String {
    let switch = |on: bool| if on { "on" } else { "off" };
    let number = |limit: &Option<u32>| limit.map_or_else(String::new, |it| it.to_string());
    match setting {
        ServerSetting::Language(language) => {
            format!("language:{}", language.map_or("", Locale::id))
        }
        ServerSetting::DefaultGame(game) => format!("game:{}", game.map_or("", GameKind::id)),
        ServerSetting::DefaultTimeControl(clock) => {
            format!("time:{}", clock.as_deref().unwrap_or_default())
        }
        ServerSetting::Channel(channel, on) => format!("channel-{}:{channel}", switch(*on)),
        ServerSetting::AllChannels => "all-channels:".to_owned(),
        ServerSetting::MatchThreads(on) => format!("threads:{}", switch(*on)),
        ServerSetting::MaxOpenTables(limit) => format!("tables:{}", number(limit)),
        ServerSetting::MaxMatches(limit) => format!("matches:{}", number(limit)),
        ServerSetting::Rated(on) => format!("rated:{}", switch(*on)),
    }
}

/// Decodes a setting; `None` if the text is malformed.
pub(super) fn decode(text: &str) -> Option<ServerSetting> {
    let (name, value) = text.split_once(':')?;
    // A limit of 0 would be a ban.
    let limit = |text: &str| text.parse().ok().filter(|&limit| limit > 0);
    match name {
        "language" => decode_optional(value, Locale::from_id).map(ServerSetting::Language),
        "game" => decode_optional(value, GameKind::from_id).map(ServerSetting::DefaultGame),
        "time" => {
            let known = |key: &str| key.parse::<TimeControl>().ok().map(|it| it.to_string());
            decode_optional(value, known).map(ServerSetting::DefaultTimeControl)
        }
        "channel-on" => Some(ServerSetting::Channel(value.parse().ok()?, true)),
        "channel-off" => Some(ServerSetting::Channel(value.parse().ok()?, false)),
        "all-channels" => value.is_empty().then_some(ServerSetting::AllChannels),
        "threads" => decode_switch(value).map(ServerSetting::MatchThreads),
        "tables" => decode_optional(value, limit).map(ServerSetting::MaxOpenTables),
        "matches" => decode_optional(value, limit).map(ServerSetting::MaxMatches),
        "rated" => decode_switch(value).map(ServerSetting::Rated),
        _ => None,
    }
}

/// Decodes an optional value. `Some(None)` for an empty text; `None` if the text is malformed.
#[expect(clippy::option_option, reason = "no value is one of the values")]
pub(super) fn decode_optional<T>(
    text: &str,
    decode: impl FnOnce(&str) -> Option<T>,
) -> Option<Option<T>> {
    match text {
        "" => Some(None),
        _ => decode(text).map(Some),
    }
}

/// A switch: `on` or `off`.
pub(super) fn decode_switch(state: &str) -> Option<bool> {
    match state {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}
