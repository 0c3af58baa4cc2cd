//! The laws: what has to hold. Some are checked whenever something happens, some when the world is calm
//! again.

mod answers;
mod calm;
mod clocks;
mod departures;
mod endings;
mod events;
mod forgetting;
mod hidden_cards;
mod other_worlds;
mod plays;
mod secrets;
mod threads;
mod vacations;
mod waiting;

pub(super) use answers::{is_answered_twice, note_response};
pub(super) use calm::{check_calm, check_over, has_deadlines, is_busy, revisions};
pub(super) use events::{check_events_over, has_events};
pub(super) use other_worlds::check_alike;
pub(super) use plays::check_records;
pub(super) use waiting::{
    button, check_continued, check_on_hold, check_paused, next_reminder, paused_matches,
    waiting_matches,
};

use std::sync::Arc;

use claim_discord::{Endpoint, RestRequest};
use claim_table::Table;
use serde_json::Value;

use super::discord::{Answer, Message, Outcome, World};
use super::simulator::Simulator;
use super::weights::DELETE_DATA;

/// Checks what people see after Discord has executed a request. `before` is the state of the interaction to
/// which the request belongs, before the request.
pub(super) fn check_shown(
    simulator: &Simulator,
    request: &RestRequest,
    before: Option<Answer>,
    outcome: &Outcome,
) {
    let (status, response) = outcome;
    if !(200..300).contains(status) {
        return;
    }
    let (interaction, message) = {
        let world = simulator.world();
        let interaction = interaction_of(&world, request);
        let known = interaction.and_then(|id| world.interactions.get(&id));
        let shown = match &request.endpoint {
            Endpoint::Callback { .. } => known.and_then(|known| known.original),
            _ => response["id"].as_str().and_then(|id| id.parse().ok()),
        };
        let message = shown.and_then(|id| world.messages.get(&id)).cloned();
        (known.cloned(), message)
    };
    // A post whose nonce has found an older message has shown nothing new.
    let posted = request
        .body
        .as_ref()
        .filter(|body| body["nonce"].is_string());
    let is_found = |it: &Message| {
        let differs = |part| posted.is_some_and(|body| body.get(part) != it.body.get(part));
        differs("content") || differs("components")
    };
    if let Some(message) = message.as_ref().filter(|it| !is_found(it)) {
        secrets::check_message(simulator, message);
    }
    let Some(interaction) = interaction else {
        return;
    };
    secrets::check_choices(simulator, &interaction);
    // After the answer, the presenter keeps the message up to date.
    let is_answer = before != Some(Answer::Given) && shows_contents(request);
    if let Some(message) = message.filter(|_| is_answer) {
        plays::check_answer(simulator, &interaction, &message);
        if interaction.what == DELETE_DATA {
            forgetting::check_forgotten(simulator, &interaction, &message);
        }
    }
}

/// The interaction that a request answers.
pub(super) fn interaction_of(world: &World, request: &RestRequest) -> Option<u64> {
    match &request.endpoint {
        Endpoint::Callback { interaction, .. } => Some(*interaction),
        Endpoint::OriginalReply { token, .. } => world.interaction_of(token.reveal()),
        _ => None,
    }
}

/// Whether a request shows contents in answer to an interaction, instead of deferring it.
fn shows_contents(request: &RestRequest) -> bool {
    let body = request.body.as_ref().unwrap_or(&Value::Null);
    match request.endpoint {
        Endpoint::Callback { .. } => matches!(body["type"].as_u64(), Some(4 | 7)),
        _ => true,
    }
}

/// The action in a completion of `/claim play`, which may have its match before it.
fn action_of(choice: &str) -> &str {
    choice.split_once('/').map_or(choice, |(_, action)| action)
}

/// The text of a message above the rest.
fn above(message: &Message) -> &str {
    /// Discord's type of a text.
    const TEXT_DISPLAY: u64 = 10;
    let components = message.body.get("components").and_then(Value::as_array);
    let first = components.and_then(|components| components.first());
    let text = first.filter(|first| first["type"].as_u64() == Some(TEXT_DISPLAY));
    let text = text.and_then(|text| text["content"].as_str());
    text.unwrap_or_default()
}

/// The tables of all matches that can be read.
fn tables(simulator: &Simulator) -> impl Iterator<Item = Arc<Table>> {
    let matches = simulator.store.matches().into_iter();
    matches.filter_map(|id| simulator.table(id))
}
