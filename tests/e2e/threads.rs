//! A thread for each match, in servers that want one.

use claim_host::Clock;
use reqwest::Method;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// Turns threads on, and returns the server's settings.
pub(crate) async fn turn_on_threads(manager: &Person) -> Message {
    manager.set(json!({"manager": true})).await;
    let own = manager.command("claim settings", json!({})).await;
    let server = manager.press(&own, "Server settings").await;
    let server = server.expect("the server's settings");
    assert!(server.contains_text("A thread for each match between people: **off**"));
    let changed = manager.press(&server, "Turn on threads").await;
    changed.expect("the settings")
}

/// A match between Anna and Ben that has a thread, and Anna.
async fn match_with_thread(world: &World) -> (Match, Person) {
    let [anna, ben] = ["anna", "ben"].map(|name| world.person(name));
    turn_on_threads(&ben).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    world.wait_for_request(0, is_start).await;
    (game, anna)
}

/// The thread of a match, as the sandbox shows it. It has the same id as the public message.
async fn thread_of(world: &World, game: &Match) -> Option<Value> {
    let shown = world.control.get("/world").await;
    let servers = shown["servers"].as_array().cloned().unwrap_or_default();
    let channels = servers.into_iter().flat_map(|server| {
        let channels = server["channels"].as_array().cloned();
        channels.unwrap_or_default()
    });
    let mut threads = channels.filter(|channel| channel["parent"].is_string());
    threads.find(|thread| thread["id"] == *game.public_message)
}

/// Waits until a person is mentioned in the thread. Returns the hand that the mention's button opens.
async fn called_hand(thread: &str, person: &Person) -> Message {
    let mention = format!("<@{}>", person.id().await);
    let is_call = |message: &Message| {
        message.contains_text(&mention) && message.enabled_button("hand").is_some()
    };
    let call = person.wait_for_message(thread, is_call).await;
    let hand = person.press_kind(&call, "hand").await.expect("the hand");
    assert!(hand.is_ephemeral());
    hand
}

/// Whether a request starts a thread.
pub(crate) fn is_start(request: &Value) -> bool {
    let route = request["route"].as_str().unwrap_or_default();
    route.ends_with("/threads")
}

#[tokio::test]
async fn match_has_a_thread_for_its_calls_until_it_ends() {
    let mut world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    let settings = turn_on_threads(&ben).await;
    assert!(settings.contains_text("A thread for each match between people: **on**"));
    for person in [&anna, &ben] {
        person.set(json!({"dms": "closed"})).await;
    }
    let game = Match::start(CHANNEL, &anna, &ben).await;
    world.wait_for_request(0, is_start).await;
    let thread = game.public_message.clone();
    let (first, second) = tokio::select! {
        hand = called_hand(&thread, &anna) => ((&anna, hand), &ben),
        hand = called_hand(&thread, &ben) => ((&ben, hand), &anna),
    };
    let (leader, hand) = first;
    leader.press(&hand, &hand.actions()[0]).await;
    let known = thread_of(&world, &game).await.expect("a thread");
    assert_eq!(known["name"], "Claim: Anna – Ben");
    assert_eq!(known["archived"], false);

    // Commands in the thread are about its match.
    let other = Match::start("tables", &fiona, &ben).await;
    for person in [&ben, &fiona] {
        let table = person.command_in(&thread, "claim table", json!({})).await;
        assert!(table.contains_text("Anna"), "{}", table.text());
    }
    other.wait_for_deal(&fiona).await;

    // Neither a restart nor the end of the match starts another thread.
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let hand = called_hand(&thread, second).await;
    second.press(&hand, &hand.actions()[0]).await;
    let question = game.ask_to_resign(0).await;
    anna.confirm(&question).await;
    let is_archive = |request: &Value| request["body"]["archived"] == true;
    world.wait_for_request(0, is_archive).await;
    for person in [&anna, &ben] {
        let mention = format!("<@{}>", person.id().await);
        let is_result =
            |it: &Message| it.contains_text(&mention) && it.enabled_button("rematch").is_some();
        person.wait_for_message(&thread, is_result).await;
    }
    let known = thread_of(&world, &game).await.expect("it stays");
    assert_eq!(known["archived"], true, "the results came before");
    let requests = world.control.get("/requests").await;
    let requests = requests["entries"].as_array().cloned().unwrap_or_default();
    let of_match = |it: &&Value| it["path"].to_string().contains(&thread) && is_start(it);
    assert_eq!(requests.iter().filter(of_match).count(), 1);
    world.end_unread().await;
}

#[tokio::test]
async fn thread_lists_the_tricks_and_shows_the_result_without_notifying() {
    let world = World::new().await;
    let (game, anna) = match_with_thread(&world).await;
    let thread = &game.public_message;
    let is_empty = |it: &Message| it.contains_text("Each trick or turn is listed here");
    let list = anna.wait_for_message(thread, is_empty).await;
    let is_number = |it: &Message, number: u32| {
        it.id() == list.id() && it.contains_text(&format!("**{number}** · "))
    };
    for number in 1..=2 {
        game.play(0..2).await;
        anna.wait_for_message(thread, |it| is_number(it, number))
            .await;
    }
    game.resign(0).await;
    let is_archive = |request: &Value| request["body"]["archived"] == true;
    world.wait_for_request(0, is_archive).await;
    let shown = anna.messages(thread).await;
    let [shown, result] = &shown[..] else {
        panic!("the list and the result: {shown:#?}");
    };
    assert!(is_number(shown, 1) && is_number(shown, 2) && !is_number(shown, 3));
    assert!(result.contains_text("**Ben** wins!") && result.enabled_button("replay").is_some());
    let known = thread_of(&world, &game).await.expect("a thread");
    assert_eq!(known["archived"], true);
    let requests = world.requests().await;
    let is_post = |request: &&Value| {
        let path = request["path"].as_str().unwrap_or_default();
        request["method"] == "POST" && path.ends_with(&format!("/{thread}/messages"))
    };
    for post in requests.iter().filter(is_post) {
        let flags = post["body"]["flags"].as_u64().unwrap_or_default();
        assert_ne!(flags & (1 << 12), 0, "{post}");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn match_goes_on_if_its_thread_is_deleted() {
    let world = World::new().await;
    let (game, anna) = match_with_thread(&world).await;
    let thread = &game.public_message;
    let is_list = |it: &Message| it.contains_text("The match so far");
    anna.wait_for_message(thread, is_list).await;
    let path = format!("/channels/{thread}");
    let deleted = world.control.request(Method::DELETE, &path, None).await;
    deleted.expect("the thread is deleted");
    game.play(0..4).await;
    let end = game.resign(0).await;
    assert_eq!(end.id(), game.public_message);
    assert!(!anna.messages(CHANNEL).await.iter().any(is_list));
    world.end_unread().await;
}

#[tokio::test]
async fn missing_permission_is_named_and_the_match_goes_on_in_the_channel() {
    let mut world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    let deny = json!({"deny": ["CREATE_PUBLIC_THREADS"]});
    let path = format!("/channels/{CHANNEL}/permissions");
    world.control.post(&path, deny).await;
    let settings = turn_on_threads(&ben).await;
    assert!(settings.contains_text("Missing permissions: Create Public Threads"));
    anna.set(json!({"manager": true})).await;
    let own = anna.command("claim settings", json!({})).await;
    let server = anna.press_kind(&own, "server").await.expect("settings");
    assert!(server.contains_text("Öffentliche Threads erstellen"));

    // Anna owns the server. She is told when a match needs a thread for the first time.
    ben.set(json!({"dms": "closed"})).await;
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    let is_notice = |message: &Message| message.contains_text("Create Public Threads");
    let notice = anna.wait_for_message("dm", is_notice).await;
    assert!(notice.contains_text("I couldn’t open a thread"));
    let end = game.ask_to_resign(1).await;
    fiona.confirm(&end).await;
    let is_call = |message: &Message| !message.0["mentions"].as_array().is_none_or(Vec::is_empty);
    ben.wait_for_message(CHANNEL, is_call).await;
    assert!(thread_of(&world, &game).await.is_none());

    // She is not told again until threads are turned on again.
    ben.set(json!({"dms": "open"})).await;
    for restarts in [false, true] {
        if restarts {
            world.stop_bot().await;
            world.start_bot(Clock::System).await;
        }
        let again = Match::start(CHANNEL, &ben, &fiona).await;
        let end = again.ask_to_resign(1).await;
        fiona.confirm(&end).await;
        again.wait_for_results().await;
    }
    let notices = async || {
        let shown = anna.messages("dm").await;
        shown.iter().filter(|message| is_notice(message)).count()
    };
    assert_eq!(notices().await, 1);
    let own = ben.command("claim settings", json!({})).await;
    let server = ben.press_kind(&own, "server").await.expect("settings");
    ben.press(&server, "Turn off threads").await;
    turn_on_threads(&ben).await;
    let third = Match::start(CHANNEL, &ben, &fiona).await;
    third.wait_for_deal(&fiona).await;
    let end = third.ask_to_resign(1).await;
    fiona.confirm(&end).await;
    third.wait_for_results().await;
    assert_eq!(notices().await, 2);
    world.end_unread().await;
}

#[tokio::test]
async fn players_are_called_in_the_channel_if_the_thread_is_locked() {
    let world = World::new().await;
    let [anna, ben] = ["anna", "ben"].map(|name| world.person(name));
    turn_on_threads(&ben).await;
    for person in [&anna, &ben] {
        person.set(json!({"dms": "closed"})).await;
    }
    let game = Match::start(CHANNEL, &anna, &ben).await;
    world.wait_for_request(0, is_start).await;
    let thread = &game.public_message;
    let (leader, hand, second) = tokio::select! {
        hand = called_hand(thread, &anna) => (&anna, hand, &ben),
        hand = called_hand(thread, &ben) => (&ben, hand, &anna),
    };
    let locked = json!({
        "kind": "refuse", "status": 403, "code": 160_005,
        "method": "POST", "route": format!("/channels/{thread}/messages"), "count": 1000,
    });
    world.inject_fault(locked).await;
    leader.press(&hand, &hand.actions()[0]).await;
    called_hand(CHANNEL, second).await;
    world.end_unread().await;
}

/// A match with a thread, and another one in that thread.
async fn match_in_a_thread(world: &World, [anna, ben, fiona]: [&Person; 3]) -> [Match; 2] {
    turn_on_threads(ben).await;
    let game = Match::start(CHANNEL, ben, fiona).await;
    world.wait_for_request(0, is_start).await;
    let inside = Match::start(&game.public_message, anna, fiona).await;
    [game, inside]
}

#[tokio::test]
async fn table_in_a_thread_that_was_archived_shows_its_result() {
    let world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    let [game, inside] = match_in_a_thread(&world, [&anna, &ben, &fiona]).await;
    let thread = game.public_message.clone();
    // The end of the first match archives its thread.
    game.resign(0).await;
    let is_archive = |request: &Value| request["body"]["archived"] == true;
    world.wait_for_request(0, is_archive).await;
    inside.resign(1).await;
    let is_result = |message: &Message| message.is_public_result_of(&inside.id);
    anna.wait_for_message(&thread, is_result).await;
    world.end_unread().await;
}

#[tokio::test]
async fn rematch_of_a_match_in_a_thread_is_opened_from_direct_messages() {
    let world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    let [game, inside] = match_in_a_thread(&world, [&anna, &ben, &fiona]).await;
    let thread = game.public_message.clone();
    inside.resign(1).await;
    // Threads count as part of their channel, also for presses elsewhere.
    let own = ben.command("claim settings", json!({})).await;
    let server = ben.press(&own, "Server settings").await;
    let server = server.expect("the server's settings");
    let only = ben.press(&server, "Allow tables only here").await;
    assert!(only.is_some());
    let is_end = |message: &Message| message.enabled_button("rematch").is_some();
    let end = fiona.wait_for_message("dm", is_end).await;
    let opened = fiona.press_kind(&end, "rematch").await.expect("an answer");
    assert!(
        opened.contains_text("table for the rematch is open")
            && opened.contains_text("The table is in <#"),
        "{}",
        opened.text()
    );
    let is_table = |message: &Message| message.enabled_button("join").is_some();
    anna.wait_for_message(&thread, is_table).await;
    // A thread in a thread was refused, but no permission is missing that the owner would have to hear of.
    let requests = world.control.get("/requests").await;
    let requests = requests["entries"].as_array().cloned().unwrap_or_default();
    assert!(
        requests
            .iter()
            .any(|it| is_start(it) && it["code"] == 50024)
    );
    let told = ["couldn’t open a thread", "keinen Thread für eine Partie"];
    let is_told = |it: &Value| {
        told.iter()
            .any(|words| it["body"].to_string().contains(words))
    };
    assert!(!requests.iter().any(is_told));
    world.end_unread().await;
}
