//! Discord refuses to edit or to delete a message. What the bot does not use any more does not stay where people see it:
//! the bot deletes it and, if that is refused as well, tries again until it is gone.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The pause after Discord has refused for the first time to delete a message.
const FIRST_PAUSE: Duration = Duration::from_mins(1);

/// The refusal of requests about messages of a channel.
fn refusal(method: &str, channel: &str, (status, code): (u16, u32), count: u32) -> Value {
    json!({
        "kind": "refuse", "status": status, "code": code, "method": method,
        "route": format!("/channels/{channel}/messages/"), "count": count,
    })
}

/// A person's newest direct message about a match.
async fn hand_of(person: &Person, game: &Match) -> Message {
    let is_hand = |message: &Message| game.is_linked_from(message);
    person.wait_for_message("dm", is_hand).await
}

/// Has the bot edit the hand of a person, who from now on reads another language.
async fn change_hand(person: &Person, game: &Match, locale: &str) {
    person.set(json!({ "locale": locale })).await;
    let table = person
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    person.press_kind(&table, "hand").await.expect("the hand");
}

async fn wait_until_deleted(viewer: &Person, message: &str) {
    let is_deleted = |entry: &Value| entry["kind"] == "deleted" && entry["message_id"] == message;
    viewer.wait_for_feed_entry(is_deleted).await;
}

#[tokio::test]
async fn hand_that_cannot_be_edited_is_deleted() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    game.wait_for_deal(&fiona).await;
    let channel = fiona.direct_channel().await;
    let refusals = [
        (403, 40333),
        (403, 0),
        (403, 50278),
        (403, 50007),
        (400, 0),
        (400, 50035),
        (405, 0),
    ];
    for (refused, locale) in refusals
        .into_iter()
        .zip(["de", "en-US"].into_iter().cycle())
    {
        game.play_until_turn_of(0).await;
        let old = hand_of(&fiona, &game).await;
        world
            .inject_fault(refusal("PATCH", &channel, refused, 1000))
            .await;
        change_hand(&fiona, &game, locale).await;
        wait_until_deleted(&fiona, &old.id()).await;
        world.clear_faults().await;
        // Her next turn brings a new hand, and nothing old is beside it.
        game.play_until_turn_of(1).await;
        let hand = fiona.wait_for_single_message("dm").await;
        assert!(!hand.actions_in(&game.id).is_empty(), "{hand:?}");
        game.act(0).await;
    }
    world.end_unread().await;
}

#[tokio::test]
async fn refused_deletion_of_a_hand_is_tried_again_until_it_succeeds() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    game.wait_for_deal(&fiona).await;
    let channel = fiona.direct_channel().await;
    for (restarts, locale) in [(false, "de"), (true, "en-US")] {
        game.play_until_turn_of(0).await;
        let old = hand_of(&fiona, &game).await.id();
        for (method, count) in [("PATCH", 1000), ("DELETE", 1)] {
            world
                .inject_fault(refusal(method, &channel, (403, 50007), count))
                .await;
        }
        change_hand(&fiona, &game, locale).await;
        world.wait_for_deletion(&old).await;
        world.clear_faults().await;
        // The match continues meanwhile.
        game.play_until_turn_of(1).await;
        let direct = fiona.messages("dm").await;
        assert!(direct.iter().any(|message| message.id() == old));
        if restarts {
            world.stop_bot().await;
        }
        time.send_modify(|now| *now = *now + FIRST_PAUSE);
        if restarts {
            world.start_bot(clock.clone()).await;
        }
        wait_until_deleted(&fiona, &old).await;
        fiona.wait_for_single_message("dm").await;
        game.act(0).await;
    }
    world.end_unread().await;
}

/// If Discord refuses to edit or delete direct messages, even with an error code that the bot does not know, the match
/// continues.
#[tokio::test]
async fn refused_edits_and_deletions_of_direct_messages_hold_nothing_up() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    game.wait_for_deal(&fiona).await;
    let channel = fiona.direct_channel().await;
    for method in ["PATCH", "DELETE"] {
        let refusal = json!({
            "kind": "refuse", "status": 403, "code": 50278, "method": method,
            "route": format!("/channels/{channel}/messages/"), "count": 1000,
        });
        world.inject_fault(refusal).await;
    }
    let mut turns = 0;
    while turns < 4 {
        let (player, hand) = tokio::select! {
            hand = ben.wait_for_turn_in(&game.id) => (&ben, hand),
            hand = fiona.wait_for_turn_in(&game.id) => {
                turns += 1;
                (&fiona, hand)
            }
        };
        player.press(&hand, &hand.actions()[0]).await;
    }
    world.end_unread().await;
}

/// A match against bots in direct messages has a single message to play on.
#[tokio::test]
async fn message_of_a_direct_match_that_cannot_be_edited_is_replaced() {
    let world = World::new().await;
    let ben = world.person("ben");
    let channel = ben.direct_channel().await;
    for (game, language) in [("claim", "de"), ("claim-it", "en")] {
        let options = json!({"game": game, "players": 2});
        ben.command_in("dm", "claim start", options).await;
        let is_turn = |message: &Message| !message.is_ephemeral() && !message.actions().is_empty();
        let old = ben.wait_for_message("dm", is_turn).await;
        world
            .inject_fault(refusal("PATCH", &channel, (403, 40333), 1))
            .await;
        let settings = ben.command("claim settings", json!({})).await;
        ben.choose(&settings, &format!("language:{language}")).await;
        wait_until_deleted(&ben, &old.id()).await;
        let is_new = |message: &Message| is_turn(message) && message.id() != old.id();
        ben.wait_for_message("dm", is_new).await;
        let question = ben.command_in("dm", "claim resign", json!({})).await;
        ben.confirm(&question).await;
        let is_over = |message: &Message| message.enabled_button("rematch").is_some();
        ben.wait_for_message("dm", is_over).await;
    }
    world.end_unread().await;
}
