//! Players who leave the server. The bot notices when a direct message is refused, or at the deadline.

use std::time::Duration;

use claim_host::Clock;
use claim_rules::cards::Seat;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The default time per turn.
const DAY: Duration = Duration::from_hours(24);

/// Lets a person leave every server that the bot is in.
async fn leave(world: &World, person: &Person) {
    for server in ["Card Club", "Spielerunde"] {
        let path = format!("/users/{}/leave", person.name());
        world.control.post(&path, json!({"server": server})).await;
    }
}

/// Waits until the public message of a match says something.
async fn wait_for_public(viewer: &Person, id: &str, text: &str) -> Message {
    let says = |message: &Message| message.id() == id && message.contains_text(text);
    viewer.wait_for_message(CHANNEL, says).await
}

#[tokio::test]
async fn match_between_two_is_called_off_or_lost_when_one_leaves_the_server() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for person in [&anna, &ben] {
        person.set(json!({"locale": "de"})).await;
    }

    // One player leaves before both have played.
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let (first, _) = game.to_act().await;
    let (stays, leaves) = (&game.players[first], &game.players[1 - first]);
    let name = ["Anna", "Ben"][1 - first];
    // Otherwise the message that is refused could be the hand after the deal, instead of the one for the turn.
    game.wait_for_deal(leaves).await;
    leave(&world, leaves).await;
    game.act(0).await;
    let sentence = format!("**{name}** left the server.");
    let end = wait_for_public(stays, &game.public_message, &sentence).await;
    assert!(end.contains_text("The match was called off and does not count."));
    let sentence = format!("**{name}** hat den Server verlassen.");
    let told = |message: &Message| message.contains_text(&sentence);
    stays.wait_for_message("dm", told).await;

    // David leaves after both have played, while the bot is stopped.
    let (clara, david) = (world.person("clara"), world.person("david"));
    let game = Match::start(CHANNEL, &clara, &david).await;
    game.play(0..4).await;
    game.play_until_turn_of(0).await;
    world.stop_bot().await;
    leave(&world, &david).await;
    world.start_bot(Clock::System).await;
    // If Clara wins the trick, she also leads the next one, so it may take several plays until David's turn.
    let id = &game.public_message;
    let ended = wait_for_public(&clara, id, "**David** left the server.");
    let mut ended = std::pin::pin!(ended);
    let end = loop {
        tokio::select! {
            turn = clara.wait_for_turn_in(&game.id) => {
                clara.press(&turn, &turn.actions()[0]).await;
            }
            end = &mut ended => break end,
        }
    };
    assert!(end.contains_text("Ratings"), "{end:?}");
    // He is not mentioned in a channel that he cannot see.
    let mut calls = clara.messages(CHANNEL).await;
    calls.retain(|message| message.fingerprint().is_none());
    let id = david.id().await;
    assert!(!calls.iter().any(|it| it.contains_text(&format!("<@{id}>"))));
    world.end_unread().await;
}

#[tokio::test]
async fn bot_takes_over_for_one_of_three_who_leaves_the_server() {
    let world = World::new().await;
    let options = json!({"game": "claim-mix", "players": 3});
    let mut game = RandomMatch::start(&world, 3, options, 11).await;
    game.read_all_hands().await;
    // Ben leaves while another player is to act, so that he is sent a direct message at his next turn.
    while game.next_to_act(&world).await == Some(Seat::Second) {
        game.click(Seat::Second).await;
    }
    leave(&world, &game.players[1].clone()).await;
    let id = game.public_message.id();
    let anna = game.players[0].clone();
    let noticed = wait_for_public(&anna, &id, "**Ben** left the server. A bot has taken over.");
    loop {
        let seat = game.next_to_act(&world).await.expect("the match runs");
        if seat == Seat::Second || game.replay().leave_reason(Seat::Second).is_some() {
            break;
        }
        game.click(seat).await;
    }
    noticed.await;
    let told = |message: &Message| {
        message.contains_text("**Ben** hat den Server verlassen. Ein Bot hat übernommen.")
    };
    anna.wait_for_message("dm", told).await;
    for _ in 0..4 {
        let seat = game.next_to_act(&world).await.expect("the match runs");
        assert_ne!(seat, Seat::Second, "a bot plays for Ben");
        game.click(seat).await;
    }
    // When he comes back, he reads why he has no cards.
    let ben = game.players[1].clone();
    let server = json!({"server": "Card Club"});
    world.control.post("/users/ben/join", server).await;
    let table = ben.wait_for_button(CHANNEL, &id, "hand").await;
    let hand = ben.press_kind(&table, "hand").await.expect("a reply");
    let says = |texts: [&str; 2]| texts.iter().any(|text| hand.contains_text(text));
    assert!(
        says(["You left the server.", "Du hast den Server verlassen."])
            && says(["A bot plays on in your seat.", "spielt ein Bot weiter"]),
        "{hand:?}"
    );
    assert!(
        !says(["Your cards are here", "Deine Karten sind hier"]),
        "{hand:?}"
    );
    world.end_unread().await;
}

#[tokio::test]
async fn rematch_keeps_no_seat_for_a_player_who_has_left_the_server() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let clara = world.person("clara");
    let end = Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    leave(&world, &ben).await;
    anna.press_kind(&end, "rematch").await.expect("a reply");
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let table = clara.wait_for_message(CHANNEL, is_open).await;
    let mention = format!("<@{}>", ben.id().await);
    assert!(!table.contains_text(&mention), "{table:?}");
    clara.press_kind(&table, "join").await.expect("a reply");
    // Her press starts the match if it comes after the fingerprint.
    let is_full = |message: &Message| {
        let has = |kind| message.enabled_button(kind).is_some();
        message.id() == table.id() && (has("start") || has("hand"))
    };
    let full = anna.wait_for_message(CHANNEL, is_full).await;
    assert!(full.contains_text("Clara"), "{full:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn rematch_keeps_the_seat_of_a_player_if_discord_does_not_say_whether_they_have_left() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let end = Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    let fault = json!({"kind": "500", "method": "GET", "route": "/members/", "count": 1000});
    world.inject_fault(fault).await;
    anna.press_kind(&end, "rematch").await.expect("a reply");
    let is_invitation = |message: &Message| {
        message.enabled_button("join").is_some() && message.contains_text("reserved for **Ben**")
    };
    ben.wait_for_message(CHANNEL, is_invitation).await;
    world.end_unread().await;
}

#[tokio::test]
async fn series_ends_when_a_player_has_left_the_server_unnoticed() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "en-US"})).await;
    let options = json!({"opponent": "ben", "series": "Best of 3"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    game.play(0..4).await;
    game.play_until_turn_of(0).await;
    leave(&world, &ben).await;
    let question = game.ask_to_resign(0).await;
    anna.confirm(&question).await;
    let end = wait_for_public(&anna, &game.public_message, "The series ends here").await;
    assert!(!end.contains_text("The next match opens"), "{end:?}");
    assert!(end.enabled_button("rematch").is_some(), "{end:?}");
    let messages = anna.messages(CHANNEL).await;
    let is_table = |message: &Message| message.enabled_button("start").is_some();
    assert!(!messages.iter().any(is_table), "{messages:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn failed_member_lookup_is_retried_at_the_deadline() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    game.play_until_turn_of(0).await;
    leave(&world, &ben).await;
    let refuse = |status: u16, code: u32, count: u32| {
        json!({
            "kind": "refuse", "status": status, "code": code, "method": "GET",
            "route": "/members/", "count": count,
        })
    };
    // The look-up of the member fails, then is refused: Ben is mentioned like a player whose direct messages are closed.
    world.inject_fault(refuse(500, 0, 2)).await;
    world.inject_fault(refuse(403, 50001, 1000)).await;
    let id = ben.id().await;
    let is_called = |message: &Message| {
        message.fingerprint().is_none() && message.contains_text(&format!("<@{id}>"))
    };
    let called = anna.wait_for_message(CHANNEL, is_called);
    game.play_first_seat_until(&time, called).await;
    world.clear_faults().await;
    time.send_modify(|now| *now = *now + DAY);
    // The calls follow the table, so that the result is a new message.
    let is_result = |message: &Message| message.is_public_result_of(&game.id);
    let end = anna.wait_for_message(CHANNEL, is_result).await;
    for text in ["**Ben** left the server.", "Ratings"] {
        assert!(end.contains_text(text), "{end:?}");
    }
    world.end_unread().await;
}
