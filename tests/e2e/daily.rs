//! The daily deal: the same for everyone, played once, compared with others, and proven fair when its day is closed.

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;
use tokio::sync::watch;

use super::message::Message;
use super::person::Person;
use super::world::World;

/// When these tests begin: on a Thursday, the day of Claim, 28 May 2026.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// That day, as in buttons.
const DAY: u32 = 20_601;

async fn world() -> (watch::Sender<Timestamp>, World) {
    let (time, clock) = Clock::manual(START);
    (time, World::with_clock(clock).await)
}

async fn ask(person: &Person) -> Message {
    person.command("claim daily", json!({})).await
}

/// Begins today's deal, and returns the message with the hand.
async fn begin(person: &Person) -> Message {
    let shown = ask(person).await;
    assert!(shown.is_ephemeral());
    let hand = person.press_kind(&shown, "play-daily").await;
    hand.expect("the hand")
}

/// The first action that a hand offers.
fn action(hand: &Message) -> Option<String> {
    hand.actions().into_iter().next()
}

/// Waits until it is the person's turn or the match is over.
async fn wait(person: &Person, hand: &Message) -> Message {
    let is_ready = |message: &Message| {
        message.id() == hand.id() && (action(message).is_some() || message.shows_result())
    };
    person.wait_for_message(&hand.channel(), is_ready).await
}

/// Plays the first action that is offered, so many times or to the end. Returns the message afterwards.
pub(super) async fn play(person: &Person, hand: &Message, times: usize) -> Message {
    for _ in 0..times {
        let shown = wait(person, hand).await;
        let Some(action) = action(&shown).filter(|_| !shown.shows_result()) else {
            return shown;
        };
        person.press(&shown, &action).await;
    }
    wait(person, hand).await
}

#[tokio::test]
async fn same_deal_is_played_once_by_each_and_compared() {
    let (_time, mut world) = world().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let intro = ask(&ben).await;
    assert!(intro.contains_text("Daily deal"), "{}", intro.text());
    assert!(intro.contains_text("28 May 2026"), "{}", intro.text());
    assert!(intro.enabled_button("daily-board").is_none());
    let hand = begin(&ben).await;
    let half = play(&ben, &hand, 8).await;
    assert!(!half.shows_result());

    // A restart changes nothing, nor does a second press: it is the same attempt.
    world.stop_bot().await;
    world.start_bot(Clock::manual(START).1).await;
    let running = ask(&ben).await;
    assert!(
        running.contains_text("in the middle of it"),
        "{}",
        running.text()
    );
    let again = ben.forge(&running, &format!("play-daily:{DAY}")).await;
    let again = again.expect("the hand");
    let end = play(&ben, &again, 100).await;
    assert!(end.shows_result(), "{}", end.text());
    let result = ben.press_kind(&end, "daily-of").await.expect("the result");
    assert!(
        result.contains_text("you are the first"),
        "{}",
        result.text()
    );
    assert!(result.contains_text("1 result so far"), "{}", result.text());
    assert!(
        result.contains_text("Streak: 1 day") || result.contains_text("Streak: **1 day**"),
        "{}",
        result.text()
    );

    // Nothing is shown to a person who has not finished.
    let intro = ask(&fiona).await;
    for kind in ["daily-board", "practise-daily", "share"] {
        assert!(intro.enabled_button(kind).is_none(), "{kind}");
    }
    let board = fiona.forge(&intro, &format!("daily-board:{DAY}:0")).await;
    assert!(!board.expect("a refusal").contains_text("Ben"));
    let practice = fiona.forge(&intro, &format!("practise-daily:{DAY}")).await;
    assert!(practice.expect("the deal").contains_text("one try"));

    let hand = begin(&fiona).await;
    let end = play(&fiona, &hand, 100).await;
    assert!(end.shows_result());
    world.end_unread().await;
}
