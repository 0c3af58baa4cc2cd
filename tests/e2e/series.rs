//! Series: the next match opens by itself until one side has won the majority.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::{Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The first match of a series.
async fn first_match(anna: &Person, ben: &Person) -> Match {
    let options = json!({"opponent": "ben", "series": "Best of 3"});
    Match::start_with(CHANNEL, anna, ben, options).await
}

/// Plays a little, then lets a player resign. Returns the public message.
async fn lose(game: &Match, loser: &Person) -> Message {
    game.play(0..4).await;
    let table = loser
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let question = loser.press_kind(&table, "ask-resign").await;
    loser.confirm(&question.expect("a question")).await;
    for player in &game.players {
        player
            .wait_for_message("dm", |message| game.is_result(message))
            .await;
    }
    loser
        .wait_for_button(CHANNEL, &game.public_message, "replay")
        .await
}

/// The table of the next match, which opens by itself.
async fn next_table(viewer: &Person) -> Message {
    // The private options of the last table may still offer to start it.
    let is_ready =
        |message: &Message| !message.is_ephemeral() && message.enabled_button("start").is_some();
    viewer.wait_for_message(CHANNEL, is_ready).await
}

#[tokio::test]
async fn series_ends_when_a_player_has_their_data_deleted() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = first_match(&anna, &ben).await;
    game.play(0..4).await;
    let question = ben.command("claim data delete", json!({})).await;
    let done = ben.press(&question, "Delete everything now").await;
    assert!(done.is_some_and(|it| it.contains_text("Your data was deleted.")));
    let has_ended = |message: &Message| {
        message.id() == game.public_message
            && message.enabled_button("replay").is_some()
            && message.contains_text("Deleted User")
    };
    let end = anna.wait_for_message(CHANNEL, has_ended).await;
    assert!(!end.contains_text("The next match opens"), "{}", end.text());
    assert!(end.contains_text("The series ends here"), "{}", end.text());
    let tables = anna.command("claim tables", json!({})).await;
    assert!(!tables.contains_text("Deleted User"), "{}", tables.text());
    world.end_unread().await;
}

#[tokio::test]
async fn closed_table_of_a_series_offers_a_rematch() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = first_match(&anna, &ben).await;
    let end = lose(&game, &ben).await;
    assert!(end.button("Rematch").is_none(), "the next match follows");
    let table = next_table(&anna).await;
    anna.cancel_table(&table).await;
    let is_closed = |message: &Message| {
        message.id() == table.id() && message.contains_text("The series ends here")
    };
    let closed = ben.wait_for_message(CHANNEL, is_closed).await;
    let opened = ben.press(&closed, "Rematch").await.expect("an answer");
    assert!(
        opened.contains_text("table for the rematch is open"),
        "{}",
        opened.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn best_of_three_goes_on_by_itself_until_it_is_decided() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let first = first_match(&anna, &ben).await;
    let end = lose(&first, &ben).await;
    let score = "**Anna** 1 – **Ben** 0";
    assert!(end.contains_text(score), "{}", end.text());
    assert!(end.contains_text("The next match opens in the same channel."));
    assert!(end.button("Rematch").is_none());
    let table = next_table(&anna).await;
    assert!(table.contains_text("match 2. Series so far: ") && table.contains_text(score));
    for player in [&anna, &ben] {
        let mention = format!("<@{}>", player.id().await);
        let calls = |message: &Message| {
            message.contains_text("the next match of the series") && message.contains_text(&mention)
        };
        player.wait_for_message(CHANNEL, calls).await;
    }

    // Players and seats stay as they are.
    for (person, says) in [
        (&anna, "Die Serie hat schon begonnen."),
        (&ben, "The series has begun"),
    ] {
        let menu = person.press_kind(&table, "table-options").await;
        let menu = menu.expect("the options");
        assert!(menu.contains_text(says), "{}", menu.text());
        let values = menu.select_values();
        let is_refused = |it: &String| {
            it.starts_with("swap-seats") || it.starts_with("remove") || it.starts_with("withdraw")
        };
        assert!(!values.iter().any(is_refused), "{values:?}");
        let is_host = menu.enabled_button("cancel").is_some();
        assert_eq!(values.iter().any(|it| it.starts_with("hand-over")), is_host);
    }

    // The series survives a restart. The press that starts a match contributes to its deal.
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    ben.press_kind(&table, "start").await;
    let second = Match::started(CHANNEL, &table.id(), &anna, &ben).await;
    let question = second.ask_to_resign(1).await;
    assert!(
        question.contains_text("That also ends the series."),
        "{}",
        question.text()
    );
    let table = ben.wait_for_button(CHANNEL, &second.public_message, "hand");
    let details = ben.press_kind(&table.await, "details").await;
    let details = details.expect("the details");
    assert!(
        details.contains_text("Best of 3, match 2. Series so far: "),
        "{}",
        details.text()
    );
    let end = lose(&second, &anna).await;
    assert!(end.contains_text("**Anna** 1") && end.contains_text("**Ben** 1"));
    let record = Record::of(&ben, &end).await;
    let checked = claim_rules::record::check(&record.text).expect("the record is valid");
    assert_eq!(checked.fairness, claim_rules::record::Fairness::Proven);

    let table = next_table(&anna).await;
    anna.press_kind(&table, "start").await;
    let third = Match::started(CHANNEL, &table.id(), &anna, &ben).await;
    let end = lose(&third, &ben).await;
    assert!(
        end.contains_text("🏆 **Anna** wins the series: ") && end.contains_text("**Anna** 2"),
        "{}",
        end.text()
    );
    let won = |message: &Message| message.contains_text("**Anna** gewinnt die Serie: ");
    anna.wait_for_message("dm", won).await;
    assert!(end.button("Rematch").is_some());
    let tables = ben.command("claim tables", json!({})).await;
    assert!(
        tables.contains_text("No table is open."),
        "{}",
        tables.text()
    );
    world.end_unread().await;
}

/// A match of a series whose result could not be shown, because the bot could not post any more. The bot has started again
/// a day later, and may post then or not.
async fn series_after_a_long_outage(may_post: bool) -> World {
    let (time, clock) = Clock::manual(Timestamp(1_780_000_000_000));
    let mut world = World::with_clock(clock.clone()).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = first_match(&anna, &ben).await;
    game.play(0..4).await;
    let table = ben.wait_for_button(CHANNEL, &game.public_message, "hand");
    let table = table.await;
    assert!(table.contains_text("Best of 3"), "{}", table.text());
    world.deny(CHANNEL, &["SEND_MESSAGES"]).await;
    world.delete(&table).await;
    let question = ben.command_in("dm", "claim resign", json!({})).await;
    ben.confirm(&question).await;
    for player in &game.players {
        player.wait_for_message("dm", Message::shows_result).await;
    }
    world.stop_bot().await;
    if may_post {
        world.allow(CHANNEL, &["SEND_MESSAGES"]).await;
    }
    time.send_modify(|now| *now = *now + Duration::from_hours(25));
    world.start_bot(clock).await;
    world
}

#[tokio::test]
async fn series_goes_on_if_a_result_is_shown_a_day_late() {
    let world = series_after_a_long_outage(true).await;
    let table = next_table(&world.person("anna")).await;
    assert!(table.contains_text("match 2"), "{}", table.text());
    world.end_unread().await;
}

#[tokio::test]
async fn series_ends_if_a_result_cannot_be_shown_for_a_day() {
    let world = series_after_a_long_outage(false).await;
    let ben = world.person("ben");
    let offers_rematch = |message: &Message| {
        message.contains_text("The series ends here") && message.button("Rematch").is_some()
    };
    ben.wait_for_message("dm", offers_rematch).await;
    world.allow(CHANNEL, &["SEND_MESSAGES"]).await;
    let tables = ben.command("claim tables", json!({})).await;
    assert!(
        tables.contains_text("No table is open."),
        "{}",
        tables.text()
    );
    world.end_unread().await;
}
