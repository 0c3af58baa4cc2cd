//! Writing to the bot: in direct messages, people get one short answer. Messages in servers do not reach it.

use serde_json::json;

use super::message::Message;
use super::world::{CHANNEL, World};

const GREETING: &str = "I don’t read messages";

fn is_greeting(message: &Message) -> bool {
    message.contains_text(GREETING)
}

#[tokio::test]
async fn person_who_writes_to_the_bot_is_told_once_how_to_begin() {
    let world = World::new().await;
    let ben = world.person("ben");
    ben.write(CHANNEL, "hi").await;
    ben.write("dm", "hello").await;
    let greeting = ben.wait_for_message("dm", is_greeting).await;
    for button in ["learn", "quick-match", "open-table"] {
        assert!(greeting.enabled_button(button).is_some(), "{button}");
    }
    ben.write("dm", "hello?").await;
    let none = ben.press(&greeting, "Open a table").await;
    let none = none.expect("an answer");
    assert!(
        none.contains_text("Tables are opened in a server"),
        "{}",
        none.text()
    );
    ben.press(&greeting, "Play a bot").await;
    let hand = ben.wait_for_turn().await;
    assert!(!hand.actions().is_empty());
    let messages = ben.messages("dm").await;
    let greetings = messages.iter().filter(|it| is_greeting(it));
    assert_eq!(greetings.count(), 1);
    // What is written in servers is not even sent to the bot.
    let events = world.control.get("/events").await["entries"].clone();
    let events = events.as_array().expect("a list").clone();
    let written = events.iter().filter(|it| it["name"] == "MESSAGE_CREATE");
    for event in written {
        assert!(event["data"]["guild_id"].is_null(), "{event}");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn answer_is_in_the_language_of_the_persons_settings() {
    let world = World::new().await;
    let ben = world.person("ben");
    let settings = ben.command("claim settings", json!({})).await;
    let german = settings.select_labelled("Deutsch").expect("a menu");
    ben.choose_labelled(&settings, german, "Deutsch").await;
    ben.write("dm", "hallo").await;
    let is_german = |message: &Message| message.contains_text("Nachrichten lese ich nicht");
    let greeting = ben.wait_for_message("dm", is_german).await;
    ben.press(&greeting, "Lernen").await.expect("a lesson");
    world.end_unread().await;
}

#[tokio::test]
async fn bot_without_the_gateway_does_not_answer_messages() {
    let world = World::with_interactions_endpoint().await;
    let ben = world.person("ben");
    ben.write("dm", "hello").await;
    ben.command_in("dm", "claim help", json!({})).await;
    let messages = ben.messages("dm").await;
    assert!(!messages.iter().any(is_greeting));
    world.end_unread().await;
}
