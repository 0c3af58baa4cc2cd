//! Interactions that arrive by the gateway, with edits that Discord would never make. The bot, which runs as a
//! separate process, keeps running, still answers valid interactions, and its own code does not panic.

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};

use super::cases;
use super::json::{edited_json, json_edits};
use crate::e2e::message::Message;
use crate::e2e::process::{Launch, Process};
use crate::e2e::tracked_match::TrackedMatch;
use crate::e2e::world::World;

/// How many cases there are without `CLAIM_BOT_FUZZ_CASES`.
const DEFAULT_CASES: u32 = 300;

/// After how many edited interactions a valid one is sent, which the bot has to answer.
const BATCH: usize = 50;

/// Uses a bit of everything, to record interactions of all kinds.
pub(super) async fn use_everything(world: &World) {
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(world, &ben, &fiona).await;
    let id = game.id.clone();
    let player = game.play(world).await;
    for (command, options) in [
        ("claim hand", json!({"match": id})),
        ("claim play", json!({"move": "nonsense", "match": id})),
        ("claim table", json!({})),
        ("claim matches", json!({})),
        ("claim leaderboard", json!({})),
        ("claim rules", json!({})),
        ("claim settings", json!({})),
        ("claim help", json!({})),
        ("claim puzzle", json!({})),
        (
            "claim start",
            json!({"game": "claim-mix", "players": 3, "factions": "random"}),
        ),
    ] {
        let answer = player.command(command, options).await;
        for button in answer
            .buttons()
            .iter()
            .filter(|button| button.enabled)
            .take(3)
        {
            // A forged press, because the press before may have removed the button.
            player.forge(&answer, &button.custom_id).await;
        }
    }
    player
        .complete("claim play", "move", json!({"match": id}))
        .await;
    player
        .complete("claim start", "factions", json!({"factions": "gob"}))
        .await;
    game.resign(world, &ben).await;
    let public: Message = game.wait_for_public_message(world, &fiona).await;
    for button in ["Replay", "Record"] {
        fiona.press_or_find(&public, button).await;
    }
    fiona.command("claim analyze", json!({"match": id})).await;
}

/// The gateway events of all interactions so far.
pub(super) async fn interactions(world: &World) -> Vec<Value> {
    let events = world.control.get("/events").await;
    let events = events["entries"].as_array().cloned().unwrap_or_default();
    let payloads = events.into_iter().map(|event| event["payload"].clone());
    payloads
        .filter(|payload| payload["t"] == "INTERACTION_CREATE")
        .map(|payload| payload["d"].clone())
        .collect()
}

/// Fails if the bot has panicked, or does not answer.
async fn assert_well(world: &World, process: &Process, last: &[Value]) {
    let said = process.said();
    let panic = said.lines().find(|line| line.contains("panicked at"));
    assert_eq!(panic, None, "after one of {last:#?}");
    let answer = world.person("clara").command("claim help", json!({})).await;
    assert!(answer.is_ephemeral());
}

#[tokio::test]
async fn edited_interactions_do_no_harm() {
    let world = World::without_bot().await;
    let mut process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    use_everything(&world).await;
    let samples = interactions(&world).await;
    assert!(samples.len() > 20, "{} interactions", samples.len());
    let config = cases(DEFAULT_CASES);
    let count = config.cases;
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let strategy = (proptest::sample::select(samples), json_edits());
    let mut last = Vec::new();
    for _ in 0..count {
        let tree = strategy.new_tree(&mut runner).expect("a case");
        let (sample, edits) = tree.current();
        let event = edited_json(&sample, &edits);
        let sent = json!({"name": "INTERACTION_CREATE", "data": event});
        world.control.post("/events", sent).await;
        last.push(event);
        if last.len() == BATCH {
            assert_well(&world, &process, &last).await;
            last.clear();
        }
    }
    assert_well(&world, &process, &last).await;
    process.signal("TERM");
    let ended = process.wait_for_exit().await;
    assert_eq!(ended.code, Some(0), "{}", ended.err);
}
