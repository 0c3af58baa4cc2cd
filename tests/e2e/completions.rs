//! Completions of matches and actions: each is offered once, under a name of its own, so that Discord accepts all of
//! them.

use std::collections::HashSet;

use serde_json::json;

use super::matches::Match;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The maximum number of choices in Discord.
const MAX_CHOICES: usize = 25;

/// The value of a choice that only says why nothing can be played.
const NOTHING_TO_PLAY: &str = "-";

/// What completes an option, after checking that all names and values are different.
async fn completed(person: &Person, command: &str, option: &str) -> Vec<(String, String)> {
    let offered = person.complete(command, option, json!({})).await;
    assert!(!offered.is_empty(), "nothing completes {command}");
    let names: HashSet<_> = offered.iter().map(|(name, _)| name).collect();
    let values: HashSet<_> = offered.iter().map(|(_, value)| value).collect();
    assert_eq!([names.len(), values.len()], [offered.len(); 2]);
    offered
}

/// The seat to act in the only match of both players, and the actions that are offered to it.
async fn to_act(game: &Match) -> (usize, Vec<(String, String)>) {
    for (seat, player) in game.players.iter().enumerate() {
        let offered = completed(player, "claim play", "move").await;
        if offered[0].1 != NOTHING_TO_PLAY {
            return (seat, offered);
        }
    }
    panic!("the match waits for a player");
}

async fn start_kingdoms(anna: &Person, ben: &Person) -> Match {
    let options = json!({"opponent": ben.name(), "game": "kingdoms"});
    Match::start_with(CHANNEL, anna, ben, options).await
}

#[tokio::test]
async fn equal_cards_on_display_are_offered_once() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = start_kingdoms(&anna, &ben).await;
    for n in 0.. {
        let (seat, offered) = to_act(&game).await;
        let draws = offered
            .iter()
            .filter(|(_, value)| value.starts_with("draw display-"));
        let draws = draws.count();
        let (_, action) = &offered[n % offered.len()];
        let options = json!({"move": action});
        game.players[seat].command("claim play", options).await;
        if (1..3).contains(&draws) {
            break;
        }
    }
    world.end_unread().await;
}

#[tokio::test]
async fn match_with_many_actions_leaves_room_for_those_of_another() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let kingdoms = start_kingdoms(&anna, &ben).await;
    for n in 0.. {
        let (seat, offered) = to_act(&kingdoms).await;
        if seat == 1 && offered.len() == MAX_CHOICES {
            break;
        }
        let (_, action) = &offered[n % offered.len()];
        let options = json!({"move": action});
        kingdoms.players[seat].command("claim play", options).await;
    }
    let claim = Match::start(CHANNEL, &anna, &ben).await;
    claim.play_until_turn_of(1).await;
    let offered = completed(&ben, "claim play", "move").await;
    for game in [&kingdoms, &claim] {
        let own = format!("{}/", game.id);
        let count = offered
            .iter()
            .filter(|(_, value)| value.starts_with(&own))
            .count();
        assert!(count >= 2, "{offered:?}");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn matches_against_the_same_person_can_be_told_apart() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let games = [
        Match::start(CHANNEL, &anna, &ben).await,
        Match::start(CHANNEL, &anna, &ben).await,
    ];
    for game in &games {
        game.play_until_turn_of(1).await;
    }
    check_matches(&ben, "claim hand", &games).await;
    let offered = completed(&ben, "claim play", "move").await;
    for game in &games {
        let own = format!("{}/", game.id);
        assert!(
            offered.iter().any(|(_, value)| value.starts_with(&own)),
            "{offered:?}"
        );
    }

    // Two tricks later, one of them is further.
    games[0].play(0..4).await;
    games[0].play_until_turn_of(1).await;
    let names = check_matches(&ben, "claim resign", &games).await;
    for name in &names {
        assert!(
            name.contains("trick") && !name.ends_with(" (2)"),
            "{names:?}"
        );
    }

    for game in &games {
        game.resign(0).await;
    }
    check_matches(&ben, "claim analyze", &games).await;
    world.end_unread().await;
}

/// Checks that these matches complete the option `match`. Returns their names.
async fn check_matches(person: &Person, command: &str, games: &[Match; 2]) -> Vec<String> {
    let offered = completed(person, command, "match").await;
    let values: HashSet<_> = offered.iter().map(|(_, value)| &**value).collect();
    assert_eq!(values, games.iter().map(|game| &*game.id).collect());
    offered.into_iter().map(|(name, _)| name).collect()
}
