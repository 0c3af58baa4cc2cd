//! Matches against bots: seated from the lobby or by `/claim start`, unrated, and going on by
//! themselves after a restart.

use claim_bot::host::Clock;
use serde_json::json;

use super::driver::{CHANNEL, Person, World};
use super::party::Party;
use super::seen::Seen;

/// Opens a table for two; its public message.
async fn opened(anna: &Person) -> Seen {
    anna.command("claim start", json!({})).await;
    anna.sees(CHANNEL, |seen| seen.control("join").is_some())
        .await
}

async fn english(world: &World, name: &str) -> Person {
    let person = world.person(name);
    person.set(json!({"locale": "en-GB"})).await;
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_seated_from_the_lobby_and_plays_a_whole_match() {
    let world = World::new().await;
    let anna = english(&world, "anna").await;
    let lobby = opened(&anna).await;
    let question = anna.use_control(&lobby, "ask-bot").await;
    let question = question.expect("one is asked how well it is to play");
    assert!(question.is_ephemeral());
    let answer = anna.press(&question, "Easy").await;
    assert!(answer.expect("an answer").says("The bot has a seat."));
    let full = |seen: &Seen| seen.says("Seat 2: **Bot 2 \\(easy\\)**");
    let lobby = anna.sees(CHANNEL, full).await;
    anna.use_control(&lobby, "start").await;
    let home = anna.sees_now(CHANNEL, &lobby.id(), "hand").await;
    let mut party = Party::of(&home, &[&anna], 1);
    party.play_out(&world).await;
    let record = party.ended().await;
    claim_bot::record::check(&record.text).expect("the record is right");
    assert_eq!(record.header()["names"], json!(["Anna", "Bot 2 (easy)"]));
    let end = anna.sees_now(CHANNEL, &home.id(), "rematch").await;
    assert!(!end.says("Ratings"), "{}", end.text());
    let board = anna.command("claim leaderboard", json!({})).await;
    assert!(!board.says("Anna"), "{}", board.text());

    // The rematch is against the same bot.
    anna.use_control(&end, "rematch").await;
    let again = anna.sees(CHANNEL, full).await;
    anna.use_control(&again, "cancel").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_at_the_table_bring_bots_and_send_them_away() {
    let world = World::new().await;
    let (anna, ben) = (english(&world, "anna").await, world.person("ben"));
    let lobby = opened(&anna).await;
    let refused = ben.use_control(&lobby, "ask-bot").await;
    let refused = refused.expect("there is an answer");
    assert!(refused.says("You are not sitting at this table."));
    let question = anna.use_control(&lobby, "ask-bot").await;
    anna.press(&question.expect("a question"), "Hard").await;
    let full = |seen: &Seen| seen.says("Seat 2: **Bot 2");
    let lobby = ben.sees(CHANNEL, full).await;
    let question = anna.use_control(&lobby, "ask-bot").await;
    let question = question.expect("a question");
    let labels: Vec<_> = question.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels, ["Remove a bot"], "there is no room for another");
    let gone = anna.press(&question, "Remove a bot").await;
    assert!(gone.expect("an answer").says("The bot has left the table."));
    let lobby = ben.sees_now(CHANNEL, &lobby.id(), "join").await;
    ben.use_control(&lobby, "join").await;
    anna.use_control(&lobby, "cancel").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_a_bots_turn_loses_nothing() {
    let mut world = World::new().await;
    let anna = english(&world, "anna").await;
    let options = json!({"game": "claim-mix", "players": 3, "opponents": "Easy bots"});
    let begun = anna.command("claim start", options).await;
    assert!(begun.says("The match has begun. As bots play in it"));
    let home = anna
        .sees(CHANNEL, |seen| seen.control("hand").is_some())
        .await;
    let mut party = Party::of(&home, &[&anna], 2);
    for _ in 0..10 {
        let seat = party.next_to_act(&world).await.expect("the match runs");
        party.click(seat).await;
        // Now it is the bots' turn, or soon will be.
        world.stop_bot().await;
        world.start_bot(Clock::System).await;
    }
    party.play_out(&world).await;
    let record = party.ended().await;
    claim_bot::record::check(&record.text).expect("the record is right");
    world.end().await;
}
