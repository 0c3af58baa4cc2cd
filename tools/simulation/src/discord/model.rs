//! The state of the simulated Discord: people, channels, messages, interactions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use claim_table::timestamp::Timestamp;
use serde_json::{Map, Value, json};
use tokio::time::Instant;

/// The bot's account and application.
pub(crate) const BOT: u64 = 1;

/// The only server.
pub(crate) const GUILD: u64 = 2;

/// The beginning of an interaction's token; the interaction's id follows.
const TOKEN_PREFIX: &str = "token-";

/// The owner of the server, who moderates it.
pub(crate) const MODERATOR: u64 = 100;

/// Those who moderate the server: its owner, and where there are four people, the last of these, so that two may decide
/// about a tournament at once.
pub(crate) const MODERATORS: [u64; 2] = [MODERATOR, MODERATOR + 3];

/// All permissions, as Discord's flags.
const ALL_PERMISSIONS: u64 = (1 << 51) - 1;

/// The permissions to see a channel and to write there.
const PERMISSION_TO_WRITE: u64 = 1 << 10 | 1 << 11;

/// Discord's type of a public thread.
pub(super) const PUBLIC_THREAD: u8 = 11;

/// The flag of a message that only one person sees.
pub(super) const EPHEMERAL: u64 = 64;

/// A person's account.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    /// The display name.
    pub(crate) name: String,
    /// The language of the person's client.
    pub(crate) locale: &'static str,
    /// Discord's error code for direct messages to the person; `None` if it accepts them.
    pub(crate) refuses_messages: Option<u64>,
    /// When the person left the server; `None` while they are in it.
    pub(crate) left_at: Option<Timestamp>,
    /// Whether the person has ever left the server.
    pub(crate) has_left: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread {
    /// The channel in which the thread is.
    pub(crate) channel: u64,
    /// Whether the thread is archived; the next message in it reopens it.
    pub(crate) is_archived: bool,
}

/// A message of the bot.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: u64,
    /// The channel of the message.
    pub(crate) channel: u64,
    /// The only person who sees the message, if it is ephemeral.
    pub(crate) only_for: Option<u64>,
    /// Whether the message answers an interaction.
    pub(crate) is_reply: bool,
    /// The nonce with which the message was posted.
    pub(crate) nonce: Option<String>,
    /// The message's content, embeds, components and flags.
    pub(crate) body: Map<String, Value>,
    /// The enabled buttons and select options.
    controls: Vec<Control>,
}

/// How far an interaction has been answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Not answered.
    None,
    /// Deferred: the answer has to follow.
    Deferred,
    /// Answered.
    Given,
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    /// The person who has caused it.
    pub(crate) user: u64,
    /// The token that authorises answers.
    pub(crate) token: String,
    /// When the person acted.
    pub(crate) at: Instant,
    /// What was pressed or typed.
    pub(crate) what: String,
    /// The channel of the interaction.
    pub(crate) channel: u64,
    /// The message whose component was used.
    pub(crate) source: Option<u64>,
    /// The completions that the bot has offered.
    pub(crate) choices: Vec<String>,
    /// Whether the bot has learnt that its answer arrived.
    pub(crate) is_confirmed: bool,
    /// How far it has been answered.
    pub(crate) answer: Answer,
    /// The message with the original response.
    pub(crate) original: Option<u64>,
    /// Whether the bot need not answer in time, because the interaction never arrived, or a disturbance has
    /// affected it.
    pub(crate) is_excused: bool,
}

/// The whole state of Discord.
#[derive(Debug)]
pub(crate) struct World {
    last_id: u64,
    /// The people, by id.
    pub(crate) people: BTreeMap<u64, Account>,
    /// The channels of the server.
    pub(crate) channels: Vec<u64>,
    /// The channels that the bot cannot see.
    pub(crate) hidden: BTreeSet<u64>,
    /// Whether the bot has been removed from the server.
    pub(crate) is_removed: bool,
    /// Whether the gateway is down, so that no interactions arrive.
    pub(crate) is_gateway_away: bool,
    /// The threads, by id. A thread has the id of the message from which it was started.
    pub(crate) threads: BTreeMap<u64, Thread>,
    /// The channels of direct messages, by person.
    pub(crate) direct: BTreeMap<u64, u64>,
    /// The messages, by id.
    pub(crate) messages: BTreeMap<u64, Arc<Message>>,
    /// The interactions, by id.
    pub(crate) interactions: BTreeMap<u64, Interaction>,
    /// The recently posted messages, by channel and nonce.
    pub(crate) nonces: BTreeMap<(u64, String), u64>,
    /// The messages on which a person pressed a forged button; the answer may have replaced their content.
    pub(crate) forged: BTreeSet<u64>,
    /// The messages that people have deleted.
    pub(crate) deleted: Vec<Arc<Message>>,
}

impl World {
    /// A server with two channels and `people` people.
    pub(crate) fn new(people: u64) -> Self {
        const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emil", "Fiona"];
        let mut world = Self {
            last_id: 1000,
            people: BTreeMap::new(),
            channels: vec![10, 11],
            hidden: BTreeSet::new(),
            is_removed: false,
            is_gateway_away: false,
            threads: BTreeMap::new(),
            direct: BTreeMap::new(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            nonces: BTreeMap::new(),
            forged: BTreeSet::new(),
            deleted: Vec::new(),
        };
        for (id, name) in (100..100 + people).zip(NAMES) {
            let locale = if id % 2 == 0 { "en-US" } else { "de" };
            let account = Account {
                name: name.to_owned(),
                locale,
                refuses_messages: None,
                left_at: None,
                has_left: false,
            };
            world.people.insert(id, account);
        }
        world
    }

    /// A new id.
    pub(super) fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// The channel of a person's direct messages.
    pub(super) fn direct_channel(&mut self, person: u64) -> u64 {
        let id = self.next_id();
        *self.direct.entry(person).or_insert(id)
    }

    /// The person whose direct messages are in a channel; `None` for other channels.
    pub(crate) fn direct_with(&self, channel: u64) -> Option<u64> {
        let mut direct = self.direct.iter();
        direct.find_map(|(&person, &of)| (of == channel).then_some(person))
    }

    /// The channel in which a thread is; for other channels, the channel itself.
    fn parent(&self, channel: u64) -> u64 {
        self.threads.get(&channel).map_or(channel, |it| it.channel)
    }

    /// Whether a person is in the server.
    pub(crate) fn is_member(&self, person: u64) -> bool {
        let account = self.people.get(&person);
        account.is_some_and(|account| account.left_at.is_none())
    }

    /// Discord's error code for requests about a channel of the server that the bot cannot reach; `None` if
    /// it can.
    pub(crate) fn loss_of(&self, channel: u64) -> Option<u64> {
        let parent = self.parent(channel);
        if !self.channels.contains(&parent) {
            Some(10003)
        } else if self.is_removed || self.hidden.contains(&parent) {
            Some(50001)
        } else {
            None
        }
    }

    /// Whether a person can use the bot in a channel.
    pub(crate) fn can_use(&self, person: u64, channel: u64) -> bool {
        if let Some(with) = self.direct_with(channel) {
            return with == person;
        }
        let exists = self.channels.contains(&self.parent(channel));
        exists && self.is_member(person) && !self.is_removed
    }

    /// Deletes a channel or a thread, with everything in it.
    pub(crate) fn delete_channel(&mut self, channel: u64) {
        self.channels.retain(|&it| it != channel);
        let messages: Vec<_> = self.messages.values().cloned().collect();
        for message in messages {
            if message.channel == channel || self.parent(message.channel) == channel {
                self.messages.remove(&message.id);
                self.deleted.push(message);
            }
        }
        // Answers that were to be shown there are gone as well.
        for interaction in self.interactions.values_mut() {
            let parent = self.threads.get(&interaction.channel);
            let parent = parent.map_or(interaction.channel, |it| it.channel);
            interaction.is_excused |= interaction.channel == channel || parent == channel;
        }
        self.threads
            .retain(|&id, thread| id != channel && thread.channel != channel);
    }

    /// The interaction that a token belongs to.
    pub(crate) fn interaction_of(&self, token: &str) -> Option<u64> {
        let id = token.strip_prefix(TOKEN_PREFIX)?.parse().ok()?;
        self.interactions.contains_key(&id).then_some(id)
    }

    /// Adds a message of the bot.
    pub(super) fn post(&mut self, channel: u64, body: &Value, origin: Option<u64>) -> u64 {
        let id = self.next_id();
        let is_ephemeral = body["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
        let asker = origin
            .and_then(|id| self.interactions.get(&id))
            .map(|it| it.user);
        let mut message = Message {
            id,
            channel,
            only_for: asker.filter(|_| is_ephemeral),
            is_reply: origin.is_some(),
            nonce: body["nonce"].as_str().map(str::to_owned),
            body: Map::new(),
            controls: Vec::new(),
        };
        message.change(body);
        self.messages.insert(id, Arc::new(message));
        id
    }

    /// Whether a person has used a control.
    pub(crate) fn has_used(&self, person: u64, press: &str) -> bool {
        let mut used = self.interactions.values();
        used.any(|it| it.user == person && it.what == press)
    }

    /// The people who may see a message.
    pub(crate) fn readers(&self, message: &Message) -> Vec<u64> {
        match (message.only_for, self.direct_with(message.channel)) {
            (Some(person), _) | (None, Some(person)) => vec![person],
            (None, None) => self.people.keys().copied().collect(),
        }
    }

    /// The messages that a person sees, newest first.
    pub(crate) fn seen_by(&self, person: u64) -> impl Iterator<Item = &Arc<Message>> {
        let messages = self.messages.values().rev();
        let is_member = self.is_member(person);
        messages.filter(move |message| match message.only_for {
            Some(only) => only == person,
            None => match self.direct_with(message.channel) {
                Some(with) => with == person,
                None => is_member,
            },
        })
    }

    /// An account as JSON.
    fn user_json(&self, id: u64) -> Value {
        let name = match self.people.get(&id) {
            Some(account) => &account.name,
            None => "Claim Bot",
        };
        json!({
            "id": id.to_string(),
            "username": name.to_lowercase(),
            "discriminator": "0",
            "global_name": name,
            "avatar": null,
            "bot": id == BOT,
        })
    }

    /// A message as JSON, with the parts that the bot reads.
    pub(super) fn message_json(message: &Message) -> Value {
        json!({
            "id": message.id.to_string(),
            "channel_id": message.channel.to_string(),
            "flags": message.body.get("flags").cloned().unwrap_or_else(|| json!(0)),
        })
    }

    /// Adds an interaction. Returns its id, and the event that the bot receives.
    pub(crate) fn interact(
        &mut self,
        person: u64,
        channel: u64,
        kind: u8,
        what: &str,
        data: &Value,
        source: Option<&Message>,
    ) -> (u64, Value) {
        let id = self.next_id();
        let interaction = Interaction {
            user: person,
            token: format!("{TOKEN_PREFIX}{id}"),
            at: Instant::now(),
            what: what.to_owned(),
            channel,
            source: source.map(|message| message.id),
            choices: Vec::new(),
            is_confirmed: false,
            answer: Answer::None,
            original: None,
            is_excused: false,
        };
        self.interactions.insert(id, interaction);
        let source = source.map(Self::message_json);
        (id, self.event(id, person, channel, kind, data, source))
    }

    /// The event of an interaction, as the bot receives it. `source` is the message whose component was used.
    pub(crate) fn event(
        &self,
        id: u64,
        person: u64,
        channel: u64,
        kind: u8,
        data: &Value,
        source: Option<Value>,
    ) -> Value {
        let is_direct = self.direct_with(channel).is_some();
        let locale = self.people.get(&person).map_or("en-US", |it| it.locale);
        let parent = self.parent(channel);
        let channel_kind = if parent == channel {
            u8::from(is_direct)
        } else {
            PUBLIC_THREAD
        };
        let is_hidden = self.hidden.contains(&parent);
        let own_permissions = if is_hidden { 0 } else { ALL_PERMISSIONS };
        let mut event = json!({
            "id": id.to_string(),
            "application_id": BOT.to_string(),
            "type": kind,
            "token": format!("{TOKEN_PREFIX}{id}"),
            "version": 1,
            "data": data,
            "channel_id": channel.to_string(),
            "channel": {"id": channel.to_string(), "type": channel_kind, "name": "tables"},
            "locale": locale,
            "app_permissions": own_permissions.to_string(),
            "entitlements": [],
            "authorizing_integration_owners": {"0": GUILD.to_string()},
            "context": u8::from(is_direct),
            "attachment_size_limit": 10_485_760,
        });
        let permissions = if MODERATORS.contains(&person) {
            ALL_PERMISSIONS
        } else {
            PERMISSION_TO_WRITE
        };
        if parent != channel {
            event["channel"]["parent_id"] = json!(parent.to_string());
        }
        if is_direct {
            event["user"] = self.user_json(person);
        } else {
            event["guild_id"] = json!(GUILD.to_string());
            event["guild"] = json!({"id": GUILD.to_string(), "locale": "en-US", "features": []});
            event["guild_locale"] = json!("en-US");
            event["member"] = json!({
                "user": self.user_json(person),
                "nick": null,
                "roles": [],
                "joined_at": "2026-01-01T00:00:00.000000+00:00",
                "deaf": false,
                "mute": false,
                "flags": 0,
                "permissions": permissions.to_string(),
            });
        }
        if let Some(source) = source {
            event["message"] = source;
        }
        event
    }

    /// The people in a command's options, as the bot receives them.
    pub(crate) fn resolved(&self, people: &[u64]) -> Value {
        let users = people.iter();
        let users = users.map(|&it| (it.to_string(), self.user_json(it)));
        json!({"users": users.collect::<Map<_, _>>(), "members": {}})
    }
}

impl Message {
    /// Replaces the parts of the message that `body` has.
    pub(super) fn change(&mut self, body: &Value) {
        for part in ["content", "embeds", "components"] {
            if let Some(value) = body.get(part) {
                self.body.insert(part.to_owned(), value.clone());
            }
        }
        // Flags are never taken back.
        let flags = [self.body.get("flags"), body.get("flags")];
        let flags = flags.map(|flags| flags.and_then(Value::as_u64).unwrap_or_default());
        self.body
            .insert("flags".to_owned(), json!(flags[0] | flags[1]));
        if body.get("components").is_some() {
            self.controls = self.read_controls();
        }
    }

    /// The enabled buttons and select options.
    pub(crate) fn controls(&self) -> &[Control] {
        &self.controls
    }

    fn read_controls(&self) -> Vec<Control> {
        self.body
            .get("components")
            .map(controls_in)
            .unwrap_or_default()
    }
}

/// The enabled buttons and select options among these components and those in them.
pub(crate) fn controls_in(components: &Value) -> Vec<Control> {
    let mut controls = Vec::new();
    for part in components.as_array().into_iter().flatten() {
        controls.extend(controls_in(&part["components"]));
        if part["accessory"].is_object() {
            controls.extend(controls_in(&Value::Array(vec![part["accessory"].clone()])));
        }
        if part["disabled"] == true {
            continue;
        }
        let Some(id) = part["custom_id"].as_str() else {
            continue;
        };
        match part["options"].as_array() {
            None => controls.push(Control::button(id)),
            Some(options) => {
                let values = options.iter().filter_map(|it| it["value"].as_str());
                controls.extend(values.map(|value| Control::choice(id, value)));
            }
        }
    }
    controls
}

/// An enabled button, or an option of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Control {
    /// The `custom_id`.
    pub(crate) id: String,
    /// The value of the option; `None` for a button.
    pub(crate) value: Option<String>,
}

impl Control {
    pub(crate) fn button(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            value: None,
        }
    }

    fn choice(id: &str, value: &str) -> Self {
        Self {
            id: id.to_owned(),
            value: Some(value.to_owned()),
        }
    }

    /// The encoded press: the `custom_id` of a button, or the value of an option.
    pub(crate) fn press(&self) -> &str {
        self.value.as_deref().unwrap_or(&self.id)
    }

    /// The `data` of an interaction that uses the control.
    pub(crate) fn data(&self) -> Value {
        match &self.value {
            None => json!({"custom_id": self.id, "component_type": 2}),
            Some(value) => json!({"custom_id": self.id, "component_type": 3, "values": [value]}),
        }
    }
}
