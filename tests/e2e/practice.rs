//! Practice: one's own mistakes in an analysed match are exercises, which come back until they are solved for good.

use std::collections::BTreeMap;
use std::time::Duration;

use claim_ai::analysis::Examination;
use claim_ai::bots::solver::Solver;
use claim_ai::puzzle::Day;
use claim_host::Clock;
use claim_rules::{Action, GameKind};
use claim_table::timestamp::Timestamp;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;
use sqlx::Connection;

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin, in the middle of a day.
const START: Timestamp = Timestamp(1_780_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// The seat of the person who practises.
const SEAT: usize = 1;

/// The number of search iterations with which the bot judges moves.
const ITERATIONS: u32 = claim_ai::analysis::DEFAULT_ITERATIONS;

/// An exercise as a message asks it.
struct Asked {
    /// The number of actions before the decision.
    actions: usize,
    /// The ids of the buttons that answer it, each with its action.
    answers: Vec<(String, Action)>,
}

impl Asked {
    fn of(shown: &Message) -> Self {
        let mut actions = None;
        let mut answers = Vec::new();
        for id in shown.button_ids("answer") {
            let parts: Vec<_> = id.splitn(5, ':').collect();
            actions = parts[2].parse().ok();
            let action = Action::parse(GameKind::Claim, parts[4]);
            answers.push((id.clone(), action.expect("an action")));
        }
        Self {
            actions: actions.unwrap_or_else(|| panic!("no exercise: {}", shown.text())),
            answers,
        }
    }

    /// The button of an answer that solves the exercise, or of one that does not.
    fn answer(&self, examination: &Examination, is_good: bool) -> &str {
        let solver = Solver::default();
        let mut answers = self.answers.iter();
        let found = answers.find(|(_, action)| {
            let judged = examination.of_other_action(self.actions, *action, ITERATIONS, &solver);
            judged.expect("it is legal").0.is_good() == Some(is_good)
        });
        let (id, _) = found.expect("a mistake, and something better");
        id
    }
}

async fn practise(person: &Person) -> Message {
    let shown = person.command("claim practice", json!({})).await;
    assert!(shown.is_ephemeral());
    shown
}

async fn press(person: &Person, shown: &Message, button: &str) -> Message {
    let next = person.press(shown, button).await.expect("an answer");
    assert_eq!(next.id(), shown.id(), "practice stays in one message");
    next
}

/// Waits for the complete analysis of a match.
async fn analyse(reader: &Person, end: &Message) -> Message {
    reader.press_kind(end, "analysis").await;
    let is_complete = |it: &Message| it.contains_text("Analys") && it.file().is_some();
    reader.wait_for_message(CHANNEL, is_complete).await
}

/// Plays matches until the person who practises has made two mistakes or more in one. Returns its end, what was decided in
/// it, and the number of mistakes.
async fn play_badly(host: &Person, guest: &Person) -> (Message, Examination, usize) {
    loop {
        let game = Match::start(CHANNEL, host, guest).await;
        game.play(0..ACTIONS).await;
        let end = game.wait_for_results().await;
        let record = Record::of(host, &end).await;
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        let examination = Examination::from_record(&record.text, &mut rng);
        let examination = examination.expect("the record is valid");
        let analysis = examination.analyse(ITERATIONS, &Solver::default(), |_| ());
        let mistakes = analysis.mistakes().filter(|it| it.seat.index() == SEAT);
        let count = mistakes.count();
        if count > 1 {
            return (end, examination, count);
        }
    }
}

#[tokio::test]
async fn mistakes_come_back_as_exercises_until_they_are_solved() {
    let (time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let none = practise(&ben).await;
    assert!(none.contains_text("You have no exercises"));
    for start in ["learn", "quick-match", "open-table"] {
        assert!(none.enabled_button(start).is_some(), "{start}");
    }

    // If one player asks for the analysis, the mistakes of all players become exercises.
    let (end, examination, mistakes) = play_badly(&anna, &ben).await;
    analyse(&anna, &end).await;
    let count = mistakes.min(3);
    let mut shown = practise(&ben).await;
    let first = Asked::of(&shown);
    let date = Day::of_unix_ms(START.0).date();
    for part in [
        format!("Exercise 1 of {count} today"),
        format!("Anna – Ben, {} May {}", date.day(), date.year()),
        "What would you play now?".to_owned(),
    ] {
        assert!(shown.contains_text(&part), "{part}: {}", shown.text());
    }
    let analysis = analyse(&ben, &end).await;
    let added = format!("Your {count} mistakes are now exercises: `/claim practice`");
    assert!(analysis.contains_text(&added), "{}", analysis.text());
    // Each player’s own profile says how they decided, and no other one does.
    let german = "der Gewinnchancen behalten in einer Partie.";
    let english = "of the winning chances kept in one match.";
    for (reader, options, form, is_own) in [
        (&anna, json!({}), german, true),
        (&ben, json!({}), english, true),
        (&ben, json!({"player": "anna"}), english, false),
    ] {
        let profile = reader.command("claim profile", options).await;
        assert_eq!(profile.contains_text(form), is_own, "{}", profile.text());
    }

    // The first one is solved, the others are not. An old button changes nothing.
    let right = first.answer(&examination, true);
    let wrong = first.answer(&examination, false);
    let solved = press(&ben, &shown, right).await;
    assert!(solved.contains_text("Solved!"), "{}", solved.text());
    assert!(solved.contains_text("In the match you played"));
    assert!(solved.contains_text("comes back tomorrow"));
    let again = ben.forge(&solved, wrong).await.expect("a verdict");
    assert!(again.contains_text("Not this time.") && again.contains_text("does not count"));
    shown = press(&ben, &again, "Next exercise").await;
    let mut streaks = BTreeMap::from([(first.actions, 1)]);
    for number in 2..=count {
        assert!(shown.contains_text(&format!("Exercise {number} of {count} today")));
        let asked = Asked::of(&shown);
        let missed = press(&ben, &shown, asked.answer(&examination, false)).await;
        assert!(missed.contains_text("Not this time.") && missed.contains_text("tomorrow"));
        streaks.insert(asked.actions, 0);
        shown = press(&ben, &missed, "Next exercise").await;
    }
    assert_eq!(streaks.len(), count, "each exercise was asked once");
    assert!(
        shown.contains_text("No exercise is due.") && shown.contains_text("Next exercise: <t:")
    );

    // The next day, all come back. What was solved twice in a row comes back later than the others.
    time.send_replace(START + DAY);
    shown = practise(&ben).await;
    for number in 1..=count {
        assert!(shown.contains_text(&format!("Exercise {number} of {count} today")));
        let asked = Asked::of(&shown);
        let solved = press(&ben, &shown, asked.answer(&examination, true)).await;
        let back = match streaks[&asked.actions] {
            0 => "comes back tomorrow",
            _ => "comes back in 3 days",
        };
        assert!(solved.contains_text(back), "{}", solved.text());
        if number == count {
            let replay = press(&ben, &solved, "Replay from here").await;
            let position = format!("Move {} of 52", asked.actions);
            assert!(replay.contains_text(&position), "{}", replay.text());
        } else {
            shown = press(&ben, &solved, "Next exercise").await;
        }
    }
    for (days, due) in [(2, count - 1), (4, count)] {
        time.send_replace(START + days * DAY);
        let shown = practise(&ben).await;
        let expected = format!("Exercise 1 of {due} today");
        assert!(shown.contains_text(&expected), "{}", shown.text());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn five_answers_a_day_are_enough_and_each_counts_once() {
    let (_time, clock) = Clock::manual(START);
    let world = World::with_clock(clock).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..24).await;
    let end = game.resign(0).await;
    let record = Record::of(&ben, &end).await;
    let own = record.actions().into_iter().enumerate();
    let own = own.filter(|(_, (seat, _))| *seat == SEAT);
    let mut database = world.database().await;
    for (actions, _) in own.take(8) {
        sqlx::query("INSERT INTO exercises VALUES ($1, $2, $3, $4, 0, 0)")
            .bind(ben.id().await.parse::<i64>().expect("an id"))
            .bind(&game.id)
            .bind(i64::try_from(actions).expect("a small number"))
            .bind(i64::from(Day::of_unix_ms(START.0).0))
            .execute(&mut database)
            .await
            .expect("the database can be written");
    }
    let shown = ben.command_in("dm", "claim practice", json!({})).await;
    assert!(
        shown.contains_text("Exercise 1 of 5 today"),
        "{}",
        shown.text()
    );
    // Two answers at once: one of them counts.
    let ids = shown.button_ids("answer");
    let (one, other) = (&ids[0], ids.last().expect("a choice"));
    let (one, other) = tokio::join!(ben.forge(&shown, one), ben.forge(&shown, other));
    assert!(one.is_some() && other.is_some(), "both are answered");
    let mut shown = ben.command_in("dm", "claim practice", json!({})).await;
    for number in 2..=5 {
        let expected = format!("Exercise {number} of 5 today");
        assert!(shown.contains_text(&expected), "{}", shown.text());
        let answer = &shown.button_ids("answer")[0];
        let verdict = press(&ben, &shown, answer).await;
        shown = press(&ben, &verdict, "Next exercise").await;
    }
    assert!(
        shown.contains_text("5 exercises answered"),
        "{}",
        shown.text()
    );
    shown = press(&ben, &shown, "One more").await;
    assert!(shown.contains_text("Exercise 6 today"), "{}", shown.text());

    // Only Ben has a hand to show there.
    let asked = format!("choose-answer:{}:{}:0:", game.id, Asked::of(&shown).actions);
    let refused = anna.forge(&end, &asked).await.expect("a notice");
    assert!(refused.is_ephemeral() && refused.button_ids("answer").is_empty());

    let question = ben.command("claim data delete", json!({})).await;
    ben.press(&question, "Delete everything now").await;
    let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM exercises")
        .fetch_one(&mut database)
        .await
        .expect("the database can be read");
    assert_eq!(left, 0);
    database.close().await.expect("the connection closes");
    world.end_unread().await;
}
