//! Playing alone against bots: in the bot's direct messages, and in servers where the bot is not a member but the user
//! has installed it.

use std::time::Duration;

use claim_ai::Level;
use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};

use super::message::Message;
use super::person::Person;
use super::settings::{picture, switch};
use super::world::{CHANNEL, World};

/// A channel of a server that the bot is not a member of.
const FOREIGN: &str = "reading";

/// Plays the match in the direct messages to its end. Returns its last screen.
async fn play_to_the_end(person: &Person) -> Message {
    loop {
        let is_next = |message: &Message| {
            !message.actions().is_empty() || message.enabled_button("rematch").is_some()
        };
        let shown = person.wait_for_message("dm", is_next).await;
        let Some(action) = shown.actions().into_iter().next() else {
            return shown;
        };
        person.press(&shown, &action).await;
    }
}

/// A control that plays an action.
enum Control {
    Button(String),
    /// An option of a menu. Claim Kingdoms begins with a menu of spaces if both cards in hand are the same.
    Choice(String),
}

/// The first control of a hand that plays an action, if it is that player's turn.
fn control(message: &Message) -> Option<Control> {
    let mut buttons = ["act", "choose"].into_iter();
    let button = buttons.find_map(|kind| message.enabled_button(kind));
    let choice = || message.select_values().into_iter().next();
    let button = button.map(|it| Control::Button(it.custom_id));
    button.or_else(|| choice().map(Control::Choice))
}

/// The bot's requests so far that post or edit messages in a server's channel.
async fn requests_in(world: &World, channel: &str) -> usize {
    let servers = world.control.get("/world").await["servers"].clone();
    let servers = servers.as_array().cloned().unwrap_or_default();
    let channels = servers
        .iter()
        .flat_map(|server| server["channels"].as_array().into_iter().flatten());
    let id = channels
        .filter(|it| it["name"] == channel)
        .find_map(|it| it["id"].as_str())
        .expect("the channel exists");
    let path = format!("/channels/{id}/");
    let requests = world.control.get("/requests").await;
    let requests = requests["entries"].as_array().cloned().unwrap_or_default();
    let is_there = |request: &&Value| {
        let text = request["path"].as_str();
        text.is_some_and(|text| text.contains(&path))
    };
    requests.iter().filter(is_there).count()
}

#[tokio::test]
async fn one_command_and_one_press_begin_a_match_in_direct_messages() {
    let mut world = World::new().await;
    for (name, started, unproven, won) in [
        (
            "ben",
            "Your match has started. At the table: 🤖 Marla (medium, playful).",
            "it can’t be proved fair",
            "wins!",
        ),
        (
            "anna",
            "Es geht los. Mit dabei: 🤖 Marla (mittel, verspielt).",
            "lässt sich ihre Fairness nicht nachweisen",
            "gewinnt!",
        ),
    ] {
        let person = world.person(name);
        let answer = person.command_in("dm", "claim start", json!({})).await;
        assert!(answer.is_ephemeral() && answer.contains_text(started));
        let hand = person.wait_for_turn().await;
        let first = hand.actions().remove(0);
        person.press(&hand, &first).await.expect("the hand");
        // One command and one press were enough for the first play. The match stays in one message, even after a
        // restart.
        world.stop_bot().await;
        world.start_bot(Clock::System).await;
        let end = play_to_the_end(&person).await;
        assert_eq!(end.id(), hand.id(), "the match stays in one message");
        let is_drawn = end.contains_text("🤝");
        assert!(end.contains_text(won) || is_drawn, "{}", end.text());
        let replay = person.press_kind(&end, "replay").await.expect("the replay");
        assert!(replay.contains_text("(13)"), "{}", replay.text());
        let fairness = person.press_kind(&end, "fairness").await;
        let fairness = fairness.expect("an explanation");
        assert!(fairness.contains_text(unproven), "{}", fairness.text());
        // A rematch also starts immediately.
        person.press_kind(&end, "rematch").await;
        let is_new = |message: &Message| message.id() != end.id() && !message.actions().is_empty();
        person.wait_for_message("dm", is_new).await;
        person.read_all("dm").await;
    }
    for channel in [CHANNEL, FOREIGN] {
        assert_eq!(requests_in(&world, channel).await, 0);
    }
    let board = world
        .person("ben")
        .command("claim leaderboard", json!({}))
        .await;
    assert!(!board.contains_text("1 match"), "{}", board.text());
    world.end().await;
}

#[tokio::test]
async fn every_game_and_its_tutorial_can_be_played_in_direct_messages() {
    let world = World::new().await;
    let ben = world.person("ben");
    for options in [
        json!({"game": "kingdoms", "bots": Level::Easy as u8}),
        json!({"game": "claim-it", "players": 3}),
        json!({"game": "claim-mix", "players": 4, "bots": Level::Hard as u8}),
    ] {
        let before: Vec<_> = ben.messages("dm").await.iter().map(Message::id).collect();
        ben.command_in("dm", "claim start", options).await;
        let has_controls =
            |message: &Message| !before.contains(&message.id()) && control(message).is_some();
        let shown = ben.wait_for_message("dm", has_controls).await;
        let next = match control(&shown).expect("a control") {
            Control::Button(id) => ben.press(&shown, &id).await,
            Control::Choice(value) => ben.choose(&shown, &value).await,
        };
        assert_eq!(next.map(|it| it.id()), Some(shown.id()));
    }
    let shown = ben.command_in("dm", "claim tutorial", json!({})).await;
    assert!(shown.contains_text("Claim: Ben"), "{}", shown.text());
    let action = shown.actions().remove(0);
    ben.press(&shown, &action).await.expect("the next screen");
    ben.read_all("dm").await;
    world.end().await;
}

#[tokio::test]
async fn personal_settings_hold_in_direct_messages() {
    let world = World::new().await;
    let ben = world.person("ben");
    for setting in ["hand-in-channel", "text-only"] {
        switch(&ben, setting, true).await;
    }
    // There is no other channel in which the hand could be.
    ben.command_in("dm", "claim start", json!({})).await;
    // In words, many choices are a menu.
    let is_hand =
        |message: &Message| message.contains_text("Your hand") && control(message).is_some();
    let hand = ben.wait_for_message("dm", is_hand).await;
    assert_eq!(picture(&hand), None);
    let options = json!({"game": "claim-it", "players": 2});
    ben.command_in("dm", "claim start", options).await;
    let is_board =
        |message: &Message| message.contains_text("Claim It") && control(message).is_some();
    let board = ben.wait_for_message("dm", is_board).await;
    assert!(board.contains_text("group **"));
    let own = ben.command("claim settings", json!({})).await;
    ben.choose(&own, "language:de").await;
    let is_german =
        |message: &Message| message.id() == board.id() && message.contains_text("Gruppe **");
    ben.wait_for_message("dm", is_german).await;
    ben.read_all("dm").await;
    world.end().await;
}

#[tokio::test]
async fn installed_bot_answers_privately_where_it_is_no_member() {
    let world = World::new().await;
    for (name, offer, started, time) in [
        (
            "ben",
            "I’m not a member here",
            "has started in our direct messages",
            Some("1 day per turn"),
        ),
        (
            "anna",
            "Hier bin ich nicht dabei",
            "in unseren Direktnachrichten begonnen",
            None,
        ),
    ] {
        let person = world.person(name);
        person.set(json!({"installed": true})).await;
        let mut options = json!({"game": "claim-mix", "players": 3});
        if let Some(time) = time {
            options["time"] = json!(time);
        }
        let shown = person.command_in(FOREIGN, "claim start", options).await;
        assert!(shown.is_ephemeral() && shown.contains_text(offer));
        let accepted = person.press_kind(&shown, "bot-match").await;
        let accepted = accepted.expect("an answer");
        assert!(accepted.is_ephemeral() && accepted.contains_text(started));
        assert!(accepted.buttons().is_empty(), "a match is started once");
        let hand = person.wait_for_turn().await;
        // Without a time, the match has no deadline.
        assert_eq!(hand.contains_text("Deadline: "), time.is_some());
        let action = hand.actions().remove(0);
        person.press(&hand, &action).await;
        // The list of one's matches and the hand also work here.
        let listed = person.command_in(FOREIGN, "claim matches", json!({})).await;
        assert!(listed.is_ephemeral() && listed.contains_text("Claim"));
        let hand = person.command_in(FOREIGN, "claim hand", json!({})).await;
        assert!(hand.is_ephemeral(), "{}", hand.text());
        for command in [
            "claim puzzle",
            "claim rules",
            "claim help",
            "claim leaderboard",
        ] {
            let shown = person.command_in(FOREIGN, command, json!({})).await;
            assert!(shown.is_ephemeral(), "{command}");
        }
        person.read_all("dm").await;
        person.read_all(FOREIGN).await;
    }
    let ben = world.person("ben");
    let options = json!({"opponent": "anna"});
    let refused = ben.command_in(FOREIGN, "claim start", options).await;
    // Others in that channel cannot watch these matches.
    let clara = world.person("clara");
    clara.set(json!({"installed": true})).await;
    let none = clara.command_in(FOREIGN, "claim table", json!({})).await;
    assert!(
        none.contains_text("Du hast keine laufende Partie."),
        "{}",
        none.text()
    );
    assert!(refused.contains_text("Here you can only play against bots."));
    let puzzle = ben.command_in(FOREIGN, "claim puzzle", json!({})).await;
    assert!(!puzzle.actions().is_empty() || !puzzle.buttons().is_empty());
    assert_eq!(
        requests_in(&world, FOREIGN).await,
        0,
        "the bot posts nothing there"
    );
    for name in ["ben", "anna", "fiona"] {
        for message in world.person(name).read_all(FOREIGN).await {
            assert!(message.is_ephemeral(), "{}", message.text());
        }
    }
    world.end().await;
}

#[tokio::test]
async fn reminder_of_a_game_without_hands_speaks_the_language_of_the_player() {
    let start = Timestamp(1_780_000_000_000);
    let (time, clock) = Clock::manual(start);
    let world = World::with_clock(clock).await;
    let ben = world.person("ben");
    let settings = ben.command("claim settings", json!({})).await;
    ben.choose(&settings, "language:de").await;
    let options = json!({"game": "claim-it", "players": 2, "time": "1 day per turn"});
    ben.command_in("dm", "claim start", options).await;
    let is_turn = |message: &Message| message.contains_text("Du bist dran");
    ben.wait_for_message("dm", is_turn).await;
    time.send_replace(start + Duration::from_hours(18));
    let is_reminder = |message: &Message| message.contains_text("Deine Zeit läuft ab");
    let reminder = ben.wait_for_message("dm", is_reminder).await;
    assert!(!reminder.contains_text("<@"), "{}", reminder.text());
    world.end_unread().await;
}

#[tokio::test]
async fn player_is_notified_when_their_time_runs_out_in_direct_messages() {
    let mut now = Timestamp(1_780_000_000_000);
    let (time, clock) = Clock::manual(now);
    let world = World::with_clock(clock).await;
    let ben = world.person("ben");
    for (game, title) in [("claim", "Claim: "), ("claim-it", "Claim It: ")] {
        let options = json!({"game": game, "players": 2, "time": "1 day per turn"});
        ben.command_in("dm", "claim start", options).await;
        let is_turn =
            |message: &Message| message.contains_text(title) && !message.actions().is_empty();
        ben.wait_for_message("dm", is_turn).await;
        now = now + Duration::from_hours(24);
        time.send_replace(now);
        let is_told = |entry: &Value| {
            let message = Message(entry["message"].clone());
            entry["notifies"] == true
                && message.contains_text(title)
                && message.contains_text("ran out of time")
        };
        ben.wait_for_feed_entry(is_told).await;
    }
    world.end_unread().await;
}

#[tokio::test]
async fn installed_bot_needs_no_common_server() {
    let world = World::new().await;
    let gustav = world.person("gustav");
    gustav.set(json!({"installed": true})).await;
    let answer = gustav.command_in("dm", "claim start", json!({})).await;
    assert!(answer.contains_text("Es geht los. Mit dabei:"));
    let hand = gustav.wait_for_turn().await;
    let action = hand.actions().remove(0);
    gustav.press(&hand, &action).await.expect("the hand");
    gustav.read_all("dm").await;
    world.end().await;
}
