//! Refused tables: invalid opponents, wrong channels, missing permissions, reserved seats.

use claim_ai::Level;
use reqwest::Method;
use serde_json::json;

use super::message::Message;
use super::world::{CHANNEL, World};

/// Checks that no table was opened.
async fn assert_no_table_opened(world: &World) {
    let watcher = world.person("david");
    assert!(watcher.messages(CHANNEL).await.is_empty());
    assert!(!world.requests().await.iter().any(|request| {
        request["method"] == "POST" && request["route"] == "/channels/{channel_id}/messages"
    }));
}

#[tokio::test]
async fn invalid_opponents_are_refused() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let leaving = json!({"server": "Card Club"});
    world.control.post("/users/clara/leave", leaving).await;
    for (opponent, english, german) in [
        (
            "ben",
            "You can’t play against yourself.",
            "Du kannst nicht gegen dich selbst spielen.",
        ),
        (
            "otto-bot",
            "Other bots can’t be invited.",
            "Andere Bots kann man nicht einladen.",
        ),
        (
            "gustav",
            "That person is not in this server",
            "Diese Person ist nicht auf diesem Server",
        ),
        (
            "clara",
            "That person is not in this server",
            "Diese Person ist nicht auf diesem Server",
        ),
    ] {
        let own = if opponent == "ben" { "anna" } else { opponent };
        for (person, opponent, sentence) in [(&ben, opponent, english), (&anna, own, german)] {
            let options = json!({"opponent": opponent});
            let answer = person.command("claim start", options).await;
            assert!(
                answer.is_ephemeral() && answer.contains_text(sentence),
                "{opponent}: {}",
                answer.text()
            );
        }
    }
    let options = json!({"opponent": "anna", "bots": Level::Hard as u8});
    let answer = ben.command("claim start", options).await;
    assert!(
        answer.is_ephemeral() && answer.contains_text("No seats are left for bots."),
        "{}",
        answer.text()
    );
    assert_no_table_opened(&world).await;
    world.end().await;
}

#[tokio::test]
async fn direct_messages_take_no_invitations_and_no_series() {
    let world = World::new().await;
    let ben = world.person("ben");
    for (options, refusal) in [
        (
            json!({"opponent": "fiona"}),
            "Here you can only play against bots.",
        ),
        (
            json!({"series": "Best of 3"}),
            "You can only play a series in a server.",
        ),
    ] {
        let answer = ben.command_in("dm", "claim start", options).await;
        assert!(answer.contains_text(refusal), "{}", answer.text());
    }
    assert_no_table_opened(&world).await;
    world.end().await;
}

#[tokio::test]
async fn missing_permissions_are_named() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for (permission, english, german) in [
        ("VIEW_CHANNEL", "View Channel", "Kanal ansehen"),
        ("SEND_MESSAGES", "Send Messages", "Nachrichten senden"),
    ] {
        world.deny(CHANNEL, &[permission]).await;
        for (person, name) in [(&ben, english), (&anna, german)] {
            let answer = person.command("claim start", json!({})).await;
            assert!(
                answer.is_ephemeral() && answer.contains_text(&format!(": {name}.")),
                "{permission}: {}",
                answer.text()
            );
        }
        world.allow(CHANNEL, &[permission]).await;
    }
    world
        .deny(CHANNEL, &["VIEW_CHANNEL", "SEND_MESSAGES"])
        .await;
    let answer = ben.command("claim start", json!({})).await;
    assert!(
        answer.contains_text("View Channel and Send Messages"),
        "{}",
        answer.text()
    );
    assert_no_table_opened(&world).await;
    world
        .allow(CHANNEL, &["VIEW_CHANNEL", "SEND_MESSAGES"])
        .await;
    ben.command("claim start", json!({})).await;
    let table = ben
        .wait_for_message(CHANNEL, |message| message.button("Join").is_some())
        .await;
    ben.cancel_table(&table).await;
    world.end().await;
}

#[tokio::test]
async fn permissions_of_each_type_of_channel_are_checked() {
    let world = World::new().await;
    let ben = world.person("ben");
    for (name, permission, shown) in [
        ("voice", "CONNECT", "Connect"),
        ("stage", "CONNECT", "Connect"),
        ("announcement", "SEND_MESSAGES", "Send Messages"),
    ] {
        let channel = json!({"server": "Card Club", "name": name, "type": name});
        world.control.post("/channels", channel).await;
        world.deny(name, &[permission]).await;
        let answer = ben.command_in(name, "claim start", json!({})).await;
        assert!(
            answer.is_ephemeral() && answer.contains_text(&format!("I lack: {shown}.")),
            "{name}: {}",
            answer.text()
        );
    }
    // A post of a forum is a thread.
    let forum = json!({"server": "Card Club", "name": "forum", "type": "forum"});
    world.control.post("/channels", forum).await;
    let post = json!({"server": "Card Club", "name": "post", "parent": "forum"});
    world.control.post("/channels", post).await;
    world.deny("forum", &["SEND_MESSAGES_IN_THREADS"]).await;
    let answer = ben.command_in("post", "claim start", json!({})).await;
    assert!(
        answer.contains_text("I lack: Send Messages in Threads."),
        "{}",
        answer.text()
    );
    assert_no_table_opened(&world).await;
    for (channel, permission) in [
        ("voice", "CONNECT"),
        ("stage", "CONNECT"),
        ("announcement", "SEND_MESSAGES"),
        ("forum", "SEND_MESSAGES_IN_THREADS"),
    ] {
        world.allow(channel, &[permission]).await;
        let place = if channel == "forum" { "post" } else { channel };
        // In a thread, this permission does not matter; elsewhere, that one.
        let other = if channel == "forum" {
            "SEND_MESSAGES"
        } else {
            "SEND_MESSAGES_IN_THREADS"
        };
        world.deny(channel, &[other]).await;
        let answer = ben.command_in(place, "claim start", json!({})).await;
        assert!(
            answer.contains_text("Your table is open.") && !answer.contains_text("can’t post"),
            "{channel}: {}",
            answer.text()
        );
        let is_open = |message: &Message| message.button("Join").is_some();
        let table = ben.wait_for_message(place, is_open).await;
        ben.cancel_table(&table).await;
    }
    world.end_unread().await;
}

#[tokio::test]
async fn table_that_cannot_be_posted_is_not_only_called_open() {
    let world = World::new().await;
    let ben = world.person("ben");
    // No permission tells that the bot is no member of a private thread.
    let thread =
        json!({"server": "Card Club", "name": "secret", "parent": CHANNEL, "private": true});
    world.control.post("/channels", thread).await;
    let answer = ben.command_in("secret", "claim start", json!({})).await;
    assert!(
        answer.contains_text("I can’t post the table in <#"),
        "{}",
        answer.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn reserved_seat_is_refused_to_others() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let david = world.person("david");
    let options = json!({"opponent": "fiona"});
    ben.command("claim start", options).await;
    let table = david
        .wait_for_message(CHANNEL, |message| message.button("Join").is_some())
        .await;
    for (person, button, sentence) in [
        (&david, "Join", "This seat is reserved for **Fiona**."),
        (&david, "Leave", "You have no seat at this table."),
        (&david, "Decline", "You have no open invitation"),
        (&david, "Table options", "You have no seat at this table."),
        (&ben, "Join", "You already have a seat at this table."),
    ] {
        let answer = person.press(&table, button).await.expect("a reply");
        assert!(
            answer.is_ephemeral() && answer.contains_text(sentence),
            "{button}: {}",
            answer.text()
        );
    }
    // This table starts when the invited player joins, so it has no button “Start”.
    assert!(table.button("Start").is_none());
    let leave = table.button("Leave").expect("a button").custom_id;
    let start = leave.replace("leave:", "start:");
    for (person, sentence) in [
        (&david, "Only players at this table can start"),
        (&ben, "There are free seats left."),
    ] {
        let answer = person.forge(&table, &start).await.expect("a reply");
        assert!(
            answer.is_ephemeral() && answer.contains_text(sentence),
            "{}",
            answer.text()
        );
    }
    let same = fiona
        .wait_for_message(CHANNEL, |message| message.id() == table.id())
        .await;
    assert_eq!(same.text(), table.text());
    fiona.press(&table, "Decline").await;
    let path = format!("/channels/{CHANNEL}/messages/{}", table.id());
    let deleted = world.control.request(Method::DELETE, &path, None).await;
    deleted.expect("the message exists");
    world.end().await;
}
