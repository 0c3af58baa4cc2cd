//! The initial world of every sandbox: some users, two servers with the bot and one without.

use std::collections::{BTreeMap, BTreeSet};

use super::channel::{Channel, ChannelForm, ChannelKind};
use super::commands::CommandRegistry;
use super::emojis::Emojis;
use super::endpoints::Endpoints;
use super::files::FileStore;
use super::gateway::Gateway;
use super::guild::Guild;
use super::interaction::Interactions;
use super::model::World;
use super::rate_limits::RateLimits;
use super::snowflake::{Id, Snowflakes};
use super::user::User;
use crate::faults::Faults;
use crate::log::NumberedLog;

/// The base of the creation times: 1 March 2024. It is fixed so that the ids are the same in every
/// sandbox and a bot's stored ids remain valid after a restart.
const CREATED: u64 = 1_709_290_800_000;

/// The users: username, display name, locale, whether a bot, whether a member of the servers.
const USERS: [(&str, &str, &str, bool, bool); 13] = [
    ("anna", "Anna", "de", false, true),
    ("ben", "Ben", "en-US", false, true),
    ("clara", "Clara", "de", false, true),
    ("david", "David", "en-GB", false, true),
    ("emil", "Émile", "fr", false, true),
    ("fiona", "Fiona", "en-US", false, true),
    ("gustav", "Gustav", "de", false, false),
    ("otto-bot", "Otto", "en-US", true, true),
    ("giulia", "Giulia", "it", false, true),
    ("joao", "João", "pt-BR", false, true),
    ("lucia", "Lucía", "es-ES", false, true),
    ("noor", "Noor", "nl", false, true),
    ("sakura", "さくら", "ja", false, true),
];

/// The servers: name, locale, channels, whether the bot is a member.
const SERVERS: [(&str, &str, &[&str], bool); 3] = [
    ("Card Club", "en-US", &["cards", "tables", "general"], true),
    ("Spielerunde", "de", &["karten", "allgemein"], true),
    ("Book Club", "en-US", &["reading"], false),
];

impl World {
    /// The initial world, for a bot with this name and token and a server at `base_url`, with an
    /// empty log of the bot's requests, feeds of that length, and full buckets.
    pub(crate) fn initial(
        bot_name: &str,
        token: &str,
        base_url: String,
        requests: NumberedLog,
        max_feed_entries: usize,
        rate_limits: RateLimits,
    ) -> Self {
        let mut ids = (1..).map(|number: u64| Id::at(CREATED + number * 86_400_000, number));
        let mut id = || ids.next().unwrap_or_default();
        let bot = id();
        let mut users = BTreeMap::new();
        let mut members = BTreeMap::from([(bot, CREATED)]);
        let username = bot_name.to_lowercase().replace(' ', "-");
        users.insert(bot, User::new(bot, &username, bot_name, "en-US", true));
        for (username, display_name, locale, is_bot, is_member) in USERS {
            let user = User::new(id(), username, display_name, locale, is_bot);
            if is_member {
                members.insert(user.id, CREATED);
            }
            users.insert(user.id, user);
        }
        let owner = members.keys().nth(1).copied().unwrap_or(bot);
        let mut guilds = BTreeMap::new();
        let mut channels = BTreeMap::new();
        for (name, locale, names, has_bot) in SERVERS {
            let mut members = members.clone();
            members.retain(|&member, _| has_bot || member != bot);
            let guild = Guild {
                id: id(),
                name: name.to_owned(),
                locale: locale.to_owned(),
                owner,
                members,
            };
            for name in names {
                let kind = ChannelKind::Server {
                    guild: guild.id,
                    name: (*name).to_owned(),
                    form: ChannelForm::Text,
                    denied: 0,
                    hidden_from: BTreeSet::new(),
                    thread: None,
                };
                let channel = Channel::new(id(), kind);
                channels.insert(channel.id, channel);
            }
            guilds.insert(guild.id, guild);
        }
        Self {
            ids: Snowflakes::default(),
            base_url,
            token: token.to_owned(),
            application: bot,
            bot,
            users,
            guilds,
            channels,
            commands: CommandRegistry::default(),
            interactions: Interactions::default(),
            emojis: Emojis::default(),
            endpoints: Endpoints::default(),
            processes: Vec::new(),
            files: FileStore::default(),
            gateway: Gateway::default(),
            faults: Faults::default(),
            rate_limits,
            requests,
            feed_number: 0,
            max_feed_entries,
        }
    }
}
