//! The players' share in a fair deal: the record contains the ids of their presses.

use claim_rules::record::{Fairness, check};
use serde_json::json;

use super::matches::{Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// Presses the enabled button of a kind. Returns the id of the interaction.
async fn press(person: &Person, message: &Message, kind: &str) -> String {
    let button = message.enabled_button(kind).expect("the button is enabled");
    let press = person.press_without_waiting(message, &button.custom_id);
    press.await
}

/// Opens a table, lets `guest` join, and lets one of the two start the match. Returns the match and
/// the ids of both presses.
async fn start_match([host, guest]: [&Person; 2], does_guest_start: bool) -> (Match, [String; 2]) {
    host.command("claim start", json!({})).await;
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    let lobby = guest.wait_for_message(CHANNEL, can_join).await;
    let join = press(guest, &lobby, "join").await;
    let starter = if does_guest_start { guest } else { host };
    let lobby = starter.wait_for_button(CHANNEL, &lobby.id(), "start").await;
    let start = press(starter, &lobby, "start").await;
    let game = Match::started(CHANNEL, &lobby.id(), host, guest).await;
    (game, [join, start])
}

#[tokio::test]
async fn joining_press_that_starts_the_match_is_recorded_as_entropy() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.command("claim start", json!({"opponent": "ben"}))
        .await;
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, can_join).await;
    let join = press(&ben, &lobby, "join").await;
    let game = Match::started(CHANNEL, &lobby.id(), &anna, &ben).await;
    let record = Record::of(&ben, &game.resign(0).await).await;
    assert_eq!(record.header()["entropy"], json!(["", join]));
    let checked = check(&record.text).expect("the record is valid");
    assert_eq!(checked.fairness, Fairness::Proven);
    world.end().await;
}

#[tokio::test]
async fn record_contains_the_presses_of_joining_and_starting_and_proves_the_deal() {
    let world = World::new().await;
    let players = [&world.person("anna"), &world.person("ben")];
    for does_guest_start in [false, true] {
        let (game, [join, start]) = start_match(players, does_guest_start).await;
        let end = game.resign(0).await;
        let record = Record::of(players[1], &end).await;
        let expected = if does_guest_start {
            json!(["", format!("{join} {start}")])
        } else {
            json!([start, join])
        };
        assert_eq!(record.header()["entropy"], expected);
        let checked = check(&record.text).expect("the record is valid");
        assert_eq!(checked.fairness, Fairness::Proven);

        // The deal depends on the press: with another id it is not proven.
        let forged = record.text.replacen(&start, "1", 1);
        let error = check(forged).expect_err("the deal does not follow");
        assert!(error.to_string().contains("does not follow"), "{error}");
    }
    world.end().await;
}
