//! The world as a sandbox begins: some people, two servers, and the bot in both.

use std::collections::BTreeMap;

use super::World;
use super::channel::{Channel, Place};
use super::commands::CommandRegistry;
use super::files::FileShelf;
use super::gateway::Gateway;
use super::guild::Guild;
use super::interaction::Interactions;
use super::people::Person;
use super::snowflake::{Id, Snowflakes};
use crate::sandbox::faults::Faults;
use crate::sandbox::log::NumberedLog;

/// When the ready-made things were made: 1 March 2024. Their ids are the same in every sandbox, so
/// that what a bot remembers of them is still true after a restart.
const BEGINNING: u64 = 1_709_290_800_000;

/// The people: username, display name, locale, whether a program, whether in the servers.
const PEOPLE: [(&str, &str, &str, bool, bool); 8] = [
    ("anna", "Anna", "de", false, true),
    ("ben", "Ben", "en-US", false, true),
    ("clara", "Clara", "de", false, true),
    ("david", "David", "en-GB", false, true),
    ("emil", "Émile", "fr", false, true),
    ("fiona", "Fiona", "en-US", false, true),
    ("gustav", "Gustav", "de", false, false),
    ("otto-bot", "Otto", "en-US", true, true),
];

/// The servers: name, locale, channels.
const SERVERS: [(&str, &str, &[&str]); 2] = [
    ("Card Club", "en-US", &["general", "cards", "tables"]),
    ("Spielerunde", "de", &["allgemein", "karten"]),
];

impl World {
    /// The world as it begins, with a bot of this name and token, answering at `base_url`.
    pub(crate) fn ready_made(bot_name: &str, token: &str, base_url: String) -> Self {
        let mut ids = (1..).map(|number: u64| Id::at(BEGINNING + number * 86_400_000, number));
        let mut id = || ids.next().unwrap_or_default();
        let bot = id();
        let mut people = BTreeMap::new();
        let mut members = BTreeMap::from([(bot, BEGINNING)]);
        let username = bot_name.to_lowercase().replace(' ', "-");
        people.insert(bot, Person::new(bot, &username, bot_name, "en-US", true));
        for (username, display_name, locale, program, member) in PEOPLE {
            let person = Person::new(id(), username, display_name, locale, program);
            if member {
                members.insert(person.id, BEGINNING);
            }
            people.insert(person.id, person);
        }
        let owner = members.keys().nth(1).copied().unwrap_or(bot);
        let mut guilds = BTreeMap::new();
        let mut channels = BTreeMap::new();
        for (name, locale, names) in SERVERS {
            let guild = Guild {
                id: id(),
                name: name.to_owned(),
                locale: locale.to_owned(),
                owner,
                members: members.clone(),
            };
            for name in names {
                let place = Place::Server {
                    guild: guild.id,
                    name: (*name).to_owned(),
                    denied: 0,
                };
                let channel = Channel::new(id(), place);
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
            people,
            guilds,
            channels,
            commands: CommandRegistry::default(),
            interactions: Interactions::default(),
            files: FileShelf::default(),
            gateway: Gateway::default(),
            faults: Faults::default(),
            requests: NumberedLog::with_capacity(10_000),
            feed_number: 0,
        }
    }
}
