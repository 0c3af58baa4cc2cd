//! Channels and servers that the bot can no longer reach: the match continues in direct messages, or is paused if a
//! player does not accept these, until the channel is back.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use reqwest::Method;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// The texts that say that the channel cannot be reached, in both languages.
const LOST: [&str; 2] = [
    "I can’t reach this match’s channel anymore.",
    "Ich erreiche den Kanal dieser Partie nicht mehr.",
];

fn is_lost(message: &Message) -> bool {
    LOST.iter().any(|words| message.contains_text(words))
}

/// Waits until a new direct message (which notifies, unlike an edit) tells a person that the match is paused.
async fn wait_until_told(person: &Person) -> Message {
    let notifies =
        |entry: &Value| entry["notifies"] == true && is_lost(&Message(entry["message"].clone()));
    person.wait_for_feed_entry(notifies).await;
    let is_paused = |message: &Message| is_lost(message) && message.actions().is_empty();
    person.wait_for_message("dm", is_paused).await
}

fn shows_deadline(message: &Message, deadline: Timestamp) -> bool {
    message.contains_text(&format!("<t:{}:R>", deadline.unix_seconds()))
}

#[tokio::test]
async fn match_in_a_deleted_channel_is_paused_for_a_player_without_direct_messages() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "de"})).await;
    let channel = json!({"server": "Card Club", "name": "short-lived"});
    world.control.post("/channels", channel).await;
    let game = Match::start("short-lived", &anna, &ben).await;
    game.play(0..4).await;
    game.play_until_turn_of(0).await;
    // From now on, Ben's direct messages are closed, so he gets none at his next turn.
    ben.set(json!({"dms": "closed"})).await;
    let calls = |message: &Message| message.contains_text("it’s your turn");
    let called = ben.wait_for_message("short-lived", calls);
    game.play_first_seat_until(&time, called).await;
    let deleted = world
        .control
        .request(Method::DELETE, "/channels/short-lived", None);
    deleted.await.expect("the channel is deleted");
    let own = ben.command("claim hand", json!({})).await;
    ben.press(&own, &own.actions()[0]).await;
    let told = wait_until_told(&anna).await;

    // The clock stands, and any player can resume the match. Ben can play in any channel that the bot is in.
    time.send_modify(|now| *now = *now + 10 * DAY);
    let clock_screen = anna.press_kind(&told, "clock").await.expect("the clock");
    let resumed = anna.press_kind(&clock_screen, "resume").await;
    assert!(resumed.expect("the clock").contains_text("Frist"));
    let question = anna.command("claim resign", json!({})).await;
    assert!(question.contains_text("Partie"), "{question:?}");
    anna.confirm(&question).await;
    anna.wait_for_message("dm", Message::shows_result).await;
    world.end_unread().await;
}

#[tokio::test]
async fn match_goes_on_when_the_bot_is_back_in_the_server() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    // The players still share another server with the bot.
    let server = json!({"server": "Card Club"});
    world
        .control
        .post("/users/claim/leave", server.clone())
        .await;
    game.act(0).await;
    // Both accept direct messages, so the match continues there.
    for player in [&anna, &ben] {
        player.wait_for_message("dm", is_lost).await;
    }
    game.play(0..4).await;
    let (late, turn) = game.to_act().await;
    assert!(shows_deadline(&turn, START + DAY), "{turn:?}");
    world.stop_bot().await;
    world.control.post("/users/claim/join", server).await;
    time.send_replace(START + DAY);
    world.start_bot(clock).await;
    let is_back = |message: &Message| {
        !message.actions_in(&game.id).is_empty()
            && !is_lost(message)
            && shows_deadline(message, START + 2 * DAY)
    };
    game.players[late].wait_for_message("dm", is_back).await;
    game.play(0..4).await;
    game.resign(0).await;
    world.end_unread().await;
}

/// Waits until a player sees that the match is no longer in a lost channel.
async fn wait_until_back(game: &Match, seat: usize) {
    let is_back = |message: &Message| !message.actions_in(&game.id).is_empty() && !is_lost(message);
    game.players[seat].wait_for_message("dm", is_back).await;
}

#[tokio::test]
async fn use_of_the_bot_in_a_lost_channel_shows_that_it_is_back() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    for is_press in [true, false] {
        // The bot can still be used in a channel that it cannot see.
        world.deny(CHANNEL, &["VIEW_CHANNEL"]).await;
        game.act(0).await;
        for player in [&anna, &ben] {
            player.wait_for_message("dm", is_lost).await;
        }
        let (seat, _) = game.to_act().await;
        ben.command("claim help", json!({})).await;
        world.allow(CHANNEL, &["VIEW_CHANNEL"]).await;
        if is_press {
            let table = ben
                .wait_for_button(CHANNEL, &game.public_message, "hand")
                .await;
            ben.press_kind(&table, "hand").await;
        } else {
            // Anyone’s command will do, also one that is not about the match.
            let clara = world.person("clara");
            clara.command("claim help", json!({})).await;
        }
        wait_until_back(&game, seat).await;
    }
    game.resign(0).await;
    world.end_unread().await;
}

#[tokio::test]
async fn open_table_is_posted_as_soon_as_its_channel_can_be_written_in() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let refusal = json!({
        "kind": "refuse", "method": "POST", "route": "{channel_id}/messages", "status": 403, "code": 50013, "count": 1000
    });
    world.inject_fault(refusal).await;
    let answer = ben.command("claim start", json!({})).await;
    assert!(answer.contains_text("can’t post"), "{}", answer.text());
    // After the attempts for the answer, the presenter makes one, and then waits for ten minutes.
    let mut last = 0;
    for _ in 0..3 {
        let is_refused = |request: &Value| request["fault"] == "refuse";
        let refused = world.wait_for_request(last, is_refused).await;
        last = refused["number"].as_u64().expect("a number");
    }
    world.clear_faults().await;
    fiona.command("claim help", json!({})).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = fiona.wait_for_message(CHANNEL, is_open).await;
    ben.cancel_table(&lobby).await;
    world.end_unread().await;
}
