//! Requests to Discord fail or are slow while people play: every interaction is answered, nothing is posted twice, and
//! the messages eventually show the newest state.

use claim_host::Clock;
use serde_json::{Value, json};
use sqlx::Connection;

use super::matches::{ACTIONS, Match};
use super::message::Message;
use super::process::Launch;
use super::tracked_match::{TrackedMatch, choice};
use super::world::{CHANNEL, World};

/// The ways in which a request can fail.
fn discord_errors() -> [Value; 6] {
    [
        json!({"kind": "429", "retry_after": 0.1}),
        json!({"kind": "500"}),
        json!({"kind": "502"}),
        json!({"kind": "lost_response"}),
        json!({"kind": "500", "count": 2}),
        json!({"kind": "lost_response", "count": 2}),
    ]
}

/// Limits a fault to requests with a method and a part of the route.
fn limited_to(mut fault: Value, method: &str, route: &str) -> Value {
    fault["method"] = json!(method);
    fault["route"] = json!(route);
    fault
}

/// Checks that there is one public message, and one hand per player.
async fn assert_single_messages(game: &TrackedMatch) {
    for player in &game.players {
        player.wait_for_single_message("dm").await;
        player.wait_for_single_message(CHANNEL).await;
    }
}

/// Plays until all faults have occurred and every message is up to date.
async fn play_until_faults_hit(world: &World, game: &TrackedMatch) {
    loop {
        game.play(world).await;
        game.wait_for_turn(world).await;
        game.wait_for_public_message(world, &game.players[0]).await;
        let faults = world.control.get("/faults").await;
        if faults["faults"] == json!([]) {
            break;
        }
    }
    assert_single_messages(game).await;
}

async fn begun() -> (World, TrackedMatch) {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    game.wait_for_turn(&world).await;
    (world, game)
}

async fn end(world: World, game: TrackedMatch) {
    game.resign(&world, &game.players[1]).await;
    assert_single_messages(&game).await;
    world.end().await;
}

#[tokio::test]
async fn presses_are_answered_despite_discord_errors() {
    let (world, game) = begun().await;
    for fault in discord_errors() {
        world
            .inject_fault(limited_to(fault, "POST", "/callback"))
            .await;
        play_until_faults_hit(&world, &game).await;
    }
    end(world, game).await;
}

#[tokio::test]
async fn commands_are_answered_once_despite_discord_errors() {
    let (world, game) = begun().await;
    for fault in discord_errors() {
        let (player, _, stored) = game.wait_for_turn(&world).await;
        let answers = player.messages(CHANNEL).await.len();
        world
            .inject_fault(limited_to(fault, "POST", "/callback"))
            .await;
        let action = stored.legal()[0].to_string();
        let options = json!({"move": action, "match": game.id});
        let answer = player.command("claim play", options).await;
        assert!(answer.contains_text("Your hand"), "{}", answer.text());
        assert_eq!(player.messages(CHANNEL).await.len(), answers + 1);
        let after = world.stored(&game.id).await;
        assert_eq!(after.actions(), stored.actions() + 1);
        game.wait_for_turn(&world).await;
    }
    end(world, game).await;
}

#[tokio::test]
async fn message_edits_succeed_eventually() {
    let (world, game) = begun().await;
    for fault in discord_errors() {
        world
            .inject_fault(limited_to(fault, "PATCH", "/channels/"))
            .await;
        play_until_faults_hit(&world, &game).await;
    }
    end(world, game).await;
}

#[tokio::test]
async fn hands_are_delivered_eventually_and_once() {
    let (world, game) = begun().await;
    for fault in discord_errors() {
        world
            .inject_fault(limited_to(fault.clone(), "POST", "{channel_id}/messages"))
            .await;
        play_until_faults_hit(&world, &game).await;
        world
            .inject_fault(limited_to(fault, "DELETE", "/channels/"))
            .await;
        play_until_faults_hit(&world, &game).await;
    }
    end(world, game).await;
}

#[tokio::test]
async fn direct_messages_are_opened_despite_discord_errors() {
    let (mut world, game) = begun().await;
    for fault in discord_errors() {
        // A restarted bot does not remember the channels of direct messages.
        world.stop_bot().await;
        world.start_bot(Clock::System).await;
        world
            .inject_fault(limited_to(fault, "POST", "/users/@me/channels"))
            .await;
        play_until_faults_hit(&world, &game).await;
    }
    end(world, game).await;
}

#[tokio::test]
async fn hand_arrives_although_the_channel_is_no_longer_known() {
    let (world, game) = begun().await;
    // Waits until both channels of direct messages are open.
    assert_single_messages(&game).await;
    let last = world.last_request().await;
    let unknown = json!({"kind": "refuse", "status": 404, "code": 10003});
    world
        .inject_fault(limited_to(unknown, "POST", "{channel_id}/messages"))
        .await;
    play_until_faults_hit(&world, &game).await;
    let requests = world.requests().await.into_iter();
    let openings = requests.filter(|request| {
        request["number"].as_u64() > Some(last) && request["route"] == "/users/@me/channels"
    });
    assert_eq!(openings.count(), 1, "the bot opens the channel again");
    end(world, game).await;
}

#[tokio::test]
async fn hand_posted_with_a_lost_response_is_not_left_behind() {
    let (world, game) = begun().await;
    for _ in 0..4 {
        // The hand is posted, but the response is lost, and the bot finds out only after its player has acted.
        let post = "{channel_id}/messages";
        world
            .inject_fault(limited_to(json!({"kind": "lost_response"}), "POST", post))
            .await;
        world
            .inject_fault(limited_to(json!({"kind": "500", "count": 2}), "POST", post))
            .await;
        play_until_faults_hit(&world, &game).await;
    }
    end(world, game).await;
}

#[tokio::test]
async fn result_is_posted_although_the_last_hand_was_posted_with_a_lost_response() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS - 2).await;
    game.to_act().await;
    // The bot does not know yet where the last hand is when its player acts, which ends the match.
    for fault in [
        json!({"kind": "lost_response"}),
        json!({"kind": "500", "count": 2}),
    ] {
        world
            .inject_fault(limited_to(fault, "POST", "{channel_id}/messages"))
            .await;
    }
    game.play(ACTIONS - 2..ACTIONS).await;
    game.wait_for_results().await;
    world.end_unread().await;
}

#[tokio::test]
async fn undeliverable_hand_does_not_block_others() {
    let (world, game) = begun().await;
    let [ben, fiona] = &game.players;
    let (player, hand, _) = game.wait_for_turn(&world).await;
    let unlucky = if player.name() == ben.name() {
        fiona
    } else {
        ben
    };
    let channel = unlucky.wait_for_message("dm", |_| true).await.0["channel_id"].clone();
    let channel = channel.as_str().expect("a message is in a channel");
    let fault = json!({"kind": "500", "count": 1000, "route": format!("/channels/{channel}/")});
    world.inject_fault(fault).await;
    let button = choice(&hand, &world.stored(&game.id).await);
    player.press(&hand, &button).await;
    let public = game.wait_for_public_message(&world, &player).await;
    let shown = unlucky.press(&public, "My hand").await.expect("a hand");
    let stored = world.stored(&game.id).await;
    if game.is_hand_of(&shown, &stored) {
        unlucky.press(&shown, &choice(&shown, &stored)).await;
        game.wait_for_public_message(&world, &player).await;
    }
    world.clear_faults().await;
    game.play(&world).await;
    game.wait_for_turn(&world).await;
    end(world, game).await;
}

/// Locks the database, as a backup does, until the bot has deferred its reply. `interaction` must
/// be answered afterwards.
async fn while_database_is_locked(
    world: &World,
    deferral: u64,
    interaction: impl Future<Output = ()>,
) {
    let mut database = world.database().await;
    let held = database.begin_with("BEGIN IMMEDIATE").await;
    let held = held.expect("the database can be locked");
    let last = world.last_request().await;
    let unlock = async {
        let deferred = |it: &Value| it["body"]["type"] == json!(deferral);
        world.wait_for_request(last, deferred).await;
        held.rollback().await.expect("the lock is released");
    };
    tokio::join!(interaction, unlock);
}

/// Discord's types of deferred responses to commands and to components.
const COMMAND_DEFERRED: u64 = 5;
const PRESS_DEFERRED: u64 = 6;

#[tokio::test]
async fn slow_answer_is_deferred_and_delivered() {
    let (world, game) = begun().await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let press = async {
        player.press(&hand, &choice(&hand, &stored)).await;
    };
    while_database_is_locked(&world, PRESS_DEFERRED, press).await;
    let moved_on =
        |message: &Message| message.id() == hand.id() && message.actions() != hand.actions();
    player.wait_for_message("dm", moved_on).await;
    let after = world.stored(&game.id).await;
    assert_eq!(after.actions(), stored.actions() + 1);

    let (player, _, stored) = game.wait_for_turn(&world).await;
    let action = stored.legal()[0].to_string();
    let typed = async {
        let options = json!({"move": action, "match": game.id});
        player.command("claim play", options).await;
    };
    while_database_is_locked(&world, COMMAND_DEFERRED, typed).await;
    let answer = player
        .wait_for_message(CHANNEL, |message| {
            message.is_ephemeral() && message.contains_text("Your hand")
        })
        .await;
    assert_eq!(answer.0["thinking"], false);
    let after = world.stored(&game.id).await;
    assert_eq!(after.actions(), stored.actions() + 1);

    // A press on the public message, which gets an ephemeral reply.
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let public = game.wait_for_public_message(&world, &player).await;
    let known = player.read_all(CHANNEL).await;
    let forged = async {
        player.forge(&public, &choice(&hand, &stored)).await;
    };
    while_database_is_locked(&world, PRESS_DEFERRED, forged).await;
    let is_new = |message: &Message| known.iter().all(|it| it.id() != message.id());
    let answer = player.wait_for_message(CHANNEL, is_new).await;
    assert!(answer.is_ephemeral() && answer.contains_text("Your hand"));
    let message = game.wait_for_public_message(&world, &player).await;
    assert!(!message.contains_text("Your hand"), "{}", message.text());
    game.wait_for_turn(&world).await;
    end(world, game).await;
}

#[tokio::test]
async fn answer_is_deferred_if_discord_is_slow() {
    // Longer than Discord waits for a response.
    let slow = json!({"kind": "slow", "method": "POST", "route": "/callback", "delay_ms": 10_000});
    let (world, game) = begun().await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    world.inject_fault(slow.clone()).await;
    // A press on the hand, which is edited in place.
    let after = player.press(&hand, &choice(&hand, &stored)).await;
    assert_eq!(after.map(|it| it.id()), Some(hand.id()));
    let after = world.stored(&game.id).await;
    assert_eq!(after.actions(), stored.actions() + 1);

    // A command.
    let (player, _, stored) = game.wait_for_turn(&world).await;
    world.inject_fault(slow.clone()).await;
    let options = json!({"move": stored.legal()[0].to_string(), "match": game.id});
    let answer = player.command("claim play", options).await;
    assert!(answer.contains_text("Your hand"), "{}", answer.text());

    // A press on the public message, which gets an ephemeral reply.
    game.wait_for_turn(&world).await;
    let public = game.wait_for_public_message(&world, &player).await;
    let known = player.read_all(CHANNEL).await;
    world.inject_fault(slow).await;
    let shown = player.press(&public, "My hand").await.expect("a hand");
    assert!(shown.is_ephemeral() && shown.contains_text("Your hand"));
    let count = player.messages(CHANNEL).await.len();
    assert_eq!(count, known.len() + 1, "the hand is sent once");
    end(world, game).await;
}

#[tokio::test]
async fn opponent_sees_a_play_before_its_late_answer() {
    let (world, game) = begun().await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    // Both the first response and the edit that follows in its place.
    for route in ["/callback", "/messages/@original"] {
        let slow = json!({"kind": "slow", "route": route, "delay_ms": 8_000});
        world.inject_fault(slow).await;
    }
    let press = player
        .press_without_waiting(&hand, &choice(&hand, &stored))
        .await;
    let opponent = game.other(stored.to_act().expect("the match runs"));
    let turn = opponent.wait_for_turn_in(&game.id).await;
    // A further play is shown at the table as well, although the first answer is still late.
    let after = world.stored(&game.id).await;
    opponent.press(&turn, &choice(&turn, &after)).await;
    game.wait_for_public_message(&world, opponent).await;
    let unchanged = player.messages("dm").await;
    let is_hand = |message: &Message| game.is_hand_of(message, &stored);
    let is_unanswered = unchanged.iter().any(is_hand);
    let outcome = player.interaction_outcome(&press).await;
    // On a busy machine, even the deferral can come too late; then the hand is edited without waiting for an answer.
    let is_deferred = outcome["how"] == "deferred_update";
    assert!(is_unanswered || !is_deferred, "{outcome}");
    end(world, game).await;
}

#[tokio::test]
async fn press_on_a_replaced_message_does_not_fail() {
    let (world, game) = begun().await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let slow = json!({"kind": "slow", "route": "/callback", "delay_ms": 500});
    world.inject_fault(slow).await;
    let button = choice(&hand, &stored);
    let press = player.press_without_waiting(&hand, &button).await;
    world.wait_until_faults_hit().await;
    world.delete(&hand).await;
    let outcome = player.interaction_outcome(&press).await;
    assert_eq!(outcome["state"], "answered", "{outcome}");
    game.play(&world).await;
    game.wait_for_turn(&world).await;
    assert!(world.stored(&game.id).await.actions() > stored.actions() + 1);
    game.play(&world).await;
    game.wait_for_turn(&world).await;
    end(world, game).await;
}

/// A previous process may have used up the rate limit, so any request of a start may be refused.
#[tokio::test]
async fn bot_starts_while_discord_is_rate_limiting() {
    let world = World::without_bot().await;
    for (method, route) in [
        ("GET", "/applications/@me"),
        ("GET", "/users/@me"),
        ("PUT", "/commands"),
        ("GET", "/gateway"),
        ("GET", "/gateway/bot"),
    ] {
        let limited = json!({
            "kind": "429", "retry_after": 0.1, "method": method, "route": route
        });
        world.inject_fault(limited).await;
    }
    let process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    world.wait_until_faults_hit().await;
    process.kill().await;
    world.end_unread().await;
}
