//! Presses of stale, forged and malformed buttons and of other people's, and double presses: each gets an ephemeral
//! reply and changes nothing, and no hand is shown to others.

use serde_json::{Value, json};

use super::message::Message;
use super::person::Person;
use super::tracked_match::{TrackedMatch, choice};
use super::world::{CHANNEL, World};

/// Texts by which a message with a hand can be recognised.
const HAND_MARKERS: [&str; 3] = ["**Your hand (", "**Deine Hand (", "act:"];

/// Fails if a person ever saw a hand.
async fn assert_never_saw_a_hand(person: &Person) {
    for entry in person.feed().await {
        let text = entry["message"].to_string();
        for sign in HAND_MARKERS {
            assert!(!text.contains(sign), "{} saw {text}", person.name());
        }
    }
}

/// Fails if a public message ever showed a hand.
async fn assert_no_hand_in_public(reader: &Person) {
    for entry in reader.feed().await {
        let message = &entry["message"];
        if message["ephemeral"] == true || message["guild_id"] == Value::Null {
            continue;
        }
        for sign in HAND_MARKERS {
            assert!(!message.to_string().contains(sign), "all saw {message}");
        }
    }
}

#[tokio::test]
async fn stale_button_shows_current_hand() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let old = choice(&hand, &stored);
    player.press(&hand, &old).await;
    let before = world.stored(&game.id).await;
    let answer = player.forge(&hand, &old).await.expect("a reply");
    assert!(answer.is_ephemeral());
    assert!(
        answer.contains_text("This button is out of date.") && answer.contains_text("Your hand"),
        "{}",
        answer.text()
    );
    assert_eq!(world.stored(&game.id).await, before);
    game.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test]
async fn only_one_of_two_simultaneous_presses_counts() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    for _ in 0..6 {
        let (player, hand, stored) = game.wait_for_turn(&world).await;
        let button = choice(&hand, &stored);
        let (one, other) = tokio::join!(
            player.press_on_its_way(&hand, &button),
            player.press_on_its_way(&hand, &button)
        );
        let (one, other) = tokio::join!(
            player.interaction_outcome(&one),
            player.interaction_outcome(&other)
        );
        let mut ways = [&one["how"], &other["how"]].map(Value::to_string);
        ways.sort();
        assert_eq!(ways, ["\"message\"", "\"update\""], "{one} {other}");
        let refused = player
            .wait_for_message("dm", |message| {
                message.contains_text("This button is out of date.")
            })
            .await;
        assert!(refused.is_ephemeral());
        let after = world.stored(&game.id).await;
        assert_eq!(after.actions(), stored.actions() + 1);
        player.read_all("dm").await;
    }
    game.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test]
async fn buttons_of_finished_match_say_it_is_over() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let button = choice(&hand, &stored);
    game.resign(&world, &ben).await;
    let before = world.stored(&game.id).await;
    let dm = player
        .wait_for_message("dm", |message| !message.is_ephemeral())
        .await;
    let answer = player.forge(&dm, &button).await.expect("a reply");
    assert!(
        answer.is_ephemeral() && answer.contains_text("This match is over."),
        "{}",
        answer.text()
    );
    assert!(answer.actions().is_empty());
    let public = game.wait_for_public_message(&world, &ben).await;
    let id = &game.id;
    let of_match = ["resign", "ask-resign", "start", "cancel", "leave"];
    let join = format!("join:{id}:claim:2::1d");
    for button in of_match
        .map(|verb| format!("{verb}:{id}"))
        .iter()
        .chain([&join])
    {
        let answer = ben.forge(&public, button).await.expect("a reply");
        assert!(
            answer.is_ephemeral() && answer.contains_text("This match is over."),
            "{button}: {}",
            answer.text()
        );
    }
    assert_eq!(world.stored(&game.id).await, before);
    assert_eq!(
        game.wait_for_public_message(&world, &ben).await.text(),
        public.text()
    );
    world.end().await;
}

#[tokio::test]
async fn outsider_is_refused_and_sees_no_hand() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let david = world.person("david");
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (_, hand, stored) = game.wait_for_turn(&world).await;
    let public = game.wait_for_public_message(&world, &david).await;
    let id = &game.id;
    let presses = [
        format!("hand:{id}"),
        choice(&hand, &stored),
        format!("ask-resign:{id}"),
        format!("resign:{id}"),
    ];
    let mut answers = Vec::new();
    for press in &presses {
        answers.extend(david.forge(&public, press).await);
    }
    let by_action = json!({"move": stored.legal()[0].to_string(), "match": id});
    for (command, options) in [
        ("claim hand", json!({"match": id})),
        ("claim play", by_action),
        ("claim resign", json!({"match": id})),
    ] {
        answers.push(david.command(command, options).await);
    }
    assert_eq!(answers.len(), presses.len() + 3);
    for answer in answers {
        assert!(
            answer.is_ephemeral() && answer.contains_text("You are not playing in this match."),
            "{}",
            answer.text()
        );
    }
    let offered = david
        .complete("claim play", "move", json!({"match": id}))
        .await;
    assert_eq!(offered, []);
    assert_never_saw_a_hand(&david).await;
    assert_eq!(world.stored(id).await, stored);
    game.resign(&world, &ben).await;
    assert_never_saw_a_hand(&david).await;
    world.end().await;
}

#[tokio::test]
async fn hand_is_never_shown_in_public() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let public = game.wait_for_public_message(&world, &player).await;
    let shown = player.press(&public, "My hand").await.expect("the hand");
    assert!(shown.is_ephemeral() && shown.contains_text("Your hand"));
    // A hand's button that is forged on the public message plays, but the reply is ephemeral.
    let answer = player.forge(&public, &choice(&hand, &stored)).await;
    let answer = answer.expect("the hand");
    assert!(answer.is_ephemeral() && answer.contains_text("Your hand"));
    assert_ne!(answer.id(), public.id());
    assert_eq!(world.stored(&game.id).await.actions(), stored.actions() + 1);
    game.wait_for_turn(&world).await;
    game.resign(&world, &ben).await;
    assert_no_hand_in_public(&ben).await;
    assert_no_hand_in_public(&fiona).await;
    world.end().await;
}

/// Malformed ids, for a match of which `line` lines are stored.
fn malformed(id: &str, line: usize) -> Vec<String> {
    let mut ids: Vec<String> = [
        "a",
        ":",
        "::::",
        "#",
        "#1",
        "act",
        "act:",
        "hand:",
        "hand",
        "💥",
        "record:",
        "replay::",
        "join:0",
        "leaderboard:",
        "leaderboard:-1",
        "leaderboard:4294967296",
        "matches:x",
        "rules:",
        "rules:chess:",
        "rules:claim:wizard",
        "choose:",
        "drop table matches",
    ]
    .map(str::to_owned)
    .to_vec();
    ids.extend([
        "b".repeat(100),
        id.to_owned(),
        format!("HAND:{id}"),
        format!("hand:{id}x"),
        format!("hand: {id}"),
        format!("act:{id}"),
        format!("act:{id}:{line}"),
        format!("act:{id}:{line}:"),
        format!("act:{id}:{line}:play"),
        format!("act:{id}:{line}:play goblin-77"),
        format!("act:{id}:{line}:play wizard-1"),
        format!("act:{id}:{line}:PLAY GOBLIN-0"),
        format!("act:{id}:{line}:take bottom"),
        format!("act:{id}:-1:play goblin-0"),
        format!("act:{id}:99999999999:play goblin-0"),
        format!("act:{id}::play goblin-0"),
        format!("replay:{id}"),
        format!("replay:{id}:-1"),
        format!("replay:{id}:x"),
    ]);
    ids
}

#[tokio::test]
async fn malformed_ids_are_refused_on_every_message() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let public = game.wait_for_public_message(&world, &player).await;
    let own = player.press(&public, "My hand").await.expect("a hand");
    for id in malformed(&game.id, stored.lines.len()) {
        for place in [&public, &hand, &own] {
            let answer = player.forge(place, &id).await.expect("a reply");
            assert!(
                answer.is_ephemeral() && answer.contains_text("I don’t know that button."),
                "{id}: {}",
                answer.text()
            );
        }
    }
    assert_eq!(world.stored(&game.id).await, stored);
    assert_eq!(
        game.wait_for_public_message(&world, &player).await.text(),
        public.text()
    );
    let same = |before: &Message, message: &Message| {
        message.id() == before.id()
            && message.text() == before.text()
            && message.actions() == before.actions()
    };
    player
        .wait_for_message("dm", |message| same(&hand, message))
        .await;
    player
        .wait_for_message(CHANNEL, |message| same(&own, message))
        .await;
    game.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test]
async fn forged_ids_of_unknown_or_running_matches_are_refused() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (_, _, stored) = game.wait_for_turn(&world).await;
    let public = game.wait_for_public_message(&world, &ben).await;
    let id = &game.id;
    let unknown = "I can’t find that match.";
    let still_running = "That match is still running. Try again when it is over.";
    let begun = "This match has already started.";
    for (press, sentence) in [
        ("hand:aaaaaaaaaa".to_owned(), unknown),
        ("join:aaaaaaaaaa:claim:2::1d".to_owned(), unknown),
        ("act:aaaaaaaaaa:3:play goblin-0".to_owned(), unknown),
        ("record:aaaaaaaaaa".to_owned(), unknown),
        ("replay:aaaaaaaaaa:0".to_owned(), unknown),
        ("rematch:aaaaaaaaaa".to_owned(), unknown),
        (format!("record:{id}"), still_running),
        (format!("replay:{id}:0"), still_running),
        (format!("replay:{id}:26"), still_running),
        (format!("rematch:{id}"), still_running),
        (format!("join:{id}:claim:2::1d"), begun),
        (format!("leave:{id}"), begun),
        (format!("start:{id}"), begun),
        (format!("cancel:{id}"), begun),
    ] {
        for person in [&ben, &fiona] {
            let answer = person.forge(&public, &press).await.expect("a reply");
            assert!(
                answer.is_ephemeral() && answer.contains_text(sentence),
                "{press}: {}",
                answer.text()
            );
            assert_eq!(answer.file(), None, "{press}");
        }
    }
    assert_eq!(world.stored(id).await, stored);
    assert_eq!(
        game.wait_for_public_message(&world, &ben).await.text(),
        public.text()
    );
    assert_no_hand_in_public(&fiona).await;
    game.resign(&world, &ben).await;
    world.end().await;
}
