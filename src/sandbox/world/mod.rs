//! The world the sandbox holds: people, servers, channels, messages, interactions, and who sees what of them.

pub(crate) mod channel;
pub(crate) mod commands;
pub(crate) mod feed;
pub(crate) mod files;
pub(crate) mod gateway;
pub(crate) mod guild;
pub(crate) mod interaction;
mod interaction_event;
pub(crate) mod lookup;
pub(crate) mod message;
pub(crate) mod people;
pub(crate) mod permissions;
mod ready_made;
pub(crate) mod snowflake;

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::faults::Faults;
use super::log::NumberedLog;
use channel::{Channel, Place};
use commands::CommandRegistry;
use files::FileShelf;
use gateway::{Gateway, INTENT_DIRECT_MESSAGES, INTENT_GUILD_MESSAGES, INTENT_GUILDS};
use guild::Guild;
use interaction::{Answer, Interaction, InteractionState, Interactions};
use message::{Message, SUPPRESS_NOTIFICATIONS};
use people::Person;
use snowflake::{Id, Snowflakes, now};

/// Everything there is.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) ids: Snowflakes,
    /// Where the sandbox answers, e.g. `http://127.0.0.1:4000`.
    pub(crate) base_url: String,
    /// The secret by which the bot is known.
    pub(crate) token: String,
    /// The bot's application.
    pub(crate) application: Id,
    /// The bot's account.
    pub(crate) bot: Id,
    pub(crate) people: BTreeMap<Id, Person>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) commands: CommandRegistry,
    pub(crate) interactions: Interactions,
    pub(crate) files: FileShelf,
    pub(crate) gateway: Gateway,
    pub(crate) faults: Faults,
    /// Every request the bot made.
    pub(crate) requests: NumberedLog,
    /// The number of the newest entry of any feed.
    feed_number: u64,
}

impl World {
    /// Where the gateway answers.
    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    /// The account of this id as Discord's user object; an account that never was is shown as deleted.
    pub(crate) fn user_json(&self, id: Id) -> Value {
        self.people.get(&id).map_or_else(
            || json!({"id": id, "username": "deleted_user", "discriminator": "0", "global_name": null, "avatar": null}),
            Person::to_json,
        )
    }

    /// A channel as Discord's channel object.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        match channel.place {
            Place::Direct { person } => {
                let recipients: Vec<&Person> = self.people.get(&person).into_iter().collect();
                channel.to_json(&recipients)
            }
            Place::Server { .. } => channel.to_json(&[]),
        }
    }

    /// The message of this id in this channel.
    pub(crate) fn message(&self, channel: Id, message: Id) -> Option<&Message> {
        self.channels.get(&channel)?.messages.get(&message)
    }

    /// Posts a message: whoever may see it sees it come.
    pub(crate) fn post(&mut self, message: &Message) {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.insert(message.clone());
        }
        self.tell_of_message("posted", message);
        self.send_message_event("MESSAGE_CREATE", message);
    }

    /// Puts an edited message in the place of the old one.
    pub(crate) fn replace(&mut self, message: &Message) {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.insert(message.id, message.clone());
        }
        self.tell_of_message("edited", message);
        self.send_message_event("MESSAGE_UPDATE", message);
    }

    /// Deletes a message; tells whether it was there.
    pub(crate) fn delete(&mut self, channel: Id, message: Id) -> bool {
        let Some(message) = self
            .channels
            .get_mut(&channel)
            .and_then(|channel| channel.messages.remove(&message))
        else {
            return false;
        };
        for person in self.audience(&message) {
            self.tell(
                person,
                json!({
                    "kind": "deleted",
                    "channel": message.channel,
                    "message_id": message.id,
                    "ephemeral": message.ephemeral_for.is_some(),
                }),
            );
        }
        if message.ephemeral_for.is_none() {
            let guild = self.guild_of(channel);
            let intent = message_intent(guild);
            self.gateway.dispatch(intent, "MESSAGE_DELETE", |_| {
                let mut data = json!({"id": message.id, "channel_id": message.channel});
                if let Some(guild) = guild {
                    data["guild_id"] = json!(guild);
                }
                data
            });
        }
        true
    }

    /// Adds a text channel to a server.
    pub(crate) fn create_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.ids.next();
        let place = Place::Server {
            guild,
            name: name.to_owned(),
            denied: 0,
        };
        let channel = Channel::new(id, place);
        let data = self.channel_json(&channel);
        self.channels.insert(id, channel);
        self.tell_members(guild, &json!({"kind": "channel_created", "channel": id}));
        self.gateway
            .dispatch(INTENT_GUILDS, "CHANNEL_CREATE", |_| data.clone());
        id
    }

    /// Deletes a server's channel with everything in it; tells whether it was there.
    pub(crate) fn delete_channel(&mut self, id: Id) -> bool {
        let Some(guild) = self.guild_of(id) else {
            return false;
        };
        let Some(channel) = self.channels.remove(&id) else {
            return false;
        };
        let data = self.channel_json(&channel);
        self.tell_members(guild, &json!({"kind": "channel_deleted", "channel": id}));
        self.gateway
            .dispatch(INTENT_GUILDS, "CHANNEL_DELETE", |_| data.clone());
        true
    }

    /// Tells the bot that a channel is not what it was.
    pub(crate) fn announce_channel(&mut self, id: Id) {
        if let Some(channel) = self.channels.get(&id) {
            let data = self.channel_json(channel);
            self.gateway
                .dispatch(INTENT_GUILDS, "CHANNEL_UPDATE", |_| data.clone());
        }
    }

    /// Notes the first answer to an interaction and tells who made it.
    pub(crate) fn answer(
        &mut self,
        interaction: Id,
        how: Answer,
        data: Value,
        message: Option<Id>,
    ) {
        let Some(interaction) = self.interactions.get_mut(interaction) else {
            return;
        };
        interaction.state = InteractionState::Answered { how, data };
        interaction.original = message;
        let (person, id) = (interaction.person, interaction.id);
        if how != Answer::Choices {
            self.tell(
                person,
                json!({"kind": "answered", "interaction": id, "how": how.name(), "message_id": message}),
            );
        }
    }

    /// Lets an interaction fail if it has not been answered; tells who made it.
    pub(crate) fn fail_if_pending(&mut self, interaction: Id) {
        let Some(interaction) = self.interactions.get_mut(interaction) else {
            return;
        };
        if interaction.state != InteractionState::Pending {
            return;
        }
        interaction.state = InteractionState::Failed;
        let notice = failure_notice(interaction);
        let person = interaction.person;
        self.tell(person, notice);
    }

    /// Puts an entry into a person's feed.
    pub(crate) fn tell(&mut self, person: Id, mut entry: Value) {
        self.feed_number += 1;
        entry["number"] = json!(self.feed_number);
        entry["at_ms"] = json!(now());
        if let Some(person) = self.people.get_mut(&person) {
            person.feed.push(self.feed_number, entry);
        }
    }

    /// The number of the newest entry of any feed.
    pub(crate) fn feed_number(&self) -> u64 {
        self.feed_number
    }

    fn tell_members(&mut self, guild: Id, entry: &Value) {
        let members: Vec<Id> = self
            .guilds
            .get(&guild)
            .map(|guild| guild.members.keys().copied().collect())
            .unwrap_or_default();
        for member in members {
            self.tell(member, entry.clone());
        }
    }

    fn tell_of_message(&mut self, kind: &str, message: &Message) {
        let view = self.message_for_person(message);
        let direct = self.guild_of(message.channel).is_none();
        for person in self.audience(message) {
            let mentioned = message.mention_everyone || message.mentions.contains(&person);
            let notifies = kind == "posted"
                && message.author != person
                && message.flags & SUPPRESS_NOTIFICATIONS == 0
                && (mentioned || direct);
            if notifies && let Some(person) = self.people.get_mut(&person) {
                person.called_by = Some(message.id);
            }
            self.tell(
                person,
                json!({
                    "kind": kind,
                    "channel": message.channel,
                    "message_id": message.id,
                    "ephemeral": message.ephemeral_for.is_some(),
                    "mentioned": mentioned,
                    "notifies": notifies,
                    "message": view,
                }),
            );
        }
    }

    /// Whoever sees a message.
    fn audience(&self, message: &Message) -> Vec<Id> {
        self.people
            .values()
            .filter(|person| !person.bot && self.sees_channel(person.id, message.channel))
            .map(|person| person.id)
            .filter(|person| message.visible_to(*person))
            .collect()
    }

    /// Tells the bot of a message, as far as its intents go.
    fn send_message_event(&mut self, name: &str, message: &Message) {
        if message.ephemeral_for.is_some() {
            return;
        }
        let guild = self.guild_of(message.channel);
        let mut data = self.message_json(message);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        let private =
            guild.is_some() && message.author != self.bot && !message.mentions.contains(&self.bot);
        self.gateway.dispatch(message_intent(guild), name, |_| {
            let mut data = data.clone();
            // Without the privileged intent, which no bot of the sandbox has, content is withheld.
            if private {
                data["content"] = json!("");
                for list in ["embeds", "attachments", "components"] {
                    data[list] = json!([]);
                }
            }
            data
        });
    }
}

/// The intent that shows messages of a server, or direct ones.
fn message_intent(guild: Option<Id>) -> u64 {
    if guild.is_some() {
        INTENT_GUILD_MESSAGES
    } else {
        INTENT_DIRECT_MESSAGES
    }
}

/// What a person is shown whose interaction was not answered.
pub(crate) fn failure_notice(interaction: &Interaction) -> Value {
    json!({
        "kind": "failed",
        "interaction": interaction.id,
        "channel": interaction.channel,
        "message_id": interaction.kind.message(),
        "reason": if interaction.kind.message().is_some() {
            "This interaction failed"
        } else {
            "The application did not respond"
        },
    })
}
