//! The daily deal: the same for everyone, played once, compared with others, and proven fair when its day is closed.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;
use tokio::sync::watch;

use super::message::Message;
use super::person::Person;
use super::processes::Processes;
use super::world::World;
use crate::store::server;

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

#[tokio::test]
async fn deal_counts_until_the_day_after_its_own_has_ended() {
    const A_DAY: Duration = Duration::from_hours(24);
    let (time, world) = world().await;
    let [ben, clara, fiona] = ["ben", "clara", "fiona"].map(|name| world.person(name));
    for person in [&ben, &clara, &fiona] {
        person.set(json!({"locale": "en-US"})).await;
    }
    let of_ben = begin(&ben).await;
    let of_fiona = begin(&fiona).await;
    for (person, hand) in [(&ben, &of_ben), (&fiona, &of_fiona)] {
        play(person, hand, 4).await;
    }

    // The next day has a deal of its own, and that of the day before can be finished, but not begun any more.
    time.send_modify(|now| *now = *now + A_DAY);
    let next = ask(&ben).await;
    assert!(next.contains_text("29 May 2026"), "{}", next.text());
    assert!(next.enabled_button("play-daily").is_some());
    let end = play(&ben, &of_ben, 100).await;
    let result = ben.press_kind(&end, "daily-of").await.expect("the result");
    assert!(
        result.contains_text("you are the first"),
        "{}",
        result.text()
    );
    let next = ask(&clara).await;
    let late = clara.forge(&next, &format!("play-daily:{DAY}")).await;
    let late = late.expect("a reply");
    assert!(
        late.contains_text("You did not play this one"),
        "{}",
        late.text()
    );

    // On the day after that, it is closed: it counts no more, and everyone may practise it.
    time.send_modify(|now| *now = *now + A_DAY);
    let end = play(&fiona, &of_fiona, 100).await;
    let result = fiona
        .press_kind(&end, "daily-of")
        .await
        .expect("the result");
    assert!(
        result.contains_text("This try does not count"),
        "{}",
        result.text()
    );
    let ranking = clara.forge(&next, &format!("daily-board:{DAY}:0")).await;
    let ranking = ranking.expect("the ranking");
    assert!(ranking.contains_text("Ben"), "{}", ranking.text());
    assert!(!ranking.contains_text("Fiona"), "{}", ranking.text());
    let practice = clara.forge(&next, &format!("practise-daily:{DAY}")).await;
    let practice = wait(&clara, &practice.expect("the hand")).await;
    assert!(action(&practice).is_some(), "{}", practice.text());
    world.end_unread().await;
}

/// The lines of the two records of today's deal that tell what happened, without their times.
async fn courses(world: &World) -> [Vec<String>; 2] {
    let mut connection = server::connect(&world.database_url()).await;
    let records = "SELECT r.text FROM records r JOIN daily_attempts a ON a.match_id = r.match_id";
    let records = sqlx::query_scalar(records).fetch_all(&mut connection);
    let records: Vec<String> = records.await.expect("the records are read");
    let course = |record: &String| {
        let lines = record.lines().skip(1);
        let lines = lines.map(|line| line.split(",\"at\":").next().unwrap_or_default().to_owned());
        lines.collect::<Vec<_>>()
    };
    let courses: Vec<_> = records.iter().map(course).collect();
    courses.try_into().expect("both have played to the end")
}

#[tokio::test]
async fn same_cards_bring_the_same_replies_on_one_process_and_on_three_of_which_two_are_killed() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut processes = Processes::start(&world, 3, Duration::ZERO).await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    processes.direct(&world, [0]).await;
    let hand = begin(&ben).await;
    let end = processes.until(Box::pin(play(&ben, &hand, 100)));
    assert!(end.await.shows_result());

    processes.direct(&world, 0..3).await;
    let mut hand = begin(&fiona).await;
    for _ in 0..2 {
        processes.until(Box::pin(play(&fiona, &hand, 6))).await;
        processes.kill(&world, 0).await;
        processes.wait_for_takeover(&world).await;
        let running = ask(&fiona).await;
        let again = fiona.forge(&running, &format!("play-daily:{DAY}")).await;
        hand = again.expect("the hand");
    }
    let end = processes.until(Box::pin(play(&fiona, &hand, 100)));
    assert!(end.await.shows_result());
    let [one, other] = courses(&world).await;
    assert!(one.len() > 50, "{one:?}");
    assert_eq!(one, other);
    processes.end(&world).await;
    world.end_unread().await;
}
