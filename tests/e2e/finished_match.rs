//! A match that was played out: its result, the proof of its deal, its record and its replay.

use claim_host::Clock;
use claim_rules::record::check;
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::Connection;

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The factions: ids and English plurals.
const FACTIONS: [(&str, &str); 5] = [
    ("goblin", "Goblins"),
    ("knight", "Knights"),
    ("undead", "Undead"),
    ("dwarf", "Dwarves"),
    ("doppelganger", "Doppelgängers"),
];

/// The players' names by seat.
const NAMES: [&str; 2] = ["Anna", "Ben"];

/// The rating before the first match.
const INITIAL_RATING: i64 = 1000;

#[tokio::test]
async fn finished_match_shows_result_proof_record_and_replay() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let record = Record::of(&ben, &end).await;
    check_result(&end, record.result());
    check_votes(&end, record.result());
    check_ratings(&end, &world, record.result()).await;
    check_proof(&ben, &end, &record).await;
    check_replay(&ben, &end, &record).await;
    world.end().await;
}

#[tokio::test]
async fn match_seen_lately_is_not_read_again() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..6).await;
    let end = game.resign(0).await;
    // After a restart, the match is no longer in memory.
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let mut replay = ben.press_kind(&end, "replay").await.expect("the replay");
    let mut database = world.database().await;
    let rename = "ALTER TABLE lines RENAME TO hidden";
    sqlx::raw_sql(rename)
        .execute(&mut database)
        .await
        .expect("the table is renamed");
    for (label, step) in [("End", 6), ("Start", 0), ("Next", 1)] {
        replay = stepped(&ben, &replay, label).await;
        let progress = format!("Move {step} of 6");
        assert!(replay.contains_text(&progress), "{}", replay.text());
    }
    let undo = "ALTER TABLE hidden RENAME TO lines";
    sqlx::raw_sql(undo)
        .execute(&mut database)
        .await
        .expect("the table is renamed");
    database.close().await.expect("the connection closes");
    world.end().await;
}

/// Checks who won.
fn check_result(end: &Message, line: &Value) {
    let winners = line["result"]["winners"].as_array().expect("an array");
    let expected = match winners.as_slice() {
        [winner] => format!("🏆 **{}** wins!", NAMES[index(winner)]),
        _ => "🤝 The match is a draw.".to_owned(),
    };
    assert!(end.contains_text(&expected), "{}", end.text());
}

/// Checks each faction's winner and how many of its cards each player has.
fn check_votes(end: &Message, line: &Value) {
    let result = &line["result"];
    let text = end.text();
    let mut votes = [0, 0];
    for (id, name) in FACTIONS {
        let mut lines = text.lines();
        let line = lines.find(|line| line.contains(&format!("\u{a0}{name}: ")));
        let line = line.expect("a line for each faction");
        let counts = [0, 1].map(|seat: usize| {
            let pile = result["piles"][seat].as_array().into_iter().flatten();
            let of_faction = pile.filter(|card| {
                let card = card.as_str().unwrap_or_default();
                card.split('-').next() == Some(id)
            });
            of_faction.count()
        });
        let winner = &result["votes"][id];
        let who = match winner.as_u64() {
            Some(_) => format!("**{}**", NAMES[index(winner)]),
            None => "tie".to_owned(),
        };
        if winner.is_u64() {
            votes[index(winner)] += 1;
        }
        let expected = if counts == [0, 0] {
            format!("{name}: no cards")
        } else {
            format!("{name}: {who} (Anna {}, Ben {}", counts[0], counts[1])
        };
        assert!(line.contains(&expected), "{line} is not {expected}");
    }
    let total = format!("voted: Anna {}, Ben {}**", votes[0], votes[1]);
    assert!(text.contains(&total), "{text}");
}

/// Checks the ratings before and after the match, and the leaderboard.
async fn check_ratings(end: &Message, world: &World, line: &Value) {
    let winners = line["result"]["winners"].as_array().expect("an array");
    let text = end.text();
    let board = world
        .person("clara")
        .command("claim leaderboard", serde_json::json!({}))
        .await;
    for (seat, name) in NAMES.into_iter().enumerate() {
        let start = format!("**{name}**: {INITIAL_RATING} → ");
        let rest = text.split_once(&start).expect("the rating change").1;
        let (after, rest) = rest.split_once(" (").expect("the rating change");
        let change = rest.split_once(')').expect("a parenthesis").0;
        // The question mark marks a provisional rating.
        let after = after.strip_suffix('?').expect("a mark");
        let after: i64 = after.parse().expect("a number");
        let signed = format!("{:+}", after - INITIAL_RATING).replace('-', "−");
        assert_eq!(change, signed);
        let has_won = winners.iter().any(|winner| index(winner) == seat);
        let outcome = match winners.len() {
            1 if has_won => {
                assert!(after > INITIAL_RATING);
                "1 gewonnen, 0 unentschieden, 0 verloren"
            }
            1 => {
                assert!(after < INITIAL_RATING);
                "0 gewonnen, 0 unentschieden, 1 verloren"
            }
            _ => "0 gewonnen, 1 unentschieden, 0 verloren",
        };
        let row = format!("**{name}** · **{after}?** · 1 Partie: {outcome}");
        assert!(
            board.contains_text(&row),
            "{row} is not in {}",
            board.text()
        );
    }
}

/// Checks that the fingerprint that was shown before anyone joined belongs to the published secret, and that the deal
/// follows from the secret.
async fn check_proof(reader: &Person, end: &Message, record: &Record) {
    let feed = reader.feed().await;
    let mut messages = feed.iter().map(|entry| Message(entry["message"].clone()));
    let shown = messages.find_map(|it| it.fingerprint().map(str::to_owned));
    let fingerprint = shown.expect("the fingerprint was posted");
    let proof = reader
        .press_or_find(end, "Fairness")
        .await
        .expect("the proof");
    let proof = proof.text();
    let (_, after) = proof.split_once(&fingerprint).expect("the fingerprint");
    let secret = hexadecimal(after);
    let bytes = hex::decode(&secret).expect("hexadecimal digits");
    assert_eq!(hex::encode(Sha256::digest(bytes)), fingerprint);
    assert_eq!(record.result()["secret"], secret.as_str());
    assert_eq!(record.header()["commitment"], fingerprint.as_str());
    for entry in &feed {
        let message = Message(entry["message"].clone());
        assert!(
            !message.contains_text(&secret),
            "the secret was shown to a person who did not ask for it: {entry}"
        );
    }

    let checked = check(&record.text).expect("the record is valid");
    assert_eq!(checked.actions, ACTIONS);
    let deck = record.deck();
    let (first, second) = (&deck[0], deck.iter().find(|card| **card != deck[0]));
    let stacked = swapped(&record.text, first, second.expect("different cards"));
    let error = check(stacked).expect_err("another deal does not follow");
    assert!(
        error
            .to_string()
            .contains("does not follow from the secret"),
        "{error}"
    );
}

/// The record with two cards of the deck swapped.
fn swapped(record: &str, one: &str, other: &str) -> String {
    let lines = record.lines().map(|line| {
        if !line.contains("\"deck ") {
            return format!("{line}\n");
        }
        let swap = |word: &str| {
            let card = word.split('"').next().unwrap_or(word);
            let end = &word[card.len()..];
            match card {
                _ if card == one => format!("{other}{end}"),
                _ if card == other => format!("{one}{end}"),
                _ => word.to_owned(),
            }
        };
        let words: Vec<_> = line.split(' ').map(swap).collect();
        format!("{}\n", words.join(" "))
    });
    lines.collect()
}

/// Steps through the whole replay, then to the start, forward, to the end and back, in one message.
async fn check_replay(reader: &Person, end: &Message, record: &Record) {
    let actions = record.actions();
    let shown = reader.press(end, "Replay").await;
    let mut shown = shown.expect("the replay");
    let message = shown.id();
    assert!(shown.is_ephemeral());
    check_position(&shown, &actions, 0);
    assert!(
        shown
            .enabled_button("replay")
            .is_some_and(|it| it.label != "Start")
    );
    let labels = ["Start", "Back", "Next", "End"];
    for step in 1..=ACTIONS {
        let shown_labels: Vec<_> = shown.buttons().into_iter().map(|it| it.label).collect();
        assert_eq!(shown_labels[..4], labels, "each button stays where it is");
        shown = stepped(reader, &shown, "Next").await;
        check_position(&shown, &actions, step);
    }
    assert!(
        !shown.button("Next").expect("the message").enabled,
        "there is nothing after the end"
    );
    for (label, step) in [
        ("Back", ACTIONS - 1),
        ("Back", ACTIONS - 2),
        ("Start", 0),
        ("Next", 1),
        ("End", ACTIONS),
    ] {
        shown = stepped(reader, &shown, label).await;
        check_position(&shown, &actions, step);
    }
    assert_eq!(shown.id(), message, "the replay stays in one message");
}

async fn stepped(reader: &Person, shown: &Message, label: &str) -> Message {
    let shown = reader.press(shown, label).await;
    shown.expect("the replay")
}

/// Checks that the replay names the last card played after `step` actions.
fn check_position(shown: &Message, actions: &[(usize, String)], step: usize) {
    let progress = format!("Move {step} of {ACTIONS}");
    assert!(shown.contains_text(&progress), "{}", shown.text());
    let Some((seat, action)) = step.checked_sub(1).map(|last| &actions[last]) else {
        return;
    };
    let (faction, value) = action
        .trim_start_matches("play ")
        .split_once('-')
        .expect("a card");
    let name = NAMES[*seat];
    let card = format!("{faction} {value}");
    let names_play = |line: &str| {
        let line = line.to_lowercase().replace('ä', "a");
        let line = line.replace('\u{a0}', " ");
        let by_name = ["led", "played"].map(|verb| format!("**{}** {verb} ", name.to_lowercase()));
        let is_play = by_name.iter().any(|by| line.starts_with(by)) && line.ends_with(&card);
        // The summary of a complete trick names both cards instead.
        let names_card = [" ", ".", ":"]
            .iter()
            .any(|end| line.contains(&format!("{card}{end}")));
        let is_story = line.contains("** wins") && names_card;
        is_play || is_story
    };
    assert!(
        shown
            .text()
            .split(['\n', '·'])
            .map(str::trim)
            .any(names_play),
        "{action} by {name}: {}",
        shown.text()
    );
}

/// The 64 hexadecimal digits in a text.
fn hexadecimal(text: &str) -> String {
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let is_hash = |word: &&str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
    words
        .find(is_hash)
        .expect("the text contains a hash")
        .to_owned()
}

fn index(seat: &Value) -> usize {
    let seat = seat.as_u64().and_then(|seat| usize::try_from(seat).ok());
    seat.expect("a seat")
}
