//! The daily puzzle: the same for everyone, shown privately, answered once, with streaks and a
//! ranking.

use std::time::Duration;

use claim_ai::bots::solver::Solver;
use claim_ai::puzzle::{Day, Puzzle, Value};
use claim_host::Clock;
use claim_rules::cards::{Card, CardSet};
use claim_rules::claim::Action;
use claim_screens::emoji::plain;
use claim_screens::i18n::Translate;
use claim_screens::i18n::keys::words;
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;
use serde_json::json;
use sqlx::Connection;
use tokio::sync::watch;

use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin, in the middle of a day.
const START: Timestamp = Timestamp(1_780_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// The secret from which the puzzles of these tests follow.
const SECRET: &str = "a secret";

fn start_day() -> Day {
    Day::of_unix_ms(START.0)
}

fn puzzle_of(day: Day) -> Puzzle {
    Puzzle::of_day(day, SECRET, &Solver::default())
}

/// A world with a manual clock, and with [`SECRET`].
async fn world() -> (watch::Sender<Timestamp>, World) {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let mut database = world.database().await;
    sqlx::query("INSERT INTO puzzle_secret (id, secret) VALUES (1, $1)")
        .bind(SECRET)
        .execute(&mut database)
        .await
        .expect("the database can be written");
    database.close().await.expect("the connection closes");
    (time, world)
}

/// The id of the button of a play.
fn button(day: Day, play: Action) -> String {
    format!("solve:{}:{play}", day.0)
}

/// A play that does not win, and its value.
fn losing_play(puzzle: &Puzzle) -> (Action, Value) {
    let mut plays = puzzle.view().legal_actions().into_iter();
    let play = plays.find(|&play| play != puzzle.solution());
    let play = play.expect("there are several plays");
    (play, puzzle.value(play).expect("a legal play"))
}

/// The name of a play's card.
fn card(locale: Locale, play: Action) -> String {
    match play {
        Action::Play(card) => plain(&claim_screens::card(locale, card)),
        other => panic!("{other} plays no card"),
    }
}

/// The lines in which a hand is shown.
fn lines(locale: Locale, cards: CardSet) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let all: Vec<Card> = cards.into_iter().collect();
    for cards in all.chunk_by(|a, b| a.faction() == b.faction()) {
        let faction = cards[0].faction();
        let values = cards.iter().map(|card| card.value().to_string());
        lines.push(format!(
            "{}\u{a0}{}: **{}**",
            plain(claim_screens::icon(faction)),
            claim_screens::faction_many(locale, faction),
            values.collect::<Vec<_>>().join(" ")
        ));
    }
    lines
}

async fn ask(person: &Person) -> Message {
    person.command("claim puzzle", json!({})).await
}

/// Answers the puzzle in a message, which is edited.
async fn answer(person: &Person, shown: &Message, day: Day, play: Action) -> Message {
    let answered = person.press(shown, &button(day, play)).await;
    let answered = answered.expect("the puzzle");
    assert_eq!(answered.id(), shown.id(), "in the same message");
    assert!(answered.is_ephemeral());
    answered
}

#[track_caller]
fn check_position(shown: &Message, locale: Locale, day: Day, puzzle: &Puzzle) {
    assert!(shown.is_ephemeral());
    let text = shown.text();
    // All days of these tests are in May.
    let date = day.date();
    let date = locale.say(&words::date(
        date.day(),
        u8::from(date.month()),
        date.year(),
    ));
    assert!(text.contains(&date), "{date} is not in {text}");
    let opposite = lines(locale, puzzle.opponent_hand());
    for line in lines(locale, puzzle.view().own.hand)
        .iter()
        .chain(&opposite)
    {
        assert!(text.contains(line.as_str()), "{line} is not in {text}");
    }
    if let Some(&lead) = puzzle.view().public.trick.cards().first() {
        assert!(
            text.contains(&plain(&claim_screens::card(locale, lead))),
            "{text}"
        );
    }
}

#[tokio::test]
async fn everyone_gets_the_same_puzzle_privately_in_their_language() {
    let (_time, world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = start_day();
    let puzzle = puzzle_of(day);
    let plays: Vec<_> = puzzle.view().legal_actions().into_iter().collect();
    let mut buttons: Vec<_> = plays.iter().map(|&play| button(day, play)).collect();
    buttons.push("earlier-puzzles:0".to_owned());
    buttons.push(format!("rules:{}:", puzzle.setup().kind().id()));
    for (person, locale, question) in [
        (&anna, Locale::De, "Nur eine Karte gewinnt"),
        (&ben, Locale::En, "Only one card wins"),
    ] {
        for channel in [CHANNEL, "dm"] {
            let shown = person.command_in(channel, "claim puzzle", json!({})).await;
            check_position(&shown, locale, day, &puzzle);
            assert!(shown.contains_text(question), "{}", shown.text());
            let sent: Vec<_> = shown.buttons().into_iter().map(|it| it.custom_id).collect();
            assert_eq!(sent, buttons);
            for (shown, &play) in shown.buttons().iter().zip(&plays) {
                let name = card(locale, play);
                assert!(name.ends_with(&shown.label), "{name}: {}", shown.label);
            }
        }
    }
    // A database without a secret gets a random one.
    let other = World::with_clock(Clock::manual(START).1).await;
    ask(&other.person("ben")).await;
    let mut database = other.database().await;
    let secret: String = sqlx::query_scalar("SELECT secret FROM puzzle_secret")
        .fetch_one(&mut database)
        .await
        .expect("the database can be read");
    database.close().await.expect("the connection closes");
    assert_eq!(secret.len(), 64);
    other.end().await;
    // Others see nothing.
    assert!(world.person("david").feed().await.is_empty());
    world.end().await;
}

#[tokio::test]
async fn answers_are_judged_and_final() {
    let (_time, world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = start_day();
    let puzzle = puzzle_of(day);
    let (wrong, value) = losing_play(&puzzle);
    let solution = puzzle.solution();

    let shown = ask(&ben).await;
    let right = answer(&ben, &shown, day, solution).await;
    let said = format!("**Correct!** {} wins", card(Locale::En, solution));
    assert!(right.contains_text(&said), "{}", right.text());
    assert!(right.contains_text("Streak: **1 day** (best: 1) · total solved: 1 of 1"));
    let labels: Vec<_> = right.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(
        labels,
        [
            "Ranking",
            "Earlier puzzles",
            "Rules",
            "Share in the channel"
        ]
    );
    let line = format!("{} **wins**: ", card(Locale::En, solution));
    assert!(right.contains_text(&line), "{line}: {}", right.text());

    let shown = ask(&anna).await;
    let missed = answer(&anna, &shown, day, wrong).await;
    let end = match value {
        Value::Draw => "reicht es höchstens zum Unentschieden.",
        _ => "kann dein Gegenüber gewinnen.",
    };
    let wrong_card = card(Locale::De, wrong);
    assert!(missed.contains_text(&format!("**Diesmal nicht.** Nach {wrong_card} {end}")));
    let solution_card = card(Locale::De, solution);
    assert!(missed.contains_text(&format!("Richtig war: {solution_card}")));
    assert!(missed.contains_text("Insgesamt gelöst: 0 von 1"));
    // The explanation has a line for each play.
    for play in puzzle.view().legal_actions() {
        let verdict = match puzzle.value(play) {
            Some(Value::Win) => "**gewinnt**",
            Some(Value::Draw) => "führt zum Unentschieden",
            _ => "verliert",
        };
        let line = format!("{} {verdict}", card(Locale::De, play));
        assert!(missed.contains_text(&line), "{line}: {}", missed.text());
    }

    // Another press, and the command, change nothing and show the result again.
    for (person, before, play) in [(&ben, &right, wrong), (&anna, &missed, solution)] {
        let pressed = person.forge(before, &button(day, play)).await;
        let pressed = pressed.expect("the result");
        assert!(pressed.is_ephemeral());
        let text = pressed.text();
        assert!(text.contains("first answer") || text.contains("erste Antwort"));
        assert!(text.ends_with(&before.text()), "{text}");
        let repeated = ask(person).await;
        assert!(repeated.is_ephemeral());
        assert_eq!(repeated.text(), before.text());
    }
    world.end().await;
}

#[tokio::test]
async fn earlier_puzzles_can_be_practised_and_do_not_count() {
    let (time, world) = world().await;
    let ben = world.person("ben");
    let day = start_day();
    // Earlier puzzles: one that was answered (the first day's), and one that was never asked for (the day before).
    let shown = ask(&ben).await;
    let first = answer(&ben, &shown, day, puzzle_of(day).solution()).await;
    time.send_replace(START + DAY);
    let today = Day(day.0 + 1);
    let shown = ask(&ben).await;
    let solved = answer(&ben, &shown, today, puzzle_of(today).solution()).await;
    assert!(solved.contains_text("total solved: 2 of 2"));
    let mut practice = solved;
    for past in [day, Day(day.0 - 1)] {
        let puzzle = puzzle_of(past);
        let listed = ben.press(&practice, "Earlier puzzles").await;
        let listed = listed.expect("the earlier puzzles");
        let play = format!("practice:{}:", past.0);
        practice = ben.press(&listed, &play).await.expect("the puzzle");
        assert!(practice.contains_text("your answer does not count"));
        check_position(&practice, Locale::En, past, &puzzle);
        let (wrong, _) = losing_play(&puzzle);
        let tried = format!("practice:{}:{wrong}", past.0);
        let missed = ben.press(&practice, &tried).await.expect("the solution");
        assert!(missed.contains_text("Not this time.") && missed.contains_text("**wins**: "));
        let spoiler = "The right card: ||";
        assert!(missed.contains_text(spoiler), "{}", missed.text());
        assert!(!missed.contains_text("total solved"));
        practice = ben.press(&missed, "Try again").await.expect("the puzzle");
        check_position(&practice, Locale::En, past, &puzzle);
    }
    // The list leads back to today's puzzle.
    let listed = ben.press(&practice, "Earlier puzzles").await;
    let listed = listed.expect("the earlier puzzles");
    assert!(listed.contains_text("Page 1 of 46"), "{}", listed.text());
    let back = ben.press(&listed, "Today’s puzzle").await;
    let back = back.expect("today's");
    assert!(
        back.contains_text("total solved: 2 of 2"),
        "{}",
        back.text()
    );
    for far in [today.0 + 1, u32::MAX, 0] {
        let shown = ben.forge(&practice, &format!("practice:{far}:")).await;
        let shown = shown.expect("today's puzzle").text();
        let notice = shown.strip_suffix(&back.text()).map(str::trim_end);
        let is_past = far == 0;
        let expected = if is_past {
            "Puzzles that old can no longer be practiced. This is today’s:"
        } else {
            ""
        };
        assert_eq!(notice, Some(expected), "{shown}");
    }
    assert_eq!(stored_answers(&world).await, 2);
    assert_ne!(first.text(), back.text());
    world.end().await;
}

#[tokio::test]
async fn only_one_of_two_simultaneous_answers_counts() {
    let (_time, world) = world().await;
    let ben = world.person("ben");
    let day = start_day();
    let puzzle = puzzle_of(day);
    let shown = ask(&ben).await;
    let plays = [puzzle.solution(), losing_play(&puzzle).0];
    let [one, other] = plays.map(|play| button(day, play));
    // Forged presses, because the first answer may remove the other button.
    let (one, other) = tokio::join!(ben.forge(&shown, &one), ben.forge(&shown, &other));
    assert!(one.is_some() && other.is_some(), "both are answered");
    assert_eq!(stored_answers(&world).await, 1);
    // The reply shows the stored answer.
    let after = ask(&ben).await;
    assert!(after.contains_text("of 1") && after.button("Ranking").is_some());
    ben.wait_for_message(CHANNEL, |message| {
        message.id() == shown.id() && message.text().ends_with(&after.text())
    })
    .await;
    world.end().await;
}

#[tokio::test]
async fn streaks_continue_daily_and_appear_in_the_ranking() {
    let (time, world) = world().await;
    let people = ["anna", "ben", "clara"].map(|name| world.person(name));
    let [anna, ben, clara] = &people;
    let empty = ask(clara).await;
    let first = start_day();
    let ranking = clara.forge(&empty, "puzzle-board:0").await;
    let ranking = ranking.expect("the ranking");
    assert!(
        ranking.is_ephemeral() && ranking.contains_text("Hier wurde noch kein Rätsel beantwortet.")
    );

    let mut replies = Vec::new();
    for day in 0..2 {
        time.send_replace(START + DAY * day);
        let today = Day(first.0 + day);
        let puzzle = puzzle_of(today);
        for (person, locale, play) in [
            (ben, Locale::En, puzzle.solution()),
            (anna, Locale::De, losing_play(&puzzle).0),
        ] {
            let shown = ask(person).await;
            check_position(&shown, locale, today, &puzzle);
            replies.push(answer(person, &shown, today, play).await);
        }
    }
    assert_ne!(replies[0].text(), replies[2].text(), "another puzzle");
    assert!(replies[2].contains_text("Streak: **2 days** (best: 2) · total solved: 2 of 2"));

    let ranking = ben
        .press(&replies[2], "Ranking")
        .await
        .expect("the ranking");
    assert!(ranking.is_ephemeral());
    let own = "➤ `1.` ✅ **Ben** · streak **2**, best 2 · solved 2 of 2 ← you";
    let other = "`2.` ❌ **Anna** · streak **0**, best 0 · solved 0 of 2";
    assert!(
        ranking.contains_text(&format!("{own}\n{other}")),
        "{}",
        ranking.text()
    );
    let back = ben.press(&ranking, "Today’s puzzle").await;
    assert_eq!(back.map(|it| it.text()), Some(replies[2].text()));

    // A streak lasts until the end of a day without an answer.
    time.send_replace(START + DAY * 2);
    let ranking = ben
        .forge(&ranking, "puzzle-board:9")
        .await
        .expect("the ranking");
    assert!(
        ranking.contains_text("`1.` ▫️ **Ben** · streak **2**"),
        "{}",
        ranking.text()
    );
    time.send_replace(START + DAY * 3);
    let ranking = ben
        .forge(&ranking, "puzzle-board:0")
        .await
        .expect("the ranking");
    assert!(
        ranking.contains_text("**Ben** · streak **0**, best 2"),
        "{}",
        ranking.text()
    );

    // Every server has its own ranking, and direct messages have none.
    let shown = clara.command_in("karten", "claim puzzle", json!({})).await;
    let other = clara.forge(&shown, "puzzle-board:0").await;
    assert!(other.is_some_and(|it| it.contains_text("Hier wurde noch kein Rätsel")));
    let shown = ben.command_in("dm", "claim puzzle", json!({})).await;
    let none = ben.forge(&shown, "puzzle-board:0").await;
    assert!(none.is_some_and(|it| it.contains_text("only works in a server")));
    world.end().await;
}

#[tokio::test]
async fn stale_and_forged_buttons_show_todays_puzzle() {
    let (time, world) = world().await;
    let ben = world.person("ben");
    let yesterday = start_day();
    let old = ask(&ben).await;
    time.send_replace(START + DAY);
    let today = Day(yesterday.0 + 1);
    let puzzle = puzzle_of(today);
    let answer = puzzle_of(yesterday).solution();
    let late = ben.press(&old, &button(yesterday, answer)).await;
    let late = late.expect("the puzzle with a notice");
    assert!(
        late.contains_text("That puzzle is over."),
        "{}",
        late.text()
    );
    check_position(&late, Locale::En, today, &puzzle);

    let mut held = puzzle.view().own.hand;
    held.insert_all(puzzle.opponent_hand());
    let deck = puzzle.view().public.setup.factions();
    let mut cards = deck.iter().flat_map(CardSet::all_of);
    let absent = cards
        .find(|&card| !held.contains(card))
        .expect("a card in neither hand");
    for action in [
        Action::Play(absent).to_string(),
        "take top".to_owned(),
        "play elf-1".to_owned(),
        String::new(),
    ] {
        let forged = format!("solve:{}:{action}", today.0);
        let refused = ben.forge(&late, &forged).await.expect("the puzzle");
        assert!(refused.is_ephemeral());
        assert!(refused.contains_text("You can’t play that card in today’s puzzle."));
        check_position(&refused, Locale::En, today, &puzzle);
    }
    for id in [
        "solve:",
        "solve:x:play goblin-1",
        "puzzle:1",
        "puzzle-board:x",
    ] {
        let refused = ben.forge(&late, id).await.expect("a reply");
        assert!(
            refused.is_ephemeral() && refused.buttons().is_empty(),
            "{id}"
        );
    }
    let far = format!("solve:{}:play goblin-1", u32::MAX);
    let refused = ben.forge(&late, &far).await;
    assert!(refused.is_some_and(|it| it.contains_text("That puzzle is over.")));

    // A forged press on a public message does not change it.
    ben.command("claim start", json!({})).await;
    let public_message = ben
        .wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some())
        .await;
    let shown = ben
        .forge(&public_message, "puzzle:")
        .await
        .expect("the puzzle");
    assert!(shown.is_ephemeral() && shown.id() != public_message.id());
    check_position(&shown, Locale::En, today, &puzzle);
    assert_eq!(stored_answers(&world).await, 0);
    world.end().await;
}

#[tokio::test]
async fn restart_keeps_the_puzzle_and_the_answers() {
    let (_time, mut world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = start_day();
    let shown = ask(&ben).await;
    let right = answer(&ben, &shown, day, puzzle_of(day).solution()).await;
    world.stop_bot().await;

    // A stored puzzle is kept, even if the program would now generate a different one.
    let another = puzzle_of(Day(day.0 + 7));
    let mut database = world.database().await;
    sqlx::query("UPDATE puzzles SET record = $1 WHERE day = $2")
        .bind(another.record())
        .bind(i64::from(day.0))
        .execute(&mut database)
        .await
        .expect("the database can be written");
    database.close().await.expect("the connection closes");
    world.start_bot(Clock::manual(START).1).await;
    check_position(&ask(&anna).await, Locale::De, day, &another);
    world.stop_bot().await;

    let mut database = world.database().await;
    sqlx::query("UPDATE puzzles SET record = $1 WHERE day = $2")
        .bind(puzzle_of(day).record())
        .bind(i64::from(day.0))
        .execute(&mut database)
        .await
        .expect("the database can be written");
    database.close().await.expect("the connection closes");
    world.start_bot(Clock::manual(START).1).await;
    assert_eq!(ask(&ben).await.text(), right.text());
    assert_eq!(stored_answers(&world).await, 1);
    world.end().await;
}

/// The number of stored answers.
async fn stored_answers(world: &World) -> i64 {
    let mut database = world.database().await;
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM puzzle_answers")
        .fetch_one(&mut database)
        .await
        .expect("the database can be read");
    database.close().await.expect("the connection closes");
    count
}

#[tokio::test]
async fn solved_puzzle_is_shared_without_its_solution() {
    let (_time, world) = world().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let day = start_day();
    let puzzle = puzzle_of(day);
    let shown = ask(&ben).await;
    let forged = format!("share:solved-puzzle:{}", day.0);
    let refused = ben.forge(&shown, &forged).await.expect("an answer");
    assert!(refused.contains_text("button"), "{}", refused.text());
    let solved = answer(&ben, &shown, day, puzzle.solution()).await;
    let kept = ben.press_kind(&solved, "share").await.expect("the puzzle");
    assert!(kept.contains_text("Correct!"), "{}", kept.text());

    let is_shared = |message: &Message| message.contains_text("🟩");
    let shared = anna.wait_for_message(CHANNEL, is_shared).await;
    assert!(shared.contains_text("Ben"), "{}", shared.text());
    for play in puzzle.view().legal_actions() {
        assert!(!shared.contains_text(&card(Locale::En, play)));
    }
    // Others open the puzzle from it, which is still theirs to solve.
    let opened = anna.press_kind(&shared, "solved-puzzle").await;
    let opened = opened.expect("the puzzle");
    assert!(
        opened.contains_text("Nur eine Karte gewinnt"),
        "{}",
        opened.text()
    );
    world.end_unread().await;
}
