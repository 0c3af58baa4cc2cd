//! Resigning by button and by command.

use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn resigning_requires_confirmation() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let ask = format!("ask-resign:{}", game.id);
    let refused = clara.forge(&table, &ask).await.expect("a reply");
    assert!(
        refused.contains_text("Du spielst in dieser Partie nicht mit.")
            && refused.buttons().is_empty()
    );

    game.act(0).await;
    game.act(0).await;
    // Both the button and the command ask for confirmation. Until then, the match continues.
    let first_question = ben
        .press_or_find(&table, "Resign")
        .await
        .expect("a question");
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
        entry["notifies"] == true && message.contains_text("Anna resigned")
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
