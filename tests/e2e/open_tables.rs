//! The lists of open tables, and the hint to a person who opens a second one.

use claim_ai::Level;
use reqwest::Method;
use serde_json::json;

use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The end of a link to a message.
fn link_to(table: &Message) -> String {
    format!("/{})", table.id())
}

/// The list of open tables, once it links to this one: people can see a message a moment before the bot knows its id.
async fn list_with(person: &Person, table: &Message) -> Message {
    loop {
        let list = person.command_in("tables", "claim tables", json!({})).await;
        if list.contains_text(&link_to(table)) {
            return list;
        }
    }
}

#[tokio::test]
async fn open_tables_are_listed_and_joined_from_the_list() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let none = ben.command("claim tables", json!({})).await;
    assert!(none.is_ephemeral() && none.contains_text("No table is open."));
    let alone = ben.command_in("dm", "claim tables", json!({})).await;
    assert!(
        alone.contains_text("only works in a server"),
        "{}",
        alone.text()
    );

    anna.command("claim start", json!({})).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_open).await;
    list_with(&ben, &lobby).await;
    let options = json!({"game": "claim-it", "players": 3, "opponent": "clara"});
    let again = anna.command("claim start", options).await;
    assert!(
        again.contains_text("Du hast noch einen anderen offenen Tisch"),
        "{}",
        again.text()
    );
    assert!(again.contains_text(&link_to(&lobby)), "with a link");
    let is_reserved = |message: &Message| message.contains_text("reserved for **Clara**");
    let second = clara.wait_for_message(CHANNEL, is_reserved).await;

    let list = list_with(&ben, &second).await;
    assert!(list.contains_text("**Claim It** · **Anna** · 2 of 3 seats free"));
    assert!(list.contains_text("**Claim** · **Anna** · 1 of 2 seats free"));
    assert!(list.contains_text(&link_to(&lobby)), "{}", list.text());
    let join = list.button_ids("join");
    assert_eq!(join.len(), 2, "{join:?}");
    let joined = ben.press(&list, &join[1]).await.expect("an answer");
    assert!(
        joined.contains_text("You joined the table."),
        "{}",
        joined.text()
    );
    ben.wait_for_button(CHANNEL, &lobby.id(), "start").await;

    // `/claim matches` also lists one's own open tables, and those that one is invited to.
    let own = anna.command("claim matches", json!({})).await;
    assert!(own.contains_text("Deine offenen Tische") && own.contains_text("**Anna** und **Ben**"));
    let invited = clara.command("claim matches", json!({})).await;
    assert!(
        invited.contains_text("**Claim It** · **Anna**"),
        "{}",
        invited.text()
    );
    clara.press_kind(&second, "decline").await;
    let declined = clara.command("claim matches", json!({})).await;
    assert!(!declined.contains_text("**Anna**"), "{}", declined.text());
    world.end_unread().await;
}

#[tokio::test]
async fn table_from_which_a_person_was_removed_is_offered_to_others_only() {
    let world = World::new().await;
    let [ben, clara, fiona] = ["ben", "clara", "fiona"].map(|name| world.person(name));
    let options = json!({"game": "claim-it", "players": 3});
    ben.command("claim start", options).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_open).await;
    fiona.press_kind(&lobby, "join").await;
    let menu = ben.press_kind(&lobby, "table-options").await;
    let menu = menu.expect("the options of the table");
    let values = menu.select_values();
    let remove = values.iter().find(|it| it.starts_with("remove:"));
    ben.choose(&menu, remove.expect("Fiona can be removed"))
        .await;
    for (person, offered) in [(&clara, 1), (&fiona, 0)] {
        let list = person.command_in("tables", "claim tables", json!({})).await;
        assert_eq!(list.button_ids("join").len(), offered, "{}", list.text());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn tables_are_listed_only_to_those_who_can_see_their_channel() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let change = async |change| {
        let path = format!("/channels/{CHANNEL}/permissions");
        world.control.post(&path, change).await;
    };
    change(json!({"hide_from": ["clara"]})).await;
    anna.command("claim start", json!({})).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_open).await;
    list_with(&ben, &lobby).await;
    let list = clara.command_in("tables", "claim tables", json!({})).await;
    assert!(
        list.contains_text("Gerade ist kein Tisch offen."),
        "{}",
        list.text()
    );
    assert!(list.button_ids("join").is_empty());

    change(json!({"show_to": ["clara"]})).await;
    let list = list_with(&clara, &lobby).await;
    assert_eq!(list.button_ids("join").len(), 1);
    world.end_unread().await;
}

#[tokio::test]
async fn table_whose_message_was_deleted_can_be_cancelled_with_a_copy() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.command("claim start", json!({})).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_open).await;
    let path = format!("/channels/-/messages/{}", lobby.id());
    let deleted = world.control.request(Method::DELETE, &path, None).await;
    deleted.expect("the message is deleted");
    let copy = anna.command("claim table", json!({})).await;
    assert!(copy.is_ephemeral(), "{copy:?}");
    anna.cancel_table(&copy).await;
    let is_cancelled = |message: &Message| {
        message.id() != lobby.id() && message.contains_text("table was canceled")
    };
    ben.wait_for_message(CHANNEL, is_cancelled).await;
    world.end_unread().await;
}

#[tokio::test]
async fn open_table_is_offered_beside_a_running_match() {
    let world = World::new().await;
    let anna = world.person("anna");
    let against_bots = json!({"game": "claim-it", "bots": Level::Easy as u8});
    anna.command("claim start", against_bots).await;
    anna.command("claim start", json!({"game": "claim"})).await;
    let shown = anna.command("claim table", json!({})).await;
    assert!(shown.enabled_button("cancel").is_none(), "{shown:?}");

    let offered = anna.complete("claim table", "match", json!({})).await;
    let [running, (label, open)] = offered.as_slice() else {
        panic!("{offered:?}");
    };
    assert!(running.0.contains("Claim It"), "{running:?}");
    assert_eq!(label, "Offener Tisch · Claim: Anna");
    let copy = anna.command("claim table", json!({"match": open})).await;
    anna.cancel_table(&copy).await;
    world.end_unread().await;
}
