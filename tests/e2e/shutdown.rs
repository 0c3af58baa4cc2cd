//! Shutdown by a signal: the bot finishes pending work, closes the gateway, and exits promptly with code 0.

use std::time::{Duration, Instant};

use claim_host::Clock;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::process::{Launch, Process};
use super::random_match::RandomMatch;
use super::tracked_match::{TrackedMatch, choice};
use super::world::{CHANNEL, World};

/// How long the bot may take to stop. The operators are promised 5 seconds; the rest is for a busy machine.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// Sends SIGTERM and checks that the bot stops in time, with exit code 0.
async fn assert_stops_promptly(mut process: Process) {
    process.signal("TERM");
    let signalled = Instant::now();
    let ended = process.wait_for_exit().await;
    let elapsed = signalled.elapsed();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(elapsed < STOP_TIMEOUT, "{elapsed:?}");
}

#[tokio::test]
async fn signal_finishes_pending_work_and_closes_the_gateway() {
    for signal in ["TERM", "INT"] {
        let world = World::without_bot().await;
        let (ben, fiona) = (world.person("ben"), world.person("fiona"));
        let launch = Launch::of(&world);
        let mut process = launch.start();
        world.wait_for_session(0).await;
        let game = TrackedMatch::start(&world, &ben, &fiona).await;
        let (player, hand, stored) = game.wait_for_turn(&world).await;
        // The signal arrives while the slow reply is being sent.
        let slow = json!({"kind": "slow", "route": "/callback", "delay_ms": 1000});
        world.inject_fault(slow).await;
        let press = player
            .press_without_waiting(&hand, &choice(&hand, &stored))
            .await;
        world.wait_until_faults_hit().await;
        process.signal(signal);
        let signalled = Instant::now();
        let late = player
            .press_on_its_way(&hand, &choice(&hand, &stored))
            .await;
        let ended = process.wait_for_exit().await;
        assert!(
            signalled.elapsed() < STOP_TIMEOUT,
            "{:?}",
            signalled.elapsed()
        );
        assert_eq!(ended.code, Some(0), "{ended:?}");
        let outcome = player.interaction_outcome(&press).await;
        assert_eq!(outcome["state"], "answered", "{outcome}");
        let after = world.stored(&game.id).await;
        assert_eq!(after.actions(), stored.actions() + 1);
        let late = player.interaction_outcome(&late).await;
        assert_eq!(world.stored(&game.id).await, after, "{late}");
        world.wait_for_disconnect().await;
        player.read_all("dm").await;
        let restarted = launch.start();
        world.wait_for_session(1).await;
        game.play(&world).await;
        game.resign(&world, &ben).await;
        restarted.kill().await;
        world.end().await;
    }
}

#[tokio::test]
async fn shutdown_is_announced_in_matches_with_a_live_clock() {
    let mut world = World::new().await;
    check_announcement(&mut world).await;
    world.end_unread().await;
    if let Some(mut world) = World::with_postgres().await {
        check_announcement(&mut world).await;
        world.end_unread().await;
    }
}

async fn check_announcement(world: &mut World) {
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "time": "5 minutes per turn"});
    let live = Match::start_with(CHANNEL, &anna, &ben, options).await;
    let slow = Match::start("tables", &anna, &ben).await;
    // The stop is announced while the hands are being updated; the public message would be next.
    let fault = json!({"kind": "slow", "route": "/channels/", "delay_ms": 500});
    world.inject_fault(fault).await;
    live.act(0).await;
    world.wait_until_faults_hit().await;
    world.stop_bot().await;
    let says_so = |message: &Message| message.contains_text("I am restarting");
    for (game, is_told) in [(&live, true), (&slow, false)] {
        let messages = ben.read_all(&game.channel).await;
        let mut shown = messages.iter().filter(|it| it.id() == game.public_message);
        assert_eq!(shown.next().map(says_so), Some(is_told));
    }
    world.start_bot(Clock::System).await;
    let is_back = |message: &Message| message.id() == live.public_message && !says_so(message);
    ben.wait_for_message(CHANNEL, is_back).await;
}

#[tokio::test]
async fn signal_stops_the_bot_during_startup() {
    for (method, route) in [
        ("GET", "/gateway"),
        ("GET", "/applications/@me"),
        ("PUT", "/commands"),
    ] {
        let world = World::without_bot().await;
        let slow = json!({
            "kind": "slow", "method": method, "route": route, "delay_ms": 30_000
        });
        world.inject_fault(slow).await;
        let process = Launch::of(&world).start();
        world.wait_until_faults_hit().await;
        assert_stops_promptly(process).await;
        world.end().await;
    }
}

#[tokio::test]
async fn slow_update_does_not_delay_shutdown_and_is_repeated_later() {
    let world = World::without_bot().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let launch = Launch::of(&world);
    let process = launch.start();
    world.wait_for_session(0).await;
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    game.wait_for_turn(&world).await;
    let slow = json!({
        "kind": "slow", "method": "PATCH", "route": "/channels/", "delay_ms": 30_000
    });
    world.inject_fault(slow).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    player.press(&hand, &choice(&hand, &stored)).await;
    world.wait_until_faults_hit().await;
    assert_stops_promptly(process).await;
    let sessions = world.sessions().await;
    let restarted = launch.start();
    game.wait_for_turn(&world).await;
    game.wait_for_public_message(&world, &ben).await;
    // The messages may be up to date before the gateway is connected, without which no press arrives.
    world.wait_for_session(sessions).await;
    game.resign(&world, &ben).await;
    restarted.kill().await;
    world.end().await;
}

/// How many actions are played before the match is analysed.
const ACTIONS_BEFORE_ANALYSIS: usize = 40;

#[tokio::test]
async fn running_analysis_does_not_delay_shutdown() {
    let world = World::without_bot().await;
    let process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 4).await;
    loop {
        let seat = game.next_to_act(&world).await.expect("the match runs");
        if game.replay().action_count() >= ACTIONS_BEFORE_ANALYSIS {
            break;
        }
        game.click(seat).await;
    }
    let host = game.players[0].clone();
    let table = host
        .wait_for_button(CHANNEL, &game.public_message.id(), "hand")
        .await;
    let question = host.press_kind(&table, "ask-resign").await;
    host.confirm(&question.expect("a question")).await;
    game.wait_for_results().await;
    let end = host
        .wait_for_button(CHANNEL, &game.public_message.id(), "analysis")
        .await;
    let button = end.enabled_button("analysis").expect("the button is there");
    let press = host.press_without_waiting(&end, &button.custom_id).await;
    // When the answer is deferred, the analysis has begun. It takes longer than the bot may take to stop.
    host.interaction_outcome(&press).await;
    assert_stops_promptly(process).await;
    // Depending on timing, the other player may or may not have got the result.
    for player in &game.players {
        player.read_all("dm").await;
    }
    host.read_all(CHANNEL).await;
    world.end().await;
}
