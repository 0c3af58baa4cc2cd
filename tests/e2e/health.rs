//! `claim-bot health`: a bot whose gateway connection is silent is not healthy.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::control::{POLL_INTERVAL, TIMEOUT_MS};
use super::process::Launch;
use super::world::{World, free_address};

const START: Timestamp = Timestamp(1_800_000_000_000);

/// Longer than the gateway of a connected bot can be silent.
const SILENCE: Duration = Duration::from_secs(75);

/// Repeats `claim-bot health` until it exits with this code. Returns its output.
async fn wait_for_health(world: &World, code: i32) -> String {
    wait_for_health_that_says(world, code, "").await
}

/// As [`wait_for_health`], until it also says this.
async fn wait_for_health_that_says(world: &World, code: i32, part: &str) -> String {
    let launch = Launch::of(world);
    let mut polls = tokio::time::interval(POLL_INTERVAL);
    let asking = async {
        loop {
            polls.tick().await;
            let (exited, said) = launch.health();
            if exited == Some(code) && said.contains(part) {
                return said;
            }
        }
    };
    let timeout = Duration::from_millis(TIMEOUT_MS);
    let said = tokio::time::timeout(timeout, asking).await;
    said.unwrap_or_else(|_| {
        panic!(
            "`health` did not exit with {code}, but with {:?}",
            launch.health()
        )
    })
}

#[tokio::test]
async fn bot_that_has_never_connected_is_not_healthy() {
    let world = World::without_bot().await;
    let slow = json!({"kind": "slow", "route": "/gateway/bot", "delay_ms": 3_600_000});
    world.inject_fault(slow).await;
    let address = free_address().to_string();
    let launch = Launch::of(&world).with("CLAIM_BOT_METRICS_LISTEN", &address);
    let bot = launch.start();
    let part = "has not connected to Discord's gateway yet";
    wait_for_health_that_says(&world, 1, part).await;
    let answer = reqwest::get(format!("http://{address}/health")).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status().as_u16(), 503);
    assert!(answer.text().await.is_ok_and(|text| text.contains(part)));
    bot.kill().await;
    world.end().await;
}

#[tokio::test]
async fn bot_that_has_ended_is_not_healthy() {
    let mut world = World::new().await;
    wait_for_health(&world, 0).await;
    world.stop_bot().await;
    let (code, said) = Launch::of(&world).health();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("the bot is not running"), "{said}");
    world.end().await;
}

#[tokio::test]
async fn silent_gateway_is_not_healthy() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    // Waits until the events at the beginning of a session have arrived.
    world.person("ben").command("claim help", json!({})).await;
    let said = wait_for_health(&world, 0).await;
    assert!(said.starts_with("healthy: "), "{said}");
    // By the bot's clock, the gateway has now been silent for too long. The heartbeat interval is longer than this
    // test, so no acknowledgement interferes.
    time.send_replace(START + SILENCE);
    let said = wait_for_health(&world, 1).await;
    assert!(said.contains("Discord has been silent for 75 s"), "{said}");
    // Any event ends the silence, not only the acknowledgement of a heartbeat.
    world
        .control
        .post("/channels", json!({"server": "Card Club", "name": "news"}))
        .await;
    let said = wait_for_health(&world, 0).await;
    assert!(said.starts_with("healthy: "), "{said}");
    world.end().await;
}

#[tokio::test]
async fn bot_without_the_gateway_is_not_healthy_if_discord_does_not_answer() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_interactions_endpoint().await;
    world.stop_bot().await;
    world.start_bot(clock).await;
    let said = wait_for_health(&world, 0).await;
    assert!(said.starts_with("healthy: "), "{said}");
    // The token was reset, for example.
    world
        .inject_fault(json!({"kind": "refuse", "status": 401, "code": 0, "count": 1000}))
        .await;
    time.send_replace(START + SILENCE);
    let said = wait_for_health(&world, 1).await;
    assert!(said.contains("Discord has been silent for 75 s"), "{said}");
    world.clear_faults().await;
    time.send_replace(START + 2 * SILENCE);
    let said = wait_for_health(&world, 0).await;
    assert!(said.starts_with("healthy: "), "{said}");
    world.end_unread().await;
}

#[tokio::test]
async fn acknowledged_heartbeats_are_healthy() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::without_bot().await;
    let settings = json!({"heartbeat_interval_ms": 250});
    world.control.post("/gateway", settings).await;
    world.start_bot(clock).await;
    world.person("ben").command("claim help", json!({})).await;
    time.send_replace(START + SILENCE);
    let before = world.control.get("/gateway").await["heartbeats"].as_u64();
    let after = before.unwrap_or_default() + 1;
    let path = format!("/gateway?heartbeats_after={after}&wait_ms={TIMEOUT_MS}");
    world.control.get(&path).await;
    // Another heartbeat of the program is due.
    time.send_replace(START + SILENCE + Duration::from_secs(5));
    let said = wait_for_health(&world, 0).await;
    assert!(said.starts_with("healthy: "), "{said}");
    world.end().await;
}
