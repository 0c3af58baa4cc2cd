//! The gateway closes the connection: after a final close code, the program exits with a sentence for the operator;
//! after any other, it reconnects.

use serde_json::{Value, json};

use super::control::TIMEOUT_MS;
use super::process::Launch;
use super::world::World;

fn close(code: u16) -> Value {
    json!({"kind": "close_gateway", "code": code})
}

#[tokio::test]
async fn final_closes_end_the_program_with_a_sentence() {
    for (code, part, exit_code) in [
        (4004, "discord.token", 2),
        (4010, "start the bot again", 1),
        (4011, "more shards", 1),
        (4012, "update claim-bot", 2),
        (4013, "update claim-bot", 2),
        (4014, "update claim-bot", 2),
    ] {
        let world = World::without_bot().await;
        // This must work with any log filter.
        let launch = Launch::of(&world).with("CLAIM_BOT_LOG_FILTER", "off");
        let process = launch.start();
        world.wait_for_session(0).await;
        world.inject_fault(close(code)).await;
        let ended = process.wait_for_exit().await;
        assert_eq!(ended.code, Some(exit_code), "{code}: {ended:?}");
        let sentence = ended.err.strip_suffix('\n').unwrap_or_default();
        let code = format!("close code {code}");
        assert!(
            sentence.starts_with("claim-bot: ")
                && !sentence.contains('\n')
                && sentence.contains(&code)
                && sentence.contains(part),
            "{code}: {ended:?}"
        );
        world.end().await;
    }
}

#[tokio::test]
async fn other_closes_are_followed_by_another_connection() {
    let world = World::without_bot().await;
    // A long interval, so that the bot has to notice the close by itself and not by a missing acknowledgement.
    let settings = json!({"heartbeat_interval_ms": 2 * TIMEOUT_MS});
    world.control.post("/gateway", settings).await;
    let mut process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    let ben = world.person("ben");
    for (code, counter) in [(4000, "resumed"), (4003, "resumed"), (4009, "identified")] {
        let before = world.control.get("/gateway").await;
        world.inject_fault(close(code)).await;
        let count = &before[counter];
        let path = format!("/gateway?{counter}_after={count}&wait_ms={TIMEOUT_MS}");
        let after = world.control.get(&path).await;
        assert!(
            after["connected"] == true && after[counter] != *count,
            "{code}: {after}"
        );
        ben.command("claim help", json!({})).await;
    }
    process.signal("TERM");
    let ended = process.wait_for_exit().await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    world.end().await;
}
