//! What a match that was played out leaves behind: its result, a proof of its deal, its record and
//! its replay.

use claim_bot::record::check;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::driver::{CHANNEL, Person, World};
use super::play::{ACTIONS, Match, Record};
use super::seen::Seen;

/// The factions' ids and what all of each are called.
const FACTIONS: [(&str, &str); 5] = [
    ("goblin", "Goblins"),
    ("knight", "Knights"),
    ("undead", "Undead"),
    ("dwarf", "Dwarves"),
    ("doppelganger", "Doppelgängers"),
];

/// The players by seat.
const NAMES: [&str; 2] = ["Anna", "Ben"];

/// What somebody new is rated.
const NEWCOMER: i64 = 1500;

#[tokio::test(flavor = "multi_thread")]
async fn the_result_the_proof_the_record_and_the_replay() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.ended().await;
    let record = Record::of(&ben, &end).await;
    check_result(&end, record.result());
    check_votes(&end, record.result());
    check_ratings(&end, &world, record.result()).await;
    check_proof(&ben, &game, &end, &record).await;
    check_replay(&ben, &end, &record).await;
    world.end().await;
}

/// Who won, in public and in private.
fn check_result(end: &Seen, line: &Value) {
    let winners = line["result"]["winners"].as_array().expect("a list");
    let expected = match winners.as_slice() {
        [winner] => format!("🏆 **{}** wins!", NAMES[index(winner)]),
        _ => "🤝 The match is a draw.".to_owned(),
    };
    assert!(end.says(&expected), "{}", end.text());
}

/// Faction by faction: who won it, and how many cards of it each has.
fn check_votes(end: &Seen, line: &Value) {
    let result = &line["result"];
    let text = end.text();
    let mut votes = [0, 0];
    for (id, name) in FACTIONS {
        let mut lines = text.lines();
        let told = lines.find(|line| line.contains(&format!(" {name}: ")));
        let told = told.expect("every faction is told");
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
            None => "nobody".to_owned(),
        };
        if winner.is_u64() {
            votes[index(winner)] += 1;
        }
        let expected = format!("{name}: {who}, {} – {}", counts[0], counts[1]);
        assert!(told.contains(&expected), "{told} is not {expected}");
    }
    let total = format!("**Votes: {} – {}**", votes[0], votes[1]);
    assert!(text.contains(&total), "{text}");
}

/// The ratings before and after, and the leaderboard that they make.
async fn check_ratings(end: &Seen, world: &World, line: &Value) {
    let winners = line["result"]["winners"].as_array().expect("a list");
    let text = end.text();
    let board = world
        .person("clara")
        .command("claim leaderboard", serde_json::json!({}))
        .await;
    for (seat, name) in NAMES.into_iter().enumerate() {
        let start = format!("**{name}**: {NEWCOMER} → ");
        let rest = text.split_once(&start).expect("the change is told").1;
        let (after, rest) = rest.split_once(" (").expect("and how much it is");
        let change = rest.split_once(')').expect("in brackets").0;
        let after: i64 = after.parse().expect("a number");
        let signed = format!("{:+}", after - NEWCOMER).replace('-', "−");
        assert_eq!(change, signed);
        let has_won = winners.iter().any(|winner| index(winner) == seat);
        let outcome = match winners.len() {
            1 if has_won => {
                assert!(after > NEWCOMER);
                "1 gewonnen, 0 unentschieden, 0 verloren"
            }
            1 => {
                assert!(after < NEWCOMER);
                "0 gewonnen, 0 unentschieden, 1 verloren"
            }
            _ => "0 gewonnen, 1 unentschieden, 0 verloren",
        };
        let row = format!("**{name}** · **{after}** · 1 Partie: {outcome}");
        assert!(board.says(&row), "{row} is not in {}", board.text());
    }
}

/// The secret is the one whose fingerprint was there before anybody joined, and the deal follows
/// from it.
async fn check_proof(reader: &Person, game: &Match, end: &Seen, record: &Record) {
    let feed = reader.feed().await;
    let lobby = feed
        .iter()
        .find(|entry| entry["message_id"] == game.home.as_str());
    let lobby = Seen(lobby.expect("the table was seen")["message"].clone());
    let fingerprint = hexadecimal(&lobby.text());
    let secret = hexadecimal(&end.text());
    let bytes = hex::decode(&secret).expect("it is hexadecimal");
    assert_eq!(hex::encode(Sha256::digest(bytes)), fingerprint);
    assert_eq!(record.result()["secret"], secret.as_str());
    assert_eq!(record.header()["commitment"], fingerprint.as_str());
    for entry in &feed {
        let seen = Seen(entry["message"].clone());
        let is_end = seen.id() == end.id() && seen.control("rematch").is_some();
        assert!(is_end || !seen.says(&secret), "too early: {entry}");
    }

    let checked = check(&record.text).expect("the record is right");
    assert_eq!(checked.actions, ACTIONS);
    let deck = record.deck();
    let (first, second) = (&deck[0], deck.iter().find(|card| **card != deck[0]));
    let stacked = swapped(&record.text, first, second.expect("not all are the same"));
    let fault = check(stacked).expect_err("another deal does not follow");
    assert!(
        fault
            .to_string()
            .contains("does not follow from the secret"),
        "{fault}"
    );
}

/// The record with two cards of the deck in each other's place.
fn swapped(record: &str, one: &str, other: &str) -> String {
    let lines = record.lines().map(|line| {
        if !line.contains("\"deck ") {
            return format!("{line}\n");
        }
        let swap = |word: &str| {
            let card = word.trim_end_matches("\"}");
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

/// Step by step to the end, to the start, one on, to the end and one back, in one message.
async fn check_replay(reader: &Person, end: &Seen, record: &Record) {
    let actions = record.actions();
    let shown = reader.press(end, "Replay").await;
    let mut shown = shown.expect("the replay is shown");
    let message = shown.id();
    assert!(shown.is_ephemeral());
    check_position(&shown, &actions, 0);
    assert!(
        shown
            .control("replay")
            .is_some_and(|it| it.label != "Start")
    );
    let labels = ["Start", "Back", "Next", "End"];
    for step in 1..=ACTIONS {
        let there: Vec<_> = shown.buttons().into_iter().map(|it| it.label).collect();
        assert_eq!(there[..4], labels, "each button stays where it is");
        shown = stepped(reader, &shown, "Next").await;
        check_position(&shown, &actions, step);
    }
    assert!(!shown.button("Next").expect("it stays").enabled, "the end");
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
    assert_eq!(shown.id(), message, "one message all the way");
}

async fn stepped(reader: &Person, shown: &Seen, label: &str) -> Seen {
    let shown = reader.press(shown, label).await;
    shown.expect("the replay is shown again")
}

/// The match as it stood then: the card played last lies there.
fn check_position(shown: &Seen, actions: &[(usize, String)], step: usize) {
    let place = format!("After action {step} of {ACTIONS}");
    assert!(shown.says(&place), "{}", shown.text());
    let Some((seat, action)) = step.checked_sub(1).map(|last| &actions[last]) else {
        return;
    };
    let (faction, value) = action
        .trim_start_matches("play ")
        .split_once('-')
        .expect("a card");
    let name = NAMES[*seat];
    let lies = |line: &str| {
        let by = [format!("**{name}** played "), format!("**{name}**: ")];
        let after = by.iter().find_map(|by| line.split_once(by.as_str()));
        after.is_some_and(|(_, rest)| {
            let card = rest.split(" · ").next().unwrap_or_default();
            let word = card.to_lowercase().replace('ä', "a");
            word.ends_with(&format!("{faction} {value}"))
        })
    };
    assert!(
        shown.text().lines().any(lies),
        "{action} by {name}: {}",
        shown.text()
    );
}

/// The 64 hexadecimal digits in a text.
fn hexadecimal(text: &str) -> String {
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let is_hash = |word: &&str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
    words.find(is_hash).expect("it is there").to_owned()
}

fn index(seat: &Value) -> usize {
    let seat = seat.as_u64().and_then(|seat| usize::try_from(seat).ok());
    seat.expect("a seat")
}
