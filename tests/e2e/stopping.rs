//! Stopping on request: work in hand is finished, the gateway closed, exit code 0, soon.

use std::time::{Duration, Instant};

use serde_json::json;

use super::driver::{CHANNEL, World};
use super::party::Party;
use super::process::Launch;
use super::seen::Seen;
use super::watched::{Watched, choice};

/// How long the bot may take to stop.
const LONGEST: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn a_signal_lets_work_in_hand_finish_and_closes_the_gateway() {
    for signal in ["TERM", "INT"] {
        let world = World::without_bot().await;
        let (ben, fiona) = (world.person("ben"), world.person("fiona"));
        let launch = Launch::of(&world);
        let mut process = launch.start();
        world.connected_after(0).await;
        let running = Watched::begun(&world, &ben, &fiona).await;
        let (player, hand, stored) = running.turn(&world).await;
        // The answer is on its way, and takes its time, when the signal comes.
        let slow = json!({"kind": "slow", "route": "/callback", "delay_ms": 1000});
        world.fault(slow).await;
        let press = player.press_only(&hand, &choice(&hand, &stored)).await;
        world.no_fault_waits().await;
        process.signal(signal);
        let asked = Instant::now();
        let late = player.press_only(&hand, &choice(&hand, &stored)).await;
        let ended = process.ended().await;
        assert!(asked.elapsed() < LONGEST, "{:?}", asked.elapsed());
        assert_eq!(ended.code, Some(0), "{ended:?}");
        let outcome = player.outcome(&press).await;
        assert_eq!(outcome["state"], "answered", "{outcome}");
        let after = world.stored(&running.id).await;
        assert_eq!(after.actions(), stored.actions() + 1);
        let late = player.outcome(&late).await;
        assert_eq!(world.stored(&running.id).await, after, "{late}");
        let gone = world.control.get("/gateway?gone=true&wait_ms=1000").await;
        assert_eq!(gone["connected"], false, "{gone}");
        player.reads("dm").await;
        let again = launch.start();
        world.connected_after(1).await;
        running.play(&world).await;
        running.resign(&world, &ben).await;
        again.kill().await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_signal_is_heard_whatever_the_bot_waits_for() {
    for (method, route) in [
        ("GET", "/gateway"),
        ("GET", "/applications/@me"),
        ("PUT", "/commands"),
    ] {
        let world = World::without_bot().await;
        let slow = json!({
            "kind": "slow", "method": method, "route": route, "delay_ms": 30_000
        });
        world.fault(slow).await;
        let mut process = Launch::of(&world).start();
        world.no_fault_waits().await;
        process.signal("TERM");
        let asked = Instant::now();
        let ended = process.ended().await;
        assert_eq!(ended.code, Some(0), "{route}: {ended:?}");
        assert!(asked.elapsed() < LONGEST, "{route}: {:?}", asked.elapsed());
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_shown_in_time_does_not_hold_the_stop_up_and_is_shown_later() {
    let world = World::without_bot().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let launch = Launch::of(&world);
    let mut process = launch.start();
    world.connected_after(0).await;
    let running = Watched::begun(&world, &ben, &fiona).await;
    running.turn(&world).await;
    let slow = json!({
        "kind": "slow", "method": "PATCH", "route": "/channels/", "delay_ms": 30_000
    });
    world.fault(slow).await;
    let (player, hand, stored) = running.turn(&world).await;
    player.press(&hand, &choice(&hand, &stored)).await;
    world.no_fault_waits().await;
    process.signal("TERM");
    let asked = Instant::now();
    let ended = process.ended().await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(asked.elapsed() < LONGEST, "{:?}", asked.elapsed());
    let sessions = world.sessions().await;
    let again = launch.start();
    running.turn(&world).await;
    running.public(&world, &ben).await;
    // Screens are brought up to date before the gateway is there to hear presses.
    world.connected_after(sessions).await;
    running.resign(&world, &ben).await;
    again.kill().await;
    world.end().await;
}

/// How many actions take longer to analyse than a bot may take to stop.
const MANY_ACTIONS: usize = 40;

#[tokio::test(flavor = "multi_thread")]
async fn long_thoughts_do_not_hold_the_stop_up() {
    let world = World::without_bot().await;
    let mut process = Launch::of(&world).start();
    world.connected_after(0).await;
    let mut party = Party::begin(&world, 2, json!({"game": "kingdoms"}), 4).await;
    loop {
        let seat = party.next_to_act(&world).await.expect("the match runs");
        if party.match_so_far().actions() >= MANY_ACTIONS {
            break;
        }
        party.click(seat).await;
    }
    let host = party.players[0].clone();
    let table = host.sees_now(CHANNEL, &party.home.id(), "ask-resign").await;
    let question = host.use_control(&table, "ask-resign").await;
    host.use_control(&question.expect("a question"), "resign")
        .await;
    party.ended().await;
    let end = host.sees_now(CHANNEL, &party.home.id(), "analysis").await;
    let button = end.control("analysis").expect("there is the button");
    host.press_only(&end, &button.custom_id).await;
    // It has begun, and is far from its end.
    let is_interim = |seen: &Seen| seen.is_ephemeral() && seen.says("Entscheidung an: ");
    host.sees(CHANNEL, is_interim).await;
    process.signal("TERM");
    let asked = Instant::now();
    let ended = process.ended().await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(asked.elapsed() < LONGEST, "{:?}", asked.elapsed());
    // Whether the others were told of the end by then is no matter here.
    for player in &party.players {
        player.reads("dm").await;
    }
    world.end().await;
}
