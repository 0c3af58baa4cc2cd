//! A whole match by `/claim play`: what is offered while somebody types, and what is understood.

use claim_bot::record::{Line, Replay, legal_list};
use serde_json::json;

use super::driver::{CHANNEL, Person, World};
use super::play::{ACTIONS, Match, Record};

/// The most choices that Discord shows.
const MOST_CHOICES: usize = 25;

/// What a card of each faction is called in notation, in English and in German.
const NAMES: [(&str, &str, &str); 5] = [
    ("goblin", "Goblin", "Kobold"),
    ("knight", "Knight", "Ritter"),
    ("undead", "Undead", "Untoter"),
    ("dwarf", "Dwarf", "Zwerg"),
    ("doppelganger", "Doppelgänger", "Doppelgänger"),
];

/// The languages of the two, by seat: Anna opens the table.
const GERMAN: usize = 0;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_by_typing() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    let mut typed = Vec::new();
    for n in 0..ACTIONS {
        let (seat, offered) = offered(&game).await;
        let player = &game.players[seat];
        for (label, value) in &offered {
            assert_eq!(*label, label_of(seat, value));
        }
        let (label, value) = &offered[n % offered.len()];
        check_filter(player, &offered, label).await;
        let action = match n % 4 {
            0 => value.clone(),
            1 => label.to_uppercase(),
            2 => card_of(seat, value),
            _ => value.trim_start_matches("play ").to_owned(),
        };
        let hand = player
            .command("claim play", json!({"action": action}))
            .await;
        assert_eq!(hand.0["content"], "", "{action} is not refused");
        assert!(hand.is_ephemeral() && game.is_linked_in(&hand));
        let values: Vec<_> = offered.iter().map(|(_, value)| value.clone()).collect();
        typed.push((seat, value.clone(), values));
    }
    let end = game.ended().await;
    check_record(&Record::of(&ben, &end).await, &typed);
    world.end().await;
}

/// Who is to act and what they are offered; the other is offered nothing.
async fn offered(game: &Match) -> (usize, Vec<(String, String)>) {
    let mut offers = Vec::new();
    for (seat, player) in game.players.iter().enumerate() {
        let offered = player.complete("claim play", "action", json!({})).await;
        offers.push((seat, offered));
    }
    offers.retain(|(_, offered)| !offered.is_empty());
    let offer = offers.pop().expect("somebody is to act");
    assert!(offers.is_empty(), "both are offered something");
    assert!(offer.1.len() <= MOST_CHOICES);
    offer
}

/// What has been typed so far leaves what has it in it.
async fn check_filter(player: &Person, offered: &[(String, String)], label: &str) {
    let typed = &label[..label
        .char_indices()
        .nth(4)
        .map_or(label.len(), |(at, _)| at)];
    let options = json!({"action": typed.to_lowercase()});
    let left = player.complete("claim play", "action", options).await;
    let fits = |(label, _): &&(String, String)| label.contains(typed);
    let expected: Vec<_> = offered.iter().filter(fits).cloned().collect();
    assert_eq!(left, expected, "{typed}");
    let options = json!({"action": "Seer 7"});
    let left = player.complete("claim play", "action", options).await;
    assert_eq!(left, [], "that card is in no deck of this game");
}

/// What was offered is what the rules allowed, and what was typed is what was played.
fn check_record(record: &Record, typed: &[(usize, String, Vec<String>)]) {
    let mut lines = record.text.lines();
    let header = lines.next().expect("there is a header");
    let mut replay = Replay::begin(header).expect("it is one");
    let mut typed = typed.iter();
    for text in lines {
        let line = replay.parse(text).expect("it is a line");
        if let Line::Action { seat, action, .. } = &line {
            let (by, value, offered) = typed.next().expect("no more was played than typed");
            assert_eq!((seat.index(), &action.to_string()), (*by, value));
            let mut offered = offered.clone();
            offered.sort();
            let legal = legal_list(replay.state());
            let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(offered, legal);
        }
        replay.step(&line).expect("it follows");
    }
    assert!(typed.next().is_none(), "all that was typed was played");
}

/// What the card of an action is called in the language of the one in that seat.
fn card_of(seat: usize, value: &str) -> String {
    let card = value.strip_prefix("play ").expect("cards are played");
    let (faction, number) = card.split_once('-').expect("it is a card");
    let names = NAMES.iter().find(|(id, ..)| *id == faction);
    let (_, english, german) = names.expect("it is of this game");
    let name = if seat == GERMAN { german } else { english };
    format!("{name} {number}")
}

fn label_of(seat: usize, value: &str) -> String {
    let card = card_of(seat, value);
    if seat == GERMAN {
        format!("{card} spielen")
    } else {
        format!("Play {card}")
    }
}
