//! A whole match, from `/claim start` to the leaderboard, by buttons.

use serde_json::json;

use super::driver::{CHANNEL, World};
use super::seen::Seen;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_by_buttons() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let home = world.begun(&anna, &ben).await;
    let mut actions = 0;
    loop {
        let (player, hand) = tokio::select! {
            hand = anna.turn() => (&anna, hand),
            hand = ben.turn() => (&ben, hand),
        };
        let choices = hand.actions();
        let choice = &choices[actions % choices.len()];
        let answer = player
            .press(&hand, choice)
            .await
            .expect("a press is answered");
        assert!(
            !answer.is_ephemeral(),
            "{}
{}
{choice}
{}",
            player.name(),
            hand.text(),
            answer.text()
        );
        actions += 1;
        if actions == 52 {
            break;
        }
    }
    let id = home.id();
    let end = ben
        .sees(CHANNEL, |seen| {
            seen.id() == id && seen.button("Rematch").is_some()
        })
        .await;
    assert!(end.says("How the factions voted"), "{}", end.text());
    let is_end = |seen: &Seen| seen.actions().is_empty() && seen.says("Anna – Ben");
    anna.sees("dm", is_end).await;
    ben.sees("dm", is_end).await;
    let board = ben.command("claim leaderboard", json!({})).await;
    assert!(
        board.says("Anna") && board.says("Ben") && board.says("1 match"),
        "{}",
        board.text()
    );
    world.end().await;
}
