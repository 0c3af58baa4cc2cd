//! Three bots on one database: any of them answers people, all messages show the newest state, and when one is killed,
//! the others take over its work within four seconds.

use std::time::Duration;

use claim_ai::Level;
use serde_json::json;

use super::control::{POLL_INTERVAL, TIMEOUT_MS};
use super::database::match_of;
use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::process::Launch;
use super::processes::{BEAT, Processes};
use super::world::{CHANNEL, World};

#[tokio::test]
async fn match_is_played_through_three_processes_of_which_one_is_killed() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut processes = Processes::start(&world, 3, Duration::ZERO).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let mut played = game.play(0..9).await;
    played.extend(game.play(9..15).await);

    // A process answers a play, and is killed before it can update any other message.
    processes.direct(&world, [1]).await;
    game.to_act().await;
    let fault = json!({"kind": "500", "route": "/channels/", "count": 1000});
    world.inject_fault(fault).await;
    played.push(game.act(15).await);
    processes.kill(&world, 1).await;
    world.clear_faults().await;
    processes.wait_for_takeover(&world).await;
    played.extend(game.play(16..30).await);

    // A process that is shut down releases its matches, so another one takes them over at its next heartbeat.
    processes.stop(&world, 0).await;
    processes.advance(BEAT).await;
    played.extend(game.play(30..ACTIONS).await);
    let end = game.wait_for_results().await;
    let record = Record::of(&anna, &end).await;
    assert_eq!(record.actions(), played);
    processes.end(&world).await;
    world.end().await;
}

#[tokio::test]
async fn second_process_on_the_gateway_is_an_error_in_the_log() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut bots = Vec::new();
    for sessions in 0..2 {
        bots.push(Launch::of(&world).start());
        world.wait_for_session(sessions).await;
    }
    // Both processes write to the same file.
    let is_told = async {
        let mut polls = tokio::time::interval(POLL_INTERVAL);
        while bots[0].said().matches("run one process").count() < bots.len() {
            polls.tick().await;
        }
    };
    let told = tokio::time::timeout(Duration::from_millis(TIMEOUT_MS), is_told).await;
    assert!(told.is_ok(), "{}", bots[0].said());
    for mut bot in bots {
        bot.signal("TERM");
        assert_eq!(bot.wait_for_exit().await.code, Some(0));
    }
    world.end().await;
}

#[tokio::test]
async fn bots_and_deadlines_of_a_killed_process_are_taken_over() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let pause = Duration::from_millis(500);
    let mut processes = Processes::start(&world, 3, pause).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "time": "1 day per turn"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    game.play(0..4).await;
    game.to_act().await;
    // Kills the process that made the last change.
    processes.kill(&world, 0).await;
    processes.advance(Duration::from_hours(24)).await;
    processes.wait_for_takeover(&world).await;
    let end = processes.until(Box::pin(game.wait_for_results())).await;
    assert!(end.contains_text("ran out of time"), "{}", end.text());

    // While a bot waits before it acts, its process is killed.
    processes.direct(&world, [0]).await;
    let options = json!({"bots": Level::Easy as u8});
    anna.command("claim start", options).await;
    let is_dealt = |message: &Message| {
        message.enabled_button("hand").is_some() && message.contains_text("Bot")
    };
    let table = anna.wait_for_message(CHANNEL, is_dealt).await;
    let id = match_of(&table);
    let hand = anna
        .wait_for_message("dm", |message| message.contains_text(&table.id()))
        .await;
    if let Some(action) = hand.actions_in(&id).first() {
        anna.press(&hand, action).await;
    }
    processes.kill(&world, 0).await;
    processes.wait_for_takeover(&world).await;
    processes.until(Box::pin(anna.wait_for_turn_in(&id))).await;
    processes.end(&world).await;
    world.end_unread().await;
}
