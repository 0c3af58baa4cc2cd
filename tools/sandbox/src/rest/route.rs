//! The routes of Discord's API that the sandbox supports.

/// A route with its path parameters.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Route<'p> {
    Gateway,
    GatewayBot,
    OwnUser,
    User(&'p str),
    OwnChannels,
    OwnApplication,
    OwnOauthApplication,
    Commands,
    Command(&'p str),
    GuildCommands(&'p str),
    GuildCommand(&'p str, &'p str),
    Emojis(&'p str),
    Emoji(&'p str, &'p str),
    Guild(&'p str),
    GuildChannels(&'p str),
    ActiveThreads(&'p str),
    Member(&'p str, &'p str),
    Channel(&'p str),
    Typing(&'p str),
    Messages(&'p str),
    Message(&'p str, &'p str),
    MessageThreads(&'p str, &'p str),
    Callback(&'p str, &'p str),
    Webhook(&'p str),
    WebhookOriginal(&'p str),
    WebhookMessage(&'p str, &'p str),
}

impl<'p> Route<'p> {
    /// Parses a path without `/api/v10`. Commands and webhooks exist only for `application`, the bot's id.
    pub(crate) fn parse(path: &'p str, application: &str) -> Option<Self> {
        let segments: Vec<&str> = path.trim_matches('/').split('/').collect();
        Some(match *segments.as_slice() {
            ["gateway"] => Self::Gateway,
            ["gateway", "bot"] => Self::GatewayBot,
            ["users", "@me"] => Self::OwnUser,
            ["users", "@me", "channels"] => Self::OwnChannels,
            ["users", user] => Self::User(user),
            ["applications", "@me"] => Self::OwnApplication,
            ["oauth2", "applications", "@me"] => Self::OwnOauthApplication,
            ["applications", id, "commands"] if id == application => Self::Commands,
            ["applications", id, "commands", command] if id == application => {
                Self::Command(command)
            }
            ["applications", id, "guilds", guild, "commands"] if id == application => {
                Self::GuildCommands(guild)
            }
            ["applications", id, "guilds", guild, "commands", command] if id == application => {
                Self::GuildCommand(guild, command)
            }
            ["applications", id, "emojis"] => Self::Emojis(id),
            ["applications", id, "emojis", emoji] => Self::Emoji(id, emoji),
            ["guilds", guild] => Self::Guild(guild),
            ["guilds", guild, "channels"] => Self::GuildChannels(guild),
            ["guilds", guild, "threads", "active"] => Self::ActiveThreads(guild),
            ["guilds", guild, "members", user] => Self::Member(guild, user),
            ["channels", channel] => Self::Channel(channel),
            ["channels", channel, "typing"] => Self::Typing(channel),
            ["channels", channel, "messages"] => Self::Messages(channel),
            ["channels", channel, "messages", message] => Self::Message(channel, message),
            ["channels", channel, "messages", message, "threads"] => {
                Self::MessageThreads(channel, message)
            }
            ["interactions", interaction, token, "callback"] => Self::Callback(interaction, token),
            ["webhooks", id, token] if id == application => Self::Webhook(token),
            ["webhooks", id, token, "messages", "@original"] if id == application => {
                Self::WebhookOriginal(token)
            }
            ["webhooks", id, token, "messages", message] if id == application => {
                Self::WebhookMessage(token, message)
            }
            _ => return None,
        })
    }

    /// The route's pattern in Discord's `OpenAPI` description.
    pub(crate) const fn pattern(self) -> &'static str {
        match self {
            Self::Gateway => "/gateway",
            Self::GatewayBot => "/gateway/bot",
            Self::OwnUser => "/users/@me",
            Self::User(_) => "/users/{user_id}",
            Self::OwnChannels => "/users/@me/channels",
            Self::OwnApplication => "/applications/@me",
            Self::OwnOauthApplication => "/oauth2/applications/@me",
            Self::Commands => "/applications/{application_id}/commands",
            Self::Command(_) => "/applications/{application_id}/commands/{command_id}",
            Self::GuildCommands(_) => "/applications/{application_id}/guilds/{guild_id}/commands",
            Self::GuildCommand(..) => {
                "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}"
            }
            Self::Emojis(_) => "/applications/{application_id}/emojis",
            Self::Emoji(..) => "/applications/{application_id}/emojis/{emoji_id}",
            Self::Guild(_) => "/guilds/{guild_id}",
            Self::GuildChannels(_) => "/guilds/{guild_id}/channels",
            Self::ActiveThreads(_) => "/guilds/{guild_id}/threads/active",
            Self::Member(..) => "/guilds/{guild_id}/members/{user_id}",
            Self::Channel(_) => "/channels/{channel_id}",
            Self::Typing(_) => "/channels/{channel_id}/typing",
            Self::Messages(_) => "/channels/{channel_id}/messages",
            Self::Message(..) => "/channels/{channel_id}/messages/{message_id}",
            Self::MessageThreads(..) => "/channels/{channel_id}/messages/{message_id}/threads",
            Self::Callback(..) => "/interactions/{interaction_id}/{interaction_token}/callback",
            Self::Webhook(_) => "/webhooks/{webhook_id}/{webhook_token}",
            Self::WebhookOriginal(_) => "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            Self::WebhookMessage(..) => {
                "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
            }
        }
    }

    /// Whether it is about an interaction. Such requests do not count for the global rate limit.
    pub(crate) const fn is_about_interaction(self) -> bool {
        matches!(
            self,
            Self::Callback(..)
                | Self::Webhook(_)
                | Self::WebhookOriginal(_)
                | Self::WebhookMessage(..)
        )
    }

    /// Whether the route requires the bot token. The others are public or carry an interaction's token.
    pub(crate) const fn needs_token(self) -> bool {
        !matches!(self, Self::Gateway) && !self.is_about_interaction()
    }
}
