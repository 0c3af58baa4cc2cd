//! Tables that cannot be opened: against whom, and where.

use reqwest::Method;
use serde_json::json;

use super::driver::{CHANNEL, World};

/// No table has been opened.
async fn nothing_was_opened(world: &World) {
    let watcher = world.person("david");
    assert!(watcher.messages(CHANNEL).await.is_empty());
    assert!(!world.requests().await.iter().any(|request| {
        request["method"] == "POST" && request["route"] == "/channels/{channel_id}/messages"
    }));
}

#[tokio::test(flavor = "multi_thread")]
async fn opponents_that_cannot_be_are_refused() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let leaving = json!({"server": "Card Club"});
    world.control.post("/users/clara/leave", leaving).await;
    for (opponent, english, german) in [
        (
            "ben",
            "You cannot play against yourself.",
            "Gegen dich selbst kannst du nicht spielen.",
        ),
        (
            "otto-bot",
            "Bot accounts cannot be invited.",
            "Bot-Konten kann man nicht einladen.",
        ),
        (
            "claim",
            "Bot accounts cannot be invited.",
            "Bot-Konten kann man nicht einladen.",
        ),
        (
            "gustav",
            "That person is not on this server",
            "Diese Person ist nicht auf diesem Server",
        ),
        (
            "clara",
            "That person is not on this server",
            "Diese Person ist nicht auf diesem Server",
        ),
    ] {
        let own = if opponent == "ben" { "anna" } else { opponent };
        for (person, opponent, sentence) in [(&ben, opponent, english), (&anna, own, german)] {
            let options = json!({"opponent": opponent});
            let answer = person.command("claim start", options).await;
            assert!(
                answer.is_ephemeral() && answer.says(sentence),
                "{opponent}: {}",
                answer.text()
            );
        }
    }
    nothing_was_opened(&world).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_needs_a_server() {
    let world = World::new().await;
    let ben = world.person("ben");
    let answer = ben.command_in("dm", "claim start", json!({})).await;
    assert!(
        answer.says("This works only in a server"),
        "{}",
        answer.text()
    );
    nothing_was_opened(&world).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_may_not_do_in_the_channel_is_named() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for (permission, english, german) in [
        ("VIEW_CHANNEL", "View Channel", "Kanal anzeigen"),
        ("SEND_MESSAGES", "Send Messages", "Nachrichten senden"),
        ("EMBED_LINKS", "Embed Links", "Links einbetten"),
    ] {
        world.deny(CHANNEL, &[permission]).await;
        for (person, name) in [(&ben, english), (&anna, german)] {
            let answer = person.command("claim start", json!({})).await;
            assert!(
                answer.is_ephemeral() && answer.says(&format!(": {name}.")),
                "{permission}: {}",
                answer.text()
            );
        }
        world.allow(CHANNEL, &[permission]).await;
    }
    world.deny(CHANNEL, &["SEND_MESSAGES", "EMBED_LINKS"]).await;
    let answer = ben.command("claim start", json!({})).await;
    assert!(
        answer.says("Send Messages and Embed Links"),
        "{}",
        answer.text()
    );
    nothing_was_opened(&world).await;
    world
        .allow(CHANNEL, &["SEND_MESSAGES", "EMBED_LINKS"])
        .await;
    ben.command("claim start", json!({})).await;
    let table = ben
        .sees(CHANNEL, |seen| seen.button("Cancel").is_some())
        .await;
    ben.press(&table, "Cancel").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_kept_for_somebody_is_not_anothers() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let david = world.person("david");
    let options = json!({"opponent": "fiona"});
    ben.command("claim start", options).await;
    let table = david
        .sees(CHANNEL, |seen| seen.button("Join").is_some())
        .await;
    for (person, button, sentence) in [
        (&david, "Join", "This seat is kept for **Fiona**."),
        (&david, "Leave", "You are not sitting at this table."),
        (&david, "Cancel", "Only whoever opened the table"),
        (&ben, "Join", "You are already sitting at this table."),
    ] {
        let answer = person.press(&table, button).await.expect("a sentence");
        assert!(
            answer.is_ephemeral() && answer.says(sentence),
            "{button}: {}",
            answer.text()
        );
    }
    let start = table.button("Start").expect("it is there").custom_id;
    for (person, sentence) in [
        (&david, "Only those who sit at the table can start"),
        (&ben, "There are still empty seats."),
    ] {
        let answer = person.forge(&table, &start).await.expect("a sentence");
        assert!(
            answer.is_ephemeral() && answer.says(sentence),
            "{}",
            answer.text()
        );
    }
    let same = fiona.sees(CHANNEL, |seen| seen.id() == table.id()).await;
    assert_eq!(same.text(), table.text());
    fiona.press(&table, "Join").await;
    let path = format!("/channels/{CHANNEL}/messages/{}", table.id());
    let deleted = world.control.ask(Method::DELETE, &path, None).await;
    deleted.expect("the message is there");
    world.end().await;
}
