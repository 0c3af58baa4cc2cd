//! Interactions: commands, component uses and form submissions, and the bot's responses.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::installation::IntegrationOwners;
use super::message::InteractionOrigin;
use super::snowflake::Id;
use crate::limits;
use crate::token::random_token;

/// How many interactions are kept; the oldest are dropped first.
const MAX_INTERACTIONS: usize = 5000;

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    /// The token for responses. It is also the key of the routes for follow-up messages and edits.
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// The installations that allow it.
    pub(crate) owners: IntegrationOwners,
    /// The process of the bot that was sent it as an HTTP request.
    pub(crate) process: Option<SocketAddr>,
    pub(crate) created: Instant,
    pub(crate) state: InteractionState,
    /// The message that `@original` refers to: the initial response or, if that was an update, the message of the
    /// component. `None` before the response, and for choices and forms.
    pub(crate) original: Option<Id>,
    /// The follow-up messages, also deleted ones. A message that fills a deferred response is none of them.
    pub(crate) followups: Vec<Id>,
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum InteractionKind {
    /// A slash command with its full name.
    Command(String),
    /// Autocompletion of a command option of this type, if it is known.
    Autocomplete(Option<u64>),
    /// A button or select menu of this message.
    Component(Id),
    /// A submitted form, with the message whose component opened it.
    Modal(Option<Id>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum InteractionState {
    /// No response yet, and the deadline has not passed.
    Pending,
    /// Got its initial response.
    Responded {
        kind: ResponseKind,
        /// The autocomplete choices or the form; otherwise null.
        data: Value,
    },
    /// Got no response in time.
    Failed,
}

/// The kinds of initial responses.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum ResponseKind {
    /// A message.
    Message,
    /// "Thinking…": a loading message, which an edit or the first follow-up message fills.
    DeferredMessage,
    /// An acknowledgement without visible effect.
    DeferredUpdate,
    /// An edit of the component's message.
    Update,
    /// Autocomplete choices.
    Choices,
    /// A form.
    Modal,
}

impl ResponseKind {
    /// The name in the control API.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Message => "message",
            Self::DeferredMessage => "deferred_message",
            Self::DeferredUpdate => "deferred_update",
            Self::Update => "update",
            Self::Choices => "choices",
            Self::Modal => "modal",
        }
    }
}

impl InteractionKind {
    /// Discord's interaction type.
    pub(crate) const fn number(&self) -> u8 {
        match self {
            Self::Command(_) => 2,
            Self::Component(_) => 3,
            Self::Autocomplete(_) => 4,
            Self::Modal(_) => 5,
        }
    }

    /// The message whose component was used.
    pub(crate) const fn message(&self) -> Option<Id> {
        match self {
            Self::Component(message) => Some(*message),
            Self::Modal(message) => *message,
            Self::Command(_) | Self::Autocomplete(_) => None,
        }
    }
}

impl Interaction {
    /// When the initial response is due.
    pub(crate) fn deadline(&self) -> Instant {
        self.created + limits::RESPONSE_TIMEOUT
    }

    /// Moves its creation into the past; false if the system's clock cannot represent that time.
    pub(crate) fn age(&mut self, span: Duration) -> bool {
        let created = self.created.checked_sub(span);
        self.created = created.unwrap_or(self.created);
        created.is_some()
    }

    /// Whether the token is still valid.
    pub(crate) fn is_token_valid(&self) -> bool {
        self.created.elapsed() < limits::TOKEN_LIFETIME
    }

    /// The reference that its response messages carry.
    pub(crate) fn origin(&self) -> InteractionOrigin {
        InteractionOrigin {
            id: self.id,
            kind: self.kind.number(),
            user: self.user,
            command: match &self.kind {
                InteractionKind::Command(name) => Some(name.clone()),
                _ => None,
            },
            message: self.kind.message(),
            owners: self.owners,
        }
    }

    /// The interaction as the control API shows it.
    pub(crate) fn to_json(&self) -> Value {
        let mut value = json!({
            "id": self.id,
            "kind": match &self.kind {
                InteractionKind::Command(_) => "command",
                InteractionKind::Autocomplete(_) => "autocomplete",
                InteractionKind::Component(_) => "component",
                InteractionKind::Modal(_) => "modal",
            },
            "user": self.user,
            "channel": self.channel,
            "process": self.process,
            "state": "pending",
            "how": null,
            "message": self.original,
            "followups": self.followups,
            "age_ms": millis(self.created.elapsed()),
        });
        match &self.state {
            InteractionState::Pending => {}
            InteractionState::Responded { kind, data } => {
                value["state"] = json!("answered");
                value["how"] = json!(kind.name());
                if !data.is_null() {
                    value["data"] = data.clone();
                }
            }
            InteractionState::Failed => value["state"] = json!("failed"),
        }
        value
    }

    /// The feed entry that tells the user about a missing response.
    pub(crate) fn failure_notice(&self) -> Value {
        json!({
            "kind": "failed",
            "interaction": self.id,
            "channel": self.channel,
            "message_id": self.kind.message(),
            "process": self.process,
            "reason": if self.kind.message().is_some() {
                "This interaction failed"
            } else {
                "The application did not respond"
            },
        })
    }
}

/// All recent interactions.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    by_id: BTreeMap<Id, Interaction>,
    by_token: HashMap<String, Id>,
}

impl Interactions {
    /// Adds an interaction with a new token.
    pub(crate) fn add(
        &mut self,
        id: Id,
        kind: InteractionKind,
        user: Id,
        channel: Id,
        owners: IntegrationOwners,
    ) -> &Interaction {
        while self.by_id.len() >= MAX_INTERACTIONS {
            if let Some((_, oldest)) = self.by_id.pop_first() {
                self.by_token.remove(&oldest.token);
            }
        }
        let token = random_token(64);
        self.by_token.insert(token.clone(), id);
        self.by_id.entry(id).or_insert(Interaction {
            id,
            token,
            kind,
            user,
            channel,
            owners,
            process: None,
            created: Instant::now(),
            state: InteractionState::Pending,
            original: None,
            followups: Vec::new(),
        })
    }

    pub(crate) fn get(&self, id: Id) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    /// The interaction with this id, mutably.
    pub(crate) fn get_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.by_id.get_mut(&id)
    }

    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.by_id.get(self.by_token.get(token)?)
    }

    /// A user's failed interactions in a channel, apart from those with a message that the user has used again.
    pub(crate) fn failed(&self, user: Id, channel: Id) -> impl Iterator<Item = &Interaction> {
        self.by_id.values().filter(move |interaction| {
            interaction.user == user
                && interaction.channel == channel
                && interaction.state == InteractionState::Failed
                && !self.is_followed(interaction)
        })
    }

    /// Whether the user has later used a component of the same message.
    fn is_followed(&self, interaction: &Interaction) -> bool {
        let mut all = self.by_id.values();
        matches!(interaction.kind, InteractionKind::Component(_))
            && all.any(|it| {
                it.id > interaction.id && it.user == interaction.user && it.kind == interaction.kind
            })
    }
}

/// A time span in whole milliseconds.
pub(crate) fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}
