//! Voiding a finished match: who may, what the question says, and what changes.

use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// What result screens say.
const VOID: &str = "A moderator of the server voided this match: it does not count.";

/// Waits until the leaderboard says this, while ratings are computed anew.
async fn wait_for_leaderboard(person: &Person, says: &[&str]) {
    for _ in 0..100 {
        let board = person.command("claim leaderboard", json!({})).await;
        if says.iter().all(|it| board.contains_text(it)) {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("the leaderboard does not say {says:?}");
}

/// A person who may manage the server.
async fn manager(world: &World) -> Person {
    let olga = world.newcomer("olga").await;
    olga.set(json!({"manager": true})).await;
    olga
}

/// The question whether to void a match, as the settings of the server lead to it.
async fn ask_to_void(manager: &Person, id: &str) -> Message {
    let settings = manager.command("claim settings", json!({})).await;
    let server = manager.press(&settings, "Server settings").await;
    let server = server.expect("the settings of the server");
    let list = manager.press(&server, "Void a match …").await;
    let list = list.expect("the last matches");
    let question = manager.choose(&list, &format!("ask-void:{id}")).await;
    question.expect("a question")
}

#[tokio::test]
async fn voided_match_counts_nowhere_and_its_players_are_told() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let olga = manager(&world).await;
    let first = Match::start(CHANNEL, &anna, &ben).await;
    first.resign(1).await;
    let second = Match::start(CHANNEL, &anna, &ben).await;
    second.resign(0).await;
    wait_for_leaderboard(&ben, &["2 matches: 1 won, 0 drawn, 1 lost"]).await;

    let question = ask_to_void(&olga, &first.id).await;
    assert!(question.contains_text("Void this match?"));
    assert!(question.contains_text("Anna") && question.contains_text("Ben"));
    assert!(question.contains_text("**Ben** resigned."));
    assert!(question.contains_text("All ratings since then are computed again"));
    let done = olga.press(&question, "Yes, void it").await;
    let done = done.expect("an answer");
    assert!(
        done.is_ephemeral() && done.contains_text("The match is void"),
        "{}",
        done.text()
    );

    // Each player gets a new direct message, and the result says so, too.
    let is_told = |it: &Message| first.is_linked_from(it) && it.contains_text(VOID);
    let told = ben.wait_for_result(is_told).await;
    assert!(!told.contains_text("Ratings"), "{}", told.text());
    let german = "Die Moderation des Servers hat diese Partie annulliert";
    anna.wait_for_result(|it| first.is_linked_from(it) && it.contains_text(german))
        .await;
    let is_shown = |it: &Message| it.id() == first.public_message && it.contains_text(VOID);
    let result = ben.wait_for_message(CHANNEL, is_shown).await;
    assert!(!result.contains_text("Ratings"), "{}", result.text());
    for kind in ["replay", "analysis"] {
        assert!(result.enabled_button(kind).is_some(), "{kind}");
    }

    wait_for_leaderboard(&ben, &["1 match: 1 won", "1 match: 0 won"]).await;
    let profile = ben.command("claim profile", json!({})).await;
    assert!(
        profile.contains_text("The only rated match"),
        "{}",
        profile.text()
    );

    // A second time, it is refused.
    let again = olga.forge(&question, &format!("void:{}", first.id)).await;
    let again = again.expect("an answer");
    assert!(
        again.contains_text("This match is void already."),
        "{}",
        again.text()
    );
    let settings = olga.command("claim settings", json!({})).await;
    let server = olga.press(&settings, "Server settings").await;
    let list = olga
        .press(&server.expect("the settings"), "Void a match …")
        .await;
    let values = list.expect("the last matches").select_values();
    assert_eq!(values, [format!("ask-void:{}", second.id)]);
    world.end_unread().await;
}

#[tokio::test]
async fn only_managers_void_finished_matches_of_their_server() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let olga = manager(&world).await;
    let finished = Match::start(CHANNEL, &anna, &ben).await;
    let end = finished.resign(1).await;
    let running = Match::start(CHANNEL, &anna, &ben).await;
    let question = ask_to_void(&olga, &finished.id).await;
    for (person, press, says) in [
        (&ben, format!("ask-void:{}", finished.id), "*Manage Server*"),
        (&ben, format!("void:{}", finished.id), "*Manage Server*"),
        (&ben, "choose-void:".to_owned(), "*Manage Server*"),
        (
            &olga,
            format!("ask-void:{}", running.id),
            "Only a finished match can be voided.",
        ),
        (
            &olga,
            format!("void:{}", running.id),
            "Only a finished match can be voided.",
        ),
    ] {
        let shown = if person.name() == "olga" {
            &question
        } else {
            &end
        };
        let refused = person.forge(shown, &press).await.expect("an answer");
        assert!(refused.contains_text(says), "{press}: {}", refused.text());
    }
    // An older match than those in the list is named by its id.
    let named = json!({"match": finished.id});
    let question = olga.command("claim resign", named.clone()).await;
    assert!(question.contains_text("Void this match?"));
    let refused = ben.command("claim resign", named).await;
    assert!(
        refused.contains_text("This match is over."),
        "{}",
        refused.text()
    );
    world.end_unread().await;
}
