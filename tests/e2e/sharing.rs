//! Sharing private answers in the channel, and watching a match that others play.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When the tests with a manual clock begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// Expects that a shared message has one button, which shows `reader` the same in private, with its controls.
async fn check_open(reader: &Person, shared: &Message, label: &str) -> Message {
    let [button] = &*shared.buttons() else {
        panic!("not one button: {shared:?}");
    };
    assert_eq!(button.label, label);
    let opened = reader.press(shared, label).await.expect("the same");
    assert!(opened.is_ephemeral() && opened.id() != shared.id());
    assert!(opened.enabled_button("share").is_some(), "{opened:?}");
    opened
}

#[tokio::test]
async fn leaderboard_and_analysis_are_shared_once() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..8).await;
    game.resign(0).await;
    let fiona = world.person("fiona");
    for (reader, command, by, done) in [
        (
            &ben,
            "claim leaderboard",
            "Shared by **Ben**",
            "Shared in the channel.",
        ),
        (
            &ben,
            "claim analyze",
            "Shared by **Ben**",
            "Shared in the channel.",
        ),
        (
            &anna,
            "claim profile",
            "Shared by **Anna**",
            "Im Kanal geteilt.",
        ),
    ] {
        reader.command(command, json!({})).await;
        let has_button = |message: &Message| message.enabled_button("share").is_some();
        let shown = reader.wait_for_message(CHANNEL, has_button).await;
        assert!(shown.is_ephemeral());
        let private = reader.press_kind(&shown, "share").await.expect("the same");
        assert_eq!(private.id(), shown.id());
        assert!(private.contains_text(done), "{}", private.text());
        assert!(!has_button(&private), "it is shared once");
        let is_shared = |message: &Message| message.contains_text(by);
        let public = fiona.wait_for_message(CHANNEL, is_shared).await;
        assert!(!public.is_ephemeral());
        assert_eq!(public.0["mentions"], json!([]));
        check_open(&fiona, &public, "Open").await;
        // The shared version addresses everyone, not the person who shared it.
        assert!(!public.contains_text("you") && !public.contains_text("Dein"));
    }
    // Whom a person plays against is theirs alone to share.
    let of_anna = ben
        .command("claim profile", json!({"player": "anna"}))
        .await;
    ben.press_kind(&of_anna, "share").await.expect("the same");
    let is_shared =
        |message: &Message| message.contains_text("Anna’s profile") && !message.is_ephemeral();
    let public = fiona.wait_for_message(CHANNEL, is_shared).await;
    assert!(!public.contains_text("Ben: "), "{}", public.text());
    let shared = fiona.read_all(CHANNEL).await;
    let is_shared = |message: &&Message| message.contains_text("Shared by");
    assert_eq!(shared.iter().filter(is_shared).count(), 4);
    for person in [&anna, &ben] {
        person.read_all(CHANNEL).await;
    }
    world.end().await;
}

#[tokio::test]
async fn message_can_be_shared_again_after_it_changed() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let shown = ben.command("claim leaderboard", json!({})).await;
    let share = shown.enabled_button("share").expect("a button").custom_id;
    // A double press.
    for _ in 0..2 {
        ben.forge(&shown, &share).await.expect("the same");
    }
    let shown = ben.press(&shown, "All servers").await.expect("the other");
    ben.press_kind(&shown, "share").await.expect("the same");
    let shared = fiona.read_all(CHANNEL).await;
    let of = |place: &str| {
        let is_copy = |it: &&Message| it.contains_text("Shared by") && it.contains_text(place);
        shared.iter().filter(is_copy).count()
    };
    assert_eq!((of("This server"), of("All servers")), (1, 1));
    world.end_unread().await;
}

#[tokio::test]
async fn sharing_needs_permissions_and_a_server_with_the_bot() {
    let world = World::new().await;
    let ben = world.person("ben");
    let shown = ben.command("claim leaderboard", json!({})).await;
    let deny = json!({"deny": ["SEND_MESSAGES"]});
    world
        .control
        .post(&format!("/channels/{CHANNEL}/permissions"), deny)
        .await;
    let refused = ben.press_kind(&shown, "share").await.expect("a reply");
    assert!(refused.contains_text("I lack: "), "{}", refused.text());
    ben.set(json!({"installed": true})).await;
    for channel in ["dm", "reading"] {
        let shown = ben
            .command_in(channel, "claim leaderboard", json!({}))
            .await;
        assert!(shown.enabled_button("share").is_none());
        let button = shown.buttons().remove(0);
        let forged = ben.forge(&shown, "share:puzzle-board:0").await;
        let refused = forged.expect("a reply");
        assert!(refused.is_ephemeral(), "{button:?}");
        assert!(refused.contains_text("This only works in a server that I am in."));
    }
    world.end().await;
}

#[tokio::test]
async fn results_and_replays_are_shared_in_the_language_of_the_server() {
    let world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    ben.set(json!({"manager": true})).await;
    let settings = ben.command("claim settings", json!({})).await;
    let settings = ben.press(&settings, "Server settings").await;
    let german = "set-server:language:de";
    ben.choose(&settings.expect("the settings"), german).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let end = game.resign(0).await;
    let everywhere = json!({"match": game.id});
    // A player can share the result even in another channel of the server.
    let result = ben.command_in("general", "claim table", everywhere).await;
    let shared = ben.press_kind(&result, "share").await.expect("the same");
    assert!(shared.contains_text("Shared in the channel.") && shared.contains_text("wins!"));
    let is_shared = |message: &Message| message.contains_text("Geteilt von **Ben**");
    let public = fiona.wait_for_message("general", is_shared).await;
    assert!(public.contains_text("gewinnt"), "{}", public.text());
    check_open(&fiona, &public, "Nachspielen").await;
    let replay = ben.press(&end, "Nachspielen").await.expect("the replay");
    let shared = ben.press_kind(&replay, "share").await.expect("the same");
    assert!(shared.contains_text("Shared in the channel."));
    let public = fiona.wait_for_message(CHANNEL, is_shared).await;
    assert!(public.contains_text("Hand"), "{}", public.text());
    let opened = check_open(&fiona, &public, "Öffnen").await;
    assert!(opened.enabled_button("replay").is_some(), "{opened:?}");
    // But nothing of the match can be shared in another server.
    let shown = ben
        .command_in("karten", "claim leaderboard", json!({}))
        .await;
    for shared in ["table:{}", "analysis:{}", "replay:{}:0"] {
        let share = format!("share:{}", shared.replace("{}", &game.id));
        let refused = ben.forge(&shown, &share).await.expect("an answer");
        assert!(
            refused.contains_text("I don’t know that button"),
            "{share}: {}",
            refused.text()
        );
    }
    world.end_unread().await;
}

#[tokio::test]
async fn spectators_in_the_channel_see_the_table_but_no_hand() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..2).await;
    let check = |shown: &Message| {
        assert!(shown.is_ephemeral() && !shown.contains_text("Hand ("));
        let kinds = ["hand", "ask-resign", "act", "clock"];
        let kinds = kinds.map(|kind| shown.enabled_button(kind));
        assert!(kinds.iter().all(Option::is_none), "{}", shown.text());
    };
    let mut shown_to = Vec::new();
    for (name, watch, refresh) in [
        ("fiona", "Watch", "Refresh"),
        ("clara", "Watch", "Aktualisieren"),
    ] {
        let spectator = world.person(name);
        let home = &game.public_message;
        let table = spectator.wait_for_button(CHANNEL, home, "table").await;
        let shown = spectator.press(&table, watch).await.expect("the table");
        check(&shown);
        let typed = spectator.command("claim table", json!({})).await;
        check(&typed);
        let list = spectator.command("claim tables", json!({})).await;
        let choice = format!("table:{}", game.id);
        let chosen = spectator.press(&list, &choice).await.expect("the table");
        check(&chosen);
        game.act(0).await;
        let next = spectator.press(&shown, refresh).await.expect("the table");
        check(&next);
        assert_eq!(next.id(), shown.id());
        assert_ne!(next.text(), shown.text(), "it shows what was played");
        shown_to.push((spectator, next, refresh));
    }
    // In another channel, spectators cannot watch the match.
    let fiona = world.person("fiona");
    let options = || json!({"match": game.id});
    let refused = fiona.command_in("general", "claim table", options()).await;
    assert!(refused.contains_text("You can watch this match in"));
    let shown = fiona.command_in("general", "claim help", json!({})).await;
    for kind in ["table", "details", "clock"] {
        let press = format!("{kind}:{}", game.id);
        let refused = fiona.forge(&shown, &press).await.expect("an answer");
        assert!(
            refused.contains_text("You can watch this match in"),
            "{press}: {}",
            refused.text()
        );
    }
    let list = fiona.command_in("general", "claim tables", json!({})).await;
    assert!(!list.contains_text("**Anna**"), "{}", list.text());
    let refused = fiona.command_in("karten", "claim table", options()).await;
    assert!(refused.contains_text("I can’t find that match."));
    // For a player, the screen has a button that leads to their hand.
    let table = ben.wait_for_button(CHANNEL, &game.public_message, "table");
    let own = ben.press(&table.await, "Watch").await.expect("the table");
    assert!(own.is_ephemeral() && own.enabled_button("hand").is_some());
    // When the match has ended, the same message shows the result, and leads to the replay.
    game.resign(0).await;
    for (spectator, shown, refresh) in shown_to {
        let is_end = |it: &Message| it.id() == shown.id() && it.enabled_button("replay").is_some();
        let end = spectator.wait_for_message(CHANNEL, is_end).await;
        assert!(end.button(refresh).is_none() && end.enabled_button("more").is_some());
        let replay = end.enabled_button("replay").expect("a button").custom_id;
        let replay = spectator.press(&end, &replay).await.expect("the replay");
        let text = replay.text().to_lowercase();
        assert!(text.contains("hand"), "{text}");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn match_is_followed_by_those_who_watch_it_until_their_token_expires() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|name| world.person(name));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..2).await;
    let home = &game.public_message;
    let table = fiona.wait_for_button(CHANNEL, home, "table").await;
    let shown = fiona.press(&table, "Watch").await.expect("the table");
    assert!(
        shown.contains_text("new moves appear here"),
        "{}",
        shown.text()
    );
    let is_trick = |it: &Message, number: u32| {
        let text = it.text().replace('\u{a0}', " ");
        it.id() == shown.id() && text.contains(&format!("Trick {number} of 13"))
    };
    assert!(is_trick(&shown, 2), "{}", shown.text());
    for number in 3..=4 {
        game.play(0..2).await;
        fiona
            .wait_for_message(CHANNEL, |it| is_trick(it, number))
            .await;
    }
    time.send_modify(|now| *now = *now + Duration::from_mins(14));
    let is_ended =
        |it: &Message| it.id() == shown.id() && it.contains_text("no longer follows the match");
    let ended = fiona.wait_for_message(CHANNEL, is_ended).await;
    assert!(is_trick(&ended, 4), "{}", ended.text());
    // “Watch” starts it over, in the same message, up to the result.
    let again = fiona.press(&ended, "Watch").await.expect("the table");
    assert_eq!(again.id(), shown.id());
    game.play(0..2).await;
    fiona.wait_for_message(CHANNEL, |it| is_trick(it, 5)).await;
    game.resign(0).await;
    let is_result = |it: &Message| it.id() == shown.id() && it.contains_text("**Ben** wins!");
    fiona.wait_for_message(CHANNEL, is_result).await;
    world.end_unread().await;
}
