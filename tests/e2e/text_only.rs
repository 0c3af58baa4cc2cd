//! Every game can be played to its end by people who read only texts, labels and the descriptions of pictures. Long
//! matches are played to their end only with `CLAIM_BOT_TEST_FACTOR`; without it, a player resigns.

use std::collections::BTreeSet;

use claim_rules::GameKind;
use claim_screens::is_played_in_public;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::message::Message;
use super::person::Person;
use super::random_match::RandomMatch;
use super::settings::{picture, switch};
use super::world::{CHANNEL, World};

/// Labels of controls that do not play an action, in both languages.
const OTHER_LABELS: [&str; 24] = [
    "Board",
    "Spielplan",
    "Kingdom",
    "Königreich",
    "Details",
    "More",
    "Mehr",
    "Rules",
    "Regeln",
    "Fairness",
    "Resign",
    "Aufgeben",
    "Play privately",
    "Privat spielen",
    "My hand",
    "Meine Hand",
    "Back",
    "Zurück",
    "Clock",
    "Uhr",
    "Rematch",
    "Revanche",
    "Analyze",
    "Analysieren",
];

/// After how many choices a player resigns without `CLAIM_BOT_TEST_FACTOR`.
const CHOICES: usize = 100;

/// A match that has not ended after this many choices fails the test.
const MAX_CHOICES: usize = 10_000;

/// The controls of a message: each with its label and, for an option, the id of its menu.
fn controls(message: &Message) -> Vec<(String, Option<String>)> {
    let is_control = |it: &&Value| it["custom_id"].is_string();
    let components = message.components().into_iter().filter(is_control);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let labels = |component: &Value| -> Vec<_> {
        let Some(options) = component["options"].as_array() else {
            return vec![(text(&component["label"]), None)];
        };
        let menu = Some(text(&component["custom_id"]));
        let options = options.iter();
        options
            .map(|it| (text(&it["label"]), menu.clone()))
            .collect()
    };
    components.flat_map(labels).collect()
}

/// The controls that play an action.
fn moves(message: &Message) -> Vec<(String, Option<String>)> {
    let mut moves = controls(message);
    moves.retain(|(label, _)| !OTHER_LABELS.contains(&&**label));
    moves
}

/// Fails unless every label contains words, or says where a space is, and is unique; labels beside texts need not be.
fn check_labels(message: &Message) {
    let labels: Vec<_> = controls(message).into_iter().map(|it| it.0).collect();
    let mut alone = labels.clone();
    for part in message.components() {
        let beside = part["accessory"]["label"].as_str();
        alone.retain(|label| Some(label.as_str()) != beside);
    }
    let distinct: BTreeSet<_> = alone.iter().collect();
    assert_eq!(distinct.len(), alone.len(), "{labels:?}");
    for label in labels {
        let letters = label.chars().filter(|c| c.is_alphabetic()).count();
        assert!(letters > 1 || label.contains('→'), "{label} is no word");
    }
}

/// Fails if a private message shows a picture or an emoji of the application.
fn check_private(message: &Message) {
    assert_eq!(picture(message), None, "{}", message.text());
    let mut files = message.0["attachments"].as_array().into_iter().flatten();
    assert_eq!(files.find(|file| file["content_type"] == "image/png"), None);
    let everything = message.0.to_string();
    for drawn in ["<:", "\"emoji\":{"] {
        assert!(!everything.contains(drawn), "{everything}");
    }
    check_labels(message);
}

/// Chooses a control by its label.
async fn choose(
    person: &Person,
    message: &Message,
    control: &(String, Option<String>),
) -> Option<Message> {
    match control {
        (label, Some(menu)) => person.choose_labelled(message, menu, label).await,
        (label, None) => person.press(message, label).await,
    }
}

/// Plays a match to its end. Each person uses only the messages that they see.
async fn play(kind: GameKind, seed: u64) {
    let world = World::with_artwork().await;
    world.wait_for_emoji().await;
    for name in ["anna", "ben"] {
        switch(&world.person(name), "text-only", true).await;
    }
    let options = json!({"game": kind.id(), "players": 2});
    let mut game = RandomMatch::start(&world, 2, options, seed).await;
    let mut rng = StdRng::seed_from_u64(seed);
    let mut reply = None;
    let is_short = std::env::var_os("CLAIM_BOT_TEST_FACTOR").is_none();
    for number in 0..MAX_CHOICES {
        let next = match reply.take() {
            _ if is_short && number == CHOICES => {
                game.resign(0).await;
                None
            }
            Some(next) => Some(next),
            None if is_played_in_public(kind) => open_private_screen(&mut game, &world).await,
            None => next_turn(&game.players).await,
        };
        let Some((person, message)) = next else {
            game.read_all_hands().await;
            game.wait_for_results().await;
            world.end().await;
            return;
        };
        let moves = moves(&message);
        let choice = &moves[rng.random_range(0..moves.len())];
        let shown = choose(&person, &message, choice).await;
        if let Some(message) = &shown {
            check_private(message);
        }
        let shown = shown.filter(|message| !self::moves(message).is_empty());
        reply = shown.map(|message| (person, message));
    }
    panic!("the match does not end");
}

/// In a game that is played on the public message, opens the private screen of the person to act. Returns `None` if the
/// match is over.
async fn open_private_screen(game: &mut RandomMatch, world: &World) -> Option<(Person, Message)> {
    let seat = game.next_to_act(world).await?;
    let table = game.wait_for_public_turn(seat).await;
    let person = game.players[seat.index()].clone();
    let screen = person.press_kind(&table, "hand").await;
    let screen = screen.expect("a private screen");
    check_private(&screen);
    Some((person, screen))
}

/// The first person whose newest direct message offers moves; `None` once all have read the result.
async fn next_turn(players: &[Person]) -> Option<(Person, Message)> {
    loop {
        let last = players[0].last_feed_entry().await;
        let mut results = 0;
        for person in players {
            let messages = person.read_all("dm").await;
            messages.iter().for_each(check_private);
            let Some(newest) = messages.last() else {
                continue;
            };
            if !moves(newest).is_empty() {
                return Some((person.clone(), newest.clone()));
            }
            results += usize::from(newest.shows_result());
        }
        if results == players.len() {
            return None;
        }
        tokio::select! {
            () = players[0].wait_for_activity(last) => {}
            () = players[1].wait_for_activity(last) => {}
        }
    }
}

macro_rules! games {
    ($($test:ident: $kind:ident)*) => {
        $(
            #[tokio::test]
            async fn $test() {
                play(GameKind::$kind, 1).await;
            }
        )*

        #[test]
        fn all_games_are_played() {
            assert_eq!(GameKind::ALL, [$(GameKind::$kind),*]);
        }
    };
}

games! {
    claim_by_labels: Claim
    claim_2_by_labels: Claim2
    claim_mix_by_labels: ClaimMix
    kingdoms_by_labels: Kingdoms
    claim_it_by_labels: ClaimIt
}

#[tokio::test]
async fn all_private_answers_are_text_alone() {
    let world = World::with_artwork().await;
    world.wait_for_emoji().await;
    let ben = world.person("ben");
    switch(&ben, "text-only", true).await;
    for command in [
        "help",
        "rules",
        "puzzle",
        "matches",
        "leaderboard",
        "settings",
    ] {
        let answer = ben.command(&format!("claim {command}"), json!({})).await;
        check_private(&answer);
        if command == "puzzle" {
            let (play, _) = &moves(&answer)[0];
            check_private(&ben.press(&answer, play).await.expect("the solution"));
        }
    }
    for kind in ["claim", "kingdoms"] {
        let mut game = RandomMatch::start(&world, 2, json!({"game": kind}), 3).await;
        for _ in 0..12 {
            let seat = game.next_to_act(&world).await.expect("the match runs");
            game.click(seat).await;
        }
        for command in ["hand", "table"] {
            check_private(&ben.command(&format!("claim {command}"), json!({})).await);
        }
        let public = game.public_message.clone();
        for button in ["My hand", "Watch", "More", "Rules", "Fairness", "Details"] {
            let answer = ben.press_or_find(&public, button).await;
            check_private(&answer.expect("an answer"));
        }
        let question = ben
            .press_or_find(&public, "Resign")
            .await
            .expect("a question");
        check_private(&question);
        ben.confirm(&question).await;
        let end = ben.wait_for_button(CHANNEL, &public.id(), "replay").await;
        let replay = ben.press(&end, "Replay").await.expect("the replay");
        check_private(&replay);
        check_private(&ben.press(&replay, "Next").await.expect("the next step"));
        check_private(&ben.press(&end, "Analyze").await.expect("the analysis"));
        game.wait_for_results().await;
    }
    world.end().await;
}

/// What everyone reads of the public message: its text and the description of its picture.
fn public_text(message: &Message) -> String {
    let pictures = message.pictures().into_iter();
    let alts = pictures.filter_map(|picture| picture["description"].as_str());
    let parts: Vec<_> = alts.map(str::to_owned).collect();
    format!("{}\n{}", message.text(), parts.join("\n"))
}

#[tokio::test]
async fn public_table_is_played_by_labels_and_the_description_of_its_picture() {
    let world = World::with_artwork().await;
    let options = json!({"game": "claim-it"});
    let mut game = RandomMatch::start(&world, 2, options, 2).await;
    for person in &game.players {
        switch(person, "text-only", true).await;
    }
    for _ in 0..40 {
        let Some(seat) = game.next_to_act(&world).await else {
            break;
        };
        let line = game.replay().line_count();
        let person = game.players[seat.index()].clone();
        let table = game.wait_for_public_turn(seat).await;
        assert!(picture(&table).is_some(), "{}", table.text());
        check_labels(&table);
        let text = public_text(&table).to_lowercase();
        let moves = moves(&table);
        for (label, _) in &moves {
            let numbers: Vec<_> = label.chars().filter(char::is_ascii_digit).collect();
            if let [column, row, ..] = numbers[..] {
                let space = format!("row {row} column {column} (");
                assert!(text.contains(&space), "{label}: {text}");
            }
        }
        // Stopping whenever possible makes sure that the match ends.
        let stop = moves.iter().find(|it| it.0 == "Stop");
        let choice = stop.unwrap_or(&moves[line % moves.len()]);
        choose(&person, &table, choice).await;
    }
    let host = &game.players[0];
    let question = host.command("claim resign", json!({})).await;
    check_private(&question);
    host.confirm(&question).await;
    game.wait_for_results().await;
    world.end().await;
}
