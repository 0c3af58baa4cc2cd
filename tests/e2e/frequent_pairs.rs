//! The fourth match of a pair within a day is not rated, and its players know that before it starts.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

const START: Timestamp = Timestamp(1_780_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// What a table says whose match would not be rated.
const UNRATED: &str = "This match won’t be rated: these two have finished 3 rated matches together";

/// Plays rated matches to their ends, each of which the guest resigns.
async fn play_rated(count: usize, host: &Person, guest: &Person) -> Message {
    let mut last = None;
    for _ in 0..count {
        let game = Match::start(CHANNEL, host, guest).await;
        let end = game.resign(1).await;
        assert!(end.contains_text("Ratings"), "{}", end.text());
        last = Some(end);
    }
    last.expect("at least one match")
}

#[tokio::test]
async fn fourth_match_within_a_day_is_not_rated_and_says_so_before_and_after() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let third = play_rated(3, &anna, &ben).await;

    // Against someone else, the next match counts.
    anna.command("claim start", json!({"opponent": "clara"}))
        .await;
    let clara = world.person("clara");
    let invitation = clara.wait_for_invitation(CHANNEL).await;
    assert!(!invitation.contains_text("gewertet"));
    let table = clara
        .wait_for_message(CHANNEL, |it| it.enabled_button("join").is_some())
        .await;
    assert!(!table.contains_text("gewertet"), "{}", table.text());
    anna.cancel_table(&table).await;

    // A rematch says that it would be the fourth, in the message that mentions the opponent and at the table.
    anna.press(&third, "Rematch").await;
    let invites =
        |it: &Message| it.fingerprint().is_some() && it.contains_text("Anna** invites you");
    let invitation = ben
        .wait_for_message(CHANNEL, |it| invites(it) && it.contains_text(UNRATED))
        .await;
    assert!(invitation.contains_text(UNRATED));
    let table = ben
        .wait_for_message(CHANNEL, |it| it.enabled_button("join").is_some())
        .await;
    assert!(table.contains_text(UNRATED), "{}", table.text());
    ben.press_kind(&table, "join").await;
    let fourth = Match::started(CHANNEL, &table.id(), &anna, &ben).await;
    let end = fourth.resign(1).await;
    let why = "Not rated: when this match started, these two had finished 3 rated matches together";
    assert!(end.contains_text(why), "{}", end.text());
    assert!(!end.contains_text("Ratings"));
    let told = ben.wait_for_message("dm", |it| it.contains_text(why)).await;
    assert!(told.contains_text("You resigned."));
    let board = ben.command("claim leaderboard", json!({})).await;
    assert!(
        board.contains_text("3 matches: 3 won, 0 drawn, 0 lost"),
        "{}",
        board.text()
    );

    // The day after, it counts again.
    time.send_replace(START + DAY + Duration::from_secs(1));
    play_rated(1, &anna, &ben).await;
    world.end_unread().await;
}

#[tokio::test]
async fn table_that_has_become_unrated_says_so_before_its_match_starts() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    play_rated(2, &anna, &ben).await;
    anna.command("claim start", json!({"opponent": "ben", "game": "claim2"}))
        .await;
    let waiting = ben
        .wait_for_message(CHANNEL, |it| it.enabled_button("join").is_some())
        .await;
    assert!(!waiting.contains_text(UNRATED), "{}", waiting.text());
    play_rated(1, &anna, &ben).await;
    let told = ben
        .press_kind(&waiting, "join")
        .await
        .expect("a private answer");
    assert!(
        told.contains_text("Whether this match is rated has just changed"),
        "{}",
        told.text()
    );
    let is_told = |it: &Message| it.id() == waiting.id() && it.contains_text(UNRATED);
    let table = ben.wait_for_message(CHANNEL, is_told).await;
    ben.press_kind(&table, "join").await;
    let game = Match::started(CHANNEL, &table.id(), &anna, &ben).await;
    let end = game.resign(1).await;
    assert!(end.contains_text("Not rated"), "{}", end.text());
    world.end_unread().await;
}

#[tokio::test]
async fn any_two_of_three_players_make_a_match_unrated() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    play_rated(3, &anna, &ben).await;
    let options = json!({"game": "claim-mix", "players": 3});
    clara.command("claim start", options).await;
    let says = "zwei von euch haben in den letzten 24 Stunden";
    let joins = |it: &Message| it.enabled_button("join").is_some();
    let table = anna.wait_for_message(CHANNEL, joins).await;
    anna.press_kind(&table, "join").await;
    let says_it = "two of these players have finished 3 rated matches";
    let table = ben.wait_for_message(CHANNEL, joins).await;
    assert!(!table.contains_text(says) && !table.contains_text(says_it));
    ben.press_kind(&table, "join").await;
    let is_full = |it: &Message| it.id() == table.id() && it.enabled_button("start").is_some();
    let full = clara.wait_for_message(CHANNEL, is_full).await;
    assert!(full.contains_text(says_it), "{}", full.text());
    ben.press_kind(&full, "leave").await;
    let is_open = |it: &Message| it.id() == table.id() && it.enabled_button("start").is_none();
    let open = clara.wait_for_message(CHANNEL, is_open).await;
    assert!(!open.contains_text(says_it), "{}", open.text());
    world.end_unread().await;
}
