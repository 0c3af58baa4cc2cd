//! The screens around a match, checked like those in `screenshots`: open tables and their options, offers, the clock,
//! reminders, lists, sharing.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::browser::Driver;
use super::screenshots::{ONLOOKER, Screenshots};
use crate::e2e::matches::Match;
use crate::e2e::message::Message;
use crate::e2e::person::Person;
use crate::e2e::threads::{is_start, turn_on_threads};
use crate::e2e::world::{CHANNEL, World};

/// The time per turn in the test of the clock.
const DAY: Duration = Duration::from_hours(24);

/// A table that a person can join.
async fn open_table(viewer: &Person, says: &str) -> Message {
    let is_open =
        |message: &Message| message.enabled_button("join").is_some() && message.contains_text(says);
    viewer.wait_for_message(CHANNEL, is_open).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn open_tables() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let [anna, ben, guest] = ["anna", "ben", ONLOOKER].map(|name| world.person(name));
    let options = json!({"game": "claim-it", "players": 3});
    ben.command("claim start", options).await;
    let table = open_table(&guest, "Claim It").await;
    screenshots.look(&guest, CHANNEL, "lobby-open").await;
    screenshots.look(&ben, CHANNEL, "lobby-host").await;
    let menu = ben.press_kind(&table, "table-options").await;
    let menu = menu.expect("the options");
    screenshots.look(&ben, CHANNEL, "table-options-alone").await;
    screenshots
        .look_at_answer(&ben, &menu, "game-options", "table-options-game")
        .await;
    guest.press_kind(&table, "join").await;
    screenshots.look(&guest, CHANNEL, "lobby-joined").await;
    screenshots
        .look_at_answer(&guest, &table, "table-options", "table-options-guest")
        .await;
    screenshots
        .look_at_answer(&ben, &table, "table-options", "table-options-host")
        .await;
    let options = json!({
        "game": "claim-mix", "players": 4, "opponent": "fiona", "opponent2": "clara", "series": "Best of 3",
    });
    anna.command("claim start", options).await;
    let teams = open_table(&guest, "Team 2").await;
    screenshots.look(&guest, CHANNEL, "lobby-teams").await;
    for person in [&guest, &ben, &world.person("clara")] {
        person.press_kind(&teams, "join").await;
    }
    screenshots
        .look(&world.person("david"), CHANNEL, "lobby-full")
        .await;
    anna.command("claim start", json!({"game": "kingdoms"}))
        .await;
    for person in [&anna, &guest] {
        for list in ["tables", "matches"] {
            person.command(&format!("claim {list}"), json!({})).await;
            let name = format!("{list}-{}", person.name());
            screenshots.look(person, CHANNEL, &name).await;
        }
    }
    ben.command("claim start", json!({"opponent": "ben"})).await;
    screenshots.look(&ben, CHANNEL, "refusal").await;
    world.end_unread().await;
    screenshots.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn threads() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let [anna, ben, guest] = ["anna", "ben", ONLOOKER].map(|name| world.person(name));
    turn_on_threads(&ben).await;
    screenshots
        .look(&ben, CHANNEL, "server-settings-threads")
        .await;
    for person in [&anna, &ben] {
        person.set(json!({"dms": "closed"})).await;
    }
    let game = Match::start(CHANNEL, &anna, &ben).await;
    world.wait_for_request(0, is_start).await;
    let thread = game.public_message.clone();
    let is_call = |message: &Message| message.enabled_button("hand").is_some();
    guest.wait_for_message(&thread, is_call).await;
    screenshots.look(&guest, CHANNEL, "thread-outside").await;
    screenshots
        .look(&guest, "Claim: Anna – Ben", "thread-inside")
        .await;
    let question = game.ask_to_resign(1).await;
    ben.confirm(&question).await;

    let deny = json!({"deny": ["CREATE_PUBLIC_THREADS"]});
    let path = format!("/channels/{CHANNEL}/permissions");
    world.control.post(&path, deny).await;
    anna.set(json!({"dms": "open"})).await;
    Match::start(CHANNEL, &ben, &guest).await;
    let is_notice = |message: &Message| message.contains_text("Create Public Threads");
    anna.wait_for_message("dm", is_notice).await;
    screenshots.look(&anna, "dm", "thread-refused").await;
    world.end_unread().await;
    screenshots.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn offers_and_results() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.ask_to_resign(1).await;
    screenshots.look(&ben, CHANNEL, "resign-early").await;
    let question = loop {
        game.act(0).await;
        let question = game.ask_to_resign(1).await;
        // Anna is asked while she is not to act: a hand to play from may have no room for the buttons.
        if question.button("Offer a draw").is_some() && game.to_act().await.0 == 1 {
            break question;
        }
    };
    screenshots.look(&ben, CHANNEL, "resign-late").await;
    ben.press(&question, "Offer a draw").await;
    let can_accept = |message: &Message| message.enabled_button("accept-offer").is_some();
    let offer = anna.wait_for_message("dm", can_accept).await;
    screenshots.look(&anna, "dm", "offer-received").await;
    screenshots.look(&ben, "dm", "offer-made").await;
    let second = Match::start(CHANNEL, &ben, &anna).await;
    second.to_act().await;
    for person in [&anna, &ben] {
        person.command("claim matches", json!({})).await;
        let name = format!("matches-running-{}", person.name());
        screenshots.look(person, CHANNEL, &name).await;
    }
    anna.press_kind(&offer, "accept-offer").await;
    game.wait_for_results().await;
    screenshots.look(&anna, "dm", "end-drawn").await;
    second.resign(0).await;
    screenshots.look(&anna, "dm", "end-won-by-resigning").await;
    screenshots.look(&ben, "dm", "end-resigned").await;
    screenshots
        .look(&world.person(ONLOOKER), CHANNEL, "end-resigned-public")
        .await;
    ben.command("claim analyze", json!({})).await;
    let can_share = |message: &Message| message.enabled_button("share").is_some();
    ben.wait_for_message(CHANNEL, can_share).await;
    let board = ben.command("claim leaderboard", json!({})).await;
    ben.press_kind(&board, "share").await;
    screenshots.look(&ben, CHANNEL, "shared-private").await;
    screenshots
        .look(&world.person(ONLOOKER), CHANNEL, "shared-public")
        .await;
    ben.command("claim table", json!({})).await;
    screenshots.look(&ben, CHANNEL, "no-match").await;
    world.end_unread().await;
    screenshots.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn clocks() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    // The page shows times relative to the system clock.
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.expect("after 1970").as_millis();
    let start = Timestamp(i64::try_from(now).expect("a time"));
    let (time, clock) = Clock::manual(start);
    let world = World::with_artwork_and_clock(clock).await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let (seat, _) = game.to_act().await;
    let (late, other) = (&game.players[seat], &game.players[1 - seat]);
    let clock_of = async |person: &Person, name: &str| {
        let table = person
            .wait_for_button(CHANNEL, &game.public_message, "more")
            .await;
        let clock = person.press_kind(&table, "clock").await.expect("the clock");
        screenshots.look(person, CHANNEL, name).await;
        clock
    };
    clock_of(late, "clock-own").await;
    let opened = clock_of(other, "clock-opponent").await;
    other.press_kind(&opened, "ask-pause").await;
    screenshots.look(other, CHANNEL, "clock-pause-asked").await;
    screenshots.look(late, "dm", "hand-pause-asked").await;
    let answer = clock_of(late, "clock-pause-to-answer").await;
    late.press_kind(&answer, "agree-pause").await;
    screenshots.look(late, CHANNEL, "clock-paused").await;
    screenshots.look(late, "dm", "hand-paused").await;
    let paused = clock_of(other, "clock-paused-other").await;
    other.press_kind(&paused, "resume").await;
    time.send_modify(|now| *now = *now + DAY * 3 / 4);
    let is_reminder = |message: &Message| {
        let words = [
            "your time is running out",
            "Deine Zeit läuft ab",
            "Your time is running out",
        ];
        words.iter().any(|words| message.contains_text(words))
    };
    late.wait_for_message("dm", is_reminder).await;
    screenshots.look(late, "dm", "reminder").await;
    time.send_modify(|now| *now = *now + DAY);
    let is_over = |message: &Message| message.enabled_button("rematch").is_some();
    other.wait_for_message(CHANNEL, is_over).await;
    screenshots.look(late, "dm", "end-called-off-late").await;
    screenshots.look(other, "dm", "end-called-off-other").await;
    screenshots
        .look(&world.person(ONLOOKER), CHANNEL, "end-called-off-public")
        .await;
    world.end_unread().await;
    screenshots.close().await;
}
