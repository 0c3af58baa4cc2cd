//! Time: a table that nobody comes to closes, whoever takes too long loses, and nobody does before.

use std::time::Duration;

use claim_bot::host::Clock;
use claim_bot::table::LOBBY_TIME;
use claim_bot::time::Timestamp;
use serde_json::json;

use super::driver::{CHANNEL, Person, World};
use super::play::Match;
use super::seen::Seen;

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The last moment before another.
const fn just_before(moment: Timestamp) -> Timestamp {
    Timestamp(moment.0 - 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_too_long_for_a_turn_loses() {
    const LIMIT: Duration = Duration::from_mins(10);
    let (hand, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "time": "10 minutes a turn"});
    let game = Match::begin_with(CHANNEL, &anna, &ben, options).await;
    assert!(lobby_said(&ben, "Each turn may take 10 minutes.").await);
    let first = START.after(LIMIT);
    check_shown(&game, first).await;

    // At the last moment there is time to play, and from then on the next turn counts.
    hand.send_replace(just_before(first));
    game.act(0).await;
    let second = just_before(first).after(LIMIT);
    check_shown(&game, second).await;
    hand.send_replace(just_before(second));
    game.act(0).await;
    let third = just_before(second).after(LIMIT);
    check_shown(&game, third).await;

    let (late, _) = game.to_act().await;
    let before = [notified(&anna).await, notified(&ben).await];
    hand.send_replace(third);
    let end = game.ended().await;
    let names = ["Anna", "Ben"];
    let (loser, winner) = (names[late], names[1 - late]);
    assert!(end.says(&format!(
        "**{loser}** ran out of time.\n🏆 **{winner}** wins!"
    )));
    let words = [
        ("Deine Zeit ist abgelaufen.", "Gewonnen!"),
        ("Your time ran out.", "You won!"),
    ];
    game.players[late]
        .sees("dm", |seen| seen.says(words[late].0))
        .await;
    game.players[1 - late]
        .sees("dm", |seen| seen.says(words[1 - late].1))
        .await;
    let after = [notified(&anna).await, notified(&ben).await];
    assert_eq!(after, before.map(|count| count + 1), "both are told, once");
    world.end().await;
}

/// How often somebody has been notified of something.
async fn notified(person: &Person) -> usize {
    let feed = person.feed().await;
    let told = feed.iter().filter(|entry| entry["notifies"] == true);
    told.count()
}

/// The public message and both hands count down to that moment.
async fn check_shown(game: &Match, deadline: Timestamp) {
    let countdown = format!("<t:{}:R>", deadline.seconds());
    let table = |seen: &Seen| seen.id() == game.home && seen.says(&countdown);
    let [first, second] = &game.players;
    first.sees(CHANNEL, table).await;
    for player in [first, second] {
        player.sees("dm", |seen| seen.says(&countdown)).await;
    }
}

async fn lobby_said(looker: &Person, sentence: &str) -> bool {
    let feed = looker.feed().await;
    let mut messages = feed.iter().map(|entry| Seen(entry["message"].clone()));
    messages.any(|seen| seen.says(sentence))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_comes_to_closes() {
    let (hand, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.command("claim start", json!({})).await;
    let lobby = ben
        .sees(CHANNEL, |seen| seen.control("join").is_some())
        .await;
    let closing = START.after(LOBBY_TIME);
    hand.send_replace(just_before(closing));
    ben.press(&lobby, "Join").await;
    let lobby = ben.sees_now(CHANNEL, &lobby.id(), "start").await;
    ben.press(&lobby, "Leave").await;
    let lobby = ben.sees_now(CHANNEL, &lobby.id(), "join").await;

    hand.send_replace(closing);
    let is_closed = |seen: &Seen| seen.id() == lobby.id() && seen.says("Nobody came in time");
    let closed = ben.sees(CHANNEL, is_closed).await;
    assert!(closed.buttons().is_empty());
    let join = lobby.button("Join").map(|it| it.custom_id);
    let late = ben.forge(&lobby, &join.expect("it was there")).await;
    assert!(late.is_some_and(|it| it.says("This table is closed.")));
    world.end().await;
}
