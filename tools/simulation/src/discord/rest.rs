//! How the simulated Discord executes the bot's requests, and refuses them.

use std::sync::Arc;
use std::time::Duration;

use claim_discord::{Endpoint, Method, RestRequest};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::model::{Answer, EPHEMERAL, Interaction, MODERATOR, PUBLIC_THREAD, Thread, World};

/// Discord's time limit for the first answer to an interaction.
pub(crate) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

/// The lifetime of an interaction's token.
const TOKEN_LIFETIME: Duration = Duration::from_mins(15);

/// The flag of a message that consists of components.
const IS_COMPONENTS_V2: u64 = 1 << 15;

/// Discord's error code for a direct message to a person who shares no server with the bot.
const NO_COMMON_SERVER: u64 = 50278;

/// The outcome of a request: a status, and the body.
pub(crate) type Outcome = (u16, Value);

const fn no_content() -> Outcome {
    (204, Value::Null)
}

fn refused(status: u16, code: u64) -> Outcome {
    (status, json!({"code": code, "message": "refused"}))
}

/// The refusal of a new message that says nothing, or has a text beside components.
fn empty(body: &Value) -> Option<Outcome> {
    let is_v2 = body["flags"].as_u64().unwrap_or_default() & IS_COMPONENTS_V2 != 0;
    let has_content = body["content"].as_str().is_some_and(|it| !it.is_empty());
    let has_components = body["components"]
        .as_array()
        .is_some_and(|it| !it.is_empty());
    match (is_v2, has_content, has_components) {
        (true, true, _) => Some(refused(400, 50035)),
        (true, false, true) | (false, true, _) => None,
        (true | false, false, _) => Some(refused(400, 50006)),
    }
}

impl World {
    /// Executes a request.
    pub(super) fn execute(&mut self, request: &RestRequest) -> Outcome {
        let body = request.body.as_ref().unwrap_or(&Value::Null);
        match (request.method, &request.endpoint) {
            (Method::Post, Endpoint::DirectChannels) => match id(&body["recipient_id"]) {
                Some(person) => {
                    let channel = self.direct_channel(person);
                    (200, json!({"id": channel.to_string(), "type": 1}))
                }
                None => refused(400, 50035),
            },
            (Method::Get, Endpoint::OwnUser) => (200, json!({"id": "1"})),
            (Method::Get, Endpoint::Member(_, user)) => self.find_member(user.0),
            (Method::Get, Endpoint::Guild(_)) if self.is_removed => refused(404, 10004),
            (Method::Get, Endpoint::Guild(_)) => (200, json!({"owner_id": MODERATOR.to_string()})),
            (Method::Post, Endpoint::Thread(channel, message)) => {
                self.start_thread(channel.0, message.0)
            }
            (Method::Get, Endpoint::Channel(channel)) => self.channel(channel.0),
            (Method::Patch, Endpoint::Channel(thread)) => self.archive(thread.0, body),
            (Method::Post, Endpoint::Messages(channel)) => self.create(channel.0, body),
            (Method::Patch, Endpoint::Message(channel, message)) => {
                self.edit(channel.0, message.0, body)
            }
            (Method::Delete, Endpoint::Message(channel, message)) => {
                self.delete(channel.0, message.0)
            }
            (
                Method::Post,
                Endpoint::Callback {
                    interaction, token, ..
                },
            ) => self.answer(*interaction, token.reveal(), body),
            (Method::Post, Endpoint::Followups { token, .. }) => {
                self.with_token(token.reveal(), |world, id, interaction| {
                    let mut body = body.clone();
                    let flags = body["flags"].as_u64().unwrap_or_default();
                    body["flags"] = json!(flags | EPHEMERAL);
                    let posted = world.post(interaction.channel, &body, Some(id));
                    // If the interaction was deferred on a message that others see, too, the follow-up is its
                    // answer.
                    world.set_answered(id);
                    world.shown(posted)
                })
            }
            (method, Endpoint::OriginalReply { token, .. }) => self
                .with_token(token.reveal(), |world, id, interaction| {
                    world.change_reply(method, id, interaction.original, body)
                }),
            (method, Endpoint::Followup { token, message, .. }) => self
                .with_token(token.reveal(), |world, id, _| {
                    world.change_reply(method, id, Some(message.0), body)
                }),
            _ => refused(404, 0),
        }
    }

    /// A channel, with its last message.
    fn channel(&self, channel: u64) -> Outcome {
        if let Some(refusal) = self.refusal(channel) {
            return refusal;
        }
        let mut messages = self.messages.values().rev();
        let last = messages.find(|it| it.channel == channel && it.only_for.is_none());
        let thread = self.threads.get(&channel);
        let channel = json!({
            "id": channel.to_string(),
            "type": thread.map_or(0, |_| PUBLIC_THREAD),
            "parent_id": thread.map(|it| it.channel.to_string()),
            "last_message_id": last.map(|it| it.id.to_string()),
        });
        (200, channel)
    }

    fn create(&mut self, channel: u64, body: &Value) -> Outcome {
        let refusal = self.closed(channel).or_else(|| self.refusal(channel));
        if let Some(refusal) = refusal.or_else(|| empty(body)) {
            return refusal;
        }
        let nonce = body["nonce"]
            .as_str()
            .map(|nonce| (channel, nonce.to_owned()));
        let known = nonce.as_ref().and_then(|nonce| self.nonces.get(nonce));
        let known = known.copied().filter(|id| self.messages.contains_key(id));
        let id = known.unwrap_or_else(|| self.post(channel, body, None));
        if let Some(nonce) = nonce {
            self.nonces.insert(nonce, id);
        }
        if let Some(thread) = self.threads.get_mut(&channel) {
            thread.is_archived = false;
        }
        self.shown(id)
    }

    /// The refusal of what a person would read in their direct messages; `None` if they get it, and in other channels.
    fn closed(&self, channel: u64) -> Option<Outcome> {
        let person = self.direct_with(channel)?;
        let account = self.people.get(&person);
        let closed = account.and_then(|account| account.refuses_messages);
        let is_apart = self.is_removed || !self.is_member(person);
        let code = is_apart.then_some(NO_COMMON_SERVER).or(closed)?;
        Some(refused(403, code))
    }

    /// The refusal of a request about a channel of the server; `None` if the bot can reach it.
    fn refusal(&self, channel: u64) -> Option<Outcome> {
        if self.direct_with(channel).is_some() {
            return None;
        }
        let code = self.loss_of(channel)?;
        Some(refused(if code == 50001 { 403 } else { 404 }, code))
    }

    fn find_member(&self, person: u64) -> Outcome {
        if self.is_removed {
            refused(404, 10004)
        } else if self.is_member(person) {
            (200, json!({}))
        } else {
            refused(404, 10007)
        }
    }

    fn start_thread(&mut self, channel: u64, message: u64) -> Outcome {
        if let Some(refusal) = self.refusal(channel) {
            return refusal;
        }
        if self.threads.contains_key(&message) {
            return refused(400, 160_004);
        }
        let known = self.messages.get(&message);
        if known.is_none_or(|known| known.channel != channel) {
            return refused(404, 10008);
        }
        let thread = Thread {
            channel,
            is_archived: false,
        };
        self.threads.insert(message, thread);
        (201, json!({"id": message.to_string(), "type": 11}))
    }

    fn archive(&mut self, thread: u64, body: &Value) -> Outcome {
        if let Some(refusal) = self.refusal(thread) {
            return refusal;
        }
        match self.threads.get_mut(&thread) {
            Some(thread) => thread.is_archived = body["archived"] == true,
            None => return refused(404, 10003),
        }
        (200, json!({"id": thread.to_string()}))
    }

    fn edit(&mut self, channel: u64, message: u64, body: &Value) -> Outcome {
        let refusal = self.closed(channel).or_else(|| self.refusal(channel));
        if let Some(refusal) = refusal {
            return refusal;
        }
        match self.messages.get_mut(&message) {
            Some(message) if message.channel == channel => Arc::make_mut(message).change(body),
            _ => return refused(404, 10008),
        }
        self.shown(message)
    }

    fn delete(&mut self, channel: u64, message: u64) -> Outcome {
        if let Some(refusal) = self.refusal(channel) {
            return refusal;
        }
        match self.messages.get(&message) {
            Some(known) if known.channel == channel => {
                self.messages.remove(&message);
                no_content()
            }
            _ => refused(404, 10008),
        }
    }

    fn answer(&mut self, id: u64, token: &str, body: &Value) -> Outcome {
        let Some(interaction) = self.interactions.get(&id) else {
            return refused(404, 10062);
        };
        let interaction = interaction.clone();
        if interaction.token != token {
            return refused(404, 10062);
        }
        if interaction.answer != Answer::None {
            return refused(400, 40060);
        }
        if interaction.at + RESPONSE_TIMEOUT < Instant::now() {
            return refused(404, 10062);
        }
        let data = &body["data"];
        let channel = interaction.channel;
        let (answer, original) = match body["type"].as_u64() {
            Some(4) => (Answer::Given, Some(self.post(channel, data, Some(id)))),
            Some(5) => (Answer::Deferred, Some(self.post(channel, data, Some(id)))),
            Some(6) => {
                // If the message is gone, there is nothing left to update.
                let source = interaction.source;
                let is_gone = source.is_none_or(|it| !self.messages.contains_key(&it));
                let answer = if is_gone {
                    Answer::Given
                } else {
                    Answer::Deferred
                };
                (answer, source)
            }
            Some(7) => match interaction.source.and_then(|it| self.messages.get_mut(&it)) {
                Some(message) => {
                    Arc::make_mut(message).change(data);
                    (Answer::Given, interaction.source)
                }
                None => return refused(404, 10008),
            },
            Some(8) => {
                let offered = data["choices"].as_array().into_iter().flatten();
                let values = offered.filter_map(|choice| choice["value"].as_str());
                let values = values.map(str::to_owned).collect();
                if let Some(interaction) = self.interactions.get_mut(&id) {
                    interaction.choices = values;
                }
                (Answer::Given, None)
            }
            _ => return refused(400, 50035),
        };
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.answer = answer;
            interaction.original = original;
        }
        no_content()
    }

    /// Executes a request for the interaction that a token authorises.
    fn with_token(
        &mut self,
        token: &str,
        work: impl FnOnce(&mut Self, u64, &Interaction) -> Outcome,
    ) -> Outcome {
        let id = self.interaction_of(token);
        let known = id.and_then(|id| Some((id, self.interactions.get(&id)?.clone())));
        let Some((id, interaction)) = known else {
            return refused(404, 10015);
        };
        if interaction.at + TOKEN_LIFETIME < Instant::now() {
            return refused(401, 50027);
        }
        if interaction.answer == Answer::None {
            return refused(404, 10015);
        }
        work(self, id, &interaction)
    }

    fn change_reply(
        &mut self,
        method: Method,
        interaction: u64,
        message: Option<u64>,
        body: &Value,
    ) -> Outcome {
        let Some(message) = message.filter(|message| self.messages.contains_key(message)) else {
            return refused(404, 10008);
        };
        if method == Method::Delete {
            self.messages.remove(&message);
            return no_content();
        }
        if let Some(known) = self.messages.get_mut(&message) {
            Arc::make_mut(known).change(body);
        }
        self.set_answered(interaction);
        self.shown(message)
    }

    fn set_answered(&mut self, interaction: u64) {
        if let Some(interaction) = self.interactions.get_mut(&interaction) {
            interaction.answer = Answer::Given;
        }
    }

    fn shown(&self, message: u64) -> Outcome {
        match self.messages.get(&message) {
            Some(message) => (200, Self::message_json(message)),
            None => refused(404, 10008),
        }
    }
}

fn id(value: &Value) -> Option<u64> {
    value.as_str()?.parse().ok()
}
