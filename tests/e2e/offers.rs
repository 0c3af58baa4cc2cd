//! Ending a match by agreement, and matches that a moderator stops.

use claim_ai::Level;
use claim_host::Clock;
use serde_json::{Value, json};

use super::matches::{Match, Record};
use super::message::Message;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn two_players_agree_on_a_draw() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let early = game.ask_to_resign(0).await;
    assert!(
        early.button("Unentschieden anbieten").is_none(),
        "not before the third trick"
    );
    // Play until a draw can be offered and Ben is not to act: a hand to play from may have no room for the buttons of
    // the offer.
    let question = loop {
        game.act(0).await;
        let question = game.ask_to_resign(0).await;
        let can_offer = question.button("Unentschieden anbieten").is_some();
        if can_offer && game.to_act().await.0 == 0 {
            break question;
        }
    };
    let asked = anna.press(&question, "Unentschieden anbieten").await;
    assert!(
        asked
            .expect("an answer")
            .contains_text("Angebot verschickt.")
    );
    let is_asked = |message: &Message| {
        message.contains_text("**Anna** offers a draw.")
            && message.enabled_button("accept-offer").is_some()
    };
    let notifies = |entry: &Value| {
        let message = Message(entry["message"].clone());
        entry["notifies"] == true && message.contains_text("Anna offers a draw")
    };
    ben.wait_for_feed_entry(notifies).await;
    let offer = ben.wait_for_message("dm", is_asked).await;
    let is_own = |message: &Message| message.contains_text("Du bietest ein Unentschieden an.");
    let own = anna.wait_for_message("dm", is_own).await;
    assert!(own.enabled_button("accept-offer").is_none());
    let second = game.ask_to_resign(1).await;
    assert!(
        second.button("Offer a draw").is_none(),
        "there is an offer already"
    );

    let declined = ben.press_kind(&offer, "decline-offer").await;
    assert!(declined.expect("an answer").contains_text("You declined."));
    let is_declined =
        |message: &Message| message.contains_text("**Ben** hat das Unentschieden abgelehnt.");
    anna.wait_for_message("dm", is_declined).await;
    // The button is gone, but a client may still show it.
    let accept = offer.enabled_button("accept-offer").expect("the button");
    let again = ben.forge(&offer, &accept.custom_id).await;
    assert!(
        again
            .expect("an answer")
            .contains_text("That offer is no longer open.")
    );

    // After the next play, another offer is possible. It survives a restart.
    game.act(0).await;
    game.play_until_turn_of(1).await;
    let question = game.ask_to_resign(1).await;
    ben.press(&question, "Offer a draw").await;
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let is_asked = |message: &Message| message.enabled_button("accept-offer").is_some();
    let offer = anna.wait_for_message("dm", is_asked).await;
    anna.press_kind(&offer, "accept-offer").await;
    let end = game.wait_for_results().await;
    assert!(end.contains_text("The match is a draw.\nThe players agreed on a draw."));
    let record = Record::of(&anna, &end).await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    let result = &record.result()["result"];
    assert_eq!(result, &json!({"ended": "drawn", "winners": [0, 1]}));
    world.end().await;
}

#[tokio::test]
async fn three_players_agree_to_call_it_off() {
    let world = World::new().await;
    let options = json!({"game": "claim-it", "players": 3});
    let game = RandomMatch::start(&world, 3, options, 7).await;
    game.read_all_hands().await;
    let [anna, ben, clara] = &game.players[..] else {
        panic!("three players");
    };
    let question = ben.press_kind(&game.public_message, "ask-resign").await;
    ben.press(&question.expect("a question"), "Offer to call it off")
        .await;
    let public = game.public_message.id();
    let offered = |message: &Message| {
        message.id() == public && message.contains_text("**Ben** offers to call the match off")
    };
    let table = anna.wait_for_message(CHANNEL, offered).await;
    let own = ben.press_kind(&table, "accept-offer").await;
    assert!(
        own.expect("an answer")
            .contains_text("You have already agreed.")
    );
    let accepted = anna.press_kind(&table, "accept-offer").await;
    assert!(
        accepted
            .expect("an answer")
            .contains_text("Du bist einverstanden.")
    );
    let half = |message: &Message| {
        message.id() == public && message.contains_text("Accepted by **Anna**.")
    };
    let table = clara.wait_for_message(CHANNEL, half).await;
    clara.press_kind(&table, "accept-offer").await;
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    let result = &record.result()["result"];
    assert_eq!(result, &json!({"ended": "aborted", "winners": []}));
    let called_off = |message: &Message| {
        message.id() == public && message.contains_text("The players agreed to call it off.")
    };
    let end = ben.wait_for_message(CHANNEL, called_off).await;
    assert!(!end.contains_text("Ratings"));
    world.end().await;
}

#[tokio::test]
async fn moderator_stops_a_match_and_closes_a_table() {
    let world = World::new().await;
    let (anna, ben, fiona) = (
        world.person("anna"),
        world.person("ben"),
        world.person("fiona"),
    );
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.act(0).await;
    let table = fiona
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let ask = format!("ask-resign:{}", game.id);
    let refused = fiona.forge(&table, &ask).await;
    assert!(
        refused
            .expect("an answer")
            .contains_text("You are not playing in this match.")
    );
    let forged = fiona.forge(&table, &format!("stop:{}", game.id)).await;
    assert!(
        forged
            .expect("an answer")
            .contains_text("You are not playing in this match.")
    );
    // Players cannot stop their own match.
    ben.set(json!({"moderator": true})).await;
    let forged = ben.forge(&table, &format!("stop:{}", game.id)).await;
    let question = forged.expect("the question to a player");
    assert!(!question.contains_text("You are a moderator here"));
    assert!(question.enabled_button("stop").is_none());
    fiona.set(json!({"moderator": true})).await;
    // Here, fiona has no permissions for the whole server: they may be hers in this other channel alone.
    let elsewhere = fiona
        .command_in("general", "claim resign", json!({"match": game.id}))
        .await;
    assert!(elsewhere.contains_text("You can stop this match only in"));
    let forged = fiona.forge(&elsewhere, &format!("stop:{}", game.id)).await;
    let still_elsewhere = forged.expect("an answer");
    assert!(still_elsewhere.contains_text("You can stop this match only in"));
    let unnamed = fiona.command("claim resign", json!({})).await;
    assert!(
        unnamed.contains_text("You are a moderator here"),
        "{}",
        unnamed.text()
    );
    // With matches of her own, she is asked which one is meant. Those in other channels come last.
    let against_bots = json!({"bots": Level::Easy as u8});
    fiona
        .command_in("dm", "claim start", against_bots.clone())
        .await;
    let which = fiona.command("claim resign", json!({})).await;
    let offered = which.select_values();
    let chosen = format!("ask-resign:{}", game.id);
    assert!(offered.len() == 2 && offered[0] == chosen, "{offered:?}");
    fiona.command("claim start", against_bots).await;
    let which = fiona.command("claim resign", json!({})).await;
    let named = fiona.choose(&which, &chosen).await.expect("a question");
    assert!(named.contains_text("You are a moderator here"));
    let question = fiona.press_kind(&table, "ask-resign").await;
    let question = question.expect("a question");
    assert!(question.contains_text("You are a moderator here"));
    let stopped = fiona.confirm(&question).await.expect("an answer");
    assert!(stopped.contains_text("You stopped the match. It does not count."));
    let end = game.wait_for_results().await;
    assert!(end.contains_text("A moderator stopped the match."));
    let record = Record::of(&ben, &end).await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    assert_eq!(record.result()["result"]["ended"], "aborted");

    ben.command("claim start", json!({})).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = fiona.wait_for_message(CHANNEL, is_open).await;
    let question = fiona
        .press(&lobby, "Table options")
        .await
        .expect("a question");
    assert!(question.contains_text("You are a moderator here and can cancel this table."));
    let closed = fiona.confirm(&question).await.expect("an answer");
    assert!(closed.contains_text("The table was canceled."));
    let is_closed = |message: &Message| message.id() == lobby.id() && message.buttons().is_empty();
    ben.wait_for_message(CHANNEL, is_closed).await;

    // If the match begins before the answer, the moderator is asked about the match.
    ben.command("claim start", json!({})).await;
    let is_next = |message: &Message| is_open(message) && message.id() != lobby.id();
    let lobby = fiona.wait_for_message(CHANNEL, is_next).await;
    let question = fiona.press(&lobby, "Table options").await;
    anna.press_kind(&lobby, "join").await;
    let is_full =
        |message: &Message| message.id() == lobby.id() && message.enabled_button("start").is_some();
    let full = ben.wait_for_message(CHANNEL, is_full).await;
    ben.press_kind(&full, "start").await;
    let late = fiona.confirm(&question.expect("a question")).await;
    let late = late.expect("another question");
    assert!(late.contains_text("It will not count"), "{}", late.text());
    let stopped = fiona.confirm(&late).await.expect("an answer");
    assert!(stopped.contains_text("You stopped the match. It does not count."));
    world.end_unread().await;
}
