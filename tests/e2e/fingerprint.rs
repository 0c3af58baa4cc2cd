//! The fingerprint of a match's secret: a separate message, which is posted before anyone can join and never edited.

use claim_ai::Level;
use claim_host::Clock;
use claim_table::LOBBY_TIMEOUT;
use claim_table::timestamp::Timestamp;
use reqwest::Method;
use serde_json::{Value, json};

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// All public messages that were posted in the channel, as they were when they were posted, but for calls to tables.
async fn posted(viewer: &Person) -> Vec<Message> {
    let mut feed = viewer.feed().await;
    feed.retain(|entry| entry["kind"] == "posted" && entry["ephemeral"] == false);
    let messages = feed
        .into_iter()
        .map(|entry| Message(entry["message"].clone()));
    messages.filter(|message| !message.is_call()).collect()
}

/// Checks that exactly two messages were posted: a fingerprint and then this table. Returns the fingerprint.
async fn fingerprint_before(viewer: &Person, table: &Message) -> Message {
    let posted = posted(viewer).await;
    let ids: Vec<_> = posted.iter().map(Message::id).collect();
    let shown: Vec<_> = posted.iter().map(Message::fingerprint).collect();
    let [Some(_), None] = shown[..] else {
        panic!("not a fingerprint and a table: {posted:#?}");
    };
    assert_eq!(ids[1], table.id());
    posted[0].clone()
}

/// Checks that the bot has never edited or deleted a message.
async fn assert_untouched(world: &World, message: &Message) {
    let path = format!("/messages/{}", message.id());
    for request in world.requests().await {
        let is_same = request["path"]
            .as_str()
            .is_some_and(|it| it.ends_with(&path));
        assert!(!is_same, "{request}");
    }
}

async fn wait_for_open_table(viewer: &Person) -> Message {
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    viewer.wait_for_message(CHANNEL, can_join).await
}

async fn wait_until_deleted(viewer: &Person, message: &Message) {
    let id = message.id();
    let is_deletion = |entry: &Value| entry["kind"] == "deleted" && entry["message_id"] == *id;
    viewer.wait_for_feed_entry(is_deletion).await;
}

/// Makes the bot's next posts in channels fail with this fault.
async fn inject(world: &World, mut fault: Value) {
    fault["method"] = json!("POST");
    fault["route"] = json!("{channel_id}/messages");
    world.inject_fault(fault).await;
}

#[tokio::test]
async fn fingerprint_precedes_the_table_and_is_never_touched() {
    let mut world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let lobby = world.open_full_table(&anna, &ben).await;
    ben.press_kind(&lobby, "leave").await;
    let lobby = ben.wait_for_button(CHANNEL, &lobby.id(), "join").await;
    ben.press_kind(&lobby, "join").await;
    let lobby = anna.wait_for_button(CHANNEL, &lobby.id(), "start").await;
    assert!(!lobby.contains_text("SHA-256"), "{}", lobby.text());
    // A restarted bot does not remember what its messages show.
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    anna.press_kind(&lobby, "start").await;
    let game = Match::started(CHANNEL, &lobby.id(), &anna, &ben).await;
    for player in &game.players {
        game.wait_for_deal(player).await;
    }
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;

    let shown = fingerprint_before(&clara, &end).await;
    let record = Record::of(&clara, &end).await;
    let fingerprint = shown.fingerprint().expect("a fingerprint");
    assert_eq!(record.header()["commitment"], fingerprint);
    assert_eq!(shown.0["flags"], 0, "it notifies");
    assert_eq!(shown.text().lines().count(), 2, "no components");
    assert!(shown.buttons().is_empty());
    assert_untouched(&world, &shown).await;
    let still_there = |message: &Message| message.0 == shown.0;
    clara.wait_for_message(CHANNEL, still_there).await;

    world.stop_bot().await;
    let mut database = world.database().await;
    let outdated: i64 = sqlx::query_scalar(concat!(
        "SELECT count(*) FROM messages JOIN matches ON id = match_id ",
        "WHERE messages.revision < matches.revision",
    ))
    .fetch_one(&mut database)
    .await
    .expect("the database can be read");
    assert_eq!(outdated, 0, "the next start has nothing to update");
    world.end().await;
}

#[tokio::test]
async fn table_cannot_be_joined_before_the_fingerprint_is_posted() {
    for fault in [
        json!({"kind": "429", "retry_after": 0.1}),
        json!({"kind": "500", "count": 2}),
        json!({"kind": "502"}),
        json!({"kind": "lost_response"}),
    ] {
        let world = World::new().await;
        let (anna, ben) = (world.person("anna"), world.person("ben"));
        inject(&world, fault).await;
        anna.command("claim start", json!({})).await;
        let table = wait_for_open_table(&ben).await;
        let shown = fingerprint_before(&world.person("clara"), &table).await;
        assert_untouched(&world, &shown).await;
        world.end().await;
    }
}

#[tokio::test]
async fn restart_between_the_two_posts_loses_and_repeats_nothing() {
    // The bot stops after the first post, once without and once with knowing that it succeeded.
    for first in [
        json!({"kind": "lost_response"}),
        json!({"kind": "slow", "delay_ms": 1}),
    ] {
        let mut world = World::new().await;
        let (anna, ben) = (world.person("anna"), world.person("ben"));
        inject(&world, first).await;
        inject(&world, json!({"kind": "500", "count": 1000})).await;
        let mut last = world.last_request().await;
        anna.command("claim start", json!({})).await;
        for _ in 0..2 {
            let is_post = |request: &Value| request["route"] == "/channels/{channel_id}/messages";
            let request = world.wait_for_request(last, is_post).await;
            last = request["number"].as_u64().expect("a number");
        }
        let clara = world.person("clara");
        let before = posted(&clara).await;
        assert_eq!(before.len(), 1, "there is no table yet: {before:#?}");
        world.stop_bot().await;
        let cleared = world.control.request(Method::DELETE, "/faults", None);
        cleared.await.expect("the faults are removed");
        world.start_bot(Clock::System).await;
        let table = wait_for_open_table(&ben).await;
        let shown = fingerprint_before(&clara, &table).await;
        assert_eq!(shown.id(), before[0].id());
        assert_untouched(&world, &shown).await;
        world.end().await;
    }
}

#[tokio::test]
async fn table_shows_a_fingerprint_that_cannot_be_posted() {
    // Without permission, and for a reason that the program does not know.
    for (status, code) in [(403, 50013), (403, 20009)] {
        check_refused_fingerprint(json!({"kind": "refuse", "status": status, "code": code})).await;
    }
}

/// Plays a match whose fingerprint Discord refuses in this way.
async fn check_refused_fingerprint(refusal: Value) {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    inject(&world, refusal).await;
    anna.command("claim start", json!({})).await;
    let table = wait_for_open_table(&ben).await;
    let text = table.text();
    let (_, fingerprint) = text
        .split_once("Fairness fingerprint (SHA-256): ")
        .expect("the fingerprint");
    ben.press_kind(&table, "join").await;
    let table = ben.wait_for_button(CHANNEL, &table.id(), "start").await;
    assert!(table.contains_text(fingerprint));
    ben.press_kind(&table, "start").await;
    let game = Match::started(CHANNEL, &table.id(), &anna, &ben).await;
    let record = Record::of(&ben, &game.resign(0).await).await;
    assert_eq!(record.header()["commitment"], fingerprint);
    let posted = posted(&world.person("clara")).await;
    assert_eq!(posted.len(), 1, "no later fingerprint: {posted:#?}");
    world.end().await;
}

#[tokio::test]
async fn closed_table_leaves_no_fingerprint_behind() {
    let (time, clock) = Clock::manual(Timestamp(1_780_000_000_000));
    let world = World::with_clock(clock).await;
    let (anna, clara) = (world.person("anna"), world.person("clara"));
    anna.command("claim start", json!({})).await;
    let table = wait_for_open_table(&anna).await;
    let shown = fingerprint_before(&clara, &table).await;
    anna.cancel_table(&table).await;
    wait_until_deleted(&clara, &shown).await;

    anna.command("claim start", json!({})).await;
    let is_second =
        |message: &Message| message.id() != table.id() && message.enabled_button("join").is_some();
    anna.wait_for_message(CHANNEL, is_second).await;
    let posted = posted(&clara).await;
    assert!(posted[2].fingerprint().is_some(), "{posted:#?}");
    time.send_modify(|now| *now = *now + LOBBY_TIMEOUT);
    wait_until_deleted(&clara, &posted[2]).await;
    world.end().await;
}

#[tokio::test]
async fn match_that_starts_at_once_has_no_fingerprint() {
    let world = World::new().await;
    let (anna, clara) = (world.person("anna"), world.person("clara"));
    anna.command("claim start", json!({"bots": Level::Easy as u8}))
        .await;
    let can_resign = |message: &Message| message.enabled_button("hand").is_some();
    let table = anna.wait_for_message(CHANNEL, can_resign).await;
    let question = anna.press_kind(&table, "ask-resign").await;
    anna.confirm(&question.expect("a question")).await;
    anna.wait_for_button(CHANNEL, &table.id(), "rematch").await;
    anna.wait_for_result(Message::shows_result).await;
    let alone = posted(&clara).await;
    assert_eq!(alone.len(), 1, "only the table: {alone:#?}");
    assert!(alone[0].fingerprint().is_none());
    world.end().await;
}
