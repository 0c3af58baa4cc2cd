//! Servers ("guilds") and their members.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::channel::Channel;
use super::permissions;
use super::snowflake::{Id, timestamp};
use super::user::User;

/// A server.
#[derive(Debug)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// The preferred locale.
    pub(crate) locale: String,
    pub(crate) owner: Id,
    /// The members with the time they joined, in Unix milliseconds.
    pub(crate) members: BTreeMap<Id, u64>,
}

impl Guild {
    /// The server as `GET /guilds/{id}` returns it, without channels and members.
    pub(crate) fn to_json(&self) -> Map<String, Value> {
        let everyone = json!({
            "id": self.id,
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false,
            "icon": null,
            "unicode_emoji": null,
            "position": 0,
            "permissions": permissions::DEFAULT.to_string(),
            "managed": false,
            "mentionable": false,
            "flags": 0,
        });
        object(json!({
            "id": self.id,
            "name": self.name,
            "icon": null,
            "splash": null,
            "discovery_splash": null,
            "owner_id": self.owner,
            "afk_channel_id": null,
            "afk_timeout": 300,
            "verification_level": 1,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": null,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "rules_channel_id": null,
            "max_members": 500_000,
            "vanity_url_code": null,
            "description": null,
            "banner": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "public_updates_channel_id": null,
            "nsfw_level": 0,
            "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null,
            "incidents_data": null,
        }))
    }

    /// The server as in `GUILD_CREATE`: with channels, and with the bot as the only listed member.
    pub(crate) fn to_create_event<'a>(
        &self,
        bot: &User,
        channels: impl Iterator<Item = &'a Channel>,
    ) -> Value {
        let (threads, channels): (Vec<_>, Vec<_>) =
            channels.partition(|channel| channel.thread().is_some());
        let is_active = |thread: &&&Channel| thread.thread().is_some_and(|it| !it.is_archived);
        let threads = threads.iter().filter(is_active);
        let mut guild = self.to_json();
        let own = self.members.get(&bot.id).copied().unwrap_or_default();
        guild.extend(object(json!({
            "joined_at": timestamp(own),
            "large": false,
            "unavailable": false,
            "member_count": self.members.len(),
            "voice_states": [],
            "members": [self.member_json(bot)],
            "channels": channels.iter().map(|channel| channel.to_json(&[])).collect::<Vec<_>>(),
            "threads": threads.map(|thread| thread.to_json(&[])).collect::<Vec<_>>(),
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        })));
        Value::Object(guild)
    }

    /// A member as Discord's member object.
    pub(crate) fn member_json(&self, user: &User) -> Value {
        let joined = self.members.get(&user.id).copied().unwrap_or_default();
        json!({
            "user": user.to_json(),
            "nick": user.nickname,
            "avatar": null,
            "banner": null,
            "roles": [],
            "joined_at": timestamp(joined),
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "pending": false,
            "communication_disabled_until": null,
        })
    }
}

/// Unwraps a JSON object literal.
fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
