//! Interactions: what people ask of the bot by commands and components, and what became of it.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::message::InteractionOrigin;
use super::snowflake::Id;
use crate::sandbox::limits;

/// How many interactions are remembered; the oldest go first.
const INTERACTIONS_KEPT: usize = 5000;

/// An interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    /// The secret with which it can be answered.
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    pub(crate) created: Instant,
    pub(crate) state: InteractionState,
    /// The message `@original` means, once there is one.
    pub(crate) original: Option<Id>,
    /// The messages made with its token after the first answer.
    pub(crate) followups: Vec<Id>,
}

/// What kind of interaction it is.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum InteractionKind {
    /// A slash command, by its full name.
    Command(String),
    /// The text so far of a command's option.
    Autocomplete,
    /// A button or select of this message.
    Component(Id),
    /// A filled form, and the message whose component opened it.
    Modal(Option<Id>),
}

/// What has become of an interaction.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum InteractionState {
    /// Not answered yet.
    Pending,
    /// Answered.
    Answered {
        how: Answer,
        /// The choices or the form, where that is the answer.
        data: Value,
    },
    /// Not answered in time.
    Failed,
}

/// The ways of answering first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Answer {
    /// With a message.
    Message,
    /// With 'thinking…'.
    DeferredMessage,
    /// By nothing visible yet.
    DeferredUpdate,
    /// By editing the component's message.
    Update,
    /// With choices.
    Choices,
    /// With a form.
    Modal,
}

impl Answer {
    /// The word of the control API.
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
    /// Discord's number of the type.
    pub(crate) const fn number(&self) -> u8 {
        match self {
            Self::Command(_) => 2,
            Self::Component(_) => 3,
            Self::Autocomplete => 4,
            Self::Modal(_) => 5,
        }
    }

    /// The message whose component was used.
    pub(crate) const fn message(&self) -> Option<Id> {
        match self {
            Self::Component(message) => Some(*message),
            Self::Modal(message) => *message,
            Self::Command(_) | Self::Autocomplete => None,
        }
    }
}

impl Interaction {
    /// When the first answer is too late.
    pub(crate) fn deadline(&self) -> Instant {
        self.created + limits::FIRST_ANSWER
    }

    /// Makes it older than it is; tells whether the clock reaches back that far.
    pub(crate) fn age(&mut self, span: Duration) -> bool {
        let created = self.created.checked_sub(span);
        self.created = created.unwrap_or(self.created);
        created.is_some()
    }

    /// Whether the token can still be used.
    pub(crate) fn token_alive(&self) -> bool {
        self.created.elapsed() < limits::TOKEN_LIFE
    }

    /// What a message that answers it remembers of it.
    pub(crate) fn origin(&self) -> InteractionOrigin {
        InteractionOrigin {
            id: self.id,
            kind: self.kind.number(),
            person: self.person,
            command: match &self.kind {
                InteractionKind::Command(name) => Some(name.clone()),
                _ => None,
            },
            message: self.kind.message(),
        }
    }

    /// What the control API tells of it.
    pub(crate) fn to_json(&self) -> Value {
        let mut value = json!({
            "id": self.id,
            "kind": match &self.kind {
                InteractionKind::Command(_) => "command",
                InteractionKind::Autocomplete => "autocomplete",
                InteractionKind::Component(_) => "component",
                InteractionKind::Modal(_) => "modal",
            },
            "user": self.person,
            "channel": self.channel,
            "state": "pending",
            "how": null,
            "message": self.original,
            "followups": self.followups,
            "age_ms": millis(self.created.elapsed()),
        });
        match &self.state {
            InteractionState::Pending => {}
            InteractionState::Answered { how, data } => {
                value["state"] = json!("answered");
                value["how"] = json!(how.name());
                if !data.is_null() {
                    value["data"] = data.clone();
                }
            }
            InteractionState::Failed => value["state"] = json!("failed"),
        }
        value
    }
}

/// All interactions remembered.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    by_id: BTreeMap<Id, Interaction>,
    by_token: HashMap<String, Id>,
}

impl Interactions {
    /// Remembers a new interaction under a new token.
    pub(crate) fn add(
        &mut self,
        id: Id,
        kind: InteractionKind,
        person: Id,
        channel: Id,
    ) -> &Interaction {
        while self.by_id.len() >= INTERACTIONS_KEPT {
            if let Some((_, oldest)) = self.by_id.pop_first() {
                self.by_token.remove(&oldest.token);
            }
        }
        let token = secret(64);
        self.by_token.insert(token.clone(), id);
        self.by_id.entry(id).or_insert(Interaction {
            id,
            token,
            kind,
            person,
            channel,
            created: Instant::now(),
            state: InteractionState::Pending,
            original: None,
            followups: Vec::new(),
        })
    }

    /// The interaction of this id.
    pub(crate) fn get(&self, id: Id) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    /// The interaction of this id, to be changed.
    pub(crate) fn get_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.by_id.get_mut(&id)
    }

    /// The interaction this token answers.
    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.by_id.get(self.by_token.get(token)?)
    }

    /// This person's failed interactions in a channel.
    pub(crate) fn failed(&self, person: Id, channel: Id) -> impl Iterator<Item = &Interaction> {
        self.by_id.values().filter(move |interaction| {
            interaction.person == person
                && interaction.channel == channel
                && interaction.state == InteractionState::Failed
        })
    }
}

/// A random text of letters and digits.
pub(crate) fn secret(length: usize) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut rng: StdRng = rand::make_rng();
    (0..length)
        .map(|_| char::from(LETTERS[rng.random_range(0..LETTERS.len())]))
        .collect()
}

/// A time span in whole milliseconds.
pub(crate) fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}
