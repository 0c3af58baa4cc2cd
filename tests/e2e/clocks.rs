//! Clocks: reminders, giving more time, and pauses, by direct messages or, if these are closed, in the channel.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::settings::switch;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// The texts of a reminder: in a channel, and alone in both languages.
const REMINDERS: [&str; 3] = [
    "your time is running out",
    "Deine Zeit läuft ab",
    "Your time is running out",
];

fn is_reminder(message: &Message) -> bool {
    REMINDERS.iter().any(|words| message.contains_text(words))
}

fn shows_deadline(message: &Message, deadline: Timestamp) -> bool {
    message.contains_text(&format!("<t:{}:R>", deadline.unix_seconds()))
}

/// How many reminders a person has been sent so far.
async fn reminders_of(person: &Person, words: &str) -> usize {
    let feed = person.feed().await;
    let posted = feed.iter().filter(|entry| entry["kind"] == "posted");
    let messages = posted.map(|entry: &Value| Message(entry["message"].clone()));
    messages
        .filter(|message| message.contains_text(words))
        .count()
}

#[tokio::test]
async fn player_is_reminded_once_when_a_quarter_of_the_time_is_left() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    // Anna has open direct messages, in German; Ben's are closed.
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "de"})).await;
    ben.set(json!({"dms": "closed", "locale": "en-US"})).await;
    let options = json!({"opponent": "ben", "time": "1 day per turn"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    let says_what_happens =
        |message: &Message| message.contains_text("A player who runs out of time loses.");
    ben.wait_for_feed_entry(|entry| says_what_happens(&Message(entry["message"].clone())))
        .await;

    let mut now = START;
    let mut seen = [false; 2];
    while seen != [true; 2] {
        let mine = |message: &Message| {
            let is_hand = message.contains_text("Du bist dran");
            is_hand && !message.actions_in(&game.id).is_empty()
        };
        let called = |message: &Message| message.contains_text("it’s your turn");
        let is_ben = tokio::select! {
            _ = anna.wait_for_message("dm", mine) => false,
            _ = ben.wait_for_message(CHANNEL, called) => true,
        };
        let (player, channel, words) = if is_ben {
            (&ben, CHANNEL, REMINDERS[0])
        } else {
            (&anna, "dm", REMINDERS[1])
        };
        let before = reminders_of(player, words).await;
        let deadline = now + DAY;
        now = deadline - DAY / 4;
        time.send_replace(Timestamp(now.0 - 1));
        time.send_replace(now);
        let reminder = player.wait_for_message(channel, is_reminder).await;
        assert!(shows_deadline(&reminder, deadline), "{reminder:?}");
        let loses = [
            "A player who runs out of time loses",
            "Wer die Zeit überschreitet, verliert",
        ];
        assert!(loses.iter().any(|words| reminder.contains_text(words)));
        world.stop_bot().await;
        world.start_bot(clock.clone()).await;
        // The reminder is deleted when its player has acted.
        let turn = if is_ben {
            let table = ben
                .wait_for_button(CHANNEL, &game.public_message, "hand")
                .await;
            let shown = ben.press_kind(&table, "hand").await;
            shown.expect("the hand")
        } else {
            anna.wait_for_turn_in(&game.id).await
        };
        player.press(&turn, &turn.actions()[0]).await;
        let id = reminder.id();
        player
            .wait_for_feed_entry(|it| it["kind"] == "deleted" && it["message_id"] == id.as_str())
            .await;
        assert_eq!(reminders_of(player, words).await, before + 1);
        seen[usize::from(is_ben)] = true;
    }
    world.end_unread().await;
}

#[tokio::test]
async fn player_is_reminded_again_after_a_pause() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let (seat, _) = game.to_act().await;
    let late = &game.players[seat];
    let reminded_at = START + DAY - DAY / 4;
    time.send_replace(reminded_at);
    let first = late.wait_for_message("dm", is_reminder).await.id();
    let press = async |person: &Person, kind| {
        let table = person
            .wait_for_button(CHANNEL, &game.public_message, "hand")
            .await;
        let clock = person.press_kind(&table, "clock").await;
        let clock = clock.expect("the clock");
        person.press_kind(&clock, kind).await.expect("the clock");
    };
    press(&anna, "ask-pause").await;
    press(&ben, "agree-pause").await;
    late.wait_for_feed_entry(|it| it["kind"] == "deleted" && it["message_id"] == first.as_str())
        .await;
    // Days later, a quarter of the time is still left.
    let resumed_at = reminded_at + 5 * DAY;
    time.send_replace(resumed_at);
    press(&game.players[1 - seat], "resume").await;
    let again = |message: &Message| is_reminder(message) && message.id() != first;
    let second = late.wait_for_message("dm", again).await;
    assert!(shows_deadline(&second, resumed_at + DAY / 4), "{second:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn players_give_time_and_pause_a_match_by_agreement() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "en-US"})).await;
    ben.set(json!({"locale": "de"})).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let (seat, _) = game.to_act().await;
    let (late, other) = (&game.players[seat], &game.players[1 - seat]);
    let open = async |person: &Person| {
        let table = person
            .wait_for_button(CHANNEL, &game.public_message, "hand")
            .await;
        let clock = person.press_kind(&table, "clock").await;
        clock.expect("the clock")
    };

    // Only the opponent can give time.
    let own = open(late).await;
    assert!(own.enabled_button("give-time").is_none());
    let given = open(other).await;
    let given = other.press_kind(&given, "give-time").await;
    let deadline = START + 2 * DAY;
    assert!(shows_deadline(&given.expect("the clock"), deadline));
    late.wait_for_message("dm", |it| shows_deadline(it, deadline))
        .await;

    // Ten hours later Anna asks for a pause, and Ben agrees.
    let asked_at = START + Duration::from_hours(10);
    time.send_replace(asked_at);
    let clock_screen = open(&anna).await;
    let before = ben.messages("dm").await;
    let asked = anna.press(&clock_screen, "Ask for a pause").await;
    let asked = asked.expect("the clock");
    assert!(asked.button("Withdraw the request").is_some(), "{asked:?}");
    let is_asked = |message: &Message| message.contains_text("bittet um eine Pause");
    // Only a new message notifies.
    let is_new = |message: &Message| before.iter().all(|old| old.id() != message.id());
    let hand = ben
        .wait_for_message("dm", |it| is_asked(it) && is_new(it))
        .await;
    // Further updates are edits.
    let (id, last) = (hand.id(), ben.last_feed_entry().await);
    switch(&ben, "text-only", true).await;
    ben.wait_for_feed_entry(|it| {
        let is_later = it["number"].as_u64() > Some(last);
        is_later && it["kind"] == "edited" && it["message_id"] == id.as_str()
    })
    .await;
    switch(&ben, "text-only", false).await;
    let clock_screen = open(&ben).await;
    let agreed = ben.press(&clock_screen, "Der Pause zustimmen").await;
    assert!(agreed.is_some_and(|it| it.contains_text("Die Partie ist pausiert")));
    for (person, words) in [(&anna, "**Paused.**"), (&ben, "**Pause.**")] {
        let paused = person
            .wait_for_message("dm", |it| it.contains_text(words))
            .await;
        assert_eq!(paused.actions(), Vec::<String>::new());
    }

    // Weeks later, and after a restart, the remaining time is unchanged. The opponent resumes the match, of which only a
    // new message notifies the player to act.
    world.stop_bot().await;
    let later = asked_at + 20 * DAY;
    time.send_replace(later);
    world.start_bot(clock.clone()).await;
    let before = late.messages("dm").await;
    let clock_screen = open(other).await;
    let resumed = other.press_kind(&clock_screen, "resume").await;
    let deadline = later + (deadline.saturating_duration_since(asked_at));
    assert!(shows_deadline(&resumed.expect("the clock"), deadline));
    let is_new = |message: &Message| before.iter().all(|old| old.id() != message.id());
    late.wait_for_message("dm", |it| shows_deadline(it, deadline) && is_new(it))
        .await;
    let (now_seat, turn) = game.to_act().await;
    assert_eq!(now_seat, seat);
    assert!(shows_deadline(&turn, deadline), "{turn:?}");

    // A button that is out of date shows the clock as it is.
    let outdated = format!("go-on:{}", game.id);
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let shown = ben.forge(&table, &outdated).await;
    let shown = shown.expect("the clock");
    assert!(shown.contains_text("So steht die Partie:") && shown.contains_text("Uhr · Claim"));

    // While a request is open, play continues. Declining it removes it.
    let clock_screen = open(&anna).await;
    anna.press_kind(&clock_screen, "ask-pause").await;
    ben.wait_for_message("dm", is_asked).await;
    game.act(0).await;
    let clock_screen = open(&ben).await;
    let declined = ben.press(&clock_screen, "Ablehnen").await;
    assert!(declined.is_some_and(|it| it.button("Um eine Pause bitten").is_some()));
    anna.wait_for_message("dm", |it| it.contains_text("declined the pause"))
        .await;
    world.end_unread().await;
}

#[tokio::test]
async fn reserve_is_used_up_by_its_players_turns() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for person in [&anna, &ben] {
        person.set(json!({"locale": "en-US"})).await;
    }
    let options = json!({"opponent": "ben", "time": "5 minutes each + 10 seconds per turn"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    let (first, _) = game.to_act().await;
    let pass = |passed: Duration| time.send_modify(|now| *now = *now + passed);
    pass(Duration::from_mins(1));
    game.act(0).await;
    // The first player's turn took a minute, and its end added ten seconds.
    let (second, turn) = game.to_act().await;
    let reserves = if second == first {
        [Duration::from_secs(250); 2]
    } else {
        [Duration::from_secs(250), Duration::from_mins(5)]
    };
    let deadline = START + Duration::from_mins(1) + reserves[usize::from(second != first)];
    assert!(shows_deadline(&turn, deadline), "{turn:?}");
    let table = anna
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let screen = anna.press_kind(&table, "clock").await.expect("the clock");
    assert!(screen.contains_text("4:10"), "{screen:?}");
    // A player whose reserve is used up loses.
    pass(reserves[usize::from(second != first)]);
    let end = game.wait_for_results().await;
    assert!(end.contains_text("ran out of time"), "{end:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn with_fewer_notifications_turns_are_silent_and_results_are_not() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "en-US"})).await;
    switch(&anna, "fewer-notifications", true).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    let notifications = async || {
        let feed = anna.feed().await;
        feed.iter().filter(|it| it["notifies"] == true).count()
    };
    assert_eq!(notifications().await, 0);
    // A request is no turn.
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let clock = ben.press_kind(&table, "clock").await.expect("the clock");
    ben.press_kind(&clock, "ask-pause").await;
    anna.wait_for_message("dm", |it| it.contains_text("asks for a pause"))
        .await;
    // While it is open, turns stay silent.
    game.play(4..8).await;
    assert_eq!(notifications().await, 1);
    game.resign(1).await;
    assert_eq!(notifications().await, 2);
    world.end_unread().await;
}
