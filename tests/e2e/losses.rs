//! Things are lost in the midst of plays – connections, messages, channels, permissions – and the
//! match goes on.

use claim_bot::cards::Seat;
use reqwest::Method;
use serde_json::json;

use super::driver::{CHANNEL, PATIENCE_MS, Person, World};
use super::seen::Seen;
use super::watched::{Watched, choice, shows_in_public};

async fn begun() -> (World, Watched) {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let running = Watched::begun(&world, &ben, &fiona).await;
    running.turn(&world).await;
    (world, running)
}

/// What all see of a match, as soon as it shows what is stored, wherever it is by now; there must
/// not be a second such message.
async fn only_public(world: &World, running: &Watched, reader: &Person) -> Seen {
    let stored = world.stored(&running.id).await;
    let home = format!("hand:{}", running.id);
    let is_public =
        |seen: &Seen| !seen.is_ephemeral() && seen.buttons().iter().any(|it| it.custom_id == home);
    let found = reader
        .sees(CHANNEL, |seen| {
            is_public(seen) && shows_in_public(seen, &stored)
        })
        .await;
    let all = reader.messages(CHANNEL).await;
    assert_eq!(all.iter().filter(|it| is_public(it)).count(), 1);
    found
}

/// Gives up by command, where there is no public message to do it by.
async fn resign_by_command(running: &Watched, loser: &Person, channel: &str) {
    let options = json!({"match": running.id});
    let question = loser.command_in(channel, "claim resign", options).await;
    loser
        .press(&question, &question.buttons()[0].custom_id)
        .await;
    for player in &running.players {
        player
            .sees("dm", |seen| !seen.is_ephemeral() && seen.says("resigned."))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_outlives_the_gateways_troubles() {
    let (world, running) = begun().await;
    for (fault, resumes) in [
        ("drop_gateway", true),
        ("reconnect", true),
        ("invalid_session", false),
        ("drop_gateway", false),
    ] {
        let (player, hand, stored) = running.turn(&world).await;
        let before = world.control.get("/gateway").await;
        if fault == "drop_gateway" && !resumes {
            world.fault(json!({"kind": "refuse_resume"})).await;
        }
        world.fault(json!({"kind": fault})).await;
        // Whether this press gets through or not: it counts if it is answered, and at most once.
        let press = player.press_only(&hand, &choice(&hand, &stored)).await;
        let counter = if resumes { "resumed" } else { "identified" };
        let path = format!(
            "/gateway?{counter}_after={}&wait_ms={PATIENCE_MS}",
            before[counter]
        );
        let gateway = world.control.get(&path).await;
        assert_eq!(gateway["connected"], true, "{fault}: {gateway}");
        let answered = player.outcome(&press).await["state"] == "answered";
        let after = world.stored(&running.id).await;
        let gained = after.actions() - stored.actions();
        assert!(
            gained == 1 || (gained == 0 && !answered),
            "{fault}: {gained}"
        );
        running.play(&world).await;
        only_public(&world, &running, &player).await;
    }
    running.turn(&world).await;
    running.resign(&world, &running.players[0]).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_never_arrived_can_be_made_again() {
    let (world, running) = begun().await;
    let (player, hand, stored) = running.turn(&world).await;
    world.fault(json!({"kind": "lose_interaction"})).await;
    let press = player.press_only(&hand, &choice(&hand, &stored)).await;
    let path = format!("/interactions/{press}/age");
    world.control.post(&path, json!({"seconds": 3})).await;
    assert_eq!(player.outcome(&press).await["state"], "failed");
    assert_eq!(world.stored(&running.id).await, stored);
    running.play(&world).await;
    running.resign(&world, &player).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_message_that_somebody_deletes_is_posted_anew() {
    let (world, running) = begun().await;
    let david = world.person("david");
    for _ in 0..2 {
        let old = only_public(&world, &running, &david).await;
        world.delete(&old).await;
        running.play(&world).await;
        let new = only_public(&world, &running, &david).await;
        assert_ne!(new.id(), old.id());
        running.play(&world).await;
        assert_eq!(only_public(&world, &running, &david).await.id(), new.id());
    }
    running.turn(&world).await;
    resign_by_command(&running, &running.players[0], CHANNEL).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_its_player_deletes_is_there_when_asked_for_and_comes_back() {
    let (world, running) = begun().await;
    for _ in 0..2 {
        let (player, hand, stored) = running.turn(&world).await;
        world.delete(&hand).await;
        let public = running.public(&world, &player).await;
        let shown = player.press(&public, "My hand").await.expect("a hand");
        assert!(running.is_hand_of(&shown, &stored), "{}", shown.text());
        player.press(&shown, &choice(&shown, &stored)).await;
        // From here on everything is as it was before.
        for _ in 0..2 {
            running.play(&world).await;
        }
        running.turn(&world).await;
        for player in &running.players {
            player
                .sees("dm", |seen| !seen.is_ephemeral() && seen.says("Your hand"))
                .await;
        }
    }
    running.resign(&world, &running.players[0]).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_channel_is_deleted_goes_on_by_direct_message() {
    let (world, running) = begun().await;
    let deleted = world
        .control
        .ask(Method::DELETE, &format!("/channels/{CHANNEL}"), None)
        .await;
    deleted.expect("the channel is there");
    for _ in 0..6 {
        running.play(&world).await;
    }
    running.turn(&world).await;
    resign_by_command(&running, &running.players[1], "dm").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_where_permissions_are_taken_and_its_message_with_it_later() {
    let (world, running) = begun().await;
    let david = world.person("david");
    let home = only_public(&world, &running, &david).await;
    for permission in ["SEND_MESSAGES", "EMBED_LINKS", "VIEW_CHANNEL"] {
        world.deny(CHANNEL, &[permission]).await;
        for _ in 0..3 {
            running.play(&world).await;
        }
        running.turn(&world).await;
        world.allow(CHANNEL, &[permission]).await;
        running.play(&world).await;
        let public = only_public(&world, &running, &david).await;
        assert_eq!(public.id(), home.id(), "{permission}");
    }
    running.turn(&world).await;
    running.resign(&world, &running.players[0]).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_closes_their_messages_mid_match_is_called_and_plays_on() {
    let (world, running) = begun().await;
    let [ben, fiona] = &running.players;
    let is_bens_turn = async || {
        let stored = world.stored(&running.id).await;
        stored.to_act().map(Seat::index) == Some(0)
    };
    let play_until = async |bens_turn: bool| {
        while is_bens_turn().await != bens_turn {
            running.play(&world).await;
        }
    };
    play_until(false).await;
    ben.set(json!({"dms": "closed"})).await;
    play_until(true).await;
    let is_call = |seen: &Seen| seen.says("it is your turn") && !seen.is_ephemeral();
    let call = fiona.sees(CHANNEL, is_call).await;
    assert_eq!(ben.messages("dm").await.len(), 0, "an old hand is left");
    while is_bens_turn().await {
        let stored = world.stored(&running.id).await;
        let public = running.public(&world, ben).await;
        let shown = ben.press(&public, "My hand").await.expect("a hand");
        assert!(running.is_hand_of(&shown, &stored), "{}", shown.text());
        ben.press(&shown, &choice(&shown, &stored)).await;
    }
    running.turn(&world).await;
    let single = fiona.sees_a_single_message(CHANNEL).await;
    assert_ne!(single.id(), call.id(), "nobody is called any more");
    ben.set(json!({"dms": "open"})).await;
    play_until(true).await;
    running.turn(&world).await;
    running.resign(&world, fiona).await;
    world.end().await;
}
