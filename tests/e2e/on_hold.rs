//! A match without a deadline is put on hold if nothing happens for 30 days, and can be continued.

use std::time::Duration;

use claim_host::Clock;
use claim_table::limits::Limits;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, UNLIMITED, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

const MONTH: Duration = Duration::from_hours(30 * 24);

const WORDS: [&str; 2] = ["On hold:", "Die Partie ruht:"];

fn is_on_hold(message: &Message) -> bool {
    WORDS.iter().any(|words| message.contains_text(words))
}

#[tokio::test]
async fn untimed_match_is_put_on_hold_and_continued() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::without_bot().await;
    world.limits = Limits {
        matches_per_person: 1,
        ..UNLIMITED
    };
    world.start_bot(clock.clone()).await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    anna.set(json!({"locale": "de"})).await;
    let unlimited = json!({"opponent": "ben", "time": "No time limit"});
    let game = Match::start_with(CHANNEL, &anna, &ben, unlimited).await;
    game.play(0..4).await;
    let id = &game.public_message;
    time.send_replace(START + MONTH);
    let away = |message: &Message| message.id() == *id && is_on_hold(message);
    let table = anna.wait_for_message(CHANNEL, away).await;
    for player in &game.players {
        player.wait_for_message("dm", is_on_hold).await;
    }

    // A match on hold does not count towards limits, so its players can start another one. It is still listed as
    // theirs.
    let other = Match::start(CHANNEL, &anna, &clara).await;
    other.play(0..2).await;
    other.resign(1).await;
    let listed = ben.command("claim matches", json!({})).await;
    assert!(listed.contains_text("Anna"), "{listed:?}");

    // Even after a restart, any player can continue it, with the button or by playing.
    for by_playing in [false, true] {
        world.stop_bot().await;
        world.start_bot(clock.clone()).await;
        if by_playing {
            game.act(0).await;
        } else {
            let answer = ben.press_kind(&table, "go-on").await.expect("the clock");
            assert!(answer.is_ephemeral(), "{answer:?}");
        }
        let back = |message: &Message| message.id() == *id && !is_on_hold(message);
        anna.wait_for_message(CHANNEL, back).await;
        time.send_modify(|now| *now = *now + MONTH);
        anna.wait_for_message(CHANNEL, away).await;
    }
    world.end_unread().await;
}
