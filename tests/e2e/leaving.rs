//! Leaving a running match: a bot takes over the seat, the match ends, or it is called off.

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

/// Presses Resign and returns the question.
async fn ask_to_resign(player: &Person, public_message: &Message) -> Message {
    let table = player
        .wait_for_button(CHANNEL, &public_message.id(), "hand")
        .await;
    let question = player.press_kind(&table, "ask-resign").await;
    question.expect("a question")
}

/// Waits until the public message says something.
async fn wait_for_public(viewer: &Person, game: &RandomMatch, text: &str) -> Message {
    let id = game.public_message.id();
    let says = |message: &Message| message.id() == id && message.contains_text(text);
    viewer.wait_for_message(CHANNEL, says).await
}

/// Whether a screen says whose turn it is: "**Ben** leads" or "**Ben** to play".
fn awaits_play(text: &str) -> bool {
    ["** leads", "** to play"]
        .iter()
        .any(|said| text.contains(said))
}

/// The replay of a match that ended by a departure says so at its end, and the analysis names people for what they
/// played before they left.
async fn look_back(reader: &Person, game: &RandomMatch) {
    let end = wait_for_public(reader, game, "ran out of time.").await;
    let shown = reader.press(&end, "Replay").await.expect("the replay");
    let begin = shown.text();
    assert!(awaits_play(&begin), "{begin}");
    let last = format!("replay:{}:9999", game.id);
    let shown = reader.forge(&shown, &last).await.expect("the replay");
    let text = shown.text();
    assert!(
        text.contains(" wins") && text.contains("ran out of time."),
        "{text}"
    );
    assert!(!awaits_play(&text), "{text}");
    reader.press_kind(&end, "analysis").await;
    let is_complete = |it: &Message| it.contains_text("Analysis · ") && it.file().is_some();
    let analysis = reader.wait_for_message(CHANNEL, is_complete).await;
    let text = analysis.text();
    assert!(text.contains("Ben") && !text.contains("🤖"), "{text}");
}

#[tokio::test]
async fn player_without_direct_messages_is_told_that_a_bot_plays_for_them() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let options = json!({"game": "claim-mix", "players": 3});
    let mut game = RandomMatch::start(&world, 3, options, 7).await;
    game.read_all_hands().await;
    let late = game.next_to_act(&world).await.expect("the match runs");
    let late = game.players[late.index()].clone();
    late.set(json!({"dms": "closed"})).await;
    time.send_replace(START + DAY);
    let mention = format!("<@{}>", late.id().await);
    let is_told = |message: &Message| {
        message.contains_text(&mention)
            && message.contains_text("You ran out of time.")
            && message.contains_text("A bot plays on in your seat.")
    };
    late.wait_for_message(CHANNEL, is_told).await;
    world.end_unread().await;
}

#[tokio::test]
async fn two_of_three_leave_one_after_the_other() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let options = json!({"game": "claim-mix", "players": 3});
    let mut game = RandomMatch::start(&world, 3, options, 7).await;
    game.read_all_hands().await;
    let [anna, ben, clara] = &game.players.clone()[..] else {
        panic!("three players");
    };
    let question = ask_to_resign(ben, &game.public_message).await;
    assert!(question.contains_text("a bot takes over your seat and the others play on"));
    let answer = ben.confirm(&question).await.expect("an answer");
    assert!(answer.contains_text("You resigned. A bot plays on in your seat."));
    wait_for_public(clara, &game, "**Ben** resigned. A bot has taken over.").await;
    for player in [anna, clara] {
        let told = "**Ben** hat aufgegeben. Ein Bot hat übernommen.";
        let says = |message: &Message| message.contains_text(told);
        player.wait_for_message("dm", says).await;
    }
    // Ben, who has left, no longer sees his hand, neither in his direct message nor with the button.
    let is_told = |message: &Message| {
        message.contains_text("A bot plays on in your seat.") && message.buttons().is_empty()
    };
    ben.wait_for_message("dm", is_told).await;
    let hand_again = ben.press(&game.public_message, "My hand").await;
    let hand_again = hand_again.expect("an answer");
    assert!(is_told(&hand_again) && hand_again.is_ephemeral());
    let none = ben.command("claim hand", json!({})).await;
    assert!(none.contains_text("You have no running matches."));
    let named = json!({"match": game.id, "move": "play goblin-0"});
    let refused = ben.command("claim play", named).await;
    assert!(
        refused.contains_text("You left this match."),
        "{}",
        refused.text()
    );

    // The others and the bot continue, even after a restart.
    for round in 0..6 {
        let seat = game.next_to_act(&world).await.expect("the match runs");
        assert_ne!(seat, Seat::Second, "a bot plays for Ben");
        game.click(seat).await;
        if round == 2 {
            world.stop_bot().await;
            world.start_bot(clock.clone()).await;
        }
    }
    let late = game.next_to_act(&world).await.expect("the match runs");
    let winner = if late == Seat::First { clara } else { anna };
    time.send_replace(START + DAY);
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    assert!(record.text.contains(r#"{"seat":1,"leaves":"resigned""#));
    assert_eq!(record.result()["result"]["ended"], "timeout");
    let winners = json!([if late == Seat::First { 2 } else { 0 }]);
    assert_eq!(record.result()["result"]["winners"], winners);
    look_back(ben, &game).await;
    let board = winner.command("claim leaderboard", json!({})).await;
    assert_eq!(
        board.text().matches("1 Partie").count(),
        3,
        "{}",
        board.text()
    );
    world.end().await;
}

#[tokio::test]
async fn bot_plays_on_in_a_team_to_the_end() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let options = json!({"game": "claim-mix", "players": 4});
    let mut game = RandomMatch::start(&world, 4, options, 5).await;
    game.read_all_hands().await;
    let late = game.next_to_act(&world).await.expect("the match runs");
    time.send_replace(START + DAY);
    let name = ["Anna", "Ben", "Clara", "David"][late.index()];
    let sentence = format!("**{name}** ran out of time. A bot has taken over.");
    wait_for_public(&game.players[0], &game, &sentence).await;
    game.play_out(&world).await;
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    let is_end = |message: &Message| message.shows_result();
    let own = game.players[late.index()].wait_for_message("dm", is_end);
    let own = own.await;
    assert!(
        own.contains_text("You ran out of time. You lose this match.")
            || own.contains_text("Deine Zeit ist abgelaufen. Du verlierst diese Partie."),
        "{}",
        own.text()
    );
    assert!(
        !own.contains_text("taken over") && !own.contains_text("übernommen"),
        "said once: {}",
        own.text()
    );
    let leaves = format!(r#"{{"seat":{},"leaves":"timeout""#, late.index());
    assert!(record.text.contains(&leaves));
    let end = wait_for_public(&game.players[0], &game, "Ratings").await;
    let partner = ["Anna", "Ben", "Clara", "David"][(late.index() + 2) % 4];
    let ratings = end.text();
    let ratings = ratings.split("Ratings").nth(1).expect("the ratings");
    let ratings = ratings.split("🏅").next().unwrap_or_default();
    assert!(
        ratings.contains(name) && !ratings.contains(partner),
        "{ratings}"
    );
    world.end().await;
}

#[tokio::test]
async fn third_match_called_off_within_a_day_counts_as_lost() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "time": "10 minutes per turn"});

    // The first time, a player runs out of time before both have played.
    let game = Match::start_with(CHANNEL, &ben, &anna, json!({"opponent": "anna"})).await;
    game.play_until_turn_of(0).await;
    time.send_replace(START + DAY);
    let end = game.wait_for_results().await;
    assert!(end.contains_text("The match was called off and does not count."));
    assert!(end.contains_text("**Ben** ran out of time.") && !end.contains_text("Ratings"));

    for (said, label) in [
        (
            "This is the last match you can call off",
            "Yes, call it off",
        ),
        ("You have already called off two matches", "Yes, resign"),
    ] {
        let game = Match::start_with(CHANNEL, &anna, &ben, options.clone()).await;
        let question = game.ask_to_resign(1).await;
        assert!(question.contains_text(said), "{}", question.text());
        let answer = ben.press(&question, label).await;
        let answer = answer.expect("an answer");
        let end = game.wait_for_results().await;
        let is_rated = label == "Yes, resign";
        assert_eq!(end.contains_text("Ratings"), is_rated);
        let done = if is_rated {
            "You resigned."
        } else {
            "You called the match off. It does not count."
        };
        assert!(answer.contains_text(done), "{}", answer.text());
    }

    // A day later, matches can be called off again. But once both have played, confirming an older question does not
    // call the match off.
    time.send_replace(START + DAY + DAY);
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    let question = game.ask_to_resign(1).await;
    assert!(question.contains_text("You can call off 1 more"));
    game.act(0).await;
    game.act(0).await;
    let again = ben.confirm(&question).await.expect("another question");
    assert!(again.contains_text("The match can no longer be called off."));
    assert!(again.contains_text("the match ends now and counts as a loss"));
    ben.confirm(&again).await;
    let end = game.wait_for_results().await;
    assert!(end.contains_text("**Ben** resigned.") && end.contains_text("Ratings"));
    world.end().await;
}

#[tokio::test]
async fn third_of_three_matches_that_time_out_at_once_counts_as_lost() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let mut games = Vec::new();
    for _ in 0..3 {
        let game = Match::start_with(CHANNEL, &ben, &anna, json!({"opponent": "anna"})).await;
        game.play_until_turn_of(0).await;
        games.push(game);
    }
    time.send_replace(START + DAY);
    let mut lost = 0;
    for game in &games {
        let end = game.wait_for_results().await;
        lost += usize::from(end.contains_text("Ratings"));
    }
    assert_eq!(lost, 1);
    world.end().await;
}
