//! The settings that managers choose for their server.

use claim_rules::GameKind;

use crate::calendar::{PostTime, Zone};
use crate::ids::ChannelId;
use crate::limits::Limits;
use crate::locale::Locale;
use crate::time_control::TimeControl;

/// Where a server has its daily post.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PostPlace {
    /// The channel.
    pub channel: ChannelId,
    /// The locale of the server when the post was turned on, as a Discord locale tag.
    pub locale: String,
}

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "switches that managers set one by one"
)]
pub struct ServerSettings {
    /// The language of public messages; `None` for that of the server on Discord.
    pub language: Option<Locale>,
    /// The game of a table that is opened without naming a game.
    pub default_game: Option<GameKind>,
    /// The key of the time control of a table that is opened without naming one. Keys that are no longer
    /// known count as `None`.
    pub default_time_control: Option<String>,
    /// The channels in which tables may be opened, their threads included; empty for all channels.
    pub channels: Vec<ChannelId>,
    /// Whether a thread is started for each match between people.
    pub match_threads: bool,
    /// The maximum number of open tables, if lower than the operator's limit.
    pub max_open_tables: Option<u32>,
    /// The maximum number of running matches, if lower than the operator's limit.
    pub max_matches: Option<u32>,
    /// Whether matches are rated when they end, which is the default.
    pub is_rated: bool,
    /// Whether everyone may open events, not only those who may manage events or the server.
    pub events_for_all: bool,
    /// Where it has its daily post; `None` for nowhere, which is the default.
    pub post_place: Option<PostPlace>,
    /// When it has its daily post.
    pub post_time: PostTime,
    /// Whether it has what goes beyond matches: the daily post and achievements. On by default.
    pub has_extras: bool,
    /// Whether the server's owner was notified, since threads were last turned on, that the bot may not
    /// start them. Set by the host, not by managers.
    pub is_owner_notified: bool,
}

/// A change of one setting of a server, with the new value. See the fields of [`ServerSettings`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ServerSetting {
    /// The language of public messages.
    Language(Option<Locale>),
    /// The default game.
    DefaultGame(Option<GameKind>),
    /// The key of the default time control.
    DefaultTimeControl(Option<String>),
    /// Whether a channel is in the list of channels in which tables may be opened. If the list is empty,
    /// tables may be opened everywhere.
    Channel(ChannelId, bool),
    /// Empty the list of channels: tables may be opened everywhere.
    AllChannels,
    /// Whether each match has a thread.
    MatchThreads(bool),
    /// The limit on open tables.
    MaxOpenTables(Option<u32>),
    /// The limit on running matches.
    MaxMatches(Option<u32>),
    /// Whether matches are rated.
    Rated(bool),
    /// Whether everyone may open events.
    EventsForAll(bool),
    /// Where the daily post is.
    PostPlace(Option<PostPlace>),
    /// The hour of the daily post, from 0 to 23.
    PostHour(u8),
    /// The time zone of the daily post.
    PostZone(Zone),
    /// Whether there are a daily post and achievements.
    Extras(bool),
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            language: None,
            default_game: None,
            default_time_control: None,
            channels: Vec::new(),
            match_threads: false,
            max_open_tables: None,
            max_matches: None,
            is_rated: true,
            events_for_all: false,
            post_place: None,
            post_time: PostTime {
                hour: Self::DEFAULT_POST_HOUR,
                zone: Zone::default(),
            },
            has_extras: true,
            is_owner_notified: false,
        }
    }
}

impl ServerSettings {
    /// The maximum number of listed channels. Further ones are not added.
    pub const MAX_CHANNELS: usize = 25;

    /// The hour of the daily post unless another one is chosen.
    pub const DEFAULT_POST_HOUR: u8 = 9;

    /// The operator's limits, lowered to those of the server.
    #[must_use]
    pub fn lowered(&self, limits: Limits) -> Limits {
        let lower = |limit: u32, own: Option<u32>| own.map_or(limit, |own| own.min(limit));
        Limits {
            open_tables_per_server: lower(limits.open_tables_per_server, self.max_open_tables),
            matches_per_server: lower(limits.matches_per_server, self.max_matches),
            ..limits
        }
    }

    /// The settings after a change.
    #[must_use]
    pub fn with(mut self, change: ServerSetting) -> Self {
        match change {
            ServerSetting::Language(language) => self.language = language,
            ServerSetting::DefaultGame(game) => self.default_game = game,
            ServerSetting::DefaultTimeControl(clock) => self.default_time_control = clock,
            ServerSetting::Channel(channel, on) => {
                // Without any channel on the list, all are allowed, which has a setting of its own.
                if on || self.channels != [channel] {
                    self.channels.retain(|&other| other != channel);
                }
                if on && self.channels.len() < Self::MAX_CHANNELS {
                    self.channels.push(channel);
                }
            }
            ServerSetting::AllChannels => self.channels.clear(),
            ServerSetting::MatchThreads(on) => {
                self.match_threads = on;
                self.is_owner_notified = false;
            }
            ServerSetting::MaxOpenTables(limit) => self.max_open_tables = limit,
            ServerSetting::MaxMatches(limit) => self.max_matches = limit,
            ServerSetting::Rated(on) => self.is_rated = on,
            ServerSetting::EventsForAll(on) => self.events_for_all = on,
            ServerSetting::PostPlace(place) => self.post_place = place,
            ServerSetting::PostHour(hour) => self.post_time.hour = hour,
            ServerSetting::PostZone(zone) => self.post_time.zone = zone,
            ServerSetting::Extras(on) => self.has_extras = on,
        }
        self
    }

    /// The time control of a table that is opened without naming one.
    #[must_use]
    pub fn time_control(&self) -> TimeControl {
        let key = self.default_time_control.as_deref();
        let control = key.and_then(|key| key.parse().ok());
        control.unwrap_or_default()
    }

    /// Whether tables may be opened in a channel, or in a thread of the channel `parent`.
    #[must_use]
    pub fn allows_tables_in(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        let is_listed = |id: ChannelId| self.channels.contains(&id);
        self.channels.is_empty() || is_listed(channel) || parent.is_some_and(is_listed)
    }
}
