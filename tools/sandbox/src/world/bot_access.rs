//! Where the bot is installed, and what that allows people to use.

use serde_json::Value;

use super::commands::kind_of;
use super::installation::IntegrationOwners;
use super::model::World;
use super::snowflake::Id;

impl World {
    /// Whether the bot is a member of a server.
    pub(crate) fn has_bot(&self, guild: Id) -> bool {
        self.guilds
            .get(&guild)
            .is_some_and(|guild| guild.members.contains_key(&self.bot))
    }

    /// Whether a user shares a server with the bot.
    pub(crate) fn shares_guild_with_bot(&self, user: Id) -> bool {
        self.guilds
            .values()
            .any(|guild| guild.members.contains_key(&user) && guild.members.contains_key(&self.bot))
    }

    /// What allows a user to use the bot in a server or, with `None`, in direct messages with it.
    pub(crate) fn owners(&self, user: Id, guild: Option<Id>) -> IntegrationOwners {
        let is_installed = match guild {
            Some(guild) => self.has_bot(guild),
            None => self.shares_guild_with_bot(user),
        };
        let has_installed = self
            .users
            .get(&user)
            .is_some_and(|user| user.has_installed_bot);
        IntegrationOwners {
            guild: is_installed.then_some(guild.unwrap_or_default()),
            user: has_installed.then_some(user),
        }
    }

    /// What allows a user to use a command with this interaction data in a channel.
    pub(crate) fn owners_of_command(
        &self,
        user: Id,
        channel: Id,
        data: &Value,
    ) -> IntegrationOwners {
        let guild = self.guild_of(channel);
        let owners = self.owners(user, guild);
        let name = data["name"].as_str().unwrap_or_default();
        let definition = self.commands.find(kind_of(data), guild, owners, name);
        definition.map_or(owners, |definition| owners.allowed_by(definition))
    }

    /// What allowed a message of the bot to be posted: the interaction that it is a response to, or
    /// the bot's membership.
    pub(crate) fn owners_of_message(&self, channel: Id, message: Id) -> IntegrationOwners {
        let origin = self
            .message(channel, message)
            .and_then(|message| message.interaction.as_ref());
        origin.map_or_else(
            || IntegrationOwners {
                guild: Some(self.guild_of(channel).unwrap_or_default()),
                user: None,
            },
            |origin| origin.owners,
        )
    }
}
