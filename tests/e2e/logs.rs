//! The log contains no token, no hand and no secret, at any level.

use claim_rules::cards::{Faction, Seat};
use serde_json::json;

use super::process::Launch;
use super::tracked_match::TrackedMatch;
use super::world::World;

#[tokio::test]
async fn trace_log_contains_no_tokens_hands_or_secrets() {
    let world = World::without_bot().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let launch = Launch::of(&world).with("CLAIM_BOT_LOG_FILTER", "trace");
    let mut process = launch.start();
    world.wait_for_session(0).await;
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    // Responses with an unexpected status, which the libraries may log.
    world
        .inject_fault(json!({"kind": "200", "route": "/callback", "count": 2}))
        .await;
    for _ in 0..6 {
        game.play(&world).await;
    }
    world.wait_until_faults_hit().await;
    let stored = world.stored(&game.id).await;
    let hands = [Seat::First, Seat::Second].map(|seat| stored.hand(seat));
    let secret = world.secret(&game.id).await;
    // A press of an unknown button, which the libraries may log.
    let public = game.wait_for_public_message(&world, &ben).await;
    ben.forge(&public, "act:nothing").await;
    game.resign(&world, &ben).await;
    process.signal("TERM");
    let ended = process.wait_for_exit().await;
    let said = format!("{}{}", ended.out, ended.err);
    assert!(said.contains("connected"), "something is logged: {said}");
    assert!(!said.contains('\u{1b}'), "no colours for a file: {said}");
    let mut secrets = vec![world.token().to_owned(), secret];
    let cards = hands.into_iter().flatten();
    secrets.extend(cards.map(|card| format!("play {card}")));
    secrets.extend(world.interaction_tokens().await);
    for faction in Faction::ALL {
        secrets.push(format!("{}-", faction.id()));
    }
    secrets.extend(["act:", "Your hand", "\"deck"].map(str::to_owned));
    for secret in secrets {
        let line = said.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "{secret} is logged");
    }
    world.end().await;
}
