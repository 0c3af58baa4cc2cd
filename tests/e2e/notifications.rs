//! Notifications: players get one for the deal, one for each of their turns, one for the result, and no others.

use std::collections::BTreeSet;

use serde_json::Value;

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn each_turn_notifies_once_and_nothing_else_does() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let game = Match::start(CHANNEL, &anna, &ben).await;
    for player in &game.players {
        game.wait_for_deal(player).await;
    }
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let record = Record::of(&clara, &end).await;
    for (seat, player) in game.players.iter().enumerate() {
        check_one_notification_per_turn(player, seat, &record).await;
    }
    check_one_public_message(&game, &clara).await;
    for (person, expected) in [(&anna, 0), (&ben, 1), (&clara, 0)] {
        let public = posted(person)
            .await
            .into_iter()
            .filter(in_channel(&game, &end));
        let notified = public.filter(|entry| entry["notifies"] == true).count();
        assert_eq!(notified, expected, "{} is notified", person.name());
    }
    world.end().await;
}

/// Checks the direct messages of a player who accepted them during the whole match: one notification for each turn, one
/// for the deal and one for the result, and only one message is left.
pub(super) async fn check_one_notification_per_turn(player: &Person, seat: usize, record: &Record) {
    let last = player.wait_for_single_message("dm").await;
    let direct = &last.0["channel_id"];
    let feed = player.feed().await;
    let (mut notifications, mut left) = (0, BTreeSet::new());
    for entry in feed.iter().filter(|entry| entry["channel"] == *direct) {
        let message = entry["message_id"].to_string();
        match entry["kind"].as_str() {
            Some("posted") => {
                assert!(left.len() < 2, "older messages have been deleted");
                left.insert(message);
                notifications += usize::from(entry["notifies"] == true);
            }
            Some("deleted") => assert!(left.remove(&message)),
            Some("edited") => assert_eq!(entry["notifies"], false),
            _ => {}
        }
    }
    let leads = record.actions()[0].0 == seat;
    assert_eq!(
        notifications,
        record.turns_of(seat) + usize::from(!leads) + 1,
        "{} must be notified once for each turn, for the deal, and for the result",
        player.name()
    );
}

/// Checks that a spectator sees one message, from the lobby to the result, below the fingerprint.
async fn check_one_public_message(game: &Match, viewer: &Person) {
    let public = posted(viewer).await;
    let public: Vec<_> = public
        .iter()
        .filter(|entry| entry["ephemeral"] == false)
        .collect();
    assert_eq!(public.len(), 2, "one public message: {public:#?}");
    let fingerprint = Message(public[0]["message"].clone());
    assert!(fingerprint.fingerprint().is_some(), "{fingerprint:?}");
    assert_eq!(public[1]["message_id"], game.public_message.as_str());
}

async fn posted(person: &Person) -> Vec<Value> {
    let mut feed = person.feed().await;
    feed.retain(|entry| entry["kind"] == "posted");
    feed
}

fn in_channel(game: &Match, end: &Message) -> impl Fn(&Value) -> bool + use<> {
    let (public_message, channel) = (game.public_message.clone(), end.0["channel_id"].clone());
    assert_eq!(end.id(), public_message);
    move |entry| entry["channel"] == channel
}
