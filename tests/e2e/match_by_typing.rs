//! A whole match by `/claim play`: the completions, and which inputs are understood.

use claim_rules::record::{Line, Replay, sorted_legal_actions};
use serde_json::json;

use super::matches::{ACTIONS, Match, Record};
use super::person::Person;
use super::world::{CHANNEL, World};

/// The maximum number of choices in Discord.
const MAX_CHOICES: usize = 25;

/// The factions: ids, and singular in English and in German.
const NAMES: [(&str, &str, &str); 5] = [
    ("goblin", "Goblin", "Kobold"),
    ("knight", "Knight", "Ritter"),
    ("undead", "Undead", "Untoter"),
    ("dwarf", "Dwarf", "Zwerg"),
    ("doppelganger", "Doppelgänger", "Doppelgänger"),
];

/// The seat of the German player.
const GERMAN: usize = 0;

#[tokio::test]
async fn two_players_play_a_match_by_typing() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let mut typed = Vec::new();
    for n in 0..ACTIONS {
        let (seat, offered) = offered(&game).await;
        let player = &game.players[seat];
        for (label, value) in &offered {
            assert_eq!(*label, card_of(seat, value));
        }
        let (label, value) = &offered[n % offered.len()];
        check_filter(player, &offered, label).await;
        let action = match n % 4 {
            0 => value.clone(),
            1 => label.to_uppercase(),
            2 => card_of(seat, value),
            _ => value.trim_start_matches("play ").to_owned(),
        };
        let hand = player.command("claim play", json!({"move": action})).await;
        assert_eq!(hand.above(), "", "{action} is not refused");
        assert!(hand.is_ephemeral() && game.is_linked_from(&hand));
        let values: Vec<_> = offered.iter().map(|(_, value)| value.clone()).collect();
        typed.push((seat, value.clone(), values));
    }
    let end = game.wait_for_results().await;
    check_record(&Record::of(&ben, &end).await, &typed);
    world.end().await;
}

/// The seat to act and its choices. The other player is told whom the match waits for.
async fn offered(game: &Match) -> (usize, Vec<(String, String)>) {
    let waiting = [
        "Du bist nicht dran. Am Zug: Ben",
        "It’s not your turn: waiting for Anna",
    ];
    let mut offers = Vec::new();
    for (seat, player) in game.players.iter().enumerate() {
        let offered = player.complete("claim play", "move", json!({})).await;
        if offered[0].0 == waiting[seat] {
            assert_eq!(offered.len(), 1, "no action is offered");
        } else {
            offers.push((seat, offered));
        }
    }
    let offer = offers.pop().expect("it is a player's turn");
    assert!(offers.is_empty(), "it is both players' turn");
    assert!(offer.1.len() <= MAX_CHOICES);
    offer
}

#[tokio::test]
async fn completion_says_why_there_is_nothing_to_play() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let no_match = [
        (
            &anna,
            "Gerade wartet keine Partie auf dich. Starte eine mit /claim start",
        ),
        (
            &ben,
            "No match is waiting for you. Start one with /claim start",
        ),
    ];
    for (person, sentence) in no_match {
        let choice = only_choice(person).await;
        assert_eq!(choice.0, sentence);
        for action in [choice.1.as_str(), "goblin 3"] {
            let options = json!({"move": action});
            let reply = person.command("claim play", options).await;
            assert!(
                reply.is_ephemeral() && reply.text() == sentence,
                "{reply:?}"
            );
        }
        let typed = json!({"move": "gob"});
        assert_eq!(person.complete("claim play", "move", typed).await, []);
    }

    let game = Match::start(CHANNEL, &anna, &ben).await;
    for _ in 0..2 {
        let (seat, _) = game.to_act().await;
        let waiting = &game.players[1 - seat];
        let (start, name) = [
            ("It’s not your turn: waiting for ", "Anna"),
            ("Du bist nicht dran. Am Zug: ", "Ben"),
        ][seat];
        let choice = only_choice(waiting).await;
        assert_eq!(choice.0, format!("{start}{name}"));
        let options = json!({"move": choice.1});
        let reply = waiting.command("claim play", options).await;
        let sentence = format!("{start}**{name}**");
        assert!(
            reply.is_ephemeral() && reply.text() == sentence,
            "{reply:?}"
        );
        game.play_until_turn_of(1 - seat).await;
    }
    game.resign(0).await;
    world.end().await;
}

/// The only choice that is offered while nothing is typed.
async fn only_choice(person: &Person) -> (String, String) {
    let mut choices = person.complete("claim play", "move", json!({})).await;
    assert_eq!(choices.len(), 1, "{choices:?}");
    choices.remove(0)
}

/// Checks that typing filters the choices.
async fn check_filter(player: &Person, offered: &[(String, String)], label: &str) {
    let typed = &label[..label
        .char_indices()
        .nth(4)
        .map_or(label.len(), |(at, _)| at)];
    let options = json!({"move": typed.to_lowercase()});
    let left = player.complete("claim play", "move", options).await;
    let fits = |(label, _): &&(String, String)| label.contains(typed);
    let expected: Vec<_> = offered.iter().filter(fits).cloned().collect();
    assert_eq!(left, expected, "{typed}");
    let options = json!({"move": "Seer 7"});
    let left = player.complete("claim play", "move", options).await;
    assert_eq!(
        left,
        [],
        "a card that this game does not have is not offered"
    );
}

/// Checks that the choices were the legal actions, and that the typed actions were played.
fn check_record(record: &Record, typed: &[(usize, String, Vec<String>)]) {
    let mut lines = record.text.lines();
    let header = lines.next().expect("a header");
    let mut replay = Replay::from_header(header).expect("a header");
    let mut typed = typed.iter();
    for text in lines {
        let line = replay.parse_line(text).expect("a valid line");
        if let Line::Action { seat, action, .. } = &line.line {
            let (by, value, offered) = typed.next().expect("only typed actions were played");
            assert_eq!((seat.index(), &action.to_string()), (*by, value));
            let mut offered = offered.clone();
            offered.sort();
            let legal = sorted_legal_actions(replay.state());
            let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(offered, legal);
        }
        replay.step_timed(&line).expect("a valid step");
    }
    assert!(typed.next().is_none(), "all that was typed was played");
}

/// The name of an action's card in the language of the player in that seat.
fn card_of(seat: usize, value: &str) -> String {
    let card = value.strip_prefix("play ").expect("a play");
    let (faction, number) = card.split_once('-').expect("a card");
    let names = NAMES.iter().find(|(id, ..)| *id == faction);
    let (_, english, german) = names.expect("a faction of Claim");
    let name = if seat == GERMAN { german } else { english };
    format!("{name} {number}")
}
