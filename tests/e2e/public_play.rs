//! Games without hidden cards are played on the public message.

use serde_json::json;

use super::message::Message;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

#[tokio::test(flavor = "multi_thread")]
async fn claim_it_is_played_on_the_public_message() {
    let world = World::new().await;
    let mut game =
        RandomMatch::start(&world, 3, json!({"game": "claim-it", "players": 3}), 5).await;
    while let Some(seat) = game.next_to_act(&world).await {
        game.click_in_public(seat).await;
    }
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_to_act_uses_the_public_controls() {
    let world = World::new().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim-it"}), 1).await;
    let seat = game.next_to_act(&world).await.expect("the match runs");
    let other = game.players[1 - seat.index()].clone();
    let public = game.public_message.id();
    let is_public = |message: &Message| message.id() == public;
    let shown = other.wait_for_message(CHANNEL, is_public).await;
    let stranger = world.person("david");
    for person in [&other, &stranger] {
        let answer = person.press_kind(&shown, "act").await.expect("a reply");
        assert!(answer.is_ephemeral(), "{}", answer.text());
    }
    assert_eq!(game.next_to_act(&world).await, Some(seat));
    let line = game.replay().lines();
    // The same press counts for the player whose turn it is.
    game.click_in_public(seat).await;
    game.next_to_act(&world).await;
    assert!(game.replay().lines() > line);
    game.read_all_hands().await;
    world.end().await;
}
