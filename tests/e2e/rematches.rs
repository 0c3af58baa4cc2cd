//! Rematches: who opens the table, where it is, and as whom the players come.

use claim_ai::Level;
use serde_json::json;

use super::matches::{Match, Record};
use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn simultaneous_rematch_requests_open_one_table() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let old = Match::start(CHANNEL, &anna, &ben).await;
    let end = old.resign(1).await;
    let refused = clara.press(&end, "Rematch").await.expect("a reply");
    assert!(refused.contains_text("Du spielst in dieser Partie nicht mit."));
    let (annas, bens) = tokio::join!(anna.press(&end, "Rematch"), ben.press(&end, "Rematch"));
    let (annas, bens) = (annas.expect("a reply"), bens.expect("a reply"));
    assert!(annas.is_ephemeral() && bens.is_ephemeral());
    let says =
        |message: &Message, texts: &[&str]| texts.iter().any(|text| message.contains_text(text));
    let opens = |message: &Message| {
        says(
            message,
            &["The table for the rematch", "Der Tisch für die Revanche"],
        )
    };
    let joins = |message: &Message| {
        says(
            message,
            &[
                "You joined the table.",
                "Du sitzt jetzt am Tisch.",
                // The press starts the match if it comes after the fingerprint.
                "The match has started.",
                "Die Partie hat begonnen.",
            ],
        )
    };
    assert!(
        opens(&annas) && joins(&bens) || joins(&annas) && opens(&bens),
        "{} {}",
        annas.text(),
        bens.text()
    );
    let is_full = |message: &Message| {
        let has = |kind| message.enabled_button(kind).is_some();
        message.id() != end.id() && (has("start") || has("hand"))
    };
    let table = clara.wait_for_message(CHANNEL, is_full).await;
    assert!(table.contains_text("Anna") && table.contains_text("Ben"));
    if table.enabled_button("start").is_some() {
        let repeated = anna.press(&end, "Rematch").await.expect("a reply");
        assert!(repeated.contains_text("Du sitzt schon an diesem Tisch."));
        anna.press(&table, "Start").await;
    }
    let new = Match::started(CHANNEL, &table.id(), &anna, &ben).await;
    assert_ne!(new.id, old.id);
    let message = clara.messages(CHANNEL).await;
    let public: Vec<_> = message
        .iter()
        .filter(|message| !message.is_ephemeral() && message.fingerprint().is_none())
        .map(Message::id)
        .collect();
    assert_eq!(
        public,
        [old.public_message.clone(), new.public_message.clone()],
        "only one new table is opened"
    );
    for player in &new.players {
        new.wait_for_deal(player).await;
    }
    // Who has the first seat depends on who pressed first.
    let annas_seat = new.players.iter().position(|it| it.name() == anna.name());
    new.resign(annas_seat.expect("Anna plays")).await;
    let board = ben.command("claim leaderboard", json!({})).await;
    assert_eq!(
        board
            .text()
            .matches("2 matches: 1 won, 0 drawn, 1 lost")
            .count(),
        2
    );
    world.end().await;
}

#[tokio::test]
async fn rematch_of_a_match_whose_rematch_is_over_is_the_next_one() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let first = Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    let rematch = async |seen: &[String]| {
        ben.press(&first, "Rematch").await.expect("a reply");
        let is_new = |message: &Message| {
            !seen.contains(&message.id()) && message.enabled_button("join").is_some()
        };
        let table = anna.wait_for_message(CHANNEL, is_new).await;
        anna.press_kind(&table, "join").await.expect("a seat");
        table.id()
    };
    let second = rematch(&[first.id()]).await;
    let end = Match::started(CHANNEL, &second, &anna, &ben)
        .await
        .resign(1)
        .await;
    rematch(&[first.id(), end.id()]).await;
    world.end_unread().await;
}

#[tokio::test]
async fn player_who_opens_a_rematch_is_told_that_it_cannot_be_posted() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let end = game.resign(0).await;
    world.deny(CHANNEL, &["SEND_MESSAGES"]).await;
    let opened = ben.press_kind(&end, "rematch").await.expect("a reply");
    assert!(
        opened.contains_text("The table for the rematch is open.")
            && opened.contains_text("I can’t post the table in <#"),
        "{}",
        opened.text()
    );
    // A copy of the table cannot start the match, whose fingerprint was not shown to all.
    let copy = ben.command("claim table", json!({})).await;
    let id = copy.enabled_button("table-options").expect("a button");
    let id = id.custom_id.replace("table-options", "start");
    let refused = ben.forge(&copy, &id).await.expect("a reply");
    assert!(
        refused.contains_text("I can’t post the table in <#"),
        "{}",
        refused.text()
    );
    world.allow(CHANNEL, &["SEND_MESSAGES"]).await;
    anna.press_kind(&end, "rematch").await.expect("a reply");
    // Her press starts the match if the table was posted meanwhile.
    let is_full = |message: &Message| {
        let has = |kind| message.enabled_button(kind).is_some();
        message.id() != end.id() && (has("start") || has("hand"))
    };
    let table = anna.wait_for_message(CHANNEL, is_full).await;
    assert!(table.contains_text("Anna") && table.contains_text("Ben"));
    world.end_unread().await;
}

#[tokio::test]
async fn rematch_from_direct_messages_keeps_the_nickname() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"nickname": "Queen of Orcs"})).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.resign(1).await;
    let is_end = |message: &Message| message.enabled_button("rematch").is_some();
    let end = anna.wait_for_message("dm", is_end).await;
    anna.press_kind(&end, "rematch").await.expect("a reply");
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let table = ben.wait_for_message(CHANNEL, is_open).await;
    assert!(table.contains_text("Queen of Orcs"), "{}", table.text());
    world.end_unread().await;
}

#[tokio::test]
async fn rematch_against_a_bot_uses_the_name_of_today() {
    let world = World::new().await;
    let anna = world.person("anna");
    anna.command("claim start", json!({"bots": Level::Easy as u8}))
        .await;
    let resign = async |seen: &str| {
        let is_new =
            |message: &Message| message.id() != seen && message.enabled_button("hand").is_some();
        let table = anna.wait_for_message(CHANNEL, is_new).await;
        let question = anna.press_kind(&table, "ask-resign").await;
        anna.confirm(&question.expect("a question")).await;
        anna.wait_for_button(CHANNEL, &table.id(), "rematch").await
    };
    let end = resign("").await;
    anna.set(json!({"nickname": "Queen of Orcs"})).await;
    anna.press_kind(&end, "rematch").await.expect("a reply");
    let end = resign(&end.id()).await;
    let record = Record::of(&anna, &end).await;
    let names = json!(["Queen of Orcs", "Pip (Bot, easy)"]);
    assert_eq!(record.header()["names"], names);
    world.end_unread().await;
}
