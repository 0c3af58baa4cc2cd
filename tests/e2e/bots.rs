//! Matches against bots: added in the lobby or by `/claim start`, unrated, and resumed after a
//! restart.

use claim_ai::Level;
use claim_host::Clock;
use serde_json::json;

use super::matches::Record;
use super::message::Message;
use super::person::Person;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

/// Opens a table for two. Returns its public message.
async fn open_table(anna: &Person) -> Message {
    anna.command("claim start", json!({})).await;
    anna.wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some())
        .await
}

/// Adds a bot through the private menu of a table. Returns the menu afterwards.
async fn add_bot(person: &Person, lobby: &Message, level: &str) -> Message {
    let menu = person.press_kind(lobby, "table-options").await;
    let menu = menu.expect("the options of the table");
    let values = menu.select_values().into_iter();
    let mut values =
        values.filter(|it| it.starts_with("add-bot:") && it.ends_with(&format!(":{level}")));
    let value = values.next().expect("a bot can be added");
    person.choose(&menu, &value).await.expect("a reply")
}

async fn english(world: &World, name: &str) -> Person {
    let person = world.person(name);
    person.set(json!({"locale": "en-GB"})).await;
    person
}

#[tokio::test]
async fn bot_added_in_the_lobby_plays_a_whole_match() {
    let world = World::new().await;
    let anna = english(&world, "anna").await;
    let lobby = open_table(&anna).await;
    let answer = add_bot(&anna, &lobby, "easy").await;
    assert!(answer.is_ephemeral() && answer.contains_text("🤖 Pip (easy) joined the table."));
    let full = |message: &Message| {
        !message.is_ephemeral() && message.contains_text("Seat 2: **🤖 Pip \\(easy\\)**")
    };
    let lobby = anna.wait_for_message(CHANNEL, full).await;
    anna.press_kind(&lobby, "start").await;
    let public_message = anna.wait_for_button(CHANNEL, &lobby.id(), "hand").await;
    let mut game = RandomMatch::of(&public_message, &[&anna], 1);
    game.play_out(&world).await;
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    assert_eq!(record.header()["names"], json!(["Anna", "Pip (Bot, easy)"]));
    let end = anna
        .wait_for_button(CHANNEL, &public_message.id(), "rematch")
        .await;
    assert!(!end.contains_text("Ratings"), "{}", end.text());
    let board = anna.command("claim leaderboard", json!({})).await;
    assert!(!board.contains_text("Anna"), "{}", board.text());

    // Anna's profile lists the result against the bot separately, because it is unrated.
    let profile = anna.command("claim profile", json!({})).await;
    assert!(profile.contains_text("Against bots"), "{}", profile.text());
    let results = ["1 won", "0 won, 1 drawn", "0 won, 0 drawn, 1 lost"];
    let lines = results.map(|it| format!("Easy (Pip, Fenno, Olmi, Tuni, Bibo): {it}"));
    assert!(lines.iter().any(|it| profile.contains_text(it)));
    for (game, has_results) in [("claim", true), ("kingdoms", false)] {
        let of_game = anna.choose(&profile, &format!("profile::{game}")).await;
        let of_game = of_game.expect("the profile");
        assert_eq!(
            of_game.contains_text("Against bots"),
            has_results,
            "{}",
            of_game.text()
        );
    }

    // A rematch is against the same bot and starts immediately; the players take turns at beginning.
    let mut first = record.first().to_owned();
    let mut end = end;
    for _ in 0..3 {
        let started = anna.press_kind(&end, "rematch").await;
        assert!(started.is_some_and(|it| it.contains_text("The match has started.")));
        let is_new = |message: &Message| message.enabled_button("hand").is_some();
        let table = anna.wait_for_message(CHANNEL, is_new).await;
        let question = anna.press_kind(&table, "ask-resign").await;
        anna.confirm(&question.expect("a question")).await;
        end = anna.wait_for_button(CHANNEL, &table.id(), "rematch").await;
        let record = Record::of(&anna, &end).await;
        assert_eq!(record.header()["names"], json!(["Anna", "Pip (Bot, easy)"]));
        assert_ne!(record.first(), first);
        record.first().clone_into(&mut first);
    }
    // The rematches were called off, so they do not count.
    let later = anna.command("claim profile", json!({})).await;
    assert_eq!(later.text(), profile.text());
    world.end_unread().await;
}

#[tokio::test]
async fn only_seated_players_add_and_remove_bots() {
    let world = World::new().await;
    let (anna, ben) = (english(&world, "anna").await, world.person("ben"));
    let lobby = open_table(&anna).await;
    let refused = ben.press_kind(&lobby, "table-options").await;
    let refused = refused.expect("a reply");
    assert!(refused.contains_text("You have no seat at this table."));
    let menu = add_bot(&anna, &lobby, "hard").await;
    let values = menu.select_values();
    let remove = values.iter().find(|it| it.starts_with("remove-bot:"));
    let remove = remove.expect("the bot can be removed");
    assert!(
        !values.iter().any(|it| it.starts_with("add-bot:")),
        "there is no room for another"
    );
    let full = |message: &Message| message.contains_text("Seat 2: **🤖 Zorya");
    let lobby = ben.wait_for_message(CHANNEL, full).await;
    let menu = anna.choose(&menu, remove).await;
    let menu = menu.expect("a reply");
    assert!(menu.contains_text("The bot left the table."));
    let lobby = ben.wait_for_button(CHANNEL, &lobby.id(), "join").await;
    ben.press_kind(&lobby, "join").await;
    anna.cancel_table(&lobby).await;
    world.end().await;
}

#[tokio::test]
async fn inviting_the_bot_starts_a_match_against_bots() {
    let world = World::new().await;
    // The default strength is medium.
    for (name, option, started, level) in [
        (
            "anna",
            None,
            "Es geht los. Mit dabei: 🤖 Marla (mittel, verspielt)",
            Level::Medium,
        ),
        (
            "ben",
            Some(Level::Easy),
            "The match has started. At the table: 🤖 Pip (easy)",
            Level::Easy,
        ),
    ] {
        let person = world.person(name);
        for (game, players) in [("claim", 2), ("claim-mix", 3), ("claim-it", 5)] {
            let mut options = json!({"opponent": "claim", "game": game, "players": players});
            if let Some(option) = option {
                options["bots"] = json!(option as u8);
            }
            let reply = person.command("claim start", options).await;
            assert!(
                reply.is_ephemeral() && reply.contains_text(started),
                "{}",
                reply.text()
            );
            let is_running = |message: &Message| message.enabled_button("hand").is_some();
            let public_message = person.wait_for_message(CHANNEL, is_running).await;
            let text = public_message.text().replace('\\', "");
            for seat in 2..=players {
                let bot = format!("🤖 {}", level.character(seat - 2).name);
                assert!(text.contains(&bot), "{bot} is not in {text}");
            }
            resign(&person, &public_message).await;
        }
    }
    world.end().await;
}

/// Resigns a match against bots, and reads the result.
async fn resign(person: &Person, public_message: &Message) {
    let question = person.press_kind(public_message, "ask-resign").await;
    let question = question.expect("a question");
    person.confirm(&question).await;
    person
        .wait_for_button(CHANNEL, &public_message.id(), "rematch")
        .await;
    let is_result = |message: &Message| {
        message.contains_text(&format!("/{})", public_message.id())) && message.shows_result()
    };
    person.wait_for_result(is_result).await;
}

#[tokio::test]
async fn restart_during_a_bots_turn_loses_nothing() {
    let mut world = World::new().await;
    let anna = english(&world, "anna").await;
    let options = json!({"game": "claim-mix", "players": 3, "bots": Level::Easy as u8});
    let begun = anna.command("claim start", options).await;
    assert!(begun.contains_text("It is not rated"));
    assert!(begun.contains_text("not provably fair"));
    let public_message = anna
        .wait_for_message(CHANNEL, |message| message.enabled_button("hand").is_some())
        .await;
    let mut game = RandomMatch::of(&public_message, &[&anna], 2);
    for _ in 0..10 {
        let seat = game.next_to_act(&world).await.expect("the match runs");
        game.click(seat).await;
        // Now it is a bot's turn, or it will be soon.
        world.stop_bot().await;
        world.start_bot(Clock::System).await;
    }
    game.play_out(&world).await;
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    world.end().await;
}
