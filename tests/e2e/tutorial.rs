//! Tutorials can be played to their end by pressing the suggested buttons.

use claim_host::Clock;
use serde_json::json;

use super::matches::Match;
use super::message::{Button, Message};
use super::person::Person;
use super::world::{CHANNEL, World};

/// A tutorial that has not ended after this many presses fails the test.
const MAX_PRESSES: usize = 2_000;

/// The maximum number of presses until a tutorial has taught what there is to learn. That of Claim is played to its end,
/// a press per trick.
const MAX_PRESSES_TO_LEARN: usize = 25;

/// The number of tricks of Claim, in both phases.
const TRICKS_OF_CLAIM: usize = 26;

/// How every lesson begins.
const LESSON: &str = "🎓 **Tutorial:**";

/// A tutorial that a person plays, on an ephemeral message in the channel.
struct Tutorial {
    person: Person,
    channel: String,
    message: String,
}

impl Tutorial {
    /// Starts a tutorial by a command, whose reply is the first screen.
    async fn start(person: &Person, game: &str) -> Self {
        let first = person
            .command("claim tutorial", json!({"game": game}))
            .await;
        Self::shown(person, &first)
    }

    /// The tutorial whose first screen is that message.
    fn shown(person: &Person, first: &Message) -> Self {
        assert!(first.is_ephemeral(), "{first:?}");
        assert!(first.contains_text(LESSON), "{}", first.text());
        assert!(suggested(first).is_some(), "{first:?}");
        Self {
            person: person.clone(),
            channel: first.channel(),
            message: first.id(),
        }
    }

    /// Waits until it is the person's turn or the match is over. Returns the message.
    async fn wait(&self) -> Message {
        let is_ready = |message: &Message| {
            message.id() == self.message && (suggested(message).is_some() || message.shows_result())
        };
        self.person.wait_for_message(&self.channel, is_ready).await
    }

    /// Presses suggested buttons, at most this many times. Returns the message afterwards.
    async fn follow(&self, presses: usize) -> Message {
        for _ in 0..presses {
            let message = self.wait().await;
            let Some(button) = suggested(&message).filter(|_| !message.shows_result()) else {
                return message;
            };
            self.person.press(&message, &button.custom_id).await;
        }
        self.wait().await
    }

    /// Presses suggested buttons until a real match is offered. Returns the message, and the number of presses.
    async fn learn(&self) -> (Message, usize) {
        for presses in 0..MAX_PRESSES {
            let message = self.follow(presses.min(1)).await;
            if message.enabled_button("rematch").is_some() {
                return (message, presses);
            }
        }
        panic!("no real match is offered");
    }

    /// Plays to the end. Returns the result.
    async fn finish(&self) -> Message {
        let end = self.follow(MAX_PRESSES).await;
        assert!(end.shows_result(), "{}", end.text());
        assert!(end.contains_text("🎓 Tutorial"), "{}", end.text());
        let how = ["You won", "Gewonnen!"];
        assert!(
            how.iter().any(|text| end.contains_text(text)),
            "{}",
            end.text()
        );
        for kind in ["rematch", "rules"] {
            assert!(end.enabled_button(kind).is_some(), "no {kind}: {end:?}");
        }
        end
    }
}

/// The suggested button, which is the only green one.
fn suggested(message: &Message) -> Option<Button> {
    let buttons = message.buttons().into_iter();
    let mut green = buttons.filter(|button| button.is_green && button.enabled);
    let first = green.next();
    assert!(green.next().is_none(), "two suggestions: {message:?}");
    first
}

/// Plays a tutorial to its end on one ephemeral message, and checks that others do not see it, and that no other private
/// message is sent.
async fn play_by_suggestions(person: &str, game: &str) {
    let world = World::new().await;
    let person = world.person(person);
    let tutorial = Tutorial::start(&person, game).await;
    let (_, presses) = tutorial.learn().await;
    let limit = if game == "claim" {
        TRICKS_OF_CLAIM
    } else {
        MAX_PRESSES_TO_LEARN
    };
    assert!(presses <= limit, "{game}: {presses} presses");
    tutorial.finish().await;
    let seen = world.person("clara").feed().await;
    assert!(
        !seen.iter().any(|entry| entry["kind"] == "posted"),
        "{seen:?}"
    );
    let direct = person.messages("dm").await;
    assert!(direct.is_empty(), "{direct:?}");
    world.end().await;
}

#[tokio::test]
async fn claim_is_played_by_suggestions() {
    play_by_suggestions("ben", "claim").await;
}

#[tokio::test]
async fn claim_is_played_by_suggestions_in_german() {
    play_by_suggestions("anna", "claim").await;
}

#[tokio::test]
async fn kingdoms_is_played_by_suggestions() {
    play_by_suggestions("ben", "kingdoms").await;
}

#[tokio::test]
async fn claim_it_is_played_by_suggestions() {
    play_by_suggestions("ben", "claim-it").await;
}

#[tokio::test]
async fn lessons_survive_a_restart() {
    let mut world = World::new().await;
    let ben = world.person("ben");
    let tutorial = Tutorial::start(&ben, "claim").await;
    let before = tutorial.follow(9).await;
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    assert_eq!(tutorial.wait().await.text(), before.text());
    let end = tutorial.finish().await;

    // The rematch of a tutorial is an ordinary match against the same bot.
    let opened = ben.press_kind(&end, "rematch").await;
    assert!(opened.is_some_and(|it| it.contains_text("started in our direct messages")));
    let hand = ben.wait_for_turn().await;
    assert!(!hand.contains_text(LESSON));
    world.end().await;
}

#[tokio::test]
async fn real_match_is_started_from_a_running_tutorial() {
    let world = World::new().await;
    let ben = world.person("ben");
    let tutorial = Tutorial::start(&ben, "kingdoms").await;
    let (learned, _) = tutorial.learn().await;
    ben.press_kind(&learned, "rematch")
        .await
        .expect("an answer");
    let has_ended = |message: &Message| {
        message.id() == learned.id() && message.contains_text("The tutorial has ended.")
    };
    let ended = ben.wait_for_message(CHANNEL, has_ended).await;
    assert!(ended.contains_text("your cards arrive by direct message"));
    assert!(
        !ended.contains_text("resign") && !ended.contains_text("lost"),
        "{}",
        ended.text()
    );
    let is_turn = |message: &Message| message.contains_text("Your turn");
    let hand = ben.wait_for_message("dm", is_turn).await;
    assert!(!hand.contains_text(LESSON));
    // It can be started again from there, like any other finished match.
    assert!(ended.enabled_button("rematch").is_some());
    ben.read_all("dm").await;
    world.end_unread().await;
}

#[tokio::test]
async fn running_tutorial_is_continued_or_started_over() {
    let world = World::new().await;
    let ben = world.person("ben");
    let first = Tutorial::start(&ben, "claim").await;
    let before = first.follow(4).await;
    let ask = async |game: &str| {
        let question = ben.command("claim tutorial", json!({"game": game})).await;
        assert!(question.contains_text("in the middle of a tutorial: Claim"));
        question
    };

    let question = ask("claim").await;
    let continued = ben.press(&question, "Continue").await.expect("the hand");
    assert_eq!(continued.text(), before.text());
    let is_older = |message: &Message| {
        message.id() == before.id() && message.contains_text("Your hand is in a newer message.")
    };
    let older = ben.wait_for_message(CHANNEL, is_older).await;
    assert_eq!(older.buttons().len(), 0);

    let question = ask("claim").await;
    let again = ben.press(&question, "Start over").await.expect("the hand");
    assert_eq!(again.id(), question.id(), "in place of the question");
    let again = Tutorial::shown(&ben, &again);
    assert!(
        again
            .wait()
            .await
            .contains_text("Trick\u{a0}1\u{a0}of\u{a0}13")
    );

    // The new one begins where the player asks for it.
    let asked = ben.command_in("general", "claim tutorial", json!({"game": "claim-it"}));
    let question = asked.await;
    let other = ben.press(&question, "Switch to Claim It").await;
    let other = Tutorial::shown(&ben, &other.expect("the screen"));
    let ask = ben.command("claim tutorial", json!({"game": "claim-it"}));
    let question = ask.await;
    other.finish().await;
    // The same question starts another one, although the tutorial has ended meanwhile.
    let again = ben.press(&question, "Start over").await;
    let again = Tutorial::shown(&ben, &again.expect("the screen"));
    again.finish().await;
    for channel in ["general", CHANNEL] {
        ben.read_all(channel).await;
    }
    world.end().await;
}

#[tokio::test]
async fn two_quick_commands_start_one_tutorial() {
    let world = World::new().await;
    let ben = world.person("ben");
    let start = async || {
        ben.command("claim tutorial", json!({"game": "claim"}))
            .await
    };
    let (first, second) = tokio::join!(start(), start());
    let is_question = |answer: &Message| answer.contains_text("in the middle of a tutorial");
    assert_ne!(is_question(&first), is_question(&second));
    world.end_unread().await;
}

#[tokio::test]
async fn forged_press_does_not_end_an_ordinary_match() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    for player in &game.players {
        game.wait_for_deal(player).await;
    }
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let press = format!("restart-tutorial:{}:claim", game.id);
    let refused = ben.forge(&table, &press).await.expect("a refusal");
    assert!(refused.contains_text("I can’t find that match."));
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    assert!(table.contains_text("phase one"));
    for player in [&ben, &fiona] {
        player.read_all(CHANNEL).await;
    }
    world.end().await;
}

#[tokio::test]
async fn tutorial_needs_a_known_game() {
    let world = World::new().await;
    let ben = world.person("ben");
    let refused = ben
        .command("claim tutorial", json!({"game": "chess"}))
        .await;
    assert!(
        refused.contains_text("don’t know that game"),
        "{}",
        refused.text()
    );
    let offered = ben.complete("claim tutorial", "game", json!({})).await;
    let offered: Vec<_> = offered.into_iter().map(|(label, _)| label).collect();
    assert_eq!(offered, ["Claim", "Claim Kingdoms", "Claim It"]);

    // For the other trick-taking games, the tutorial is that of Claim.
    let shown = ben
        .command("claim tutorial", json!({"game": "claim2"}))
        .await;
    Tutorial::shown(&ben, &shown);
    assert!(shown.contains_text("Claim: Ben"), "{}", shown.text());
    let more = ben.press_kind(&shown, "more").await.expect("the rest");
    let fairness = ben.press_kind(&more, "fairness").await.expect("a text");
    assert!(fairness.contains_text("its cards or dice are prepared"));
    world.end().await;
}
