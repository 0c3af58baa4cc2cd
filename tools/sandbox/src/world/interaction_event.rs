//! `INTERACTION_CREATE`: interactions as the bot receives them.

use serde_json::{Value, json};

use super::channel::Channel;
use super::model::World;
use super::permissions;
use super::snowflake::Id;
use crate::limits::MAX_FILE_BYTES;

impl World {
    /// The event's data for an interaction with this `data` field.
    pub(crate) fn interaction_event(&self, interaction: Id, data: &Value) -> Value {
        let Some(interaction) = self.interactions.get(interaction) else {
            return Value::Null;
        };
        let Some(channel) = self.channels.get(&interaction.channel) else {
            return Value::Null;
        };
        let guild = channel.guild().and_then(|id| self.guilds.get(&id));
        let mut partial_channel = self.channel_json(channel);
        partial_channel["permissions"] = json!(permissions::DEFAULT.to_string());
        let locale = self
            .users
            .get(&interaction.user)
            .map_or("en-US", |user| user.locale.as_str());
        let mut event = json!({
            "id": interaction.id,
            "application_id": self.application,
            "type": interaction.kind.number(),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel.id,
            "channel": partial_channel,
            "locale": locale,
            "app_permissions": self.app_permissions(channel).to_string(),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.owners.to_json(),
            "context": u8::from(guild.is_none()),
            "attachment_size_limit": MAX_FILE_BYTES,
        });
        if let Some(guild) = guild {
            event["guild_id"] = json!(guild.id);
            event["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
            event["guild_locale"] = json!(guild.locale);
            if let Some(mut member) = self.member_json(guild.id, interaction.user) {
                let user = self.users.get(&interaction.user);
                let granted = permissions::DEFAULT | user.map_or(0, |user| user.permissions);
                member["permissions"] = json!(granted.to_string());
                event["member"] = member;
            }
        } else {
            event["user"] = self.user_json(interaction.user);
        }
        let message = interaction
            .kind
            .message()
            .and_then(|message| self.message(channel.id, message));
        if let Some(message) = message {
            event["message"] = self.message_json(message);
        }
        event
    }

    /// What the bot may do in a channel, as Discord states it in an interaction.
    fn app_permissions(&self, channel: &Channel) -> u64 {
        match channel.guild() {
            Some(guild) if self.has_bot(guild) => channel.bot_permissions(),
            _ => permissions::OF_GUEST,
        }
    }
}
