//! Several matches at once: hands link to their match, plays are not mixed up, and a command that does not name a match
//! finds the right one, or asks if it is ambiguous.

use serde_json::json;

use super::matches::{Match, PlayedAction, Record, notation};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn same_players_play_two_matches_at_once() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let one = Match::start(CHANNEL, &anna, &ben).await;
    let two = Match::start(CHANNEL, &ben, &anna).await;
    let mut played = [Vec::new(), Vec::new()];
    for n in 0..10 {
        for (game, played) in [&one, &two].into_iter().zip(&mut played) {
            let (seat, hand) = game.to_act().await;
            assert!(game.is_linked_from(&hand), "a hand says where it belongs");
            assert_eq!(hand.actions_in(&game.id), hand.actions());
            let choices = hand.actions();
            let choice = &choices[n % choices.len()];
            game.players[seat].press(&hand, choice).await;
            played.push((seat, notation(choice)));
        }
    }
    check_list(&ben, &[&one, &two]).await;
    check_choice_by_turn(&ben, &one, &two, &mut played).await;
    for (game, played) in [&one, &two].into_iter().zip(&played) {
        check_end(game, played).await;
    }
    check_list(&ben, &[]).await;
    world.end().await;
}

#[tokio::test]
async fn match_of_this_channel_is_resigned_although_another_one_waits() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let here = Match::start(CHANNEL, &anna, &ben).await;
    let elsewhere = Match::start("general", &anna, &ben).await;
    here.play_until_turn_of(1).await;
    elsewhere.play_until_turn_of(0).await;
    let question = anna.command("claim resign", json!({})).await;
    assert!(here.is_linked_from(&question), "{}", question.text());
    world.end_unread().await;
}

#[tokio::test]
async fn typed_action_is_played_in_the_only_match_where_it_is_possible() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let one = Match::start(CHANNEL, &anna, &ben).await;
    let two = Match::start(CHANNEL, &ben, &anna).await;
    one.play_until_turn_of(1).await;
    two.play_until_turn_of(0).await;
    let offered = values(&ben, "move", json!({})).await;
    let action = only_in(&offered, &two)[0];
    let hand = ben.command("claim play", json!({"move": action})).await;
    assert!(two.is_linked_from(&hand), "{}", hand.text());
    let record = Record::of(&ben, &two.resign(1).await).await;
    assert!(record.actions().contains(&(0, action.to_owned())));
    world.end_unread().await;
}

#[tokio::test]
async fn spectator_is_asked_which_match_to_watch() {
    let world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    let one = Match::start(CHANNEL, &anna, &ben).await;
    let two = Match::start(CHANNEL, &ben, &anna).await;
    let question = fiona.command("claim table", json!({})).await;
    // The matches do not wait for her, and she does not wait for others.
    assert!(
        question.contains_text("**1.** Claim: ") && !question.contains_text("Waiting"),
        "{}",
        question.text()
    );
    for game in [&one, &two] {
        let choice = format!("table:{}", game.id);
        assert!(question.select_values().contains(&choice));
    }
    world.end_unread().await;
}

/// Checks that `/claim matches` lists each match with its link and whose turn it is.
async fn check_list(reader: &Person, games: &[&Match]) {
    let list = reader.command("claim matches", json!({})).await;
    let text = list.text();
    let lines: Vec<_> = text.lines().collect();
    for game in games {
        let link = lines
            .iter()
            .position(|line| line.contains(&format!("/{})", game.public_message)));
        let headline = lines[link.expect("the match is listed") - 1];
        let (seat, _) = game.to_act().await;
        let is_theirs = game.players[seat].name() == reader.name();
        let expected = if is_theirs {
            "**Your turn:** Claim: "
        } else {
            "Waiting for others: Claim: "
        };
        assert!(headline.starts_with(expected), "{text}");
    }
    assert_eq!(text.matches("Go to the table").count(), games.len());
    assert!(
        !games.is_empty() || list.contains_text("You have no running matches."),
        "{text}"
    );
}

/// Checks which match a command chooses, depending on Ben's turns. He sits in the second seat of `one` and in the first
/// seat of `two`.
async fn check_choice_by_turn(
    ben: &Person,
    one: &Match,
    two: &Match,
    played: &mut [Vec<PlayedAction>; 2],
) {
    // It is Ben's turn in one match only.
    played[0].extend(one.play_until_turn_of(1).await);
    played[1].extend(two.play_until_turn_of(1).await);
    let hand = ben.command("claim hand", json!({})).await;
    assert!(one.is_linked_from(&hand) && !two.is_linked_from(&hand));
    let offered = values(ben, "move", json!({})).await;
    let expected: Vec<_> = hand.actions().iter().map(|id| notation(id)).collect();
    assert_eq!(offered, expected);
    let other = ben.command("claim hand", json!({"match": two.id})).await;
    assert!(two.is_linked_from(&other) && other.actions().is_empty());
    let labels = ben.complete("claim play", "match", json!({})).await;
    let label = |yours: &str| format!("Claim: {yours}");
    let expected = [
        (
            format!("Your turn · {}", label("Anna – Ben")),
            one.id.clone(),
        ),
        (label("Ben – Anna"), two.id.clone()),
    ];
    assert_eq!(labels, expected, "the oldest first");
    let typed = json!({"match": two.id[..6]});
    assert_eq!(values(ben, "match", typed).await, [two.id.as_str()]);

    // It is Ben's turn in both matches.
    played[1].extend(two.play_until_turn_of(0).await);
    let menu = ben.command("claim hand", json!({})).await;
    assert!(menu.contains_text("Which match?"), "{}", menu.text());
    let hands = [one, two].map(|game| format!("hand:{}", game.id));
    assert_eq!(menu.select_values(), hands, "the oldest deadline first");
    let hand = ben.choose(&menu, &hands[1]).await.expect("the hand");
    assert!(two.is_linked_from(&hand) && !hand.actions().is_empty());
    assert_eq!(hand.id(), menu.id(), "it takes the place of the menu");
    let unknown = ben.command("claim play", json!({"move": "x"})).await;
    assert!(unknown.contains_text("I don’t know that move."));
    // The values of completed actions name their match.
    let offered = values(ben, "move", json!({})).await;
    let own = format!("{}/", one.id);
    let action = offered.iter().find(|it| it.starts_with(&own));
    let action = action.expect("an action of the first match");
    let hand = ben.command("claim play", json!({"move": action})).await;
    assert!(one.is_linked_from(&hand));
    let played_there = action.split_once('/').expect("a separator").1;
    played[0].push((1, played_there.to_owned()));
    let named = json!({"match": two.id});
    let action = values(ben, "move", named).await.swap_remove(0);
    let options = json!({"match": two.id, "move": action});
    let hand = ben.command("claim play", options).await;
    assert!(two.is_linked_from(&hand));
    played[1].push((0, action));
}

async fn values(person: &Person, option: &str, options: serde_json::Value) -> Vec<String> {
    let offered = person.complete("claim play", option, options).await;
    offered.into_iter().map(|(_, value)| value).collect()
}

/// The actions among these choices that are possible in one match, and not in the other.
fn only_in<'a>(offered: &'a [String], game: &Match) -> Vec<&'a str> {
    let choices = offered.iter().filter_map(|it| it.split_once('/'));
    let (own, others): (Vec<_>, Vec<_>) = choices.partition(|(id, _)| *id == game.id);
    let others: Vec<_> = others.into_iter().map(|(_, action)| action).collect();
    let own = own.into_iter().map(|(_, action)| action);
    own.filter(|action| !others.contains(action)).collect()
}

/// Checks that the record contains exactly what was played.
async fn check_end(game: &Match, played: &[PlayedAction]) {
    let end = game.resign(0).await;
    let record = Record::of(&game.players[1], &end).await;
    assert_eq!(record.actions(), played);
}

#[tokio::test]
async fn three_players_play_in_several_channels_and_servers() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let games = [
        Match::start(CHANNEL, &anna, &ben).await,
        Match::start("karten", &clara, &anna).await,
        Match::start("tables", &ben, &clara).await,
    ];
    let mut played = [const { Vec::new() }; 3];
    for n in 0..6 {
        for (game, played) in games.iter().zip(&mut played) {
            played.push(game.act(n).await);
        }
    }
    check_list(&ben, &[&games[0], &games[2]]).await;

    // At first, it is not Anna's turn in either of her matches; then it is, in the one in the other channel.
    played[0].extend(games[0].play_until_turn_of(1).await);
    played[1].extend(games[1].play_until_turn_of(0).await);
    let hand = async |channel: &str| anna.command_in(channel, "claim hand", json!({})).await;
    assert!(games[0].is_linked_from(&hand(CHANNEL).await));
    assert!(games[1].is_linked_from(&hand("karten").await));
    let menu = hand("general").await;
    assert!(menu.contains_text("Welche Partie?"), "{}", menu.text());
    assert_eq!(menu.select_values().len(), 2);
    played[1].extend(games[1].play_until_turn_of(1).await);
    let elsewhere =
        |message: &Message| games[1].is_linked_from(message) && !message.actions().is_empty();
    assert!(elsewhere(&hand("general").await));
    assert!(elsewhere(&hand("dm").await));
    assert!(
        games[1].is_linked_from(&hand(CHANNEL).await),
        "where it is her turn, rather than here"
    );
    let offered = anna
        .complete_in("tables", "claim play", "move", json!({}))
        .await;
    assert!(!offered.is_empty());

    for (game, played) in games.iter().zip(&played) {
        check_end(game, played).await;
    }
    let here = ben
        .command_in("general", "claim leaderboard", json!({}))
        .await;
    let there = ben
        .command_in("karten", "claim leaderboard", json!({}))
        .await;
    let lists = |board: &Message, name: &str| board.contains_text(&format!("**{name}**"));
    assert!(
        ["Anna", "Ben", "Clara"]
            .iter()
            .all(|name| lists(&here, name))
    );
    assert!(lists(&there, "Anna") && lists(&there, "Clara") && !lists(&there, "Ben"));
    world.end().await;
}
