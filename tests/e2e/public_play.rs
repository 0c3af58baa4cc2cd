//! Games without hidden cards are played on the public message.

use claim_ai::Level;
use serde_json::{Value, json};

use super::message::Message;
use super::person::Person;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

/// How often the bot has edited a message by a separate request, not in the response to a press.
async fn edits_of(world: &World, message: &str) -> usize {
    let requests = world.requests().await;
    let is_edit = |request: &&Value| {
        let path = request["path"].as_str().unwrap_or_default();
        request["method"] == "PATCH" && path.ends_with(&format!("/messages/{message}"))
    };
    requests.iter().filter(is_edit).count()
}

/// How often a person's direct messages were edited, and how often one notified them.
async fn direct_messages(person: &Person) -> (usize, usize) {
    let direct = person.messages("dm").await[0].channel();
    let mut feed = person.feed().await;
    feed.retain(|entry| entry["channel"] == direct.as_str());
    let edits = feed.iter().filter(|entry| entry["kind"] == "edited");
    let notifications = feed.iter().filter(|entry| entry["notifies"] == true);
    (edits.count(), notifications.count())
}

#[tokio::test]
async fn claim_it_is_played_on_the_public_message() {
    let world = World::new().await;
    let mut game =
        RandomMatch::start(&world, 3, json!({"game": "claim-it", "players": 3}), 5).await;
    while let Some(seat) = game.next_to_act(&world).await {
        game.click_in_public(seat).await;
    }
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    // The responses to presses are enough to keep the public message up to date. Direct messages are edited at the end
    // of a player's turn; new ones announce the start of the match, each turn, and the result.
    assert_eq!(edits_of(&world, &game.public_message.id()).await, 0);
    for (seat, player) in game.players.iter().enumerate() {
        let (edits, notifications) = direct_messages(player).await;
        let turns = record.turns_of(seat);
        assert!(notifications <= turns + 2, "{notifications} in {turns}");
        // What was announced becomes the message by an edit.
        let edits = edits - notifications;
        assert!(edits <= turns + 1, "{edits} edits in {turns} turns");
    }
    world.end().await;
}

#[tokio::test]
async fn private_copy_offers_actions_to_the_player_to_act_alone() {
    let world = World::new().await;
    for name in ["anna", "ben"] {
        world.person(name).set(json!({"locale": "en-GB"})).await;
    }
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim-it"}), 1).await;
    let seat = game.next_to_act(&world).await.expect("the match runs");
    for (other, player) in game.players.iter().enumerate() {
        let copy = player.command("claim table", json!({})).await;
        assert!(copy.is_ephemeral() && copy.enabled_button("more").is_some());
        assert_eq!(copy.enabled_button("act").is_some(), other == seat.index());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn bots_turn_takes_at_most_two_edits() {
    let world = World::new().await;
    let anna = world.person("anna");
    let options = json!({"game": "claim-it", "players": 3, "bots": Level::Easy as u8});
    anna.command("claim start", options).await;
    let has_hand = |message: &Message| message.enabled_button("hand").is_some();
    let public = anna.wait_for_message(CHANNEL, has_hand).await;
    let mut game = RandomMatch::of(&public, &[&anna], 4);
    game.play_out(&world).await;
    let record = game.wait_for_results().await;
    let turns = record.turns_of(1) + record.turns_of(2);
    let actions = record.actions();
    let actions = actions.iter().filter(|(seat, _)| *seat > 0).count();
    let edits = edits_of(&world, &public.id()).await;
    assert!(edits <= 2 * turns, "{edits} edits in {turns} turns");
    assert!(
        actions > 2 * turns,
        "the bots' turns must have several actions for this test"
    );
    world.end().await;
}

#[tokio::test]
async fn direct_message_tells_of_the_turn_and_links_to_the_table() {
    let world = World::new().await;
    for name in ["anna", "ben"] {
        world.person(name).set(json!({"locale": "en-GB"})).await;
    }
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim-it"}), 1).await;
    let seat = game.next_to_act(&world).await.expect("the match runs");
    game.wait_for_public_turn(seat).await;
    for (index, player) in game.players.iter().enumerate() {
        let is_called = index == seat.index();
        let link = format!("/{})", game.public_message.id());
        let is_notice = |message: &Message| {
            message.contains_text(&link)
                && message.contains_text("**It’s your turn.**") == is_called
        };
        let notice = player.wait_for_message("dm", is_notice).await;
        assert!(notice.buttons().is_empty(), "{}", notice.text());
    }
    // The private screen has the same controls as the table, in the player's language.
    let player = game.players[seat.index()].clone();
    player.set(json!({"locale": "de"})).await;
    let private = player.press(&game.public_message, "Play privately").await;
    let private = private.expect("a reply");
    assert!(private.is_ephemeral() && private.contains_text("Du bist dran"));
    let action = private.actions()[0].clone();
    let after = player.press(&private, &action).await.expect("a reply");
    assert_eq!(after.id(), private.id());
    world.end().await;
}

#[tokio::test]
async fn ping_links_to_the_table() {
    let world = World::new().await;
    for name in ["anna", "ben"] {
        let settings = json!({"dms": "closed", "locale": "en-GB"});
        world.person(name).set(settings).await;
    }
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim-it"}), 1).await;
    let seat = game.next_to_act(&world).await.expect("the match runs");
    let player = &game.players[seat.index()];
    let mention = format!("\u{2068}<@{}>\u{2069}, it’s your turn:", player.id().await);
    let is_ping = |message: &Message| message.contains_text(&mention);
    let ping = player.wait_for_message(CHANNEL, is_ping).await;
    let link = format!("/{})", game.public_message.id());
    assert!(ping.contains_text(&link), "{}", ping.text());
    assert!(ping.buttons().is_empty());
    game.players[1 - seat.index()].read_all(CHANNEL).await;
    world.end().await;
}

/// A player who plays in the channel sees there what a bot has played, without pressing anything.
#[tokio::test]
async fn private_screen_follows_the_match_while_bots_play() {
    let world = World::new().await;
    let anna = world.person("anna");
    for game in ["claim-it", "claim"] {
        let options = json!({"game": game, "players": 2, "bots": Level::Easy as u8});
        anna.command("claim start", options).await;
        let has_hand = |message: &Message| message.enabled_button("hand").is_some();
        let public = anna.wait_for_message(CHANNEL, has_hand).await;
        let screen = anna.press_kind(&public, "hand").await.expect("a screen");
        assert!(screen.is_ephemeral());
        let mut shown = screen.text();
        let (mut screen, mut turns) = (screen, 0);
        while turns < 3 {
            let is_turn =
                |message: &Message| message.id() == screen.id() && !message.actions().is_empty();
            screen = anna.wait_for_message(CHANNEL, is_turn).await;
            let is_new_turn = screen.text() != shown;
            turns += usize::from(is_new_turn);
            let action = screen.actions()[0].clone();
            screen = anna.press(&screen, &action).await.expect("the screen");
            shown = screen.text();
        }
        let public = anna.command("claim resign", json!({})).await;
        anna.confirm(&public).await;
        let is_result = |message: &Message| message.id() == screen.id() && message.shows_result();
        anna.wait_for_message(CHANNEL, is_result).await;
    }
    world.end_unread().await;
}

#[tokio::test]
async fn matches_of_a_channel_share_its_rate_limit() {
    let world = World::with_long_rate_limit_period().await;
    let people = [world.person("anna"), world.person("ben")];
    let mut games = Vec::new();
    for (seed, (person, name)) in (1..).zip(people.iter().zip(["Anna", "Ben"])) {
        let options = json!({"game": "claim-it", "players": 5, "bots": Level::Easy as u8});
        person.command("claim start", options).await;
        let has_hand = |message: &Message| {
            message.contains_text(name) && message.enabled_button("hand").is_some()
        };
        let public = person.wait_for_message(CHANNEL, has_hand).await;
        games.push(RandomMatch::of(&public, &[person], seed));
    }
    // In each match, four bots act before it is the person's turn again. A match may also end earlier.
    for _ in 0..6 {
        for game in &mut games {
            if let Some(seat) = game.next_to_act(&world).await {
                game.click_in_public(seat).await;
            }
        }
    }
    for game in &mut games {
        if let Some(seat) = game.next_to_act(&world).await {
            game.wait_for_public_turn(seat).await;
        }
    }
    let requests = world.requests().await;
    let refused: Vec<_> = requests.iter().filter(|it| it["status"] == 429).collect();
    assert!(refused.is_empty(), "{refused:#?}");
    for person in &people {
        person.read_all("dm").await;
        person.read_all(CHANNEL).await;
    }
    world.end().await;
}

#[tokio::test]
async fn only_the_player_to_act_uses_the_public_controls() {
    let world = World::new().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim-it"}), 1).await;
    game.read_all_hands().await;
    let seat = game.next_to_act(&world).await.expect("the match runs");
    let other = game.players[1 - seat.index()].clone();
    let public = game.public_message.id();
    let is_public = |message: &Message| message.id() == public;
    let shown = other.wait_for_message(CHANNEL, is_public).await;
    let stranger = world.person("david");
    for person in [&other, &stranger] {
        let answer = person.press_kind(&shown, "act").await.expect("a reply");
        assert!(answer.is_ephemeral(), "{}", answer.text());
    }
    assert_eq!(game.next_to_act(&world).await, Some(seat));
    let line = game.replay().line_count();
    // The same press counts for the player whose turn it is.
    game.click_in_public(seat).await;
    game.next_to_act(&world).await;
    assert!(game.replay().line_count() > line);
    game.read_all_hands().await;
    world.end().await;
}
