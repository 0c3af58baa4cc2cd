//! A table before its match: who may sit down, get up, start it and call it off.

use serde_json::{Value, json};

use super::driver::{CHANNEL, Person, World};
use super::play::Match;
use super::seen::Seen;

/// Opens a table; its public message as another person sees it.
async fn opened(host: &Person, looker: &Person, options: Value) -> Seen {
    let answer = host.command("claim start", options).await;
    assert!(answer.is_ephemeral());
    looker
        .sees(CHANNEL, |seen| seen.control("join").is_some())
        .await
}

/// Presses a button, one that is no longer there as well, and is told why not.
async fn is_refused(person: &Person, message: &Seen, button: &str, why: &str) {
    let all = message.buttons().into_iter();
    let mut buttons = all.filter(|it| it.label == button);
    let id = buttons.next().expect("there was one").custom_id;
    let answer = person.forge(message, &id).await;
    let answer = answer.expect("there is an answer");
    assert!(answer.is_ephemeral());
    assert!(answer.says(why), "{button}: {}", answer.text());
}

async fn lobby_that(looker: &Person, lobby: &Seen, says: &str) -> Seen {
    let is_it = |seen: &Seen| seen.id() == lobby.id() && seen.says(says);
    looker.sees(CHANNEL, is_it).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_is_for_everybody() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    for person in [&anna, &clara] {
        person.set(json!({"locale": "en-GB"})).await;
    }
    let lobby = opened(&anna, &ben, json!({})).await;
    assert!(
        lobby.says("Seat 1: **Anna**\nSeat 2: free"),
        "{}",
        lobby.text()
    );
    assert!(lobby.control("start").is_none(), "not before it is full");
    is_refused(&anna, &lobby, "Start", "There are still empty seats.").await;
    is_refused(&ben, &lobby, "Start", "Only those who sit at the table").await;
    is_refused(&anna, &lobby, "Join", "You are already sitting").await;
    is_refused(&ben, &lobby, "Leave", "You are not sitting at this table.").await;
    is_refused(&ben, &lobby, "Cancel", "Only whoever opened the table").await;

    clara.press(&lobby, "Join").await;
    let full = lobby_that(&ben, &lobby, "Seat 2: **Clara**").await;
    assert!(full.control("join").is_none() && full.control("start").is_some());
    is_refused(&ben, &full, "Join", "Every seat at this table is taken.").await;
    clara.press(&full, "Leave").await;
    let lobby = lobby_that(&anna, &lobby, "Seat 2: free").await;
    assert!(lobby.control("start").is_none(), "not any more");

    ben.press(&lobby, "Join").await;
    let full = lobby_that(&clara, &lobby, "Seat 2: **Ben**").await;
    is_refused(&clara, &full, "Start", "Only those who sit at the table").await;
    ben.press(&full, "Start").await;
    let game = Match::begun(CHANNEL, &full.id(), &anna, &ben).await;
    for button in ["Join", "Leave", "Start", "Cancel"] {
        for person in [&anna, &clara] {
            is_refused(person, &full, button, "This match has already begun.").await;
        }
    }
    game.resign(1).await;
    for button in ["Join", "Leave", "Start", "Cancel"] {
        is_refused(&clara, &full, button, "This match is over.").await;
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_for_whoever_is_invited_and_may_decline() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let lobby = opened(&anna, &ben, json!({"opponent": "ben"})).await;
    let mention = format!("<@{}>", ben.id().await);
    assert!(lobby.says(&mention) && lobby.says("Seat 2: kept for **Ben**"));
    is_refused(
        &clara,
        &lobby,
        "Join",
        "Dieser Platz ist für **Ben** reserviert.",
    )
    .await;
    is_refused(&clara, &lobby, "Cancel", "Nur wer den Tisch eröffnet hat").await;
    ben.press(&lobby, "Join").await;
    let joined = lobby_that(&ben, &lobby, "Seat 2: **Ben**").await;
    assert!(!joined.says(&mention), "nobody is called who is there");
    ben.press(&joined, "Leave").await;
    let lobby = lobby_that(&ben, &lobby, "Seat 2: kept for **Ben**").await;
    ben.press(&lobby, "Cancel").await;
    check_closed(&lobby, &ben, &clara).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_host_a_table_is_closed() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for button in ["Cancel", "Leave"] {
        let lobby = opened(&anna, &ben, json!({})).await;
        ben.press(&lobby, "Join").await;
        anna.press(&lobby, button).await;
        check_closed(&lobby, &ben, &anna).await;
    }
    world.end().await;
}

/// Nothing more can be done at the table, and its old buttons say so.
async fn check_closed(lobby: &Seen, english: &Person, german: &Person) {
    let closed = lobby_that(english, lobby, "The table of **Anna** has been cancelled.").await;
    assert!(closed.buttons().is_empty());
    assert!(!closed.says("@"), "nobody is called any more");
    for button in ["Join", "Leave", "Start", "Cancel"] {
        is_refused(english, lobby, button, "This table is closed.").await;
        is_refused(german, lobby, button, "Dieser Tisch ist geschlossen.").await;
    }
}
