//! The lobby of a table: who may join, leave, start and cancel.

use claim_ai::Level;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// Opens a table. Returns its public message as `viewer` sees it.
async fn open_table(host: &Person, viewer: &Person, options: Value) -> Message {
    let answer = host.command("claim start", options).await;
    assert!(answer.is_ephemeral());
    viewer
        .wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some())
        .await
}

/// Checks that a press is refused for a reason, even if the button is no longer there.
async fn is_refused(person: &Person, message: &Message, button: &str, why: &str) {
    let all = message.buttons().into_iter();
    let mut buttons = all.filter(|it| it.label == button);
    let id = buttons.next().expect("the button was there").custom_id;
    let answer = person.forge(message, &id).await;
    let answer = answer.expect("a reply");
    assert!(answer.is_ephemeral());
    assert!(answer.contains_text(why), "{button}: {}", answer.text());
}

async fn wait_for_lobby(viewer: &Person, lobby: &Message, says: &str) -> Message {
    let is_updated = |message: &Message| message.id() == lobby.id() && message.contains_text(says);
    viewer.wait_for_message(CHANNEL, is_updated).await
}

#[tokio::test]
async fn anyone_can_join_an_open_table() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    for person in [&anna, &clara] {
        person.set(json!({"locale": "en-GB"})).await;
    }
    let lobby = open_table(&anna, &ben, json!({})).await;
    assert!(
        lobby.contains_text("Seat 1: **Anna**\nSeat 2: free"),
        "{}",
        lobby.text()
    );
    assert!(
        lobby.enabled_button("start").is_none(),
        "not before it is full"
    );
    is_refused(&anna, &lobby, "Start", "There are free seats left.").await;
    is_refused(&ben, &lobby, "Start", "Only players at this table").await;
    is_refused(&anna, &lobby, "Join", "You already have a seat").await;
    is_refused(&ben, &lobby, "Leave", "You have no seat at this table.").await;
    is_refused(
        &ben,
        &lobby,
        "Table options",
        "You have no seat at this table.",
    )
    .await;

    clara.press(&lobby, "Join").await;
    let full = wait_for_lobby(&ben, &lobby, "Seat 2: **Clara**").await;
    assert!(full.enabled_button("join").is_none() && full.enabled_button("start").is_some());
    is_refused(
        &ben,
        &full,
        "Join",
        "All seats at this table are taken. Open your own with `/claim start`.",
    )
    .await;
    clara.press(&full, "Leave").await;
    let lobby = wait_for_lobby(&anna, &lobby, "Seat 2: free").await;
    assert!(
        lobby.enabled_button("start").is_none(),
        "not after a player has left"
    );

    ben.press(&lobby, "Join").await;
    let full = wait_for_lobby(&clara, &lobby, "Seat 2: **Ben**").await;
    is_refused(&clara, &full, "Start", "Only players at this table").await;
    ben.press(&full, "Start").await;
    let game = Match::started(CHANNEL, &full.id(), &anna, &ben).await;
    for button in ["Join", "Leave", "Start", "Table options"] {
        for person in [&anna, &clara] {
            is_refused(
                person,
                &full,
                button,
                "This match has already started. Open a new table with `/claim start`.",
            )
            .await;
        }
    }
    game.resign(1).await;
    for button in ["Join", "Leave", "Start", "Table options"] {
        is_refused(&clara, &full, button, "This match is over.").await;
    }
    world.end().await;
}

#[tokio::test]
async fn answer_to_the_host_says_how_the_match_starts() {
    let world = World::new().await;
    let ben = world.person("ben");
    for (options, says) in [
        (json!({}), "anyone at the table can start the match"),
        (
            json!({"opponent": "anna"}),
            "The match starts as soon as the player you invited joins.",
        ),
        (
            json!({"opponent": "anna", "players": 3, "bots": Level::Hard as u8}),
            "The match starts when the player you invited joins.",
        ),
        (
            json!({"opponent": "anna", "opponent2": "clara", "players": 4, "bots": Level::Hard as u8}),
            "When everyone you invited is here, you can start the match.",
        ),
    ] {
        let answer = ben.command("claim start", options).await;
        assert!(answer.contains_text(says), "{says}: {}", answer.text());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn invited_player_has_a_reserved_seat_and_can_decline() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let lobby = open_table(&anna, &ben, json!({"opponent": "ben"})).await;
    let mention = format!("<@{}>", ben.id().await);
    let invitation = ben.wait_for_invitation(CHANNEL).await;
    assert!(lobby.contains_text("Seat 2: reserved for **Ben**"));
    is_refused(
        &clara,
        &lobby,
        "Join",
        "Dieser Platz ist für **Ben** reserviert.",
    )
    .await;
    is_refused(&clara, &lobby, "Decline", "Du hast keine offene Einladung").await;
    ben.press(&lobby, "Decline").await;
    let open = wait_for_lobby(&clara, &lobby, "**Ben** has declined.").await;
    assert!(open.contains_text("Seat 2: free") && open.button("Decline").is_none());
    assert!(
        !open.contains_text(&mention),
        "the invited player is not mentioned again"
    );
    // The invitation is gone, and the fingerprint is on a message that invites no one.
    world.wait_for_deletion(&invitation.id()).await;
    let is_opening = |it: &Message| it.fingerprint().is_some() && !it.contains_text("<@");
    let opening = clara.wait_for_message(CHANNEL, is_opening).await;
    assert_eq!(opening.fingerprint(), invitation.fingerprint());
    let shown = clara.messages(CHANNEL).await;
    assert!(!shown.iter().any(|it| it.contains_text(&mention)));
    // Now anyone can take the seat, and the match does not start before “Start” is pressed.
    clara.press(&open, "Join").await;
    let full = wait_for_lobby(&clara, &lobby, "Seat 2: **Clara**").await;
    clara.press(&full, "Leave").await;
    // The invited player may change his mind after declining, and then takes the seat like everyone else.
    let open = wait_for_lobby(&ben, &lobby, "Seat 2: free").await;
    ben.press(&open, "Join").await;
    let full = wait_for_lobby(&anna, &lobby, "Seat 2: **Ben**").await;
    anna.press(&full, "Start").await;
    let game = Match::started(CHANNEL, &lobby.id(), &anna, &ben).await;
    game.resign(1).await;
    world.end().await;
}

#[tokio::test]
async fn table_passes_to_the_next_person_when_its_host_leaves() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let lobby = open_table(&anna, &ben, json!({})).await;
    ben.press(&lobby, "Join").await;
    let mention = format!("\u{2068}<@{}>\u{2069}, everyone is here", anna.id().await);
    let is_called = |message: &Message| message.is_call() && message.contains_text(&mention);
    anna.wait_for_message(CHANNEL, is_called).await;
    anna.press(&lobby, "Leave").await;
    let mention = format!("\u{2068}<@{}>\u{2069}, the host has left", ben.id().await);
    let is_called = |message: &Message| message.is_call() && message.contains_text(&mention);
    ben.wait_for_message(CHANNEL, is_called).await;
    wait_for_lobby(&anna, &lobby, "**Ben** hosts this table.").await;
    ben.press(&lobby, "Leave").await;
    wait_for_lobby(&anna, &lobby, "**Ben**’s table was canceled.").await;
    world.end().await;
}

#[tokio::test]
async fn full_table_calls_its_people_once() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let calls_to = |message: &Message, lobby: &Message| {
        message.is_call() && message.contains_text(&format!("/{})", lobby.id()))
    };
    let first = open_table(&anna, &ben, json!({})).await;
    ben.press(&first, "Join").await;
    let is_first_called = |message: &Message| calls_to(message, &first);
    ben.wait_for_message(CHANNEL, is_first_called).await;
    ben.press(&first, "Leave").await;
    let again = wait_for_lobby(&ben, &first, "Seat 2: free").await;
    ben.press(&again, "Join").await;
    wait_for_lobby(&ben, &first, "Seat 2: **Ben**").await;
    // A second call to the first table would come before the one to this table.
    clara
        .command("claim start", json!({"game": "claim2"}))
        .await;
    let is_second =
        |message: &Message| message.id() != first.id() && message.enabled_button("join").is_some();
    let second = ben.wait_for_message(CHANNEL, is_second).await;
    ben.press(&second, "Join").await;
    let is_second_called = |message: &Message| calls_to(message, &second);
    ben.wait_for_message(CHANNEL, is_second_called).await;
    let messages = ben.messages(CHANNEL).await;
    let calls = messages.iter().filter(|it| calls_to(it, &first));
    assert_eq!(calls.count(), 1, "{messages:#?}");
    world.end_unread().await;
}

#[tokio::test]
async fn table_closes_when_its_host_cancels_it_or_leaves_alone() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for does_leave in [false, true] {
        let lobby = open_table(&anna, &ben, json!({})).await;
        if does_leave {
            anna.press(&lobby, "Leave").await;
        } else {
            ben.press(&lobby, "Join").await;
            let answer = anna.cancel_table(&lobby).await;
            assert!(answer.contains_text("Der Tisch wurde aufgelöst."));
        }
        check_closed(&lobby, &ben, &anna).await;
    }
    world.end().await;
}

/// Checks that the table is closed and that its old buttons say so.
async fn check_closed(lobby: &Message, english: &Person, german: &Person) {
    let closed = wait_for_lobby(english, lobby, "**Anna**’s table was canceled.").await;
    assert!(closed.buttons().is_empty());
    assert!(!closed.contains_text("@"), "a closed table pings no one");
    for button in ["Join", "Leave", "Start", "Table options"] {
        is_refused(english, lobby, button, "This table is closed.").await;
        is_refused(german, lobby, button, "Dieser Tisch ist geschlossen.").await;
    }
}
