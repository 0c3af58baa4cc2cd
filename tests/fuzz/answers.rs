//! Edited interactions are passed to the program's single entry point: each that can be answered gets exactly one
//! answer, of the right type.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use claim_discord::{
    Application, Artwork, BotIdentity, DiscordMessenger, Endpoint, Method, Rest, RestFailure,
    RestRequest, RestResponse,
};
use claim_host::{Clock, Host};
use claim_simulation::MemoryStore;
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;
use futures::FutureExt;
use futures::future::BoxFuture;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};

use super::cases;
use super::interactions::{interactions, use_everything};
use super::json::{edited_json, json_edits};
use crate::e2e::world::{UNLIMITED, World};

/// How many cases there are without `CLAIM_BOT_FUZZ_CASES`.
const DEFAULT_CASES: u32 = 500;

const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// Discord's type of autocompletion interactions, and of the responses to them.
const COMPLETION: u64 = 4;
const CHOICES: u64 = 8;

/// A model of Discord that accepts everything, and notes the types of the first responses.
#[derive(Debug, Default)]
struct Accepting {
    next: AtomicU64,
    answers: Mutex<BTreeMap<u64, Vec<u64>>>,
}

impl Accepting {
    fn accept(&self, request: &RestRequest) -> RestResponse {
        if let Endpoint::Callback { interaction, .. } = &request.endpoint {
            let body = request.body.as_ref().expect("an answer has a body");
            let kind = body["type"].as_u64().expect("an answer has a type");
            let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
            answers.entry(*interaction).or_default().push(kind);
        }
        let id = self.next.fetch_add(1, Ordering::Relaxed) + 1;
        let body = match request.method {
            Method::Delete => Value::Null,
            _ => json!({"id": id.to_string()}),
        };
        RestResponse {
            status: 200,
            body,
            retry_after: None,
        }
    }

    fn answers(&self, interaction: u64) -> Vec<u64> {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        answers.remove(&interaction).unwrap_or_default()
    }
}

impl Rest for Accepting {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        let response = self.accept(&request);
        async { Ok(response) }.boxed()
    }
}

/// The id of an interaction, if it can be answered.
fn answerable(event: &Value) -> Option<u64> {
    let id = event["id"].as_str()?.parse().ok().filter(|id| *id != 0)?;
    let is_plain = |c: char| c.is_ascii_graphic() && !"/\\?#%".contains(c);
    let token = event["token"].as_str()?;
    let can_be_sent = !token.is_empty() && !token.starts_with('.') && token.chars().all(is_plain);
    can_be_sent.then_some(id)
}

/// Sample interactions, recorded while people use a bit of everything.
async fn samples() -> Vec<Value> {
    let world = World::new().await;
    use_everything(&world).await;
    let samples = interactions(&world).await;
    world.end_unread().await;
    samples
}

#[tokio::test]
async fn edited_interactions_are_answered_once() {
    let samples = samples().await;
    let discord = Arc::new(Accepting::default());
    let identity = BotIdentity {
        application: 1,
        user: UserId(1),
    };
    let artwork = Arc::new(Artwork::new(false, false));
    let period = Duration::from_millis(1);
    let messenger = DiscordMessenger::new(discord.clone(), 1, artwork.clone(), period);
    let (_sender, clock) = Clock::manual(NOW);
    let store = Arc::new(MemoryStore::default());
    let host = Host::load(store, messenger, clock, Duration::ZERO, UNLIMITED).await;
    let host = host.expect("there is nothing to load");
    let app = Application::new(host.clone(), discord.clone(), identity, artwork);

    let config = cases(DEFAULT_CASES);
    let count = config.cases;
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let strategy = (proptest::sample::select(samples), json_edits());
    let mut answered = 0;
    for case in 1..=u64::from(count) {
        let (sample, edits) = strategy.new_tree(&mut runner).expect("a case").current();
        let mut event = edited_json(&sample, &edits);
        let id = answerable(&event);
        if id.is_some() {
            // A new id, because an interaction with a known id is a duplicate, which gets no answer.
            event["id"] = json!(case.to_string());
        }
        app.handle(&event).await;
        let Some(id) = id.map(|_| case) else {
            continue;
        };
        app.handle(&event).await;
        let answers = discord.answers(id);
        assert_eq!(answers.len(), 1, "{event:#}");
        let is_completion = event["type"].as_u64() == Some(COMPLETION);
        assert_eq!(answers[0] == CHOICES, is_completion, "{event:#}");
        answered += 1;
    }
    assert!(answered > count / 2, "{answered} of {count} were answered");
    host.close().await;
}
