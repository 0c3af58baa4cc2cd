//! Resigning by button and by command, and rematches.

use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test(flavor = "multi_thread")]
async fn resigning_requires_confirmation() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "ask-resign")
        .await;
    let refused = clara.press(&table, "Resign").await.expect("a reply");
    assert!(
        refused.contains_text("Du spielst in dieser Partie nicht mit.")
            && refused.buttons().is_empty()
    );

    game.act(0).await;
    game.act(0).await;
    // Both the button and the command ask for confirmation. Until then, the match continues.
    let first_question = ben.press(&table, "Resign").await.expect("a question");
    assert!(
        first_question.is_ephemeral()
            && first_question.contains_text("Resign?")
            && first_question.contains_text("counts as a loss")
    );
    game.act(0).await;
    game.act(0).await;
    let question = anna.command("claim resign", json!({})).await;
    assert!(question.is_ephemeral() && question.contains_text("Aufgeben?"));
    let answer = anna
        .press(&question, "Ja, aufgeben")
        .await
        .expect("a reply");
    assert!(answer.contains_text("Du hast aufgegeben.") && answer.buttons().is_empty());
    assert_eq!(
        answer.id(),
        question.id(),
        "the answer replaces the question"
    );
    let end = game.wait_for_results().await;
    assert!(end.contains_text("🏆 **Ben** wins!\n**Anna** resigned."));
    let is_told = |entry: &Value| {
        let message = Message(entry["message"].clone());
        entry["notifies"] == true && message.contains_text("**🏆 You won!**\n**Anna** resigned.")
    };
    ben.wait_for_feed_entry(is_told).await;

    // Confirming the first question after the match has ended.
    let late = ben
        .press(&first_question, "Yes, resign")
        .await
        .expect("a reply");
    assert!(late.contains_text("This match is over."));
    let none = ben.command("claim resign", json!({})).await;
    assert!(none.contains_text("You have no running matches."));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
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
        |message: &Message, texts: [&str; 2]| texts.iter().any(|text| message.contains_text(text));
    let opens = |message: &Message| {
        says(
            message,
            ["The table for the rematch", "Der Tisch für die Revanche"],
        )
    };
    let joins = |message: &Message| {
        says(
            message,
            ["You joined the table.", "Du sitzt jetzt am Tisch."],
        )
    };
    assert!(
        opens(&annas) && joins(&bens) || joins(&annas) && opens(&bens),
        "{} {}",
        annas.text(),
        bens.text()
    );
    // The second press starts the match if it came after the fingerprint.
    let is_full = |message: &Message| {
        let has = |kind| message.enabled_button(kind).is_some();
        message.id() != end.id() && (has("start") || has("ask-resign"))
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

#[tokio::test(flavor = "multi_thread")]
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
