//! Where the result of a match is shown: on its table's message, or on a new one if others follow that.

use claim_host::Clock;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

/// The route of a channel, by which its last message is read.
const ROUTE: &str = "/channels/{channel_id}";

/// Whether a request reads a channel.
fn is_look(request: &Value) -> bool {
    request["method"] == "GET" && request["route"] == ROUTE
}

/// Whether a request posts the result of a match.
fn is_post_of_result(game: &Match, request: &Value) -> bool {
    let nonce = request["body"]["nonce"].as_str().unwrap_or_default();
    request["method"] == "POST" && nonce.starts_with(&format!("{}-e-", game.id))
}

#[tokio::test]
async fn result_stays_on_the_last_message_of_the_channel() {
    let world = World::new().await;
    let [anna, ben] = ["anna", "ben"].map(|name| world.person(name));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let end = game.resign(0).await;
    assert_eq!(end.id(), game.public_message);
    assert!(end.enabled_button("play-too").is_none());
    let requests = world.requests().await;
    assert_eq!(requests.iter().filter(|it| is_look(it)).count(), 1);
    world.end().await;
}

#[tokio::test]
async fn result_is_a_new_silent_message_if_people_have_written_since() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    clara.write(CHANNEL, "Hi!").await;
    let end = game.resign(0).await;
    assert_ne!(end.id(), game.public_message);
    assert!(end.contains_text("**Ben** wins!"), "{}", end.text());
    let link = format!("/{})", end.id());
    let is_ended = |it: &Message| it.id() == game.public_message && it.contains_text(&link);
    let table = clara.wait_for_message(CHANNEL, is_ended).await;
    assert!(table.buttons().is_empty() && !table.contains_text("wins"));
    let requests = world.requests().await;
    let posts = requests.iter().filter(|it| is_post_of_result(&game, it));
    let posts: Vec<_> = posts.collect();
    let [post] = posts[..] else {
        panic!("one post of the result: {posts:#?}");
    };
    let is_silent = post["body"]["flags"].as_u64().unwrap_or_default() & (1 << 12) != 0;
    assert!(is_silent, "{post}");
    assert_eq!(requests.iter().filter(|it| is_look(it)).count(), 1);

    // What the result offers is as on a table's message, and others can play, too.
    let replay = clara.press_kind(&end, "replay").await.expect("the replay");
    assert!(replay.is_ephemeral());
    let opened = clara.press_kind(&end, "play-too").await.expect("an answer");
    assert!(opened.is_ephemeral());
    let is_lobby = |it: &Message| it.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_lobby).await;
    assert!(lobby.contains_text("Seat 1: **Clara**"), "{}", lobby.text());
    ben.press_kind(&end, "rematch").await.expect("an answer");
    let is_rematch = |it: &Message| is_lobby(it) && it.id() != lobby.id();
    clara.wait_for_message(CHANNEL, is_rematch).await;
    world.end_unread().await;
}

#[tokio::test]
async fn same_game_is_opened_by_people_who_want_to_play_too() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let options = json!({"opponent": "ben", "game": "claim2"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    clara.write(CHANNEL, "Hi!").await;
    let end = game.resign(1).await;
    clara.press_kind(&end, "play-too").await.expect("an answer");
    let is_lobby = |it: &Message| it.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_lobby).await;
    let join = lobby.enabled_button("join").expect("the button");
    assert!(join.custom_id.contains(":claim2:2:"), "{}", join.custom_id);
    world.end_unread().await;
}

#[tokio::test]
async fn result_stays_on_the_table_if_the_channel_cannot_be_read_or_written_in() {
    let refusal = |method: &str, route: &str| {
        json!({
            "kind": "refuse", "status": 403, "code": 50013, "method": method, "route": route,
            "count": 1,
        })
    };
    for (method, suffix) in [("GET", ""), ("POST", "/messages")] {
        let world = World::new().await;
        let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
        let game = Match::start(CHANNEL, &anna, &ben).await;
        clara.write(CHANNEL, "Hi!").await;
        let channels = clara.messages(CHANNEL).await;
        let channel = channels.last().expect("the message").channel();
        let route = format!("/channels/{channel}{suffix}");
        world.inject_fault(refusal(method, &route)).await;
        let end = game.resign(0).await;
        assert_eq!(end.id(), game.public_message, "{method}");
        world.wait_until_faults_hit().await;
        world.end_unread().await;
    }
}

#[tokio::test]
async fn result_is_posted_once_even_if_its_confirmation_is_lost_in_a_restart() {
    let mut world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    clara.write(CHANNEL, "Hi!").await;
    let channels = clara.messages(CHANNEL).await;
    let channel = channels.last().expect("the message").channel();
    let lost = json!({
        "kind": "lost_response", "method": "POST", "route": format!("/channels/{channel}/messages"),
        "count": 1,
    });
    game.play(0..2).await;
    world.inject_fault(lost).await;
    let question = game.ask_to_resign(0).await;
    anna.confirm(&question).await;
    world.wait_until_faults_hit().await;
    // By now the channel has a later message, but where the result is shown was decided before.
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let end = game.wait_for_results().await;
    let link = format!("/{})", end.id());
    let is_ended = |it: &Message| it.id() == game.public_message && it.contains_text(&link);
    clara.wait_for_message(CHANNEL, is_ended).await;
    let shown = clara.messages(CHANNEL).await;
    let results = shown
        .iter()
        .filter(|it| it.enabled_button("rematch").is_some());
    assert_eq!(results.count(), 1);
    world.end_unread().await;
}
