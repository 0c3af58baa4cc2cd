//! A match continues although connections, messages, channels or permissions are lost.

use claim_host::Clock;
use claim_rules::cards::Seat;
use claim_table::ATTENTION_TIME;
use claim_table::timestamp::Timestamp;
use reqwest::Method;
use serde_json::json;

use super::control::TIMEOUT_MS;
use super::message::Message;
use super::person::Person;
use super::tracked_match::{TrackedMatch, choice, shows_in_public};
use super::world::{CHANNEL, World};

async fn begun() -> (World, TrackedMatch) {
    begun_at(Clock::System).await
}

async fn begun_at(clock: Clock) -> (World, TrackedMatch) {
    let world = World::with_clock(clock).await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    game.wait_for_turn(&world).await;
    (world, game)
}

/// Waits until the match has a single public message, which may have been reposted, and this shows what is stored.
async fn only_public(world: &World, game: &TrackedMatch, reader: &Person) -> Message {
    let stored = world.stored(&game.id).await;
    let public_message = format!("hand:{}", game.id);
    let is_public = |message: &Message| {
        !message.is_ephemeral()
            && message
                .buttons()
                .iter()
                .any(|it| it.custom_id == public_message)
    };
    let found = reader
        .wait_for_message(CHANNEL, |message| {
            is_public(message) && shows_in_public(message, &stored)
        })
        .await;
    let all = reader.messages(CHANNEL).await;
    assert_eq!(all.iter().filter(|it| is_public(it)).count(), 1);
    found
}

/// Resigns by command, where there is no public message with the button.
async fn resign_by_command(game: &TrackedMatch, loser: &Person, channel: &str) {
    let options = json!({"match": game.id});
    let question = loser.command_in(channel, "claim resign", options).await;
    loser
        .press(&question, &question.buttons()[0].custom_id)
        .await;
    for player in &game.players {
        player
            .wait_for_message("dm", |message| {
                !message.is_ephemeral() && message.contains_text("resigned.")
            })
            .await;
    }
}

#[tokio::test]
async fn match_survives_gateway_disconnects() {
    let (world, game) = begun().await;
    for (fault, resumes) in [
        ("drop_gateway", true),
        ("reconnect", true),
        ("invalid_session", false),
        ("drop_gateway", false),
    ] {
        let (player, hand, stored) = game.wait_for_turn(&world).await;
        let before = world.control.get("/gateway").await;
        if fault == "drop_gateway" && !resumes {
            world.inject_fault(json!({"kind": "refuse_resume"})).await;
        }
        world.inject_fault(json!({"kind": fault})).await;
        // The press may be lost. If it is answered, it must be stored exactly once.
        let press = player
            .press_without_waiting(&hand, &choice(&hand, &stored))
            .await;
        let counter = if resumes { "resumed" } else { "identified" };
        let path = format!(
            "/gateway?{counter}_after={}&wait_ms={TIMEOUT_MS}",
            before[counter]
        );
        let gateway = world.control.get(&path).await;
        assert_eq!(gateway["connected"], true, "{fault}: {gateway}");
        let answered = player.interaction_outcome(&press).await["state"] == "answered";
        let after = world.stored(&game.id).await;
        let gained = after.actions() - stored.actions();
        assert!(
            gained == 1 || (gained == 0 && !answered),
            "{fault}: {gained} actions stored, answered: {answered}"
        );
        game.play(&world).await;
        only_public(&world, &game, &player).await;
    }
    game.wait_for_turn(&world).await;
    game.resign(&world, &game.players[0]).await;
    world.end().await;
}

#[tokio::test]
async fn lost_press_can_be_repeated() {
    let (world, game) = begun().await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    world
        .inject_fault(json!({"kind": "lose_interaction"}))
        .await;
    let press = player
        .press_without_waiting(&hand, &choice(&hand, &stored))
        .await;
    let path = format!("/interactions/{press}/age");
    world.control.post(&path, json!({"seconds": 3})).await;
    assert_eq!(player.interaction_outcome(&press).await["state"], "failed");
    assert_eq!(world.stored(&game.id).await, stored);
    game.play(&world).await;
    game.resign(&world, &player).await;
    world.end().await;
}

#[tokio::test]
async fn deleted_public_message_is_reposted() {
    let (world, game) = begun().await;
    let david = world.person("david");
    for _ in 0..2 {
        let old = only_public(&world, &game, &david).await;
        world.delete(&old).await;
        game.play(&world).await;
        let new = only_public(&world, &game, &david).await;
        assert_ne!(new.id(), old.id());
        game.play(&world).await;
        assert_eq!(only_public(&world, &game, &david).await.id(), new.id());
    }
    game.wait_for_turn(&world).await;
    resign_by_command(&game, &game.players[0], CHANNEL).await;
    world.end().await;
}

#[tokio::test]
async fn deleted_hand_is_shown_on_request_and_comes_back() {
    let (world, game) = begun().await;
    for _ in 0..2 {
        let (player, hand, stored) = game.wait_for_turn(&world).await;
        world.delete(&hand).await;
        let public = game.wait_for_public_message(&world, &player).await;
        let shown = player.press(&public, "My hand").await.expect("a hand");
        assert!(game.is_hand_of(&shown, &stored), "{}", shown.text());
        player.press(&shown, &choice(&shown, &stored)).await;
        // From now on, the hand arrives by direct message again.
        for _ in 0..2 {
            game.play(&world).await;
        }
        game.wait_for_turn(&world).await;
        for player in &game.players {
            player
                .wait_for_message("dm", |message| {
                    !message.is_ephemeral() && message.contains_text("Your hand")
                })
                .await;
        }
    }
    game.resign(&world, &game.players[0]).await;
    world.end().await;
}

#[tokio::test]
async fn match_continues_in_dms_after_its_channel_is_deleted() {
    let (world, game) = begun().await;
    let deleted = world
        .control
        .request(Method::DELETE, &format!("/channels/{CHANNEL}"), None)
        .await;
    deleted.expect("the channel exists");
    for _ in 0..6 {
        game.play(&world).await;
    }
    game.wait_for_turn(&world).await;
    resign_by_command(&game, &game.players[1], "dm").await;
    world.end().await;
}

#[tokio::test]
async fn match_continues_without_permissions_and_its_message_catches_up() {
    let (world, game) = begun().await;
    let david = world.person("david");
    let public_message = only_public(&world, &game, &david).await;
    for permission in ["SEND_MESSAGES", "VIEW_CHANNEL"] {
        world.deny(CHANNEL, &[permission]).await;
        for _ in 0..3 {
            game.play(&world).await;
        }
        game.wait_for_turn(&world).await;
        world.allow(CHANNEL, &[permission]).await;
        game.play(&world).await;
        let public = only_public(&world, &game, &david).await;
        assert_eq!(public.id(), public_message.id(), "{permission}");
    }
    game.wait_for_turn(&world).await;
    game.resign(&world, &game.players[0]).await;
    world.end().await;
}

#[tokio::test]
async fn result_is_shown_in_the_channel_once_the_bot_may_read_it_again() {
    let (mut world, game) = begun().await;
    let david = world.person("david");
    let public = only_public(&world, &game, &david).await;
    world.deny(CHANNEL, &["VIEW_CHANNEL"]).await;
    resign_by_command(&game, &game.players[0], "dm").await;
    world.allow(CHANNEL, &["VIEW_CHANNEL"]).await;
    // The next attempt would come after some minutes, or at the next start.
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let shown = david
        .wait_for_button(CHANNEL, &public.id(), "rematch")
        .await;
    assert!(shown.contains_text("resigned"), "{}", shown.text());
    world.end().await;
}

#[tokio::test]
async fn player_who_closes_dms_during_a_match_is_mentioned() {
    let (time, clock) = Clock::manual(Timestamp(1_780_000_000_000));
    let (world, game) = begun_at(clock).await;
    let [ben, fiona] = &game.players;
    let is_bens_turn = async || {
        let stored = world.stored(&game.id).await;
        stored.to_act().map(Seat::index) == Some(0)
    };
    let play_until = async |bens_turn: bool| {
        while is_bens_turn().await != bens_turn {
            // A player who has just played is not mentioned.
            time.send_modify(|now| *now = *now + ATTENTION_TIME);
            game.play(&world).await;
        }
    };
    play_until(false).await;
    ben.set(json!({"dms": "closed"})).await;
    play_until(true).await;
    let is_call =
        |message: &Message| message.contains_text("it’s your turn") && !message.is_ephemeral();
    let call = fiona.wait_for_message(CHANNEL, is_call).await;
    assert_eq!(ben.messages("dm").await.len(), 0, "an old hand is left");
    while is_bens_turn().await {
        let stored = world.stored(&game.id).await;
        let public = game.wait_for_public_message(&world, ben).await;
        let shown = ben.press(&public, "My hand").await.expect("a hand");
        assert!(game.is_hand_of(&shown, &stored), "{}", shown.text());
        ben.press(&shown, &choice(&shown, &stored)).await;
    }
    game.wait_for_turn(&world).await;
    let single = fiona.wait_for_single_message(CHANNEL).await;
    assert_ne!(single.id(), call.id(), "the ping was deleted");
    ben.set(json!({"dms": "open"})).await;
    play_until(true).await;
    game.wait_for_turn(&world).await;
    game.resign(&world, fiona).await;
    let requests = world.requests().await;
    let nonces = requests
        .iter()
        .filter_map(|it| it["body"]["nonce"].as_str());
    let mut nonces: Vec<_> = nonces.collect();
    let posts = nonces.len();
    nonces.sort_unstable();
    nonces.dedup();
    assert!(posts > 0 && nonces.len() == posts, "one nonce per message");
    world.end().await;
}
