//! Servers ("guilds") and their members.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::channel::Channel;
use super::people::Person;
use super::permissions;
use super::snowflake::{Id, timestamp};

/// A server.
#[derive(Debug)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// The language the server prefers.
    pub(crate) locale: String,
    /// Who owns it.
    pub(crate) owner: Id,
    /// The members and when they joined, in Unix milliseconds.
    pub(crate) members: BTreeMap<Id, u64>,
}

impl Guild {
    /// The server without its channels and members, as `GET /guilds/{id}` has it.
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

    /// The server as `GUILD_CREATE` shows it to the bot: with channels, and of the members the bot alone.
    pub(crate) fn to_create_event<'a>(
        &self,
        bot: &Person,
        channels: impl Iterator<Item = &'a Channel>,
    ) -> Value {
        let mut guild = self.to_json();
        let own = self.members.get(&bot.id).copied().unwrap_or_default();
        guild.extend(object(json!({
            "joined_at": timestamp(own),
            "large": false,
            "unavailable": false,
            "member_count": self.members.len(),
            "voice_states": [],
            "members": [self.member_json(bot)],
            "channels": channels.map(|channel| channel.to_json(&[])).collect::<Vec<_>>(),
            "threads": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        })));
        Value::Object(guild)
    }

    /// A member, with the account.
    pub(crate) fn member_json(&self, person: &Person) -> Value {
        let joined = self.members.get(&person.id).copied().unwrap_or_default();
        json!({
            "user": person.to_json(),
            "nick": null,
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

/// The map inside a JSON object that was just written as one.
fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
