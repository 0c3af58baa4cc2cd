//! A whole match, from `/claim start` to the leaderboard, by buttons.

use serde_json::json;

use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn two_players_play_a_match_by_buttons() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let public_message = world.start_match(&anna, &ben).await;
    let mut actions = 0;
    loop {
        let (player, hand) = tokio::select! {
            hand = anna.wait_for_turn() => (&anna, hand),
            hand = ben.wait_for_turn() => (&ben, hand),
        };
        let choices = hand.actions();
        let choice = &choices[actions % choices.len()];
        // No answer means that the message has already been replaced by the hand of the next turn.
        if let Some(answer) = player.press(&hand, choice).await {
            assert!(!answer.is_ephemeral(), "{choice}: {}", answer.text());
        }
        actions += 1;
        if actions == 52 {
            break;
        }
    }
    let id = public_message.id();
    let end = ben
        .wait_for_message(CHANNEL, |message| {
            message.id() == id && message.button("Rematch").is_some()
        })
        .await;
    assert!(
        end.contains_text("How the factions voted"),
        "{}",
        end.text()
    );
    for player in [&anna, &ben] {
        player.wait_for_result(Message::shows_result).await;
    }
    let board = ben.command("claim leaderboard", json!({})).await;
    assert!(
        board.contains_text("Anna") && board.contains_text("Ben") && board.contains_text("1 match"),
        "{}",
        board.text()
    );
    world.end().await;
}
