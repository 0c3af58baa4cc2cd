//! Time limits: exactly at the deadline, an unattended table expires, and a player who has not acted loses.

use std::time::Duration;

use claim_host::Clock;
use claim_table::LOBBY_TIMEOUT;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The last millisecond before a time.
const fn just_before(moment: Timestamp) -> Timestamp {
    Timestamp(moment.0 - 1)
}

#[tokio::test]
async fn player_out_of_time_loses() {
    const LIMIT: Duration = Duration::from_mins(10);
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "time": "10 minutes per turn"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    assert!(was_shown(&ben, "Time per turn: 10 minutes").await);
    let first = START + LIMIT;
    check_shown(&game, first).await;

    // A player can act until the last millisecond. The next turn begins at the time of that action.
    time.send_replace(just_before(first));
    game.act(0).await;
    let second = just_before(first) + LIMIT;
    check_shown(&game, second).await;
    time.send_replace(just_before(second));
    game.act(0).await;
    let third = just_before(second) + LIMIT;
    check_shown(&game, third).await;

    let (late, _) = game.to_act().await;
    let before = [notified(&anna).await, notified(&ben).await];
    time.send_replace(third);
    let end = game.wait_for_results().await;
    let names = ["Anna", "Ben"];
    let (loser, winner) = (names[late], names[1 - late]);
    assert!(end.contains_text(&format!(
        "🏆 **{winner}** wins!\n**{loser}** ran out of time."
    )));
    let words = [
        ("Deine Zeit ist abgelaufen.", "Gewonnen!"),
        ("You ran out of time.", "You won!"),
    ];
    game.players[late]
        .wait_for_message("dm", |message| message.contains_text(words[late].0))
        .await;
    game.players[1 - late]
        .wait_for_message("dm", |message| message.contains_text(words[1 - late].1))
        .await;
    let after = [notified(&anna).await, notified(&ben).await];
    assert_eq!(
        after,
        before.map(|count| count + 1),
        "both players are notified once"
    );
    world.end().await;
}

/// The number of a person's notifications.
async fn notified(person: &Person) -> usize {
    let feed = person.feed().await;
    let notifications = feed.iter().filter(|entry| entry["notifies"] == true);
    notifications.count()
}

/// Waits until the public message and both hands show a deadline.
async fn check_shown(game: &Match, deadline: Timestamp) {
    let countdown = format!("<t:{}:R>", deadline.unix_seconds());
    let table = |message: &Message| {
        message.id() == game.public_message && message.contains_text(&countdown)
    };
    let [first, second] = &game.players;
    first.wait_for_message(CHANNEL, table).await;
    for player in [first, second] {
        player
            .wait_for_message("dm", |message| message.contains_text(&countdown))
            .await;
    }
}

async fn was_shown(viewer: &Person, sentence: &str) -> bool {
    let feed = viewer.feed().await;
    let mut messages = feed.iter().map(|entry| Message(entry["message"].clone()));
    messages.any(|message| message.contains_text(sentence))
}

#[tokio::test]
async fn unattended_table_expires() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.command("claim start", json!({})).await;
    let lobby = ben
        .wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some())
        .await;
    let closing = START + LOBBY_TIMEOUT;
    time.send_replace(just_before(closing));
    ben.press(&lobby, "Join").await;
    let lobby = ben.wait_for_button(CHANNEL, &lobby.id(), "start").await;
    ben.press(&lobby, "Leave").await;
    let lobby = ben.wait_for_button(CHANNEL, &lobby.id(), "join").await;

    time.send_replace(closing);
    let is_closed = |message: &Message| {
        message.id() == lobby.id() && message.contains_text("The match was not started in time")
    };
    let closed = ben.wait_for_message(CHANNEL, is_closed).await;
    assert!(closed.buttons().is_empty());
    let join = lobby.button("Join").map(|it| it.custom_id);
    let late = ben
        .forge(&lobby, &join.expect("the button was there"))
        .await;
    assert!(late.is_some_and(|it| it.contains_text("This table is closed.")));
    world.end().await;
}
