//! Tests of the daily deal: the bot's replies on every machine, the order of results, streaks and squares.

use std::fs;
use std::path::PathBuf;
use std::thread;

use claim_rules::claim_it::Action as ClaimItAction;
use claim_rules::record::{DailyHeader, Ending, Header, Line, Replay, Secret, Tally, TimedLine};
use claim_rules::{Day, daily};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::bots::greedy_action;
use crate::play::{PlayOptions, play_match};

/// The days whose deals are played in the golden records: each game once, and both variants of Claim It.
const DAYS: [&str; 6] = [
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-28",
    "2026-11-29",
    "2026-12-06",
];

fn golden_path(date: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/daily");
    folder.join(format!("{date}.jsonl"))
}

fn golden(date: &str) -> String {
    fs::read_to_string(golden_path(date)).expect("the golden record is there")
}

/// Plays greedily in trick-taking games, at random in others.
fn greedy(view: &View, rng: &mut ChaCha20Rng) -> Option<Action> {
    let greedy = match view {
        View::Claim(view) => greedy_action(view).map(Action::Claim),
        View::ClaimIt(_) | View::Kingdoms(_) => None,
    };
    greedy.or_else(|| crate::bots::random_action(view, rng))
}

/// Rolls in Claim It whenever that is legal, and so until the turn comes to nothing.
fn reckless(view: &View, rng: &mut ChaCha20Rng) -> Option<Action> {
    let legal = view.legal_actions().into_iter();
    let mut rolls = legal.filter(|it| matches!(it, Action::ClaimIt(ClaimItAction::Roll)));
    rolls
        .next()
        .or_else(|| crate::bots::random_action(view, rng))
}

/// Plays a day's deal to its end.
fn play_deal(date: &str, person: impl Fn(&View, &mut ChaCha20Rng) -> Option<Action>) -> String {
    let day: Day = date.parse().expect("a date");
    let secret = Secret::from_bytes([u8::try_from(day.0 % 251).expect("a byte"); 32]);
    let entropy: Vec<_> = daily::ENTROPY.map(str::to_owned).into();
    let mut header = Header::new(daily::setup(day, &secret));
    header.daily = Some(DailyHeader {
        day,
        bots: vec![BOT],
    });
    header.commitment = Some(secret.commitment());
    header.entropy = Some(entropy.clone());
    let mut chance = secret.stream(&entropy);
    let mut lines = vec![Line::Header(header.clone())];
    let solver = Solver::default();
    let mut replay = Replay::new(header);
    let options = PlayOptions {
        chance_rng: Some(&mut chance),
        list_legal: false,
    };
    let mut rng = ChaCha20Rng::seed_from_u64(day.0.into());
    let count = std::cell::Cell::new(1);
    let policy = |view: &View, rng: &mut ChaCha20Rng| {
        if view.seat() != PERSON {
            return reply(view, count.get() + 1, &secret, &solver);
        }
        person(view, rng)
    };
    let on_line = |line: &Line| {
        count.set(count.get() + 1);
        lines.push(line.clone());
    };
    let outcome = play_match(&mut replay, options, &mut rng, policy, on_line);
    lines.push(Line::Result {
        ending: Ending::Played(outcome.expect("the match is played to its end")),
        secret: Some(secret.clone()),
    });
    lines.iter().map(|line| line.to_json() + "\n").collect()
}

/// The records of matches that were played by the bot with the number [`BOT`], in an optimised build. They are played
/// again here, in any build.
#[test]
fn replies_are_those_of_this_number() {
    if std::env::var_os("CLAIM_BOT_BLESS").is_some() {
        for date in DAYS {
            fs::create_dir_all(golden_path(date).parent().expect("a folder")).expect("writable");
            fs::write(golden_path(date), play_deal(date, greedy)).expect("writable");
        }
    }
    let checks = DAYS.map(|date| {
        thread::spawn(move || {
            let record = golden(date);
            claim_rules::record::check(&record).expect("the record is correct");
            check_replies(&record, &Solver::default())
        })
    });
    for (date, check) in DAYS.into_iter().zip(checks) {
        let checked = check.join().expect("no panic");
        let hint = "the bot replies in another way: raise `claim_ai::daily::BOT`";
        assert!(
            matches!(checked, Ok(RepliesChecked::Same(count)) if count > 5),
            "{date}: {checked:?}: {hint}"
        );
    }
}

#[test]
fn a_solver_that_has_solved_other_positions_replies_in_the_same_way() {
    let solver = Solver::default();
    for date in [DAYS[1], DAYS[0]] {
        let checked = check_replies(&golden(date), &solver);
        assert!(
            matches!(checked, Ok(RepliesChecked::Same(_))),
            "{checked:?}"
        );
    }
}

#[test]
fn a_record_of_another_deal_is_found() {
    let record = golden(DAYS[0]);
    // Another Monday has the same game, and would have the same cards with the same secret; another weekday has not.
    for (date, is_right) in [("2026-11-30", true), ("2026-12-01", false)] {
        let changed = record.replacen(DAYS[0], date, 1);
        let checked = claim_rules::record::check(&changed);
        assert_eq!(checked.is_ok(), is_right, "{checked:?}");
    }
}

#[test]
fn a_changed_reply_is_found() {
    let record = golden(DAYS[4]);
    let solver = Solver::default();
    let (index, _) = record
        .lines()
        .enumerate()
        .find(|(_, line)| line.starts_with(r#"{"seat":1,"do":"use"#))
        .expect("the bot has used a roll");
    // Up to the reply, which is replaced by another legal one.
    let before: Vec<_> = record.lines().take(index).collect();
    let replay = Replay::from_lines(before.iter().copied()).expect("a correct record");
    let seat = replay.state().to_act().expect("the bot is to act");
    let played = record.lines().nth(index).expect("it is there");
    let other = replay
        .state()
        .legal_actions()
        .into_iter()
        .find(|it| !played.contains(&format!("\"{it}\"")));
    let action = other.expect("the roll could be used in two ways");
    let line = TimedLine::from(Line::Action {
        seat,
        action,
        legal: None,
    })
    .to_json();
    let secret = Replay::from_lines(record.lines()).expect("correct");
    let secret = secret.secret().expect("published").to_hex();
    let end = format!(r#"{{"result":{{"ended":"aborted","winners":[]}},"secret":"{secret}"}}"#);
    let changed = format!("{}\n{line}\n{end}\n", before.join("\n"));
    let error = check_replies(&changed, &solver).expect_err("the reply differs");
    assert_eq!(error.line, index + 1);
    let others = record.replacen(&format!(r#""bots":[{BOT}]"#), r#""bots":[0,1]"#, 1);
    let others = check_replies(&others, &solver);
    assert_eq!(others, Ok(RepliesChecked::OtherBots(vec![0, 1])));
    let unpublished = record.replacen(&format!(r#","secret":"{secret}""#), "", 1);
    let unpublished = check_replies(&unpublished, &solver);
    assert_eq!(unpublished, Ok(RepliesChecked::SecretMissing));
}

#[test]
fn published_record_is_proven_and_has_no_names() {
    let record = golden(DAYS[0]);
    let secret = Replay::from_lines(record.lines()).expect("a correct record");
    let secret = secret.secret().expect("it is published").clone();
    let stored = record.replacen(&format!(r#","secret":"{}""#, secret.to_hex()), "", 1);
    let stored = stored.replacen(r#""players":2"#, r#""players":2,"names":["Anna","Ben"]"#, 1);
    assert_eq!(published(&stored, &secret, false), Ok(record));
    let own = published(&stored, &secret, true).expect("a correct record");
    assert!(own.contains("Anna"));
    let summary = claim_rules::record::check(own).expect("a correct record");
    assert_eq!(summary.fairness, claim_rules::record::Fairness::Proven);
}

#[test]
fn squares_show_factions_or_turns() {
    let shown = |date: &str| {
        let squares = super::squares(&golden(date)).expect("a correct record");
        squares.iter().map(|it| it.emoji()).collect::<String>()
    };
    assert_eq!(shown(DAYS[0]).chars().count(), 5);
    assert_eq!(shown(DAYS[3]).chars().count(), 7);
    let mut turns = String::new();
    let mut count = 0;
    for date in &DAYS[4..] {
        turns += &shown(date);
        let record = golden(date);
        let acts = record.lines().filter(|it| it.starts_with(r#"{"seat":"#));
        let seats: Vec<_> = acts.map(|it| it.starts_with(r#"{"seat":0"#)).collect();
        // A turn of the person begins after one of the bot, or at the beginning.
        let begins = |index: usize| seats[index] && (index == 0 || !seats[index - 1]);
        count += (0..seats.len()).filter(|&it| begins(it)).count();
    }
    assert_eq!(turns.chars().count(), count);
    assert!(turns.contains('🟩'), "{turns}");
    let squares = super::squares(&play_deal(DAYS[4], reckless)).expect("a correct record");
    assert!(squares.iter().all(|it| *it == Square::Bad), "{squares:?}");
}

fn result(outcome: Outcome, score: u16, other_score: u16, extra: u16) -> DailyResult {
    let own = Tally { score, extra };
    DailyResult {
        outcome,
        own,
        other_score,
    }
}

#[test]
fn better_results_come_first_and_equal_ones_share_a_place() {
    use Outcome::{Drawn, Lost, Won};
    // From the best to the worst; the second and the third are equal.
    let results = [
        result(Won, 4, 1, 20),
        result(Won, 3, 2, 30),
        result(Won, 3, 2, 30),
        result(Won, 3, 2, 29),
        result(Drawn, 2, 2, 40),
        result(Lost, 5, 6, 0),
        result(Lost, 2, 3, 0),
        result(Lost, 2, 4, 50),
    ];
    let compared: Vec<_> = (0..results.len())
        .map(|own| {
            let others = (0..results.len())
                .filter(|&it| it != own)
                .map(|it| results[it]);
            results[own].compare(others)
        })
        .collect();
    let places: Vec<_> = compared.iter().map(|it| it.place()).collect();
    // The sixth and seventh differ in their scores alone, not in the difference.
    assert_eq!(places, [1, 2, 2, 4, 5, 6, 6, 8]);
    let better: Vec<_> = compared.iter().map(|it| it.better_than()).collect();
    assert_eq!(better, [100, 71, 71, 57, 42, 14, 14, 0].map(Some));
    assert_eq!(results[0].compare([]).better_than(), None);
}

#[test]
fn streak_lives_until_a_day_is_missed() {
    let streak =
        |days: &[u32], today| Streak::of(days.iter().copied().map(Day).collect(), Day(today));
    assert_eq!(
        streak(&[], 9),
        Streak {
            current: 0,
            best: 0
        }
    );
    assert_eq!(
        streak(&[9, 7, 8, 3], 9),
        Streak {
            current: 3,
            best: 3
        }
    );
    assert_eq!(
        streak(&[9, 7, 8, 3], 10),
        Streak {
            current: 3,
            best: 3
        }
    );
    assert_eq!(
        streak(&[9, 7, 8, 3], 11),
        Streak {
            current: 0,
            best: 3
        }
    );
    assert_eq!(
        streak(&[1, 2, 3, 4, 6, 7], 7),
        Streak {
            current: 2,
            best: 4
        }
    );
}

proptest! {
    #[test]
    fn places_and_shares_fit_together(keys in proptest::collection::vec((0..3_usize, 0..4_u16, 0..4_u16, 0..3_u16), 1..20)) {
        let results: Vec<_> = keys.iter().map(|&(outcome, own, other, extra)| {
            result(Outcome::ALL[outcome], own, other, extra)
        }).collect();
        let mut places = Vec::new();
        for (own, it) in results.iter().enumerate() {
            let others = results.iter().enumerate().filter(|(other, _)| *other != own);
            let comparison = it.compare(others.map(|(_, it)| *it));
            prop_assert!(comparison.better + comparison.worse < comparison.all);
            prop_assert!(comparison.better_than().is_none_or(|it| it <= 100));
            places.push(comparison.place());
        }
        // As many share a place as stand between it and the next one.
        for &place in &places {
            let sharing = places.iter().filter(|it| **it == place).count();
            let next = places.iter().filter(|it| **it > place).min();
            let next = next.copied().unwrap_or(u32::try_from(places.len()).unwrap_or(0) + 1);
            prop_assert_eq!(place + u32::try_from(sharing).unwrap_or(0), next);
        }
    }
}
