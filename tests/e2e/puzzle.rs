//! The daily puzzle: everybody's the same and privately, answered once, with streaks and a board.

use std::time::Duration;

use claim_bot::cards::{Card, CardSet};
use claim_bot::host::Clock;
use claim_bot::i18n::Locale;
use claim_bot::puzzle::{Puzzle, Value};
use claim_bot::rules::claim::Action;
use claim_bot::time::{Day, Timestamp};
use claim_bot::ui;
use serde_json::json;
use sqlx::Connection;
use tokio::sync::watch;

use super::driver::{CHANNEL, Person, World};
use super::seen::Seen;

/// When these tests begin: in the midst of a day.
const START: Timestamp = Timestamp(1_780_000_000_000);

const A_DAY: Duration = Duration::from_hours(24);

/// A world whose clock is moved by hand.
async fn world() -> (watch::Sender<Timestamp>, World) {
    let (hand, clock) = Clock::manual(START);
    (hand, World::with_clock(clock).await)
}

/// What the button of a play sends.
fn button(day: Day, play: Action) -> String {
    format!("solve:{}:{play}", day.0)
}

/// A play that does not win, and what becomes of the match then.
fn mistake(puzzle: &Puzzle) -> (Action, Value) {
    let mut plays = puzzle.view().legal_actions().into_iter();
    let play = plays.find(|&play| play != puzzle.solution());
    let play = play.expect("there is a choice");
    (play, puzzle.value(play).expect("it is legal"))
}

/// The name of the card that is played.
fn card(locale: Locale, play: Action) -> String {
    match play {
        Action::Play(card) => ui::card(locale, card),
        other => panic!("{other} plays no card"),
    }
}

/// The lines that show cards, as hands are shown.
fn lines(locale: Locale, cards: CardSet) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let all: Vec<Card> = cards.into_iter().collect();
    for cards in all.chunk_by(|a, b| a.faction() == b.faction()) {
        let faction = cards[0].faction();
        let values = cards.iter().map(|card| card.value().to_string());
        lines.push(format!(
            "{} {}: **{}**",
            ui::icon(faction),
            ui::faction_many(locale, faction),
            values.collect::<Vec<_>>().join(" ")
        ));
    }
    lines
}

async fn asks(person: &Person) -> Seen {
    person.command("claim puzzle", json!({})).await
}

/// Answers the puzzle on the screen; the message, which has changed.
async fn answers(person: &Person, shown: &Seen, day: Day, play: Action) -> Seen {
    let answered = person.press(shown, &button(day, play)).await;
    let answered = answered.expect("the puzzle");
    assert_eq!(answered.id(), shown.id(), "in the same message");
    assert!(answered.is_ephemeral());
    answered
}

#[track_caller]
fn check_position(shown: &Seen, locale: Locale, day: Day, puzzle: &Puzzle) {
    assert!(shown.is_ephemeral());
    let text = shown.text();
    // All of these days are in May.
    let (year, month, date) = day.date();
    let date = match locale {
        Locale::English => format!("{date} May {year}"),
        Locale::German => format!("{date}.{month}.{year}"),
    };
    assert!(text.contains(&date), "{date} is not in {text}");
    let opposite = lines(locale, puzzle.opposite());
    for line in lines(locale, puzzle.view().own.hand)
        .iter()
        .chain(&opposite)
    {
        assert!(text.contains(line.as_str()), "{line} is not in {text}");
    }
    if let Some(&lead) = puzzle.view().public.trick.cards().first() {
        assert!(text.contains(&ui::card(locale, lead)), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_the_same_puzzle_in_private_and_in_their_language() {
    let (_hand, world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = START.day();
    let puzzle = Puzzle::of(day);
    let plays: Vec<_> = puzzle.view().legal_actions().into_iter().collect();
    let buttons: Vec<_> = plays.iter().map(|&play| button(day, play)).collect();
    for (person, locale, question) in [
        (&anna, Locale::German, "Genau ein Zug gewinnt"),
        (&ben, Locale::English, "Exactly one play wins"),
    ] {
        for channel in [CHANNEL, "dm"] {
            let shown = person.command_in(channel, "claim puzzle", json!({})).await;
            check_position(&shown, locale, day, &puzzle);
            assert!(shown.says(question), "{}", shown.text());
            let sent: Vec<_> = shown.buttons().into_iter().map(|it| it.custom_id).collect();
            assert_eq!(sent, buttons);
            for (shown, &play) in shown.buttons().iter().zip(&plays) {
                let name = card(locale, play);
                assert!(name.ends_with(&shown.label), "{name}: {}", shown.label);
            }
        }
    }
    // Nothing of it is for others to see.
    assert!(world.person("david").feed().await.is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_and_a_wrong_answer_and_no_second_one() {
    let (_hand, world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = START.day();
    let puzzle = Puzzle::of(day);
    let (wrong, value) = mistake(&puzzle);
    let solution = puzzle.solution();

    let shown = asks(&ben).await;
    let right = answers(&ben, &shown, day, solution).await;
    let said = format!("**Right!** {} wins", card(Locale::English, solution));
    assert!(right.says(&said), "{}", right.text());
    assert!(right.says("Your streak: **1 day** (best: 1) · solved in all: 1 of 1"));
    let labels: Vec<_> = right.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels, ["Board"]);

    let shown = asks(&anna).await;
    let missed = answers(&anna, &shown, day, wrong).await;
    let end = match value {
        Value::Draw => "reicht es höchstens zum Unentschieden.",
        _ => "kann dein Gegenüber gewinnen.",
    };
    let wrong_card = card(Locale::German, wrong);
    assert!(missed.says(&format!("**Diesmal nicht.** Nach {wrong_card} {end}")));
    let solution_card = card(Locale::German, solution);
    assert!(missed.says(&format!("Der eine Zug, der gewinnt: {solution_card}")));
    assert!(missed.says("Insgesamt gelöst: 0 von 1"));

    // Neither another press nor the command again changes anything: both show the result.
    for (person, before, play) in [(&ben, &right, wrong), (&anna, &missed, solution)] {
        let pressed = person.forge(before, &button(day, play)).await;
        let asked = asks(person).await;
        for after in [pressed.expect("the result"), asked] {
            assert!(after.is_ephemeral());
            assert_eq!(after.text(), before.text());
        }
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_answers_at_once_one_counts() {
    let (_hand, world) = world().await;
    let ben = world.person("ben");
    let day = START.day();
    let puzzle = Puzzle::of(day);
    let shown = asks(&ben).await;
    let plays = [puzzle.solution(), mistake(&puzzle).0];
    let [one, other] = plays.map(|play| button(day, play));
    let (one, other) = tokio::join!(ben.press_only(&shown, &one), ben.press_only(&shown, &other));
    let (one, other) = tokio::join!(ben.outcome(&one), ben.outcome(&other));
    assert_eq!([&one["state"], &other["state"]], ["answered", "answered"]);
    assert_eq!(answers_stored(&world).await, 1);
    // Both show what was stored.
    let after = asks(&ben).await;
    assert!(after.says("of 1") && after.button("Board").is_some());
    ben.sees(CHANNEL, |seen| {
        seen.id() == shown.id() && seen.text() == after.text()
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streaks_go_on_from_day_to_day_and_the_board_has_them() {
    let (hand, world) = world().await;
    let people = ["anna", "ben", "clara"].map(|name| world.person(name));
    let [anna, ben, clara] = &people;
    let empty = asks(clara).await;
    let first = START.day();
    let board = clara.forge(&empty, "puzzle-board:0").await;
    let board = board.expect("a board");
    assert!(board.is_ephemeral() && board.says("Hier hat noch niemand ein Rätsel beantwortet."));

    let mut seen = Vec::new();
    for day in 0..2 {
        hand.send_replace(START.after(A_DAY * day));
        let today = Day(first.0 + day);
        let puzzle = Puzzle::of(today);
        for (person, locale, play) in [
            (ben, Locale::English, puzzle.solution()),
            (anna, Locale::German, mistake(&puzzle).0),
        ] {
            let shown = asks(person).await;
            check_position(&shown, locale, today, &puzzle);
            seen.push(answers(person, &shown, today, play).await);
        }
    }
    assert_ne!(seen[0].text(), seen[2].text(), "another puzzle");
    assert!(seen[2].says("Your streak: **2 days** (best: 2) · solved in all: 2 of 2"));

    let board = ben.press(&seen[2], "Board").await.expect("a board");
    assert!(board.is_ephemeral());
    let own = "➤ `1.` ✅ **Ben** · streak **2**, best 2 · solved 2 of 2 ← you";
    let other = "`2.` ❌ **Anna** · streak **0**, best 0 · solved 0 of 2";
    assert!(board.says(&format!("{own}\n{other}")), "{}", board.text());
    let back = ben.press(&board, "Today’s puzzle").await;
    assert_eq!(back.map(|it| it.text()), Some(seen[2].text()));

    // Who has not answered today has their streak until the day is over.
    hand.send_replace(START.after(A_DAY * 2));
    let board = ben.forge(&board, "puzzle-board:9").await.expect("a board");
    assert!(
        board.says("`1.` ▫️ **Ben** · streak **2**"),
        "{}",
        board.text()
    );
    hand.send_replace(START.after(A_DAY * 3));
    let board = ben.forge(&board, "puzzle-board:0").await.expect("a board");
    assert!(
        board.says("**Ben** · streak **0**, best 2"),
        "{}",
        board.text()
    );

    // The other server has a board of its own, and direct messages have none.
    let shown = clara.command_in("karten", "claim puzzle", json!({})).await;
    let other = clara.forge(&shown, "puzzle-board:0").await;
    assert!(other.is_some_and(|it| it.says("Hier hat noch niemand")));
    let shown = ben.command_in("dm", "claim puzzle", json!({})).await;
    let none = ben.forge(&shown, "puzzle-board:0").await;
    assert!(none.is_some_and(|it| it.says("works only in a server")));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_and_forged_buttons_get_todays_puzzle_and_change_nothing() {
    let (hand, world) = world().await;
    let ben = world.person("ben");
    let yesterday = START.day();
    let old = asks(&ben).await;
    hand.send_replace(START.after(A_DAY));
    let today = Day(yesterday.0 + 1);
    let puzzle = Puzzle::of(today);
    let answer = Puzzle::of(yesterday).solution();
    let late = ben.press(&old, &button(yesterday, answer)).await;
    let late = late.expect("a sentence and the puzzle");
    assert!(late.says("That puzzle is over."), "{}", late.text());
    check_position(&late, Locale::English, today, &puzzle);

    let mut held = puzzle.view().own.hand;
    held.insert_all(puzzle.opposite());
    let deck = puzzle.view().public.setup.factions();
    let mut cards = deck.iter().flat_map(CardSet::all_of);
    let absent = cards.find(|&card| !held.contains(card)).expect("many are");
    for action in [
        Action::Play(absent).to_string(),
        "take top".to_owned(),
        "play elf-1".to_owned(),
        String::new(),
    ] {
        let forged = format!("solve:{}:{action}", today.0);
        let refused = ben.forge(&late, &forged).await.expect("the puzzle");
        assert!(refused.is_ephemeral());
        assert!(refused.says("That is no play of today’s puzzle."));
        check_position(&refused, Locale::English, today, &puzzle);
    }
    for id in [
        "solve:",
        "solve:x:play goblin-1",
        "puzzle:1",
        "puzzle-board:x",
    ] {
        let refused = ben.forge(&late, id).await.expect("a sentence");
        assert!(
            refused.is_ephemeral() && refused.buttons().is_empty(),
            "{id}"
        );
    }
    let far = format!("solve:{}:play goblin-1", u32::MAX);
    let refused = ben.forge(&late, &far).await;
    assert!(refused.is_some_and(|it| it.says("That puzzle is over.")));

    // What all can see stays as it is, whatever is pressed there.
    ben.command("claim start", json!({})).await;
    let home = ben
        .sees(CHANNEL, |seen| seen.control("join").is_some())
        .await;
    let shown = ben.forge(&home, "puzzle:").await.expect("the puzzle");
    assert!(shown.is_ephemeral() && shown.id() != home.id());
    check_position(&shown, Locale::English, today, &puzzle);
    assert_eq!(answers_stored(&world).await, 0);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_the_puzzle_and_the_answers() {
    let (_hand, mut world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = START.day();
    let shown = asks(&ben).await;
    let right = answers(&ben, &shown, day, Puzzle::of(day).solution()).await;
    world.stop_bot().await;

    // Another program would have made another puzzle; the one that was stored stays.
    let another = Puzzle::of(Day(day.0 + 7));
    let mut database = world.database().await;
    sqlx::query("UPDATE puzzles SET record = $1 WHERE day = $2")
        .bind(another.record())
        .bind(i64::from(day.0))
        .execute(&mut database)
        .await
        .expect("it can be written");
    database.close().await.expect("it can be closed");
    world.start_bot(Clock::manual(START).1).await;
    check_position(&asks(&anna).await, Locale::German, day, &another);
    world.stop_bot().await;

    let mut database = world.database().await;
    sqlx::query("UPDATE puzzles SET record = $1 WHERE day = $2")
        .bind(Puzzle::of(day).record())
        .bind(i64::from(day.0))
        .execute(&mut database)
        .await
        .expect("it can be written");
    database.close().await.expect("it can be closed");
    world.start_bot(Clock::manual(START).1).await;
    assert_eq!(asks(&ben).await.text(), right.text());
    assert_eq!(answers_stored(&world).await, 1);
    world.end().await;
}

/// How many answers the bot has stored.
async fn answers_stored(world: &World) -> i64 {
    let mut database = world.database().await;
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM puzzle_answers")
        .fetch_one(&mut database)
        .await
        .expect("it can be read");
    database.close().await.expect("it can be closed");
    count
}
