//! Vacations: while a player is away, for a limited number of days a year, clocks with days per turn stand still.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

/// When these tests begin: 28 May 2026, 20:26:40 UTC.
const START: Timestamp = Timestamp(1_780_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// The first midnight (UTC) after the start.
const MIDNIGHT: Timestamp = Timestamp(1_780_012_800_000);

fn shows(message: &Message, words: &str, time: Timestamp) -> bool {
    message.contains_text(&format!("{words}: <t:{}:R>", time.unix_seconds()))
}

#[tokio::test]
async fn clock_stands_while_its_player_is_away() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "de"})).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let live = json!({"opponent": "ben", "time": "10 minutes per turn"});
    let live = Match::start_with(CHANNEL, &anna, &ben, live).await;
    game.play_until_turn_of(0).await;

    // Anna is away for a week: today and six more days.
    let screen = anna.command("claim vacation", json!({})).await;
    assert!(
        screen.contains_text("In diesem Jahr sind noch 20 von 20 Urlaubstagen übrig."),
        "{screen:?}"
    );
    let screen = anna
        .choose(&screen, "vacation:7")
        .await
        .expect("the vacation");
    let back = MIDNIGHT + 6 * DAY;
    assert!(
        shows(&screen, "Du bist im Urlaub. Zurück", back),
        "{screen:?}"
    );
    assert!(
        screen.contains_text("noch 13 von 20 Urlaubstagen"),
        "{screen:?}"
    );
    // The others see that she is away, and that her time begins when she is back.
    let id = &game.public_message;
    let told = |message: &Message| {
        message.id() == *id
            && shows(message, "**Anna** is on vacation. Back", back)
            && shows(message, "Deadline", back + DAY)
    };
    ben.wait_for_message(CHANNEL, told).await;
    let table = ben
        .wait_for_button(CHANNEL, &live.public_message, "hand")
        .await;
    assert!(!table.contains_text("is on vacation"), "{table:?}");

    // A match that starts during the vacation knows of it, even after a restart. She may play nevertheless.
    world.stop_bot().await;
    world.start_bot(clock.clone()).await;
    let other = Match::start(CHANNEL, &anna, &ben).await;
    other.play_until_turn_of(0).await;
    let (_, turn) = other.to_act().await;
    assert!(shows(&turn, "Frist", back + DAY), "{turn:?}");
    other.act(0).await;

    // Ben cannot be away for more days than a year allows. Ending a vacation early gives days back.
    let screen = ben.command("claim vacation", json!({})).await;
    assert!(
        screen.contains_text("20 of 20 vacation days left this year."),
        "{screen:?}"
    );
    assert_eq!(
        screen.select_values().last().map(String::as_str),
        Some("vacation:20")
    );
    let forged = ben.forge(&screen, "vacation:21").await;
    let forged = forged.expect("a notice");
    assert!(
        forged.contains_text("enough vacation days left (20 a year). Choose fewer days."),
        "{forged:?}"
    );
    time.send_replace(START + DAY);
    let screen = anna.command("claim vacation", json!({})).await;
    let screen = anna
        .press(&screen, "Urlaub beenden")
        .await
        .expect("the vacation");
    assert!(
        screen.contains_text("noch 18 von 20 Urlaubstagen"),
        "{screen:?}"
    );
    let (_, turn) = game.to_act().await;
    let is_due =
        |message: &Message| message.id() == turn.id() && shows(message, "Frist", START + 2 * DAY);
    anna.wait_for_message("dm", is_due).await;
    time.send_replace(START + 2 * DAY);
    let end = game.wait_for_results().await;
    assert!(end.contains_text("**Anna** ran out of time"), "{end:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn vacation_that_was_stored_but_not_applied_is_applied_at_the_next_start() {
    let (_, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play_until_turn_of(0).await;
    world.stop_bot().await;
    // The state that a process leaves if it is killed between storing and applying a vacation.
    let today = MIDNIGHT.0 / 86_400_000 - 1;
    let mut database = world.database().await;
    sqlx::query("INSERT INTO vacations (user_id, first_day, until_ms) VALUES ($1, $2, $3)")
        .bind(anna.id().await)
        .bind(today)
        .bind((MIDNIGHT + DAY).0)
        .execute(&mut database)
        .await
        .expect("the vacation is stored");
    world.start_bot(clock).await;
    let told = |message: &Message| {
        message.id() == game.public_message && shows(message, "Deadline", MIDNIGHT + 2 * DAY)
    };
    ben.wait_for_message(CHANNEL, told).await;
    world.end_unread().await;
}
