//! The daily puzzle in games that cannot be solved exactly: one choice is best by a clear margin.

use std::time::Duration;

use claim_ai::puzzle::{Day, RatedPuzzle};
use claim_host::Clock;
use claim_rules::GameKind;
use claim_table::timestamp::Timestamp;
use serde_json::json;
use sqlx::Connection;

use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// A day with a puzzle of Claim Kingdoms; three days later comes one of Claim It.
pub(crate) const KINGDOMS: Day = Day(20_910);
pub(crate) const CLAIM_IT: Day = Day(20_913);

/// A day with a puzzle of Claim that has many plays to choose from, some with long names.
pub(crate) const CLAIM: Day = Day(20_831);

/// The secret from which the puzzles of these tests follow. With it, those of these days are found sooner than most.
const SECRET: &str = "the key";

pub(crate) fn time_of(day: Day) -> Timestamp {
    Timestamp(i64::from(day.0) * 86_400_000) + Duration::from_hours(9)
}

/// Stores the secret from which the puzzles follow.
pub(crate) async fn set_secret(world: &World) {
    let mut database = world.database().await;
    sqlx::query("INSERT INTO puzzle_secret (id, secret) VALUES (1, $1)")
        .bind(SECRET)
        .execute(&mut database)
        .await
        .expect("the database can be written");
    database.close().await.expect("the connection closes");
}

async fn stored_puzzle(world: &World, day: Day) -> RatedPuzzle {
    let mut database = world.database().await;
    let row: (String, Option<String>) =
        sqlx::query_as("SELECT record, ratings FROM puzzles WHERE day = $1")
            .bind(i64::from(day.0))
            .fetch_one(&mut database)
            .await
            .expect("the puzzle is stored");
    database.close().await.expect("the connection closes");
    let ratings = row.1.expect("the puzzle is rated");
    RatedPuzzle::read(&row.0, &ratings).expect("a puzzle")
}

/// Answers a puzzle, by a button or in its menu.
async fn choose(person: &Person, shown: &Message, choice: &str) -> Message {
    let answered = if shown.buttons().iter().any(|it| it.custom_id == choice) {
        person.press(shown, choice).await
    } else {
        person.choose(shown, choice).await
    };
    let answered = answered.expect("the puzzle");
    assert_eq!(answered.id(), shown.id());
    answered
}

#[tokio::test]
async fn games_of_chance_and_hidden_cards_have_puzzles() {
    let (time, clock) = Clock::manual(time_of(KINGDOMS));
    let mut world = World::with_clock(clock.clone()).await;
    set_secret(&world).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));

    let is_asked = |message: &Message| message.contains_text("One move is clearly better");
    for (day, game) in [(KINGDOMS, "Claim Kingdoms"), (CLAIM_IT, "Claim It")] {
        time.send_replace(time_of(day));
        ben.command("claim puzzle", json!({})).await;
        let shown = ben.wait_for_message(CHANNEL, is_asked).await;
        assert!(
            shown.is_ephemeral() && shown.contains_text(game),
            "{shown:?}"
        );
        let puzzle = stored_puzzle(&world, day).await;
        let choice = format!("solve:{}:{}", day.0, puzzle.solution().notation());
        let solved = choose(&ben, &shown, &choice).await;
        assert!(solved.contains_text("**Correct!**"), "{}", solved.text());
        let chance = format!("**{:.0}%**", 100.0 * puzzle.solution().chance);
        assert!(solved.contains_text("Why") && solved.contains_text(&chance));
        assert!(solved.contains_text("Streak: **1 day**"));

        // In German, and wrong.
        anna.command("claim puzzle", json!({})).await;
        let is_open = |it: &Message| it.contains_text("Ein Zug ist klar besser");
        let shown = anna.wait_for_message(CHANNEL, is_open).await;
        let wrong = puzzle.choices().iter().find(|it| *it != puzzle.solution());
        let wrong = wrong.expect("there are others").notation();
        let missed = choose(&anna, &shown, &format!("solve:{}:{wrong}", day.0)).await;
        assert!(
            missed.contains_text("**Diesmal nicht.**"),
            "{}",
            missed.text()
        );
        assert!(missed.contains_text("Insgesamt gelöst: 0 von "));
        let forged = format!("solve:{}:{}", day.0, puzzle.solution().notation());
        let again = anna.forge(&missed, &forged).await.expect("the answer");
        let text = again.text();
        assert!(text.contains("deine erste Antwort") && text.ends_with(&missed.text()));
    }

    // After a restart, the first of these puzzles can be practised unchanged.
    world.stop_bot().await;
    world.start_bot(clock.clone()).await;
    let stored = stored_puzzle(&world, KINGDOMS).await;
    assert_eq!(stored.setup().kind(), GameKind::Kingdoms);
    let today = ben.command("claim puzzle", json!({})).await;
    let practice = ben
        .forge(&today, &format!("practice:{}:", KINGDOMS.0))
        .await;
    let practice = practice.expect("the puzzle");
    assert!(practice.contains_text("your answer does not count") && is_asked(&practice));
    let choice = format!("practice:{}:{}", KINGDOMS.0, stored.solution().notation());
    let solved = choose(&ben, &practice, &choice).await;
    assert!(solved.contains_text("**Correct!**") && !solved.contains_text("total solved"));
    world.end().await;
}
