//! Discord stumbles in the midst of plays: nobody reads that an interaction failed, nothing is
//! doubled, and the screens show the newest state in the end.

use serde_json::{Value, json};
use sqlx::Connection;

use super::driver::{CHANNEL, World};
use super::seen::Seen;
use super::watched::{Watched, choice};

/// What can go wrong with a request, each of them.
fn stumbles() -> [Value; 6] {
    [
        json!({"kind": "429", "retry_after": 0.1}),
        json!({"kind": "500"}),
        json!({"kind": "502"}),
        json!({"kind": "lost_answer"}),
        json!({"kind": "500", "count": 2}),
        json!({"kind": "lost_answer", "count": 2}),
    ]
}

/// That fault, for requests of that method whose route has that in it.
fn hitting(mut fault: Value, method: &str, route: &str) -> Value {
    fault["method"] = json!(method);
    fault["route"] = json!(route);
    fault
}

/// One public message, and one hand for each player: nothing was doubled or left behind.
async fn nothing_is_doubled(running: &Watched) {
    for player in &running.players {
        player.sees_a_single_message("dm").await;
        player.sees_a_single_message(CHANNEL).await;
    }
}

/// Plays until nothing is left to go wrong, and until everybody sees what came of it.
async fn play_through(world: &World, running: &Watched) {
    loop {
        running.play(world).await;
        running.turn(world).await;
        running.public(world, &running.players[0]).await;
        let faults = world.control.get("/faults").await;
        if faults["faults"] == json!([]) {
            break;
        }
    }
    nothing_is_doubled(running).await;
}

async fn begun() -> (World, Watched) {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let running = Watched::begun(&world, &ben, &fiona).await;
    running.turn(&world).await;
    (world, running)
}

async fn end(world: World, running: Watched) {
    running.resign(&world, &running.players[1]).await;
    nothing_is_doubled(&running).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_are_answered_whatever_discord_stumbles_over() {
    let (world, running) = begun().await;
    for fault in stumbles() {
        world.fault(hitting(fault, "POST", "/callback")).await;
        play_through(&world, &running).await;
    }
    end(world, running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_answered_once_whatever_discord_stumbles_over() {
    let (world, running) = begun().await;
    for fault in stumbles() {
        let (player, _, stored) = running.turn(&world).await;
        let answers = player.messages(CHANNEL).await.len();
        world.fault(hitting(fault, "POST", "/callback")).await;
        let action = stored.legal()[0].to_string();
        let options = json!({"action": action, "match": running.id});
        let answer = player.command("claim play", options).await;
        assert!(answer.says("Your hand"), "{}", answer.text());
        assert_eq!(player.messages(CHANNEL).await.len(), answers + 1);
        let after = world.stored(&running.id).await;
        assert_eq!(after.actions(), stored.actions() + 1);
        running.turn(&world).await;
    }
    end(world, running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_messages_get_through_in_the_end() {
    let (world, running) = begun().await;
    for fault in stumbles() {
        world.fault(hitting(fault, "PATCH", "/channels/")).await;
        play_through(&world, &running).await;
    }
    end(world, running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_get_through_in_the_end_and_only_once() {
    let (world, running) = begun().await;
    for fault in stumbles() {
        world
            .fault(hitting(fault.clone(), "POST", "{channel_id}/messages"))
            .await;
        play_through(&world, &running).await;
        world
            .fault(hitting(fault.clone(), "POST", "/users/@me/channels"))
            .await;
        play_through(&world, &running).await;
        world.fault(hitting(fault, "DELETE", "/channels/")).await;
        play_through(&world, &running).await;
    }
    end(world, running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_was_posted_without_discords_word_is_not_left_behind() {
    let (world, running) = begun().await;
    for _ in 0..4 {
        // The hand arrives, but the bot learns of it only long after its player has played on.
        let post = "{channel_id}/messages";
        world
            .fault(hitting(json!({"kind": "lost_answer"}), "POST", post))
            .await;
        world
            .fault(hitting(json!({"kind": "500", "count": 2}), "POST", post))
            .await;
        play_through(&world, &running).await;
    }
    end(world, running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_cannot_be_sent_holds_nobody_else_up() {
    let (world, running) = begun().await;
    let [ben, fiona] = &running.players;
    let (player, hand, _) = running.turn(&world).await;
    let unlucky = if player.name() == ben.name() {
        fiona
    } else {
        ben
    };
    let channel = unlucky.sees("dm", |_| true).await.0["channel_id"].clone();
    let channel = channel.as_str().expect("a message is in a channel");
    let fault = json!({"kind": "500", "count": 1000, "route": format!("/channels/{channel}/")});
    world.fault(fault).await;
    let button = choice(&hand, &world.stored(&running.id).await);
    player.press(&hand, &button).await;
    let public = running.public(&world, &player).await;
    let shown = unlucky.press(&public, "My hand").await.expect("a hand");
    let stored = world.stored(&running.id).await;
    if running.is_hand_of(&shown, &stored) {
        unlucky.press(&shown, &choice(&shown, &stored)).await;
        running.public(&world, &player).await;
    }
    let cleared = world.control.ask(reqwest::Method::DELETE, "/faults", None);
    cleared.await.expect("faults can be called off");
    running.play(&world).await;
    running.turn(&world).await;
    end(world, running).await;
}

/// Holds the database, as a backup would, until the bot has asked for more time; then whoever
/// pressed or typed must be answered all the same.
async fn while_the_database_is_held(world: &World, deferral: u64, asked: impl Future<Output = ()>) {
    let mut database = world.database().await;
    let held = database.begin_with("BEGIN IMMEDIATE").await;
    let held = held.expect("it can be held");
    let last = world.last_request().await;
    let let_go = async {
        let deferred = |it: &Value| it["body"]["type"] == json!(deferral);
        world.request_after(last, deferred).await;
        held.rollback().await.expect("it can be let go");
    };
    tokio::join!(asked, let_go);
}

/// Discord's numbers for 'the answer will come' of a command and of a press.
const COMMAND_DEFERRED: u64 = 5;
const PRESS_DEFERRED: u64 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_takes_longer_is_announced_and_comes() {
    let (world, running) = begun().await;
    let (player, hand, stored) = running.turn(&world).await;
    let press = async {
        player.press(&hand, &choice(&hand, &stored)).await;
    };
    while_the_database_is_held(&world, PRESS_DEFERRED, press).await;
    let moved_on = |seen: &Seen| seen.id() == hand.id() && seen.actions() != hand.actions();
    player.sees("dm", moved_on).await;
    let after = world.stored(&running.id).await;
    assert_eq!(after.actions(), stored.actions() + 1);

    let (player, _, stored) = running.turn(&world).await;
    let action = stored.legal()[0].to_string();
    let typed = async {
        let options = json!({"action": action, "match": running.id});
        player.command("claim play", options).await;
    };
    while_the_database_is_held(&world, COMMAND_DEFERRED, typed).await;
    let answer = player
        .sees(CHANNEL, |seen| {
            seen.is_ephemeral() && seen.says("Your hand")
        })
        .await;
    assert_eq!(answer.0["thinking"], false);
    let after = world.stored(&running.id).await;
    assert_eq!(after.actions(), stored.actions() + 1);

    // A press on the public message, whose answer is for the player alone.
    let (player, hand, stored) = running.turn(&world).await;
    let public = running.public(&world, &player).await;
    let known = player.reads(CHANNEL).await;
    let forged = async {
        player.forge(&public, &choice(&hand, &stored)).await;
    };
    while_the_database_is_held(&world, PRESS_DEFERRED, forged).await;
    let is_new = |seen: &Seen| known.iter().all(|it| it.id() != seen.id());
    let answer = player.sees(CHANNEL, is_new).await;
    assert!(answer.is_ephemeral() && answer.says("Your hand"));
    let seen = running.public(&world, &player).await;
    assert!(!seen.says("Your hand"), "{}", seen.text());
    running.turn(&world).await;
    end(world, running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_message_that_is_replaced_meanwhile_does_not_fail() {
    let (world, running) = begun().await;
    let (player, hand, stored) = running.turn(&world).await;
    let slow = json!({"kind": "slow", "route": "/callback", "delay_ms": 500});
    world.fault(slow).await;
    let button = choice(&hand, &stored);
    let press = player.press_only(&hand, &button).await;
    world.no_fault_waits().await;
    world.delete(&hand).await;
    let outcome = player.outcome(&press).await;
    assert_eq!(outcome["state"], "answered", "{outcome}");
    running.play(&world).await;
    running.turn(&world).await;
    assert!(world.stored(&running.id).await.actions() > stored.actions() + 1);
    running.play(&world).await;
    running.turn(&world).await;
    end(world, running).await;
}
